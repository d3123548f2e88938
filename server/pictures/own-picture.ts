import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FocalPoint } from "./encode.ts";
import type { ReadOriginal } from "./pictures.ts";

export interface OwnPicture {
  bytes: Uint8Array;
  isSvg: boolean;
  focus?: FocalPoint;
}

interface Options {
  publicDir: string;
  origins: string[];
  readOriginal: ReadOriginal;
}

const POSTER = /^\/posters\/[a-z0-9-]+\.svg$/;
const STORED = /^\/storage\/v1\/object\/public\/([A-Za-z0-9][\w.-]{0,62})\/([^?#\\]{1,600})$/;

/**
 * Reads a bundled illustration or a stored file. No other URL is ever requested (SSRF). Throws if the storage fails,
 * so that a preview without the picture is not cached.
 */
export function createOwnPictures({ publicDir, origins, readOriginal }: Options) {
  return async function readOwn(url: string): Promise<OwnPicture | undefined> {
    const path = ownPath(url, origins);
    if (path === undefined) return undefined;
    if (POSTER.test(path)) {
      const bytes = await readFile(join(publicDir, path)).catch(() => undefined);
      return bytes && { bytes, isSvg: true };
    }
    const [, bucket, name] = STORED.exec(path) ?? [];
    const decoded = name && decodedName(name);
    // PostgreSQL text cannot store NUL.
    if (!bucket || !decoded || decoded.includes("\0")) return undefined;
    if (decoded.split("/").some((part) => ["", ".", ".."].includes(part))) return undefined;
    const bytes = await readOriginal(bucket, decoded);
    return bytes && { bytes, isSvg: false };
  };
}

function decodedName(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

function ownPath(url: string, origins: string[]): string | undefined {
  if (url.startsWith("/")) return url;
  const origin = origins.find((own) => url.startsWith(`${own}/`));
  return origin && url.slice(origin.length);
}
