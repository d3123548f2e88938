import { language } from "~/ui/languages";

/** The URL of a public page for a link. A Tamil panel links to the English page, because Tamil might be off for visitors. */
export function siteUrl(path: string): string {
  return language === "en" ? path : window.location.origin + path;
}
