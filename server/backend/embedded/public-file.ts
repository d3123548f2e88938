import { RowCache } from "../../pages/cache.ts";
import { NoPicture, withoutNotes } from "../../pictures/without-notes.ts";
import { NOTHING_POLICY } from "../../security-headers.ts";
import type { StoredFile } from "../backend.ts";

const HEADERS = {
  // A name is never given twice: what was read once is right for ever.
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": `${NOTHING_POLICY}; style-src 'unsafe-inline'; sandbox`,
  "x-content-type-options": "nosniff",
  "accept-ranges": "bytes",
};

const MAX_KEPT_BYTES = 48 * 1024 * 1024;
/** A removed file is gone after this long. */
const KEPT_MS = 30_000;

/** A stored picture as anyone may have it: files of before, or put there by hand, may hold notes. */
export function plainFile(file: StoredFile | undefined): StoredFile | undefined {
  try {
    return file && { ...file, bytes: withoutNotes(file.bytes) };
  } catch (error) {
    // What cannot be read cannot be vouched for.
    if (error instanceof NoPicture) return undefined;
    throw error;
  }
}

type Read = (address: string, name: string) => Promise<StoredFile | undefined>;

interface RecentFiles {
  get: Read;
  /** To be called when files were removed: nobody is to be shown them any longer. */
  forgetAll(): void;
}

/**
 * Keeps the files that were asked for last: a thousand visitors who load one picture slowly hold one
 * copy of it, not a thousand.
 */
export function recentFiles(read: Read, maxBytes = MAX_KEPT_BYTES): RecentFiles {
  const kept = new RowCache<{ file: StoredFile | undefined; size: number }>({
    maxBytes,
    freshMs: KEPT_MS,
  });
  return {
    async get(address, name) {
      const { file } = await kept.get(name, async () => {
        const file = await read(address, name);
        const value = { file, size: file?.bytes.byteLength ?? 0 };
        return { value, isCacheable: file !== undefined, sources: new Set() };
      });
      return file;
    },
    forgetAll: () => kept.purgeAll(),
  };
}

/** Answers a file to anyone: whole, a range of it, or "not modified". */
export function answerFile(request: Request, file: StoredFile): Response {
  const etag = `"${file.etag}"`;
  const headers = new Headers({
    ...HEADERS,
    "content-type": file.contentType,
    etag,
    "last-modified": new Date(file.storedAt).toUTCString(),
  });
  if (request.headers.get("if-none-match")?.split(/,\s*/).includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const size = file.bytes.byteLength;
  const range = wantedRange(request, etag, size);
  if (range === "none") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size };
  headers.set("content-length", String(end - start));
  if (range) headers.set("content-range", `bytes ${start}-${end - 1}/${size}`);
  const part = file.bytes.subarray(start, end) as Uint8Array<ArrayBuffer>;
  const body = request.method === "HEAD" ? null : part;
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** One range of bytes, `end` exclusive; several at once are answered with the whole file. */
function wantedRange(request: Request, etag: string, size: number) {
  const [, from = "", to = ""] =
    /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "") ?? [];
  const condition = request.headers.get("if-range");
  if ((from === "" && to === "") || (condition !== null && condition !== etag)) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size : Math.min(size, Number(to) + 1);
  return start < end ? { start, end } : "none";
}
