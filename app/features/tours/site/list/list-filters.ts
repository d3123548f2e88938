import * as m from "virtual:messages/list";
import { monthsIn } from "~/ui/dates";
import { locale } from "~/ui/languages";
import { pageHref, pageOf } from "~/ui/pagination";
import { type Party, withoutEnd } from "../party";
import { MAX_WHOLE_LIST, TOURS_ON_PAGE } from "./tour-list-data";

/** The filters of a tour list, named as in its URL. A filter that is not set is "". */
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

export const budgets = [10_000, 20_000, 30_000, 50_000, 100_000];
export const dayRanges = ["1-3", "4-6", "7-"];
export const orders = {
  "": m.newestFirst,
  price: m.cheapestFirst,
  duration: m.shortestFirst,
};

/** January to December, in the language of the page. */
export const shownMonths = monthsIn(locale, "long");

/** Chat apps add punctuation to the end of a shared link: "/domestic-tours?category=Hills)." */
const PUNCTUATION = /^[^\p{L}\p{M}\p{N}]*$/u;

/** Reads the filters of a URL or form; ignores unknown values, and categories that do not exist. */
export function filtersOf(search: URLSearchParams | FormData, categories?: string[]): ListFilters {
  const text = (name: string) => withoutEnd(String(search.get(name) ?? ""));
  const oneOf = (name: string, values: (string | number)[]) => {
    const given = String(search.get(name) ?? "");
    const begins = (value: string) =>
      given.startsWith(value) && PUNCTUATION.test(given.slice(value.length));
    // The longest first, so that "C++," is "C++" and not "C".
    const options = values.map(String).sort((one, other) => other.length - one.length);
    return options.find(begins) ?? "";
  };
  return {
    q: text("q"),
    days: oneOf("days", dayRanges),
    budget: oneOf("budget", budgets),
    month: oneOf(
      "month",
      shownMonths.map((_, at) => at + 1),
    ),
    category: categories ? oneOf("category", categories) : text("category"),
    from: text("from"),
    sort: oneOf("sort", Object.keys(orders)),
  };
}

/** The URL of one page of a list, or of a whole list that shows the first `shown` tours. */
export function listHref(path: string, filters: ListFilters, page = 1, shown = 0): string {
  const more = shown > TOURS_ON_PAGE ? String(shown) : "";
  return pageHref(path, { ...filters, q: filters.q.trim(), shown: more }, page);
}

/** How many tours of a whole list its URL shows. */
export function shownOf(search: URLSearchParams): number {
  const shown = Number(search.get("shown"));
  const isOffered = shown % TOURS_ON_PAGE === 0 && shown < MAX_WHOLE_LIST + TOURS_ON_PAGE;
  return isOffered ? Math.max(shown, TOURS_ON_PAGE) : TOURS_ON_PAGE;
}

/** The query of a list without fields and values that the list ignores. */
export function listQuery(search: URLSearchParams): string {
  return listHref("", filtersOf(search), pageOf(search), shownOf(search));
}

/** The values of all filters that are set, except the category and the sort order. */
export function activeFilters({ q, days, budget, month, from }: ListFilters): string[] {
  return [q.trim(), days, budget, month, from].filter((value) => value !== "");
}

/** True if the browser can filter a whole list itself (spec §2). */
export function hasOnlyCategory({ category: _, q, ...others }: ListFilters): boolean {
  return q.trim() === "" && Object.values(others).every((value) => value === "");
}

/** The minimum and maximum of a range of days like "4-6" or "7-". */
export function daysOf(range: string): [number, number | undefined] {
  const [min, max] = range.split("-");
  return [Number(min), Number(max) || undefined];
}

/** "4 people" or "4 people, 1 child". */
export function partyText({ people = 0, children = 0 }: Party): string {
  const all = m.people({ count: people });
  return children === 0 ? all : m.peopleWith({ people: all, count: children });
}

export function dayText(min: number, max: number | undefined): string {
  if (!max) return m.daysOrMore({ min });
  return min === max ? m.dayCount({ count: min }) : m.dayRange({ min, max });
}
