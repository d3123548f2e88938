import type { RowChange } from "../backend/backend.ts";
import type { Page } from "./page.ts";

export interface Rendered {
  page: Page;
  /** False when the page shows a failure, a redirect or an error: it answers once and is forgotten. */
  isKept: boolean;
  /** What the page was read from: "tours" (the table) or "tours:ID" (one row). */
  sources: ReadonlySet<string>;
}

export interface CacheOptions {
  maxBytes: number;
  /** After this a page is rendered anew behind the visitor's back: the net below the purges. */
  freshMs: number;
  now?: () => number;
}

interface Entry {
  page: Page;
  sources: ReadonlySet<string>;
  renderedAt: number;
}

const REMEMBERED_PURGES = 1000;

/** Finished pages in memory, bounded by bytes, least recently used out first. */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<Page>>();
  /** Recent purges with their number, for renders that began before them. */
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

  /** The page under this key if it is there and fresh. Which was used last matters only near the bound. */
  fresh(key: string): Page | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#isOld(entry)) return undefined;
    if (this.#bytes > this.#options.maxBytes / 2) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry.page;
  }

  /** The page under this key, rendered once however many ask; an old one answers while it is renewed. */
  async get(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#renew(key, render);
    if (this.#isOld(entry)) this.#renew(key, render).catch(() => {});
    return entry.page;
  }

  /** Removes the pages that show the changed row. */
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
    // A render under way may have read the old row: whoever asks from now on gets a new one.
    this.#pending.clear();
    for (const [key, entry] of this.#entries) {
      if (touches(entry.sources)) this.#remove(key, entry);
    }
  }

  #renew(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const began = this.#purgeNumber;
    const work = render()
      .then((rendered) => {
        this.#keep(key, rendered, began);
        return rendered.page;
      })
      .finally(() => {
        if (this.#pending.get(key) === work) this.#pending.delete(key);
      });
    this.#pending.set(key, work);
    return work;
  }

  #keep(key: string, rendered: Rendered, began: number): void {
    if (!rendered.isKept || this.#wasPurgedSince(began, rendered.sources)) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    this.#entries.set(key, {
      page: rendered.page,
      sources: rendered.sources,
      renderedAt: this.#now(),
    });
    this.#bytes += rendered.page.size;
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

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.page.size;
  }

  #isOld(entry: Entry): boolean {
    return this.#now() - entry.renderedAt > this.#options.freshMs;
  }
}
