// Realtime through the mounted site, with supabase-js itself as the client.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import WebSocket from "ws";
import type { Client } from "../../app/supabase/types.ts";
import { createRealtime } from "../../server/backend/embedded/realtime.ts";
import { createLog } from "../../server/log.ts";
import {
  ADMIN_EMAIL,
  freshDatabase,
  MEMBER_EMAIL,
  PASSWORD,
  type TestDatabase,
} from "../database/database.ts";
import { secrets } from "../database/settings.ts";
import { goodRows } from "../rls/rows.ts";
import { type StubSite, startStubSite } from "./stub-site.ts";

interface Told {
  eventType: string;
  table: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
}

let db: TestDatabase;
let site: StubSite;
const clients: Client[] = [];
const sockets: WebSocket[] = [];

beforeAll(async () => {
  db = await freshDatabase(`
    create table public.notes (id uuid primary key default gen_random_uuid(), text text);
    alter table public.notes enable row level security;
    create policy "members read" on public.notes for select to authenticated using (true);
    grant select on public.notes to authenticated;
    grant all on public.notes to service_role;
    alter publication supabase_realtime add table public.notes;`);
  site = await startStubSite(db.backend);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.removeAllChannels();
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(async () => {
  db.backend.detach?.();
  await site.close();
  await db.close();
});
beforeEach(async () => {
  await db.sql`delete from categories`;
});

/** Subscribes to everything of a table; out: what was told so far. */
async function listen(
  email: string | undefined,
  table = "categories",
  filter?: string,
): Promise<{ client: Client; told: Told[] }> {
  const client = site.client();
  clients.push(client);
  if (email) await client.auth.signInWithPassword({ email, password: PASSWORD });
  const told: Told[] = [];
  await new Promise<void>((resolve, reject) => {
    client
      .channel(`watch-${Math.random()}`)
      .on(
        "postgres_changes",
        { event: "*", schema: "public", table, ...(filter ? { filter } : {}) },
        (payload) => void told.push(payload as unknown as Told),
      )
      .subscribe((status, error) => {
        if (status === "SUBSCRIBED") resolve();
        if (status === "CHANNEL_ERROR" || status === "TIMED_OUT")
          reject(error ?? new Error(status));
      });
  });
  return { client, told };
}

const category = goodRows.categories as { name: string };

async function insert(name: string): Promise<string> {
  const { data, error } = await db.admin.from("categories").insert({ name }).select("id").single();
  if (error) throw error;
  return data.id;
}

test("an insert, an update and a delete are told in order", async () => {
  const { told } = await listen(ADMIN_EMAIL);
  const id = await insert(category.name);
  // Each is read again before it is told: a row that is gone by then has nothing to tell.
  await vi.waitFor(() => expect(told).toHaveLength(1), 5_000);
  await db.admin.from("categories").update({ name: "Renamed" }).eq("id", id);
  await vi.waitFor(() => expect(told).toHaveLength(2), 5_000);
  await db.admin.from("categories").delete().eq("id", id);
  await vi.waitFor(() => expect(told).toHaveLength(3), 5_000);
  expect(told.map((one) => one.eventType)).toEqual(["INSERT", "UPDATE", "DELETE"]);
  expect(told[0]?.new.id).toBe(id);
  expect(told[2]?.old).toEqual({ id });
  expect(told[2]?.new).toEqual({});
}, 10_000);

test("who may not read a row is not told of it", async () => {
  const stranger = await listen(undefined, "notes");
  const member = await listen(MEMBER_EMAIL, "notes");
  await db.sql`insert into notes (text) values ('for members')`;
  await vi.waitFor(() => expect(member.told).toHaveLength(1));
  expect(member.told[0]?.new.text).toBe("for members");
  // A change that a stranger may see, told after it: nothing is still on its way.
  expect(stranger.told).toEqual([]);
});

test("a filter chooses rows", async () => {
  const { told } = await listen(ADMIN_EMAIL, "categories", "name=eq.Hills");
  await insert("Coast");
  await insert("Hills");
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.new.name).toBe("Hills");
});

test.each([
  ["name=eq.Hills", ["Hills"]],
  ["name=neq.Hills", ["Coast"]],
  ["name=in.(Hills,Coast)", ["Coast", "Hills"]],
  ["name=gt.D", ["Hills"]],
  ["name=gte.Hills", ["Hills"]],
  ["name=lt.D", ["Coast"]],
  ["name=lte.Coast", ["Coast"]],
  ["nothing=eq.Hills", []],
])("the filter %s", async (filter, names) => {
  const { told } = await listen(undefined, "categories", filter);
  const everything = await listen(undefined);
  await insert("Coast");
  await insert("Hills");
  // What the test before left is told too, as removed.
  const inserted = (all: Told[]) => all.filter((one) => one.eventType === "INSERT");
  await vi.waitFor(() => expect(inserted(everything.told)).toHaveLength(2));
  expect(inserted(told).map((one) => one.new.name)).toEqual(names);
});

test("a number is compared as one", async () => {
  const { told } = await listen(undefined, "carousel_images", "order=gt.9");
  const everything = await listen(undefined, "carousel_images");
  for (const order of [2, 10]) {
    const { error } = await db.admin
      .from("carousel_images")
      .insert({ ...goodRows.carousel_images, order });
    expect(error).toBeNull();
  }
  await vi.waitFor(() => expect(everything.told).toHaveLength(2));
  expect(told.map((one) => one.new.order)).toEqual([10]);
  await db.sql`delete from carousel_images`;
});

test("a stranger's many filters are not as many queries of each save", async () => {
  let asked = 0;
  const realtime = createRealtime({
    publishableKey: db.backend.publishableKey,
    jwtSecret: secrets.jwtSecret,
    origin: "http://backend.internal",
    log: createLog("silent"),
    async fetch() {
      asked++;
      return Response.json([{ id: "a", name: "7" }]);
    },
  });
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  realtime.attach(server, () => "127.0.0.1");
  const { port } = server.address() as AddressInfo;
  const { socket, heard } = await openRaw(undefined, `ws://127.0.0.1:${port}`);
  const wanted = Array.from({ length: 20 }, (_, i) => ({
    event: "*",
    table: "categories",
    filter: `name=eq.${i}`,
  }));
  for (let i = 0; i < 20; i++) {
    const config = { postgres_changes: wanted };
    socket.send(JSON.stringify(["1", `${i}`, `realtime:${i}`, "phx_join", { config }]));
  }
  await vi.waitFor(() => expect(heard).toHaveLength(40));
  realtime.change({ table: "categories", type: "INSERT", id: "a" });
  await vi.waitFor(() => expect(heard).toHaveLength(60));
  expect(JSON.parse(heard.at(-1) ?? "")[4].ids).toEqual([8]);
  expect(asked).toBe(1);
  realtime.close();
  server.close();
});

test("after leaving nothing is told, and the other channel of the socket goes on", async () => {
  const { client, told } = await listen(ADMIN_EMAIL);
  const second: Told[] = [];
  const other = client.channel("other");
  await new Promise<void>((resolve) => {
    other
      .on(
        "postgres_changes",
        { event: "INSERT", schema: "public", table: "categories" },
        (payload) => second.push(payload as unknown as Told),
      )
      .subscribe((status) => status === "SUBSCRIBED" && resolve());
  });
  const [first] = client.getChannels();
  if (first) expect(await client.removeChannel(first)).toBe("ok");
  await insert("After");
  await vi.waitFor(() => expect(second).toHaveLength(1));
  expect(told).toEqual([]);
});

test("a renewed token is taken; a forged or expired one is refused", async () => {
  const { client, told } = await listen(ADMIN_EMAIL);
  await client.auth.refreshSession();
  await insert("Fresh");
  await vi.waitFor(() => expect(told).toHaveLength(1));

  const raw = await openRaw();
  const [header, payload] = (
    (await client.auth.getSession()).data.session?.access_token ?? ""
  ).split(".");
  for (const token of [`${header}.${payload}.AAAA`, "a.b.c", "nonsense"]) {
    raw.socket.send(JSON.stringify(["1", "1", "realtime:x", "phx_join", { access_token: token }]));
  }
  await vi.waitFor(() => expect(raw.heard).toHaveLength(3));
  expect(raw.heard.every((one) => one.includes("Invalid or expired token"))).toBe(true);
});

test("whatever stands in the place of a token, the site goes on", async () => {
  const { socket, heard } = await openRaw();
  socket.send(JSON.stringify(["1", "1", "realtime:a", "phx_join", {}]));
  for (const token of [5, true, null, [], {}, ["a.b.c"], "x".repeat(5000)]) {
    socket.send(JSON.stringify(["1", "2", "realtime:a", "access_token", { access_token: token }]));
    socket.send(JSON.stringify(["1", "3", "realtime:b", "phx_join", { access_token: token }]));
  }
  socket.send(JSON.stringify(["1", "2", "realtime:a", "access_token", {}]));
  socket.send(JSON.stringify([null, "last", "phoenix", "heartbeat", {}]));
  await vi.waitFor(() => expect(heard.at(-1)).toContain('"last"'));
});

async function openRaw(
  query = `apikey=${db.backend.publishableKey}&vsn=2.0.0`,
  origin = site.url.replace("http", "ws"),
) {
  const socket = new WebSocket(`${origin}/realtime/v1/websocket?${query}`);
  sockets.push(socket);
  const heard: string[] = [];
  socket.on("message", (data) => void heard.push(String(data)));
  const outcome = await new Promise<string>((resolve) => {
    socket.on("open", () => resolve("open"));
    socket.on("error", (error) => resolve(error.message));
  });
  return { socket, heard, outcome };
}

test("a socket needs the public key and the protocol we speak", async () => {
  expect((await openRaw("vsn=2.0.0")).outcome).toContain("401");
  expect((await openRaw("apikey=wrong&vsn=2.0.0")).outcome).toContain("401");
  expect((await openRaw(`apikey=${db.backend.publishableKey}&vsn=1.0.0`)).outcome).toContain("400");
  expect((await openRaw()).outcome).toBe("open");
});

test("heartbeats are answered; broadcasts, private channels and noise are not served", async () => {
  const { socket, heard } = await openRaw();
  socket.send(JSON.stringify([null, "1", "phoenix", "heartbeat", {}]));
  socket.send(JSON.stringify(["1", "2", "realtime:a", "phx_join", { config: { private: true } }]));
  socket.send(JSON.stringify(["1", "3", "realtime:a", "broadcast", {}]));
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(JSON.parse(heard[0] ?? "")[4].status).toBe("ok");
  expect(JSON.parse(heard[1] ?? "")[4].status).toBe("error");
  expect(JSON.parse(heard[2] ?? "")[4].status).toBe("error");
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  socket.send("not json");
  expect(await closed).toBe(1003);
});

test("a message too long, and too many, close the socket", async () => {
  const long = await openRaw();
  const tooLong = new Promise<number>((resolve) => long.socket.on("close", resolve));
  long.socket.send("x".repeat(17 * 1024));
  expect(await tooLong).toBe(1009);
  const loud = await openRaw();
  const tooMany = new Promise<number>((resolve) => loud.socket.on("close", resolve));
  for (let i = 0; i < 101; i++) {
    loud.socket.send(JSON.stringify([null, String(i), "phoenix", "heartbeat", {}]));
  }
  expect(await tooMany).toBe(1008);
});

test("one address gets twenty sockets, and one socket twenty channels", async () => {
  const open = await Promise.all(Array.from({ length: 20 }, () => openRaw()));
  expect(open.filter((one) => one.outcome === "open").length).toBeGreaterThan(18);
  const more = [await openRaw(), await openRaw()];
  expect(more.at(-1)?.outcome).toContain("429");
  const [first] = open;
  for (let i = 0; i < 21; i++) {
    first?.socket.send(JSON.stringify(["1", `${i}`, `realtime:${i}`, "phx_join", {}]));
  }
  await vi.waitFor(() => expect(first?.heard.at(-1)).toContain("cannot be joined"));
});

test("when changes may have been missed, clients are sent to reconnect", async () => {
  const { socket } = await openRaw();
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  await db.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`;
  expect(await closed).toBe(1012);
}, 20_000);
