import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../backend/backend.ts";
import { QueueFull } from "../fair-queue.ts";
import { createPages } from "../pages/pages.ts";
import { createSite } from "./app.ts";

const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) });
const pages = createPages({
  renderer: {
    isKnown: () => true,
    async render(path) {
      if (path === "/busy") throw new QueueFull();
      if (path === "/broken") throw new Error("a secret of the inside");
      return { response: new Response(`page ${path}`), sources: new Set(), hasFailed: false };
    },
  },
  backendUrl: null,
  queue: (_clientIp, task) => task(),
  maxBytes: 10_000,
  freshMs: 60_000,
});
const backend = { isHealthy: async () => false } as Backend;
const server = createSite({
  backend,
  pages,
  log,
  siteUrl: "http://localhost",
  trustProxy: false,
  clientDir: undefined,
});
let url: string;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends bytes that `fetch` would refuse to send. Returns the raw response. */
async function send(text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    received += chunk;
  });
  socket.write(Buffer.from(text, "latin1"));
  await once(socket, "close");
  return received;
}

test.each([
  ["GET", "/", 200],
  ["GET", "/busy", 503],
  ["GET", "/broken", 500],
  ["GET", "/healthz", 503],
  ["GET", "/faq/", 301],
  ["POST", "/", 405],
  ["DELETE", "/healthz", 405],
])("%s %s has status %i and every security header", async (method, path, status) => {
  // The second response can come from the cache.
  for (const _ of [1, 2]) {
    const response = await fetch(url + path, { method, redirect: "manual" });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    if (status === 405) expect(response.headers.get("allow")).toBe("GET, HEAD");
  }
});

test("HEAD returns the headers of GET without a body, cached or not", async () => {
  const length = (await fetch(`${url}/about-us`)).headers.get("content-length");
  for (const path of ["/about-us", "/about-us?page=2"]) {
    const response = await fetch(url + path, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThanOrEqual(Number(length));
    expect(await response.text()).toBe("");
  }
});

test("a rate-limited visitor gets Retry-After, and an error response reveals no internals", async () => {
  const busy = await fetch(`${url}/busy`);
  expect(busy.headers.get("retry-after")).toBe("2");
  const broken = await fetch(`${url}/broken`);
  expect(broken.headers.get("cache-control")).toBe("no-store");
  expect(await broken.text()).toBe("Something went wrong. Please try again.");
});

test.each([
  ["GET / HTTP/1.1\r\nConnection: close\r\n\r\n", "400"],
  ["GET /healthz HTTP/1.1\r\nHost: a@b/c\r\nConnection: close\r\n\r\n", "400"],
  ["GET /..\\x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "400"],
  ["GET /\u001b[2J HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
  ["GET /\u009b2J HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
  ["BREW / HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
  [`GET /?${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, "431"],
])("a malformed request is refused with the security headers", async (text, status) => {
  const received = await send(text);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(received).toContain("frame-ancestors 'none'");
  expect(received).toContain("x-content-type-options: nosniff");
});

test.each([
  ["/faq?token=secret", "/faq"],
  ['/","level":60,"msg":"gone', '/","level":60,"msg":"gone'],
  [`/${"x".repeat(500)}`, `/${"x".repeat(199)}`],
])("the log has one line for %j, without the query and not too long", async (target, path) => {
  lines.length = 0;
  await send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await expect.poll(() => lines).toHaveLength(1);
  const { time, ms, status, ...line } = lines[0] ?? {};
  expect(line).toEqual({ level: 30, method: "GET", path, msg: "request" });
  expect([typeof time, typeof ms, typeof status]).toEqual(["number", "number", "number"]);
});
