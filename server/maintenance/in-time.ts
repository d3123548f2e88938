import { StartError } from "../start-error.ts";

/** Long enough for a disk that has to start turning. */
const LIMIT_MS = 20_000;

const last = new Map<string, Promise<unknown>>();

/**
 * Calls `work` on a folder that may be on the network, where a call can hang for hours. Each call that hangs
 * keeps one of Node's four threads for files, so a folder has one call at a time. Throws StartError.
 */
export async function inTime<T>(
  folder: string,
  work: () => Promise<T>,
  limitMs = LIMIT_MS,
): Promise<T> {
  const late = new StartError(`The folder ${folder} does not respond.`);
  let isLate = false;
  const working = Promise.resolve(last.get(folder)).then(() => {
    if (isLate) throw late;
    return work();
  });
  last.set(
    folder,
    working.catch(() => {}),
  );
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(late);
    }, limitMs);
  });
  return Promise.race([working, limit]).finally(() => clearTimeout(timer));
}
