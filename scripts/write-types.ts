// `npm run types`: writes app/supabase/database.types.ts from the migrations, on a database made for it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalBackend } from "../server/backend/embedded/embedded.ts";
import { createLog } from "../server/log.ts";
import { rowTypes } from "./row-types.ts";

const FILE = new URL("../app/supabase/database.types.ts", import.meta.url);

const dataDir = mkdtempSync(join(tmpdir(), "agency-types-"));
try {
  const backend = await createLocalBackend({ dataDir, log: createLog("silent"), say() {} });
  writeFileSync(FILE, await rowTypes(backend.sql));
  await backend.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
