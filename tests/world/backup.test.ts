// A backup of a site that uses every table.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createDatabase,
  knownMigrations,
  openDatabase,
} from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import { writeBackup } from "../../server/maintenance/backup.ts";
import { checkBackup } from "../../server/maintenance/backup-file.ts";
import { restoreBackup } from "../../server/maintenance/restore.ts";
import { ADMIN_EMAIL, PASSWORD } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { removeData, startSiteProcess, temporaryFolder } from "../server/process.ts";
import { backUpFilledSite, readRows } from "./filled-site.ts";
import { notInBackups, PICTURE, PICTURE_BYTES, rows, TOUR } from "./rows.ts";

const folder = temporaryFolder("agency-world-");
let filled: Awaited<ReturnType<typeof backUpFilledSite>>;
beforeAll(async () => {
  filled = await backUpFilledSite(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every table has sample rows, or a reason why backups leave it out", () => {
  const known = [...Object.keys(rows), ...Object.keys(notInBackups)];
  expect(filled.tables.filter((table) => !known.includes(table))).toEqual([]);
  expect(Object.keys(rows).sort()).toEqual(Object.keys(filled.stored).sort());
  expect(Object.keys(rows).filter((table) => table in notInBackups)).toEqual([]);
});

test("the sample rows have a value in every column, so that they refer to each other", () => {
  expect(filled.nulls).toEqual([]);
});

test("a restored site starts and has every row and file", async () => {
  const dataDir = join(folder, "restored");
  const env = parseEnv({ DATA_DIR: dataDir });
  await restoreBackup(env, filled.file);
  // Quotes that were made since the backup have the next numbers.
  const [used] = rows["private.quote_numbers"] ?? [];
  const stored = {
    ...filled.stored,
    "private.quote_numbers": [`{"year": ${used?.year}, "last_number": 95}`],
  };
  const read = async () => {
    const { sql, close } = await openDatabase(env);
    const found = await readRows(sql, Object.keys(rows));
    await close();
    return found;
  };
  expect(await read()).toEqual(stored);

  const site = await startSiteProcess(dataDir);
  expect(await read()).toEqual(stored);
  expect(await (await fetch(site.url)).text()).toContain(goodRows.tours.title);
  // The backup has no search index, so the restored site must build a new one.
  const found = await site.client().rpc("search_tours", { query: "ooty" });
  expect(found.data?.ids).toEqual([TOUR]);
  const picture = await fetch(`${site.url}/storage/v1/object/public/media/${PICTURE}`);
  expect(Buffer.from(await picture.arrayBuffer()).equals(PICTURE_BYTES)).toBe(true);
  const client = site.client();
  const operator = { email: ADMIN_EMAIL, password: PASSWORD };
  expect((await client.auth.signInWithPassword(operator)).error).toBeNull();
  // The triggers and foreign keys are back: a new quote gets the next number, and an enquiry that
  // is deleted takes its quotes with it.
  const enquiry_id = rows["public.enquiries"]?.[0]?.id as string;
  const quote = { ...goodRows.quotes, enquiry_id };
  const { data: made } = await client.from("quotes").insert(quote).select().single();
  expect(made?.number).toBe(`Q-${used?.year}-0096`);
  await client.from("enquiries").delete().not("id", "is", null);
  expect((await client.from("quotes").select("id")).data).toEqual([]);
  await site.kill("SIGTERM");
  await removeData(dataDir);
});

test("a backup of an earlier release is restored, backed up again as it is, then migrated, and keeps its used numbers", {
  tags: "long",
}, async () => {
  const earlier = join(folder, "earlier");
  mkdirSync(earlier);
  const versions = knownMigrations().filter((version) => version < "20261126");
  const { file, stored } = await backUpFilledSite(earlier, versions);
  const env = parseEnv({ DATA_DIR: join(earlier, "restored") });
  await restoreBackup(env, file);
  // Only a backup without this release's migrations can be restored by the earlier release.
  const again = join(earlier, "again.backup");
  const stopped = await openDatabase(env);
  await writeBackup(stopped.sql, again);
  await stopped.close();
  expect((await checkBackup(again)).migrations).toEqual(versions);
  const { sql, close } = await createDatabase(env);
  const found = await readRows(sql, [...Object.keys(stored), "private.quote_numbers"]);
  await close();
  for (const [table, before] of Object.entries(stored)) {
    const rowsNow = (found[table] ?? []).map((row) => JSON.parse(row));
    for (const row of before) {
      expect(rowsNow, table).toContainEqual(expect.objectContaining(JSON.parse(row)));
    }
  }
  expect(found["private.quote_numbers"]).toEqual(['{"year": 2026, "last_number": 41}']);
});
