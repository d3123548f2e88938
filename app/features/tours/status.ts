import { dateOf } from "../../editing/agency-time.ts";

export const tourStatuses = ["draft", "scheduled", "live", "hidden"] as const;
export type TourStatus = (typeof tourStatuses)[number];

/** The columns of a tour that say when visitors see it (ISO 8601). */
interface StatusDates {
  published_at: string | null;
  hidden_at: string | null;
}

/** The status columns that a save changes. A new tour without these columns is live. */
export type StatusChange = Partial<StatusDates>;

/** Compares the dates like the row-level security policy of `tours`. */
export function statusOf({ published_at, hidden_at }: StatusDates, now = Date.now()): TourStatus {
  if (!published_at) return "draft";
  if (hidden_at && dateOf(hidden_at).getTime() <= now) return "hidden";
  return dateOf(published_at).getTime() > now ? "scheduled" : "live";
}

/** Whether a date is in the future. Publishing a tour clears only a past `hidden_at`. */
export function isToCome(date: string | null): boolean {
  return date !== null && dateOf(date).getTime() > Date.now();
}

export const statusLabels: Record<TourStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  live: "Live",
  hidden: "Hidden",
};

/** PostgreSQL reads this text as its current time. The operator's clock might be wrong. */
export const NOW = "now";

export const PUBLISHED = { published_at: NOW, hidden_at: null } satisfies StatusChange;
export const HIDDEN = { hidden_at: NOW } satisfies StatusChange;
export const DRAFT = { published_at: null } satisfies StatusChange;
