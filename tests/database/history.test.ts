// The triggers that store old versions of rows, and restoring rows from these versions.
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { restoreRow, undoDeletion, type VersionedTable } from "../../app/editing/restore.ts";
import { listAboutSections } from "../../app/features/about/data.ts";
import { deleteForGood, findInTrash } from "../../app/features/trash/panel/data.ts";
import type { Row } from "../../app/supabase/types.ts";
import { readMessages } from "../../scripts/messages.ts";
import { CONTENT_TABLES, PRUNED_TABLES } from "../../server/backend/tables.ts";
import { createLog } from "../../server/log.ts";
import { prune } from "../../server/maintenance/prune.ts";
import { goodChanges, goodRows } from "../rls/rows.ts";
import { ADMIN_EMAIL, setUpDatabase } from "./database.ts";

const tables: VersionedTable[] = [
  "tours",
  "categories",
  "hero_sections",
  "carousel_images",
  "testimonials",
  "about_sections",
  "faq_questions",
  "pictures",
  "pages",
  "company_info",
  "translations",
  "glossary",
];

const db = setUpDatabase();
beforeEach(async () => {
  for (const table of tables) await db.sql.unsafe(`delete from ${table}`);
  await db.sql`delete from row_versions`;
});

const everything = { from: 0, size: 100 };

/** The versions of all rows, the oldest first. */
function versions() {
  return db.sql<Row<"row_versions">[]>`select * from row_versions order by changed_at`;
}

async function stored(table: VersionedTable, id: string): Promise<object | undefined> {
  const [found] = await db.sql.unsafe<{ row: object }[]>(
    `select to_jsonb(t) - 'updated_at' as row from ${table} t where id::text = $1`,
    [id],
  );
  return found?.row;
}

test("this file tests every table with versions, and the tables of visitors' pages have them", async () => {
  for (const [trigger, named] of [
    // A date that was deleted is brought back by the Undo of its screen, not from the trash.
    // The office's settings are not deleted.
    ["keep_version", [...tables, "departures", "office_settings"]],
    ["take_out_of_trash", tables],
  ] as const) {
    const found = await db.sql<{ name: string }[]>`
      select tgrelid::regclass::text as name from pg_trigger where tgname = ${trigger}`;
    expect(found.map(({ name }) => name).sort()).toEqual(named.toSorted());
  }
  const without = CONTENT_TABLES.filter((table) => !tables.some((name) => name === table));
  // The panel does not edit synonyms.
  expect(without).toEqual(["departures", "synonyms"]);
});

