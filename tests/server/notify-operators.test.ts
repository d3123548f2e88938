// Operators get each enquiry once by push and by email, also after failures and with two servers.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { renewDevice } from "../../app/features/notifications/panel/data.ts";
import { createLog } from "../../server/log.ts";
import type { Mail } from "../../server/mail.ts";
import { createMailQueue } from "../../server/mail-queue.ts";
import { notifyOperators } from "../../server/notify-operators.ts";
import { createPush, lookupPublic } from "../../server/push.ts";
import { ADMIN_EMAIL, addUser, setUpDatabase, signedIn } from "../database/database.ts";
import {
  CERTIFICATE,
  type Phone,
  type PushService,
  startPushService,
  trustPushService,
} from "../push/push-service.ts";
import { goodRows } from "../rls/rows.ts";
import { removeData, startSiteProcess, temporaryFolder } from "./process.ts";
import { startStubSite } from "./stub-site.ts";

const siteUrl = "https://agency.example";
const log = createLog("silent");
const wait = { timeout: 60_000, interval: 50 };

const db = setUpDatabase();
let service: PushService;
beforeAll(async () => {
  trustPushService();
  service = await startPushService();
  await db.service.from("company_info").insert(goodRows.company_info);
});
afterAll(async () => {
  await service.close();
});

let running: (() => Promise<void>)[] = [];
beforeEach(async () => {
  await db.sql`delete from enquiries`;
  await db.sql`delete from push_subscriptions`;
  await db.sql`delete from mails`;
  service.responses.length = 0;
});
afterEach(async () => {
  for (const stop of running) await stop();
  running = [];
});

function newPush() {
  return createPush(db.service, { siteUrl, toLocalhost: true });
}

function start(more: { sendMail?: (mail: Mail) => Promise<void>; delays?: number[] } = {}) {
  const { sendMail, delays = [50] } = more;
  const options = { siteUrl, log, checkMs: 50, delays };
  const mails = sendMail && createMailQueue(db.service, db.backend, { sendMail, ...options });
  running.push(notifyOperators(db.service, db.backend, { push: newPush(), mails, ...options }));
  if (mails) running.push(mails.stop);
}

async function addPhone(): Promise<Phone> {
  const phone = service.subscribe();
  await db.admin.from("push_subscriptions").insert(phone.row).throwOnError();
  return phone;
}

const asha = {
  source: "home",
  destination: "Ooty",
  people: 4,
  name: "Asha",
  phone: "+919443122233",
};
async function enquire(more: object = {}): Promise<string> {
  const key = crypto.randomUUID();
  const enquiry = JSON.stringify({ ...asha, id: key, ...more });
  expect((await db.service.rpc("enquire", { enquiry })).data).toBe("stored");
  const [row] = await db.sql`select id from enquiries where sent_key = ${key}`;
  return row?.id as string;
}

async function stored(id: string) {
  const { data } = await db.service.from("enquiries").select("*").eq("id", id).single();
  if (!data) throw new Error("no enquiry");
  return data;
}

test("a phone gets an encrypted, signed notification without the guest's phone number", async () => {
  const phone = await addPhone();
  start();
  const id = await enquire();
  await expect.poll(() => phone.messages).toHaveLength(1);
  expect(phone.messages).toEqual([
    {
      title: "New enquiry",
      body: "Ooty · 4 people · Asha",
      url: "/admin/enquiries",
      tag: id.replaceAll("-", ""),
    },
  ]);
  expect(phone.headers[0]).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
  expect(phone.signers).toEqual([{ key: await newPush().publicKey(), sub: siteUrl }]);
  await vi.waitFor(async () => {
    expect(await stored(id)).toMatchObject({ told_at: expect.any(String), tellings: 1 });
  }, wait);
});

