import * as en from "virtual:messages/send-quote.en";
import * as hi from "virtual:messages/send-quote.hi";
import * as ta from "virtual:messages/send-quote.ta";
import { addDays, isDay } from "../../../ui/dates.ts";
import { inRupees } from "../../../ui/text.ts";
import { withPlainDigits } from "../../../ui/typed-text.ts";
import type { Departure } from "../../departures/data.ts";
import { isSoldOut } from "../../departures/sold-out.ts";
import { amountPerPerson, isForSeveral } from "../../prices/amount.ts";
import { basisAfter } from "../../prices/basis.ts";
import { rupeeAmount } from "../../prices/rupees.ts";
import type { Tour } from "../../tours/data.ts";
import type { QuoteInput } from "../schema.ts";

const isIn = (labels: string[], label: string) => labels.includes(label.trim());
/** Whether a price line has the price of a date. */
export const isOfAdults = (label: string) => isIn([en.adult, ta.adult, hi.adult], label);
export const isOfChildren = (label: string) => isIn([en.child, ta.child, hi.child], label);

/** The source of a quote. `departures` are those from today on. `days` is null if the duration names no number. */
export interface TourSource {
  tour: Tour;
  departures: Departure[];
  days: number | null;
}

export type QuotedTour = ReturnType<typeof quotedTour>;

/** The days of a tour and what an adult pays, as the tour's page sums it up: each date can have its own price. */
export function quotedTour({ tour, departures, days }: TourSource) {
  const price = tour.price?.trim() ?? "";
  const ofTour = priceOf(tour, price, tour.price_from ?? rupeeAmount(price));
  return {
    days: days ?? tour.itinerary.length,
    ...ofTour,
    dates: departures.map((departure) => {
      const own = departure.price?.trim();
      return {
        day: departure.starts_on,
        isSoldOut: isSoldOut(departure),
        ...(own ? priceOf(tour, own) : ofTour),
      };
    }),
  };
}

function priceOf({ price_basis }: Tour, price: string, atLeast: number | null = null) {
  const basis = price_basis?.trim() || null;
  const amount = amountPerPerson(price, basis);
  const isAlone = isForSeveral(price, null) || rupeeAmount(price) === null;
  const written = isAlone ? price : [price, basisAfter(price, basis)].filter(Boolean).join(" ");
  return {
    price: amount === null ? written : inRupees(amount),
    /** Whether the price is one amount for each person. */
    isClear: amount !== null,
    isForSeveral: isForSeveral(price, basis),
    /** The amount to fill in. */
    rupees: amount ?? atLeast,
  };
}

export function departureOn({ dates }: QuotedTour, day: string | null) {
  return dates.find((date) => date.day === day);
}

/** The price of an adult on this day. Null if this is not known. A day without a departure has the tour's price. */
export function adultRupees(tour: QuotedTour, day: string | null): number | null {
  const date = departureOn(tour, day);
  return date ? date.rupees : tour.rupees;
}

/** The last day of a trip that begins on `first`. Empty if the number of days is not known. */
export function lastDay({ days }: QuotedTour, first: string | null | undefined): string {
  return first && days && isDay(first) ? addDays(first, days - 1) : "";
}

/** The index of the price line for adults, also if it has another label but still a price of the tour. -1 without one. */
export function adultLine(tour: QuotedTour, lines: QuoteInput["lines"]): number {
  const at = lines.findIndex(({ label }) => isOfAdults(label));
  return at >= 0 ? at : lines.findIndex(({ rupees }) => amountsOf(tour).includes(rupees.trim()));
}

/** The values to fill in when the first day changes. What the operator has typed himself stays. */
export function filledIn(
  tour: QuotedTour,
  earlier: string,
  { from_day, to_day, lines }: Pick<QuoteInput, "from_day" | "to_day" | "lines">,
): { to_day?: string; adult?: { at: number; rupees: string } } {
  const isOwnEnd = to_day !== "" && to_day !== lastDay(tour, earlier);
  const at = adultLine(tour, lines);
  const rupees = adultRupees(tour, from_day);
  const typed = lines[at]?.rupees.trim() ?? "";
  const isOwnPrice = !["", "0", ...amountsOf(tour)].includes(typed);
  return {
    ...(!isOwnEnd && { to_day: lastDay(tour, from_day) }),
    ...(at >= 0 && rupees !== null && !isOwnPrice && { adult: { at, rupees: String(rupees) } }),
  };
}

interface Counts {
  adults: string | undefined;
  children: string | undefined;
}

/**
 * The counts of the price lines for "2 adults, 1 child" or "4 people", which has no children. Without a count where
 * the text does not name one: "4 with 1 child" can be three adults or four.
 */
export function countsIn(people: string): Counts {
  const text = withPlainDigits(people);
  const [, named] = /([0-9]{1,3})\s*(?:child|kid|குழந்தை|बच्च)/i.exec(text) ?? [];
  const [, ofAdults] = /([0-9]{1,3})\s*(?:adult|பெரியவர்|वयस्क)/i.exec(text) ?? [];
  const adults = ofAdults ?? (named ? undefined : /[0-9]{1,3}/.exec(text)?.[0]);
  const isWithout = adults && !/child|kid|குழந்தை|बच्च/i.test(text);
  return { adults, children: isWithout ? "0" : named };
}

/** The last counts of a text that is being edited: a number can be deleted before the next one is typed. */
export function lastCounts(last: Counts, people: string): Counts {
  const { adults = last.adults, children = last.children } = countsIn(people);
  return { adults, children };
}

/**
 * The price lines whose count changes with the text about the people, and their new counts. A count that the operator
 * has typed himself stays, and so does that of a line without a price. So do the adults of a price for several people.
 */
export function countsToFillIn(
  lines: QuoteInput["lines"],
  before: Counts,
  people: string,
  isForSeveral = false,
): { at: number; count: string }[] {
  const counts = countsIn(people);
  return lines.flatMap((line, at) => {
    const isChild = isOfChildren(line.label);
    if (!isChild && (isForSeveral || !isOfAdults(line.label))) return [];
    const who = isChild ? "children" : "adults";
    const count = counts[who];
    const isOwn = ![before[who], isChild ? "0" : "1"].includes(line.count.trim());
    const hasPrice = !isChild || line.rupees.trim() !== "0";
    return count && count !== line.count.trim() && !isOwn && hasPrice ? { at, count } : [];
  });
}

/** The amounts that the form fills in: the price of the tour and those of its dates. */
function amountsOf({ rupees, dates }: QuotedTour): string[] {
  return [rupees, ...dates.map((date) => date.rupees)].flatMap((amount) =>
    amount === null ? [] : String(amount),
  );
}
