import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "../../app/supabase/types.ts";
import { DAY_MS } from "../../app/ui/dates.ts";
import { PRUNED_TABLES } from "../backend/tables.ts";
import type { Logger } from "../log.ts";

/** Few, because a tour that is removed for good takes its counts, dates and translations with it. */
const ROWS_AT_ONCE = 50;

/** Removes old rows now and once a day, until the returned function is called. */
export function pruneDaily(service: Client, log: Logger): () => Promise<void> {
  const stop = new AbortController();
  let pruning = prune(service, log, stop.signal);
  const timer = setInterval(() => {
    pruning = pruning.then(() => prune(service, log, stop.signal));
  }, DAY_MS).unref();
  return () => {
    clearInterval(timer);
    stop.abort();
    return pruning;
  };
}

/** Removes old rows in batches, so that nobody waits for them. */
export async function prune(service: Client, log: Logger, stop?: AbortSignal): Promise<void> {
  for (const of_table of PRUNED_TABLES) {
    while (!stop?.aborted) {
      const began = performance.now();
      const { data, error } = await service.rpc("forget_old_rows", {
        of_table,
        most: ROWS_AT_ONCE,
      });
      if (error) log.error({ err: error, table: of_table }, "removing old rows failed");
      if (!data) break;
      // Leaves the database to others for as long as the batch took.
      await delay(performance.now() - began, undefined, { signal: stop }).catch(() => {});
    }
  }
  if (stop?.aborted) return;
  const words = await service.rpc("forget_unused_words");
  if (words.error) log.error({ err: words.error }, "removing unused search words failed");
}
