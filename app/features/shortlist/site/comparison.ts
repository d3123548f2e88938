import type { QueryData } from "@supabase/supabase-js";
import type { Row } from "../../../supabase/types.ts";
import { shortDate } from "../../../ui/dates.ts";
import { monthsInWords } from "../../departures/site/months.ts";
import type { listCompared } from "./data.ts";

export type ComparedTour = QueryData<ReturnType<typeof listCompared>>[number];
export type ComparedDeparture = Pick<
  Row<"departures">,
  "tour_id" | "starts_on" | "price" | "status"
>;

/** A row of the comparison table, with one cell per tour. Each cell is a list of lines. */
export interface ComparedFact {
  name: string;
  cells: string[][];
  differs: boolean;
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

export const noShortlist: ShortlistData = { tours: [], facts: [], missing: [], hasFailed: false };

const SHOWN_DATES = 3;

/** The rows of the comparison, without rows that are empty for every tour. */
export function comparedFacts(
  tours: ComparedTour[],
  departures: ComparedDeparture[],
): ComparedFact[] {
  const facts: [string, (tour: ComparedTour) => (string | null | undefined | false)[]][] = [
    ["Duration", ({ duration }) => [duration]],
    ["Price", priceLines],
    ["Next dates", ({ id }) => dateLines(departures.filter(({ tour_id }) => tour_id === id))],
    ["Starts from", ({ starts_from }) => [starts_from]],
    ["Meals", ({ itinerary }) => mealLines(itinerary)],
    ["Stays", ({ itinerary }) => itinerary.map(({ stay }) => stay)],
    ["Group size", ({ group_size }) => [group_size]],
    ["Pace", ({ pace }) => [pace]],
    ["Best months", ({ best_months }) => [monthsInWords(best_months)]],
    ["Included", ({ inclusions }) => inclusions.map(({ value }) => value)],
    ["Not included", ({ exclusions }) => exclusions.map(({ value }) => value)],
  ];
  return facts
    .map(([name, linesOf]) => {
      const cells = tours.map((tour) => {
        const lines = linesOf(tour).map((line) => (line || "").trim());
        return [...new Set(lines)].filter(Boolean);
      });
      const texts = cells.map((lines) => lines.join("\n").toLowerCase());
      return { name, cells, differs: new Set(texts).size > 1 };
    })
    .filter(({ cells }) => cells.some(({ length }) => length > 0));
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

function dateLines(departures: ComparedDeparture[]): string[] {
  return departures
    .filter(({ status }) => status !== "Sold out")
    .slice(0, SHOWN_DATES)
    .map(({ starts_on, price, status }) =>
      [shortDate(starts_on), price?.trim(), status !== "Open" && status]
        .filter(Boolean)
        .join(" · "),
    );
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
