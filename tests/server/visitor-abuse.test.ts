// @module-tag long
// With many or invalid requests, the site stays up and keeps every acknowledged row.
import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "../../server/mail.ts";
import { setUpDatabase } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { type StubSite, startStubSite } from "./stub-site.ts";

function enquiry() {
  return { id: randomUUID(), source: "home", filledMs: 5_000, destination: "Ooty" };
}

describe("a site with every setting on", () => {
  const db = setUpDatabase();
  let site: StubSite;
  const mails: Mail[] = [];
  beforeAll(async () => {
    await db.service.from("company_info").insert(goodRows.company_info);
  });
  beforeEach(async () => {
    mails.length = 0;
    await db.sql`delete from enquiries`;
    await db.sql`delete from newsletter_addresses`;
    site = await startStubSite(db.backend, {
      trustProxy: true,
      sendMail: async (mail) => void mails.push(mail),
    });
  });
  afterEach(() => site.close());

  const post = (path: string, body: unknown, ip = "10.9.0.1", headers = {}) =>
    site.send("POST", path, { body, ip, headers });

  async function count(table: "enquiries" | "newsletter_addresses"): Promise<number> {
    const [row] = await db.sql.unsafe(`select count(*)::int as n from public.${table}`);
    return row?.n as number;
  }

  test("stores ten of 1,000 enquiries from one IP address and refuses the rest with 429", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 20; round++) {
      const sent = Array.from({ length: 50 }, () => post("/enquire", enquiry()));
      for (const response of await Promise.all(sent)) statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
    expect(await count("enquiries")).toBe(10);
    expect((await fetch(`${site.url}/`)).status).toBe(200);
  });

  test("refuses an invalid enquiry with 400, never with a server error", async () => {
    let last = 0;
    const bad: unknown[] = [
      { ...enquiry(), from_day: "1900-01-01" },
      { ...enquiry(), from_day: "2030-02-30" },
      { ...enquiry(), people: 1e9 },
      { ...enquiry(), name: "a\0b" },
      { ...enquiry(), id: "1" },
      { ...enquiry(), status: "Booked" },
      { ...enquiry(), message: "x".repeat(5001) },
      { ...enquiry(), source: "walk-in" },
      { ...enquiry(), filledMs: "x" },
      [enquiry()],
      null,
      "{",
    ];
    for (const body of bad) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const { status } = await post("/enquire", text, `10.9.2.${last++}`);
      expect(status, text.slice(0, 80)).toBe(400);
    }
    const odd = { ...enquiry(), name: "\ud800 <script>", message: "'; drop table enquiries; --" };
    expect((await post("/enquire", odd)).status).toBe(204);
    expect((await post("/enquire", "x".repeat(40_000), "10.9.3.1")).status).toBe(413);
    expect(await count("enquiries")).toBe(1);
  });

  test("refuses requests from another site", async () => {
    for (const path of ["/enquire", "/newsletter/join", "/newsletter"]) {
      const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      expect((await post(path, enquiry(), "10.9.4.1", headers)).status).toBe(403);
    }
  });

  test("counts no robots, other sites, unknown tours or unknown kinds, nor too many visits", async () => {
    await db.service.from("tours").insert({ ...goodRows.tours, id: "hills" });
    const visit = { kind: "view", tour_id: "hills" };
    const person = { "user-agent": "Mozilla/5.0 (Linux; Android 14; Pixel 7)" };
    const countOne = async (body: object, headers: Record<string, string> = person) => {
      expect((await post("/count", body, "10.9.8.1", headers)).status).toBe(204);
    };
    const stored = () => db.sql`select tour_id, kind, count from daily_counts`;
    await countOne(visit, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await countOne(visit, { "user-agent": "" });
    await countOne(visit, { ...person, "sec-fetch-site": "cross-site" });
    await countOne({ ...visit, kind: "enquiry" });
    await countOne({ ...visit, tour_id: "invented" });
    await countOne({ ...visit, extra: 1 });
    await countOne({ ...visit, tour_id: "x".repeat(20_000) });
    expect(await stored()).toHaveLength(0);
    for (let at = 0; at < 130; at++) await post("/count", visit, "10.9.8.2", person);
    expect([...(await stored())]).toEqual([{ ...visit, count: 120 }]);
  });

  test("sends an address one e-mail a day, and does not reveal who is on the list", async () => {
    const join = (email: string, ip: string) =>
      post("/newsletter/join", { email, filledMs: 5_000 }, ip);
    for (let last = 0; last < 20; last++) {
      const { content } = await join("Asha@Example.com", `10.9.5.${last}`);
      expect(content).toEqual({ outcome: "mailed" });
    }
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]?.to).toBe("asha@example.com");
    const [mailed] = await db.sql`select mailed_at from newsletter_addresses`;
    expect(mailed?.mailed_at).not.toBeNull();
    const [, token] = /newsletter\?token=([0-9a-f]{64})\n/.exec(mails[0]?.text ?? "") ?? [];
    const answer = async (answer: string) => {
      const url = `/newsletter?token=${token}`;
      return (await post(url, `answer=${answer}`, "10.9.6.1")).headers.get("location");
    };
    expect(await answer("confirm")).toBe(`/newsletter/confirmed?token=${token}`);
    await join("asha@example.com", "10.9.5.30");
    expect(await answer("leave")).toBe(`/newsletter/left?token=${token}`);
    expect(await answer("confirm")).toBe(`/newsletter/unknown?token=${token}`);
    expect(mails).toHaveLength(1);
    // A stranger could join somebody again each time that they leave.
    await join("asha@example.com", "10.9.5.31");
    const waiting = () => db.sql`select id from mails where sent_at is null`;
    await expect.poll(waiting).toHaveLength(0);
    expect(mails).toHaveLength(1);
    const [row] = await db.sql`select confirmed_at, left_at from newsletter_addresses`;
    // Subscribing again is a new consent, which must be confirmed again, by the link of the same day.
    expect(row).toEqual({ confirmed_at: null, left_at: null });
    expect(await answer("confirm")).toBe(`/newsletter/confirmed?token=${token}`);
    expect(await answer("leave")).toBe(`/newsletter/left?token=${token}`);
    await db.sql`update newsletter_addresses set consented_at = now() - interval '2 days'`;
    await join("asha@example.com", "10.9.5.32");
    await expect.poll(() => mails).toHaveLength(2);
    const [again] = await db.sql`select confirmed_at, left_at from newsletter_addresses`;
    expect(again).toEqual({ confirmed_at: null, left_at: null });
  });

  test("writes in the language of the page, under the agency's name in it, whose form answers in it", async () => {
    const before = mails.length;
    const { data: company } = await db.service.from("company_info").select("id").single();
    const ofCompany = {
      table_name: "company_info",
      row_id: company?.id ?? "",
      language: "ta",
    } as const;
    const texts = { company_name: "வைகை பயணங்கள்" };
    await db.service.from("translations").upsert({ ...ofCompany, texts, is_published: true });
    const form = { email: "kani@example.com", language: "ta", filledMs: 5_000 };
    await post("/newsletter/join", form, "10.9.7.1");
    await expect.poll(() => mails).toHaveLength(before + 1);
    const { subject, text } = mails[before] ?? {};
    expect(subject).toBe("உங்கள் முகவரியை உறுதி செய்யுங்கள்");
    expect(text).toMatch(/\n\n[+\d ]+\n\nவைகை பயணங்கள்\n$/);
    const [, token] = /\/ta\/newsletter\?token=([0-9a-f]{64})\n/.exec(text ?? "") ?? [];
    const answered = await post(`/ta/newsletter?token=${token}`, "answer=confirm", "10.9.7.2");
    expect(answered.headers.get("location")).toBe(`/ta/newsletter/confirmed?token=${token}`);
  });
});
