import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import postgres, { type Sql } from "postgres";
import { z } from "zod";
import { createLocalBackend, openBackend } from "../backend/embedded/embedded.ts";
import { readMigrations } from "../backend/embedded/migrate.ts";
import { loadSecrets, lockDataDir, openDataDir, unfinishedRestore } from "../data-dir.ts";
import type { Env } from "../env.ts";
import { createLog } from "../log.ts";
import { StartError, unusableDatabase } from "../start-error.ts";

// A backup is one gzip file of JSON lines: a header, each table's name and its rows, and at the end
// the number of rows and a checksum over every line before. Sessions and secrets stay out: who
// finds an old backup cannot sign in with it, and after a restore everyone signs in anew.
const FORMAT = "tour-agency-backup";
const VERSION = 1;
/** Besides the tables of the product itself: who may sign in, and the uploaded files. */
const OTHER_TABLES = ["auth.users", "auth.identities", "storage.objects", "site_local.files"];
const ROWS_AT_ONCE = 100;
const BYTES_AT_ONCE = 4_000_000;

const header = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
});
const line = z.union([
  z.object({ table: z.string().regex(/^(public|auth|storage|site_local)\.[a-z_]+$/) }),
  z.object({ row: z.record(z.string(), z.unknown()) }),
]);
const footer = z.object({ rows: z.number(), sha256: z.string() });

/**
 * Writes everything that makes the site into `file`, as of one moment; `stop` ends it in order, with nothing
 * written. Out: the number of rows.
 */
