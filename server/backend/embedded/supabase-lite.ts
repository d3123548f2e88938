// The only file that knows @supabase/lite (docs/decisions/0002: what is guarded and why).
import { AsyncLocalStorage } from "node:async_hooks";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import type { Options } from "postgres";
import type { Secrets } from "../../data-dir.ts";
import type { Logger } from "../../log.ts";
import { honestFailure, withoutSql } from "./honest-failure.ts";
import { fileAdapter, prepareFiles } from "./stored-files.ts";

// Importing the package replaces process.emitWarning; ours is put back.
const emitWarning = process.emitWarning;
const { App, setExperimental } = await import("@supabase/lite");
process.emitWarning = emitWarning;
setExperimental("storage", true);

export interface SupabaseLite {
  sql: PostgresConnection["driver"];
  fetch(request: Request): Promise<Response>;
  /** Creates the roles and the auth schema that every Supabase project has from the start. */
  prepare(): Promise<void>;
  /** To be called once after the migrations: takes back the rights that the first request hands out. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

// The roles of a Supabase request, which hosted projects have from the start.
const ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;`;

// Row-level security already refuses strangers; without the right they cannot even ask.
const RIGHTS = `
alter default privileges in schema public revoke all on tables from anon, authenticated;
revoke insert, update, delete, truncate, references, trigger on all tables in schema public from anon;
revoke truncate, references, trigger on all tables in schema public from authenticated;
revoke all on all tables in schema auth from anon, authenticated;
revoke insert, update, delete, truncate, references, trigger on all tables in schema storage from anon;
revoke truncate, references, trigger on all tables in schema storage from authenticated;
revoke insert, update, delete on storage.buckets from authenticated;`;

type DriverOptions = Options<Record<string, never>>;

/** In: a connection URL or socket options, and the generated secrets. */
export function createSupabaseLite(
  url: string,
  driverOptions: DriverOptions,
  secrets: Secrets,
  log: Logger,
): SupabaseLite {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 12,
      onnotice() {},
      // The driver's own waits grow to 20 s: too long for a database that is back at once.
      backoff: () => 0.25,
      connect_timeout: 5,
      // No single statement may hold a connection that visitors and the operator wait for.
      connection: { statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 },
      ...driverOptions,
    },
  });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
    },
    storage: { enabled: true },
    studio: { enabled: false },
  });
  app._storageAdapter = fileAdapter(connection.driver);
  quietConsole(log);
  return {
    sql: connection.driver,
    async fetch(request) {
      const scope: Scope = {};
      const answer = await insideLite.run(scope, async () => app.fetch(request));
      return answer.status < 500 ? withoutSql(answer) : honestFailure(answer, scope.error, log);
    },
    prepare: () =>
      insideLite.run({}, async () => {
        await connection.driver.unsafe(ROLES);
        await app.ensureSystemSchema();
        await prepareFiles(connection.driver);
      }),
    settle: () =>
      insideLite.run({}, async () => {
        await connection.clearSchemaCache();
        // The first request under row-level security grants everything on every table to everyone;
        // sent from here, no visitor's request races another through it.
        await app.fetch(
          new Request("http://localhost/rest/v1/rpc/is_admin", {
            headers: { apikey: secrets.publishableKey },
          }),
        );
        await connection.driver.unsafe(RIGHTS);
      }),
    close: () => connection.driver.end({ timeout: 5 }),
  };
}

interface Scope {
  /** The last error that was printed while this request was answered. */
  error?: unknown;
}

// It prints each refused statement with console.error; to us a refusal is an answer, not news.
const insideLite = new AsyncLocalStorage<Scope>();
let isQuiet = false;

function quietConsole(log: Logger): void {
  if (isQuiet) return;
  isQuiet = true;
  for (const method of ["error", "warn", "log"] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const scope = insideLite.getStore();
      if (!scope) return original(...values);
      const [first] = values;
      if (method === "error") scope.error = first;
      log.debug({ source: "supabase", message: first instanceof Error ? first.message : first });
    };
  }
}
