import * as m from "virtual:messages/panel-tours";
import type { TourChanges } from "~/supabase/tour-changes";
import { addDays } from "~/ui/dates";

/** The most dates that one request can move within the database's time for a request. */
export const MAX_MOVED_DATES = 10_000;

/** A departure that can move to another day. */
export interface MovedDate {
  id: string;
  tour_id: string;
  starts_on: string;
  updated_at: string;
}

/** One date before and after. With a `reason`, it stays. */
export interface DateLine {
  tourId: string;
  before: string;
  after: string;
  reason?: string;
}

/** Moves the dates from `from` to `to` by some days. `dates`: all coming dates of the tours. */
export function shiftDates(
  dates: MovedDate[],
  { days, from = "", to = "" }: { days: number; from?: string; to?: string },
  today: string,
): { lines: DateLine[]; changes: TourChanges } {
  const isMoved = ({ starts_on }: MovedDate) =>
    starts_on >= from && (to === "" || starts_on <= to) && addDays(starts_on, days) >= today;
  const key = (tourId: string, day: string) => `${tourId} ${day}`;
  const taken = new Set(
    dates.filter((date) => !isMoved(date)).map((date) => key(date.tour_id, date.starts_on)),
  );
  // A date that stays is in the way of the one behind it.
  const inOrder = [...dates].sort((a, b) => a.starts_on.localeCompare(b.starts_on));
  if (days > 0) inOrder.reverse();
  const lines: DateLine[] = [];
  const departures: NonNullable<TourChanges["departures"]> = [];
  for (const date of inOrder) {
    const { id, tour_id, starts_on, updated_at } = date;
    if (starts_on < from || (to !== "" && starts_on > to)) continue;
    const after = addDays(starts_on, days);
    const line = { tourId: tour_id, before: starts_on, after };
    if (!isMoved(date)) lines.push({ ...line, reason: m.inThePast });
    else if (taken.has(key(tour_id, after))) {
      taken.add(key(tour_id, starts_on));
      lines.push({ ...line, reason: m.dateTaken });
    } else {
      lines.push(line);
      departures.push({ id, version: updated_at, set: { starts_on: after } });
    }
  }
  lines.sort((a, b) => a.before.localeCompare(b.before));
  return { lines, changes: { departures } };
}
