import type { TourSearch } from "~/supabase/database.types";
import { pageHref } from "~/ui/pagination";
import { monthNames, readQuery } from "./read-query";
import { budgets } from "./search-tours";

/** What a visitor asks of a list, as the fields of its address; "" where nothing is asked. */
export interface ListFilters {
  q: string;
  days: string;
  budget: string;
  month: string;
  category: string;
  /** The starting city. */
  from: string;
  sort: string;
}

export const dayRanges = ["1-3", "4-6", "7-"];
export const orders = {
  "": "Newest first",
  price: "Price, low to high",
  duration: "Shortest first",
};

const LONGEST_QUERY = 200;

/** The filters of an address; ignores unknown values. */
export function filtersOf(search: URLSearchParams): ListFilters {
  const text = (name: string) => (search.get(name) ?? "").slice(0, LONGEST_QUERY);
  const oneOf = (name: string, values: (string | number)[]) =>
    values.map(String).find((value) => value === search.get(name)) ?? "";
  return {
    q: text("q"),
    days: oneOf("days", dayRanges),
    budget: oneOf("budget", budgets),
    month: oneOf(
      "month",
      [...monthNames.keys()].map((at) => at + 1),
    ),
    category: text("category"),
    from: text("from"),
    sort: oneOf("sort", Object.keys(orders)),
  };
}

/** The address of one page of a list. */
export function listHref(path: string, filters: ListFilters, page = 1): string {
  return pageHref(path, { ...filters, q: filters.q.trim() }, page);
}

/** The filters besides the category and the order. */
export function narrowingOf({ q, days, budget, month, from }: ListFilters): string[] {
  return [q.trim(), days, budget, month, from].filter((value) => value !== "");
}

/** The search that the filters ask for. A filter wins over what the query says about the same. */
export function searchOf({
  q,
  days,
  budget,
  month,
  category,
  from,
  sort,
}: ListFilters): TourSearch {
  const read = readQuery(q);
  const [min, max] = days ? days.split("-").map(Number) : (read.days ?? []);
  return {
    query: read.words,
    in_category: category || undefined,
    min_days: min,
    max_days: max || undefined,
    max_price: Number(budget) || read.budget,
    in_month: Number(month) || read.month,
    from_city: from || undefined,
    sort_by: sort || "newest",
  };
}

/** Whether only the database can search for it: it knows how Tamil letters and accents sound. */
export function needsDatabase(filters: ListFilters): boolean {
  return /[^\0-\x7f]/.test(readQuery(filters.q).words);
}

/** The search in words: "kerala, 5 days, up to ₹20,000, in December, from Madurai". */
export function inWords(filters: ListFilters): string {
  const { query, in_category, min_days, max_days, max_price, in_month, from_city } =
    searchOf(filters);
  return [
    query,
    in_category,
    min_days && dayText(min_days, max_days),
    max_price && budgetText(max_price),
    in_month && `in ${monthNames[in_month - 1]}`,
    from_city && `from ${from_city}`,
  ]
    .filter(Boolean)
    .join(", ");
}

export function dayText(min: number, max: number | undefined): string {
  if (!max) return `${min} days or more`;
  if (min === max) return min === 1 ? "1 day" : `${min} days`;
  return `${min}–${max} days`;
}

export function budgetText(rupees: number): string {
  return `up to ₹${rupees.toLocaleString("en-IN")}`;
}
