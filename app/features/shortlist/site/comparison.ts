import * as m from "virtual:messages/shortlist";
import type { QueryData } from "@supabase/supabase-js";
import type { Row } from "../../../supabase/types.ts";
import { shortDate } from "../../../ui/dates.ts";
import { shortText } from "../../../ui/short-text.ts";
import { monthsInWords } from "../../departures/site/months.ts";
import { isSoldOut } from "../../departures/sold-out.ts";
import { isForSeveral, isPerPerson } from "../../prices/amount.ts";
import { basisAfter } from "../../prices/basis.ts";
import type { listCompared } from "./data.ts";
import type { ComparedFact } from "./shortlist-data.ts";

type StoredTour = QueryData<ReturnType<typeof listCompared>>[number];
/** `english`: see Translated. */
export type ComparedTour = StoredTour & { english?: StoredTour };
export type ComparedDeparture = Pick<
  Row<"departures">,
  "tour_id" | "starts_on" | "price" | "status" | "seats_left"
>;

const SHOWN_DATES = 3;

/** The words after a date, by its status. Sold-out dates are not listed. */
const statuses: Record<NonNullable<ComparedDeparture["status"]>, string> = {
  Open: "",
  Guaranteed: m.guaranteed,
  "Filling fast": m.fillingFast,
  "Sold out": "",
};

/**
 * The price, then the facts that differ, then those that are equal. Leaves out facts that no tour has.
 * Inclusions and exclusions are split: lines that differ, and lines that all tours share.
 */
export function comparedFacts(
  tours: ComparedTour[],
  departures: ComparedDeparture[],
): ComparedFact[] {
  const of = (
    name: string,
    linesOf: (tour: ComparedTour) => (string | null | undefined | false)[],
  ) =>
    comparedFact(
      name,
      tours.map((tour) => {
        const lines = linesOf(tour).map((line) => (line || "").trim());
        return [...new Set(lines)].filter(Boolean);
      }),
    );
  const price = of(m.price, priceLines);
  const facts = [
    of(m.duration, ({ duration }) => [duration]),
    of(m.nextDates, ({ id }) => comingDates(departures, id).slice(0, SHOWN_DATES).map(dateLine)),
    of(m.startsFrom, ({ starts_from }) => [starts_from]),
    of(m.meals, ({ itinerary }) => mealLines(itinerary)),
    of(m.stays, ({ itinerary }) => itinerary.map(({ stay }) => stay)),
    of(m.groupSize, ({ group_size }) => [group_size]),
    of(m.pace, ({ pace }) => [pace]),
    of(m.bestMonths, ({ best_months }) => [monthsInWords(best_months)]),
    ...[
      of(m.included, ({ inclusions }) => inclusions.map(({ value }) => value)),
      of(m.notIncluded, ({ exclusions }) => exclusions.map(({ value }) => value)),
    ].flatMap(withoutCommonLines),
  ].filter(({ cells }) => cells.some(({ length }) => length > 0));
  return [
    price,
    ...facts.filter(({ differs }) => differs),
    ...facts.filter((fact) => !fact.differs),
  ];
}

function comparedFact(name: string, cells: string[][]): ComparedFact {
  const texts = cells.map((lines) => lines.join("\n").toLowerCase());
  return { name, cells, differs: new Set(texts).size > 1 };
}

/** Splits a list into the lines that differ and the lines that every tour has. */
function withoutCommonLines(fact: ComparedFact): ComparedFact[] {
  const { name, cells, differs } = fact;
  const has = (lines: string[], line: string) =>
    lines.some((each) => each.toLowerCase() === line.toLowerCase());
  const common = (cells[0] ?? []).filter((line) => cells.every((lines) => has(lines, line)));
  if (!differs || common.length === 0) return [fact];
  const rest = cells.map((lines) => lines.filter((line) => !has(common, line)));
  return [
    { ...comparedFact(name, rest), isRest: true },
    comparedFact(
      name,
      cells.map(() => common),
    ),
  ];
}

