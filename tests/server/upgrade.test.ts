// A live data folder under a release it was not written by: `git pull && npm start` keeps everything,
// and going back without a backup is refused.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readMigrations } from "../../server/backend/embedded/migrate.ts";
import { startPostgres } from "../../server/backend/embedded/postgres-process.ts";
import { loadSecrets, openDataDir } from "../../server/data-dir.ts";
import { createLog } from "../../server/log.ts";
import { goodRows } from "../rls/rows.ts";
import { removeData, type SiteProcess, startSiteProcess, temporaryFolder } from "./process.ts";

const FIRST = readFileSync(join(import.meta.dirname, "../database/first-schema.sql"), "utf8");
const OPERATOR = { email: "first@example.com", password: "first-password-1" };
const TABLES = [
  ...Object.keys(goodRows).map((name) => `public.${name}`),
  "auth.users",
  "auth.identities",
  "site_local.first_start",
];

let dataDir: string;
let site: SiteProcess | undefined;
beforeEach(() => {
  dataDir = temporaryFolder();
  openDataDir(dataDir);
  loadSecrets(dataDir);
});
afterEach(async () => {
  await site?.kill("SIGTERM");
  site = undefined;
  await removeData(dataDir);
});

/** Runs statements on the data folder of a site that stands still. */
async function inDatabase<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const log = createLog("silent");
  const server = await startPostgres(join(dataDir, "postgres"), { say() {}, log });
  const sql = postgres("postgres://postgres@localhost/postgres", {
    path: join(server.socketDir, ".s.PGSQL.5432"),
    max: 1,
    onnotice() {},
  });
  try {
    return await work(sql);
  } finally {
    await sql.end();
    await server.stop();
  }
}

/** Every row of a table as JSON, in an order that does not depend on it. */
async function rowsOf(sql: Sql, table: string): Promise<object[]> {
  const found = await sql.unsafe<{ row: object }[]>(
    `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
  );
  return found.map(({ row }) => row);
}

async function everything(sql: Sql): Promise<Map<string, object[]>> {
  const rows = new Map<string, object[]>();
  for (const table of TABLES) {
    const [found] = await sql`select to_regclass(${table}) is not null as exists`;
    if (found?.exists) rows.set(table, await rowsOf(sql, table));
  }
  return rows;
}

test("the fixture is as it was on the first day", () => {
  const hash = createHash("sha256").update(FIRST).digest("hex");
  expect(hash).toBe("3ffdffee177f98270132c681c1582f93d48c895834fbda5f5ac7f3fd305189bf");
});

test("data of the first release is migrated, and every row of it is still there", async () => {
  const before = await inDatabase(async (sql) => {
    await sql.unsafe(FIRST);
    return everything(sql);
  });
  expect(before.get("public.tours")).toHaveLength(2);
  site = await startSiteProcess(dataDir);

  const page = await (await fetch(site.url)).text();
  expect(page).toContain("Hills of Ooty");
  expect(page).toContain("மதுரை 🌴");
  const client = site.client();
  expect((await client.auth.signInWithPassword(OPERATOR)).error).toBeNull();
  expect((await client.rpc("is_admin")).data).toBe(true);
  const write = await client.from("tours").update({ price: "₹1" }).eq("id", "odd-texts").select();
  expect(write.data).toHaveLength(1);
  await client.from("tours").update({ price: null }).eq("id", "odd-texts");
  // What came with later releases works on it.
  const square = { width: 9, height: 9, channels: 3 as const, background: "#c33" };
  const png = new Uint8Array(await sharp({ create: square }).png().toBuffer()).buffer;
  const upload = client.storage.from("media").upload("a.png", png, { contentType: "image/png" });
  expect((await upload).error).toBeNull();
  const anonymous = await site.client().from("tours").delete().eq("id", "odd-texts");
  expect(anonymous.error?.code).toBe("42501");
  expect(site.output()).not.toContain("first operator");
  await site.kill("SIGTERM");

  const [after, versions] = await inDatabase(async (sql) => [
    await everything(sql),
    await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations order by version`,
  ]);
  expect(versions.map(({ version }) => version)).toEqual(
    readMigrations().map(({ version }) => version),
  );
  for (const [table, rows] of before) {
    const found = after.get(table);
    expect(found?.length, table).toBe(rows.length);
    for (const row of rows) {
      // Signing in and saving leave their times.
      const {
        updated_at: _saved,
        last_sign_in_at: _signedIn,
        ...kept
      } = row as {
        updated_at?: string;
        last_sign_in_at?: string;
      };
      expect(found, table).toContainEqual(expect.objectContaining(kept));
    }
  }
}, 120_000);

test("an older release refuses newer data with a sentence, and changes nothing of it", async () => {
  site = await startSiteProcess(dataDir);
  await site.kill("SIGTERM");
  const before = await inDatabase(async (sql) => {
    await sql`insert into supabase_migrations.schema_migrations (version, name)
      values ('29990101000000', 'of_a_later_release')`;
    await sql`alter table public.tours add column seats integer not null default 20`;
    return everything(sql);
  });
  await expect(startSiteProcess(dataDir)).rejects.toThrow(
    /^(?! {4}at )[\s\S]*The data was written by a newer release \(its step 29990101000000 is not known to this one\)\. Start that release, or restore a backup of this one\.\s*$/,
  );
  expect(await inDatabase(everything)).toEqual(before);
}, 120_000);
