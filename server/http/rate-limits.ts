import { LRUCache } from "lru-cache";
import { RateLimiter, secondsToWait } from "../rate-limiter.ts";
import { tooMany } from "./refusal.ts";

export interface Rate {
  points: number;
  /** In seconds. */
  duration: number;
}

export interface SignInRates {
  perIp: Rate;
  perAccount: Rate;
  perIpAndAccount: Rate;
  tokensPerIp: Rate;
}

export const SIGN_IN_RATES: SignInRates = {
  perIp: { points: 10, duration: 60 },
  perAccount: { points: 30, duration: 300 },
  perIpAndAccount: { points: 3, duration: 300 },
  tokensPerIp: { points: 30, duration: 60 },
};

/** A refusal takes at least this long, so that timing does not reveal if an account exists. */
export const REFUSAL_MS = 300;

export interface Attempt {
  refund(): Promise<void>;
  /** True if this account has signed in from this IP address before. */
  isKnown: boolean;
}

const MAX_KNOWN = 1000;

/**
 * Counts attempts before the password is checked. An attacker cannot lock out an account, because
 * each new IP address has a few attempts of its own. Throws Refusal (429).
 */
export function signInLimits(rates: SignInRates = SIGN_IN_RATES) {
  const byIp = new RateLimiter({ keyPrefix: "ip", ...rates.perIp });
  const byAccount = new RateLimiter({ keyPrefix: "account", ...rates.perAccount });
  const byBoth = new RateLimiter({ keyPrefix: "both", ...rates.perIpAndAccount });
  const tokens = new RateLimiter({ keyPrefix: "token", ...rates.tokensPerIp });
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  return {
    remember: (clientIp: string, account: string) => void known.set(`${clientIp} ${account}`, true),
    async password(clientIp: string, account: string): Promise<Attempt> {
      await consume(byIp, clientIp);
      const both = `${clientIp} ${account}`;
      const waits = [await secondsToWait(byAccount, account), await secondsToWait(byBoth, both)];
      const wait = Math.min(...waits);
      if (wait > 0) throw tooMany(wait);
      return {
        isKnown: known.has(both),
        async refund() {
          await byIp.reward(clientIp);
          await byAccount.reward(account);
          await byBoth.reward(both);
        },
      };
    },
    async token(clientIp: string): Promise<Attempt> {
      await consume(tokens, clientIp);
      return { isKnown: false, refund: async () => void (await tokens.reward(clientIp)) };
    },
  };
}

interface VisitorRates {
  perIp: Rate;
  /** The first requests of each IP address, which do not count towards `together`. */
  firstPerIp: Rate;
  /** All other requests, of all visitors. */
  together: Rate;
}

/**
 * Limits what visitors send. The first requests of each IP address do not count towards the common
 * limit, so that busy IP addresses cannot lock others out. The returned function throws Refusal (429).
 */
export function visitorLimit(rates: VisitorRates): (clientIp: string) => Promise<void> {
  const byIp = new RateLimiter(rates.perIp);
  const first = new RateLimiter(rates.firstPerIp);
  const together = new RateLimiter(rates.together);
  return async (clientIp) => {
    await consume(byIp, clientIp);
    if ((await secondsToWait(first, clientIp)) > 0) await consume(together, "all");
  };
}

/** Counts one more request of `key`. Throws Refusal (429). */
export async function consume(limiter: RateLimiter, key: string): Promise<void> {
  const wait = await secondsToWait(limiter, key);
  if (wait > 0) throw tooMany(wait);
}