/** The message to the family: numbered tours with price and next date, and the question which one. */
export function familyText(
  tours: Pick<ComparedTour, "id" | "title" | "duration" | "price" | "price_basis" | "english">[],
  departures: ComparedDeparture[],
  today: string,
): string {
  const lines = tours.map((tour, at) => {
    const { id, title, duration, price } = tour;
    const [next] = comingDates(departures, id);
    const ownPrice = next?.price?.trim();
    const itsPrice = ownPrice || price?.trim();
    return [
      `${at + 1}. ${shortText(title, 100)}`,
      duration,
      itsPrice || m.onRequest,
      ...(itsPrice ? forWhom(tour, ownPrice) : []),
      next && m.next({ date: shortDate(next.starts_on, today) }),
    ]
      .filter(Boolean)
      .join(" · ");
  });
  const numbers = tours.map((_, at) => at + 1);
  const last = numbers.pop();
  return numbers.length > 0
    ? [m.whichTour, ...lines, m.reply({ numbers: numbers.join(", "), last: last ?? "" })].join("\n")
    : [m.thisTour, ...lines].join("\n");
}

/** The departures of a tour that are not sold out, in the given order. */
function comingDates(departures: ComparedDeparture[], tourId: string): ComparedDeparture[] {
  return departures.filter((date) => date.tour_id === tourId && !isSoldOut(date));
}

/** "Per person", unless the price is for others or says so itself, and the basis of the price. */
function forWhom(tour: Pick<ComparedTour, "price" | "price_basis" | "english">, ownPrice?: string) {
  // The basis is of the tour's own price.
  if (ownPrice && isForSeveral(ownPrice, null)) return [];
  const { price_basis } = tour.english ?? tour;
  const priced = ownPrice ? { price: ownPrice, price_basis } : tour;
  const isForEach = isPerPerson(priced);
  const basis = basisAfter(isForEach ? m.perPerson : (priced.price ?? ""), tour.price_basis);
  return [isForEach && m.perPerson, basis];
}

function priceLines(tour: ComparedTour) {
  const { price, child_price, single_supplement } = tour;
  if (!price?.trim()) return [m.priceOnRequest];
  return [
    price,
    ...forWhom(tour),
    child_price?.trim() && m.child({ price: child_price }),
    single_supplement?.trim() && m.singleSupplement({ price: single_supplement }),
  ];
}

function dateLine({ starts_on, price, status }: ComparedDeparture): string {
  return [shortDate(starts_on), price?.trim(), status && statuses[status]]
    .filter(Boolean)
    .join(" · ");
}

/** Not inside brackets, as in "Dinner (veg & non-veg)". */
const BETWEEN_MEALS =
  /(?:[,;·+&]|(?<=\p{L}{2} ?)\/(?= ?\p{L}{2})|\band\b|(?<= )(?:மற்றும்|और)(?= ))(?![^()]*\))/iu;

/** Lines such as "Breakfast: 4 days", the most frequent meal first. */
function mealLines(itinerary: ComparedTour["itinerary"]): string[] {
  const meals = new Map<string, { name: string; days: number }>();
  for (const day of itinerary) {
    // "MAP (Breakfast & Dinner)"
    const inWords = (day.meals ?? "").replace(/\b(?:CP|MAP|AP|EP)\s*\(([^()]+)\)/gi, "$1");
    const names = inWords.split(BETWEEN_MEALS).map((name) => name.trim());
    for (const name of new Set(names.filter(Boolean))) {
      const key = name.toLowerCase();
      const meal = meals.get(key) ?? {
        name: name.charAt(0).toUpperCase() + name.slice(1),
        days: 0,
      };
      meals.set(key, { ...meal, days: meal.days + 1 });
    }
  }
  return [...meals.values()]
    .sort((one, other) => other.days - one.days)
    .map(({ name, days }) => m.mealDays({ meal: name, count: days }));
}
