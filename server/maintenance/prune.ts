import type { Client } from "../../app/supabase/types.ts";
import type { Logger } from "../log.ts";

const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes versions, enquiries and reviews that are too old, now and every day. */
export async function pruneDaily(service: Client, log: Logger): Promise<void> {
  await prune(service, log);
  setInterval(() => void prune(service, log), DAY_MS).unref();
}

async function prune(service: Client, log: Logger): Promise<void> {
  const oldest = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
  const versions = await service.from("row_versions").delete().lt("changed_at", oldest);
  if (versions.error) log.error({ err: versions.error }, "pruning the history failed");
  const enquiries = await service.rpc("forget_old_enquiries");
  if (enquiries.error) log.error({ err: enquiries.error }, "removing old enquiries failed");
  const reviews = await service.rpc("forget_old_reviews");
  if (reviews.error) log.error({ err: reviews.error }, "removing old reviews failed");
}
