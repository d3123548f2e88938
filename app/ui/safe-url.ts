import { withoutInvisible } from "./text.ts";

// The same pattern as in the SQL function public.is_shown_url, which checks every stored URL.
const SAFE_URL = /^(https?:\/\/[^\s/$.?#][^\s]*|\/([^/\\\s][^\\\s]*)?)$/;

/** A host with a dot, without "https://": "www.example.com/a", but not "picture.jpg". */
const HOST =
  /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?!(?:jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?|pdf|html?)$)\p{L}[\p{L}\p{M}]+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A typed URL without invisible characters, with a scheme in lower case, and "https://" if it has none. */
export function completeUrl(typed: string): string {
  const url = withoutInvisible(typed)
    .trim()
    .replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return HOST.test(url) ? `https://${url}` : url;
}

/** True for URLs that are safe to show: absolute http(s) URLs, and paths from the site's root. */
export function isSafeUrl(value: string): boolean {
  return SAFE_URL.test(value);
}
