import type { Duplex } from "node:stream";

/** What every response carries. */
export const SECURITY_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** The policy of every answer that is no page: it may do nothing, and nobody may frame it. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What every answer carries that says nothing else. */
export const PLAIN_HEADERS = {
  ...SECURITY_HEADERS,
  "content-security-policy": NOTHING_POLICY,
};

const BARE_HEADERS = Object.entries({
  ...PLAIN_HEADERS,
  "cache-control": "no-store",
  "content-length": "0",
  connection: "close",
});

/** Ends a connection that never became a request with a status and nothing else. */
export function endConnection(socket: Duplex, status: string): void {
  const headers = BARE_HEADERS.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n`, () => socket.destroy());
}
