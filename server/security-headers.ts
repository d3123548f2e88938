import type { Duplex } from "node:stream";

export const SECURITY_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
};

/** The policy of a response that is no page: nothing may run, and nobody may frame it. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of a response that sets no policy of its own. */
export const PLAIN_HEADERS: Record<string, string> = {
  ...SECURITY_HEADERS,
  "content-security-policy": NOTHING_POLICY,
};

/** Ends a connection that never became a request, with an empty response of this status. */
export function endConnection(socket: Duplex, status: string): void {
  const headers = Object.entries({
    ...PLAIN_HEADERS,
    "cache-control": "no-store",
    "content-length": "0",
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join("")}\r\n`, () => socket.destroy());
}
