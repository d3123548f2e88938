import { nextAgencyMidnight } from "../../app/editing/agency-time.ts";
import { readCompany } from "../../app/features/company/data.ts";
import type { Client } from "../../app/supabase/types.ts";
import type { Backend } from "../backend/backend.ts";
import type { Logger } from "../log.ts";

/** The database's clock can be slightly behind ours. */
const MARGIN_MS = 300;
/** setTimeout overflows after 24.8 days. */
const MAX_WAIT_MS = 3_600_000;
const RETRY_MS = 5_000;

/** Purges caches at midnight and at the dates on which tours and the notice are shown or hidden: pages change, rows do not. */
export async function purgeOnSchedule(
  { service, onChange, onMissedChanges }: Backend,
  purgeAll: () => void,
  log: Logger,
): Promise<void> {
  let purgedAt = Date.now();
  let timer: NodeJS.Timeout | undefined;

  let running: Promise<void> | undefined;
  let isOutdated = false;

  /** During a run, calls together cause only one more: an import changes thousands of rows. */
  function schedule(): Promise<void> {
    isOutdated = true;
    running ??= (async () => {
      while (isOutdated) {
        isOutdated = false;
        await setTimer();
      }
      running = undefined;
    })();
    return running;
  }

  async function setTimer(): Promise<void> {
    const next = await nextStatusDate(service, purgedAt).then(
      (date) => Math.min(date, nextAgencyMidnight(purgedAt)) + MARGIN_MS,
      (error: unknown) => {
        log.warn({ err: error }, "the dates of the tours and the notice cannot be read");
        return undefined;
      },
    );
    const now = Date.now();
    // Only after a successful read: without the database, the old pages are better than default content.
    if (next !== undefined && next <= now) {
      purgedAt = now;
      purgeAll();
      isOutdated = true;
      return;
    }
    clearTimeout(timer);
    const wait = next === undefined ? RETRY_MS : Math.min(next - now, MAX_WAIT_MS);
    timer = setTimeout(schedule, wait).unref();
  }

  onChange(({ table }) => {
    if (table === "tours" || table === "company_info") void schedule();
  });
  onMissedChanges(() => void schedule());
  await schedule();
}

/** The next time (epoch ms) after `moment` that a tour or the notice is shown or hidden, or Infinity. */
async function nextStatusDate(client: Client | undefined, moment: number): Promise<number> {
  if (!client) return Number.POSITIVE_INFINITY;
  const dates = await Promise.all([
    ...statusDates.map((column) => nextDate(client, column, moment)),
    nextNoticeDate(client, moment),
  ]);
  return Math.min(...dates);
}

async function nextNoticeDate(client: Client, moment: number): Promise<number> {
  const { data } = await readCompany(client).throwOnError();
  const dates = [data?.notice_from, data?.notice_until].map((date) => Date.parse(date ?? ""));
  return Math.min(...dates.filter((date) => date > moment), Number.POSITIVE_INFINITY);
}

const statusDates = ["published_at", "hidden_at", "shown_at"] as const;

async function nextDate(client: Client, column: (typeof statusDates)[number], moment: number) {
  const { data } = await client
    .from("tours")
    .select("published_at, hidden_at, shown_at")
    .gt(column, new Date(moment).toISOString())
    .order(column)
    .limit(1)
    .maybeSingle()
    .throwOnError();
  const date = Date.parse(data?.[column] ?? "");
  return Number.isNaN(date) ? Number.POSITIVE_INFINITY : date;
}
