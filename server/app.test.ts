import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../app/supabase/database.types.ts";
import { sendRaw } from "../tests/server/stub-site.ts";
import { createSite } from "./app.ts";
import type { Backend } from "./backend/backend.ts";
import { QueueFull } from "./fair-queue.ts";
import { createPages, TooManyPages } from "./pages/pages.ts";

const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) });
const pages = createPages({
  renderer: {
    notFoundPath: () => "/not-found",
    match(path) {
      // Hindi is not open.
      if (path.startsWith("/hi/")) return undefined;
      return {
        path: path.startsWith("/quote/") ? "/quote/:token" : "/:page",
        queryOf: (search) => search,
      };
    },
    async render(path) {
      if (path.endsWith("/busy")) throw new QueueFull();
      if (path.endsWith("/full")) throw new TooManyPages(7);
      if (path.endsWith("/broken")) throw new Error("a secret of the inside");
      return { response: new Response(`page ${path}`), hasFailed: false };
    },
  },
  backendUrl: null,
  queue: (_clientIp, task) => task(),
  maxBytes: 1_000_000,
  freshMs: 60_000,
});
const findProblem = vi.fn(
  async (): Promise<string | undefined> => "The database does not respond.",
);
/** Takes everybody for an operator. */
const isAdmin = async () => Response.json(true);
const backend = {
  findProblem,
  url: "http://x",
  publishableKey: "key",
  fetch: isAdmin,
} as Partial<Backend> as Backend;
const server = createSite({
  backend,
  pages,
  operatorPages: pages,
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
const send = (text: string) => sendRaw(Number(new URL(url).port), Buffer.from(text, "latin1"));

test.each([
  ["GET", "/", 200],
  ["GET", "/busy", 503],
  ["GET", "/broken", 500],
  ["GET", "/healthz", 503],
  ["GET", "/faq/", 301],
  ["POST", "/", 405],
  ["DELETE", "/healthz", 405],
])(
  "%s %s has status %i, every security header, and says how long it may be cached",
  async (method, path, status) => {
    // The second response can come from the cache.
    for (const _ of [1, 2]) {
      const response = await fetch(url + path, { method, redirect: "manual" });
      expect(response.status).toBe(status);
      expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(response.headers.get("cache-control")).toBe(
        path === "/" && status === 200
          ? "public, max-age=0, must-revalidate, no-transform"
          : "no-store",
      );
      if (status === 405) expect(response.headers.get("allow")).toBe("GET, HEAD");
    }
  },
);

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
  const inTamil = await fetch(`${url}/ta/broken`);
  expect(await inTamil.text()).toBe("ஏதோ தவறு நேர்ந்தது. மீண்டும் முயலுங்கள்.");
});

