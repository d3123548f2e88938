// npm run restore -- FILE: restores a backup into an empty data folder or database.
import { parseEnv } from "../server/env.ts";
import { restoreBackup } from "../server/maintenance/restore.ts";
import { command, usage } from "./command.ts";

await command(async (stop) => {
  const file = process.argv[2];
  if (!file) throw usage("npm run restore -- FILE");
  const env = parseEnv(process.env);
  const { rows, skipped, operators } = await restoreBackup(env, file, stop);
  const isOwn = env.backend.kind === "postgres";
  const target = isOwn ? "the database in DATABASE_URL" : env.dataDir;
  return [
    `${rows} rows restored into ${target}. Start the site: npm start`,
    `Quotes that were made since the backup are lost.${skipped ? ` New ones skip ${skipped} numbers.` : ""}`,
    `These can sign in, with their passwords of that time: ${operators}`,
  ].join("\n");
});
