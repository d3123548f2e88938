export const OFFLINE_PATH = "/offline";

/** Fallbacks of pictures that cannot be loaded: no page links to them before. */
export const FALLBACK_PICTURES = [
  "/posters/tour-fallback.svg",
  "/posters/placeholder.svg",
  "/posters/avatar.svg",
];

/** The message of a page to the service worker: its own address. */
export interface SeenMessage {
  seen: string;
}

/** Paths that are never cached. */
const NEVER = /^\/(admin|auth|rest|storage|realtime|healthz|newsletter|og|icons|quote)(\/|\.|$)/;
const MAX_ASSETS = 60;

/** True for the addresses of public pages (and their data), which may be cached. */
export function isCacheablePage(path: string): boolean {
  return !NEVER.test(path) && (path.endsWith(".data") || !/\.[a-z0-9]+$/i.test(path));
}

/** True for this site's illustrations and for the public pictures of its storage. */
export function isCacheablePicture(path: string): boolean {
  return /^\/(posters\/|storage\/v1\/(object|render\/image)\/public\/)/.test(path);
}

/** The scripts, typefaces and illustrations that a page's HTML names. */
export function assetsOf(html: string): string[] {
  const paths = [...html.matchAll(/(?:src|href)="(\/(?:assets|posters)\/[^"?#]+)"/g)];
  return [...new Set(paths.map(([, path = ""]) => path))].slice(0, MAX_ASSETS);
}
