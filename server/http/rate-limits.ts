import { LRUCache } from "lru-cache";
import { fairQueue } from "../fair-queue.ts";
import { type Rate, RateLimiter } from "../rate-limiter.ts";
import { tooMany } from "./refusal.ts";

/** Per IP address, unless the name says otherwise. Those of the data API are in guard.ts. */
export const RATES = {
  /** High, because a mobile network hides many visitors behind one IP address. */
  uncachedPages: { points: 120, duration: 10 },
  /** Enquiries and newsletter addresses. */
  forms: {
    perIp: { points: 10, duration: 600 },
    firstPerIp: { points: 2, duration: 600 },
    together: { points: 60, duration: 60 },
  },
  reviews: {
    perIp: { points: 5, duration: 600 },
    firstPerIp: { points: 2, duration: 600 },
    together: { points: 20, duration: 60 },
  },
  /** Each belongs to a review that waits. Travellers of one tour can share an address. */
  reviewPictures: { points: 20, duration: 600 },
  /** Invitations that are looked up, also for a review. Travellers of one tour can share an address. */
  invitations: { points: 120, duration: 600 },
  /** The limit is high: the links cannot be guessed, and unsubscribing must never fail. */
  newsletterLinks: { points: 60, duration: 600 },
  visits: { points: 120, duration: 600 },
  accessCalls: { points: 120, duration: 60 },
  accessMails: { points: 5, duration: 60 },
  accessMailsPerAccount: { points: 5, duration: 1800 },
  backupCalls: { points: 120, duration: 60 },
  backupDownloads: { points: 10, duration: 600 },
  languagePreviews: { points: 300, duration: 60 },
};

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
  refund(): void;
  /** True if this account has signed in from this IP address before. */
  isKnown: boolean;
}

export type SignInLimits = ReturnType<typeof signInLimits>;

const MAX_KNOWN = 1000;

/**
 * Counts attempts before the password is checked. An attacker cannot lock out an account, because
 * each new IP address has a few attempts of its own. Throws Refusal (429).
 */
export function signInLimits(ownRates: Partial<SignInRates> = {}) {
  const rates = { ...SIGN_IN_RATES, ...ownRates };
  const byIp = new RateLimiter(rates.perIp);
  const byAccount = new RateLimiter(rates.perAccount);
  const byBoth = new RateLimiter(rates.perIpAndAccount);
  const tokens = new RateLimiter(rates.tokensPerIp);
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  return {
    // Hashing blocks the event loop, so one hash runs at a time, followed by an equally long pause.
    hashing: fairQueue({ atOnce: 1, maxWaiting: 40, maxWaitingPerKey: 4, rest: 1 }),
    remember: (clientIp: string, account: string) => void known.set(`${clientIp} ${account}`, true),
    password(clientIp: string, account: string): Attempt {
      consume(byIp, clientIp);
      const both = `${clientIp} ${account}`;
      const wait = Math.min(byAccount.use(account), byBoth.use(both));
      if (wait > 0) throw tooMany(wait);
      return {
        isKnown: known.has(both),
        refund() {
          byIp.refund(clientIp);
          byAccount.refund(account);
          byBoth.refund(both);
        },
      };
    },
    token(clientIp: string): Attempt {
      consume(tokens, clientIp);
      return { isKnown: false, refund: () => tokens.refund(clientIp) };
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
export function visitorLimit(rates: VisitorRates): (clientIp: string) => void {
  const byIp = new RateLimiter(rates.perIp);
  const first = new RateLimiter(rates.firstPerIp);
  const together = new RateLimiter(rates.together);
  return (clientIp) => {
    consume(byIp, clientIp);
    if (first.use(clientIp) > 0) consume(together, "all");
  };
}

/** Counts one more request of `key`. Throws Refusal (429). */
export function consume(limiter: RateLimiter, key: string): void {
  const wait = limiter.use(key);
  if (wait > 0) throw tooMany(wait);
}
