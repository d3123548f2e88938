import { setTimeout as delay } from "node:timers/promises";
import type { ISql } from "postgres";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { restoreRow } from "../../app/editing/restore.ts";
import { type Migration, readMigrations } from "../../server/backend/migrate.ts";
import { createLog } from "../../server/log.ts";
import { seedDefaults } from "../../server/seed.ts";
import { goodRows, type TableName } from "../rls/rows.ts";
import { type BlankDatabase, blankDatabase } from "./database.ts";
import { TEMPLATE } from "./settings.ts";

const released = readMigrations();
const first = released.slice(0, 1);
const firstTables = (Object.keys(goodRows) as TableName[]).filter((name) =>
  first[0]?.sql.includes(`create table public.${name} (`),
);

function next(sql: string): Migration {
  return { version: "29990101000000", name: "next", sql };
}

const migrationsBefore = (version: string) =>
  released.filter((migration) => migration.version < version);

/** Of earlier releases, without rows; each is made from the one before, which saves its migrations. */
const earlier = new Map<string, BlankDatabase>();
beforeAll(async () => {
  let template: string | undefined;
  for (const version of ["20261126", "20261228120500", "20261231094000", "20261231167900"]) {
    const db = await blankDatabase(template);
    earlier.set(version, db);
    await (await db.open(migrationsBefore(version))).close();
    template = db.name;
  }
  return async () => {
    for (const db of earlier.values()) await db.drop();
  };
});

async function newDatabase(template?: string): Promise<BlankDatabase> {
  const db = await blankDatabase(template);
  onTestFinished(() => db.drop());
  return db;
}

/** The valid row of a table, with the columns that an earlier release has. */
async function earlierRow<T extends TableName>({ sql }: { sql: ISql }, table: T) {
  const columns = await sql`
    select column_name as name from information_schema.columns where table_name = ${table}`;
  const known = columns.map(({ name }) => name);
  const row = Object.entries(goodRows[table]).filter(([name]) => known.includes(name));
  return Object.fromEntries(row) as (typeof goodRows)[T];
}

test("migration versions are unique", () => {
  const versions = released.map((migration) => migration.version);
  expect(new Set(versions).size).toBe(versions.length);
});

test("no body of `begin atomic` has an `end` inside, where the Supabase CLI 2 would cut it", () => {
  const bodies = released.flatMap(({ sql }) =>
    [...sql.matchAll(/^begin atomic$(.*?)^end;$/gims)].map(([, body]) => body ?? ""),
  );
  expect(bodies.filter((body) => /end/i.test(body))).toEqual([]);
});

test("a migration beside a server that still reads a table lets others read it, and is applied later", async () => {
  const db = await newDatabase(TEMPLATE);
  const running = await db.open(released);
  const reading = await running.sql.reserve();
  await reading`begin`;
  await reading`select from tours`;
  const upgrade = db.open([...released, next("alter table tours add column next text")]);
  await delay(300);
  expect((await running.sql`select from tours`).length).toBe(0);
  await reading`commit`;
  reading.release();
  await (await upgrade).close();
  expect(await running.sql`select next from tours`).toHaveLength(0);
  await running.close();
});

