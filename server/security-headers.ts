import type { Duplex } from "node:stream";

export const SECURITY_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
};

/** The CSP of responses other than pages. They load nothing, and no site can frame them. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For responses that do not set their own CSP. */
export const PLAIN_HEADERS: Record<string, string> = {
  ...SECURITY_HEADERS,
  "content-security-policy": NOTHING_POLICY,
};

export function endConnection(socket: Duplex, status: string): void {
  const headers = Object.entries({
    ...PLAIN_HEADERS,
    "cache-control": "no-store",
    "content-length": "0",
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join("")}\r\n`, () => socket.destroy());
}
