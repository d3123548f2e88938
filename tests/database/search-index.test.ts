// The index of the visitors' search has, after every kind of change, what the tours say.
import { beforeEach, expect, test } from "vitest";
import { searchTourIds } from "../../app/features/tours/data.ts";
import { goodRows } from "../rls/rows.ts";
import { emptyTours, setUpDatabase } from "./database.ts";

const db = setUpDatabase();

const { published_at: _, hidden_at: __, ...plain } = goodRows.tours;
const tour = (id: string, values: object = {}) => ({ ...plain, id, ...values });

beforeEach(async () => {
  await emptyTours(db);
  await db.sql`delete from categories`;
  await db.sql`insert into categories (name, type) values ('Hills', 'domestic')`;
  const { error } = await db.admin
    .from("tours")
    .insert([
      tour("ooty", { title: "Ooty", category: "Hills", duration: "3 Days", best_months: [4] }),
      tour("kodai", { title: "Kodaikanal", category: "Hills", duration: "2 Days" }),
      tour("goa", { title: "Goa", category: null, summary: "A summary about beaches" }),
    ]);
  expect(error).toBeNull();
  await db.sql`
    insert into departures (tour_id, starts_on)
    values ('ooty', '2030-01-05'), ('ooty', '2030-02-05'), ('goa', '2030-02-06')`;
  await db.sql`delete from company_info`;
  await db.sql`delete from translations`;
  const company = { ...goodRows.company_info, tamil: "public" };
  expect((await db.admin.from("company_info").insert(company)).error).toBeNull();
  const translation = { ...goodRows.translations, row_id: "goa" };
  expect((await db.admin.from("translations").insert(translation)).error).toBeNull();
});

const translatedHills =
  "insert into categories (name, type) values ('Beaches', 'domestic'); insert into translations (table_name, row_id, language, texts, is_published) select 'categories', id::text, 'ta', '{\"name\": \"மலைகள்\"}', true from categories where name = 'Hills'";
const changes = {
  "nothing more than an insert": "select",
  "a new title": "update tours set title = 'Udhagai and Coonoor' where id = 'ooty'",
  "new days":
    'update tours set itinerary = itinerary || \'[{"day": "9", "title": "Botanical garden", "description": "", "name": ""}]\'',
  "a new summary and category":
    "update tours set summary = 'Boats and a lake', category = 'Hills' where id = 'goa'",
  "a new duration, price and city":
    "update tours set duration = '9 Days', price = '₹7,000', starts_from = 'Erode'",
  "new themes": "update tours set themes = '{Honeymoon}' where id = 'ooty'",
  "new best months": "update tours set best_months = '{1,12}'",
  "a draft": "update tours set published_at = null where id = 'ooty'",
  "a renamed category": "update categories set name = 'Mountains' where name = 'Hills'",
  "a renamed category, of whose words a title has some":
    "update tours set title = 'Misty Hills' where id = 'kodai'; update categories set name = 'Misty Mountains' where name = 'Hills'; update categories set name = 'Hills' where name = 'Misty Mountains'",
  "a renamed category with a translation": `${translatedHills}; update categories set name = 'Mountains' where name = 'Hills'`,
  "another category without a translation": `${translatedHills}; update tours set category = 'Beaches' where id = 'ooty'; update tours set category = 'Hills' where id = 'goa'`,
  "a deleted category": "delete from categories",
  "a new address": "update tours set id = 'nilgiris' where id = 'ooty'",
  "two tours that swap their addresses":
    "update tours set id = 'x' where id = 'ooty'; update tours set id = 'y' where id = 'goa'; delete from tour_addresses; update tours set id = 'ooty' where id = 'y'; update tours set id = 'goa' where id = 'x'",
  "a published translation":
    'insert into translations (table_name, row_id, language, texts, is_published) values (\'tours\', \'ooty\', \'ta\', \'{"title": "உதகை மலைகள்", "themes": ["தேனிலவு"], "highlights": [{"value": "பொம்மை ரயில்"}]}\', true)',
  "a translated tour with a new title, category and days":
    "update tours set title = 'Ooty by train', category = null, itinerary = '[]' where id = 'goa'",
  "a translated tour with a new address": "update tours set id = 'beaches' where id = 'goa'",
  "a translation that is no more published": "update translations set is_published = false",
  "a deleted translation": "delete from translations",
  "a language that is no more public": "update company_info set hindi = 'off'",
  "a deleted tour": "delete from tours where id = 'ooty'",
  "a moved date": "update departures set starts_on = starts_on + 40",
  "a date that is sold out":
    "update departures set status = 'Sold out' where starts_on = '2030-01-05'",
  "a date without seats": "update departures set seats_left = 0",
  "a date that has seats again":
    "update departures set seats_left = 0, status = 'Sold out'; update departures set seats_left = 4, status = 'Open'",
  "a date of another tour":
    "update departures set tour_id = 'kodai' where starts_on = '2030-01-05'",
  "deleted dates": "delete from departures where tour_id = 'ooty'",
  "several changes at once":
    "update tours set title = title || ' by train', best_months = '{7}', duration = '1 Day'; delete from tours where id = 'kodai'",
};

