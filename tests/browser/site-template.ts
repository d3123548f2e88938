// Global setup: the first start of a site creates its database, which takes long. Each site of the
// tests starts with a copy of this one's data folder.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./fixtures";

export default async function setup(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-template-"));
  const site = await startSite({ DATA_DIR: dataDir });
  await site.admin.auth.signOut();
  await site.stop();
  process.env.SITE_TEMPLATE = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
