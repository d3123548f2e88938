// The same pattern as the SQL function public.is_shown_url, which guards every stored address.
const SAFE_URL = /^(https?:\/\/[^\s/$.?#][^\s]*|\/([^/\\\s][^\\\s]*)?)$/;

/** True for the addresses this site shows: absolute http(s), or a path from the site's own root. */
export function isSafeUrl(value: string): boolean {
  return SAFE_URL.test(value);
}
