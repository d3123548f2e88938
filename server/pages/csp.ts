import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Allows inline scripts by hash, because cached HTML cannot use nonces. */
export function contentSecurityPolicy(
  html: string,
  backendUrl: string | null,
  frameAncestors: "'none'" | "'self'",
): string {
  const hashes = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, body = ""]) => sha256(body)));
  const backend = backendUrl ? [backendUrl, backendUrl.replace(/^http/, "ws")] : [];
  const images = backendUrl?.startsWith("http:") ? [backendUrl] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    // React writes style attributes, and the toast library adds a style element.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...images].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...backend].join(" "),
    // For previews in the panel, and the map on the contact page (spec §2).
    "frame-src 'self' https://www.google.com https://www.openstreetmap.org",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src https://www.google.com",
    "base-uri 'none'",
    // Without JavaScript, the enquiry form goes to WhatsApp, which redirects to its other hosts.
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
    `frame-ancestors ${frameAncestors}`,
  ].join("; ");
}

function sha256(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
