// N app servers in front of one database: how long until a write through one has purged all, and
// what it costs the database. `node bench/many-servers/bench.ts [servers] [writes]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { installTriggers, listenForChanges } from "../../server/backend/embedded/changes.ts";
import { openBackend } from "../../server/backend/embedded/embedded.ts";
import { startPostgres } from "../../server/backend/embedded/postgres-process.ts";
import { createLog } from "../../server/log.ts";
import { RowCache } from "../../server/pages/cache.ts";

const servers = Number(process.argv[2] ?? 16);
const writes = Number(process.argv[3] ?? 200);
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

// Each server is what purging needs of one: a connection that listens, and a cache.
const heard: ((at: number) => void)[] = [];
const connections: postgres.Sql[] = [];
for (let i = 0; i < servers; i++) {
  const sql = postgres(url, { path, max: 2, onnotice() {} });
  const cache = new RowCache({ maxBytes: 1_000_000, freshMs: 60_000 });
  connections.push(sql);
  await listenForChanges(sql as never, {
    change(change) {
      cache.purge(change);
      heard[i]?.(performance.now());
    },
    gap() {},
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
const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]?.toFixed(1);
console.log(
  JSON.stringify({
    servers,
    writes,
    commitMs: { median: at(commits, 0.5), p99: at(commits, 0.99) },
    purgedEverywhereMs: { median: at(last, 0.5), p99: at(last, 0.99) },
  }),
);
for (const sql of connections) await sql.end({ timeout: 1 });
await writer.close();
await database.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
