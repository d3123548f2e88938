// npm run backup -- FILE: saves the whole site to FILE. The site can be running or stopped.
import { openDatabase } from "../server/backend/open-database.ts";
import { parseEnv } from "../server/env.ts";
import { recordBackup, writeBackup } from "../server/maintenance/backup.ts";
import { command, usage } from "./command.ts";

await command(async (stop) => {
  const file = process.argv[2];
  if (!file) throw usage("npm run backup -- FILE");
  const database = await openDatabase(parseEnv(process.env));
  try {
    const rows = await writeBackup(database.sql, file, stop);
    await recordBackup(database.sql, file, rows);
    return `${rows} rows saved in ${file}.`;
  } finally {
    await database.close();
  }
});
