export const OFFLINE_PATH = "/offline";

/** What a page shows where a picture of its own cannot be had: no page names them before that. */
export const STAND_INS = [
  "/posters/tour-fallback.svg",
  "/posters/placeholder.svg",
  "/posters/avatar.svg",
];

/** What a page tells the service worker: its own address. */
export interface SeenMessage {
  seen: string;
}

/** Everything that must come from the server or not at all. */
const NEVER = /^\/(admin|auth|rest|storage|realtime|healthz|og|icons)(\/|\.|$)/;
const MAX_ASSETS = 60;

/** True for the addresses of public pages (and their data), which may be shown again offline. */
export function isKeptPage(path: string): boolean {
  return !NEVER.test(path) && (path.endsWith(".data") || !/\.[a-z0-9]+$/i.test(path));
}

/** True for this site's illustrations and for the public pictures of its storage. */
export function isKeptPicture(path: string): boolean {
  return /^\/(posters\/|storage\/v1\/(object|render\/image)\/public\/)/.test(path);
}

/** The scripts, typefaces and illustrations that a page's HTML names. */
export function assetsOf(html: string): string[] {
  const paths = [...html.matchAll(/(?:src|href)="(\/(?:assets|posters)\/[^"?#]+)"/g)];
  return [...new Set(paths.map(([, path = ""]) => path))].slice(0, MAX_ASSETS);
}
