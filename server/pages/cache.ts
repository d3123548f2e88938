import type { RowChange } from "../backend/backend.ts";

/** What can be kept, with the bytes that it holds in memory. */
interface Sized {
  size: number;
}

export interface Made<Value extends Sized> {
  value: Value;
  /** False when it shows a failure, a redirect or an error: it answers once and is forgotten. */
  isKept: boolean;
  /** What it was read from: "tours" (the table) or "tours:ID" (one row). */
  sources: ReadonlySet<string>;
}

interface CacheOptions {
  maxBytes: number;
  /** After this a value is made anew: the net below the purges. */
  freshMs: number;
  /** Whether an old value answers while a new one is made. */
  answersWithOld?: boolean;
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  sources: ReadonlySet<string>;
  madeAt: number;
}

const REMEMBERED_PURGES = 1000;

/**
 * What was made of the database's rows, in memory until one of them changes; bounded by bytes, least
 * recently used out first.
 */
export class RowCache<Value extends Sized> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #pending = new Map<string, Promise<Value>>();
  /** Recent purges with their number, for what was begun before them. */
  #purges: { number: number; touches(sources: ReadonlySet<string>): boolean }[] = [];
  #purgeNumber = 0;
  #bytes = 0;
  readonly #options: CacheOptions;
  readonly #now: () => number;

  constructor(options: CacheOptions) {
    this.#options = options;
    // Not the clock on the wall: that one may jump.
    this.#now = options.now ?? (() => performance.now());
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value under this key if it is there and fresh. Which was used last matters only near the bound. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#isOld(entry)) return undefined;
    if (this.#bytes > this.#options.maxBytes / 2) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry.value;
  }

  /** The value under this key, made once however many ask; `make` gets the one that has grown old. */
  async get(key: string, make: (old?: Value) => Promise<Made<Value>>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#renew(key, make);
    if (this.#isOld(entry)) {
      const renewed = this.#renew(key, make);
      if (!this.#options.answersWithOld) return renewed;
      renewed.catch(() => {});
    }
    return entry.value;
  }

  /** Removes what was made of the changed row. */
  purge(change: RowChange): void {
    const table = change.table;
    const row = `${table}:${change.id}`;
    this.#purgeWhere((sources) => sources.has(table) || sources.has(row));
  }

  purgeAll(): void {
    this.#purgeWhere(() => true);
  }

  #purgeWhere(touches: (sources: ReadonlySet<string>) => boolean): void {
    this.#purges.push({ number: ++this.#purgeNumber, touches });
    if (this.#purges.length > REMEMBERED_PURGES) this.#purges.shift();
    // What is being made may have read the old row: whoever asks from now on gets a new one.
    this.#pending.clear();
    for (const [key, entry] of this.#entries) {
      if (touches(entry.sources)) this.#remove(key, entry);
    }
  }

  #renew(key: string, make: (old?: Value) => Promise<Made<Value>>): Promise<Value> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const began = this.#purgeNumber;
    const work = make(this.#entries.get(key)?.value)
      .then((made) => {
        this.#keep(key, made, began);
        return made.value;
      })
      .finally(() => {
        if (this.#pending.get(key) === work) this.#pending.delete(key);
      });
    this.#pending.set(key, work);
    return work;
  }

  #keep(key: string, made: Made<Value>, began: number): void {
    if (!made.isKept || this.#wasPurgedSince(began, made.sources)) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    this.#entries.set(key, { value: made.value, sources: made.sources, madeAt: this.#now() });
    this.#bytes += made.value.size;
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

  #isOld(entry: Entry<Value>): boolean {
    return this.#now() - entry.madeAt >= this.#options.freshMs;
  }
}