test("an upgrade stores the state of each translation, and leaves its version as it was", async () => {
  const db = await newDatabase(earlier.get("20261228120500")?.name);
  const old = await db.open(migrationsBefore("20261228120500"));
  const tour = { ...(await earlierRow(old, "tours")), category: null, pace: null };
  for (const id of ["hills", "lakes"]) await old.service?.from("tours").insert({ ...tour, id });
  const { title, itinerary } = tour;
  const withEmptyParts = { title, itinerary: itinerary.map((day) => ({ ...day, stay: "" })) };
  await old.sql`
    insert into translations (table_name, row_id, language, texts, english, is_published, updated_at)
    values ('tours', 'hills', 'hi', '{"title": "पहाड़ियाँ"}', ${old.sql.json({ title })}, true, '2026-01-01Z'),
      ('tours', 'lakes', 'ta', '{"title": "ஏரிகள்"}', ${old.sql.json(withEmptyParts)}, true, '2026-01-01Z'),
      ('tours', 'hills', 'ta', '{"title": "மலைகள்"}', '{"title": "Lower Hills"}', true, '2026-01-01Z'),
      ('tours', 'lakes', 'hi', '{"pace": "आराम से"}', '{"pace": "A text that was emptied"}', true, '2026-01-01Z'),
      ('tours', 'gone', 'ta', '{"title": "மலைகள்"}', '{}', true, '2026-01-01Z')`;
  await old.close();
  const now = await db.open(released);
  const stored = await now.sql`
    select stored_state, updated_at = '2026-01-01Z' as "isSameVersion" from translations order by row_id, language`;
  expect([...stored]).toEqual([
    { stored_state: "deleted", isSameVersion: true },
    { stored_state: "missing", isSameVersion: true },
    { stored_state: "changed", isSameVersion: true },
    // Some texts are missing, but no English text has changed, or only to an empty one.
    { stored_state: "missing", isSameVersion: true },
    { stored_state: "missing", isSameVersion: true },
  ]);
  await now.close();
});

test("an upgrade keeps what is shown of dates that are out of range, also in the history", async () => {
  const db = await newDatabase(earlier.get("20261231167900")?.name);
  const old = await db.open(migrationsBefore("20261231167900"));
  const tour = { ...(await earlierRow(old, "tours")), category: null };
  const lists = { best_months: [[1, 2]], themes: [["Lake"], ["Hill"]] } as object;
  const rows = [
    { ...tour, id: "hidden", published_at: "0026-05-01", hidden_at: "0026-06-01", ...lists },
    {
      ...tour,
      id: "back",
      published_at: "0026-05-01",
      hidden_at: "0026-06-01",
      shown_at: "0026-07-01",
    },
    { ...tour, id: "later", hidden_at: "12026-05-01", shown_at: "infinity" },
    { ...tour, id: "draft", published_at: "infinity" },
  ];
  for (const row of rows) {
    expect((await old.service?.from("tours").insert(row as never))?.error, row.id).toBeNull();
  }
  const live = (sql: typeof old.sql) =>
    sql`select id, is_live(published_at, hidden_at, shown_at) from tours order by id`;
  const before = [...(await live(old.sql))];
  await old.sql`delete from tours where id = 'back'`;
  await old.close();
  const now = await db.open(released);
  if (now.service) await restoreRow(now.service, "tours", "back");
  const [restored] = await now.sql`select hidden_at, shown_at from tours where id = 'back'`;
  expect(restored).toEqual({
    hidden_at: "2000-01-02 00:00:00+00",
    shown_at: "2000-01-03 00:00:00+00",
  });
  expect([...(await live(now.sql))]).toEqual(before);
  const [hidden] = await now.sql`select best_months, themes from tours where id = 'hidden'`;
  expect(hidden).toEqual({ best_months: [1, 2], themes: ["Lake", "Hill"] });
  await now.close();
});

test("an upgrade proposes words and pages, unless an operator has deleted those of an earlier release", async () => {
  const db = await newDatabase(earlier.get("20261231094000")?.name);
  const old = await db.open(migrationsBefore("20261231094000"));
  await old.sql`insert into pages (title, content) values ('Terms', 'Text')`;
  await old.sql`delete from pages where title = 'Terms'`;
  await old.close();
  const now = await db.open(released);
  if (now.service) await seedDefaults(now.service, createLog("silent"));
  const [found] = await now.sql`
    select exists (select from pages) as pages, exists (select from glossary) as words`;
  expect(found).toEqual({ pages: false, words: true });
  await now.close();
});

