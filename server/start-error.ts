import { statfsSync } from "node:fs";
import { MB } from "./megabyte.ts";

/** An error whose message is printed as one sentence, without a stack trace. */
export class StartError extends Error {}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function unusableDatabase(error: unknown): StartError {
  return new StartError(`The database at DATABASE_URL cannot be used: ${messageOf(error)}`);
}

const FULL = /^(ENOSPC|EDQUOT|53100)$|No space left on device|disk is full/i;

/** The same error, or a StartError if the disk of `folder` is full. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  const { code, message, path = folder } = Object(error) as NodeJS.ErrnoException;
  // PostgreSQL does not always say why it ended.
  const isOfDatabase = error instanceof StartError && error.message.startsWith("The database");
  if (!FULL.test(code ?? "") && !FULL.test(message ?? "") && !(isOfDatabase && isFull(folder))) {
    return error;
  }
  return new StartError(
    `The disk of ${path} is full. Free some space, then start again: what is stored there is safe.`,
  );
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < MB;
  } catch {
    return false;
  }
}
