import { beforeEach, describe, expect, test, vi } from "vitest";
import { restoreRow } from "../../app/editing/restore.ts";
import { insertDepartures, listDepartures } from "../../app/features/departures/data.ts";
import { importSampleTours } from "../../app/features/tours/samples/import-sample-tours.ts";
import { sampleTours } from "../../app/features/tours/samples/sample-tours.ts";
import { findInTrash } from "../../app/features/trash/panel/data.ts";
import { goodRows } from "../rls/rows.ts";
import { ADMIN_EMAIL, emptyTours, setUpDatabase } from "./database.ts";

const db = setUpDatabase();
beforeEach(async () => {
  await emptyTours(db);
  await db.sql`delete from categories`;
});

const PEOPLE = ["anonymous", "member", "admin"] as const;
const { published_at: _, hidden_at: __, ...tour } = goodRows.tours;
const dates = ["2030-12-14", "2030-12-21"];

async function addTour(id: string, status: object = {}): Promise<void> {
  const { error } = await db.admin.from("tours").insert({ ...tour, ...status, id });
  expect(error).toBeNull();
  const departures = dates.map((starts_on) => ({ tour_id: id, starts_on }));
  expect((await insertDepartures(db.admin, departures)).error).toBeNull();
}

async function seenBy(who: (typeof PEOPLE)[number]): Promise<number> {
  const { data, error } = await db[who].from("departures").select("*");
  expect(error).toBeNull();
  return data?.length ?? 0;
}

const stored = async () => (await db.sql`select * from departures`).length;

describe.each([
  ["a draft", { published_at: null }],
  ["a scheduled tour", { published_at: "2099-01-01" }],
  ["a hidden tour", { hidden_at: "2026-01-01" }],
])("%s", (_name, status) => {
  test("shows its dates and its card to admins only", async () => {
    await addTour("a", status);
    expect(await Promise.all(PEOPLE.map(seenBy))).toEqual([0, 0, 2]);
    for (const who of PEOPLE) {
      const cards = await db[who].from("tour_cards").select("id, next_departure");
      const card = { id: "a", next_departure: "2030-12-14" };
      expect(cards.data).toEqual(who === "admin" ? [card] : []);
      const one = await listDepartures(db[who], "a", "2026-01-01");
      expect(one.data).toHaveLength(who === "admin" ? 2 : 0);
    }
  });
});

test("a live tour shows its dates to everyone, and its card the next date that is not sold out", async () => {
  await addTour("a");
  expect(await Promise.all(PEOPLE.map(seenBy))).toEqual([2, 2, 2]);
  const card = async () => {
    const { data } = await db.anonymous.from("tour_cards").select("next_departure, days");
    return data?.[0];
  };
  expect(await card()).toEqual({ next_departure: "2030-12-14", days: 3 });
  await db.sql`update departures set status = 'Sold out' where starts_on = ${dates[0] ?? ""}`;
  expect(await card()).toMatchObject({ next_departure: "2030-12-21" });
  await db.sql`update departures set starts_on = starts_on - 10000`;
  expect(await card()).toMatchObject({ next_departure: null });
});

test("a date without seats is no next date, whatever its status, until it has seats again", async () => {
  await addTour("a");
  const setSeats = (seats_left: number, days: string[]) => {
    const change = { status: "Filling fast" as const, seats_left };
    return db.admin.from("departures").update(change).in("starts_on", days).throwOnError();
  };
  const seen = async () => {
    const card = await db.anonymous.from("tour_cards").select("next_departure").single();
    const row = await db.admin.from("tours_with_dates").select("next_date, is_sold_out").single();
    return { ...card.data, ...row.data };
  };
  const [first = "", second = ""] = dates;
  await setSeats(0, [first]);
  expect(await seen()).toEqual({ next_departure: second, next_date: second, is_sold_out: false });
  await setSeats(0, dates);
  expect(await seen()).toEqual({ next_departure: null, next_date: first, is_sold_out: true });
  await setSeats(2, dates);
  expect(await seen()).toEqual({ next_departure: first, next_date: first, is_sold_out: false });
});

test("only an admin writes dates, and only of an existing tour", async () => {
  await addTour("a");
  for (const who of ["anonymous", "member"] as const) {
    const rows = db[who].from("departures");
    const row = { tour_id: "a", starts_on: "2031-01-01" };
    expect((await rows.insert(row)).error?.code).toBe("42501");
    expect((await insertDepartures(db[who], [row])).error?.code).toBe("42501");
    await rows.update({ price: "₹1" }).eq("tour_id", "a");
    await rows.delete().eq("tour_id", "a");
  }
  const { data } = await db.admin.from("departures").select("price");
  expect(data).toEqual([{ price: null }, { price: null }]);
  const nowhere = { tour_id: "nowhere", starts_on: "2031-01-01" };
  expect((await db.admin.from("departures").insert(nowhere)).error?.code).toBe("42501");
  const moved = await db.admin.from("departures").update({ tour_id: "x" }).eq("tour_id", "a");
  expect(moved.error?.code).toBe("42501");
});

test("a tour has each date once, and adding many dates at once keeps the existing ones", async () => {
  await addTour("a");
  const row = { tour_id: "a", starts_on: dates[0] ?? "", price: "₹1", status: null };
  expect((await db.admin.from("departures").insert(row)).error?.code).toBe("23505");
  const season = [row, { ...row, starts_on: "2030-12-28" }];
  expect((await insertDepartures(db.admin, season)).data).toHaveLength(1);
  const { data } = await db.admin.from("departures").select("starts_on, price").order("starts_on");
  expect(data?.map(({ price }) => price)).toEqual([null, null, "₹1"]);
});

