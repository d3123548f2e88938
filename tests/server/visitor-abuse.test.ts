// @module-tag long
// With many or invalid requests, the site stays up and keeps every acknowledged row.
import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Mail } from "../../server/mail.ts";
import { setUpDatabase } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { type StubSite, startStubSite } from "./stub-site.ts";

function enquiry() {
  return { id: randomUUID(), source: "home", filledMs: 5_000, destination: "Ooty" };
}

function post(url: string, body: object | string, ip = "10.9.0.1", headers = {}) {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": ip, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
    redirect: "manual",
  });
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

  async function count(table: "enquiries" | "newsletter_addresses"): Promise<number> {
    const [row] = await db.sql.unsafe(`select count(*)::int as n from public.${table}`);
    return row?.n as number;
  }

  test("stores ten of 1,000 enquiries from one IP address and refuses the rest with 429", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 20; round++) {
      const sent = Array.from({ length: 50 }, () => post(`${site.url}/enquire`, enquiry()));
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
      const { status } = await post(`${site.url}/enquire`, text, `10.9.2.${last++}`);
      expect(status, text.slice(0, 80)).toBe(400);
    }
    const odd = { ...enquiry(), name: "\ud800 <script>", message: "'; drop table enquiries; --" };
    expect((await post(`${site.url}/enquire`, odd)).status).toBe(204);
    expect((await post(`${site.url}/enquire`, "x".repeat(40_000), "10.9.3.1")).status).toBe(413);
    expect(await count("enquiries")).toBe(1);
  });

  test("refuses requests from another site, and calls past the forms", async () => {
    for (const path of ["/enquire", "/newsletter/join", "/newsletter"]) {
      const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      expect((await post(`${site.url}${path}`, enquiry(), "10.9.4.1", headers)).status).toBe(403);
    }
    for (const name of ["enquire", "join_newsletter", "leave_newsletter"] as const) {
      const args = { enquiry: "{}", address: "a@b.in", holder: "x" };
      expect((await site.client().rpc(name, args)).error).not.toBeNull();
    }
  });

  test("sends an address one e-mail a day, and does not reveal who is on the list", async () => {
    const join = (email: string, ip: string) =>
      post(`${site.url}/newsletter/join`, { email, filledMs: 5_000 }, ip);
    const bodies = new Set<string>();
    for (let last = 0; last < 20; last++) {
      bodies.add(await (await join("Asha@Example.com", `10.9.5.${last}`)).text());
    }
    expect([...bodies]).toEqual(['{"outcome":"mailed"}']);
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]?.to).toBe("asha@example.com");
    await vi.waitFor(async () => {
      const [mailed] = await db.sql`select mailed_at from newsletter_addresses`;
      expect(mailed?.mailed_at).not.toBeNull();
    });
    const [, token] = /newsletter\?token=([0-9a-f]{64})\n/.exec(mails[0]?.text ?? "") ?? [];
    const answer = async (answer: string) => {
      const url = `${site.url}/newsletter?token=${token}`;
      return (await post(url, `answer=${answer}`, "10.9.6.1")).headers.get("location");
    };
    expect(await answer("confirm")).toBe(`/newsletter/confirmed?token=${token}`);
    await join("asha@example.com", "10.9.5.30");
    expect(await answer("leave")).toBe(`/newsletter/left?token=${token}`);
    expect(await answer("confirm")).toBe(`/newsletter/unknown?token=${token}`);
    expect(mails).toHaveLength(1);
    const [row] = await db.sql`select confirmed_at, left_at from newsletter_addresses`;
    expect(row?.left_at).not.toBeNull();
    // Subscribing again is a new consent, which must be confirmed again.
    await join("asha@example.com", "10.9.5.31");
    await expect.poll(() => mails).toHaveLength(2);
    const [again] = await db.sql`select confirmed_at, left_at from newsletter_addresses`;
    expect(again).toEqual({ confirmed_at: null, left_at: null });
  });

  test("writes in the language of the page, whose form answers in it", async () => {
    const before = mails.length;
    const form = { email: "kani@example.com", language: "ta", filledMs: 5_000 };
    await post(`${site.url}/newsletter/join`, form, "10.9.7.1");
    await expect.poll(() => mails).toHaveLength(before + 1);
    const { subject, text } = mails[before] ?? {};
    expect(subject).toBe("உங்கள் முகவரியை உறுதி செய்யுங்கள்");
    const [, token] = /\/ta\/newsletter\?token=([0-9a-f]{64})\n/.exec(text ?? "") ?? [];
    const answered = await post(
      `${site.url}/ta/newsletter?token=${token}`,
      "answer=confirm",
      "10.9.7.2",
    );
    expect(answered.headers.get("location")).toBe(`/ta/newsletter/confirmed?token=${token}`);
  });
});
