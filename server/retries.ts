import { setTimeout as delay } from "node:timers/promises";
import { DAY_MS } from "../app/ui/dates.ts";
import type { Logger } from "./log.ts";

export interface RetryOptions {
  log: Logger;
  checkMs?: number | undefined;
  /** The wait before each retry (ms). The last value repeats. */
  delays?: number[] | undefined;
}

const CHECK_MS = 15_000;
const STOP_MS = 5_000;
const DELAYS = [30_000, 120_000, 600_000, 3_600_000];
/** With the delays above, the tries end after about a day. */
export const MAX_TRIES = 27;
/** Nothing is sent about older rows: a restored backup can contain some. */
export const OLDEST_MS = 7 * DAY_MS;

/** For `what`, named in the log: calls `sendDue` now, after each `check` and every `checkMs`, but never twice at the same time. */
export function startRetries(
  what: string,
  sendDue: () => Promise<void>,
  { log, checkMs = CHECK_MS, delays = DELAYS }: RetryOptions,
) {
  let running: Promise<void> | undefined;
  let isDue = false;
  let isStopped = false;

  function check(): void {
    isDue = true;
    if (!isStopped) running ??= sendWhileDue();
  }

  async function sendWhileDue(): Promise<void> {
    while (isDue && !isStopped) {
      isDue = false;
      await sendDue().catch((error: unknown) => log.warn({ err: error }, `${what} cannot be read`));
    }
    running = undefined;
  }

  const timer = setInterval(check, checkMs);
  timer.unref();
  // Later, because `sendDue` can use what this function returns.
  queueMicrotask(check);
  return {
    check,
    isStopped: () => isStopped,
    /** The wait (ms) after this many tries. */
    waitAfter: (tries: number) => delays[Math.min(tries, delays.length) - 1] ?? 0,
    /** Ends the tries and waits for those that run, and for `others`. */
    async stop(others: Iterable<Promise<unknown>> = []): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      // A mail server need not answer, and if the database was killed, a query can wait forever.
      const all = Promise.allSettled([running, ...others]);
      await Promise.race([all, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}
