// A process that makes one backup: into the file that its argument names, or to stdout.
// Started by start-backup.ts.
import { openDatabase } from "../backend/open-database.ts";
import { parseEnv } from "../env.ts";
import { STOP_SIGNALS } from "../platform.ts";
import { messageOf, StartError } from "../start-error.ts";
import { streamBackup, writeBackup } from "./backup.ts";

const file = process.argv[2];
const stop = new AbortController();
for (const signal of STOP_SIGNALS) {
  process.once(signal, () => stop.abort(new StartError("Stopped before it was done.")));
}
// The server has ended.
process.once("disconnect", () => stop.abort(new StartError("Stopped before it was done.")));

try {
  const database = await openDatabase(parseEnv(process.env));
  try {
    const rows = await (file
      ? writeBackup(database.sql, file, stop.signal)
      : streamBackup(database.sql, process.stdout, stop.signal));
    process.send?.({ rows });
  } finally {
    await database.close();
  }
} catch (error) {
  process.send?.({ failure: messageOf(error) });
  process.exitCode = 1;
}
process.disconnect?.();
