import * as m from "virtual:messages/tour";
import { shortDate } from "~/ui/dates";
import { inRupees } from "~/ui/text";
import { type Party, peopleLine, withParty } from "../party";
import type { TourDetails } from "./tour-details";

type Priced = Pick<
  TourDetails,
  "today" | "departures" | "price" | "amount" | "childPrice" | "childAmount"
>;

export type Trip = ReturnType<typeof tripOf>;

/** The chosen departure of this tour, its price, and the sum for everybody. */
export function tripOf(tour: Priced, { people, children, date, from }: Party) {
  const departure = tour.departures.find(({ day, isSoldOut }) => day === date && !isSoldOut);
  // A tour without departures starts on any day to come.
  const anyDay = date && date >= tour.today ? date : undefined;
  const day = tour.departures.length > 0 ? departure?.day : anyDay;
  const amount = departure ? departure.amount : tour.amount;
  return {
    people,
    children,
    from,
    departure,
    day,
    /** "Fri 18 Dec". */
    date: departure?.date ?? (day && shortDate(day)),
    price: departure?.price ?? tour.price,
    /** The seats of the departure, if there are fewer than people. */
    seatsShort:
      people && departure?.seatsLeft != null && departure.seatsLeft < people
        ? departure.seatsLeft
        : undefined,
    sum: people ? sumOf(tour, amount, people, children) : undefined,
  };
}

/** Undefined unless there is one known amount for every person and every child. */
function sumOf(
  { childPrice, childAmount }: Priced,
  amount: number | null,
  people: number,
  children = 0,
): { words: string; total: string } | undefined {
  const childrenAtChildPrice = childPrice ? children : 0;
  const parts: [count: number, amount: number | null][] = [
    [people - childrenAtChildPrice, amount],
    [childrenAtChildPrice, childAmount],
  ];
  const words: string[] = [];
  let sum = 0;
  for (const [count, each] of parts) {
    if (count === 0) continue;
    if (each === null) return undefined;
    sum += count * each;
    words.push(`${count} × ${inRupees(each)}`);
  }
  return { words: `${words.join(" + ")} = ${inRupees(sum)}`, total: inRupees(sum) };
}

/** A tour to share. With a chosen date or party, its text names them and its URL has them. */
export function sharedTrip(
  title: string,
  url: string,
  { day, ...trip }: Trip,
): { url: string; text?: string } {
  const tripUrl = withParty(url, { ...trip, date: day });
  if (tripUrl === url) return { url };
  return { url: tripUrl, text: [`${title}: ${tripUrl}`, ...tripLines(trip)].join("\n") };
}

/** The title of a tour in a message to the agency: with the English one, if it is translated. */
export function titleForAgency({
  title,
  english_title,
}: Pick<TourDetails, "title" | "english_title">): string {
  return english_title && english_title !== title ? `${title} (${english_title})` : title;
}

type Asked = Partial<Pick<Trip, "people" | "children" | "date" | "from" | "sum">>;

/**
 * The text of the WhatsApp message about a tour. If `asksForPeople` is true and the number is unknown, the
 * message has a line without the number, for the visitor to fill in.
 */
export function askText(title: string, url: string, trip: Asked, asksForPeople = false): string {
  return [m.wantToKnow({ title, url }), ...tripLines(trip, asksForPeople)].join("\n");
}

/** The trip, as a message tells it to the agency. */
export function tripLines({ date, from, sum, ...party }: Asked, asksForPeople = false) {
  return [
    date && m.dateLine({ date }),
    (party.people || asksForPeople) && peopleLine(party),
    sum?.words,
    from && m.startingFrom({ place: from }),
  ].filter(Boolean);
}
