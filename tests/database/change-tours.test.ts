// One call of the panel changes many tours, as a whole or not at all, and another one undoes it.
import { beforeEach, expect, test } from "vitest";
import { changeTours } from "../../app/features/tours/data.ts";
import type { ChangedTours, SentChanges, TourChanges } from "../../app/supabase/tour-changes.ts";
import { goodRows } from "../rls/rows.ts";
import { ADMIN_EMAIL, emptyTours, setUpDatabase } from "./database.ts";

const db = setUpDatabase();

type Changes = TourChanges | SentChanges;

const keyed = (changes: Changes): SentChanges => ({ key: crypto.randomUUID(), ...changes });

async function change(changes: Changes) {
  const { data, error } = await changeTours(db.admin, keyed(changes));
  expect(error).toBeNull();
  const [result] = (data ?? []) as ChangedTours[];
  if (!result) throw new Error("Nothing was changed");
  return result;
}

/** Everything except the versions, which every change moves on. */
async function stored() {
  const tours = await db.sql`select to_jsonb(t) - 'updated_at' as row from tours t order by id`;
  const dates = await db.sql`
    select to_jsonb(d) - 'updated_at' as row from departures d order by tour_id, starts_on`;
  return [...tours, ...dates].map(({ row }) => row);
}

async function tour(id: string) {
  const { data } = await db.admin.from("tours").select("*").eq("id", id).single();
  if (!data) throw new Error(id);
  return data;
}

async function dates() {
  const { data } = await db.admin.from("departures").select("*").order("starts_on");
  return data ?? [];
}

const BASE = { ...goodRows.tours, price: "₹10,000", price_from: null, featured: false };
const FRIDAYS = ["2099-01-02", "2099-01-09", "2099-01-16"];

beforeEach(async () => {
  await emptyTours(db);
  const tours = ["hills", "sea", "temples"].map((id) => ({ ...BASE, id, title: `The ${id}` }));
  expect((await db.admin.from("tours").insert(tours)).error).toBeNull();
  const rows = FRIDAYS.map((starts_on) => ({ tour_id: "hills", starts_on, price: "₹12,000" }));
  expect((await db.admin.from("departures").insert(rows)).error).toBeNull();
});

test("columns of many tours change at once; undo brings back exactly these", async () => {
  const before = await stored();
  const { undo, left } = await change({
    tours: [
      { id: "hills", set: { price: "₹11,000", price_from: 9_000 } },
      { id: "sea", set: { price: "₹11,000" } },
      { id: "temples", set: { featured: true, hidden_at: "now" } },
    ],
  });
  expect(left).toEqual([]);
  expect(await tour("hills")).toMatchObject({ price: "₹11,000", price_from: 9_000 });
  // A price alone moves "Price from" with it.
  expect(await tour("sea")).toMatchObject({ price: "₹11,000", price_from: 11_000 });
  expect((await tour("temples")).hidden_at).not.toBeNull();
  const versions = await db.sql`select row_id, changed_by from row_versions order by row_id`;
  expect(versions.map(({ row_id }) => row_id)).toEqual(["hills", "sea", "temples"]);
  expect(versions[0]?.changed_by).toBe("admin@example.com");
  const again = await change(undo);
  expect(await stored()).toEqual(before);
  // Undo can be undone.
  await change(again.undo);
  expect(await tour("sea")).toMatchObject({ price: "₹11,000", price_from: 11_000 });
});

test("what somebody has changed since stays, and is named", async () => {
  const { undo } = await change({
    tours: ["hills", "sea"].map((id) => ({ id, set: { featured: true } })),
  });
  await db.admin.from("tours").update({ title: "Sea and sand" }).eq("id", "sea");
  const result = await change(undo);
  expect(result.left).toEqual(["sea"]);
  expect(await tour("sea")).toMatchObject({ title: "Sea and sand", featured: true });
  expect(await tour("hills")).toMatchObject({ featured: false });
});

test("a wrong value anywhere changes nothing", async () => {
  const before = await stored();
  const right = { id: "hills", set: { price: "₹11,000" } };
  const wrong = { id: "sea", set: { title: "" } };
  const { error } = await changeTours(db.admin, keyed({ tours: [right, wrong] }));
  expect(error?.code).toBe("23514");
  expect(await stored()).toEqual(before);
});

test("weekly dates move by a week and back, and two dates change places", async () => {
  const before = await stored();
  const move = async (days: string[]) => {
    const departures = (await dates()).map(({ id, updated_at }, index) => {
      return { id, version: updated_at, set: { starts_on: days[index] ?? "" } };
    });
    return change({ departures });
  };
  const later = ["2099-01-09", "2099-01-16", "2099-01-23"];
  const { undo } = await move(later);
  expect((await dates()).map(({ starts_on }) => starts_on)).toEqual(later);
  await change(undo);
  expect(await stored()).toEqual(before);
  const [first = "", second = "", third = ""] = FRIDAYS;
  const swapped = await move([second, first, third]);
  expect(swapped.left).toEqual([]);
  await change(swapped.undo);
  expect(await stored()).toEqual(before);
});

