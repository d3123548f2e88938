import { randomUUID } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import { access, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { MB } from "../megabyte.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const MAX_RECENT_BYTES = 16 * MB;
const RECENT_MS = 30_000;
/** Added to the size of each file, for its last block on disk and its name in memory. */
const ENTRY_BYTES = 4096;

/** An LRU cache of files on disk, limited in bytes. The files and the folder can be deleted at any time. */
export class DiskCache {
  readonly #folder: string;
  /** Name → size in bytes. */
  readonly #files: LRUCache<string, number>;
  /** Recently read files, so that many slow downloads of one file share one copy in memory. */
  readonly #recent = new LRUCache<string, Bytes>({
    maxSize: MAX_RECENT_BYTES,
    sizeCalculation: (bytes) => ENTRY_BYTES + bytes.byteLength,
    ttl: RECENT_MS,
    ttlAutopurge: true,
  });
  readonly #pending = new Map<string, Promise<Bytes>>();
  #opened: Promise<void> | undefined;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => ENTRY_BYTES + size,
      dispose: (_size, name, reason) => {
        if (reason === "set") return;
        this.#recent.delete(name);
        rmSync(this.#path(name), { force: true });
      },
    });
  }

  /** Returns the stored file or calls `make`. Concurrent calls for one name share one `make`. */
  get(name: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const pending = this.#pending.get(name);
    if (pending) return pending;
    // False after `removeAll`.
    const isCurrent = () => this.#pending.get(name) === work;
    const work = this.#readOrMake(name, make, isCurrent).finally(() => {
      if (isCurrent()) this.#pending.delete(name);
    });
    this.#pending.set(name, work);
    return work;
  }

  /** Removes the files with these names. A file that is being made is still returned, but not stored. */
  async removeAll(matches: (name: string) => boolean): Promise<void> {
    for (const name of this.#pending.keys()) {
      if (matches(name)) this.#pending.delete(name);
    }
    await this.#open();
    for (const name of [...this.#files.keys()].filter(matches)) this.#files.delete(name);
  }

  async #readOrMake(name: string, make: () => Promise<Bytes>, isCurrent: () => boolean) {
    await this.#open();
    const stored = this.#files.get(name) === undefined ? undefined : await this.#read(name);
    if (stored) return stored;
    const bytes = await make();
    // If the disk is full, the picture is still returned.
    await this.#write(name, bytes, isCurrent).catch(() => {});
    return bytes;
  }

  /** Undefined when another process removed the file, as `npm run media` does. */
  async #read(name: string): Promise<Bytes | undefined> {
    try {
      await access(this.#path(name));
      const bytes = this.#recent.get(name) ?? new Uint8Array(await readFile(this.#path(name)));
      this.#recent.set(name, bytes);
      return bytes;
    } catch {
      this.#files.delete(name);
      return undefined;
    }
  }

  async #write(name: string, bytes: Bytes, isCurrent: () => boolean): Promise<void> {
    const unfinished = this.#path(`.${randomUUID()}`);
    await this.#makeFolder();
    try {
      await writeFile(unfinished, bytes, { mode: 0o600 });
      if (!isCurrent()) return;
      // Synchronous, so that `removeAll` cannot run after the check and before the rename.
      renameSync(unfinished, this.#path(name));
      this.#files.set(name, bytes.byteLength);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }

  async #makeFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  #open(): Promise<void> {
    this.#opened ??= this.#index();
    return this.#opened;
  }

  async #index(): Promise<void> {
    await this.#makeFolder();
    const files = await Promise.all(
      (await readdir(this.#folder)).map(async (name) => {
        const { size, mtimeMs } = await stat(this.#path(name));
        return { name, size, mtimeMs };
      }),
    );
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.startsWith(".") || size === 0) await rm(this.#path(name), { force: true });
      else this.#files.set(name, size);
    }
  }
}
