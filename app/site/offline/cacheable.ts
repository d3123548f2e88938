import { isFromSite } from "~/supabase/own-response";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { languageOfPath, pathIn, pathOfLanguage } from "~/ui/languages";

export const OFFLINE_PATH = "/offline";

/** The path of the offline page in the language of this page. */
export function offlinePathOf(path: string): string {
  return pathIn(languageOfPath(path), OFFLINE_PATH);
}

/** "/ta/faq" is "/faq". */
export function withoutLanguage(path: string): string {
  return path.slice(pathOfLanguage(languageOfPath(path)).length);
}

/** The screen that a window shows, the same in each language of the panel. */
export function screenOf(url: string): string {
  const { pathname, search } = new URL(url);
  return withoutLanguage(pathname) + search;
}

/** Shown for broken pictures. Cached in advance, because they are not in the HTML of pages. */
export const FALLBACK_PICTURES = Object.values(fallbackPictures);

/** The message from a page to the service worker: the path to cache. */
export interface SeenMessage {
  seen: string;
}

/** Paths that are never cached. */
const NEVER = /^\/(admin|auth|rest|storage|realtime|healthz|newsletter|og|icons|quote)(\/|\.|$)/;
const MAX_ASSETS = 60;

/** True for the paths of public pages and their data, which can be cached. */
export function isCacheablePage(path: string): boolean {
  return (
    !NEVER.test(withoutLanguage(path)) && (path.endsWith(".data") || !/\.[a-z0-9]+$/i.test(path))
  );
}

/** True for this site's illustrations and for the public pictures of its storage. */
export function isCacheablePicture(path: string): boolean {
  return /^\/(posters\/|storage\/v1\/(object|render\/image)\/public\/)/.test(path);
}

const ASSET_TYPES: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /^font\//,
};

/**
 * True for a complete response of this site. Networks in between respond with pages of their own,
 * for example captive portals, also with status 200.
 */
export function isOwnResponse(path: string, response: Response): boolean {
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected) return false;
  const type = headers.get("content-type") ?? "";
  const ending = path.slice(path.lastIndexOf(".") + 1);
  if (path.startsWith("/assets/")) return ASSET_TYPES[ending]?.test(type) ?? false;
  if (isCacheablePicture(path)) return type.startsWith("image/");
  return isFromSite(response);
}

/**
 * True for a response that may be kept for later. The server marks a page with default content, which it renders when
 * a read fails, with `no-store`.
 */
export function isStorable(path: string, response: Response): boolean {
  const isDefault = response.headers.get("cache-control")?.includes("no-store") ?? false;
  return isOwnResponse(path, response) && !(isDefault && isCacheablePage(path));
}

/** The paths of the scripts, fonts and illustrations in the HTML of a page. */
export function assetsOf(html: string): string[] {
  const paths = [...html.matchAll(/(?:src|href)="(\/(?:assets|posters)\/[^"?#]+)"/g)];
  return [...new Set(paths.map(([, path = ""]) => path))].slice(0, MAX_ASSETS);
}
