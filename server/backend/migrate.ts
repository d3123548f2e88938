import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
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
  for (const migration of missing) await applyBesideOthers(sql, migration);
  return missing.map((migration) => migration.version);
}

const MAX_TRIES = 600;
const PAUSE_MS = 1_000;

/**
 * Another server can still run the earlier release. While a migration waits for a table, as for one that a backup reads,
 * everybody else waits behind it, so it waits only briefly and tries again.
 */
async function applyBesideOthers(sql: Sql, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await apply(sql, migration);
    } catch (error) {
      const { code } = error as { code?: string };
      const isBusy = code === "55P03" || code === "40P01";
      if (!isBusy) throw error;
      if (tries === MAX_TRIES) {
        throw new StartError(
          "The tables cannot be changed, because another server has used them for 20 minutes, perhaps for a backup. Start again later.",
        );
      }
      await delay(PAUSE_MS);
    }
  }
}

async function apply(sql: Sql, { version, name, sql: statements }: Migration): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local lock_timeout = '1s'`;
    await tx.unsafe(statements);
    await tx`
      insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, ${name}, ${[statements]})`;
  });
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
