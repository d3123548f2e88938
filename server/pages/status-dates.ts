import type { Client } from "../../app/supabase/types.ts";
import type { Backend } from "../backend/backend.ts";
import type { Logger } from "../log.ts";

/** The database's clock may be a little behind ours. */
const MARGIN_MS = 300;
/** setTimeout overflows after 24.8 days. */
const LONGEST_WAIT_MS = 3_600_000;
const RETRY_MS = 5_000;

/**
 * Purges the caches when the date of a tour is reached: no write happens then, so no notification does it.
 * Without the secret key those dates cannot be read, and pages are renewed by their age only.
 */
export async function purgeOnStatusDates(
  { service, onChange, onMissedChanges }: Backend,
  purgeAll: () => void,
  log: Logger,
): Promise<void> {
  if (!service) return;
  let purgedAt = Date.now();
  let timer: NodeJS.Timeout | undefined;

  async function schedule(client: Client): Promise<void> {
    const next = await nextStatusDate(client, purgedAt).catch((error: unknown) => {
      log.warn({ err: error }, "the dates of the tours cannot be read");
      return Date.now() + RETRY_MS;
    });
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (next + MARGIN_MS <= Date.now()) {
          purgedAt = Date.now();
          purgeAll();
        }
        void schedule(client);
      },
      Math.min(next + MARGIN_MS - Date.now(), LONGEST_WAIT_MS),
    ).unref();
  }

  onChange(({ table }) => {
    if (table === "tours") void schedule(service);
  });
  onMissedChanges(() => void schedule(service));
  await schedule(service);
}

/** The first date (epoch ms) after `moment` at which a tour goes live or is hidden; else Infinity. */
async function nextStatusDate(client: Client, moment: number): Promise<number> {
  const [published, hidden] = await Promise.all([
    nextDate(client, "published_at", moment),
    nextDate(client, "hidden_at", moment),
  ]);
  return Math.min(published, hidden);
}

async function nextDate(client: Client, column: "published_at" | "hidden_at", moment: number) {
  const { data, error } = await client
    .from("tours")
    .select("published_at, hidden_at")
    .gt(column, new Date(moment).toISOString())
    .order(column)
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  const date = data?.[column];
  return date ? Date.parse(date) : Number.POSITIVE_INFINITY;
}
