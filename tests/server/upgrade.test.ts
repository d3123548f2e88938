// A new release keeps all data of an older release.
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, expect, test } from "vitest";
import { restoreRow } from "../../app/editing/restore.ts";
import { createLocalBackend } from "../../server/backend/embedded/embedded.ts";
import { startPostgres } from "../../server/backend/embedded/postgres-process.ts";
import { readMigrations } from "../../server/backend/migrate.ts";
import { loadSecrets, openDataDir } from "../../server/data-dir.ts";
import { createLog } from "../../server/log.ts";
import { addUser, PASSWORD } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { removeData, type SiteProcess, startSiteProcess, temporaryFolder } from "./process.ts";

const OPERATOR = { email: "first@example.com", password: PASSWORD };
const TABLES = [
  ...Object.keys(goodRows).map((name) => `public.${name}`),
  "public.row_versions",
  "auth.users",
  "auth.identities",
  "site_local.first_start",
];

const dataDir = temporaryFolder();
let site: SiteProcess | undefined;
afterAll(async () => {
  await site?.kill("SIGTERM");
  await removeData(dataDir);
});

/** Runs `work` on the database of a stopped site. */
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

test("drafts, dates, versions and the trash of the previous release are kept, and search finds its tours", async () => {
  openDataDir(dataDir);
  loadSecrets(dataDir);
  const log = createLog("silent");
  const migrations = readMigrations().filter(({ version }) => version < "20261124200000");
  const old = await createLocalBackend({ dataDir, log, say() {}, migrations });
  await addUser(old.sql, OPERATOR.email, "admin");
  const { tours, ...others } = goodRows;
  const { hero_sections, company_info, testimonials } = others;
  for (const [table, row] of Object.entries({ hero_sections, company_info, testimonials })) {
    const columns = await old.sql`
      select column_name as name from information_schema.columns where table_name = ${table}`;
    const known = columns.map(({ name }) => name).filter((name) => name in row);
    await old.sql`insert into ${old.sql(table)} ${old.sql(row as Record<string, string>, known)}`;
  }
  const list = (value: object) => old.sql.json(value as never);
  async function insert(id: string, values: object): Promise<void> {
    const { title, type, category, summary, image_url, price, duration, gallery } = tours;
    const row = { id, title, type, category, summary, image_url, price, duration, gallery };
    await old.sql`insert into tours ${old.sql({ ...row, itinerary: list(tours.itinerary), ...values })}`;
  }
  await insert("live", { title: "Kerala Backwaters", price: "₹18,500" });
  await insert("range", { price: "₹10,000 - ₹15,000" });
  await insert("on-request", { price: null });
  await insert("draft", { published_at: null, summary: "", gallery: [], image_url: "" });
  await insert("scheduled", { published_at: "2099-01-01T00:00:00Z" });
  await insert("hidden", { hidden_at: "2026-02-01T00:00:00Z" });
  await insert("0b5c9a50-1111-4222-8333-444455556666", { title: "மதுரை 🌴" });
  await insert("trash", { title: "Golden Triangle", price: "₹32,500" });
  await old.sql`update tours set price = '₹19,000' where id = 'live'`;
  await old.sql`delete from tours where id = 'trash'`;
  await old.finishFirstStart();
  const before = await everything(old.sql);
  expect(before.get("public.row_versions")).toHaveLength(2);
  await old.close();

  site = await startSiteProcess(dataDir);
  const client = site.client();
  const anonymous = site.client();
  expect((await client.auth.signInWithPassword(OPERATOR)).error).toBeNull();
  const { data: read } = await client
    .from("tours")
    .select("id, price_from, exclusions")
    .order("id");
  expect(read?.map(({ id, price_from }) => [id, price_from])).toEqual([
    ["0b5c9a50-1111-4222-8333-444455556666", 12_500],
    ["draft", 12_500],
    ["hidden", 12_500],
    ["live", 19_000],
    ["on-request", null],
    ["range", null],
    ["scheduled", 12_500],
  ]);
  expect(new Set(read?.map(({ exclusions }) => exclusions.length))).toEqual(new Set([0]));
  expect(await (await fetch(site.url)).text()).toContain("Kerala Backwaters");
  const found = async (query: string) =>
    (await anonymous.rpc("search_tours", { query })).data?.ids ?? [];
  expect(await found("kerla backwater")).toEqual(["live"]);
  expect(await found("madurai")).toEqual(["0b5c9a50-1111-4222-8333-444455556666"]);
  expect(await found("ooty")).toEqual(expect.not.arrayContaining(["draft", "scheduled", "hidden"]));
  // This deleted tour was stored without the new columns.
  expect((await restoreRow(client, "tours", "trash")).error).toBeNull();
  expect(await found("golden triangle")).toEqual(["trash"]);
  const restored = await client.from("tours").select("price_from, questions").eq("id", "trash");
  expect(restored.data).toEqual([{ price_from: 32_500, questions: [] }]);
  expect((await client.from("tours").update({ id: "new" }).eq("id", "live")).error).toBeNull();
  await client.from("tours").update({ id: "live" }).eq("id", "new");
  await client.from("tours").delete().eq("id", "trash");
  await site.kill("SIGTERM");

  const after = await inDatabase(everything);
  for (const [table, rows] of before) {
    for (const row of rows) {
      const {
        last_sign_in_at: _,
        updated_at,
        restored_at,
        ...kept
      } = row as Record<string, unknown>;
      // Only the tour `live` was updated, because its id was changed and changed back.
      const isMoved = table === "public.tours" && kept.id === "live";
      const time = table.startsWith("public.") && updated_at && !isMoved ? { updated_at } : {};
      expect(after.get(table), table).toContainEqual(expect.objectContaining({ ...kept, ...time }));
    }
  }
});