describe.each(tables)("%s", (table) => {
  const rows = () => db.admin.from(table as "tours");

  test("keeps the old row of each update and delete, with its author", async () => {
    const { data, error } = await rows()
      .insert(goodRows[table] as never)
      .select()
      .single();
    expect(error).toBeNull();
    const id = data?.id ?? "";
    const first = await stored(table, id);
    await rows()
      .update(goodChanges[table] as never)
      .eq("id", id);
    const second = await stored(table, id);
    await rows().delete().eq("id", id);
    const kept = await versions();
    expect(kept.map(({ old_row: { updated_at: _, ...row } }) => row)).toEqual([first, second]);
    expect(kept).toMatchObject([
      { table_name: table, row_id: id, action: "update", changed_by: ADMIN_EMAIL },
      { table_name: table, row_id: id, action: "delete", changed_by: ADMIN_EMAIL },
    ]);
    const { data: trash } = await findInTrash(db.admin, ["CHANGED"], everything);
    expect(trash).toMatchObject([{ table_name: table, row_id: id, name: "Changed" }]);
    if (JSON.stringify(goodRows[table]).includes('"/posters/'))
      expect(trash?.[0]?.picture).toMatch(/^\//);

    expect(await restoreRow(db.admin, table, id)).toMatchObject({ error: null });
    expect(await stored(table, id)).toEqual(second);
    expect((await findInTrash(db.admin, [], everything)).data).toEqual([]);
  });
});

test("an update without changes stores no version, and a version by the server has no author", async () => {
  await db.service.from("tours").insert({ ...goodRows.tours, id: "a" });
  await db.service.from("tours").update({ title: goodRows.tours.title }).eq("id", "a");
  expect(await versions()).toEqual([]);
  await db.service.from("tours").update({ title: "Changed" }).eq("id", "a");
  expect(await versions()).toMatchObject([{ changed_by: null }]);
});

test("the office's texts have versions, and an answer on the dashboard adds none", async () => {
  const office = () => db.admin.from("office_settings");
  await office().insert({ quote_terms: "Half in advance" });
  await office().update({ keeps_figures: true }).not("id", "is", null);
  expect(await versions()).toEqual([]);
  await office().update({ quote_terms: null }).not("id", "is", null);
  const old_row = { quote_terms: "Half in advance" };
  const version = { table_name: "office_settings", action: "update", old_row };
  expect(await versions()).toMatchObject([version]);
  await db.sql`delete from office_settings`;
});

test("renaming a category stores a version of the category, and none of its tours", async () => {
  await db.admin.from("categories").insert({ name: "Hills" });
  await db.admin.from("tours").insert({ ...goodRows.tours, id: "a", category: "Hills" });
  await db.admin.from("categories").update({ name: "Mountains" }).eq("name", "Hills");
  const { data } = await db.admin.from("tours").select("category").single();
  expect(data).toEqual({ category: "Mountains" });
  expect(await versions()).toMatchObject([{ table_name: "categories" }]);
  // In the same transaction, an edit still has one.
  await db.sql.begin(async (sql) => {
    await sql`update categories set name = 'Hills' where name = 'Mountains'`;
    await sql`update tours set category = 'Beaches'`;
  });
  const [, , kept] = await versions();
  expect(kept).toMatchObject({ table_name: "tours", old_row: { category: "Hills" } });
});

test("at most fifty versions of a row are kept, and none older than 90 days", async () => {
  await db.admin.from("tours").insert([
    { ...goodRows.tours, id: "a", price: "₹0" },
    { ...goodRows.tours, id: "b" },
  ]);
  await db.admin.from("tours").update({ price: "₹5" }).eq("id", "b");
  for (let price = 1; price <= 52; price++) {
    await db.sql`update tours set price = ${`₹${price}`} where id = 'a'`;
  }
  const kept = (await versions()).filter(({ row_id }) => row_id === "a");
  expect(kept.map(({ old_row }) => old_row.price)).toEqual(
    Array.from({ length: 50 }, (_, index) => `₹${index + 2}`),
  );
  await db.sql`
    update row_versions set changed_at = now() - interval '90 days 1 hour'
    where old_row ->> 'price' = '₹2'`;
  await db.sql`
    insert into row_versions (table_name, row_id, action, old_row, changed_at)
    select 'tours', 'c', 'update', '{}', now() - interval '91 days' from generate_series(1, 1001)`;
  await prune(db.service, createLog("silent"));
  expect(await versions()).toHaveLength(50);
});

test("of hundreds of imported versions, each save removes a few, the oldest first", async () => {
  await db.admin.from("tours").insert({ ...goodRows.tours, id: "a" });
  await db.sql`
    insert into row_versions (table_name, row_id, action, old_row, changed_at)
    select 'tours', 'a', 'update', jsonb_build_object('price', n), now() - n * interval '1 minute'
    from generate_series(1, 100) n`;
  await db.admin.from("tours").update({ price: "₹1" }).eq("id", "a");
  const left = (await versions()).map(({ old_row }) => old_row.price);
  expect(left).toHaveLength(96);
  expect(left).toContain(95);
  expect(left).not.toContain(96);
});

test("the server removes old rows of the named tables, and of no others", async () => {
  const { error } = await db.service.rpc("forget_old_rows", { of_table: "tours", most: 1 });
  expect(error?.code).toBe("22023");
  const [rules] =
    await db.sql`select prosrc as body from pg_proc where proname = 'forget_old_rows'`;
  const known = [...String(rules?.body).matchAll(/when '(\w+)' then/g)].map(([, table]) => table);
  expect(known.sort()).toEqual(PRUNED_TABLES.toSorted());
});

test("deleting a row for good deletes its versions and no others", async () => {
  await db.admin.from("tours").insert(["a", "b"].map((id) => ({ ...goodRows.tours, id })));
  await db.admin.from("tours").update({ price: "₹1" }).in("id", ["a", "b"]);
  await db.admin.from("tours").delete().in("id", ["a", "b"]);
  const { data: trash } = await findInTrash(db.admin, [], everything);
  const entry = trash?.find(({ row_id }) => row_id === "a");
  expect((await deleteForGood(db.admin, entry?.id ?? "")).error).toBeNull();
  expect((await versions()).map(({ row_id }) => row_id)).toEqual(["b", "b"]);
  expect((await deleteForGood(db.admin, entry?.id ?? "")).error?.code).toBe("PGRST116");
});

test("the trash is searched by every word of a name, and paged", async () => {
  for (const title of ["Kerala 100%", "Kerala, (again)", "மதுரை"]) {
    await db.admin.from("tours").insert({ ...goodRows.tours, title });
  }
  await db.admin.from("tours").delete().not("id", "is", null);
  const names = async (words: string[]) => {
    const { data, count } = await findInTrash(db.admin, words, everything);
    expect(count).toBe(data?.length);
    return data?.map(({ name }) => name).sort();
  };
  expect(await names(["kerala"])).toEqual(["Kerala 100%", "Kerala, (again)"]);
  expect(await names(["100%", "ker"])).toEqual(["Kerala 100%"]);
  expect(await names(["(again)"])).toEqual(["Kerala, (again)"]);
  expect(await names(["மதுரை"])).toEqual(["மதுரை"]);
  expect(await names(["%%"])).toEqual([]);
  const page = await findInTrash(db.admin, [], { from: 2, size: 2 });
  expect([page.data?.length, page.count]).toEqual([1, 3]);
});

describe("a restore is refused with a reason", () => {
  test("if another category has the same name", async () => {
    await db.admin.from("categories").insert({ name: "Hills" });
    const { data } = await db.admin.from("categories").select("id").single();
    await db.admin.from("categories").delete().eq("name", "Hills");
    await db.admin.from("categories").insert({ name: "Hills" });
    const { error } = await restoreRow(db.admin, "categories", data?.id ?? "");
    expect(error?.message).toMatch(/^There is another category of the same name/);
    expect((await findInTrash(db.admin, [], everything)).data).toHaveLength(1);
  });

  test.each(["hero_sections", "company_info"] as const)(
    "if there is another record of %s",
    async (table) => {
      const rows = db.admin.from(table as "hero_sections");
      const { data } = await rows
        .insert(goodRows[table] as never)
        .select("id")
        .single();
      await rows.delete().eq("id", data?.id ?? "");
      await rows.insert(goodRows[table] as never);
      const { error } = await restoreRow(db.admin, table, data?.id ?? "");
      expect(error?.message).toBe("There is another one by now, and there can be only one.");
    },
  );

  test("if somebody else has already restored the row", async () => {
    await db.admin.from("tours").insert({ ...goodRows.tours, id: "a" });
    await db.admin.from("tours").delete().eq("id", "a");
    await restoreRow(db.admin, "tours", "a");
    const { error } = await restoreRow(db.admin, "tours", "a");
    expect(error?.message).toMatch(/^It is not in the trash any more/);
    // An Undo whose response was lost is repeated.
    expect((await undoDeletion(db.admin, "tours", "a")).error).toBeNull();
    await db.sql`delete from tours`;
    await db.sql`delete from row_versions`;
    expect((await undoDeletion(db.admin, "tours", "a")).error).not.toBeNull();
  });
});

test("a restored section takes its old place, and the others keep their order", async () => {
  for (const [section_order, title] of ["A", "B", "C", "D"].entries()) {
    const section = { ...goodRows.about_sections, title, section_order };
    await db.admin.from("about_sections").insert(section);
  }
  const order = async () =>
    (await listAboutSections(db.admin)).data?.map((row) => `${row.title}${row.section_order}`);
  const { data: sections } = await listAboutSections(db.admin);
  const id = sections?.[1]?.id ?? "";
  await db.admin.from("about_sections").delete().eq("id", id);
  expect(await order()).toEqual(["A0", "C1", "D2"]);
  await restoreRow(db.admin, "about_sections", id);
  expect(await order()).toEqual(["A0", "B1", "C2", "D3"]);
});

type Step =
  | { do: "edit"; title: string }
  | { do: "delete" }
  | { do: "undo" }
  | { do: "use"; version: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("edit" as const), title: fc.constantFrom("A", "B", "மதுரை", "'") }),
  fc.record({ do: fc.constant("delete" as const) }),
  fc.record({ do: fc.constant("undo" as const) }),
  fc.record({ do: fc.constant("use" as const), version: fc.nat(9) }),
);