test.each([
  ["GET / HTTP/1.1\r\nConnection: close\r\n\r\n", "400"],
  ["GET /healthz HTTP/1.1\r\nHost: a@b/c\r\nConnection: close\r\n\r\n", "400"],
  ["GET /..\\x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "400"],
  ["GET /\u001b[2J HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
  ["GET /\u009b2J HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
  ["BREW / HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
  ["GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx", "400"],
  ["HEAD / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", "400"],
  [`GET /?${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, "431"],
])("a malformed request is refused with the security headers", async (text, status) => {
  const received = await send(text);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(received).toContain("frame-ancestors 'none'");
  expect(received).toContain("x-content-type-options: nosniff");
});

test.each(["/quote/abc", "/newsletter?token=1", "/newsletter/confirmed?token=1"])(
  "a link to %s in a language that was switched off opens in English",
  async (path) => {
    const { status, headers } = await fetch(`${url}/hi${path}`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, path]);
  },
);

const SECRET = "5ec2e7".repeat(8);

test.each([
  [`/faq?token=${SECRET}`, "/:page"],
  [`/quote/${SECRET}`, "/quote/:token"],
  [`/%71uote/${SECRET}`, "/quote/:token"],
  [`/x/../quote/${SECRET}`, "/quote/:token"],
  [`//quote/${SECRET}`, "/quote/:token"],
  [`/QUOTE/${SECRET}`, "/:page"],
  [`/quote%2F${SECRET}`, "/:page"],
  [`/${SECRET}%00`, "*"],
  [`/${SECRET}%`, "*"],
  [`/newsletter/${SECRET}`, "/:page"],
  [`/admin/access/${SECRET}`, "/admin/access/*"],
  [`/review/invitation/${SECRET}`, "/:page"],
  [`/storage/v1/render/image/public/${SECRET}`, "/:page"],
  [`http://${SECRET}/${SECRET}`, "/:page"],
  [`/..\\${SECRET}`, "*"],
  ['/","level":60,"msg":"gone', "/:page"],
])("the log has one line for %s, with its route instead of its text", async (target, path) => {
  lines.length = 0;
  await send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await expect.poll(() => lines).toHaveLength(1);
  const { time, ms, status, ...line } = lines[0] ?? {};
  expect(line).toEqual({ level: 30, method: "GET", path, msg: "request" });
  expect([typeof time, typeof ms, typeof status]).toEqual(["number", "number", "number"]);
});

test.each(["GET", "POST"])(
  "a failure of a %s to a private link is logged without its text",
  async (method) => {
    lines.length = 0;
    for (const path of [`/broken/${SECRET}`, `/busy/${SECRET}`])
      await fetch(url + path, { method });
    await expect.poll(() => lines.filter(({ msg }) => msg === "request")).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain(SECRET);
  },
);

test.each([
  ["/ta/faq", 200],
  ["/ta/busy", 503],
  ["/ta/full", 429],
  ["/ta/broken", 500],
])("an operator's preview of %s has status %i, and text", async (path, status) => {
  const claims = Buffer.from(JSON.stringify({ sub: "1", session_id: "2" })).toString("base64url");
  const headers = { cookie: `language-preview=e30.${claims}.x` };
  const response = await fetch(url + path, { headers });
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^text/);
  expect(response.headers.get("x-robots-tag")).toBe(status === 200 ? "noindex" : null);
});

test("a path that is not text is not found, whatever the method", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    for (const path of ["/admin/access/operators/1%00", "/enquire%00", "/rest/v1/%ff"]) {
      expect((await fetch(url + path, { method })).status).toBe(404);
    }
  }
});

test.each(["/enquire", "/newsletter/join"])("%s is 503 without a database", async (path) => {
  const lost = async () => Response.json({ code: "57P01" }, { status: 503 });
  const service = createClient<Database>(url, "key", { global: { fetch: lost } });
  const site = createSite({
    backend: { service } as Backend,
    pages,
    log,
    siteUrl: "http://localhost",
    trustProxy: false,
    clientDir: undefined,
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  const fields =
    path === "/enquire" ? { id: randomUUID(), source: "home" } : { email: "a@b.example" };
  const response = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...fields, filledMs: 5_000 }),
  });
  expect(response.status).toBe(503);
  site.close();
  site.closeAllConnections();
});

test("over 120 uncached pages in ten seconds, a sentence says so, and cached pages still open", async () => {
  const open = (page: number) => fetch(`${url}/many?page=${page}`);
  expect((await open(0)).status).toBe(200);
  let refused: Response | undefined;
  // On a busy machine, 200 pages can take longer than ten seconds.
  while (!refused) {
    const responses = await Promise.all(Array.from({ length: 200 }, (_, page) => open(page)));
    refused = responses.find(({ status }) => status === 429);
  }
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toBe(
    "You opened too many pages at once. Please try again in a moment.",
  );
  expect((await open(0)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
});

test("requests of /healthz at the same time are one request to the database", async () => {
  findProblem.mockClear();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  findProblem.mockReturnValueOnce(promise);
  const responses = Array.from({ length: 5 }, () => fetch(`${url}/healthz`));
  for (const _ of responses) await once(server, "request");
  await setImmediate();
  resolve(undefined);
  for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
  expect(findProblem).toHaveBeenCalledOnce();
});

test("/healthz gives the reason why the site is not well", async () => {
  const health = await fetch(`${url}/healthz`);
  expect(await health.json()).toEqual({
    status: "unavailable",
    reason: "The database does not respond.",
  });
});
