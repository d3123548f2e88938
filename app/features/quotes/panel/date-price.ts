import * as m from "virtual:messages/panel-quotes";
import { agencyToday } from "../../../editing/agency-time.ts";
import { isDay, shortDate } from "../../../ui/dates.ts";
import { dateOf, type QuotedTour } from "./quoted-tour.ts";

/** What the chosen first day means for the price. Empty if the tour has no dates. */
export function datePriceInWords(tour: QuotedTour, day: string): string {
  const today = agencyToday();
  if (tour.dates.length === 0 || !isDay(day) || day < today) return "";
  const date = shortDate(day, today);
  const departure = dateOf(tour, day);
  const { price, isClear } = departure ?? tour;
  return [
    !departure && m.noDeparture({ date }),
    price && (departure ? m.priceOfDate({ date, price }) : m.priceOfTour({ price })),
    !isClear && m.checkThePrice,
    departure?.isSoldOut && m.dateSoldOut,
  ]
    .filter(Boolean)
    .join(". ");
}