test("after any edits, deletions, undos and restores the row equals one of its versions", {
  tags: "long",
}, async () => {
  const tours = () => db.admin.from("tours");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await db.sql`delete from tours`;
      await db.sql`delete from row_versions`;
      await tours().insert({ ...goodRows.tours, id: "a" });
      const states = [await stored("tours", "a")];
      for (const one of steps) {
        const before = await stored("tours", "a");
        if (one.do === "edit") await tours().update({ title: one.title }).eq("id", "a");
        else if (one.do === "delete") await tours().delete().eq("id", "a");
        else if (one.do === "undo") {
          const { error } = await restoreRow(db.admin, "tours", "a");
          expect(error === null).toBe(before === undefined);
          expect(await stored("tours", "a")).toEqual(states.at(-1));
        } else {
          const kept = await versions();
          const version = kept[one.version % Math.max(1, kept.length)]?.old_row as Row<"tours">;
          if (version) await tours().update({ title: version.title }).eq("id", "a");
        }
        const now = await stored("tours", "a");
        if (now) states.push(now);
        // Each version is an earlier state of the row, and each earlier state has a version.
        const kept = (await versions()).map(({ old_row: { updated_at: _, ...row } }) => row);
        for (const row of kept) expect(states).toContainEqual(row);
        for (const state of states) expect([...kept, now]).toContainEqual(state);
      }
      if (!(await stored("tours", "a"))) await restoreRow(db.admin, "tours", "a");
      expect(states).toContainEqual(await stored("tours", "a"));
    }),
    { numRuns: 20 },
  );
});

