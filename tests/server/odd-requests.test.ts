// Slow, aborted and malformed requests, and too many connections (SECURITY.md).
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { ADMIN_EMAIL, PASSWORD, setUpDatabase } from "../database/database.ts";
import { secrets } from "../database/settings.ts";
import { setUpSite, startStubSite } from "./stub-site.ts";

const MANY = { points: 1_000_000, duration: 1 };
const key = secrets.publishableKey;

const lines: { level: number; msg: string; status?: number; path?: string }[] = [];
const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) });

const db = setUpDatabase();
const site = setUpSite(db, {
  log,
  trustProxy: true,
  rates: { dataPerIp: MANY, dataWaiting: 10_000 },
});
let token: string;
beforeAll(async () => {
  const body = { email: ADMIN_EMAIL, password: PASSWORD };
  const { content } = await site.send("POST", "/auth/v1/token?grant_type=password", { body });
  token = content.access_token;
});
beforeEach(() => {
  lines.length = 0;
});

let lastIp = 0;
/** Each request has a new IP address, so that it does not reach a rate limit. */
function headersOf(bearer = key): Record<string, string> {
  return {
    apikey: key,
    authorization: `Bearer ${bearer}`,
    "x-forwarded-for": `10.2.${lastIp >> 8}.${lastIp++ & 255}`,
    "content-type": "application/json",
  };
}

test("the health check answers HTTP/1.0 without Host, as some proxies send it", async () => {
  expect(await site.raw("GET /healthz HTTP/1.0\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*\{"status":"ok"\}$/,
  );
  const without = "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n";
  expect(await site.raw(without)).toMatch(/^HTTP\/1\.1 400 /);
});

test("a connection with a slow head, first byte or body that nobody reads ends soon after its limit", async () => {
  const strict = await startStubSite(db.backend, { headMs: 1_000 });
  const began = performance.now();
  const slow = [
    "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "",
    "POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
  ];
  await Promise.all(slow.map((text) => strict.raw(text)));
  // Node's own check would end it after 30 s.
  expect(performance.now() - began).toBeLessThan(25_000);
  await strict.close();
});

test("one IP address has at most 500 connections, and gets new ones when it closes some", async () => {
  const direct = await startStubSite(db.backend);
  const sockets: Socket[] = [];
  for (let n = 0; n < 520; n++) {
    const socket = connect(direct.port, "127.0.0.1");
    socket.on("error", () => {});
    sockets.push(socket);
    await once(socket, "connect");
  }
  await expect.poll(() => direct.connectionCount()).toBe(500);
  await expect(fetch(`${direct.url}/healthz`)).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => direct.connectionCount()).toBe(0);
  await expect.poll(async () => (await fetch(`${direct.url}/healthz`)).status).toBe(200);
  await direct.close();
});