test("after three failures a phone is notified exactly once, and the enquiry is unchanged", async () => {
  const phone = await addPhone();
  service.respondWith(500, 429, 503);
  const id = await enquire();
  const before = await stored(id);
  start();
  await expect.poll(async () => (await stored(id)).told_at).not.toBeNull();
  expect(phone.messages).toHaveLength(1);
  expect(service.responses).toEqual([500, 429, 503, 201]);
  const { told_at, tellings, tell_at, ...after } = await stored(id);
  expect({ ...after, told_at: null, tellings: 0, tell_at: before.tell_at }).toEqual(before);
  expect({ told_at, tellings }).toEqual({ told_at: expect.any(String), tellings: 4 });
});

test("two servers send one notification for each of twenty enquiries", async () => {
  const phone = await addPhone();
  start({ delays: [60_000] });
  start({ delays: [60_000] });
  const ids = await Promise.all(Array.from({ length: 20 }, () => enquire()));
  await vi.waitFor(async () => {
    expect(await db.sql`select from enquiries where told_at is null`).toHaveLength(0);
  }, wait);
  const tags = phone.messages.map(({ tag }) => tag).sort();
  expect(tags).toEqual(ids.map((id) => id.replaceAll("-", "")).sort());
});

test("an e-mail goes to the company's address, and one delivered message is enough", async () => {
  await addPhone();
  service.respondWith(500);
  const mails: Mail[] = [];
  start({ sendMail: async (mail) => void mails.push(mail), delays: [60_000] });
  const id = await enquire({ source: "tour" });
  await expect.poll(async () => (await stored(id)).told_at).not.toBeNull();
  expect(mails).toEqual([
    {
      id: `enquiry.${id}`,
      to: goodRows.company_info.email,
      subject: "New enquiry: Ooty · 4 people · Asha",
      text: expect.stringContaining(`${siteUrl}/admin/enquiries`),
      html: expect.stringContaining(`href="${siteUrl}/admin/enquiries"`),
    },
  ]);
  expect(JSON.stringify(mails)).not.toContain(asha.phone);
});

test("a mail server that does not respond holds up no notification", async () => {
  const phone = await addPhone();
  const isHeld = Promise.withResolvers<void>();
  start({ sendMail: () => isHeld.promise, delays: [60_000] });
  for (const destination of ["Ooty", "Munnar"]) {
    const id = await enquire({ destination });
    await expect.poll(async () => (await stored(id)).told_at).not.toBeNull();
  }
  expect(phone.messages).toHaveLength(2);
  isHeld.resolve();
});

test("a phone that revoked its permission is removed, and the others are notified", async () => {
  const gone = await addPhone();
  await db.sql`update push_subscriptions set endpoint = endpoint || '-gone'`;
  const phone = await addPhone();
  start();
  await enquire();
  await expect.poll(() => phone.messages).toHaveLength(1);
  await vi.waitFor(async () => {
    const { data } = await db.service.from("push_subscriptions").select("endpoint");
    expect(data).toEqual([{ endpoint: phone.row.endpoint }]);
  }, wait);
  expect(gone.messages).toEqual([]);
});

test("enquiries stay unchanged without a device, and a new phone is notified only of new ones", async () => {
  const old = await enquire();
  const before = await stored(old);
  start();
  const phone = await addPhone();
  const id = await enquire({ destination: "Munnar" });
  await expect.poll(async () => (await stored(id)).told_at).not.toBeNull();
  expect(phone.messages.map(({ tag }) => tag)).toEqual([id.replaceAll("-", "")]);
  expect(await stored(old)).toEqual(before);
});

test("many enquiries from before the first phone do not hide a new one", async () => {
  const old = await Promise.all(Array.from({ length: 20 }, () => enquire()));
  const phone = await addPhone();
  const id = await enquire({ destination: "Munnar" });
  start();
  await expect.poll(async () => (await stored(id)).told_at).not.toBeNull();
  expect(phone.messages.map(({ tag }) => tag)).toEqual([id.replaceAll("-", "")]);
  expect(await stored(old[0] ?? "")).toMatchObject({ told_at: null, tellings: 0 });
});

