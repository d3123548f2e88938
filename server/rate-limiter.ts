import { LRUCache } from "lru-cache";

const MAX_KEYS = 10_000;

export interface Rate {
  points: number;
  /** In seconds. */
  duration: number;
}

/** Limits the uses of each key in a period. Forgets the least recently used key when full. */
export class RateLimiter {
  readonly #points: number;
  readonly #uses: LRUCache<string, { count: number }>;

  constructor({ points, duration }: Rate) {
    this.#points = points;
    this.#uses = new LRUCache({ max: MAX_KEYS, ttl: duration * 1000 });
  }

  /** Counts one more use of `key`. Returns 0, or the seconds to wait if it is over its limit. */
  use(key: string): number {
    const uses = this.#uses.get(key) ?? { count: 0 };
    if (uses.count === 0) this.#uses.set(key, uses);
    uses.count++;
    return uses.count > this.#points ? Math.ceil(this.#uses.getRemainingTTL(key) / 1000) : 0;
  }

  refund(key: string): void {
    const uses = this.#uses.get(key);
    if (uses) uses.count--;
  }
}
