import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/** The running build and the one before. The running one too, because a new build overwrites it. */
const STORED_BUILDS = 2;
/** The end of the name of a folder that is still being copied. */
const UNFINISHED = ".new";

/**
 * Copies the assets of this build to `folder`, which a new release leaves as it is. Returns the
 * roots of the stored builds, newest first. Open pages of the build before can still load their scripts.
 */
export function storeBuild(clientDir: string, folder: string): string[] {
  const assets = join(clientDir, "assets");
  // The names contain hashes, so the same names are the same files.
  const names = readdirSync(assets, { recursive: true }).sort().join();
  const stored = join(folder, createHash("sha256").update(names).digest("hex").slice(0, 16));
  if (!existsSync(stored)) {
    const unfinished = stored + UNFINISHED;
    cpSync(assets, join(unfinished, "assets"), { recursive: true });
    renameSync(unfinished, stored);
  }
  utimesSync(stored, new Date(), new Date());
  const newestFirst = readdirSync(folder)
    .filter((name) => !name.endsWith(UNFINISHED))
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .slice(0, STORED_BUILDS);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!newestFirst.includes(path)) rmSync(path, { recursive: true, force: true });
  }
  return newestFirst;
}
