// `npm run types`: runs the migrations on a temporary database and writes database.types.ts. Writes the
// types of the messages too.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "../server/backend/open-database.ts";
import { parseEnv } from "../server/env.ts";
import { messageTypes, readMessages } from "./messages.ts";
import { rowTypes } from "./row-types.ts";

const FILE = new URL("../app/supabase/database.types.ts", import.meta.url);
const MESSAGES = new URL("../app/messages/messages.d.ts", import.meta.url);

writeFileSync(MESSAGES, messageTypes(readMessages("en")));
const dataDir = mkdtempSync(join(tmpdir(), "agency-types-"));
try {
  const { sql, close } = await createDatabase(parseEnv({ DATA_DIR: dataDir }));
  writeFileSync(FILE, await rowTypes(sql));
  await close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
