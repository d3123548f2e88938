// Realtime through the whole site, with supabase-js as the client.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import WebSocket from "ws";
import type { Client } from "../../app/supabase/types.ts";
import { createRealtime } from "../../server/backend/embedded/realtime.ts";
import { createLog } from "../../server/log.ts";
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, setUpDatabase } from "../database/database.ts";
import { secrets } from "../database/settings.ts";
import { addTourOfDepartures, goodRows } from "../rls/rows.ts";
import { setUpSite } from "./stub-site.ts";

interface Change {
  eventType: string;
  table: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
}

const db = setUpDatabase();
const site = setUpSite(db);
const clients: Client[] = [];
const sockets: WebSocket[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.removeAllChannels();
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(async () => {
  db.backend.detach?.();
});
beforeEach(async () => {
  await db.sql`delete from categories`;
  // Otherwise the socket of the next test could get the event of this deletion.
  await db.backend.caughtUp?.();
});

/** Subscribes as the panel does. `changes` collects the events. Throws if the server refuses. */
async function listen(
  email: string | undefined,
  filter?: string,
  table = "categories",
): Promise<{ client: Client; changes: Change[] }> {
  const client = site.client();
  clients.push(client);
  if (email) await client.auth.signInWithPassword({ email, password: PASSWORD });
  const changes: Change[] = [];
  await new Promise<void>((resolve, reject) => {
    client
      .channel(`watch-${Math.random()}`)
      .on(
        "postgres_changes",
        { event: "*", schema: "public", table, ...(filter && { filter }) },
        (payload) => void changes.push(payload as unknown as Change),
      )
      .subscribe((status, error) => {
        if (status === "SUBSCRIBED") resolve();
        if (status === "CHANNEL_ERROR" || status === "TIMED_OUT")
          reject(error ?? new Error(status));
      });
  });
  return { client, changes };
}

async function insert(name: string): Promise<string> {
  const { data, error } = await db.admin.from("categories").insert({ name }).select("id").single();
  if (error) throw error;
  return data.id;
}

test("an admin is notified of an insert, an update and a delete, in order and only with the id", async () => {
  const { changes } = await listen(ADMIN_EMAIL);
  const id = await insert("Hill Stations");
  await db.admin.from("categories").update({ name: "Renamed" }).eq("id", id);
  await db.admin.from("categories").delete().eq("id", id);
  await expect.poll(() => changes).toHaveLength(3);
  const shown = changes.map(({ eventType, table, new: now, old }) => [eventType, table, now, old]);
  expect(shown).toEqual([
    ["INSERT", "categories", { id }, {}],
    ["UPDATE", "categories", { id }, { id }],
    ["DELETE", "categories", {}, { id }],
  ]);
});

test("an admin is notified of a tour's dates, also when they move with the tour", async () => {
  await addTourOfDepartures(db);
  const { changes } = await listen(ADMIN_EMAIL, undefined, "departures");
  await db.admin.from("departures").insert(goodRows.departures);
  const { data } = await db.admin.from("departures").select("id").single();
  await db.admin.from("tours").update({ id: "moved" }).eq("id", goodRows.departures.tour_id);
  await db.admin.from("departures").delete().eq("tour_id", "moved");
  await expect.poll(() => changes).toHaveLength(3);
  expect(changes.map(({ eventType }) => eventType)).toEqual(["INSERT", "UPDATE", "DELETE"]);
  expect(changes.at(-1)?.old).toEqual({ id: data?.id });
});

test.each([
  ["an anonymous visitor", undefined],
  ["a member", MEMBER_EMAIL],
])("%s cannot subscribe", async (_who, email) => {
  await expect(listen(email)).rejects.toThrow("Only an admin can subscribe");
});

test("a subscription with a filter is refused", async () => {
  await expect(listen(ADMIN_EMAIL, "name=eq.Hills")).rejects.toThrow("This cannot be joined");
});

test("a channel that was left is silent, and the other channel of the socket still works", async () => {
  const { client, changes } = await listen(ADMIN_EMAIL);
  const others: Change[] = [];
  await new Promise<void>((resolve) => {
    client
      .channel("other")
      .on(
        "postgres_changes",
        { event: "INSERT", schema: "public", table: "categories" },
        (payload) => others.push(payload as unknown as Change),
      )
      .subscribe((status) => status === "SUBSCRIBED" && resolve());
  });
  const [first] = client.getChannels();
  if (first) expect(await client.removeChannel(first)).toBe("ok");
  await insert("After");
  await expect.poll(() => others).toHaveLength(1);
  expect(changes).toEqual([]);
});

async function tokenOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? "";
}

