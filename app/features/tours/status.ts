import { parseTimestamp } from "../../editing/agency-time.ts";

export const tourStatuses = ["draft", "scheduled", "live", "hidden"] as const;
export type TourStatus = (typeof tourStatuses)[number];

/** The columns of a tour that say when visitors see it (ISO 8601). */
interface StatusDates {
  published_at: string | null;
  hidden_at: string | null;
  shown_at: string | null;
}

/** The status columns that a save changes. A new tour without these columns is live. */
export type StatusChange = Partial<StatusDates>;

/** Compares the dates like `is_live` in the database. */
export function statusOf(dates: StatusDates, now = Date.now()): TourStatus {
  const hasCome = (date: string | null) => date !== null && parseTimestamp(date).getTime() <= now;
  if (!dates.published_at) return "draft";
  if (hasCome(dates.hidden_at) && !hasCome(dates.shown_at)) return "hidden";
  return hasCome(dates.published_at) ? "live" : "scheduled";
}

/** Whether a date is in the future. Publishing a tour clears only a past `hidden_at`. */
export function isToCome(date: string | null): boolean {
  return date !== null && parseTimestamp(date).getTime() > Date.now();
}

/** PostgreSQL reads this text as its current time. The operator's clock might be wrong. */
export const NOW = "now";

export const PUBLISHED = {
  published_at: NOW,
  hidden_at: null,
  shown_at: null,
} satisfies StatusChange;
export const DRAFT = { published_at: null } satisfies StatusChange;

/** The change that hides a tour. The date on which it will be shown again stays. */
export function hiddenNow({ shown_at }: Pick<StatusDates, "shown_at">) {
  return { hidden_at: NOW, shown_at: isToCome(shown_at) ? shown_at : null } satisfies StatusChange;
}
