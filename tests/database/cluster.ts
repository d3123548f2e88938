// Global setup: starts PostgreSQL with a migrated database. Each test file uses a copy of it.
import { mkdtempSync, rmSync } from "node:fs";
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
    /** The tests run as in a hosted project: PostgREST, ICU, and migrations without a superuser. */
    isHosted: boolean;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "agency-test-"));
  const server = await startPostgres(join(folder, "postgres"), {
    say() {},
    log: createLog("silent"),
    settings: {
      // Durability is not needed, because the data is deleted after the run.
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      max_connections: "200",
    },
  });
  const socket = join(server.socketDir, ".s.PGSQL.5432");
  const root = postgres("postgres://postgres@localhost/postgres", { path: socket, max: 1 });
  const isHosted = project.name.startsWith("hosted");
  if (isHosted) {
    await createProject(root, socket, TEMPLATE, "ICU");
    const migrations = readMigrations();
    for (let count = 1; count <= migrations.length; count++) {
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
    await root.unsafe(`create database ${TEMPLATE}`);
    const backend = await openBackend({
      url: `postgres://postgres@localhost/${TEMPLATE}`,
      socket,
      secrets,
      log: createLog("silent"),
      say() {},
    });
    await backend.close();
  }
  await root.end();
  project.provide("databaseSocket", socket);
  project.provide("isHosted", isHosted);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
