// Global setup: starts PostgreSQL with a migrated database. Each test file uses a copy of it.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { openBackend } from "../../server/backend/embedded/embedded.ts";
import { startPostgres } from "../../server/backend/embedded/postgres-process.ts";
import { migrate, readMigrations } from "../../server/backend/migrate.ts";
import { createLog } from "../../server/log.ts";
import { secrets, TEMPLATE } from "./settings.ts";
import { createProject, PROJECT_ROLE } from "./supabase-project.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseSocket: string;
    /** A stopped database with all tables, for the sites that are started as processes. */
    siteDatabase: string | undefined;
    /** The tests run as in a hosted project: PostgREST, ICU, and migrations without a superuser. */
    isHosted: boolean;
  }
}

/** So many of the newest migrations have their own session, because each was among them after it was written. */
const IN_OWN_SESSION = 10;

/** Durability is not needed, because the data is deleted after the run. */
const NOT_DURABLE = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "agency-test-"));
  const dataDir = join(folder, "postgres");
  const isHosted = project.name.startsWith("hosted");
  if (!isHosted) project.provide("siteDatabase", await prepareSiteDatabase(dataDir));
  const server = await startPostgres(dataDir, {
    say() {},
    log: createLog("silent"),
    settings: { ...NOT_DURABLE, max_connections: "200" },
  });
  const socket = join(server.socketDir, ".s.PGSQL.5432");
  const root = postgres("postgres://postgres@localhost/template1", { path: socket, max: 1 });
  if (isHosted) {
    await createProject(root, socket, TEMPLATE, "ICU");
    const migrations = readMigrations();
    for (let count = migrations.length - IN_OWN_SESSION; count <= migrations.length; count++) {
      // A session for each, as if each release had one: none may need what an earlier one has loaded.
      const owner = postgres(`postgres://${PROJECT_ROLE}@localhost/${TEMPLATE}`, {
        path: socket,
        max: 1,
        onnotice() {},
      });
      await migrate(owner, migrations.slice(0, count));
      await owner.end();
    }
  } else {
    await root.unsafe(`alter database postgres rename to ${TEMPLATE}`);
    await root`create database postgres`;
  }
  await root.end();
  project.provide("databaseSocket", socket);
  project.provide("isHosted", isHosted);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Creates the tables in `dataDir`, and returns a copy, which saves each site that a test starts this work. */
async function prepareSiteDatabase(dataDir: string): Promise<string | undefined> {
  const log = createLog("silent");
  const server = await startPostgres(dataDir, { say() {}, log, settings: NOT_DURABLE });
  const { url, path } = server.connection;
  const backend = await openBackend({ url, socket: path, secrets, log, say() {} });
  await backend.close();
  await server.stop();
  const settings = join(dataDir, "postgresql.conf");
  // Where the user "nobody" runs it, the database is elsewhere.
  if (!existsSync(settings)) return undefined;
  for (const [name, value] of Object.entries(NOT_DURABLE)) {
    appendFileSync(settings, `${name} = ${value}\n`);
  }
  const copy = `${dataDir}-of-sites`;
  // `-a` keeps the owner and the mode.
  execFileSync("cp", ["-a", dataDir, copy]);
  return copy;
}