test.each(Object.entries(changes))("after %s", async (_name, change) => {
  await db.sql.unsafe(change);
  const indexed = await db.sql`select * from private.tour_search order by tour_id`;
  // Indexes all tours again.
  await db.sql`delete from private.tour_search`;
  await db.sql`select private.index_tours(array(select id from tours))`;
  expect(indexed).toEqual([...(await db.sql`select * from private.tour_search order by tour_id`)]);
  const unknown = await db.sql`
    select unnest(words) from private.tour_search except select word from private.tour_words`;
  expect([...unknown]).toEqual([]);
});

test("a month is that of a date that can be booked", async () => {
  const found = async () => {
    const { data } = await searchTourIds(db.anonymous, { in_month: 1 });
    return data?.ids;
  };
  await db.sql`update tours set best_months = '{}'`;
  expect(await found()).toEqual(["ooty"]);
  for (const change of ["status = 'Sold out'", "status = null, seats_left = 0"]) {
    await db.sql.unsafe(`update departures set ${change}`);
    expect(await found()).toEqual([]);
    await db.sql`update departures set status = 'Open', seats_left = 3`;
    expect(await found()).toEqual(["ooty"]);
  }
});

test("an update is compared in every column that the index reads", async () => {
  const columnsOf = async (name: string, alias: string) => {
    const [found] = await db.sql<{ body: string }[]>`
      select prosrc as body from pg_proc where oid = ${`private.${name}`}::regproc`;
    const columns = found?.body.match(new RegExp(`(?<=\\b${alias}\\.)[a-z_]+`, "g")) ?? [];
    return [...new Set(columns)].sort();
  };
  const read = await columnsOf("index_tours", "t");
  expect(read.length).toBeGreaterThan(10);
  expect(await columnsOf("index_updated_tours", "was")).toEqual(
    read.filter((name) => name !== "id"),
  );
});

test("a statement that changes many tours indexes them together", async () => {
  const perRow = await db.sql`
    select tgname from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where pronamespace = 'private'::regnamespace and proname like 'index%' and tgtype & 1 = 1`;
  expect([...perRow]).toEqual([]);
});

test("a change of many tours leaves no long list of pending entries, which each search would read", async () => {
  const indexes = await db.sql`
    select relname as name, reloptions as options from pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'i' and relam = (select oid from pg_am where amname = 'gin')
    order by relname`;
  expect([...indexes]).toEqual(
    ["tour_search_words", "tour_words_similar"].map((name) => ({
      name,
      options: ["gin_pending_list_limit=64"],
    })),
  );
});

test("words that no tour uses any more are removed", async () => {
  const words = async () =>
    (await db.sql`select word from private.tour_words`).map(({ word }) => word);
  await db.sql`update tours set title = 'Zanzibar' where id = 'goa'`;
  await db.sql`delete from tours where id = 'kodai'`;
  expect(await words()).toEqual(expect.arrayContaining(["koa", "kotaikanal"]));
  expect((await db.service.rpc("forget_unused_words")).error).toBeNull();
  const left = await words();
  expect(left).not.toContain("koa");
  expect(left).not.toContain("kotaikanal");
  const used = await db.sql`select distinct unnest(words) as word from private.tour_search`;
  expect(left.sort()).toEqual(used.map(({ word }) => word).sort());
});

test("a session plans the search once: PostgreSQL would plan an SQL function in every call", async () => {
  const [search] = await db.sql`
    select lanname, proconfig from pg_proc join pg_language on pg_language.oid = prolang
    where proname = 'search_tours'`;
  expect(search?.lanname).toBe("plpgsql");
  expect(search?.proconfig).toContain("plan_cache_mode=force_generic_plan");
});