export async function writeBackup(sql: Sql, file: string, stop?: AbortSignal): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  const output = createWriteStream(unfinished, { mode: 0o600 });
  const sum = createHash("sha256");
  let rows = 0;
  let written: Promise<void> | undefined;
  async function write(value: unknown): Promise<void> {
    const text = `${JSON.stringify(value)}\n`;
    sum.update(text);
    stop?.throwIfAborted();
    // What went wrong while nobody waited, as on a full disk, is known here at the latest.
    if (gzip.destroyed) await written;
    if (!gzip.write(text)) await Promise.race([once(gzip, "drain"), written]);
  }
  try {
    await once(output, "open");
    written = pipeline(gzip, output);
    written.catch(() => {});
    await sql.begin("isolation level repeatable read read only", async (tx) => {
      const applied = await tx<{ version: string }[]>`
        select version from supabase_migrations.schema_migrations order by version`;
      await write({
        format: FORMAT,
        version: VERSION,
        createdAt: new Date().toISOString(),
        migrations: applied.map((row) => row.version),
      } satisfies z.infer<typeof header>);
      const tables = await tx<{ name: string }[]>`
        select 'public.' || relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
      for (const table of [...tables.map((row) => row.name), ...OTHER_TABLES]) {
        await write({ table });
        const query = tx<{ row: unknown }[]>`select to_jsonb(t) as row from ${tx(table)} t`;
        // A file may be ten megabytes.
        const atOnce = table === "site_local.files" ? 1 : ROWS_AT_ONCE;
        for await (const found of query.cursor(atOnce)) {
          for (const { row } of found) await write({ row });
          rows += found.length;
        }
      }
    });
    gzip.end(`${JSON.stringify({ rows, sha256: sum.digest("hex") })}\n`);
    await written;
    const handle = await open(unfinished, "r");
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    output.destroy();
    await rm(unfinished, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EACCES" || code === "EISDIR" || code === "ENOSPC") {
      throw new StartError(`Cannot write ${file} (${code}). Nothing was saved.`);
    }
    throw error;
  }
}

/**
 * Fills an empty data folder (or an empty DATABASE_URL) from `file`; `stop` ends it in order, with the folder
 * as it was. Out: the number of rows.
 */
export async function restoreBackup(env: Env, file: string, stop?: AbortSignal): Promise<number> {
  const head = await checkBackup(file);
  const known = readMigrations();
  const newer = head.migrations.find((version) => !known.some((own) => own.version === version));
  if (newer) {
    throw new StartError(
      `${file} was written by a newer release (its step ${newer} is not known to this one). Restore it with that release.`,
    );
  }
  const migrations = known.filter((own) => head.migrations.includes(own.version));
  if (env.backend.kind === "hosted") {
    throw new StartError("The data is in a hosted Supabase project: use its dashboard for this.");
  }
  const isNewFolder = !existsSync(env.dataDir);
  if (!isNewFolder && readdirSync(env.dataDir).length > 0) {
    throw new StartError(
      `The data folder ${env.dataDir} is not empty. Move it away, or set DATA_DIR to an empty one.`,
    );
  }
  if (env.backend.kind === "postgres") await refuseUsedDatabase(env.backend.databaseUrl);
  openDataDir(env.dataDir);
  const unlock = lockDataDir(env.dataDir);
  // Half a site would look like a whole one to the next start, also after a power cut.
  const mark = unfinishedRestore(env.dataDir);
  writeFileSync(mark, "");
  const options = { log: createLog("silent"), say() {}, migrations };
  try {
    const backend =
      env.backend.kind === "postgres"
        ? await openBackend({
            ...options,
            url: env.backend.databaseUrl,
            socket: undefined,
            secrets: loadSecrets(env.dataDir),
          })
        : await createLocalBackend({ ...options, dataDir: env.dataDir });
    try {
      const rows = await load(backend.sql as unknown as Sql, file, stop);
      await backend.finishFirstStart();
      rmSync(mark);
      return rows;
    } finally {
      await backend.close();
    }
  } catch (error) {
    unlock();
    for (const name of readdirSync(env.dataDir)) {
      rmSync(`${env.dataDir}/${name}`, { recursive: true, force: true });
    }
    if (isNewFolder) rmSync(env.dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    unlock();
  }
}

async function refuseUsedDatabase(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {}, connect_timeout: 10 });
  try {
    const [found] = await sql`select to_regclass('public.tours') is not null as "isUsed"`;
    if (!found?.isUsed) return;
  } catch (error) {
    throw unusableDatabase(error);
  } finally {
    await sql.end({ timeout: 5 });
  }
  throw new StartError(
    "The database in DATABASE_URL holds a site already. Restore into an empty one: nothing was changed.",
  );
}

/** Reads the whole file before anything is touched: every line, the count and the checksum. */
async function checkBackup(file: string): Promise<z.infer<typeof header>> {
  let head: z.infer<typeof header> | undefined;
  let rows = 0;
  let isWhole = false;
  const sum = createHash("sha256");
  await readLines(file, (text) => {
    if (isWhole) throw damaged(file);
    const value: unknown = JSON.parse(text);
    if (!head) {
      const parsed = header.safeParse(value);
      if (!parsed.success) throw new StartError(`${file} is not a backup of this product.`);
      head = parsed.data;
      if (head.version > VERSION) {
        throw new StartError(
          `${file} was written by a newer release (format ${head.version}, this one reads up to ${VERSION}). Restore it with that release.`,
        );
      }
    } else {
      const end = footer.safeParse(value);
      if (end.success) {
        isWhole = end.data.rows === rows && end.data.sha256 === sum.copy().digest("hex");
        if (!isWhole) throw damaged(file);
        return;
      }
      if ("row" in line.parse(value)) rows++;
    }
    addLine(sum, text);
  });
  if (!head || !isWhole) throw damaged(file);
  return head;
}

function addLine(sum: Hash, text: string): void {
  sum.update(text).update("\n");
}

function damaged(file: string): StartError {
  return new StartError(`${file} is damaged or not complete. Nothing was changed.`);
}

async function readLines(file: string, use: (text: string) => void | Promise<void>) {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  try {
    let parts: string[] = [];
    const unpack = createGunzip({ chunkSize: 256 * 1024 });
    await pipeline(createReadStream(file), unpack, async (chunks: AsyncIterable<Buffer>) => {
      const decoder = new TextDecoder("utf-8", { fatal: true });
      for await (const chunk of chunks) {
        // Only "\n" ends a line: texts may hold the other signs that Unicode calls line ends.
        const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
        parts.push(first);
        for (const next of others) {
          await use(parts.join(""));
          parts = [next];
        }
      }
    });
    if (parts.join("")) throw damaged(file);
  } catch (error) {
    // Losing the database while loading is not the file's fault.
    if (error instanceof StartError || (error as Error).name === "PostgresError") throw error;
    throw damaged(file);
  }
}

/** All tables in one transaction; triggers rest, so that every row is what it was. */
async function load(sql: Sql, file: string, stop?: AbortSignal): Promise<number> {
  let rows = 0;
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
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
      const [own] = await tx<{ names: string[] }[]>`
        select array_agg(attname::text order by attnum) as names from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
      columns = own?.names ?? [];
    });
    await flush();
    if (table) await triggers("enable");
  });
  return rows;
}