function join(topic: string, access_token: unknown): string {
  const postgres_changes = [{ event: "*", schema: "public", table: "categories" }];
  const payload = { access_token, config: { postgres_changes } };
  return JSON.stringify(["1", "1", `realtime:${topic}`, "phx_join", payload]);
}

test("a renewed token is accepted; a forged or expired one is refused", async () => {
  const { client, changes } = await listen(ADMIN_EMAIL);
  await client.auth.refreshSession();
  await insert("Fresh");
  await expect.poll(() => changes).toHaveLength(1);

  const { socket, messages } = await openRaw();
  const [header, payload = ""] = (await tokenOf(client)).split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sub: string };
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  const expired = await signed(claims, -1);
  const forged = [`${header}.${payload}.AAAA`, `${none}.${payload}.`, expired, "a.b.c", "nonsense"];
  for (const token of forged) socket.send(join("x", token));
  await expect.poll(() => messages).toHaveLength(forged.length);
  expect(messages.every((one) => one.includes("Only an admin can subscribe"))).toBe(true);
});

test("an expired token ends the connection at the next change", async () => {
  const claims = decodeJwt(await tokenOf((await listen(ADMIN_EMAIL)).client));
  const { socket, messages } = await openRaw();
  const closed = once(socket, "close");
  socket.send(join("short", await signed(claims, 60)));
  await expect.poll(() => messages).toHaveLength(1);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  await insert("Too late");
  expect((await closed)[0]).toBe(1008);
  vi.useRealTimers();
  expect(messages).toHaveLength(1);
});

