// Sessions: what ends them, what an old access token can still do, and which calls need the password.
import bcrypt from "bcryptjs";
import { decodeJwt } from "jose";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { Client } from "../../app/supabase/types.ts";
import { addUser, MEMBER_EMAIL, PASSWORD, setUpDatabase } from "../database/database.ts";
import { type StubSite, setUpSite } from "./stub-site.ts";

const NEW_PASSWORD = "a-new-password-1";

const db = setUpDatabase();
const site = setUpSite(db, { trustProxy: true });
afterAll(async () => {
  db.backend.detach?.();
});

const send: StubSite["send"] = (...request) => site.send(...request);

/** One browser in which an operator is signed in. */
interface Device {
  client: Client;
  token: string;
  session: string;
  user: string;
}

async function signIn(email: string, password = PASSWORD, userAgent = "Test/1"): Promise<Device> {
  const headers = { "user-agent": userAgent };
  const body = { email, password };
  const path = "/auth/v1/token?grant_type=password";
  const { content } = await send("POST", path, { body, headers });
  const client = site.client();
  const { error } = await client.auth.setSession(content);
  expect(error).toBeNull();
  const { session_id, sub = "" } = decodeJwt(content.access_token);
  return { client, token: content.access_token, session: String(session_id), user: sub };
}

let people = 0;
/** Adds an operator, signed in on as many devices. */
async function newOperator(devices: number): Promise<{ email: string; devices: Device[] }> {
  const email = `operator${people++}@example.com`;
  await addUser(db.sql, email, "admin");
  const signedIn = [];
  for (let i = 0; i < devices; i++) signedIn.push(await signIn(email));
  return { email, devices: signedIn };
}

/** A device of a new operator. */
async function newDevice(): Promise<Device> {
  const [device] = (await newOperator(1)).devices;
  if (!device) throw new Error("no device");
  return device;
}

/** Joins a channel. Resolves to a promise that settles when the socket has been closed. */
async function listen({ client }: Device): Promise<{ closed: Promise<void> }> {
  const closed = Promise.withResolvers<void>();
  await new Promise<void>((resolve) => {
    client
      .channel("watch")
      .on("postgres_changes", { event: "*", schema: "public", table: "categories" }, () => {})
      .subscribe((status) => {
        if (status === "SUBSCRIBED") resolve();
        else closed.resolve();
      });
  });
  return { closed: closed.promise };
}

/** What the access token of before can do. */
async function can(token: string) {
  const insert = await send("POST", "/rest/v1/categories", { token, body: { name: token } });
  const read = await send("GET", "/rest/v1/office_settings?select=id", { token });
  const upload = await send("POST", "/storage/v1/object/media/a.png", {
    token,
    headers: { "content-type": "image/png" },
  });
  const access = await send("GET", "/admin/access/operators", { token });
  return {
    insert: insert.status,
    read: [read.status, read.content],
    upload: upload.status,
    access: access.status,
  };
}
const NOTHING = { insert: 403, read: [200, []], upload: 403, access: 403 };

