import { randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { processStart } from "./platform.ts";
import { StartError } from "./start-error.ts";

export const secretsShape = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().min(8),
  secretKey: z.string().min(8),
});
export type Secrets = z.infer<typeof secretsShape>;

/** Creates the folder when it is missing. Throws StartError when it cannot be written to. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
    throw new StartError(
      `Cannot write to the data folder ${dataDir}. Give this user write permission, or set DATA_DIR to another folder.`,
    );
  }
}

export function unfinishedRestore(dataDir: string): string {
  return join(dataDir, "restore-unfinished");
}

export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(unfinishedRestore(dataDir))) return;
  throw new StartError(
    `A restore into the data folder ${dataDir} was cut off. Empty the folder and restore again.`,
  );
}

export function picturesDir(dataDir: string): string {
  return join(dataDir, "cache", "pictures");
}

/** mkdirSync with `recursive` never returns where the system refuses to create a folder. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Locks the folder for this process. Returns the unlock function. Throws StartError if in use. */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, "lock");
  const mine = JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) });
  const candidate = `${file}.${process.pid}`;
  writeFileSync(candidate, mine);
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        // Creating a hard link is atomic, so two processes cannot both get the lock.
        linkSync(candidate, file);
        return () => {
          if (readLock(file)?.pid === process.pid) rmSync(file, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
        const owner = readLock(file);
        if (owner && isRunning(owner)) {
          throw new StartError(
            `The data folder ${dataDir} is in use by another running site (process ${owner.pid}). Stop that one first, or set DATA_DIR and PORT for a second site.`,
          );
        }
        takeStaleLock(file, `${candidate}.stale`);
      }
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  throw new StartError(`Cannot lock the data folder ${dataDir}.`);
}

/** Removes the lock of a dead process, but not the one that another process has made since it was read. */
function takeStaleLock(file: string, taken: string): void {
  try {
    renameSync(file, taken);
  } catch {
    return;
  }
  const owner = readLock(taken);
  if (owner && isRunning(owner) && !existsSync(file)) renameSync(taken, file);
  else rmSync(taken, { force: true });
}

interface LockOwner {
  pid: number;
  startedAt: string | undefined;
}

function readLock(file: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as LockOwner;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, startedAt }: LockOwner): boolean {
  return startedAt !== undefined && processStart(pid) === startedAt;
}

export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    writeWhole(file, {
      jwtSecret: randomBytes(48).toString("base64url"),
      publishableKey: `sb_publishable_${randomBytes(24).toString("base64url")}`,
      secretKey: `sb_secret_${randomBytes(32).toString("base64url")}`,
    } satisfies Secrets);
  }
  try {
    return secretsShape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new StartError(
      `The file ${file} is damaged. Delete it: a new one is made, and everyone has to sign in again.`,
    );
  }
}

export function saveSecrets(dataDir: string, secrets: Secrets): void {
  writeWhole(join(dataDir, "secrets.json"), secrets);
}

/** Replaces the file atomically, so that a killed process never leaves half a file. */
function writeWhole(file: string, value: unknown): void {
  const unfinished = `${file}.new`;
  const handle = openSync(unfinished, "w", 0o600);
  writeSync(handle, JSON.stringify(value, null, 2));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
}
