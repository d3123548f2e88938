import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RowCache } from "../pages/cache.ts";

/** A file on its way to whoever asked for it. */
interface Making {
  work: Promise<Uint8Array<ArrayBuffer>>;
  /** True when files of its name were removed meanwhile: it is answered and not kept. */
  state: { isRemoved: boolean };
}

/** Of the files that were asked for last, so much is in memory too. */
const MAX_RECENT_BYTES = 16 * 1024 * 1024;
const RECENT_MS = 30_000;

/** Made files on disk, bounded by bytes, least recently used out first. Losing it loses nothing. */
export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Name → bytes, the least recently used first. */
  readonly #sizes = new Map<string, number>();
  readonly #making = new Map<string, Making>();
  /** However many load one file slowly, they hold one copy of it. */
  readonly #recent = new RowCache<{ bytes: Uint8Array<ArrayBuffer>; size: number }>({
    maxBytes: MAX_RECENT_BYTES,
    freshMs: RECENT_MS,
  });
  #bytes = 0;
  #opened: Promise<void> | undefined;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** The file under this name, made by `make` once however many ask. */
  async get(
    name: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const making = this.#making.get(name);
    if (making) return making.work;
    const state = { isRemoved: false };
    const work = this.#readOrMake(name, make, state).finally(() => {
      if (this.#making.get(name)?.work === work) this.#making.delete(name);
    });
    this.#making.set(name, { work, state });
    return work;
  }

  /** Removes the files whose names begin so; those of them that are being made are not kept. */
  async removeAll(beginnings: string[]): Promise<void> {
    const isMeant = (name: string) => beginnings.some((beginning) => name.startsWith(beginning));
    for (const [name, { state }] of this.#making) {
      if (!isMeant(name)) continue;
      state.isRemoved = true;
      this.#making.delete(name);
    }
    await this.#open();
    const removed = [...this.#sizes.keys()].filter(isMeant);
    await Promise.all(removed.map((name) => this.#remove(name)));
  }

  async #readOrMake(
    name: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
    state: Making["state"],
  ) {
    await this.#open();
    const size = this.#sizes.get(name);
    if (size !== undefined) {
      this.#sizes.delete(name);
      try {
        const bytes = await this.#read(name);
        this.#sizes.set(name, size);
        if (state.isRemoved) await this.#remove(name);
        return bytes;
      } catch {
        this.#bytes -= size;
      }
    }
    const bytes = await make();
    // A full disk must not keep a picture from being shown.
    if (!state.isRemoved) await this.#write(name, bytes, state).catch(() => {});
    return bytes;
  }

  /** The file, if it is still on disk: a command of another process may have removed it. */
  async #read(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const path = join(this.#folder, name);
    await access(path);
    const { bytes } = await this.#recent.get(name, async () => {
      const { buffer, byteOffset, byteLength } = await readFile(path);
      const bytes = new Uint8Array(buffer, byteOffset, byteLength);
      return { value: { bytes, size: byteLength }, isCacheable: true, sources: new Set() };
    });
    return bytes;
  }

  async #write(name: string, bytes: Uint8Array, state: Making["state"]): Promise<void> {
    const unfinished = join(this.#folder, `.${randomUUID()}`);
    try {
      await writeFile(unfinished, bytes, { mode: 0o600 });
      if (state.isRemoved) throw new Error("Removed meanwhile");
      await rename(unfinished, join(this.#folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    this.#sizes.set(name, bytes.byteLength);
    this.#bytes += bytes.byteLength;
    if (state.isRemoved) await this.#remove(name);
    for (const oldest of this.#sizes.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      await this.#remove(oldest);
    }
  }

  async #remove(name: string): Promise<void> {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
    await rm(join(this.#folder, name), { force: true });
  }

  #open(): Promise<void> {
    this.#opened ??= this.#index();
    return this.#opened;
  }

  async #index(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const files = await Promise.all(
      (await readdir(this.#folder)).map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.#folder, name));
        return { name, size, mtimeMs };
      }),
    );
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.startsWith(".")) {
        await rm(join(this.#folder, name), { force: true });
        continue;
      }
      this.#sizes.set(name, size);
      this.#bytes += size;
    }
  }
}
