import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type { Sql, TransactionSql } from "postgres";
import { createDatabase, knownMigrations, removeDatabase } from "../backend/open-database.ts";
import { lockDataDir, openDataDir, unfinishedRestore } from "../data-dir.ts";
import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";
import { checkBackup, line, readLines, SCHEMAS } from "./backup-file.ts";

const ROWS_AT_ONCE = 100;
const BYTES_AT_ONCE = 4_000_000;
/** More quotes than an agency makes between a backup and its restore. */
const SKIPPED_NUMBERS = 50;

/**
 * Restores `file` into an empty site; `stop` aborts. Returns the row count, how many numbers of quotes were skipped,
 * and the operators' email addresses. Throws StartError.
 */
export async function restoreBackup(
  env: Env,
  file: string,
  stop?: AbortSignal,
): Promise<{ rows: number; skipped: number; operators: string }> {
  const { migrations } = await checkBackup(file);
  const known = knownMigrations();
  const newer = migrations.find((version) => !known.includes(version));
  if (newer) {
    throw new StartError(
      `${file} was written by a newer release (its step ${newer} is not known to this one). Restore it with that release.`,
    );
  }
  const isNewFolder = !existsSync(env.dataDir);
  if (!isNewFolder && readdirSync(env.dataDir).length > 0) {
    throw new StartError(
      `The data folder ${env.dataDir} is not empty. Move it away, or set DATA_DIR to an empty one.`,
    );
  }
  openDataDir(env.dataDir);
  const unlock = lockDataDir(env.dataDir);
  // While this file exists, the site refuses to start with half-restored data.
  const unfinished = unfinishedRestore(env.dataDir);
  writeFileSync(unfinished, "");
  try {
    const database = await createDatabase(env, migrations);
    const { sql } = database;
    try {
      const rows = await load(sql, file, stop);
      const skipped = await skipNumbers(sql);
      const [operators] = await sql<{ emails: string | null }[]>`
        select string_agg(email, ', ' order by email) as emails
        from auth.users where raw_app_meta_data ->> 'role' = 'admin'`;
      await database.finishFirstStart();
      rmSync(unfinished);
      return { rows, skipped, operators: operators?.emails ?? "" };
    } catch (error) {
      throw explained(error, file);
    } finally {
      await database.close();
    }
  } catch (error) {
    removeDatabase(env.dataDir);
    for (const name of readdirSync(env.dataDir)) {
      rmSync(`${env.dataDir}/${name}`, { recursive: true, force: true });
    }
    if (isNewFolder) rmSync(env.dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    unlock();
  }
}

/** Customers may have quotes that were made since the backup, so their numbers must not be used again. */
async function skipNumbers(sql: Sql): Promise<number> {
  // An old schema counts the quotes in a later migration.
  const [counter] = await sql`select to_regclass('private.quote_numbers') is not null as exists`;
  if (!counter?.exists) return 0;
  await sql`
    insert into private.quote_numbers as used (year, last_number)
    values (extract(year from public.agency_today()), ${SKIPPED_NUMBERS})
    on conflict (year) do update set last_number = used.last_number + excluded.last_number`;
  return SKIPPED_NUMBERS;
}

/** Names the file in an error of PostgreSQL, such as a row that refers to a missing row. */
function explained(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error.name !== "PostgresError") return error;
  return new StartError(
    `${file} cannot be restored, and nothing of it was stored: ${error.message}.`,
  );
}

/**
 * Drops the foreign keys, so that the tables can be loaded in any order. Returns a function that
 * adds them again, which checks all rows. Only a superuser could turn them off instead.
 */
async function dropForeignKeys(tx: TransactionSql): Promise<() => Promise<void>> {
  const keys = await tx<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace::regnamespace::text = any(${SCHEMAS})`;
  for (const { table, name } of keys)
    await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of keys) {
      await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

/** Loads all tables in one transaction. Triggers are off, so that they do not change the rows. */
async function load(sql: Sql, file: string, stop?: AbortSignal): Promise<number> {
  let rows = 0;
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    const addForeignKeys = await dropForeignKeys(tx);
    let table = "";
    let columns: string[] = [];
    let batch: unknown[] = [];
    let bytes = 0;
    async function flush(): Promise<void> {
      if (batch.length > 0) {
        await tx`
          insert into ${tx(table)} (${tx(columns)})
          select ${tx(columns)} from jsonb_populate_recordset(null::${tx(table)}, ${JSON.stringify(batch)}::text::jsonb)`;
        rows += batch.length;
      }
      batch = [];
      bytes = 0;
    }
    const triggers = (verb: "disable" | "enable") =>
      tx.unsafe(`alter table ${table} ${verb} trigger user`);
    await readLines(file, async (text) => {
      stop?.throwIfAborted();
      const parsed = line.safeParse(JSON.parse(text));
      if (!parsed.success) return;
      if ("row" in parsed.data) {
        batch.push(parsed.data.row);
        bytes += text.length;
        if (batch.length === ROWS_AT_ONCE || bytes > BYTES_AT_ONCE) await flush();
        return;
      }
      await flush();
      if (table) await triggers("enable");
      table = parsed.data.table;
      await triggers("disable");
      // Rows of a migration, which the operator may have changed or deleted.
      await tx`delete from ${tx(table)}`;
      const [own] = await tx<{ names: string[] }[]>`
        select array_agg(attname::text order by attnum) as names from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
      columns = own?.names ?? [];
    });
    await flush();
    if (table) await triggers("enable");
    await addForeignKeys();
    // The file of a nightly backup has its own row, still unfinished. With that row, a copy of the site would
    // replace the file.
    const [nights] = await tx`select to_regclass('public.backups') is not null as exist`;
    if (nights?.exist) {
      await tx`delete from public.backups where kind = 'nightly' and finished_at is null`;
    }
    // Builds the search index, which backups lack. In an old schema, a later migration builds it.
    const [search] =
      await tx`select to_regprocedure('private.index_tours(text[])') is not null as exists`;
    if (search?.exists) await tx`select private.index_tours(array(select id from public.tours))`;
  });
  return rows;
}
