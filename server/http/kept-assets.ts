import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/** This build, which a later build in the same folder replaces while the site runs, and the one before. */
const KEPT = 2;

/**
 * Copies the assets of this build to `folder`, which a new release leaves as it is. Returns the roots of
 * the kept builds, newest first. Pages of the build before, open in a browser, still load their scripts.
 */
export function keepAssets(clientDir: string, folder: string): string[] {
  const assets = join(clientDir, "assets");
  // The names contain hashes, so the same names are the same files.
  const names = readdirSync(assets).sort().join();
  const kept = join(folder, createHash("sha256").update(names).digest("hex").slice(0, 16));
  if (!existsSync(kept)) {
    const unfinished = `${kept}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(assets, join(unfinished, "assets"), { recursive: true });
    renameSync(unfinished, kept);
  }
  utimesSync(kept, new Date(), new Date());
  const newestFirst = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of newestFirst.splice(KEPT)) rmSync(old, { recursive: true, force: true });
  return newestFirst;
}
