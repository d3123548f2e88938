// Are a backup of a large site and its restore complete, and do pages answer meanwhile?
//   npm run bench -- backup   (variable: SCALE=0.2 of bench/growth)
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";
import { openDatabase } from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import { rows } from "../../tests/world/rows.ts";
import { fillDataDir, untilPruned } from "../growth/fill.ts";
import { newDataDir, printTable, runScript, startSite, whileVisited } from "../measure.ts";

const SCALE = Number(process.env.SCALE ?? 0.2);

const dataDir = newDataDir();
const total = await fillDataDir(dataDir, SCALE);
const folder = newDataDir();
const file = join(folder, "site.backup");
const restored = join(folder, "restored");
const site = await startSite({ port: 4814, dataDir });
try {
  const database = await openDatabase(parseEnv({ DATA_DIR: dataDir }));
  await untilPruned(database.sql);
  const before = await digests(database.sql);
  await database.close();
  const backup = await whileVisited(site, () => runScript("backup", [file], { DATA_DIR: dataDir }));
  const restore = await whileVisited(site, () =>
    runScript("restore", [file], { DATA_DIR: restored }),
  );
  for (const { isDone, said } of [backup.result, restore.result]) {
    if (!isDone) throw new Error(said);
  }
  const copy = await openDatabase(parseEnv({ DATA_DIR: restored }));
  const after = await digests(copy.sql);
  await copy.close();
  const different = Object.keys(rows).filter((table) => before.get(table) !== after.get(table));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  printTable(
    `Backup and restore of ${total.toLocaleString("en")} rows`,
    ["", "backup", "restore"],
    [
      ["time", seconds(backup.ms), seconds(restore.ms)],
      ["slowest page meanwhile", seconds(backup.slowest), seconds(restore.slowest)],
      ["pages that failed meanwhile", String(backup.failed), String(restore.failed)],
      [
        "what it said",
        backup.result.said.split(" in ")[0] ?? "",
        restore.result.said.split(" into ")[0] ?? "",
      ],
      ["tables that differ afterwards", "", different.join(", ") || "none"],
    ],
  );
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** For each table of a backup: how many rows it has, and a sum over their content. */
async function digests(sql: Sql): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    for (const table of Object.keys(rows)) {
      const [row] = await tx<{ digest: string }[]>`
        select count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)), 0) as digest from ${tx(table)} t`;
      found.set(table, row?.digest ?? "");
    }
  });
  return found;
}