test("an enquiry that an operator adds sends no notification", async () => {
  const phone = await addPhone();
  start();
  await db.admin.from("enquiries").insert({ source: "walk-in", name: "Kumar" }).throwOnError();
  const id = await enquire();
  await expect.poll(async () => (await stored(id)).told_at).not.toBeNull();
  expect(phone.messages.map(({ tag }) => tag)).toEqual([id.replaceAll("-", "")]);
});

test("a removed operator's phones get no more notifications, whatever owner they were given", async () => {
  await addUser(db.sql, "second@example.com", "admin");
  const second = await signedIn(db.backend, "second@example.com");
  const own = await addPhone();
  const [{ user_id: other } = {}] = await db.sql`select user_id from push_subscriptions`;
  const phones: Phone[] = [];
  for (const owner of [{}, { user_id: null }, { user_id: String(other) }]) {
    const phone = service.subscribe();
    phones.push(phone);
    const devices = second.from("push_subscriptions");
    await devices.insert({ ...phone.row, ...owner }).throwOnError();
    await devices.update({ user_id: null }).eq("endpoint", phone.row.endpoint).throwOnError();
  }
  const { data } = await second.auth.getUser();
  expect(await db.backend.operators.remove(data.user?.id ?? "")).toBe(true);
  start();
  await enquire();
  await expect.poll(() => own.messages).toHaveLength(1);
  expect(phones.flatMap(({ messages }) => messages)).toEqual([]);
});

type Sql = typeof db.sql;
test.each([
  [
    "the device was signed out",
    (sql: Sql, session: string) => sql`delete from auth.sessions where id = ${session}`,
  ],
  [
    "its session has expired",
    (sql: Sql, session: string) =>
      sql`update auth.sessions set not_after = now() where id = ${session}`,
  ],
  [
    "its operator was banned",
    (sql: Sql, _session: string, user: string) =>
      sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${user}`,
  ],
  [
    "its operator is none any more",
    (sql: Sql, _session: string, user: string) =>
      sql`update auth.users set raw_app_meta_data = '{}' where id = ${user}`,
  ],
])("a phone gets no notification after %s", async (_reason, end) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await addUser(db.sql, email, "admin");
  const operator = await signedIn(db.backend, email);
  // Another device on which the same operator stays signed in.
  await signedIn(db.backend, email);
  const own = await addPhone();
  const phone = service.subscribe();
  await operator.from("push_subscriptions").insert(phone.row).throwOnError();
  start();
  await enquire();
  await expect.poll(() => phone.messages).toHaveLength(1);
  const { data } = await operator.auth.getClaims();
  await end(db.sql, String(data?.claims.session_id), String(data?.claims.sub));
  const id = await enquire();
  await expect.poll(async () => (await stored(id)).told_at).not.toBeNull();
  expect(own.messages).toHaveLength(2);
  expect(phone.messages).toHaveLength(1);
});

test("a phone that is signed in again is notified again, without being added", async () => {
  const own = await addPhone();
  const phone = service.subscribe();
  const before = await signedIn(db.backend, ADMIN_EMAIL);
  await before.from("push_subscriptions").insert(phone.row).throwOnError();
  await before.auth.signOut({ scope: "local" });
  const again = await signedIn(db.backend, ADMIN_EMAIL);
  await renewDevice(again, phone.row.endpoint).throwOnError();
  // Nothing brings back a phone that an operator removed.
  await renewDevice(again, service.subscribe().row.endpoint).throwOnError();
  start();
  const id = await enquire();
  await expect.poll(async () => (await stored(id)).told_at).not.toBeNull();
  expect([own, phone].map(({ messages }) => messages.length)).toEqual([1, 1]);
  expect(await db.sql`select from push_subscriptions`).toHaveLength(2);
});

describe("the addresses of push services", () => {
  test.each([
    "https://127.0.0.1/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://192.168.1.1/x",
    "https://[::1]/x",
    "https://[fd00::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://localhost/x",
    "https://user@8.8.8.8/x",
    "https://8.8.8.8:8443/x",
  ])("%s is never called", async (endpoint) => {
    const push = createPush(db.service, { siteUrl });
    const device = { ...service.subscribe().row, id: crypto.randomUUID(), endpoint };
    await expect(push.send(device, { title: "x", body: "x", url: "/", tag: "x" })).rejects.toThrow(
      "a push service is at a public https address",
    );
  });

  test("a host name that resolves to this machine is refused", async () => {
    for (const all of [true, false]) {
      const failure = await new Promise((done) => lookupPublic("localhost", { all }, done));
      expect(String(failure)).toContain("public https address");
    }
  });
});

test("only an operator gets the public key and a test notification", async () => {
  const site = await startStubSite(db.backend, { push: newPush() });
  try {
    const phone = await addPhone();
    const { data: row } = await db.service.from("push_subscriptions").select("id").single();
    const call = async (token: string | undefined, method: string, path: string, body?: object) => {
      const response = await fetch(`${site.url}/admin/access${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, content: await response.json() };
    };
    const tokenOf = async (client: typeof db.admin) =>
      (await client.auth.getSession()).data.session?.access_token;
    for (const [token, status] of [
      [undefined, 401],
      [await tokenOf(db.member), 403],
    ] as const) {
      expect((await call(token, "GET", "/push")).status).toBe(status);
      expect((await call(token, "POST", "/push/test", { id: row?.id })).status).toBe(status);
    }
    const admin = await tokenOf(db.admin);
    const publicKey = await newPush().publicKey();
    expect(await call(admin, "GET", "/push")).toMatchObject({
      status: 200,
      content: { publicKey },
    });
    expect((await call(admin, "POST", "/push/test", { id: row?.id })).status).toBe(200);
    expect(phone.messages).toEqual([expect.objectContaining({ title: "Notifications work" })]);
    service.respondWith(500, 410);
    expect((await call(admin, "POST", "/push/test", { id: row?.id })).status).toBe(502);
    expect((await call(admin, "POST", "/push/test", { id: row?.id })).status).toBe(410);
    expect((await call(admin, "POST", "/push/test", { id: row?.id })).status).toBe(410);
    expect((await call(admin, "POST", "/push/test", { id: "x" })).status).toBe(400);
    const ended = await signedIn(db.backend, ADMIN_EMAIL);
    const { row: of } = service.subscribe();
    const added = await ended.from("push_subscriptions").insert(of).select().single();
    await ended.auth.signOut({ scope: "local" });
    expect((await call(admin, "POST", "/push/test", { id: added.data?.id })).status).toBe(410);
  } finally {
    await site.close();
  }
});

