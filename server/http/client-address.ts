import type { IncomingMessage } from "node:http";

/**
 * The address that limits count: the socket's, or the nearest proxy's word when it is trusted.
 * An IPv6 subscriber owns a whole /64, so that is what counts as one address.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trustProxy: boolean,
): string {
  if (trustProxy) {
    // The last entry is the one that our own proxy wrote; the ones before are the client's claim.
    const forwarded = String(headers["x-forwarded-for"] ?? "");
    const nearest = forwarded.split(",").at(-1)?.trim();
    if (nearest) return network(nearest);
  }
  return network(socket.remoteAddress ?? "unknown");
}

function network(address: string): string {
  const plain = address
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .toLowerCase();
  if (!plain.includes(":")) return plain.slice(0, 64);
  const [head = "", tail = ""] = plain.split("::", 2);
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = plain.includes("::") ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").slice(0, 4))
    .join(":")}::/64`;
}