const ban = (id: string) =>
  db.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${id}`;

describe("an access token is worth nothing at once", () => {
  const ENDS: [
    name: string,
    end: (old: Device, other: Device, email: string) => Promise<unknown>,
  ][] = [
    ["a sign-out here", (old) => old.client.auth.signOut({ scope: "local" })],
    ["a sign-out elsewhere", (_old, other) => other.client.auth.signOut({ scope: "others" })],
    ["a sign-out everywhere", (_old, other) => other.client.auth.signOut({ scope: "global" })],
    [
      "the end of this device",
      (old, { token }) => send("DELETE", `/admin/access/sessions/${old.session}`, { token }),
    ],
    ["a new password", (_old, other) => other.client.auth.updateUser({ password: NEW_PASSWORD })],
    [
      "a recovery code",
      async (_old, { token }, email) => {
        const { codes } = (await send("POST", "/admin/access/codes", { token })).content;
        const body = { email, code: codes[0], password: NEW_PASSWORD };
        await send("POST", "/admin/access/password", { body });
      },
    ],
    [
      "`npm run admin`",
      (_old, _other, email) => db.backend.operators.resetPassword(email, NEW_PASSWORD),
    ],
    [
      "a removal",
      async (old) => {
        const { token } = await newDevice();
        await send("DELETE", `/admin/access/operators/${old.user}`, { token });
      },
    ],
    ["a ban", (old) => ban(old.user)],
    [
      "a demotion",
      (old) => db.sql`update auth.users set raw_app_meta_data = '{}' where id = ${old.user}`,
    ],
  ];

  test.each(ENDS)("after %s", async (_name, end) => {
    const { email, devices } = await newOperator(2);
    const [old, other] = devices as [Device, Device];
    const { closed } = await listen(old);
    expect((await can(old.token)).access).toBe(200);
    await end(old, other, email);
    expect(await can(old.token)).toEqual(NOTHING);
    await closed;
    await old.client.removeAllChannels();
  });

  test("signing out of one device leaves the others and their sockets", async () => {
    const [here, other] = (await newOperator(2)).devices as [Device, Device];
    const { closed } = await listen(here);
    let isClosed = false;
    void closed.then(() => {
      isClosed = true;
    });
    const ended = await listen(other);
    await other.client.auth.signOut({ scope: "local" });
    await ended.closed;
    expect((await can(here.token)).access).toBe(200);
    expect((await here.client.auth.refreshSession()).error).toBeNull();
    expect(isClosed).toBe(false);
    await here.client.removeAllChannels();
    await other.client.removeAllChannels();
  });
});

describe("ten minutes after the sign-in", () => {
  const CALLS = [
    ["POST", "/admin/access/codes", undefined, 201],
    ["POST", "/admin/access/operators", { email: "added@example.com" }, 201],
    ["DELETE", "/admin/access/operators/00000000-0000-4000-8000-000000000000", undefined, 409],
    ["PUT", "/auth/v1/user", { password: NEW_PASSWORD }, 200],
    ["POST", "/admin/access/backups", undefined, 404],
  ] as const;
  const age = ({ session }: Device, minutes: number) => db.sql`
    update auth.sessions set created_at = now() - ${minutes} * interval '1 minute'
    where id = ${session}`;

  test.each(CALLS)("%s %s needs the password", async (method, path, body, status) => {
    const { email, devices } = await newOperator(1);
    const [device] = devices as [Device];
    await age(device, 11);
    await device.client.auth.refreshSession();
    const call = ({ token }: Device) => send(method, path, { token, body });
    expect(await call(device)).toMatchObject({
      status: 403,
      content: {
        error_code: "reauthentication_needed",
        msg: "Please enter your password again",
      },
    });
    expect((await call(await signIn(email))).status).toBe(status);
  });

  test("a session past its end sets no password, although the account service still knows it", async () => {
    const { token, session } = await newDevice();
    await db.sql`update auth.sessions set not_after = now() where id = ${session}`;
    const body = { password: NEW_PASSWORD };
    expect((await send("PUT", "/auth/v1/user", { token, body })).status).toBe(403);
  });

  test("everything else goes on, and so does a recovery", async () => {
    const { email, devices } = await newOperator(2);
    const [device, other] = devices as [Device, Device];
    const { codes } = (await send("POST", "/admin/access/codes", { token: device.token })).content;
    await age(device, 11);
    const get = (path: string) => send("GET", `/admin/access${path}`, { token: device.token });
    for (const path of ["/codes", "/operators", "/sessions"]) {
      expect((await get(path)).status, path).toBe(200);
    }
    const end = `/admin/access/sessions/${other.session}`;
    expect((await send("DELETE", end, { token: device.token })).status).toBe(200);
    const body = { email, code: codes[0], password: NEW_PASSWORD };
    expect((await send("POST", "/admin/access/password", { body })).status).toBe(200);
  });
});

describe("devices", () => {
  const devicesOf = async ({ token }: Device) =>
    (await send("GET", "/admin/access/sessions", { token })).content;

  test("are listed with the browser, the first and the last use, the own one first", async () => {
    const { email, devices } = await newOperator(1);
    const [own] = devices as [Device];
    const phone = await signIn(email, PASSWORD, `Phone/${"9".repeat(1000)}`);
    const before = await devicesOf(own);
    expect(before).toMatchObject({
      sessions: [
        { id: own.session, userAgent: "Test/1", isCurrent: true },
        { id: phone.session, userAgent: expect.stringMatching(/^Phone\/9+$/), isCurrent: false },
      ],
      canEndOne: true,
    });
    expect(before.sessions[1].userAgent.length).toBeLessThanOrEqual(300);
    expect(before.sessions[1].lastUsedAt).toBe(before.sessions[1].createdAt);
    const { data } = await phone.client.auth.refreshSession();
    expect(decodeJwt(data.session?.access_token ?? "").session_id).toBe(phone.session);
    const after = await devicesOf(own);
    expect(after.sessions).toHaveLength(2);
    expect(after.sessions[1].createdAt).toBe(before.sessions[1].createdAt);
    expect(Date.parse(after.sessions[1].lastUsedAt)).toBeGreaterThan(
      Date.parse(before.sessions[1].lastUsedAt),
    );
  });

  test("can be ended, but only one's own", async () => {
    const [own, other] = (await newOperator(2)).devices as [Device, Device];
    const stranger = await newDevice();
    const end = (id: string) =>
      send("DELETE", `/admin/access/sessions/${id}`, { token: own.token });
    for (const id of [stranger.session, "x", "00000000-0000-4000-8000-000000000000"]) {
      expect((await end(id)).status).toBe(404);
    }
    expect((await end(other.session)).status).toBe(200);
    expect((await end(other.session)).status).toBe(404);
    expect((await other.client.auth.refreshSession()).error).not.toBeNull();
    expect((await devicesOf(own)).sessions).toHaveLength(1);
    expect((await devicesOf(stranger)).sessions).toHaveLength(1);
  });

  test("are shown to nobody else", async () => {
    const member = await signIn(MEMBER_EMAIL);
    expect((await send("GET", "/admin/access/sessions", member)).status).toBe(403);
    expect((await db.member.rpc("my_sessions" as "is_admin")).data).toEqual([]);
    expect((await db.anonymous.rpc("my_sessions" as "is_admin")).error).not.toBeNull();
  });
});

describe("recovery codes end with their password", () => {
  test.each([
    ["changed", ({ client }: Device) => client.auth.updateUser({ password: NEW_PASSWORD })],
    [
      "set by `npm run admin`",
      (_device: Device, email: string) => db.backend.operators.resetPassword(email, NEW_PASSWORD),
    ],
  ])("that is %s", async (_name, change) => {
    const { email, devices } = await newOperator(1);
    const [device] = devices as [Device];
    const { codes } = (await send("POST", "/admin/access/codes", device)).content;
    await change(device, email);
    const body = { email, code: codes[0], password: "another-password-1" };
    expect((await send("POST", "/admin/access/password", { body })).status).toBe(400);
    const again = await signIn(email, NEW_PASSWORD);
    expect((await send("GET", "/admin/access/codes", again)).content).toEqual({ left: 0 });
    expect((await send("POST", "/admin/access/codes", again)).content.codes).toHaveLength(10);
  });
});

describe("whether an account exists", () => {
  let addresses = 0;

  /** Sends the tries in parallel from one address. Returns how many passwords were hashed. */
  async function hashesOf(path: string, body: (i: number) => object): Promise<number> {
    const ip = `10.9.9.${addresses++}`;
    const compare = vi.spyOn(bcrypt, "compare");
    const hash = vi.spyOn(bcrypt, "hash");
    const responses = await Promise.all(
      Array.from({ length: 3 }, (_, i) =>
        send("POST", path, { body: body(i), headers: { "x-forwarded-for": ip } }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([400]));
    const count = compare.mock.calls.length + hash.mock.calls.length;
    vi.restoreAllMocks();
    return count;
  }

  test("a sign-in costs the same hash for every account", async () => {
    const { email, devices } = await newOperator(1);
    const path = "/auth/v1/token?grant_type=password";
    const tries = (email: string) =>
      hashesOf(path, (i) => ({ email, password: `wrong-password-${i}` }));
    expect(await tries(email)).toBe(3);
    expect(await tries("nobody@example.com")).toBe(3);
    await ban(devices[0]?.user ?? "");
    expect(await tries(email)).toBe(3);
  });

  test("a recovery code costs no hash until it is right", async () => {
    const { email, devices } = await newOperator(1);
    const token = devices[0]?.token ?? "";
    const { codes } = (await send("POST", "/admin/access/codes", { token })).content;
    const tries = (email: string) =>
      hashesOf("/admin/access/password", (i) => ({
        email,
        code: `aaaa-bbbb-cccc-ddd${i}`,
        password: NEW_PASSWORD,
      }));
    expect(await tries(email)).toBe(0);
    expect(await tries("nobody@example.com")).toBe(0);
    const hash = vi.spyOn(bcrypt, "hash");
    const body = { email, code: codes[0], password: NEW_PASSWORD };
    expect((await send("POST", "/admin/access/password", { body })).status).toBe(200);
    expect(hash).toHaveBeenCalledTimes(1);
    hash.mockRestore();
  });
});

describe("an address that a stranger has registered", () => {
  test("is made anew, without anything of the stranger's account", async () => {
    const email = "colleague@example.com";
    await addUser(db.sql, email, undefined);
    const stranger = await signIn(email);
    await db.sql`update auth.users set phone = '+919443122233' where id = ${stranger.user}`;
    const { token } = await newDevice();
    const added = await send("POST", "/admin/access/operators", { token, body: { email } });
    expect(added.status).toBe(201);
    expect(await can(stranger.token)).toEqual(NOTHING);
    expect((await stranger.client.auth.refreshSession()).error).not.toBeNull();
    const left = await db.sql`
      select id::text, phone, email_confirmed_at is not null as "isConfirmed"
      from auth.users where email = ${email}`;
    expect([...left]).toEqual([{ id: expect.any(String), phone: null, isConfirmed: true }]);
    expect(left[0]?.id).not.toBe(stranger.user);
    for (const table of ["sessions", "refresh_tokens", "identities"]) {
      const rows = await db.sql`
        select from ${db.sql(`auth.${table}`)} where user_id = ${stranger.user}`;
      expect(rows, table).toHaveLength(0);
    }
    const colleague = await signIn(email, added.content.password);
    expect((await can(colleague.token)).access).toBe(200);
    // `npm run admin` tries this first.
    expect(await db.backend.operators.resetPassword(MEMBER_EMAIL, NEW_PASSWORD)).toBe(false);
  });

  test("can be added once by two operators at the same time", async () => {
    const [one, two] = [await newDevice(), await newDevice()];
    const body = { email: "twice@example.com" };
    const responses = await Promise.all(
      [one, two].map(({ token }) => send("POST", "/admin/access/operators", { token, body })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

test("a sign-in removes old tokens, ended sessions and old entries of the log, and nothing else", async () => {
  const { session, user } = await signIn(MEMBER_EMAIL);
  await db.sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, updated_at)
    select gen_random_uuid(), token, ${user}, ${session}, revoked, now() - age::interval
    from (values ('used long ago', true, '25 hours'), ('used today', true, '23 hours'),
      ('unused', false, '400 days')) tokens (token, revoked, age)`;
  await db.sql`
    insert into auth.sessions (id, user_id, user_agent, not_after)
    select gen_random_uuid(), ${user}, agent, now() - age::interval
    from (values ('ended', '73 hours'), ('just ended', '71 hours'), ('no end', null)) sessions (agent, age)`;
  await db.sql`
    insert into auth.audit_log_entries (id, payload, created_at)
    select gen_random_uuid(), json_build_object('action', action), now() - age::interval
    from (values ('old', '25 hours'), ('new', '1 hour')) entries (action, age)`;
  await signIn(MEMBER_EMAIL);
  const tokens = await db.sql`
    select token from auth.refresh_tokens where token ~ '^(used|unused)' order by token`;
  expect(tokens.map(({ token }) => token)).toEqual(["unused", "used today"]);
  const sessions = await db.sql`
    select user_agent as agent from auth.sessions where user_agent ~ 'end' order by user_agent`;
  expect(sessions.map(({ agent }) => agent)).toEqual(["just ended", "no end"]);
  const entries = await db.sql`
    select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'action' in ('old', 'new')`;
  expect([...entries]).toEqual([{ action: "new" }]);
});
