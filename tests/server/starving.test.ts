// @module-tag long
// A visitor who sends a thousand requests does not slow down other visitors.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { fairQueue } from "../../server/fair-queue.ts";
import { createPages } from "../../server/pages/pages.ts";
import { ADMIN_EMAIL, PASSWORD, setUpDatabase } from "../database/database.ts";
import { setUpSite, startStubSite } from "./stub-site.ts";

/** A table that can be read as soon as no other transaction holds the lock. */
const SLOW_TABLE = `
  create table public.slow (id integer);
  insert into public.slow values (1);
  alter table public.slow enable row level security;
  create policy slow on public.slow using (pg_advisory_xact_lock_shared(7) is not null);`;
const db = setUpDatabase(SLOW_TABLE);
let now = 0;
let most = 0;
let rendered: string[] = [];
/** The rendering of tour pages waits for this promise. */
let slow: Promise<void> = Promise.resolve();

const pages = createPages({
  renderer: {
    notFoundPath: () => "/not-found",
    match: () => ({ path: "/", queryOf: (search) => search }),
    async render(path) {
      most = Math.max(most, ++now);
      await (path.startsWith("/tour/") ? slow : delay(5));
      now--;
      rendered.push(path);
      return { response: new Response(path), hasFailed: false };
    },
  },
  queue: fairQueue({ atOnce: 4, atOncePerKey: 2, maxWaiting: 400, maxWaitingPerKey: 100 }),
  backendUrl: null,
  maxBytes: 1_000_000,
  freshMs: 60_000,
});
const site = setUpSite(db, { pages, trustProxy: true });
beforeEach(() => {
  most = 0;
  rendered = [];
});

function visit(path: string, ip: string): Promise<Response> {
  return fetch(site.url + path, { headers: { "x-forwarded-for": ip } });
}

test("a thousand uncached pages for one visitor do not block another visitor", async () => {
  let finish: () => void = () => {};
  slow = new Promise((resolve) => {
    finish = resolve;
  });
  let refused = 0;
  const flood = Array.from({ length: 1000 }, async (_, i) => {
    const { status } = await visit(`/tour/${i}`, "6.6.6.6");
    if (status === 503 || status === 429) refused++;
    return status;
  });
  // Two pages are being rendered and 100 requests wait. The queue refuses others with 503, and the
  // rate limit with 429.
  await expect.poll(() => refused).toBe(898);
  for (const ip of ["7.7.7.7", "8.8.8.8"]) {
    expect((await visit(`/about-us?q=${ip}`, ip)).status).toBe(200);
  }
  finish();
  expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(102);
  expect(most).toBeLessThanOrEqual(4);
});

test("the operator saves while another IP address floods the data API", async () => {
  const headers = { apikey: db.backend.publishableKey, "content-type": "application/json" };
  const sent = (ip: string) => ({ ...headers, "x-forwarded-for": ip });
  const signedIn = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: sent("5.5.5.5"),
    body: JSON.stringify({ email: ADMIN_EMAIL, password: PASSWORD }),
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  let finished = 0;
  const flood = Promise.all(
    Array.from({ length: 1500 }, async () => {
      const url = `${site.url}/rest/v1/tours?select=*&order=title`;
      const { status } = await fetch(url, { headers: sent("6.6.6.6") });
      finished++;
      return status;
    }),
  );
  await delay(20);
  const save = await fetch(`${site.url}/rest/v1/categories`, {
    method: "POST",
    headers: { ...sent("5.5.5.5"), authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ name: "Saved meanwhile", type: "domestic" }),
  });
  expect(save.status).toBe(201);
  expect(finished).toBeLessThan(1500);
  expect(new Set(await flood)).toEqual(new Set([200, 429]));
});