test("data of the first release is migrated completely to this release and to the next", async () => {
  const db = await newDatabase();
  const old = await db.open(first);
  for (const table of firstTables) {
    const row = await earlierRow(old, table);
    const { error } = (await old.service?.from(table as "tours").insert(row as never)) ?? {};
    expect(error, table).toBeNull();
  }
  await old.operators.create("admin@example.com", "good-password-1");
  const dump = () =>
    Promise.all(firstTables.map((table) => old.sql.unsafe(`select to_jsonb(t) from ${table} t`)));
  const before = await dump();
  await old.close();

  const now = await db.open(released);
  await now.close();
  const later = await db.open([
    ...released,
    next("alter table tours add column seats integer not null default 20 check (seats > 0)"),
  ]);
  for (const [index, table] of firstTables.entries()) {
    const rows = await later.sql.unsafe(`select to_jsonb(t) from ${table} t`);
    for (const row of before[index] ?? []) {
      expect(rows).toContainEqual({ to_jsonb: expect.objectContaining(row.to_jsonb) });
    }
  }
  expect((await later.service?.from("tours").select("seats" as "id"))?.data).toEqual([
    { seats: 20 },
  ]);
  const visitor = await later.fetch(
    new Request(`${later.url}/rest/v1/tours?select=id`, {
      headers: { apikey: later.publishableKey },
    }),
  );
  expect(await visitor.json(), "tours of before are live").toHaveLength(1);
  expect(await later.operators.areMissing()).toBe(false);
  await later.close();
});

test("what referred to an earlier id of a tour, or kept a removed review, is mended", async () => {
  const db = await newDatabase(earlier.get("20261126")?.name);
  const old = await db.open(migrationsBefore("20261126"));
  const { service } = old;
  const { quotes } = goodRows;
  const tour = await earlierRow(old, "tours");
  const earlierEnquiry = await earlierRow(old, "enquiries");
  await service?.from("tours").insert({ ...tour, id: "a", reviews: [] });
  await service?.from("enquiries").insert({ ...earlierEnquiry, tour_id: "a" });
  const { data: quote } =
    (await service
      ?.from("quotes")
      .insert({ ...quotes, tour_id: "a" })
      .select()
      .single()) ?? {};
  for (const submission of ["kept", "removed"]) {
    const review = { name: submission, date: "2026-01-01", rating: 5, comment: "Good", submission };
    await old.sql`update tours set reviews = reviews || ${old.sql.json([review])}`;
  }
  await old.sql`update tours set id = 'b', title = 'Moved'`;
  const enquiry = async (sql: typeof old.sql) => sql`select tour_id, updated_at from enquiries`;
  const [before] = await enquiry(old.sql);
  expect(before?.tour_id).toBe("a");
  await old.close();

  const now = await db.open();
  expect([...(await enquiry(now.sql))]).toEqual([{ ...before, tour_id: "b" }]);
  expect([...(await now.sql`select tour_id, number from quotes`)]).toEqual([
    { tour_id: "b", number: quote?.number },
  ]);
  const versions = JSON.stringify(await now.sql`select old_row -> 'reviews' from row_versions`);
  expect(versions).not.toContain("removed");
  // The number of the quote is not used again after the upgrade.
  await now.sql`delete from quotes`;
  const { data: next } = (await now.service?.from("quotes").insert(quotes).select().single()) ?? {};
  expect(next?.number.slice(-4)).toBe("0002");
  await now.close();
});

test("a migration that fails halfway changes nothing, and the start reports it", async () => {
  const db = await newDatabase(TEMPLATE);
  const broken = next("create table public.half (id int); select 1 / 0;");
  await expect(db.open([...released, broken])).rejects.toThrow("division by zero");
  const backend = await db.open(released);
  const [row] = await backend.sql`select to_regclass('public.half') as half`;
  expect(row?.half).toBeNull();
  await backend.close();
});

test("an older release does not start on newer data", async () => {
  const db = await newDatabase(TEMPLATE);
  const newer = await db.open([...released, next("select 1")]);
  await newer.close();
  await expect(db.open(released)).rejects.toThrow(
    "The data was written by a newer release (its step 29990101000000 is not known to this one)",
  );
});