test("a change of many rows reads no version of other rows, even while there are few", async () => {
  const many = Array(60).fill({ ...goodRows.testimonials, name: "One of many" });
  await db.admin.from("testimonials").insert(many).throwOnError();
  await db.sql`delete from row_versions`;
  await db.sql`vacuum analyze row_versions`;
  const read = await db.sql.begin(async (tx) => {
    // The count also has what this connection read shortly before.
    const count = async () => {
      const [row] = await tx<{ rows: number }[]>`
        select seq_tup_read::int as rows from pg_stat_xact_user_tables where relname = 'row_versions'`;
      return row?.rows ?? 0;
    };
    const before = await count();
    await tx`update testimonials set location = 'Madurai again' where name = 'One of many'`;
    return (await count()) - before;
  });
  expect(read).toBe(0);
  expect(await db.sql`select from row_versions`).toHaveLength(60);
});

test("the panel's history names every field in Tamil", async () => {
  const named = readMessages("ta")["panel-editing"]?.column;
  const columns = await db.sql<{ name: string }[]>`
    select distinct column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = any(${[...tables, "departures", "office_settings"]})
      and column_name !~ '^(keeps|hides)_' and column_name not in ('id', 'sent_key', 'created_at', 'updated_at', 'stored_state')
  `;
  for (const { name } of columns) expect(named).toContain(` ${name} {`);
});
