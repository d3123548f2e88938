// The same pattern as in the SQL function public.is_shown_url, which checks every stored URL.
const SAFE_URL = /^(https?:\/\/[^\s/$.?#][^\s]*|\/([^/\\\s][^\\\s]*)?)$/;

/** True for URLs that are safe to show: absolute http(s) URLs, and paths from the site's root. */
export function isSafeUrl(value: string): boolean {
  return SAFE_URL.test(value);
}
