import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Sql } from "postgres";
import { StartError } from "../start-error.ts";

const FOLDER = fileURLToPath(new URL("../../supabase/migrations", import.meta.url));
const FILE = /^(\d{14})_([a-z0-9_]+)\.sql$/;

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = FILE.exec(file) ?? [];
      if (!version || !name) return [];
      return [{ version, name, sql: readFileSync(join(folder, file), "utf8") }];
    });
}

/** Returns the applied versions. Throws StartError if a newer release wrote the data. */
export async function migrate(sql: Sql, migrations = readMigrations()): Promise<string[]> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, name text, statements text[]
    );`);
  const recorded = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations`;
  const known = new Set(migrations.map((migration) => migration.version));
  const unknown = recorded.find((row) => !known.has(row.version));
  if (unknown) {
    throw new StartError(
      `The data was written by a newer release (its step ${unknown.version} is not known to this one). Start that release, or restore a backup of this one.`,
    );
  }
  const done = new Set(recorded.map((row) => row.version));
  const missing = migrations.filter((migration) => !done.has(migration.version));
  for (const { version, name, sql: statements } of missing) {
    await sql.begin(async (tx) => {
      await tx`set local statement_timeout = 0`;
      await tx.unsafe(statements);
      await tx`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[statements]})`;
    });
  }
  return missing.map((migration) => migration.version);
}

/** The public key can read every table without RLS, and each view without `security_invoker`. */
export async function refuseTablesWithoutRls(sql: Sql): Promise<void> {
  const open = await sql<{ name: string }[]>`
    select format('%s.%s', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and (
      c.relkind in ('r', 'p') and not c.relrowsecurity
      or c.relkind in ('m', 'f')
      or c.relkind = 'v' and not coalesce(c.reloptions @> '{security_invoker=true}', false)
    )`;
  if (open.length > 0) {
    throw new StartError(
      `Refusing to serve: row-level security is off on ${open.map((table) => table.name).join(", ")}. Run "alter table … enable row level security" in a migration.`,
    );
  }
}