describe("the trash", () => {
  test("hides a deleted tour's dates, and restores them with the tour", async () => {
    await addTour("a");
    await db.admin.from("tours").delete().eq("id", "a");
    expect(await Promise.all(PEOPLE.map(seenBy))).toEqual([0, 0, 0]);
    expect(await stored()).toBe(2);
    expect((await restoreRow(db.admin, "tours", "a")).error).toBeNull();
    expect(await Promise.all(PEOPLE.map(seenBy))).toEqual([2, 2, 2]);
  });

  test("deletes a tour's dates when it is emptied, and no other tour's", async () => {
    await addTour("a");
    await addTour("b");
    await db.admin.from("tours").delete().in("id", ["a", "b"]);
    await restoreRow(db.admin, "tours", "b");
    await db.admin.from("row_versions").delete().eq("action", "delete").is("restored_at", null);
    expect(await stored()).toBe(2);
    expect(await seenBy("anonymous")).toBe(2);
  });

  test("deletes a tour's dates when the server removes the entry", async () => {
    await addTour("a");
    await db.admin.from("tours").delete().eq("id", "a");
    await db.service.from("row_versions").delete().lt("changed_at", "2099-01-01");
    expect(await stored()).toBe(0);
  });
});

test("the search index follows a tour's dates, also when they move to another tour", async () => {
  const untils = async () => {
    const rows = await db.sql`
      select month_until[12]::text as until from private.tour_search order by tour_id`;
    return rows.map(({ until }) => until);
  };
  const tours = ["a", "b"].map((id) => ({ ...tour, id, best_months: [] }));
  await db.admin.from("tours").insert(tours).throwOnError();
  await insertDepartures(db.admin, [{ tour_id: "a", starts_on: "2030-12-14" }]);
  expect(await untils()).toEqual(["2030-12-14", null]);
  await db.admin.from("departures").update({ tour_id: "b" }).eq("tour_id", "a");
  expect(await untils()).toEqual([null, "2030-12-14"]);
  await db.admin.from("departures").delete().eq("tour_id", "b");
  expect(await untils()).toEqual([null, null]);
});

describe("the import of the sample tours", () => {
  test("creates future dates once, and keeps them when it is repeated after a deletion", async () => {
    expect(await importSampleTours(db.admin)).toEqual({ error: null });
    const { data: cards } = await db.anonymous
      .from("tour_cards")
      .select("id, price_from, next_departure, starts_from");
    expect(cards).toHaveLength(sampleTours.length);
    for (const { id, price_from, next_departure, starts_from } of cards ?? []) {
      expect(price_from, id).toBeGreaterThan(1000);
      expect(Date.parse(next_departure ?? "")).toBeGreaterThan(Date.now());
      expect(starts_from).toMatch(/^(Paramakudi|Madurai|Chennai)$/);
    }
    const before = await stored();
    expect(before).toBeGreaterThan(24);
    await db.sql`update departures set price = '₹1'`;
    // A second import changes nothing, because there are tours already.
    expect(await importSampleTours(db.admin)).toEqual({ error: null });
    await db.admin.from("tours").delete().neq("id", "");
    expect(await importSampleTours(db.admin)).toEqual({ error: null });
    const prices = await db.sql`select price from departures`;
    expect(prices.map(({ price }) => price)).toEqual(Array(before).fill("₹1"));
  });

  test.each(["categories", "translations", "tours"])(
    "is completed by a second try after the one for %s failed",
    async (failing) => {
      const clear = async () => {
        for (const table of ["tours", "departures", "translations", "categories"]) {
          await db.sql`delete from ${db.sql(table)}`;
        }
      };
      const imported = () => db.sql`
        select 'tours' as table, min(category) as first, null as state, count(*) from tours
        union all select 'categories', min(name), null, count(*) from categories
        union all select 'departures', min(tour_id), null, count(*) from departures
        union all select table_name, language, stored_state, count(*) from translations group by 1, 2, 3
        order by 1, 2`;
      await clear();
      await importSampleTours(db.admin);
      const whole = await imported();
      await clear();
      const { fetch } = db.backend;
      const spy = vi.spyOn(db.backend, "fetch").mockImplementation(async (request) => {
        const isFailing = request.method === "POST" && request.url.includes(`/${failing}?`);
        return isFailing ? Response.json({ message: "failed" }, { status: 500 }) : fetch(request);
      });
      expect((await importSampleTours(db.admin)).error).not.toBeNull();
      spy.mockRestore();
      expect(await importSampleTours(db.admin)).toEqual({ error: null });
      expect(await imported()).toEqual(whole);
      expect(whole).toHaveLength(7);
    },
  );

  test("reports its failure, and imports nothing for a visitor or a member", async () => {
    for (const who of ["anonymous", "member"] as const) {
      expect((await importSampleTours(db[who])).error?.message).toBeTruthy();
    }
    expect(await db.sql`select from tours`).toHaveLength(0);
  });
});

test("the last ten changes of a date are kept, also those of many at once, and a new id of its tour is none", async () => {
  await addTour("a");
  for (let at = 1; at <= 12; at++) {
    const price = `₹${at}`;
    await db.admin.from("departures").update({ price }).eq("tour_id", "a").throwOnError();
  }
  const kept = () =>
    db.sql<{ price: string; changed_by: string }[]>`
      select old_row ->> 'price' as price, changed_by from row_versions
      where table_name = 'departures' order by row_id, changed_at`;
  const last = Array.from({ length: 10 }, (_, at) => {
    return { price: `₹${at + 2}`, changed_by: ADMIN_EMAIL };
  });
  expect(await kept()).toEqual([...last, ...last]);
  await db.admin.from("tours").update({ id: "b" }).eq("id", "a");
  expect(await kept()).toHaveLength(20);
  expect((await findInTrash(db.admin, [], { from: 0, size: 9 })).count).toBe(0);
});
