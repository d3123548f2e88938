import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { hash } from "bcryptjs";
import postgres from "postgres";
import { beforeAll, inject } from "vitest";
import { readLinkedQuote } from "../../app/features/quotes/data.ts";
import { isApiResponse } from "../../app/supabase/api-fetch.ts";
import type { Database } from "../../app/supabase/database.types.ts";
import type { PublicLoad } from "../../app/supabase/public-load.ts";
import type { Client } from "../../app/supabase/types.ts";
import type { LocalBackend } from "../../server/backend/backend.ts";
import { openBackend } from "../../server/backend/embedded/embedded.ts";
import type { Migration } from "../../server/backend/migrate.ts";
import { createLog } from "../../server/log.ts";
import { startPostgrest } from "./postgrest.ts";
import { secrets, TEMPLATE } from "./settings.ts";

/** A migrated, empty database for one test file, with a client for each kind of user. */
export interface TestDatabase {
  backend: LocalBackend;
  /** Connects as the database owner, and so bypasses row-level security. */
  sql: LocalBackend["sql"];
  anonymous: Client;
  /** Signed in, but not an admin. */
  member: Client;
  admin: Client;
  /** Has the secret key, and so bypasses row-level security. */
  service: Client;
  close(): Promise<void>;
}

export const PASSWORD = "correct-horse-1";
export const ADMIN_EMAIL = "admin@example.com";
export const MEMBER_EMAIL = "member@example.com";

/** A database for the tests of this file or `describe`, in which the SQL `extra` has run. */
export function setUpDatabase(extra = ""): TestDatabase {
  const db = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(db, await freshDatabase(extra));
    return () => db.close();
  });
  return db;
}

async function freshDatabase(extra: string): Promise<TestDatabase> {
  const socket = inject("databaseSocket");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const root = postgres("postgres://postgres@localhost/postgres", { path: socket, max: 1 });
  await root.unsafe(`create database ${name} template ${TEMPLATE}`);
  const url = `postgres://postgres@localhost/${name}`;
  if (extra) {
    const own = postgres(url, { path: socket, max: 1 });
    await own.unsafe(extra);
    await own.end();
  }
  const backend = await openBackend({
    url,
    socket,
    secrets,
    log: createLog("silent"),
    say() {},
  });
  const rest = inject("isHosted") ? await startPostgrest(name, socket, backend.sql) : undefined;
  if (rest) {
    const { fetch } = backend;
    backend.fetch = (request) =>
      new URL(request.url).pathname.startsWith("/rest/v1/") ? rest.fetch(request) : fetch(request);
  }
  await addUser(backend.sql, ADMIN_EMAIL, "admin");
  await addUser(backend.sql, MEMBER_EMAIL, undefined);
  return {
    backend,
    sql: backend.sql,
    anonymous: clientOf(backend),
    member: await signedIn(backend, MEMBER_EMAIL),
    admin: await signedIn(backend, ADMIN_EMAIL),
    service: clientOf(backend, secrets.secretKey),
    async close() {
      await rest?.stop();
      await backend.close();
      await root.unsafe(`drop database ${name} with (force)`);
      await root.end();
    },
  };
}

/** Removes all tours with their departures, versions and earlier ids. */
export async function emptyTours({ sql }: TestDatabase): Promise<void> {
  for (const table of ["tours", "row_versions", "departures", "tour_addresses"]) {
    await sql`delete from ${sql(table)}`;
  }
}

export interface BlankDatabase {
  name: string;
  /** Opens a backend on this database and applies these migrations, by default all. */
  open(migrations?: Migration[]): Promise<LocalBackend>;
  drop(): Promise<void>;
}

/** A copy of the database `template`, for one test of the migrations; by default without tables. */
export async function blankDatabase(template = "template1"): Promise<BlankDatabase> {
  const socket = inject("databaseSocket");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const root = postgres("postgres://postgres@localhost/postgres", { path: socket, max: 1 });
  await root.unsafe(`create database ${name} template ${template}`);
  return {
    name,
    open: (migrations) =>
      openBackend({
        url: `postgres://postgres@localhost/${name}`,
        socket,
        secrets,
        log: createLog("silent"),
        say() {},
        migrations,
      }),
    async drop() {
      await root.unsafe(`drop database ${name} with (force)`);
      await root.end();
    },
  };
}

/** A client, by default with the public key, that calls the API without a network. */
function clientOf(backend: LocalBackend, key = backend.publishableKey): Client {
  return createClient<Database>(backend.url, key, {
    global: {
      async fetch(input, init) {
        const request = new Request(input, init);
        const response = await backend.fetch(request);
        // The panel must know each response from somebody else's. It does not call these.
        const isKnown = /read_quote|rating_of_reviews|search_tours|media_names/.test(request.url);
        if (isKnown || (await isApiResponse(request.url, response))) return response;
        const headers = JSON.stringify([...response.headers]);
        throw new Error(`Not a response of the API: ${response.status} ${headers}`);
      },
    },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

export async function signedIn(backend: LocalBackend, email: string): Promise<Client> {
  const client = clientOf(backend);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** What the server gives a public loader, with this client. */
export function publicLoad(client: Client): PublicLoad {
  return {
    client,
    translations: client,
    readQuote: (token) => readLinkedQuote(client, token),
    siteUrl: "http://site.test",
    backend: { url: null, publishableKey: "" },
    markFailed() {},
    failures: new Set(),
  };
}

/** Adds a user with the password PASSWORD. A low hashing cost keeps the tests fast. */
export async function addUser(
  sql: LocalBackend["sql"],
  email: string,
  role: string | undefined,
): Promise<void> {
  const id = randomUUID();
  await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${id}, 'authenticated', 'authenticated', ${email}, ${await hash(PASSWORD, 4)}, now(),
      ${sql.json({ provider: "email", role: role ?? null })}, '{}', now(), now())`;
}
