// What visitors send cannot keep other visitors out, nor stop the site (SECURITY.md).
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setUpDatabase } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { type StubSite, startStubSite } from "./stub-site.ts";

const db = setUpDatabase();
let site: StubSite;
beforeAll(async () => {
  await db.service.from("company_info").insert(goodRows.company_info);
});
beforeEach(async () => {
  await db.sql`update company_info set collect_reviews = true`;
  await db.sql`delete from review_submissions`;
  site = await startStubSite(db.backend, { trustProxy: true });
  return () => site.close();
});

function send(path: string, body: BodyInit, ip: string, headers = {}): Promise<Response> {
  const init = { method: "POST", headers: { "x-forwarded-for": ip, ...headers }, body };
  return fetch(site.url + path, { ...init, duplex: "half" } as RequestInit);
}

const json = { "content-type": "application/json" };

function enquire(ip: string): Promise<Response> {
  const enquiry = { id: randomUUID(), source: "home", filledMs: 5_000, destination: "Ooty" };
  return send("/enquire", JSON.stringify(enquiry), ip, json);
}

function review(ip: string, id: string = randomUUID(), invite?: string): Promise<Response> {
  const fields = {
    invite,
    name: "Asha",
    location: "Madurai",
    rating: 5,
    comment: "A good trip it was.",
  };
  return send("/review", JSON.stringify({ id, filledMs: 5_000, ...fields }), ip, json);
}

function sendPicture(key: string, picture: Uint8Array, ip: string): Promise<Response> {
  return send(`/review/picture?review=${key}`, Buffer.from(picture), ip);
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#a33" } });
}

test.each([
  ["enquiries", enquire],
  ["reviews", review],
])("a handful of IP addresses cannot use up the %s of the others", async (_name, post) => {
  const busy = Array.from({ length: 30 }, (_, i) => `10.1.1.${i}`);
  const statuses: number[] = [];
  for (let round = 0; round < 5; round++) {
    const responses = await Promise.all(busy.map((ip) => post(ip)));
    statuses.push(...responses.map(({ status }) => status));
  }
  expect(statuses).toContain(429);
  expect((await post("10.2.2.2")).status).toBe(204);
  expect((await post("10.2.2.2")).status).toBe(204);
});

test.each([
  ["/enquire", "enquiries", { source: "home", destination: "Ooty" }],
  [
    "/review",
    "review_submissions",
    { name: "Asha", location: "Ooty", rating: 5, comment: "A good trip." },
  ],
])(
  "%s stores what is sent twice once, and nothing of a program or another site",
  async (path, table, form) => {
    await db.sql`delete from enquiries`;
    const post = (change: object, headers = {}) => {
      const body = { id: randomUUID(), filledMs: 5_000, ...form, ...change };
      return send(path, JSON.stringify(body), "10.6.1.1", { ...json, ...headers });
    };
    const stored = async () =>
      (await db.sql`select sent_key from ${db.sql(table)}`).map((row) => row.sent_key);
    expect((await post({}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ honeypot: "x" })).status).toBe(204);
    expect((await post({ filledMs: 10 })).status).toBe(204);
    expect(await stored()).toEqual([]);
    const id = randomUUID();
    for (let time = 0; time < 2; time++) expect((await post({ id })).status).toBe(204);
    expect(await stored()).toEqual([id]);
  },
);

test("a picture is decoded only for a review that waits, of a site that takes reviews", async () => {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "9/1 33/1 0/1" };
  const picture = await plain(1200, 900).withExif({ IFD3: place }).jpeg().toBuffer();
  const key = randomUUID();
  await db.sql`update company_info set collect_reviews = false`;
  expect((await review("10.3.1.1", key)).status).toBe(404);
  expect((await sendPicture(key, picture, "10.3.1.1")).status).toBe(404);
  await db.sql`update company_info set collect_reviews = true`;
  expect((await review("10.3.1.2", key)).status).toBe(204);
  expect((await sendPicture(randomUUID(), picture, "10.3.1.2")).status).toBe(404);
  expect((await sendPicture("x", picture, "10.3.1.2")).status).toBe(404);
  expect((await sendPicture(key, picture, "10.3.1.2")).status).toBe(204);
  const [stored] = await db.sql`select picture from review_submissions`;
  const metadata = await sharp(Buffer.from(stored?.picture, "base64")).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 640, height: 480 });
  expect(metadata.exif).toBeUndefined();
  await db.sql`update review_submissions set status = 'Approved'`;
  expect((await sendPicture(key, picture, "10.3.1.3")).status).toBe(404);
  await db.sql`update review_submissions set status = 'New', created_at = now() - interval '1 day'`;
  expect((await sendPicture(key, picture, "10.3.1.3")).status).toBe(404);
});

test("a picture that needs much memory, or that is none, is refused, and the review stays", async () => {
  const key = randomUUID();
  await review("10.4.1.1", key);
  const bad = [
    await plain(64, 64).avif({ effort: 0 }).toBuffer(),
    await plain(3000, 3000).png().toBuffer(),
    Buffer.from("%PDF-1.4"),
    Buffer.alloc(0),
  ];
  for (const picture of bad) {
    const response = await sendPicture(key, picture, "10.4.1.1");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "bad_picture" });
  }
  const large = await sendPicture(key, Buffer.alloc(4 * 1024 * 1024 + 1), "10.4.1.1");
  expect(large.status).toBe(413);
  expect([...(await db.sql`select name, picture from review_submissions`)]).toEqual([
    { name: "Asha", picture: null },
  ]);
});

test("twenty invited travellers can review a tour from one IP address, and others learn how long to wait", async () => {
  for (let traveller = 0; traveller < 20; traveller++) {
    const { token: _, ...row } = goodRows.review_invitations;
    const { data } = await db.admin.from("review_invitations").insert(row).select().single();
    const token = data?.token ?? "";
    const body = JSON.stringify({ token });
    expect((await send("/review/invitation", body, "10.6.1.1", json)).status).toBe(200);
    expect((await review("10.6.1.1", randomUUID(), token)).status).toBe(204);
  }
  for (let sent = 0; sent < 5; sent++) expect((await review("10.6.1.1")).status).toBe(204);
  // A used or invented token does not lift the limit.
  const refused = await review("10.6.1.1", randomUUID(), randomUUID());
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    message: "Too many attempts. Please wait 10 minutes and try again.",
  });
});

test("JSON of more than 32 KB is refused unread, for every form", async () => {
  const keys = `{${Array.from({ length: 690_000 }, (_, i) => `"${i.toString(36)}":0`).join()}}`;
  const paths = ["/enquire", "/review", "/review/invitation", "/newsletter/join"];
  for (const path of paths) {
    expect((await send(path, keys, "10.5.1.1", json)).status, path).toBe(413);
    const chunks = new Blob([keys.slice(0, 40_000)]).stream();
    expect((await send(path, chunks, "10.5.1.2", json)).status, path).toBe(413);
  }
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200);
});
