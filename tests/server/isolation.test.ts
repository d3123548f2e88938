// Overlapping requests must never run with each other's role (SECURITY.md).
import { beforeAll, expect, test } from "vitest";
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, setUpDatabase } from "../database/database.ts";
import { secrets } from "../database/settings.ts";
import { setUpSite } from "./stub-site.ts";

const MANY = { points: 1_000_000, duration: 1 };
const key = secrets.publishableKey;

// Each row of this table is visible to only one user.
const db = setUpDatabase(`
  create table public.probe (id int primary key, who text not null);
  alter table public.probe enable row level security;
  grant select, insert on public.probe to anon, authenticated, service_role;
  create policy own on public.probe for select to anon, authenticated
    using (who = coalesce(auth.uid()::text, 'nobody'));
  create policy add on public.probe for insert to anon, authenticated
    with check (who = coalesce(auth.uid()::text, 'nobody'));`);
beforeAll(async () => {
  await db.sql.unsafe(`
    grant insert on public.probe to anon;
    insert into public.probe values (1, 'nobody');
    insert into public.probe
      select 1 + row_number() over (order by email), id::text from auth.users;`);
});
const site = setUpSite(db, {
  // Behind a proxy, any number of connections can come from one IP address.
  trustProxy: true,
  rates: { dataPerIp: MANY, dataWaiting: 10_000 },
});

test("1,000 mixed requests, pipelined and in process, never get another user's rows", {
  tags: "long",
}, async () => {
  const ids = new Map<string, string>();
  for (const row of await db.sql<{ id: string; email: string }[]>`select id, email from auth.users`)
    ids.set(row.email, row.id);
  const tokens = new Map<string, string>();
  for (const email of [ADMIN_EMAIL, MEMBER_EMAIL]) {
    const session = (await (
      await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: key },
        body: JSON.stringify({ email, password: PASSWORD }),
      })
    ).json()) as { access_token: string };
    tokens.set(email, session.access_token);
  }
  const people = [undefined, ADMIN_EMAIL, MEMBER_EMAIL];
  const expected = (email: string | undefined) => (email ? ids.get(email) : "nobody");
  const headersOf = (email: string | undefined): Record<string, string> =>
    email ? { authorization: `Bearer ${tokens.get(email)}` } : {};

  const jobs: Promise<void>[] = [];
  for (let i = 0; i < 400; i++) {
    const email = people[i % 3];
    jobs.push(
      (async () => {
        const response = await fetch(`${site.url}/rest/v1/probe?select=who`, {
          headers: { apikey: key, ...headersOf(email) },
        });
        expect(await response.json()).toEqual([{ who: expected(email) }]);
      })(),
    );
  }
  for (let i = 0; i < 300; i++) {
    const email = people[i % 3];
    const request = new Request(`${db.backend.url}/rest/v1/probe?select=who`, {
      headers: { apikey: i % 5 === 0 ? secrets.secretKey : key, ...headersOf(email) },
    });
    jobs.push(
      (async () => {
        const rows = (await (await db.backend.fetch(request)).json()) as unknown[];
        // A bearer token decides who the user is. Without one, the secret key can read all rows.
        if (i % 5 === 0 && !email) expect(rows).toHaveLength(3);
        else expect(rows).toEqual([{ who: expected(email) }]);
      })(),
    );
  }
  // At the same time, each user tries to insert rows of another user.
  for (let i = 0; i < 100; i++) {
    const email = people[i % 3];
    const victim = expected(people[(i + 1) % 3]);
    jobs.push(
      (async () => {
        const response = await fetch(`${site.url}/rest/v1/probe`, {
          method: "POST",
          headers: { apikey: key, "content-type": "application/json", ...headersOf(email) },
          body: JSON.stringify({ id: 1000 + i, who: victim }),
        });
        expect([401, 403]).toContain(response.status);
      })(),
    );
  }
  for (let pipe = 0; pipe < 10; pipe++) {
    const order = Array.from({ length: 20 }, (_, i) => people[(i + pipe) % 3]);
    const text = order
      .map((email, i) => {
        const bearer = email ? `Authorization: Bearer ${tokens.get(email)}\r\n` : "";
        const last = i === order.length - 1 ? "Connection: close\r\n" : "";
        return `GET /rest/v1/probe?select=who HTTP/1.1\r\nHost: x\r\napikey: ${key}\r\n${bearer}${last}\r\n`;
      })
      .join("");
    jobs.push(
      (async () => {
        const response = await site.raw(text);
        const seen = [...response.matchAll(/\[\{"who":"([^"]+)"\}\]/g)].map((match) => match[1]);
        expect(seen).toEqual(order.map(expected));
      })(),
    );
  }
  await Promise.all(jobs);
  const [row] = await db.sql`select count(*)::int as n from public.probe`;
  expect(row?.n).toBe(3);
});
