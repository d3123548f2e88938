import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import type { Database } from "../../../app/supabase/database.types.ts";
import type { RowChange } from "../../../app/supabase/row-changes.ts";
import { loadSecrets, type Secrets } from "../../data-dir.ts";
import type { Logger } from "../../log.ts";
import { StartError } from "../../start-error.ts";
import type { LocalBackend } from "../backend.ts";
import { isAdmin } from "../caller.ts";
import { type Migration, migrate, refuseTablesWithoutRls } from "../migrate.ts";
import {
  CHANGED_USERS,
  ENDED_SESSIONS,
  installTriggers,
  type Listening,
  listenForChanges,
} from "./changes.ts";
import { createApi } from "./guard.ts";
import { startPostgres } from "./postgres-process.ts";
import { adminsOnly, createRealtime } from "./realtime.ts";
import { shareSecrets } from "./shared-secrets.ts";
import { sqlOperators } from "./sql-operators.ts";
import { sqlRecovery } from "./sql-recovery.ts";
import { endSession } from "./sql-sessions.ts";
import { readFile } from "./stored-files.ts";
import { createSupabaseLite, type SupabaseLite } from "./supabase-lite.ts";

export interface LocalOptions {
  dataDir: string;
  /** An existing PostgreSQL. If absent, one is started in `dataDir`. */
  databaseUrl?: string;
  log: Logger;
  say(message: string): void;
  migrations?: Migration[];
}

const ORIGIN = "http://backend.internal";
const MEDIA_BUCKET = "media";

/** Runs the Supabase API in this process, on an embedded PostgreSQL or the one at `databaseUrl`. */
export async function createLocalBackend(options: LocalOptions): Promise<LocalBackend> {
  const { dataDir, log, say } = options;
  const secrets = options.databaseUrl
    ? await shareSecrets(options.databaseUrl, dataDir)
    : loadSecrets(dataDir);
  const server = options.databaseUrl
    ? undefined
    : await startPostgres(join(dataDir, "postgres"), { say, log });
  try {
    return await openBackend({
      url: options.databaseUrl ?? server?.connection.url ?? "",
      socket: server?.connection.path,
      secrets,
      log,
      say,
      migrations: options.migrations,
      stopDatabase: () => server?.stop(),
    });
  } catch (error) {
    await server?.stop();
    throw error;
  }
}

interface OpenOptions {
  url: string;
  socket: string | undefined;
  secrets: Secrets;
  log: Logger;
  say(message: string): void;
  migrations?: Migration[];
  stopDatabase?(): Promise<void> | undefined;
}

