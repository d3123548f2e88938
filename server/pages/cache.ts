import type { RowChange } from "../backend/backend.ts";

interface Sized {
  /** Bytes held in memory. */
  size: number;
}

export interface Loaded<Value extends Sized> {
  value: Value;
  /** False for a failure or a redirect: it is used once and not stored. */
  isCacheable: boolean;
  /** What it was read from: "tours" (the table) or "tours:ID" (one row). */
  sources: ReadonlySet<string>;
}

interface CacheOptions {
  maxBytes: number;
  /** After this a value is stale and loaded again, in case a purge was missed. */
  freshMs: number;
  /** Whether a stale value is returned while a new one is loaded. */
  staleWhileRevalidate?: boolean;
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  sources: ReadonlySet<string>;
  storedAt: number;
}

const REMEMBERED_PURGES = 1000;

/**
 * Values that were read from the database, in memory until one of their rows changes. Bounded by
 * bytes; the least recently used value leaves first.
 */
export class RowCache<Value extends Sized> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #pending = new Map<string, Promise<Value>>();
  /** Recent purges by number, to check values whose loading began before them. */
  #purges: { number: number; touches(sources: ReadonlySet<string>): boolean }[] = [];
  #purgeNumber = 0;
  #bytes = 0;
  readonly #options: CacheOptions;
  readonly #now: () => number;

  constructor(options: CacheOptions) {
    this.#options = options;
    // Monotonic: the wall clock may jump.
    this.#now = options.now ?? (() => performance.now());
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The stored value, if it is fresh. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#isStale(entry)) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The stored value, or what `load` returns. Concurrent calls for one key share one load. */
  async get(key: string, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#renew(key, load);
    if (this.#isStale(entry)) {
      const renewed = this.#renew(key, load);
      if (!this.#options.staleWhileRevalidate) return renewed;
      renewed.catch(() => {});
    }
    return entry.value;
  }

  /** Removes every value that was read from the changed row or from a list of its table. */
  purge({ table, id }: RowChange): void {
    this.#purgeWhere((sources) => sources.has(table) || sources.has(`${table}:${id}`));
  }

  purgeAll(): void {
    this.#purgeWhere(() => true);
  }

  #purgeWhere(touches: (sources: ReadonlySet<string>) => boolean): void {
    this.#purges.push({ number: ++this.#purgeNumber, touches });
    if (this.#purges.length > REMEMBERED_PURGES) this.#purges.shift();
    // A load under way may have read the old row: the next request starts a new one.
    this.#pending.clear();
    for (const [key, entry] of this.#entries) {
      if (touches(entry.sources)) this.#remove(key, entry);
    }
  }

  #renew(key: string, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const began = this.#purgeNumber;
    const work = load()
      .then((loaded) => {
        this.#store(key, loaded, began);
        return loaded.value;
      })
      .finally(() => {
        if (this.#pending.get(key) === work) this.#pending.delete(key);
      });
    this.#pending.set(key, work);
    return work;
  }

  #store(key: string, { value, isCacheable, sources }: Loaded<Value>, began: number): void {
    if (!isCacheable || this.#wasPurgedSince(began, sources)) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    this.#entries.set(key, { value, sources, storedAt: this.#now() });
    this.#bytes += value.size;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#remove(oldest, entry);
    }
  }

  #wasPurgedSince(began: number, sources: ReadonlySet<string>): boolean {
    if (began === this.#purgeNumber) return false;
    const oldest = this.#purges[0]?.number ?? 0;
    return (
      began < oldest - 1 ||
      this.#purges.some((purge) => purge.number > began && purge.touches(sources))
    );
  }

  #remove(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    this.#bytes -= entry.value.size;
  }

  #isStale(entry: Entry<Value>): boolean {
    return this.#now() - entry.storedAt >= this.#options.freshMs;
  }
}