test("behind a proxy, the proxy may open as many connections as it needs", async () => {
  const sockets = Array.from({ length: 520 }, () => connect(site.port, "127.0.0.1"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test.each([
  "/enquire",
  "/newsletter/join",
  "/newsletter/confirmed",
  "/review",
  "/count",
  "/auth/v1/token?grant_type=password",
  "/rest/v1/categories",
  "/storage/v1/object/media/picture.png",
  "/admin/access/recovery",
  "/healthz",
])("an aborted upload to %s is no error in the log", async (path) => {
  const socket = connect(site.port, "127.0.0.1");
  const head = Object.entries({
    ...headersOf(token),
    ...(path.startsWith("/storage") && { "content-type": "image/png" }),
    ...(path.startsWith("/count") && { "user-agent": "Mozilla/5.0" }),
    host: "x",
    "content-length": "20000",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join("")}\r\n{"name":`);
  await once(socket, "connect");
  socket.resetAndDestroy();
  await expect.poll(() => lines.filter(({ msg }) => msg === "request")).toHaveLength(1);
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

const ODD = [
  "%00",
  "a%00b",
  "%01",
  "%ff",
  "%C0%80",
  "%ED%A0%80",
  "%E2%80%AE",
  "%F4%90%80%80",
  "%",
  "%u0000",
];

test.each(ODD)("%s in a path or query is refused, never a server error", async (odd) => {
  const id = crypto.randomUUID();
  const paths = [
    ["DELETE", `/admin/access/operators/${odd}`],
    ["DELETE", `/admin/access/operators/${id}${odd}`],
    ["GET", `/quote/${odd}`],
    ["GET", `/tour/domestic/${odd}`],
    ["GET", `/storage/v1/object/public/media/${odd}`],
    ["POST", `/storage/v1/object/media/${odd}`],
    ["GET", `/rest/v1/${odd}`],
    ["GET", `/rest/v1/tours?title=eq.${odd}`],
    ["GET", `/rest/v1/tours?${odd}=eq.1`],
    ["GET", `/rest/v1/tours?select=${odd}`],
    ["GET", `/rest/v1/tours?order=${odd}`],
    ["GET", `/rest/v1/rpc/search_tours?query=${odd}`],
    ["PATCH", `/rest/v1/tours?id=eq.${odd}`],
    ["DELETE", `/rest/v1/tours?id=eq.${odd}`],
    ["POST", `/rest/v1/tours?columns=${odd}`],
    ["POST", `/rest/v1/tours?on_conflict=${odd}`],
    ["POST", `/auth/v1/token?grant_type=${odd}`],
    ["POST", `/auth/v1/logout?scope=${odd}`],
    ["GET", `/auth/v1/${odd}`],
    ["POST", `/newsletter/${odd}`],
    ["POST", `/newsletter?token=${odd}`],
    ["GET", `/?apikey=${odd}`],
  ];
  for (const [method = "", path] of paths) {
    for (const bearer of [key, token]) {
      const response = await fetch(site.url + path, {
        method,
        headers: headersOf(bearer),
        redirect: "manual",
        ...(["POST", "PATCH"].includes(method) && { body: '{"title":"x"}' }),
      });
      expect(response.status, `${method} ${path}`).toBeLessThan(500);
    }
  }
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

test.each(["\\u0000", "\\ud800", "\\udc00\\ud800", "\\u0001", "\\uffff"])(
  "%s in a body is refused or stored, never a server error",
  async (odd) => {
    const text = `a${odd}b`;
    const tour = `"title":"${text}"`;
    const calls = [
      [
        "POST",
        "/enquire",
        `{"id":"${crypto.randomUUID()}","source":"home","filledMs":5000,"name":"${text}"}`,
      ],
      ["POST", "/newsletter/join", `{"email":"${text}@example.com","filledMs":5000}`],
      [
        "POST",
        "/review",
        `{"id":"${crypto.randomUUID()}","filledMs":5000,"name":"${text}","location":"${text}","rating":5,"comment":"${text} is good"}`,
      ],
      ["POST", "/review/invitation", `{"token":"${text}"}`],
      ["POST", "/count", `{"path":"${text}"}`],
      ["POST", "/rest/v1/tours", `{${tour}}`],
      ["POST", "/rest/v1/tours", `{"${text}":1}`],
      ["PATCH", "/rest/v1/tours?id=eq.x", `{${tour},"itinerary":[{"day":"${text}"}]}`],
      ["POST", "/rest/v1/categories", `{"name":"${text}","type":"domestic"}`],
      ["POST", "/rest/v1/rpc/search_tours", `{"query":"${text}"}`],
      ["POST", "/rest/v1/rpc/approve_review", `{"review":"${text}"}`],
      ["POST", "/auth/v1/token?grant_type=password", `{"email":"${text}","password":"${text}"}`],
      ["POST", "/auth/v1/token?grant_type=refresh_token", `{"refresh_token":"${text}"}`],
      ["PUT", "/auth/v1/user", `{"password":"${text}","x":"${text}"}`],
      ["POST", "/admin/access/recovery", `{"email":"${text}@example.com"}`],
      ["POST", "/admin/access/password", `{"token":"${text}","password":"${text}12"}`],
      ["POST", "/admin/access/operators", `{"email":"${text}@example.com"}`],
      ["DELETE", "/storage/v1/object/media", `{"prefixes":["${text}"]}`],
      ["POST", "/storage/v1/object/list/media", `{"prefix":"${text}","search":"${text}"}`],
    ];
    for (const [method = "", path, body = ""] of calls) {
      for (const bearer of [key, token]) {
        const headers = { ...headersOf(bearer), "user-agent": "Mozilla/5.0" };
        const response = await fetch(site.url + path, { method, headers, body });
        expect(response.status, `${method} ${path}`).toBeLessThan(500);
      }
    }
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  },
);

test("a write to any table or view is allowed or refused, never a server error", async () => {
  const relations = await db.sql<{ name: string; isView: boolean }[]>`
    select relname as name, relkind = 'v' as "isView" from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')`;
  expect(relations).toContainEqual({ name: "tour_cards", isView: true });
  for (const { name, isView } of relations) {
    for (const bearer of [key, token]) {
      for (const method of ["POST", "PATCH", "DELETE"]) {
        const query = method === "POST" ? "" : "?id=eq.00000000-0000-4000-8000-000000000000";
        const response = await fetch(`${site.url}/rest/v1/${name}${query}`, {
          method,
          headers: headersOf(bearer),
          ...(method !== "DELETE" && { body: '{"id":"00000000-0000-4000-8000-000000000000"}' }),
        });
        const sent = `${method} ${name}`;
        expect(response.status, sent).toBeLessThan(500);
        if (isView) expect(response.status, sent).toBeGreaterThanOrEqual(400);
      }
    }
  }
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
