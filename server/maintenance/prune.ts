import type { Client } from "../../app/supabase/types.ts";
import type { Logger } from "../log.ts";

const KEPT_DAYS = 90;
const COUNTS_KEPT_DAYS = 760; // 25 months
const MAILS_KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function pruneDaily(service: Client, log: Logger): Promise<void> {
  await prune(service, log);
  setInterval(() => void prune(service, log), DAY_MS).unref();
}

async function prune(service: Client, log: Logger): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const versions = await service.from("row_versions").delete().lt("changed_at", daysAgo(KEPT_DAYS));
  if (versions.error) log.error({ err: versions.error }, "pruning the history failed");
  const enquiries = await service.rpc("forget_old_enquiries");
  if (enquiries.error) log.error({ err: enquiries.error }, "removing old enquiries failed");
  const addresses = await service.rpc("forget_left_addresses");
  if (addresses.error) log.error({ err: addresses.error }, "removing left addresses failed");
  const oldestDay = daysAgo(COUNTS_KEPT_DAYS).slice(0, 10);
  const counts = await service.from("daily_counts").delete().lt("day", oldestDay);
  if (counts.error) log.error({ err: counts.error }, "removing old sums failed");
  const mails = await service.from("mails").delete().lt("created_at", daysAgo(MAILS_KEPT_DAYS));
  if (mails.error) log.error({ err: mails.error }, "removing old mails failed");
  const quotes = await service.rpc("forget_old_quotes");
  if (quotes.error) log.error({ err: quotes.error }, "removing old quotes failed");
  const reviews = await service.rpc("forget_old_reviews");
  if (reviews.error) log.error({ err: reviews.error }, "removing old reviews failed");
  const words = await service.rpc("forget_unused_words");
  if (words.error) log.error({ err: words.error }, "removing unused search words failed");
}
