import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fairQueue, QueueFull } from "../fair-queue.ts";
import type { Logger } from "../log.ts";
import { NOTHING_POLICY } from "../security-headers.ts";
import { DiskCache } from "./disk-cache.ts";
import { type Bytes, type PictureFormat, resizePicture, Unreadable } from "./encode.ts";
import { Busy } from "./jobs.ts";

/** The bytes of an object of a public bucket; undefined when there is none. */
export type ReadOriginal = (bucket: string, path: string) => Promise<Uint8Array | undefined>;

export interface Pictures {
  /** Responds to a GET of a public picture at a size. `address`: the client's. */
  respond(request: Request, address: string): Promise<Response>;
  /** To be called when these pictures were removed: no size of one may stay. */
  forget(bucket: string, paths: string[]): Promise<void>;
}

interface Options {
  readOriginal: ReadOriginal;
  cacheDir: string;
  log: Logger;
  maxCacheBytes?: number;
}

interface Asked {
  bucket: string;
  path: string;
  width: number;
  format: PictureFormat | "origin";
}

interface Shown {
  bytes: Bytes;
  type: string;
}

/** Widths that the layouts ask for; any other is made as the next one up. */
const WIDTHS = [160, 320, 480, 640, 800, 1200, 1600, 2560];
const FORMATS = new Set(["avif", "webp", "jpeg", "png", "origin"]);
const PREFIX = "/storage/v1/render/image/public/";
const ADDRESS = /^([A-Za-z0-9][\w.-]{0,62})\/([^?]{1,600})(?:\?(.*))?$/;
/** A name with an identifier or a hash in it is given to one file only, ever. */
const NAMED_ONCE = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16,}/i;

/** The storage's public pictures at the sizes and in the formats that pages ask for. */
export function createPictures(options: Options): Pictures {
  const { readOriginal, log } = options;
  const cache = new DiskCache(options.cacheDir, options.maxCacheBytes ?? 512 * 1024 * 1024);
  // Originals are large: few are in memory at once, and whoever asks for many waits for itself.
  const reading = fairQueue({ atOnce: 3, atOncePerKey: 2, maxWaiting: 100, maxWaitingPerKey: 60 });

  async function make(asked: Asked, address: string): Promise<Shown | undefined> {
    const { bucket, path, width, format } = asked;
    const prefix = keyOf(bucket, path);
    if (format !== "origin" && NAMED_ONCE.test(path)) {
      try {
        const bytes = await cache.get(`${prefix}-${width}.${format}`, () =>
          reading(address, async () => {
            const original = await readOriginal(bucket, path);
            if (!original) throw new Missing();
            return resizePicture(original, width, format);
          }),
        );
        return { bytes, type: `image/${format}` };
      } catch (error) {
        if (error instanceof Missing) return undefined;
        throw error;
      }
    }
    return reading(address, async () => {
      const original = await readOriginal(bucket, path);
      if (!original) return undefined;
      const shown = format === "origin" ? formatOf(original) : format;
      const name = `${prefix}-${hash(original)}-${width}.${shown}`;
      const bytes = await cache.get(name, () => resizePicture(original, width, shown));
      return { bytes, type: `image/${shown}` };
    });
  }

  return {
    async respond(request, address) {
      const { pathname, search } = new URL(request.url);
      const asked = parse(
        pathname.slice(PREFIX.length) + search,
        request.headers.get("accept") ?? "",
      );
      if (typeof asked === "number") return refuse(asked, "Not found");
      try {
        const shown = await make(asked, address);
        return shown ? send(request, asked, shown) : refuse(404, "Not found");
      } catch (error) {
        if (error instanceof Unreadable) return refuse(415, "Not a picture that can be shown");
        if (error instanceof Busy || error instanceof QueueFull) {
          return refuse(503, "Try again soon", { "retry-after": "2" });
        }
        log.error({ err: error }, "picture failed");
        return refuse(502, "The picture could not be read");
      }
    },
    forget: (bucket, paths) => cache.removeAll(beginningsOf(bucket, paths)),
  };
}

/** Removes what was made of these pictures; a site that runs meanwhile finds them gone. */
export async function removeSizes(cacheDir: string, bucket: string, paths: string[]) {
  const beginnings = beginningsOf(bucket, paths);
  const made = await readdir(cacheDir).catch(() => []);
  const theirs = made.filter((name) => beginnings.some((beginning) => name.startsWith(beginning)));
  await Promise.all(theirs.map((name) => rm(join(cacheDir, name), { force: true })));
}

/** How the names of all sizes of these pictures begin. */
function beginningsOf(bucket: string, paths: string[]): string[] {
  return paths.map((path) => `${keyOf(bucket, path)}-`);
}

function keyOf(bucket: string, path: string): string {
  return hash(`${bucket}/${path}`);
}

class Missing extends Error {}

/** What a storage address asks for, or the status that refuses it. */
function parse(url: string, accepted: string): Asked | number {
  const [, bucket, encoded, query] = ADDRESS.exec(url) ?? [];
  if (!bucket || !encoded) return 404;
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return 400;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[?#\\\u0000-\u001f\u007f]/.test(path)) return 400;
  if (path.split("/").some((part) => part === "" || part === "." || part === "..")) return 404;
  const fields = new URLSearchParams(query);
  const wanted = Number(fields.get("width") ?? 2560);
  if (!Number.isInteger(wanted) || wanted < 1) return 400;
  const width = WIDTHS.find((offered) => offered >= wanted) ?? 2560;
  const format = fields.get("format") ?? (accepted.includes("image/webp") ? "webp" : "origin");
  if (!FORMATS.has(format)) return 400;
  return { bucket, path, width, format: format as Asked["format"] };
}

/** The kept format of an original: what has transparent parts stays PNG. */
function formatOf(original: Uint8Array): PictureFormat {
  return original[0] === 0x89 || original[0] === 0x47 ? "png" : "jpeg";
}

function send(request: Request, asked: Asked, { bytes, type }: Shown): Response {
  const etag = `"${hash(bytes)}"`;
  const headers: Record<string, string> = {
    "content-type": type,
    "content-disposition": "inline",
    "content-security-policy": NOTHING_POLICY,
    "x-content-type-options": "nosniff",
    etag,
    // They are small: a part of one is answered with the whole.
    "accept-ranges": "none",
    vary: "Accept",
    // The default of storage is an hour (spec §9).
    "cache-control": NAMED_ONCE.test(asked.path)
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600",
  };
  if (request.headers.get("if-none-match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, {
    headers: { ...headers, "content-length": String(bytes.byteLength) },
  });
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "content-security-policy": NOTHING_POLICY,
      "cache-control": "no-store",
    },
  });
}

function hash(value: string | Uint8Array): string {
  return createHash("sha256").update(value).digest("hex").slice(0, 32);
}