test("a phone is notified once after kill -9 while the push service does not respond", {
  tags: "long",
}, async () => {
  const silent = await startPushService();
  const dataDir = temporaryFolder();
  const options = { env: { NODE_EXTRA_CA_CERTS: CERTIFICATE, PUSH_TO_LOCALHOST: "1" } };
  try {
    let site = await startSiteProcess(dataDir, options);
    let admin = await site.signedIn();
    const phone = silent.subscribe();
    await admin.from("push_subscriptions").insert(phone.row).throwOnError();
    await admin.from("company_info").update({ keep_enquiries: true }).not("id", "is", null);
    silent.respondWith(null);
    const id = crypto.randomUUID();
    const response = await fetch(`${site.url}/enquire`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...asha, id, filledMs: 5_000 }),
    });
    expect(response.status).toBe(204);
    await expect.poll(() => silent.responses).toEqual([null]);
    await site.kill("SIGKILL");
    site = await startSiteProcess(dataDir, options);
    admin = await site.signedIn();
    await vi.waitFor(() => expect(phone.messages).toHaveLength(1), {
      timeout: 60_000,
      interval: 200,
    });
    await vi.waitFor(async () => {
      const { data } = await admin.from("enquiries").select("*").eq("sent_key", id).single();
      expect(data).toMatchObject({ ...asha, tellings: 2, told_at: expect.any(String) });
    }, wait);
    expect(phone.messages).toHaveLength(1);
    const exit = site.kill("SIGTERM");
    expect(await exit).toBe(0);
  } finally {
    await removeData(dataDir);
    await silent.close();
  }
});
