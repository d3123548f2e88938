import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ApiRates } from "../backend.ts";
import { tooMany } from "./refusal.ts";

type SignInRates = Pick<
  ApiRates,
  "perAddress" | "perAccount" | "perAddressAndAccount" | "tokensPerAddress"
>;

export const SIGN_IN_RATES: SignInRates = {
  perAddress: { points: 10, duration: 60 },
  perAccount: { points: 30, duration: 300 },
  perAddressAndAccount: { points: 3, duration: 300 },
  tokensPerAddress: { points: 30, duration: 60 },
};

export interface Attempt {
  refund(): Promise<void>;
  /** True for an address from which this account's password was right before. */
  isKnown: boolean;
}

const MAX_KNOWN = 1000;

/**
 * Counts attempts before the password is checked. An attacker who uses up an account's attempts does not
 * lock its owner out: a new address has a few of its own. Throws Refusal (429).
 */
export function signInLimits(rates: SignInRates = SIGN_IN_RATES) {
  const byAddress = new RateLimiterMemory({ keyPrefix: "address", ...rates.perAddress });
  const byAccount = new RateLimiterMemory({ keyPrefix: "account", ...rates.perAccount });
  const byBoth = new RateLimiterMemory({ keyPrefix: "both", ...rates.perAddressAndAccount });
  const tokens = new RateLimiterMemory({ keyPrefix: "token", ...rates.tokensPerAddress });
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  return {
    remember: (address: string, account: string) => void known.set(`${address} ${account}`, true),
    async password(address: string, account: string): Promise<Attempt> {
      await consume(byAddress, address);
      const both = `${address} ${account}`;
      const waits = [await secondsToWait(byAccount, account), await secondsToWait(byBoth, both)];
      const wait = Math.min(...waits);
      if (wait > 0) throw tooMany(wait);
      return {
        isKnown: known.has(both),
        async refund() {
          await byAddress.reward(address);
          await byAccount.reward(account);
          await byBoth.reward(both);
        },
      };
    },
    async token(address: string): Promise<Attempt> {
      await consume(tokens, address);
      return { isKnown: false, refund: async () => void (await tokens.reward(address)) };
    },
  };
}

/** Counts one more request of `key`. Throws Refusal (429). */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  const wait = await secondsToWait(limiter, key);
  if (wait > 0) throw tooMany(wait);
}

async function secondsToWait(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // The system clock may have jumped: a limit never lasts longer than its duration.
    return Math.min(limiter.duration, Math.ceil(refusal.msBeforeNext / 1000)) || 1;
  }
}
