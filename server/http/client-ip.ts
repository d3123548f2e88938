import type { IncomingMessage } from "node:http";

/** The client's IP for rate limits. An IPv6 address is reduced to its /64 network. */
export function clientIp(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trustProxy: boolean,
): string {
  if (trustProxy) {
    // Our proxy adds the last entry. The client can forge the others.
    const forwarded = String(headers["x-forwarded-for"] ?? "");
    const nearest = forwarded.split(",").at(-1)?.trim();
    if (nearest) return network(nearest);
  }
  return network(socket.remoteAddress ?? "unknown");
}

/** Reduces an IPv6 address to its /64 network. */
export function network(ip: string): string {
  const plain = ip
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