test("the panel reads while slow queries of many strangers wait", async () => {
  const headers = { apikey: db.backend.publishableKey };
  const { data } = await site
    .client()
    .auth.signInWithPassword({ email: ADMIN_EMAIL, password: PASSWORD });
  const authorization = `Bearer ${data.session?.access_token}`;
  const isSlow = Promise.withResolvers<void>();
  const holding = db.sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7)`;
    await isSlow.promise;
  });
  const strangers = Array.from({ length: 20 }, (_, i) =>
    fetch(`${site.url}/rest/v1/slow`, {
      headers: { ...headers, "x-forwarded-for": `9.9.9.${i}` },
    }),
  );
  await vi.waitFor(async () => {
    const waiting = await db.sql`select from pg_stat_activity where wait_event_type = 'Lock'`;
    expect(waiting.length).toBeGreaterThan(2);
  });
  const read = await fetch(`${site.url}/rest/v1/categories`, {
    // From the same address as one of the strangers.
    headers: { ...headers, authorization, "x-forwarded-for": "9.9.9.1" },
    signal: AbortSignal.timeout(8_000),
  });
  expect(read.status).toBe(200);
  isSlow.resolve();
  await holding;
  for (const { status } of await Promise.all(strangers)) expect(status).toBe(200);
});

test("responses that an address does not read are counted, refused and ended", async () => {
  const days = Array.from({ length: 30 }, (_, day) => ({
    day: `${day}`,
    title: "",
    description: randomBytes(900).toString("hex"),
    name: "",
  }));
  await db.sql`
    insert into tours (id, title, summary, image_url, gallery, itinerary)
    select 'long-' || n, 'Long', 'A summary that is long.', '/a.svg', '{/a.svg}',
      ${db.sql.json(days)} from generate_series(1, 100) n`;
  const path = "/rest/v1/tours?select=a:itinerary,b:itinerary";
  const headers = { apikey: db.backend.publishableKey };
  const head = (ip: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\napikey: ${headers.apikey}\r\nX-Forwarded-For: ${ip}\r\n\r\n`;
  const status = async (ip: string) => {
    const response = await fetch(site.url + path, {
      headers: { ...headers, "x-forwarded-for": ip },
    });
    await response.arrayBuffer();
    return response.status;
  };
  const sockets = Array.from({ length: 12 }, () => connect(site.port, "127.0.0.1").pause());
  const closed = sockets.map((socket) => once(socket, "close"));
  for (const socket of sockets) {
    socket.on("error", () => {});
    socket.write(head("4.4.4.4"));
  }
  await vi.waitFor(async () => expect(await status("4.4.4.4")).toBe(503), { timeout: 60_000 });
  expect(await status("5.5.5.1")).toBe(200);
  // The site ends the responses that wait. A client notices it when it reads again.
  await vi.waitFor(async () => expect(await status("4.4.4.4")).toBe(200), {
    timeout: 60_000,
    interval: 1_000,
  });
  for (const socket of sockets) socket.resume();
  await Promise.all(closed);
  await db.sql`delete from tours where id like 'long-%'`;
});

test("a client that does not read its download is disconnected", async () => {
  const patient = await startStubSite(db.backend, { idleMs: 500 });
  const dots = { width: 1800, height: 1800, channels: 3 } as const;
  // Random pixels make a large file, which does not fit into the socket buffers.
  const bytes = await sharp(randomBytes(1800 * 1800 * 3), { raw: dots })
    .png()
    .toBuffer();
  expect(bytes.byteLength).toBeGreaterThan(8_000_000);
  const { error } = await db.admin.storage
    .from("media")
    .upload("large.png", new Uint8Array(bytes).buffer, { contentType: "image/png" });
  expect(error).toBeNull();
  const socket = connect(patient.port, "127.0.0.1");
  socket.write("GET /storage/v1/object/public/media/large.png HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "readable");
  await vi.waitFor(async () => expect(await patient.connectionCount()).toBe(0), {
    timeout: 30_000,
    interval: 50,
  });
  socket.destroy();
  await patient.close();
});