/** Runs the Supabase API on a running PostgreSQL, after applying missing migrations. */
export async function openBackend(options: OpenOptions): Promise<LocalBackend> {
  const { secrets, log, say } = options;
  const driver = options.socket ? { path: options.socket } : {};
  const lite = createSupabaseLite(options.url, driver, secrets, log);
  const health = createHealthCheck(options.url, driver);
  const changeListeners: ((change: RowChange) => void)[] = [];
  const missedChangesListeners: (() => void)[] = [];
  const { publishableKey } = secrets;
  const api = { url: ORIGIN, fetch: lite.fetch, publishableKey };
  const realtime = createRealtime({
    publishableKey,
    authorize: adminsOnly(secrets.jwtSecret, (token) => isAdmin(api, `Bearer ${token}`)),
    log,
  });
  changeListeners.push(realtime.change);
  missedChangesListeners.push(realtime.interrupt);
  let listening: Listening;
  try {
    await migrateOnce(lite, say, options.migrations);
    await refuseTablesWithoutRls(lite.sql);
    listening = await listenForChanges(lite.sql, {
      change(change) {
        if (change.table === ENDED_SESSIONS) realtime.endSession(change.id);
        // Disconnects all clients. Those of former operators cannot join again.
        else if (change.table === CHANGED_USERS) realtime.interrupt();
        else changeListeners.forEach((listener) => void listener(change));
      },
      missed: () => missedChangesListeners.forEach((listener) => void listener()),
    });
  } catch (error) {
    realtime.close();
    await lite.close();
    throw error;
  }
  const backend: LocalBackend = {
    ...api,
    browserUrl: null,
    service: createClient<Database>(ORIGIN, secrets.secretKey, {
      global: { fetch: (input, init) => lite.fetch(new Request(input, init)) },
      auth: { persistSession: false, autoRefreshToken: false },
    }),
    sql: lite.sql,
    jwtSecret: secrets.jwtSecret,
    lockStart: () => takeLock(lite.sql, START_LOCK),
    createApi(apiOptions) {
      return createApi(this, apiOptions);
    },
    attach: realtime.attach,
    detach: () => realtime.close(),
    operators: sqlOperators(lite.sql),
    recovery: sqlRecovery(lite.sql),
    endSession: (userId, id) => endSession(lite.sql, userId, id),
    async readDatabaseBytes() {
      const [row] = await lite.sql<{ bytes: string }[]>`
        select pg_database_size(current_database()) as bytes`;
      return Number(row?.bytes);
    },
    readPublicFile: (path) => readFile(lite.sql, MEDIA_BUCKET, path),
    async isFirstStart() {
      const done = await lite.sql`select from site_local.first_start`;
      return done.length === 0;
    },
    async finishFirstStart() {
      await lite.sql`insert into site_local.first_start default values on conflict do nothing`;
    },
    onChange: (listener) => void changeListeners.push(listener),
    onMissedChanges: (listener) => void missedChangesListeners.push(listener),
    async caughtUp() {
      // A failure is ignored, because the heartbeat subscribes again and clears all caches.
      await listening.caughtUp().catch(() => false);
    },
    findProblem: async () =>
      (await health.respondsInTime()) ? undefined : "The database does not respond.",
    async close() {
      listening.stop();
      realtime.close();
      await Promise.all([lite.close(), health.close()]);
      await options.stopDatabase?.();
    },
  };
  return backend;
}

async function migrateOnce(
  lite: SupabaseLite,
  say: (message: string) => void,
  migrations: Migration[] | undefined,
): Promise<void> {
  const release = await takeLock(lite.sql, MIGRATION_LOCK);
  try {
    await lite.prepare().catch(explainMissingRights);
    const applied = await migrate(lite.sql, migrations);
    if (applied.length > 0) say("Preparing the tables");
    await lite.settle();
    await installTriggers(lite.sql);
  } finally {
    await release();
  }
}

function explainMissingRights(error: { code?: string; routine?: string }): never {
  if (error.code === "42501" && error.routine === "CreateRole") {
    throw new StartError(
      "The role in DATABASE_URL may not create the three roles that the site needs. Run docs/database-role.sql once as a superuser.",
    );
  }
  throw error;
}

const MIGRATION_LOCK = 740923;
const START_LOCK = 740924;

/** Waits for a lock in the database. Returns a function that releases the lock. */
async function takeLock(sql: SupabaseLite["sql"], lock: number): Promise<() => Promise<void>> {
  const connection = await sql.reserve();
  await connection`set statement_timeout = 0`;
  await connection`select pg_advisory_lock(${lock})`;
  let isHeld = true;
  return async () => {
    if (!isHeld) return;
    isHeld = false;
    try {
      await connection`select pg_advisory_unlock(${lock})`;
      await connection`reset statement_timeout`;
    } catch {
      // The connection was lost, so PostgreSQL has already released the lock.
    }
    connection.release();
  };
}

const HEALTH_LIMIT_MS = 2_000;

/** Queries on its own connection, so that a stream of slow queries does not look like a lost database. */
function createHealthCheck(url: string, driver: { path?: string }) {
  const options = { max: 1, onnotice() {}, backoff: () => 0.25, connect_timeout: 5, ...driver };
  let sql = postgres(url, options);

  async function respondsInTime(): Promise<boolean> {
    const answered = sql`select 1`.then(
      () => true,
      () => false,
    );
    const isInTime = await Promise.race([answered, delay(HEALTH_LIMIT_MS, null, { ref: false })]);
    if (isInTime !== null) return isInTime;
    // A lost network does not end a connection. The next question must not wait for this one.
    void sql.end({ timeout: 0 }).catch(() => {});
    sql = postgres(url, options);
    return false;
  }

  return {
    respondsInTime,
    close: () => sql.end({ timeout: 5 }),
  };
}
