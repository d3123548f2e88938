import { expect, test } from "vitest";
import { ofVersion } from "../../app/supabase/version.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();

async function addCategory(name: string) {
  const { data, error } = await db.admin
    .from("categories")
    .insert({ ...goodRows.categories, name })
    .select()
    .single();
  if (error) throw error;
  return data;
}

const rename = (id: string, name: string, version: string | undefined) =>
  ofVersion(db.admin.from("categories").update({ name }).eq("id", id), version).select().single();

test("a save from an old version changes nothing and finds no row", async () => {
  const { id, updated_at } = await addCategory("Hills");
  const first = await rename(id, "Hills of Asha", updated_at);
  expect(first.error).toBeNull();
  const second = await rename(id, "Hills of Ravi", updated_at);
  expect(second.error?.code).toBe("PGRST116");
  expect(second.data).toBeNull();
  const stored = await db.admin.from("categories").select("name, updated_at").eq("id", id).single();
  expect(stored.data).toEqual({ name: "Hills of Asha", updated_at: first.data?.updated_at });
  // The version that the refused save read goes through.
  expect((await rename(id, "Hills of Ravi", stored.data?.updated_at)).data?.name).toBe(
    "Hills of Ravi",
  );
});

test("of many saves from the same version, one goes through", async () => {
  const { id, updated_at } = await addCategory("Rivers");
  const saves = await Promise.all(
    Array.from({ length: 8 }, (_, index) => rename(id, `Rivers ${index}`, updated_at)),
  );
  expect(saves.filter(({ error }) => !error)).toHaveLength(1);
});

test("each change makes a new version, also in one transaction", async () => {
  const { id } = await addCategory("Forests");
  const versions = await db.sql.begin(async (sql) => {
    const update = async (name: string) => {
      const [row] = await sql`
        update categories set name = ${name} where id = ${id} returning updated_at::text as version`;
      return row?.version;
    };
    return [await update("Woods"), await update("Forests"), await update("Woods")];
  });
  expect(new Set(versions).size).toBe(3);
});

test("every table that the panel updates has a version, which its trigger changes", async () => {
  const tables = await db.sql<{ name: string; has_version: boolean; has_trigger: boolean }[]>`
    select c.relname as name,
      exists (select from pg_attribute where attrelid = c.oid and attname = 'updated_at') as has_version,
      exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'touch_updated_at'
      ) as has_trigger
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_policy where polrelid = c.oid and polcmd in ('w', '*'))
    order by c.relname`;
  expect(tables.length).toBeGreaterThan(10);
  const without = tables.filter((table) => !table.has_version || !table.has_trigger);
  // Nobody edits the counts: a function adds to them.
  expect(without.map(({ name }) => name)).toEqual(["daily_counts"]);
});
