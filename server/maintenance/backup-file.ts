import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { StartError } from "../start-error.ts";

// A backup is a gzip file of JSON lines: a header, each table's name and rows, the row count and a
// checksum. It has no sessions or secrets, except the VAPID keys, because existing push
// subscriptions work only with those keys.
export const FORMAT = "tour-agency-backup";
export const VERSION = 1;

const header = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
});
export const SCHEMAS = ["public", "private", "auth", "storage", "site_local"];
const TABLE = new RegExp(`^(${SCHEMAS.join("|")})\\.[a-z_]+$`);
export const line = z.union([
  z.object({ table: z.string().regex(TABLE) }),
  z.object({ row: z.record(z.string(), z.unknown()) }),
]);
const footer = z.object({ rows: z.number(), sha256: z.string() });

export type Header = z.infer<typeof header>;
export type Footer = z.infer<typeof footer>;

/** Checks every line and the checksum, and counts the rows. Throws StartError. */
export async function checkBackup(file: string): Promise<Header & { rows: number }> {
  let head: Header | undefined;
  let rows = 0;
  let isWhole = false;
  const sum = createHash("sha256");
  await readLines(file, (text) => {
    if (isWhole) throw damaged(file);
    const value: unknown = JSON.parse(text);
    if (!head) {
      const parsed = header.safeParse(value);
      if (!parsed.success) throw new StartError(`${file} is not a backup of this product.`);
      head = parsed.data;
      if (head.version > VERSION) {
        throw new StartError(
          `${file} was written by a newer release (format ${head.version}, this one reads up to ${VERSION}). Restore it with that release.`,
        );
      }
    } else {
      const end = footer.safeParse(value);
      if (end.success) {
        isWhole = end.data.rows === rows && end.data.sha256 === sum.copy().digest("hex");
        if (!isWhole) throw damaged(file);
        return;
      }
      if ("row" in line.parse(value)) rows++;
    }
    sum.update(text).update("\n");
  });
  if (!head || !isWhole) throw damaged(file);
  return { ...head, rows };
}

function damaged(file: string): StartError {
  return new StartError(`${file} is damaged or not complete. Nothing was changed.`);
}

async function* readBytes(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file) as AsyncIterable<Buffer>;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new StartError(`There is no file ${file}.`);
    throw new StartError(`${file} cannot be read (${code}). Nothing was changed.`);
  }
}

/** The codes of zlib and of the decoder. */
const DAMAGED = /^(Z_|ERR_ENCODING_)/;

function isDamage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    error instanceof SyntaxError || error instanceof z.ZodError || DAMAGED.test(String(code ?? ""))
  );
}

export async function readLines(file: string, use: (text: string) => void | Promise<void>) {
  try {
    let parts: string[] = [];
    const unpack = createGunzip({ chunkSize: 256 * 1024 });
    await pipeline(readBytes(file), unpack, async (chunks: AsyncIterable<Buffer>) => {
      const decoder = new TextDecoder("utf-8", { fatal: true });
      for await (const chunk of chunks) {
        // Splits only at "\n", because texts can contain other Unicode line separators.
        const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
        parts.push(first);
        for (const next of others) {
          await use(parts.join(""));
          parts = [next];
        }
      }
    });
    if (parts.join("")) throw damaged(file);
  } catch (error) {
    throw isDamage(error) ? damaged(file) : error;
  }
}
