import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { lockDataDir, refuseHalfRestored } from "../data-dir.ts";
import type { Env } from "../env.ts";
import { createLog } from "../log.ts";
import { StartError, unusableDatabase } from "../start-error.ts";
import type { Backend, Operators } from "./backend.ts";
import { createLocalBackend } from "./embedded/embedded.ts";
import { hasCluster, removeCluster } from "./embedded/postgres-cluster.ts";
import {
  type DatabaseConnection,
  runningDatabase,
  startPostgres,
} from "./embedded/postgres-process.ts";
import { sqlOperators } from "./embedded/sql-operators.ts";
import { readMigrations } from "./migrate.ts";

export interface OpenDatabase {
  sql: Sql;
  close(): Promise<void>;
}

/** Opens the database for a script, whether or not the site is running. Throws StartError. */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  const { dataDir } = env;
  const databaseUrl = databaseUrlOf(env);
  if (databaseUrl !== undefined) return connect(databaseUrl);
  // With DATABASE_URL, the service's folder has no database: without it, this would make a new, empty one.
  if (!hasCluster(join(dataDir, "postgres"))) {
    refuseHalfRestored(dataDir);
    throw new StartError(
      `There is no site in ${dataDir} yet. Start it once (npm start), or set DATA_DIR or DATABASE_URL to where it is.`,
    );
  }
  const unlock = tryLock(dataDir);
  if (!unlock) return connectToRunningSite(dataDir);
  try {
    refuseHalfRestored(dataDir);
    // A backend would apply the migrations of this release, and the earlier one could not restore a backup any more.
    const server = await startPostgres(join(dataDir, "postgres"), silent);
    const { sql, close } = connectTo(server.connection);
    return {
      sql,
      async close() {
        await close();
        await server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

export function knownMigrations(): string[] {
  return readMigrations().map((migration) => migration.version);
}

/** Creates the tables with these migrations. Throws StartError if the database has a site. */
export async function createDatabase(
  env: Env,
  versions = knownMigrations(),
): Promise<OpenDatabase & Pick<Backend, "finishFirstStart">> {
  const databaseUrl = databaseUrlOf(env);
  if (databaseUrl !== undefined) await refuseUsed(databaseUrl);
  const migrations = readMigrations().filter(({ version }) => versions.includes(version));
  return createLocalBackend({ dataDir: env.dataDir, ...silent, migrations, databaseUrl });
}

/** Removes the database of a restore that failed; it can lie outside the data folder. */
export function removeDatabase(dataDir: string): void {
  removeCluster(join(dataDir, "postgres"));
}

/** Gives access to the operators of any backend, even a hosted one. Throws StartError. */
export async function openOperators(env: Env): Promise<Operators & { close(): Promise<void> }> {
  if (env.backend.kind === "hosted") {
    const { operatorsOf } = await import("./hosted/hosted.ts");
    return { ...operatorsOf(env.backend), async close() {} };
  }
  const { sql, close } = await openDatabase(env);
  return { ...sqlOperators(sql), close };
}

const silent = { log: createLog("silent"), say() {} };

function databaseUrlOf({ backend }: Env): string | undefined {
  if (backend.kind === "hosted") {
    throw new StartError("The data is in a hosted Supabase project: use its dashboard for this.");
  }
  return backend.kind === "postgres" ? backend.databaseUrl : undefined;
}

async function connect(url: string): Promise<OpenDatabase> {
  const sql = postgres(url, { max: 1, onnotice() {}, connect_timeout: 10 });
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 5 });
    throw unusableDatabase(error);
  }
  return { sql, close: () => sql.end({ timeout: 5 }) };
}

async function refuseUsed(databaseUrl: string): Promise<void> {
  const { sql, close } = await connect(databaseUrl);
  try {
    if (!(await isUsed(sql))) return;
  } finally {
    await close();
  }
  throw new StartError(
    "The database in DATABASE_URL holds a site already. Restore into an empty one: nothing was changed.",
  );
}

/** A restore that failed leaves empty tables, or only some of them, and can be repeated. */
async function isUsed(sql: Sql): Promise<boolean> {
  for (const table of [
    "site_local.first_start",
    "auth.users",
    "public.tours",
    "public.company_info",
  ]) {
    const [found] = await sql`select to_regclass(${table}) is not null as exists`;
    if (found?.exists && (await sql`select from ${sql(table)} limit 1`).length > 0) return true;
  }
  return false;
}

function connectToRunningSite(dataDir: string): OpenDatabase {
  const connection = runningDatabase(join(dataDir, "postgres"));
  if (!connection) {
    throw new StartError("The site is starting or stopping. Please try again in a moment.");
  }
  return connectTo(connection);
}

function connectTo({ url, ...options }: DatabaseConnection): OpenDatabase {
  const sql = postgres(url, { ...options, max: 1, onnotice() {} });
  return { sql, close: () => sql.end({ timeout: 5 }) };
}

function tryLock(dataDir: string): (() => void) | undefined {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof StartError) return undefined;
    throw error;
  }
}
