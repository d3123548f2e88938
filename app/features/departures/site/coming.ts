import * as m from "virtual:messages/tour";
import { shortDate } from "~/ui/dates";
import type { Departure } from "../data";
import { isSoldOut } from "../sold-out";

const statusNames = {
  Open: m.open,
  "Filling fast": m.fillingFast,
  Guaranteed: m.guaranteed,
  "Sold out": m.soldOut,
};

/** The tour page lists at most this many dates. All can be chosen in its field for the date. */
export const LISTED_DATES = 60;

/** A departure, formatted for the tour page. */
export interface ComingDeparture {
  /** yyyy-mm-dd. */
  day: string;
  /** "Fri 14 Dec", followed by the year unless it is the current year. */
  date: string;
  price: string | null;
  status: Departure["status"];
  seatsLeft: number | null;
  isSoldOut: boolean;
}

/** Formats departures for visitors. `today` (yyyy-mm-dd) is in the agency's time zone. */
export function comingDepartures(departures: Departure[], today: string): ComingDeparture[] {
  return departures.map((departure) => ({
    day: departure.starts_on,
    date: shortDate(departure.starts_on, today),
    price: departure.price?.trim() || null,
    status: isSoldOut(departure) ? "Sold out" : departure.status,
    seatsLeft: departure.seats_left,
    isSoldOut: isSoldOut(departure),
  }));
}

/** The next departure that is not sold out. */
export function nextDeparture(departures: ComingDeparture[]): ComingDeparture | undefined {
  return departures.find(({ isSoldOut }) => !isSoldOut);
}

/** Joins the known facts, for example "₹15,500 · Filling fast · 4 seats left". */
export function departureFacts({ price, status, seatsLeft, isSoldOut }: ComingDeparture): string {
  const seats = isSoldOut || seatsLeft === null ? null : m.seatsLeft({ count: seatsLeft });
  return [price, status && statusNames[status], seats].filter(Boolean).join(" · ");
}