test("two dates change places also if one of them gets another price, and their history has it", async () => {
  const before = await stored();
  const [first, second, third] = await dates();
  const set = { starts_on: FRIDAYS[0] ?? "", price: "₹9,000" };
  const { undo, left } = await change({
    departures: [
      { id: first?.id ?? "", set: { starts_on: FRIDAYS[1] ?? "" } },
      { id: second?.id ?? "", set },
      { id: third?.id ?? "", set: { price: "₹8,000" } },
    ],
  });
  expect(left).toEqual([]);
  expect((await dates()).map(({ id, price }) => [id, price])).toEqual([
    [second?.id, "₹9,000"],
    [first?.id, "₹12,000"],
    [third?.id, "₹8,000"],
  ]);
  const history = (id = "") =>
    db.sql<{ row: object; changed_by: string }[]>`
      select old_row as row, changed_by from row_versions where row_id = ${id} order by changed_at`;
  const earlier = { starts_on: FRIDAYS[1], price: "₹12,000" };
  expect(await history(second?.id)).toMatchObject([{ row: earlier, changed_by: ADMIN_EMAIL }]);
  await change(undo);
  expect(await stored()).toEqual(before);
  expect(await history(second?.id)).toMatchObject([{ row: earlier }, { row: set }]);
  await change({ departures: [{ id: first?.id ?? "", set: { starts_on: FRIDAYS[0] ?? "" } }] });
  expect(await history(first?.id)).toHaveLength(2);
});

test("deleted tours and dates come back; added ones go again", async () => {
  const before = await stored();
  const [first] = await dates();
  const deletion = await change({
    deleted_tours: [{ id: "hills" }, { id: "gone" }],
    deleted_departures: [{ id: first?.id ?? "" }],
  });
  expect(deletion.left).toEqual(["gone"]);
  expect(await stored()).toHaveLength(before.length - 2);
  await change(deletion.undo);
  expect(await stored()).toEqual(before);
  const required = { type: "domestic", summary: "", image_url: "", duration: "", gallery: [] };
  const draft = { ...required, title: "A draft", published_at: null };
  const addition = await change({
    added_tours: [{ ...BASE, title: "The river" }, draft],
    added_departures: [{ tour_id: "sea", starts_on: "2099-03-01" }],
  });
  expect(await tour("the-river")).toMatchObject({ price_from: 10_000 });
  await change(addition.undo);
  expect(await stored()).toEqual(before);
});

test("translations change with their tours, at once, and undo brings back exactly these", async () => {
  await db.sql`delete from translations`;
  const made = { table_name: "tours", language: "ta", texts: { title: "மலை" } } as const;
  const { data: hills } = await db.admin
    .from("translations")
    .insert({ ...made, row_id: "hills", english: { title: "The hills" }, is_published: true })
    .select()
    .single();
  if (!hills) throw new Error("Nothing was added");
  const translations = async () => {
    const rows = await db.sql`
      select row_id, language, texts, english, is_published from translations order by row_id`;
    return [...(await stored()), ...rows];
  };
  const before = await translations();
  const texts = { texts: { title: "மலைகள்" }, english: { title: "Hills" } };
  const changes: TourChanges = {
    tours: [{ id: "hills", set: { title: "Hills" } }],
    translations: [{ id: hills.id, version: hills.updated_at, set: texts }],
    added_translations: [{ ...made, row_id: "sea", english: { title: "The sea" } }],
  };
  const { undo, left } = await change(changes);
  expect(left).toEqual([]);
  const after =
    await db.sql`select row_id, texts, english, is_published from translations order by row_id`;
  expect(after).toEqual([
    { row_id: "hills", ...texts, is_published: true },
    { row_id: "sea", texts: made.texts, english: { title: "The sea" }, is_published: false },
  ]);
  const { undo: redo } = await change(undo);
  expect(await translations()).toEqual(before);
  await change(redo);
  expect(await db.sql`select row_id from translations order by row_id`).toHaveLength(2);

  // The translation has another version by now. A wrong language fails all of it.
  const tours = [{ id: "sea", set: { featured: true } }];
  expect((await change({ translations: changes.translations, tours })).left).toEqual([hills.id]);
  const now = await translations();
  const add = { ...made, row_id: "temples" };
  const wrong = {
    translations: [{ id: hills.id, set: { texts: {} } }],
    added_translations: [{ ...add, language: "xx" as "ta" }],
  };
  expect((await changeTours(db.admin, keyed(wrong))).error?.code).toBe("23514");
  expect(await translations()).toEqual(now);

  const mine = { translations: [{ id: hills.id, set: texts }] };
  for (const others of [mine, { deleted_translations: [{ id: hills.id }] }]) {
    expect((await changeTours(db.member, keyed(others))).data).toEqual([]);
  }
  const addition = keyed({ added_translations: [add] });
  expect((await changeTours(db.member, addition)).error?.code).toBe("42501");
  expect(await translations()).toEqual(now);
});

