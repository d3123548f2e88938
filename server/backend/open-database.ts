import { existsSync } from "node:fs";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { lockDataDir, refuseHalfRestored } from "../data-dir.ts";
import type { Env } from "../env.ts";
import { createLog } from "../log.ts";
import { StartError, unusableDatabase } from "../start-error.ts";
import { createLocalBackend } from "./embedded/embedded.ts";
import { runningSocket } from "./embedded/postgres-process.ts";

export interface OpenDatabase {
  sql: Sql;
  close(): Promise<void>;
}

/** The site's database for a command of the operator's, whether the site runs or not. */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  const { backend, dataDir } = env;
  if (backend.kind === "hosted") {
    throw new StartError("The data is in a hosted Supabase project: use its dashboard for this.");
  }
  if (backend.kind === "postgres") {
    const sql = postgres(backend.databaseUrl, { max: 1, onnotice() {}, connect_timeout: 10 });
    try {
      await sql`select 1`;
    } catch (error) {
      await sql.end({ timeout: 5 });
      throw unusableDatabase(error);
    }
    return { sql: sql as Sql, close: () => sql.end({ timeout: 5 }) };
  }
  if (!existsSync(join(dataDir, "secrets.json"))) {
    throw new StartError(
      `There is no site in ${dataDir} yet. Start it once (npm start), or set DATA_DIR to where it is.`,
    );
  }
  const unlock = tryLock(dataDir);
  if (unlock) {
    const log = createLog("silent");
    try {
      refuseHalfRestored(dataDir);
      const local = await createLocalBackend({ dataDir, log, say() {} });
      return {
        sql: local.sql as unknown as Sql,
        async close() {
          await local.close();
          unlock();
        },
      };
    } catch (error) {
      unlock();
      throw error;
    }
  }
  const path = runningSocket(join(dataDir, "postgres"));
  if (!path)
    throw new StartError("The site is starting or stopping. Please try again in a moment.");
  const sql = postgres("postgres://postgres@localhost/postgres", { path, max: 1, onnotice() {} });
  return { sql: sql as Sql, close: () => sql.end({ timeout: 5 }) };
}

/** Undefined while the site runs. */
function tryLock(dataDir: string): (() => void) | undefined {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof StartError) return undefined;
    throw error;
  }
}
