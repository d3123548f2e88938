// What refers to a tour follows it to its new id.
import { beforeAll, expect, test } from "vitest";
import { setUpDatabase } from "../database/database.ts";
import { insertRows, listTables, readRows } from "./filled-site.ts";
import { TOUR } from "./rows.ts";

const db = setUpDatabase("delete from storage.objects");
beforeAll(async () => {
  await db.sql`delete from auth.users`;
  await insertRows(db.sql);
  await db.sql`select private.index_tours(array(select id from tours))`;
});

interface Column {
  table: string;
  name: string;
}

/** Foreign keys to tours, and columns that are named after a tour. */
function columnsOfTours() {
  return db.sql<Column[]>`
    select format('%s.%s', relnamespace::regnamespace, relname) as table, attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attnum > 0 and not attisdropped and relkind in ('r', 'p')
      and relnamespace::regnamespace::text in ('public', 'private', 'site_local')
      and (attname ~ 'tour' or exists (
        select from pg_constraint
        where contype = 'f' and confrelid = 'public.tours'::regclass
          and conrelid = attrelid and attnum = any (conkey)))
    order by 1, 2`;
}

/** These columns have the title of a tour as text, or are about all tours. */
const OTHERS = [
  "testimonials.tour",
  "review_invitations.tour",
  "review_submissions.tour",
  "company_info.support_on_tour",
  "company_info.tour_rating",
  "office_settings.keeps_sample_tours",
];

test("every column that refers to a tour is named tour_id, keeps deleted tours and has the trigger", async () => {
  const columns = await columnsOfTours();
  const referring = columns.filter(
    ({ table, name }) => !OTHERS.includes(`${table}.${name}`.slice(7)),
  );
  expect(referring.map(({ name }) => name)).toEqual(referring.map(() => "tour_id"));
  const keys = await db.sql`
    select conname from pg_constraint where contype = 'f' and confrelid = 'public.tours'::regclass`;
  expect([...keys], "a foreign key would refuse or forget a tour in the trash").toEqual([]);
  const followed = await db.sql<{ table: string }[]>`
    select tgrelid::regclass::text as table from pg_trigger where tgname = 'follow_tour'`;
  const isPublic = ({ table }: Column) => table.startsWith("public.");
  expect(followed.map(({ table }) => `public.${table}`).sort()).toEqual(
    referring.filter(isPublic).map(({ table }) => table),
  );
});

test("after a tour's id has changed, no row of any table refers to the earlier one", async () => {
  const tables = await listTables(db.sql);
  const holding = async (value: string) =>
    Object.entries(await readRows(db.sql, tables))
      .filter(([, stored]) => stored.some((row) => Object.values(JSON.parse(row)).includes(value)))
      .map(([table]) => table);
  const before = await holding(TOUR);
  for (const { table, name } of await columnsOfTours()) {
    if (name === "tour_id") expect(before, "the sample rows refer to the tour").toContain(table);
  }
  await db.sql`update tours set id = 'moved-tour' where id = ${TOUR}`;
  expect(await holding("moved-tour")).toEqual(before);
  expect(await holding(TOUR), "only the earlier address is left").toEqual([
    "public.tour_addresses",
  ]);
  const [address] = await db.sql`select * from tour_addresses where id = ${TOUR}`;
  expect(address).toEqual({ id: TOUR, tour_id: "moved-tour" });
});
