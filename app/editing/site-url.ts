/** The URL of a public page. It is the English one, because the panel's language might be off for visitors. */
export function siteUrl(path: string): string {
  return window.location.origin + path;
}