test("while many tours are changed, a visitor's enquiry about one of them does not wait", async () => {
  const sent_key = crypto.randomUUID();
  await db.sql.begin(async (tx) => {
    await tx`select private.change_tours('{"tours": [{"id": "hills", "set": {"price": "₹11,000"}}]}')`;
    await db.sql`insert into enquiries (tour_id, source, sent_key) values ('hills', 'tour', ${sent_key})`;
  });
  expect((await tour("hills")).price).toBe("₹11,000");
  expect(await db.sql`select tour_id from enquiries where sent_key = ${sent_key}`).toEqual([
    { tour_id: "hills" },
  ]);
});

test("nobody else can change anything", async () => {
  const before = await stored();
  const changes = {
    tours: [{ id: "hills", set: { featured: true } }],
    deleted_departures: [{ id: (await dates())[0]?.id ?? "" }],
  };
  expect((await changeTours(db.anonymous, keyed(changes))).error).not.toBeNull();
  expect((await changeTours(db.member, keyed(changes))).data).toEqual([]);
  const addition = keyed({ added_tours: [{ ...BASE, title: "Mine" }] });
  expect((await changeTours(db.member, addition)).error?.code).toBe("42501");
  expect(await stored()).toEqual(before);
});

test("a request that is sent again, because its response was lost, changes nothing more and gets the same response", async () => {
  const changes = (price: string) => ({
    key: crypto.randomUUID(),
    tours: [{ id: "hills", version: "", set: { price } }],
    added_tours: [{ ...BASE, title: "The river" }],
  });
  const first = changes("₹11,000");
  const { updated_at } = await tour("hills");
  for (const change of first.tours) change.version = updated_at;
  const before = await stored();
  const [result, atOnce] = await Promise.all([change(first), change(first)]);
  expect(atOnce).toEqual(result);
  expect(await change(first)).toEqual(result);
  expect(await stored()).toHaveLength(before.length + 1);
  expect(result.left).toEqual([]);
  // The undo can be sent again too.
  const undone = await change(result.undo);
  expect(await change(result.undo)).toEqual(undone);
  expect(undone.left).toEqual([]);
  expect(await stored()).toEqual(before);

  // Another change with the same key is not the same request, nor is the same change with another key.
  const other = { ...first, tours: [] };
  await change(other);
  await change({ ...other, key: crypto.randomUUID() });
  expect(await stored()).toHaveLength(before.length + 2);
  // What could not be changed is tried again.
  const gone = { key: crypto.randomUUID(), deleted_tours: [{ id: "marsh" }] };
  expect((await changeTours(db.admin, gone)).data).toEqual([]);
  await db.admin.from("tours").insert({ ...BASE, id: "marsh" });
  expect((await change(gone)).left).toEqual([]);
  // Nobody else learns of it.
  expect((await changeTours(db.member, gone)).data).toEqual([]);

  await db.sql`update private.tour_changes set answered_at = now() - interval '2 hours'`;
  await change({ ...other, key: crypto.randomUUID() });
  expect(await db.sql`select from private.tour_changes`).toHaveLength(1);
});

test("if the response is lost, the panel sends the request once more", async () => {
  const answers = [{ status: 0 }, { status: 0, data: "second" }];
  const sent: unknown[] = [];
  const client = {
    rpc: async (...call: unknown[]) => {
      sent.push(call);
      return answers.shift();
    },
  };
  const { data } = await changeTours(client as unknown as typeof db.admin, { key: "a" });
  expect(data).toBe("second");
  expect(sent[1]).toEqual(sent[0]);
});

test("the list has the next date of each tour as visitors see it, and says which tours are sold out", async () => {
  await db.sql`insert into departures (tour_id, starts_on) values ('hills', '2020-01-01'), ('sea', '2020-01-01')`;
  await db.sql`insert into departures (tour_id, starts_on, status) values ('temples', '2099-01-01', 'Sold out')`;
  const listed = async () =>
    (await db.admin.from("tours_with_dates").select("id, next_date, is_sold_out").order("id")).data;
  expect(await listed()).toEqual([
    { id: "hills", next_date: FRIDAYS[0], is_sold_out: false },
    { id: "sea", next_date: null, is_sold_out: null },
    { id: "temples", next_date: "2099-01-01", is_sold_out: true },
  ]);
  await db.sql`update departures set status = 'Sold out' where tour_id = 'hills' and starts_on = ${FRIDAYS[0] ?? ""}`;
  expect((await listed())?.[0]).toEqual({ id: "hills", next_date: FRIDAYS[1], is_sold_out: false });
});
