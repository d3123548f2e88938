import { languages, pathOfLanguage } from "./languages.ts";

const LANGUAGE = new RegExp(
  `^(?:${languages.map(pathOfLanguage).filter(Boolean).join("|")})(?=[/?#]|$)`,
);
const FILE = /^\/storage\/|^[^?#]*\.\w+(?:[?#]|$)/;

/**
 * An operator's link as visitors follow it: a page of this site is a path without a language, so that they stay in
 * theirs. A file has its whole URL, because the router adds the language to paths. Links with a dot need `reloadDocument`.
 */
export function siteLink(link: string, siteUrl: string): string {
  const path = `${link}/`.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link;
  if (path !== "" && !path.startsWith("/")) return link;
  if (FILE.test(path)) return siteUrl + path;
  return path.replace(LANGUAGE, "").replace(/^(?!\/)/, "/");
}
