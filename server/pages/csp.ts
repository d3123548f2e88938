import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const JAVASCRIPT = new Set([
  "",
  "module",
  "text/javascript",
  "application/javascript",
  "importmap",
  "speculationrules",
]);

export interface CspOptions {
  /** Origins besides our own that the browser talks to (hosted Supabase). */
  backendOrigins: string[];
  /** Style elements that scripts of ours add later, by their hash. */
  lateStyles: string[];
}

/**
 * The Content-Security-Policy of one finished page. Cached HTML cannot carry nonces, so the inline
 * scripts and styles that the page really has are named by their hashes.
 */
export function contentSecurityPolicy(html: string, options: CspOptions): string {
  const { scripts, styles } = inlineHashes(html);
  const backend = options.backendOrigins.flatMap((url) => [url, url.replace(/^http/, "ws")]);
  const plainBackends = options.backendOrigins.filter((url) => url.startsWith("http:"));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles, ...options.lateStyles].join(" "),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...plainBackends].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...backend].join(" "),
    // The contact page's embedded map (spec §2).
    "frame-src https://www.google.com https://www.openstreetmap.org",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // The enquiry form where no script runs: it opens the chat, which forwards to its own hosts.
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
    "frame-ancestors 'none'",
  ].join("; ");
}

function inlineHashes(html: string): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(SCRIPT)) {
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? "";
    if (!/\ssrc\s*=/i.test(attributes) && JAVASCRIPT.has(type)) scripts.add(sourceHash(body));
  }
  for (const [, body = ""] of html.matchAll(STYLE)) styles.add(sourceHash(body));
  return { scripts, styles };
}

/** One inline script or style as a CSP source. */
export function sourceHash(body: string): string {
  return `'sha256-${createHash("sha256").update(body, "utf8").digest("base64")}'`;
}
