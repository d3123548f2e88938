import type { RowChange } from "../backend/backend.ts";

interface Sized {
  size: number;
}

export interface Loaded<Value extends Sized> {
  value: Value;
  /** False for errors and redirects, which are returned once and not stored. */
  isCacheable: boolean;
  /** The data that the value depends on: "tours" (a table) or "tours:ID" (one row). */
  sources: ReadonlySet<string>;
}

interface CacheOptions {
  maxBytes: number;
  /** A value is stale after this time, in case a purge was missed. */
  freshMs: number;
  staleWhileRevalidate?: boolean;
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  sources: ReadonlySet<string>;
  storedAt: number;
}

const REMEMBERED_PURGES = 1000;

/** An LRU cache, limited in bytes. A changed row purges the values that depend on it. */
export class RowCache<Value extends Sized> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #pending = new Map<string, Promise<Value>>();
  #purges: { number: number; touches(sources: ReadonlySet<string>): boolean }[] = [];
  #purgeNumber = 0;
  #bytes = 0;
  readonly #options: CacheOptions;
  readonly #now: () => number;

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#isStale(entry)) return undefined;
    // Moves the entry to the end of the Map, as the most recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Returns the stored value or calls `load`. Concurrent calls for one key share one load. */
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

  purge({ table, id }: RowChange): void {
    this.#purgeWhere((sources) => sources.has(table) || sources.has(`${table}:${id}`));
  }

  purgeAll(): void {
    this.#purgeWhere(() => true);
  }

  #purgeWhere(touches: (sources: ReadonlySet<string>) => boolean): void {
    this.#purges.push({ number: ++this.#purgeNumber, touches });
    if (this.#purges.length > REMEMBERED_PURGES) this.#purges.shift();
    // A load in progress might have read the old row, so the next request starts a new load.
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
    // Old purges are forgotten, so a load that began before them counts as purged.
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
