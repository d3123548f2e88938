/** A header of every response of this site's server. Captive portals and proxies do not send it. */
export const OWN_HEADER = "tour-agency-page";

/** True for a response of this site's server. */
export function isFromSite({ headers }: Response): boolean {
  return headers.has(OWN_HEADER);
}
