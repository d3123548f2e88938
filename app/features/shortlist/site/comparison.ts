import * as m from "virtual:messages/shortlist";
import type { QueryData } from "@supabase/supabase-js";
import type { Row } from "../../../supabase/types.ts";
import { shortDate } from "../../../ui/dates.ts";
import { shortText } from "../../../ui/short-text.ts";
import { monthsInWords } from "../../departures/site/months.ts";
import { isSoldOut } from "../../departures/sold-out.ts";
import type { listCompared } from "./data.ts";

export type ComparedTour = QueryData<ReturnType<typeof listCompared>>[number];
export type ComparedDeparture = Pick<
  Row<"departures">,
  "tour_id" | "starts_on" | "price" | "status" | "seats_left"
>;

/** A fact of the compared tours, with one cell per tour. Each cell is a list of lines. */
export interface ComparedFact {
  name: string;
  cells: string[][];
  /** False if all tours have the same text. */
  differs: boolean;
  /** True if the lines that all tours share are another fact with the same name. */
  isRest?: boolean;
}

export interface ShownTour {
  id: string;
  /** The id in the URL of the shortlist, which can be an earlier one. */
  savedAs: string;
  path: string;
  title: string;
  /** For the agency, if `title` is in another language. */
  englishTitle?: string | undefined;
  is_english?: true;
  image_url: string;
}

export interface ShortlistData {
  tours: ShownTour[];
  facts: ComparedFact[];
  /** The ids in the shortlist for which no tour exists. */
  missing: string[];
  hasFailed: boolean;
}

export const noShortlist: ShortlistData = {
  tours: [],
  facts: [],
  missing: [],
  hasFailed: false,
};

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
  tours: Pick<ComparedTour, "id" | "title" | "duration" | "price" | "price_basis">[],
  departures: ComparedDeparture[],
  today: string,
): string {
  const lines = tours.map(({ id, title, duration, price, price_basis }, at) => {
    const [next] = comingDates(departures, id);
    const itsPrice = next?.price?.trim() || price?.trim();
    return [
      `${at + 1}. ${shortText(title, 100)}`,
      duration,
      itsPrice || m.onRequest,
      itsPrice && (price_basis?.trim() || m.perPerson),
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

function priceLines({ price, price_basis, child_price, single_supplement }: ComparedTour) {
  if (!price?.trim()) return [m.priceOnRequest];
  return [
    price,
    price_basis?.trim() || m.perPerson,
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
