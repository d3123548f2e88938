import { beforeAll, beforeEach, expect, test } from "vitest";
import { readVisitSums } from "../../app/features/visits/panel/data.ts";
import { createLog } from "../../server/log.ts";
import { prune } from "../../server/maintenance/prune.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();
beforeAll(async () => {
  await db.service.from("company_info").insert(goodRows.company_info);
  await db.service.from("tours").insert([
    { ...goodRows.tours, id: "hills", title: "Hills" },
    { ...goodRows.tours, id: "beach", title: "Beach" },
  ]);
});
beforeEach(async () => {
  await db.sql`update company_info set count_visits = true`;
  await db.sql`delete from daily_counts`;
});

async function count(kind: string, tour_id: string, times = 1) {
  for (let at = 0; at < times; at++) {
    expect((await db.service.rpc("count_visit", { kind, tour_id })).error).toBeNull();
  }
}
const sums = () => db.sql`select tour_id, kind, count from daily_counts order by tour_id, kind`;

test("visits are summed per day, tour and kind", async () => {
  await count("view", "hills", 3);
  await count("view", "beach");
  await count("call", "hills");
  expect(await sums()).toEqual([
    { tour_id: "beach", kind: "view", count: 1 },
    { tour_id: "hills", kind: "call", count: 1 },
    { tour_id: "hills", kind: "view", count: 3 },
  ]);
  const [row] = await db.sql`select distinct day = agency_today() as is_today from daily_counts`;
  expect(row).toEqual({ is_today: true });
});

test("simultaneous visits are all counted", async () => {
  await Promise.all(Array.from({ length: 20 }, () => count("view", "hills")));
  expect(await sums()).toEqual([{ tour_id: "hills", kind: "view", count: 20 }]);
});

test("nothing is counted with the switch off, or for a tour that does not exist", async () => {
  await count("view", "invented");
  await db.sql`update company_info set count_visits = false`;
  await count("view", "hills");
  expect(await sums()).toEqual([]);
  expect((await readVisitSums(db.admin, 30)).data).toBeNull();
});

test("an enquiry about a tour is counted once, and the sum stays when the enquiry is deleted", async () => {
  const id = crypto.randomUUID();
  const enquiry = JSON.stringify({ id, source: "tour", tour_id: "hills" });
  await db.service.rpc("enquire", { enquiry });
  await db.service.rpc("enquire", { enquiry });
  const { data } = await db.admin
    .from("enquiries")
    .delete()
    .eq("sent_key", id)
    .select("id, source, tour_id, sent_key, created_at")
    .single();
  if (!data) throw new Error("not stored");
  expect((await db.admin.from("enquiries").insert(data)).error).toBeNull();
  expect(await sums()).toEqual([{ tour_id: "hills", kind: "enquiry", count: 1 }]);
});

test("a tour keeps its sums when its address changes", async () => {
  await count("view", "beach", 2);
  await db.sql`insert into daily_counts (day, tour_id, kind, count) values (agency_today(), 'coast', 'view', 9)`;
  await db.sql`update tours set id = 'coast' where id = 'beach'`;
  expect(await sums()).toEqual([{ tour_id: "coast", kind: "view", count: 2 }]);
  await db.sql`update tours set id = 'beach' where id = 'coast'`;
});

test("the admin reads the sums of 30 days and the tours that people ask about", async () => {
  await count("view", "hills", 2);
  await count("view", "beach");
  for (const kind of ["whatsapp", "call", "share"]) await count(kind, "beach");
  await count("enquiry", "beach");
  await db.sql`insert into daily_counts (day, tour_id, kind, count) values
    (agency_today() - 29, 'hills', 'view', 4), (agency_today() - 30, 'hills', 'view', 100),
    (agency_today(), 'deleted', 'view', 1)`;
  const { data } = await readVisitSums(db.admin, 30);
  expect(data?.tours).toEqual([
    { id: "beach", title: "Beach", views: 1, taps: 3, enquiries: 1 },
    { id: "hills", title: "Hills", views: 6, taps: 0, enquiries: 0 },
  ]);
  expect(data?.days).toHaveLength(30);
  expect(data?.days[0]).toMatchObject({ views: 4, taps: 0, enquiries: 0 });
  expect(data?.days[1]).toMatchObject({ views: 0, taps: 0, enquiries: 0 });
  expect(data?.days[29]).toMatchObject({ views: 4, taps: 3, enquiries: 1 });
});

test("nobody but an admin reads the sums", async () => {
  expect((await readVisitSums(db.anonymous, 30)).error).not.toBeNull();
  expect((await readVisitSums(db.member, 30)).data).toBeNull();
});

test("sums are removed after 25 months", async () => {
  await db.sql`insert into daily_counts (day, tour_id, kind, count) values
    (agency_today() - 765, 'hills', 'view', 1), (agency_today() - 700, 'hills', 'view', 2)`;
  await prune(db.service, createLog("silent"));
  expect(await sums()).toEqual([{ tour_id: "hills", kind: "view", count: 2 }]);
});
