// How soon does a save on one of many app servers purge the cached pages of all servers?
//   npm run bench -- many-servers   (variables: SERVERS, WRITES)
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { installTriggers, listenForChanges } from "../../server/backend/embedded/changes.ts";
import { openBackend } from "../../server/backend/embedded/embedded.ts";
import { startPostgres } from "../../server/backend/embedded/postgres-process.ts";
import { createLog } from "../../server/log.ts";
import { median, printTable } from "../measure.ts";

const servers = Number(process.env.SERVERS ?? 16);
const writes = Number(process.env.WRITES ?? 200);
const folder = mkdtempSync(join(tmpdir(), "bench-servers-"));
const log = createLog("silent");
const database = await startPostgres(join(folder, "postgres"), {
  say() {},
  log,
  settings: { max_connections: String(servers * 2 + 40) },
});
const url = "postgres://postgres@localhost/postgres";
const path = join(database.socketDir, ".s.PGSQL.5432");
const secrets = {
  jwtSecret: "j".repeat(40),
  publishableKey: "p".repeat(10),
  secretKey: "s".repeat(10),
};
const writer = await openBackend({ url, socket: path, secrets, log, say() {} });
await installTriggers(writer.sql);

// Each server is simulated by a listening connection, because purging needs nothing else.
const heard: ((at: number) => void)[] = [];
const connections: postgres.Sql[] = [];
for (let i = 0; i < servers; i++) {
  const sql = postgres(url, { path, max: 2, onnotice() {} });
  connections.push(sql);
  await listenForChanges(sql as never, {
    change() {
      heard[i]?.(performance.now());
    },
    missed() {},
  });
}

const last: number[] = [];
const commits: number[] = [];
for (let n = 0; n < writes; n++) {
  const all = Promise.all(
    Array.from(
      { length: servers },
      (_, i) => new Promise<number>((resolve) => (heard[i] = resolve)),
    ),
  );
  const began = performance.now();
  await writer.sql`insert into categories (name) values (${`bench ${n}`})`;
  commits.push(performance.now() - began);
  last.push(Math.max(...(await all)) - began);
}
const times = (values: number[]) =>
  `${median(values).toFixed(1)} ms, ${Math.max(...values).toFixed(1)} ms`;
printTable(
  `${servers} app servers, ${writes} writes`,
  ["", "median, longest"],
  [
    ["the write itself", times(commits)],
    ["until every server is notified", times(last)],
  ],
);
for (const sql of connections) await sql.end({ timeout: 1 });
await writer.close();
await database.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
