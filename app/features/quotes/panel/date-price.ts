import * as m from "virtual:messages/panel-quotes";
import { agencyToday } from "../../../editing/agency-time.ts";
import { isDay, shortDate } from "../../../ui/dates.ts";
import { departureOn, type QuotedTour } from "./quoted-tour.ts";

/** The effect of the chosen first day on the price. Without dates, only whether the price is to be checked. */
export function datePriceInWords(tour: QuotedTour, day: string): string {
  const today = agencyToday();
  const hasDate = tour.dates.length > 0 && isDay(day) && day >= today;
  const date = hasDate ? shortDate(day, today) : "";
  const departure = hasDate ? departureOn(tour, day) : undefined;
  const { price, isClear } = departure ?? tour;
  if (!hasDate && (isClear || !price)) return "";
  return [
    hasDate && !departure && m.noDeparture({ date }),
    price && (departure ? m.priceOfDate({ date, price }) : m.priceOfTour({ price })),
    !isClear && m.checkThePrice,
    departure?.isSoldOut && m.dateSoldOut,
  ]
    .filter(Boolean)
    .join(". ");
}
