import { useRouteLoaderData } from "react-router";
import { language } from "~/ui/languages";

/** The site's own URL, for links that other people open: an operator can have the panel open under another one. */
export function useSiteUrl(): string {
  return useRouteLoaderData<{ siteUrl: string }>("root")?.siteUrl ?? window.location.origin;
}

/**
 * The URL of an English public page, or of a path from `pathIn`, for a link. In a translated panel it has the origin,
 * because the router would add the language to a path, and the language might be off for visitors.
 */
export function publicPageUrl(path: string): string {
  return language === "en" ? path : window.location.origin + path;
}
