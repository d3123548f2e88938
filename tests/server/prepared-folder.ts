import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { temporaryFolder } from "./process.ts";

/** A data folder whose database has all tables already, as if the first start had been stopped then. */
export function preparedFolder(dataDir = temporaryFolder()): string {
  const database = inject("siteDatabase");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // `-a` keeps the owner and the mode.
  if (database) execFileSync("cp", ["-a", database, join(dataDir, "postgres")]);
  return dataDir;
}
