import { beforeAll, expect, test } from "vitest";
import { listSubscribers } from "../../app/features/newsletter/panel/data.ts";
import { createLog } from "../../server/log.ts";
import { prune } from "../../server/maintenance/prune.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();
beforeAll(async () => {
  await db.service.from("company_info").insert({ ...goodRows.company_info, keep_months: 6 });
});

async function enquire(enquiry: object) {
  const { data, error } = await db.service.rpc("enquire", { enquiry: JSON.stringify(enquiry) });
  return error ?? data;
}

test("enquiries are stored only while their setting is on, at most 300 a minute", async () => {
  await db.sql`update company_info set keep_enquiries = false`;
  const enquiry = () => ({ id: crypto.randomUUID(), source: "home", destination: "Ooty" });
  expect(await enquire(enquiry())).toBe("off");
  await db.sql`update company_info set keep_enquiries = true, receive_forms = false`;
  expect(await enquire({ ...enquiry(), source: "contact" })).toBe("off");
  const first = { ...enquiry(), language: "ta" };
  for (let time = 0; time < 2; time++) expect(await enquire(first)).toBe("stored");
  const [row] = await db.sql`select id, sent_key, language from enquiries`;
  expect(row).toMatchObject({ sent_key: first.id, language: "ta" });
  expect(row?.id).not.toBe(first.id);
  await db.sql`
    insert into enquiries (source, sent_key) select 'home', gen_random_uuid() from generate_series(1, 298)`;
  expect(await enquire(enquiry())).toBe("stored");
  expect(await enquire(enquiry())).toBe("too many");
});

test("enquiries are removed if nobody has changed them for the configured time", async () => {
  await db.sql`delete from enquiries`;
  await db.sql`insert into enquiries (source, note, updated_at) values
    ('home', 'old', now() - interval '7 months'), ('home', 'recent', now() - interval '5 months')`;
  await prune(db.service, createLog("silent"));
  expect(await db.sql`select note from enquiries`).toEqual([{ note: "recent" }]);
  // Until the day on which the operator will call, and a booked one until its journey has passed.
  for (const day of ["call_on", "from_day", "to_day"]) {
    await db.sql`delete from enquiries`;
    await db.sql.unsafe(`insert into enquiries (source, status, note, updated_at, ${day}) values
      ('home', 'Booked', 'past', now() - interval '7 months', agency_today() - 1),
      ('home', 'Booked', 'coming', now() - interval '7 months', agency_today()),
      ('home', 'Lost', 'wished', now() - interval '7 months', agency_today())`);
    await prune(db.service, createLog("silent"));
    const kept = day === "call_on" ? ["coming", "wished"] : ["coming"];
    const left = await db.sql`select note from enquiries order by note`;
    expect(left.map(({ note }) => note)).toEqual(kept);
  }
});

test("a quote is kept until its journey has passed, with its enquiry", async () => {
  await db.sql`delete from enquiries`;
  for (const [name, sheet] of Object.entries({
    past: { from_day: "2026-01-01", to_day: "2026-01-05" },
    undated: { from_day: null, to_day: null },
    odd: { from_day: ["soon"] },
    coming: { from_day: "2099-01-01", to_day: null },
    "on the way": { from_day: "2026-01-01", to_day: "2099-01-05" },
  })) {
    await db.sql`
      with enquiry as (
        insert into enquiries (source, status, name, updated_at)
        values ('home', 'Booked', ${name}, now() - interval '7 months') returning id)
      insert into quotes (enquiry_id, customer_name, sheet, expires_on, updated_at)
      select id, ${name}, ${db.sql.json(sheet)}, '2026-01-01', now() - interval '7 months' from enquiry`;
  }
  await prune(db.service, createLog("silent"));
  const left = await db.sql`
    select customer_name from quotes join enquiries on enquiries.id = enquiry_id order by customer_name`;
  expect(left.map(({ customer_name }) => customer_name)).toEqual(["coming", "on the way"]);
  expect(await db.sql`select from quotes`).toHaveLength(2);
});

test("an address that left the list or never confirmed is removed after a month", async () => {
  await db.sql`insert into newsletter_addresses (email, consented_at, mailed_at, confirmed_at, left_at)
    select name || '@example.com', now() - age, now() - mailed, now() - confirmed, now() - gone
    from (values
      ('left', interval '2 years', null::interval, interval '2 years', interval '40 days'),
      ('silent', interval '40 days', interval '40 days', null, null),
      ('mailed-lately', interval '20 days', interval '20 days', null, null),
      ('back-again', interval '1 day', interval '40 days', null, null),
      ('never-mailed', interval '40 days', null, null, null),
      ('confirmed', interval '40 days', interval '40 days', interval '39 days', null)
    ) as address (name, age, mailed, confirmed, gone)`;
  await prune(db.service, createLog("silent"));
  const rows =
    await db.sql`select split_part(email, '@', 1) as name from newsletter_addresses order by 1`;
  expect(rows.map(({ name }) => name)).toEqual([
    "back-again",
    "confirmed",
    "mailed-lately",
    "never-mailed",
  ]);
});

test("an address that is mailed subscribes once it is confirmed, and one of a site without mail at once", async () => {
  await db.sql`delete from newsletter_addresses`;
  await db.sql`update company_info set receive_forms = true`;
  const join = (is_mailed: boolean) =>
    db.service.rpc("join_newsletter", { address: "asha@example.com", is_mailed }).throwOnError();
  const subscribers = async () => (await listSubscribers(db.service).throwOnError()).data.length;
  const { data: token } = await join(true);
  expect(await subscribers()).toBe(0);
  await db.service.rpc("confirm_newsletter", { holder: token }).throwOnError();
  expect(await subscribers()).toBe(1);
  await db.service.rpc("leave_newsletter", { holder: token }).throwOnError();
  expect(await subscribers()).toBe(0);
  await join(false);
  expect(await subscribers()).toBe(1);
});
