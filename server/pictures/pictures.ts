import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { MAX_SIDE } from "../../app/editing/picture-format.ts";
import { SIZED, WIDTHS } from "../../app/ui/sized-picture.ts";
import { fairQueue, QueueFull } from "../fair-queue.ts";
import type { Logger } from "../log.ts";
import { MB } from "../megabyte.ts";
import { NOTHING_POLICY } from "../security-headers.ts";
import { DiskCache } from "./disk-cache.ts";
import { type Bytes, type PictureFormat, resizePicture, Unreadable } from "./encode.ts";

/** Reads a file of a public bucket. Undefined if there is no such file. */
export type ReadOriginal = (bucket: string, path: string) => Promise<Uint8Array | undefined>;

export interface Pictures {
  /** Serves the URLs of Supabase's image transformations. `clientIp` is the key in the queue. */
  respond(request: Request, clientIp: string): Promise<Response>;
  /** Deletes the resized versions of pictures that were removed. */
  forget(bucket: string, paths: string[]): Promise<void>;
  /** Deletes the resized versions of all other pictures. */
  keepOnly(bucket: string, paths: string[]): Promise<void>;
}

interface Options {
  readOriginal: ReadOriginal;
  cacheDir: string;
  log: Logger;
}

interface SizedRequest {
  bucket: string;
  path: string;
  width: number;
  format: PictureFormat | "origin";
}

interface Encoded {
  bytes: Bytes;
  type: string;
}

const CACHE_BYTES = 512 * MB;
/** The formats that a URL can ask for. */
const FORMATS = new Set(["avif", "webp", "jpeg", "png", "origin"]);
const OBJECT = /^([A-Za-z0-9][\w.-]{0,62})\/(.{1,600})$/;
/** The content of a file with a UUID or hash in its name never changes. */
const UNIQUE_NAME = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16,}/i;

export function createPictures(options: Options): Pictures {
  const { readOriginal, log } = options;
  const cache = new DiskCache(options.cacheDir, CACHE_BYTES);
  // Originals are large, so only a few are in memory at once.
  const reading = fairQueue({ atOnce: 3, atOncePerKey: 2, maxWaiting: 100, maxWaitingPerKey: 60 });

  async function encoded(wanted: SizedRequest, clientIp: string): Promise<Encoded> {
    const { bucket, path, width, format } = wanted;
    const prefix = prefixOf(bucket, path);
    const original = async () => {
      const bytes = await readOriginal(bucket, path);
      if (!bytes) throw new Missing();
      return bytes;
    };
    if (format !== "origin" && UNIQUE_NAME.test(path)) {
      const bytes = await cache.get(`${prefix}${width}.${format}`, () =>
        reading(clientIp, async () => resizePicture(await original(), width, format, clientIp)),
      );
      return { bytes, type: `image/${format}` };
    }
    return reading(clientIp, async () => {
      const source = await original();
      const shown = format === "origin" ? formatOf(source) : format;
      const name = `${prefix}${hash(source)}-${width}.${shown}`;
      const bytes = await cache.get(name, () => resizePicture(source, width, shown, clientIp));
      return { bytes, type: `image/${shown}` };
    });
  }

  return {
    async respond(request, clientIp) {
      const wanted = parse(new URL(request.url), request.headers.get("accept") ?? "");
      if (typeof wanted === "number") return refuse(wanted, "Not found");
      try {
        return respondWith(request, wanted, await encoded(wanted, clientIp));
      } catch (error) {
        if (error instanceof Missing) return refuse(404, "Not found");
        if (error instanceof Unreadable) return refuse(415, "Not a picture that can be shown");
        if (error instanceof QueueFull)
          return refuse(503, "Try again soon", { "retry-after": "2" });
        log.error({ err: error }, "picture failed");
        return refuse(502, "The picture could not be read");
      }
    },
    async forget(bucket, paths) {
      const gone = prefixesOf(bucket, paths);
      await cache.removeAll((name) => gone.has(prefixIn(name)));
    },
    async keepOnly(bucket, paths) {
      const kept = prefixesOf(bucket, paths);
      await cache.removeAll((name) => !kept.has(prefixIn(name)));
    },
  };
}

export async function removeResizedFiles(cacheDir: string, bucket: string, paths: string[]) {
  const prefixes = prefixesOf(bucket, paths);
  const files = await readdir(cacheDir).catch(() => []);
  const theirs = files.filter((name) => prefixes.has(prefixIn(name)));
  await Promise.all(theirs.map((name) => rm(join(cacheDir, name), { force: true })));
}

function prefixesOf(bucket: string, paths: string[]): Set<string> {
  return new Set(paths.map((path) => prefixOf(bucket, path)));
}

function prefixOf(bucket: string, path: string): string {
  return `${hash(`${bucket}/${path}`)}-`;
}

function prefixIn(name: string): string {
  return name.slice(0, name.indexOf("-") + 1);
}

class Missing extends Error {}

function parse(url: URL, accepted: string): SizedRequest | number {
  if (!url.pathname.startsWith(SIZED)) return 404;
  const [, bucket, name] = OBJECT.exec(url.pathname.slice(SIZED.length)) ?? [];
  if (!bucket || !name) return 404;
  let path: string;
  try {
    path = decodeURIComponent(name);
  } catch {
    return 400;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are refused
  if (/[?#\\\u0000-\u001f\u007f]/.test(path)) return 400;
  if (path.split("/").some((part) => part === "" || part === "." || part === "..")) return 404;
  const pixels = Number(url.searchParams.get("width") ?? MAX_SIDE);
  if (!Number.isInteger(pixels) || pixels < 1) return 400;
  const width = WIDTHS.find((offered) => offered >= pixels) ?? MAX_SIDE;
  const format =
    url.searchParams.get("format") ?? (accepted.includes("image/webp") ? "webp" : "origin");
  if (!FORMATS.has(format)) return 400;
  return { bucket, path, width, format: format as SizedRequest["format"] };
}

/** Resolves the format `origin`: PNG for PNG and GIF, which can be transparent; otherwise JPEG. */
function formatOf(original: Uint8Array): PictureFormat {
  return original[0] === 0x89 || original[0] === 0x47 ? "png" : "jpeg";
}

function respondWith(request: Request, { path }: SizedRequest, { bytes, type }: Encoded): Response {
  const etag = `"${hash(bytes)}"`;
  const headers: Record<string, string> = {
    "content-type": type,
    "content-disposition": "inline",
    "content-security-policy": NOTHING_POLICY,
    "x-content-type-options": "nosniff",
    etag,
    // Resized pictures are small, so ranges are not supported.
    "accept-ranges": "none",
    vary: "Accept",
    // The default of Supabase Storage is one hour (spec §9).
    "cache-control": UNIQUE_NAME.test(path)
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600",
  };
  if (request.headers.get("if-none-match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers["content-length"] = String(bytes.byteLength);
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}

function refuse(status: number, text: string, more: Record<string, string> = {}): Response {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "content-security-policy": NOTHING_POLICY,
    "cache-control": "no-store",
    ...more,
  };
  return new Response(text, { status, headers });
}

function hash(value: string | Uint8Array): string {
  return createHash("sha256").update(value).digest("hex").slice(0, 32);
}
