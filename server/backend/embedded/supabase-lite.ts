// The only file that imports @supabase/lite. docs/decisions/0002 explains why.
import { AsyncLocalStorage } from "node:async_hooks";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import type { Options, Sql } from "postgres";
import type { Secrets } from "../../data-dir.ts";
import { NO_DATABASE, unavailable } from "../../http/refusal.ts";
import type { Logger } from "../../log.ts";
import { PUBLIC_VIEWS } from "../tables.ts";
import { fileAdapter, prepareFiles } from "./stored-files.ts";
import { withTextFilters } from "./text-filters.ts";

// The imports replace process.emitWarning by a function that fails, so the original one is restored.
const emitWarning = process.emitWarning;
const { createPostgresConnection } = await import("@supabase/lite/postgres");
const { App, setExperimental } = await import("@supabase/lite");
process.emitWarning = emitWarning;
setExperimental("storage", true);

export interface SupabaseLite {
  sql: Sql;
  fetch(request: Request): Promise<Response>;
  prepare(): Promise<void>;
  /** Call once after the migrations. Revokes rights that @supabase/lite grants to every role. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

// The roles of Supabase requests. Hosted projects already have these roles.
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

const RIGHTS = `
alter default privileges in schema public revoke all on tables from anon, authenticated;
revoke insert, update, delete, truncate, references, trigger on all tables in schema public from anon;
revoke truncate, references, trigger on all tables in schema public from authenticated;
revoke all on all tables in schema auth from anon, authenticated;
revoke insert, update, delete, truncate, references, trigger on all tables in schema storage from anon;
revoke truncate, references, trigger on all tables in schema storage from authenticated;
revoke insert, update, delete on storage.buckets from authenticated;
do $$ declare name regclass; begin
  for name in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' loop
    execute format('revoke insert, update, delete on %s from authenticated', name);
    if name::text <> all ('{${PUBLIC_VIEWS}}') then
      execute format('revoke select on %s from anon', name);
    end if;
  end loop;
end $$;`;

/** The driver would serialize every text as false. PostgreSQL reads "true", "1" and "yes", and refuses others. */
const boolean = {
  to: 16,
  from: [16],
  serialize: String,
  parse: (stored: string) => stored === "t",
};

type DriverOptions = Options<Record<string, never>>;

export function createSupabaseLite(
  url: string,
  driverOptions: DriverOptions,
  secrets: Secrets,
  log: Logger,
): SupabaseLite {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      // Each connection that has searched takes 15 MB of the database's memory.
      max: 8,
      onnotice() {},
      // The driver's default backoff grows to 20 s, which is too long after a short restart.
      backoff: () => 0.25,
      connect_timeout: 5,
      types: { boolean },
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
      const asText = new Request(withTextFilters(request.url), request);
      await extendJustExpiredToken(asText, secrets.jwtSecret);
      const response = await insideLite.run(scope, async () => app.fetch(asText));
      return response.status < 500 ? withoutSql(response) : explainFailure(scope.error, log);
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
        // The first request grants all rights on all tables to every role. RIGHTS revokes them.
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

/** As in PostgREST, which allows for clocks that differ. */
export const LEEWAY_SECONDS = 30;

/**
 * PostgREST accepts an access token for a moment after its end. @supabase/lite has no setting for
 * this, so the token of a request to the data API is signed again.
 */
async function extendJustExpiredToken(request: Request, secret: string): Promise<void> {
  const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  if (!new URL(request.url).pathname.startsWith("/rest/v1/") || !hasJustExpired(token)) return;
  const key = new TextEncoder().encode(secret);
  try {
    const { payload } = await jwtVerify(token, key, { clockTolerance: LEEWAY_SECONDS });
    const renewed = new SignJWT(payload).setExpirationTime(`${LEEWAY_SECONDS}s`);
    const signed = await renewed.setProtectedHeader({ alg: "HS256", typ: "JWT" }).sign(key);
    request.headers.set("authorization", `Bearer ${signed}`);
  } catch {
    // @supabase/lite refuses the token with its own words.
  }
}

function hasJustExpired(token: string): boolean {
  try {
    const age = Date.now() / 1000 - (decodeJwt(token).exp ?? Number.POSITIVE_INFINITY);
    return age >= 0 && age <= LEEWAY_SECONDS;
  } catch {
    return false;
  }
}

interface Scope {
  error?: unknown;
}

// @supabase/lite prints failed statements to the console. Our log gets them only at debug level.
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
      // The storage and auth services print a title before the error.
      const withCode = values.find((value) => value instanceof Error && "code" in value);
      if (method === "error") scope.error = withCode ?? first;
      log.debug({ source: "supabase", message: first instanceof Error ? first.message : first });
    };
  }
}

/** PostgreSQL error codes (appendix A of its manual), and codes of the driver and the system. */
const FAILURES: [code: RegExp, status: number, sentence: string][] = [
  [/^22/, 400, "The request cannot be understood"],
  [/^54/, 400, "The request is too complex"],
  // Hosted Supabase sends 500. A stranger's expensive queries must not fill the log, or be tried again.
  [/^57014$/, 400, "The request takes too long"],
  // PostgreSQL cannot write to a view that joins or groups tables.
  [/^(55000|42809)$/, 405, "This cannot be changed"],
  [/^40/, 409, "Somebody else changed the same rows. Please try again."],
  [/^53100$/, 507, "The disk is full: nothing was saved."],
  [NO_DATABASE, 503, unavailable().message],
];
const SYNTAX_ERROR = "42601";

/** Returns a specific status. @supabase/lite sends 500 for most errors. */
function explainFailure(error: unknown, log: Logger): Response {
  const { code, message, detail = null } = (error ?? {}) as Record<string, unknown>;
  const state = typeof code === "string" ? code : "";
  if (/^23/.test(state)) {
    return Response.json({ code: state, message, details: detail, hint: null }, { status: 400 });
  }
  const isOdd = error instanceof Error && (state === "" || state === "ERR_INVALID_ARG_TYPE");
  const [, status, sentence] =
    FAILURES.find(([known]) => known.test(state)) ??
    (isOdd
      ? [/./, 400, "The request cannot be understood"]
      : [/./, 500, "Something went wrong. Please try again."]);
  if (isOdd) log.warn({ err: error }, "a request was not understood");
  else if (status >= 500) log.error({ err: error }, "the data API failed");
  const shown = status === 500 ? "internal" : state || null;
  return Response.json({ code: shown, message: sentence, details: null, hint: null }, { status });
}

async function withoutSql(response: Response): Promise<Response> {
  if (response.status !== 400 || response.body === null) return response;
  const text = await response.text();
  const { headers } = response;
  if (!text.includes(SYNTAX_ERROR)) return new Response(text, { status: 400, headers });
  const message = "The request cannot be understood";
  return Response.json({ code: SYNTAX_ERROR, message, details: null, hint: null }, { status: 400 });
}
