import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Made files on disk, bounded by bytes, least recently used out first. Losing it loses nothing. */
export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Name → bytes, the least recently used first. */
  readonly #sizes = new Map<string, number>();
  readonly #making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  #bytes = 0;
  /** How often everything was removed. */
  #clears = 0;
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
    if (making) return making;
    const work = this.#readOrMake(name, make).finally(() => {
      if (this.#making.get(name) === work) this.#making.delete(name);
    });
    this.#making.set(name, work);
    return work;
  }

  /** Removes every file; what is being made meanwhile is not kept. */
  async clear(): Promise<void> {
    this.#clears++;
    this.#making.clear();
    await this.#open();
    await Promise.all([...this.#sizes.keys()].map((name) => this.#remove(name)));
  }

  async #readOrMake(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    await this.#open();
    const clears = this.#clears;
    const size = this.#sizes.get(name);
    if (size !== undefined) {
      this.#sizes.delete(name);
      try {
        const bytes = await readFile(join(this.#folder, name));
        this.#sizes.set(name, size);
        if (clears !== this.#clears) await this.#remove(name);
        return new Uint8Array(bytes);
      } catch {
        this.#bytes -= size;
      }
    }
    const bytes = await make();
    // A full disk must not keep a picture from being shown.
    if (clears === this.#clears) await this.#write(name, bytes, clears).catch(() => {});
    return bytes;
  }

  async #write(name: string, bytes: Uint8Array, clears: number): Promise<void> {
    const unfinished = join(this.#folder, `.${randomUUID()}`);
    try {
      await writeFile(unfinished, bytes, { mode: 0o600 });
      if (clears !== this.#clears) throw new Error("Everything was removed meanwhile");
      await rename(unfinished, join(this.#folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    this.#sizes.set(name, bytes.byteLength);
    this.#bytes += bytes.byteLength;
    if (clears !== this.#clears) await this.#remove(name);
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
