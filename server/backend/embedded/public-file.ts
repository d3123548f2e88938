import { LRUCache } from "lru-cache";
import { fairQueue } from "../../fair-queue.ts";
import { MB } from "../../megabyte.ts";
import { Unreadable } from "../../pictures/encode.ts";
import { withoutMetadata } from "../../pictures/metadata.ts";
import { NOTHING_POLICY } from "../../security-headers.ts";
import type { StoredFile } from "../backend.ts";

const HEADERS = {
  // A file name is never reused, so its content never changes.
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": `${NOTHING_POLICY}; style-src 'unsafe-inline'; sandbox`,
  "x-content-type-options": "nosniff",
  "accept-ranges": "bytes",
};

const MAX_BYTES = 48 * MB;
/** The memory of an entry beside its name and its content. */
const ENTRY_BYTES = 1024;
/** If this server misses that another one removed a file, it serves the file for at most this long. */
const FRESH_MS = 30_000;

type Read = (clientIp: string, name: string) => Promise<StoredFile | undefined>;

interface RecentFiles {
  get: Read;
  /** The memory of all cached files. */
  readonly bytes: number;
  forgetAll(): void;
}

/** Caches public files without their metadata. Concurrent responses share one copy in memory. */
export function recentFiles(
  read: Read,
  { maxBytes = MAX_BYTES, freshMs = FRESH_MS } = {},
): RecentFiles {
  // Files are large, so only a few are in memory while they wait to be encoded.
  const reading = fairQueue({ atOnce: 3, atOncePerKey: 2, maxWaiting: 100, maxWaitingPerKey: 60 });
  const cache = new LRUCache<string, StoredFile, string>({
    maxSize: maxBytes,
    sizeCalculation: (file, name) => ENTRY_BYTES + 2 * name.length + file.bytes.buffer.byteLength,
    ttl: freshMs,
    ttlAutopurge: true,
    // A read that began before `clear()` is still returned to its callers, but not cached.
    ignoreFetchAbort: true,
    fetchMethod: (name, _old, { context: clientIp }) =>
      reading(clientIp, async () => {
        const file = await read(clientIp, name);
        try {
          // Files from an older release, or added by hand, can still contain metadata.
          if (!file) return undefined;
          // A copy, because a small Buffer is part of Node's pool and would hold the whole pool.
          return { ...file, bytes: new Uint8Array(await withoutMetadata(file.bytes, clientIp)) };
        } catch (error) {
          if (error instanceof Unreadable) return undefined;
          throw error;
        }
      }),
  });
  return {
    get: (clientIp, name) => cache.fetch(name, { context: clientIp }),
    get bytes() {
      return cache.calculatedSize;
    },
    forgetAll: () => cache.clear(),
  };
}

export function respondWithFile(request: Request, file: StoredFile): Response {
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
  const range = requestedRange(request, etag, size);
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

/** `end` is exclusive. A request for several ranges gets the whole file. */
function requestedRange(request: Request, etag: string, size: number) {
  const [, from = "", to = ""] =
    /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "") ?? [];
  const condition = request.headers.get("if-range");
  if ((from === "" && to === "") || (condition !== null && condition !== etag)) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size : Math.min(size, Number(to) + 1);
  return start < end ? { start, end } : "none";
}
