import { language } from "~/ui/languages";

/**
 * The URL of an English public page for a link. In a translated panel it has the origin, because the router would
 * add the language to a path, and the language might be off for visitors.
 */
export function publicPageUrl(path: string): string {
  return language === "en" ? path : window.location.origin + path;
}
