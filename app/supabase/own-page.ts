/** A header of this site's own pages and their data. Captive portals and proxies do not send it. */
export const OWN_PAGE_HEADER = "tour-agency-page";

/** True for a page of this site's server, and for a page's data. */
export function isOwnPage({ headers }: Response): boolean {
  return headers.has(OWN_PAGE_HEADER);
}