/** A token signed with the site's secret. */
function signed(claims: object, seconds: number): Promise<string> {
  return new SignJWT({ ...claims, role: "authenticated", aud: "authenticated" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(secrets.jwtSecret));
}

/** A server that has only sockets, and by default accepts every token. */
async function startRealtime(more: Partial<Parameters<typeof createRealtime>[0]> = {}) {
  const { publishableKey } = db.backend;
  const authorize = async () => Number.POSITIVE_INFINITY;
  const realtime = createRealtime({ publishableKey, authorize, log: createLog("silent"), ...more });
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  realtime.attach(server, () => "127.0.0.1");
  return { realtime, server, origin: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("a socket closes if its session ends, also while its token is still being checked", async () => {
  const access = Promise.withResolvers<number>();
  const authorize = vi.fn(() => access.promise);
  const { realtime, server, origin } = await startRealtime({ authorize });
  const open = async (session_id: string) => {
    const { socket, messages } = await openRaw(undefined, origin);
    socket.send(join("a", await signed({ sub: "x", session_id }, 60)));
    return { closed: once(socket, "close"), messages };
  };
  const [checked, joined, other] = [await open("checked"), await open("joined"), await open("o")];
  await expect.poll(() => authorize).toHaveBeenCalledTimes(3);
  realtime.endSession("checked");
  expect((await checked.closed)[0]).toBe(1008);
  access.resolve(Number.POSITIVE_INFINITY);
  await expect.poll(() => joined.messages).toHaveLength(1);
  realtime.endSession("joined");
  expect((await joined.closed)[0]).toBe(1008);
  realtime.change({ table: "categories", type: "INSERT", id: "1" });
  await expect.poll(() => other.messages).toHaveLength(2);
  realtime.close();
  server.close();
});

test("a clock that jumps a day ahead disconnects nobody", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const { realtime, server, origin } = await startRealtime();
  const { socket } = await openRaw(undefined, origin);
  const outcome = Promise.race(
    ["message", "close"].map((event) => once(socket, event).then(() => event)),
  );
  vi.setSystemTime(Date.now() + 86_400_000);
  vi.advanceTimersByTime(10_000);
  socket.send(JSON.stringify([null, "1", "phoenix", "heartbeat", {}]));
  expect(await outcome).toBe("message");
  realtime.close();
  server.close();
  vi.useRealTimers();
});

test("a client that does not read is disconnected", async () => {
  const { realtime, server, origin } = await startRealtime();
  const { socket, messages } = await openRaw(undefined, origin);
  socket.send(join("slow", "any"));
  await expect.poll(() => messages).toHaveLength(1);
  socket.pause();
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  for (let sent = 0; sent < 200_000 && (await connections()) > 0; sent += 1000) {
    for (let i = 0; i < 1000; i++) {
      realtime.change({ table: "categories", type: "INSERT", id: `${i}` });
    }
  }
  await expect.poll(() => connections()).toBe(0);
  realtime.close();
  server.close();
});

test("an invalid token of any kind leaves the site running", async () => {
  const { socket, messages } = await openRaw();
  for (const token of [5, true, null, [], {}, ["a.b.c"], "x".repeat(5000)]) {
    socket.send(JSON.stringify(["1", "2", "realtime:a", "access_token", { access_token: token }]));
    socket.send(join("b", token));
  }
  socket.send(JSON.stringify(["1", "2", "realtime:a", "access_token", {}]));
  socket.send(JSON.stringify([null, "last", "phoenix", "heartbeat", {}]));
  await expect.poll(() => messages.at(-1)).toContain('"last"');
});

async function openRaw(
  query = `apikey=${db.backend.publishableKey}&vsn=2.0.0`,
  origin = site.url.replace("http", "ws"),
) {
  const socket = new WebSocket(`${origin}/realtime/v1/websocket?${query}`);
  sockets.push(socket);
  const messages: string[] = [];
  socket.on("message", (data) => void messages.push(String(data)));
  const outcome = await new Promise<string>((resolve) => {
    socket.on("open", () => resolve("open"));
    socket.on("error", (error) => resolve(error.message));
  });
  return { socket, messages, outcome };
}

test("a socket needs the public key and protocol version 2.0.0", async () => {
  expect((await openRaw("vsn=2.0.0")).outcome).toContain("401");
  expect((await openRaw("apikey=wrong&vsn=2.0.0")).outcome).toContain("401");
  expect((await openRaw(`apikey=${db.backend.publishableKey}&vsn=1.0.0`)).outcome).toContain("400");
  expect((await openRaw()).outcome).toBe("open");
});

test("heartbeats are answered, and broadcasts, private channels and invalid messages are refused", async () => {
  const { socket, messages } = await openRaw();
  socket.send(JSON.stringify([null, "1", "phoenix", "heartbeat", {}]));
  socket.send(JSON.stringify(["1", "2", "realtime:a", "phx_join", { config: { private: true } }]));
  socket.send(JSON.stringify(["1", "3", "realtime:a", "broadcast", {}]));
  await expect.poll(() => messages).toHaveLength(3);
  expect(JSON.parse(messages[0] ?? "")[4].status).toBe("ok");
  expect(JSON.parse(messages[1] ?? "")[4].status).toBe("error");
  expect(JSON.parse(messages[2] ?? "")[4].status).toBe("error");
  const closed = once(socket, "close");
  socket.send("not json");
  expect((await closed)[0]).toBe(1003);
});

test("a message that is too long, and too many messages, close the socket", async () => {
  const long = await openRaw();
  const tooLong = once(long.socket, "close");
  long.socket.send("x".repeat(17 * 1024));
  expect((await tooLong)[0]).toBe(1009);
  const loud = await openRaw();
  const tooMany = once(loud.socket, "close");
  for (let i = 0; i < 101; i++) {
    loud.socket.send(JSON.stringify([null, String(i), "phoenix", "heartbeat", {}]));
  }
  expect((await tooMany)[0]).toBe(1008);
});

test("one socket can open twenty channels", async () => {
  const { socket, messages } = await openRaw();
  const token = await tokenOf(db.admin);
  for (let i = 0; i < 21; i++) socket.send(join(String(i), token));
  await expect.poll(() => messages.at(-1)).toContain("cannot be joined");
});

test("an office of sixty panels is behind one address; one operator, or strangers, cannot fill it", async () => {
  const log = createLog("silent");
  const warn = vi.spyOn(log, "warn");
  const { realtime, server, origin } = await startRealtime({ log });
  const open = () => openRaw(undefined, origin);
  const openPanel = async (operator: number) => {
    const { socket, messages } = await open();
    socket.send(join("panel", await signed({ sub: `${operator}`, session_id: "any" }, 60)));
    await expect.poll(() => messages).toHaveLength(1);
    return messages[0];
  };
  // Thirty connect at once, as after a restart of the site.
  const operators = Array.from({ length: 30 }, (_, index) => index);
  const panels = await Promise.all(operators.map(openPanel));
  panels.push(...(await Promise.all(operators.map(openPanel))));
  expect(panels.filter((reply) => reply?.includes('"ok"'))).toHaveLength(60);
  expect(warn).not.toHaveBeenCalled();

  for (let more = 2; more < 50; more++) expect(await openPanel(0)).toContain('"ok"');
  expect(await openPanel(0)).toContain("Too many panels are open");
  expect(await openPanel(1)).toContain('"ok"');

  // The refused panel's socket has no channel, as those of strangers.
  const strangers = await Promise.all(Array.from({ length: 39 }, open));
  expect(strangers.every(({ outcome }) => outcome === "open")).toBe(true);
  for (let more = 0; more < 3; more++) expect((await open()).outcome).toContain("429");
  expect(warn).toHaveBeenCalledTimes(1);
  realtime.close();
  server.close();
});

test("clients must reconnect when changes may have been missed", async () => {
  const { socket } = await openRaw();
  const closed = once(socket, "close");
  await db.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`;
  expect((await closed)[0]).toBe(1012);
});
