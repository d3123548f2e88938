import type { QueryData } from "@supabase/supabase-js";
import type { Row } from "../../../supabase/types.ts";
import { shortDate } from "../../../ui/dates.ts";
import { shortText } from "../../../ui/text.ts";
import { monthsInWords } from "../../departures/site/months.ts";
import type { listCompared } from "./data.ts";

export type ComparedTour = QueryData<ReturnType<typeof listCompared>>[number];
export type ComparedDeparture = Pick<
  Row<"departures">,
  "tour_id" | "starts_on" | "price" | "status"
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
  /** The id in the shortlist, which can be an earlier id of the tour. */
  id: string;
  path: string;
  title: string;
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
  const price = of("Price", priceLines);
  const facts = [
    of("Duration", ({ duration }) => [duration]),
    of("Next dates", ({ id }) => comingDates(departures, id).slice(0, SHOWN_DATES).map(dateLine)),
    of("Starts from", ({ starts_from }) => [starts_from]),
    of("Meals", ({ itinerary }) => mealLines(itinerary)),
    of("Stays", ({ itinerary }) => itinerary.map(({ stay }) => stay)),
    of("Group size", ({ group_size }) => [group_size]),
    of("Pace", ({ pace }) => [pace]),
    of("Best months", ({ best_months }) => [monthsInWords(best_months)]),
    ...[
      of("Included", ({ inclusions }) => inclusions.map(({ value }) => value)),
      of("Not included", ({ exclusions }) => exclusions.map(({ value }) => value)),
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
    return [
      `${at + 1}. ${shortText(title, 100)}`,
      duration,
      price?.trim() || "price on request",
      price?.trim() && (price_basis?.trim() || "per person"),
      next && `next ${shortDate(next.starts_on, today)}`,
    ]
      .filter(Boolean)
      .join(" · ");
  });
  const numbers = tours.map((_, at) => at + 1);
  const last = numbers.pop();
  return numbers.length > 0
    ? ["Which tour shall we take?", ...lines, `Reply ${numbers.join(", ")} or ${last}`].join("\n")
    : ["Shall we take this tour?", ...lines].join("\n");
}

/** The departures of a tour that are not sold out, in the given order. */
function comingDates(departures: ComparedDeparture[], tourId: string): ComparedDeparture[] {
  return departures.filter(({ tour_id, status }) => tour_id === tourId && status !== "Sold out");
}

function priceLines({ price, price_basis, child_price, single_supplement }: ComparedTour) {
  if (!price?.trim()) return ["Price on request"];
  return [
    price,
    price_basis?.trim() || "per person",
    child_price?.trim() && `Child: ${child_price}`,
    single_supplement?.trim() && `Single supplement: ${single_supplement}`,
  ];
}

function dateLine({ starts_on, price, status }: ComparedDeparture): string {
  return [shortDate(starts_on), price?.trim(), status !== "Open" && status]
    .filter(Boolean)
    .join(" · ");
}

/** Lines such as "Breakfast: 4 days", the most frequent meal first. */
function mealLines(itinerary: ComparedTour["itinerary"]): string[] {
  const meals = new Map<string, { name: string; days: number }>();
  for (const day of itinerary) {
    const names = (day.meals ?? "").split(/[,;·+&]|\band\b/i).map((name) => name.trim());
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
    .map(({ name, days }) => `${name}: ${days === 1 ? "1 day" : `${days} days`}`);
}
