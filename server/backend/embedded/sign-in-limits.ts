import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ApiRates } from "../backend.ts";

type SignInRates = Pick<
  ApiRates,
  "perAddress" | "perAccount" | "perAddressAndAccount" | "tokensPerAddress"
>;

/** How many wrong tries are let through, and the seconds they are remembered. */
export const SIGN_IN_RATES: SignInRates = {
  perAddress: { points: 10, duration: 60 },
  perAccount: { points: 30, duration: 300 },
  perAddressAndAccount: { points: 3, duration: 300 },
  tokensPerAddress: { points: 30, duration: 60 },
};

/** A try that was let through: to be given back when it was not a wrong one. */
export interface Try {
  /** Seconds to wait; 0 when it may go on. */
  wait: number;
  giveBack(): Promise<void>;
  /** True for an address from which this account's password was right before. */
  isKnown: boolean;
}

const MAX_KNOWN = 1000;

/**
 * Counts before the password is looked at, so that parallel tries cannot all slip through, and gives
 * right ones back. A guesser who uses up an account's tries does not lock its owner out: an address
 * that has not tried that account keeps a few of its own.
 */
export function signInLimits(rates: SignInRates = SIGN_IN_RATES) {
  const byAddress = new RateLimiterMemory({ keyPrefix: "address", ...rates.perAddress });
  const byAccount = new RateLimiterMemory({ keyPrefix: "account", ...rates.perAccount });
  const byBoth = new RateLimiterMemory({ keyPrefix: "both", ...rates.perAddressAndAccount });
  const tokens = new RateLimiterMemory({ keyPrefix: "token", ...rates.tokensPerAddress });
  // Addresses that knew a password since the start, the latest last.
  const known = new Set<string>();
  return {
    /** To be called when the password was right. */
    remember(address: string, account: string): void {
      const both = `${address} ${account}`;
      known.delete(both);
      known.add(both);
      const [oldest] = known;
      if (known.size > MAX_KNOWN && oldest) known.delete(oldest);
    },
    async password(address: string, account: string): Promise<Try> {
      const wait = await consume(byAddress, address);
      if (wait > 0) return { wait, giveBack: async () => {}, isKnown: false };
      const both = `${address} ${account}`;
      const waits = [await consume(byAccount, account), await consume(byBoth, both)];
      return {
        wait: Math.min(...waits),
        isKnown: known.has(both),
        async giveBack() {
          await byAddress.reward(address);
          await byAccount.reward(account);
          await byBoth.reward(both);
        },
      };
    },
    async token(address: string): Promise<Try> {
      return {
        wait: await consume(tokens, address),
        isKnown: false,
        giveBack: async () => void (await tokens.reward(address)),
      };
    },
  };
}

/** Counts one more; out: the seconds to wait, 0 when it may go on. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // What was counted ends after its time, whatever the clock on the wall has become since.
    return Math.min(limiter.duration, Math.ceil(refusal.msBeforeNext / 1000)) || 1;
  }
}
