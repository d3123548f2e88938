// @module-tag long
// The commands of docs/deploy.md that create the tables of a hosted project, with the real Supabase CLI from npm.
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type PostgresProcess,
  startPostgres,
} from "../../server/backend/embedded/postgres-process.ts";
import { migrate, readMigrations } from "../../server/backend/migrate.ts";
import { createLog } from "../../server/log.ts";
import { createProject, PROJECT_ROLE } from "../database/supabase-project.ts";
import { freePort, temporaryFolder } from "../server/process.ts";

const folder = temporaryFolder("agency-cli-");
const guide = readFileSync("docs/deploy.md", "utf8");

let server: PostgresProcess;
let port: number;
let socket: string;
let root: Sql;
beforeAll(async () => {
  cpSync("supabase", join(folder, "supabase"), { recursive: true });
  port = await freePort();
  server = await startPostgres(join(folder, "postgres"), {
    say() {},
    log: createLog("silent"),
    settings: { listen_addresses: "127.0.0.1", port: String(port), fsync: "off" },
  });
  socket = join(server.socketDir, `.s.PGSQL.${port}`);
  root = connect("postgres", "postgres");
  await createProject(root, socket, "ours", "C");
  const ours = connect(PROJECT_ROLE, "ours");
  await migrate(ours);
  await ours.end();
});
afterAll(async () => {
  await root?.end();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function connect(role: string, database: string): Sql {
  const url = `postgres://${role}@localhost/${database}`;
  return postgres(url, { path: socket, max: 1, onnotice() {} });
}

function run(command: string, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, HOME: folder, SUPABASE_TELEMETRY_DISABLED: "1", ...env },
  });
  const output = `${stdout}${stderr}`;
  expect(status, `${command}\n${output}`).toBe(0);
  return output;
}

/** What the migrations have made, one line for each object with its definition and rights. */
async function describeSchema(database: string): Promise<string[]> {
  const sql = connect("postgres", database);
  const rows = await sql<{ line: string }[]>`
    with ours as (select oid from pg_namespace where nspname in ('public', 'private', 'storage'))
    select concat_ws(' ', 'function', pg_get_functiondef(oid), proacl::text) as line from pg_proc
      where pronamespace in (table ours) and prokind = 'f'
    union all
    select concat_ws(' ', 'table', oid::regclass, relkind, relrowsecurity, relacl, reloptions) from pg_class
      where relnamespace in (table ours) and relkind in ('r', 'v')
    union all
    select concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
        pg_get_expr(adbin, adrelid))
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        join pg_class on pg_class.oid = attrelid
      where relnamespace in (table ours) and relkind in ('r', 'v') and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', 'view', oid::regclass, pg_get_viewdef(oid)) from pg_class
      where relnamespace in (table ours) and relkind = 'v'
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace in (table ours)
    union all
    select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname in ('public', 'private')
    union all
    select concat_ws(' ', 'trigger', tgrelid::regclass, pg_get_triggerdef(pg_trigger.oid)) from pg_trigger
      join pg_class on pg_class.oid = tgrelid where relnamespace in (table ours) and not tgisinternal
    union all
    select concat_ws(' ', 'policy', schemaname, tablename, policyname, cmd, roles, qual, with_check) from pg_policies
    union all
    select concat_ws(' ', 'published', schemaname, tablename) from pg_publication_tables
    union all
    select concat_ws(' ', 'bucket', id, public, file_size_limit, allowed_mime_types) from storage.buckets`;
  await sql.end();
  return rows.map(({ line }) => line).sort();
}

describe.each([
  ["2", "2.117.0"],
  ["3", "3.1.0"],
])("the Supabase CLI %s (%s)", (major, version) => {
  const home = `cli-${major}`;
  /** The guide's command that begins so, run with this version. */
  function guideCommand(begin: string): string {
    const [command = ""] = new RegExp(`^npx supabase@${major} ${begin}.*$`, "m").exec(guide) ?? [];
    return command.replace(/^npx supabase@\d/, join(home, "node_modules/.bin/supabase"));
  }
  beforeAll(() => {
    run(`npm install --prefix ${home} --no-audit --no-fund --prefer-offline supabase@${version}`);
  }, 600_000);

  test.each(["C", "ICU"] as const)(
    "creates the tables in a project with the locale %s",
    async (locale) => {
      const name = `cli_${major}_${locale.toLowerCase()}`;
      await createProject(root, socket, name, locale);
      const push = `${guideCommand('db push .*"\\$PROJECT_DATABASE"')} --yes`;
      const env = {
        PROJECT_DATABASE: `postgres://${PROJECT_ROLE}:none@127.0.0.1:${port}/${name}?sslmode=disable`,
      };
      expect(run(push, env)).toContain("Finished supabase db push");
      expect(run(push, env)).toContain("is up to date");
      const sql = connect(PROJECT_ROLE, name);
      const [row] = await sql`select applied_migrations() as versions`;
      expect(row?.versions.sort()).toEqual(readMigrations().map((migration) => migration.version));
      expect(await describeSchema(name)).toEqual(await describeSchema("ours"));
      // As before a dump is loaded.
      await sql.unsafe(readFileSync("docs/empty-project.sql", "utf8"));
      expect(await sql`select from synonyms`).toEqual([]);
      await sql.end();
      const late = join(folder, "supabase/migrations/20260101000001_late.sql");
      writeFileSync(late, "select 1;");
      expect(run(push, env)).toContain("Finished supabase db push");
      rmSync(late);
    },
  );

  test("saves the rows and pictures of the project, not of a local stack", () => {
    const project = "postgres://postgres:none@127.0.0.1:1/of_the_project";
    const dump = guideCommand("db dump")
      .replace("--remote", `--remote=${project}`)
      .replace("--linked", `--db-url ${project}`);
    const script = run(`${dump} --dry-run`);
    expect(script).toContain('PGDATABASE="of_the_project"');
    expect(script).toContain("pg_dump \\\n    --data-only");
    expect(script).toContain('--schema "public|private|auth"');
    // This folder is not linked to a project.
    expect(run(`${guideCommand("storage cp")} || true`)).toContain("Cannot find project ref");
  });
});
