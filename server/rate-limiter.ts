import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const MAX_KEYS = 10_000;

/** Limits the uses of each key in a period. Forgets the least recently used key when full. */
export class RateLimiter extends RateLimiterMemory {
  // RateLimiterMemory itself stores any number of keys.
  readonly #keys = new LRUCache<string, true>({
    max: MAX_KEYS,
    dispose: (_value, key, reason) => {
      if (reason === "evict") void this.delete(key);
    },
  });

  override consume(key: string, points?: number): Promise<RateLimiterRes> {
    this.#keys.set(key, true);
    return super.consume(key, points);
  }
}

/** Counts one more use of `key`. Returns 0, or the seconds to wait if it is over its limit. */
export async function secondsToWait(limiter: RateLimiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // If the system clock jumped, the remaining time can be longer than the limit's duration.
    return Math.min(limiter.duration, Math.ceil(refusal.msBeforeNext / 1000)) || 1;
  }
}
