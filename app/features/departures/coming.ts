import { shortDate } from "../../ui/dates.ts";
import type { Departure } from "./data.ts";

/** A departure as a tour's page shows it. */
export interface ComingDeparture {
  /** yyyy-mm-dd. */
  day: string;
  /** "Fri 14 Dec", with the year when it is not this one. */
  date: string;
  price: string | null;
  status: Departure["status"];
  seatsLeft: number | null;
  isSoldOut: boolean;
}

/** The departures as visitors see them on the agency's day `today`. */
export function comingDepartures(departures: Departure[], today: string): ComingDeparture[] {
  return departures.map(({ starts_on, price, status, seats_left }) => ({
    day: starts_on,
    date: shortDate(starts_on, today),
    price: price?.trim() || null,
    status,
    seatsLeft: seats_left,
    isSoldOut: status === "Sold out",
  }));
}

/** The next departure that is not sold out. */
export function nextDeparture(departures: ComingDeparture[]): ComingDeparture | undefined {
  return departures.find(({ isSoldOut }) => !isSoldOut);
}

/** "₹15,500 · Filling fast · 4 seats left", as far as it is known. */
export function departureFacts({ price, status, seatsLeft, isSoldOut }: ComingDeparture): string {
  const seats = isSoldOut || seatsLeft === null ? null : seatsInWords(seatsLeft);
  return [price, status, seats].filter(Boolean).join(" · ");
}

function seatsInWords(count: number): string {
  if (count === 0) return "No seats left";
  return count === 1 ? "1 seat left" : `${count} seats left`;
}
