import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Sql } from "postgres";
import { StartError } from "../start-error.ts";
import { checkBackup, FORMAT, type Footer, type Header, VERSION } from "./backup-file.ts";
import { UNFINISHED } from "./backup-retention.ts";

/** Also in a backup, besides all tables of the schema `public`. */
const OTHER_TABLES = [
  "auth.users",
  "auth.identities",
  "private.changes",
  "private.filled_tables",
  "private.quote_numbers",
  "storage.objects",
  "site_local.files",
  "site_local.recovery_keys",
];
const ROWS_AT_ONCE = 100;

/**
 * Writes a consistent backup to a file, then opens it and counts its rows. `stop` aborts it. Returns the
 * row count. Throws StartError.
 */
export async function writeBackup(sql: Sql, file: string, stop?: AbortSignal): Promise<number> {
  const unfinished = `${file}${UNFINISHED}`;
  const output = createWriteStream(unfinished, { mode: 0o600 });
  try {
    await once(output, "open");
    const rows = await streamBackup(sql, output, stop);
    // Windows writes a file to the disk only through a handle that can write.
    const handle = await open(unfinished, "r+");
    await handle.sync();
    await handle.close();
    const read = await checkBackup(unfinished);
    if (read.rows !== rows) throw new StartError(`${file} has ${read.rows} of ${rows} rows.`);
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    output.destroy();
    // A folder that refused the write may refuse the removal too.
    await rm(unfinished, { force: true }).catch(() => {});
    const { code, path, syscall } = error as NodeJS.ErrnoException;
    // An error of the connection to the database has a syscall too.
    if (output.errored === error || path !== undefined || syscall === "fsync") {
      throw new StartError(`Cannot write ${file} (${code}). Nothing was saved.`);
    }
    throw error;
  }
}

/** Writes a consistent backup to a stream, and ends it. Returns the row count. */
export async function streamBackup(sql: Sql, output: Writable, stop?: AbortSignal) {
  const gzip = createGzip();
  const sum = createHash("sha256");
  let rows = 0;
  async function write(...values: unknown[]): Promise<void> {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join("");
    sum.update(text);
    stop?.throwIfAborted();
    // If writing has failed, for example because the disk is full, this throws.
    if (gzip.destroyed) await written;
    if (!gzip.write(text)) await Promise.race([once(gzip, "drain"), written]);
  }
  const written = pipeline(gzip, output);
  written.catch(() => {});
  try {
    await sql.begin("isolation level repeatable read read only", async (tx) => {
      // The role can have limits (docs/database-role.sql), and a download waits for a slow network.
      await tx`set local statement_timeout = 0`;
      await tx`set local idle_in_transaction_session_timeout = 0`;
      const applied = await tx<{ version: string }[]>`
        select version from supabase_migrations.schema_migrations order by version`;
      await write({
        format: FORMAT,
        version: VERSION,
        createdAt: new Date().toISOString(),
        migrations: applied.map((row) => row.version),
      } satisfies Header);
      // A running site of an earlier release does not have all of the other tables.
      const tables = await tx<{ name: string }[]>`
        select 'public.' || relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
        union all
        select name from unnest(${OTHER_TABLES}::text[]) name where to_regclass(name) is not null
        order by name`;
      for (const { name: table } of tables) {
        await write({ table });
        // Without a limit: a cursor reads some rows at a time.
        const query = tx<{ row: unknown }[]>`select to_jsonb(t) as row from ${tx(table)} t`;
        const atOnce = table === "site_local.files" ? 1 : ROWS_AT_ONCE;
        for await (const found of query.cursor(atOnce)) {
          await write(...found.map(({ row }) => ({ row })));
          rows += found.length;
        }
      }
    });
    const end: Footer = { rows, sha256: sum.digest("hex") };
    gzip.end(`${JSON.stringify(end)}\n`);
    await written;
    return rows;
  } catch (error) {
    gzip.destroy();
    throw error;
  }
}

/** Stores that the command has made a backup, so that the panel does not ask for one. */
export async function recordBackup(sql: Sql, file: string, rows: number): Promise<void> {
  // A running site of an earlier release does not have the table.
  const [found] = await sql`select to_regclass('public.backups') is not null as exists`;
  if (!found?.exists) return;
  const kilobytes = Math.ceil((await stat(file)).size / 1024);
  await sql`
    insert into public.backups (kind, finished_at, row_count, kilobytes)
    values ('command', now(), ${rows}, ${kilobytes})`;
}
