import { agencyToday } from "~/editing/agency-time";
import { shortDate } from "~/ui/dates";
import { forThreeLines } from "~/ui/text";
import type { TourCard } from "../../data";

/** A tour, formatted for its card. */
export interface ShownCard extends Omit<TourCard, "next_departure"> {
  /** "Fri 4 Dec", followed by the year unless it is the current year. */
  nextDate: string | null;
  /** The text for which a search found the tour, unless its title shows it. */
  reason?: string | undefined;
  /** How the tour differs from a search without results. */
  difference?: string | undefined;
}

/** Formats tours for their cards: shortens the summary and formats the next date. */
export function shownCards<T extends TourCard>(
  tours: T[],
): (Omit<T, "next_departure"> & ShownCard)[] {
  const today = agencyToday();
  return tours.map(({ next_departure, ...tour }) => ({
    ...tour,
    summary: forThreeLines(tour.summary),
    nextDate: next_departure && shortDate(next_departure, today),
  }));
}
