import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientIp } from "./client-ip.ts";

function ipOf(remote: string, forwarded: string | undefined, isTrusted: boolean): string {
  const headers = forwarded ? { "x-forwarded-for": forwarded } : {};
  const socket = { remoteAddress: remote };
  return clientIp({ headers, socket } as IncomingMessage, isTrusted);
}

test("X-Forwarded-For is trusted only behind a proxy, and only its last value", () => {
  expect(ipOf("10.0.0.1", "6.6.6.6", false)).toBe("10.0.0.1");
  expect(ipOf("10.0.0.1", "6.6.6.6", true)).toBe("6.6.6.6");
  expect(ipOf("10.0.0.1", "1.2.3.4, 6.6.6.6", true)).toBe("6.6.6.6");
  expect(ipOf("10.0.0.1", undefined, true)).toBe("10.0.0.1");
});

test.each([
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["10.0.0.1:5060", "10.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("the remote address %s counts as %s", (remote, expected) => {
  expect(ipOf(remote, undefined, false)).toBe(expected);
});
