import { LRUCache } from "lru-cache";
import type { RowChange } from "../backend/backend.ts";

interface Sized {
  /** In bytes. */
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
  maxEntries: number;
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
/** The memory of an entry's objects, beside its texts and bytes. */
const ENTRY_BYTES = 4096;
const SOURCE_BYTES = 64;

/** An LRU cache, limited in bytes and entries. A changed row purges the values that depend on it. */
export class RowCache<Value extends Sized> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #pending = new Map<string, Promise<Value>>();
  #purges: { number: number; touches(sources: ReadonlySet<string>): boolean }[] = [];
  #purgeNumber = 0;
  readonly #options: CacheOptions;
  readonly #now: () => number;

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new LRUCache({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: sizeOf,
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && !this.#isStale(entry) ? entry.value : undefined;
  }

  /** True if `get` returns without a new load, because the value is stored or being loaded. */
  has(key: string): boolean {
    return this.#entries.has(key) || this.#pending.has(key);
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
    for (const [key, { sources }] of [...this.#entries]) {
      if (touches(sources)) this.#entries.delete(key);
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
    this.#entries.set(key, { value, sources, storedAt: this.#now() });
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

  #isStale(entry: Entry<Value>): boolean {
    return this.#now() - entry.storedAt >= this.#options.freshMs;
  }
}

function sizeOf<Value extends Sized>({ value, sources }: Entry<Value>, key: string): number {
  let size = ENTRY_BYTES + 2 * key.length + value.size;
  for (const source of sources) size += SOURCE_BYTES + 2 * source.length;
  return size;
}
