import type { Client } from "../../app/supabase/types.ts";
import type { Logger } from "../log.ts";

const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the versions that are too old, now and every day. The triggers keep their number per row. */
export async function pruneHistoryDaily(service: Client, log: Logger): Promise<void> {
  await pruneHistory(service, log);
  setInterval(() => void pruneHistory(service, log), DAY_MS).unref();
}

async function pruneHistory(service: Client, log: Logger): Promise<void> {
  const oldest = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
  const { error } = await service.from("row_versions").delete().lt("changed_at", oldest);
  if (error) log.error({ err: error }, "pruning the history failed");
}
