// The database means the same by a text, whatever its locale: the embedded one has C, Supabase has ICU, and the
// one at DATABASE_URL can have any.
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodRows } from "../rls/rows.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

/** Character classes, and functions and operators that depend on upper and lower case. */
const DEPENDS_ON_LOCALE =
  /\\[dswmyDSWMY]|\[:[a-z]+:\]|~\*|\(\?[a-z]+\)|, 'g?i'\)|\b(?:lower|upper|initcap)\(/i;

test("no rule of the schema depends on the locale", async () => {
  const found = await db.sql<{ name: string; source: string }[]>`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as source from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
    union all
    select conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace in ('public'::regnamespace, 'private'::regnamespace) and contype = 'c'
    union all
    select indexname, indexdef from pg_indexes where schemaname in ('public', 'private')
    union all
    select viewname, definition from pg_views where schemaname in ('public', 'private')
    union all
    select policyname, concat(qual, with_check) from pg_policies where schemaname = 'public'`;
  const lines = found.flatMap(({ name, source }) =>
    source.split("\n").map((line) => `${name}: ${line.trim()}`),
  );
  const dependent = lines.filter(
    (line) => DEPENDS_ON_LOCALE.test(line) && !/collate "C"/i.test(line),
  );
  // Names of operations, such as UPDATE.
  expect(dependent.filter((line) => !line.includes("lower(tg_op)"))).toEqual([]);
});

test("a tour with Tamil digits and wide spaces is saved, and found in one word", async () => {
  const tour = { ...goodRows.tours, id: "island", duration: "௩ நாள்", title: "Sri\u00a0Lanka Coast" };
  expect((await db.admin.from("tours").insert(tour)).error).toBeNull();
  const { data } = await db.anonymous
    .from("tour_cards")
    .select("days, name_words")
    .eq("id", "island");
  expect(data).toEqual([{ days: 3, name_words: expect.arrayContaining(["srilanka"]) }]);
});
