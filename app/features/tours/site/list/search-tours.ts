// The browser version of search_tours (SQL), for complete lists. A test compares both.
import type { FoundTours, TourSearch } from "~/supabase/tour-search";
import type { ShownCard } from "../card/shown-cards";
import { similarity, soundWords } from "./sound";

/** A tour with the data that the browser's search matches against words and filters. */
export interface SearchedTour extends ShownCard {
  days: number | null;
  months: number[];
  /** Words in the phonetic spelling of sound.ts, separated by spaces. */
  nameWords: string;
  otherWords: string;
}

export const budgets = [10_000, 20_000, 30_000, 50_000, 100_000];

export const nothingFound: FoundTours = {
  total: 0,
  ids: [],
  nearest: [],
  categories: {},
  cities: {},
  days: {},
  prices: {},
  months: {},
};

/** The data of a list page. `found` is null if the browser can search the complete list itself. */
export type TourListData = (
  | { isComplete: true; tours: SearchedTour[]; found: FoundTours | null }
  | { isComplete: false; tours: ShownCard[]; found: FoundTours }
) & { page: number; pageCount: number; categories: string[]; failures?: string[] };

/** Shown when the server cannot be reached (spec §8). */
export const noTours: TourListData = {
  tours: [],
  found: null,
  page: 1,
  pageCount: 1,
  isComplete: true,
  categories: [],
};

const MIN_SIMILARITY = 0.3;
const NEAREST = 3;

/** Finds, sorts and counts tours like search_tours (SQL), but without pages. */
export function searchTours(tours: SearchedTour[], search: TourSearch): FoundTours {
  const { in_category, min_days, max_days, max_price, in_month, from_city, sort_by } = search;
  const queryWords = soundWords(search.query ?? "");
  const matches = similarWords(tours, queryWords);
  const rated = tours.map((tour) => {
    const { category, starts_from, months } = tour;
    const days = tour.days ?? Number.NaN;
    const price = tour.price_from ?? Number.NaN;
    return {
      tour,
      ...scoreOf(tour, matches),
      passes: {
        categories: !in_category || category === in_category,
        days: (!min_days || days >= min_days) && (!max_days || days <= max_days),
        prices: !max_price || price <= max_price,
        months: !in_month || months.includes(in_month),
        cities: !from_city || starts_from === from_city,
      },
    };
  });
  type Rated = (typeof rated)[number];
  type Filter = keyof Rated["passes"];

  const passesAll = ({ passes }: Rated, except?: Filter) =>
    Object.entries(passes).every(([name, isPassed]) => isPassed || name === except);
  const passedCount = ({ passes }: Rated) => Object.values(passes).filter(Boolean).length;
  const found = rated.filter(({ hits }) => hits === queryWords.length);
  const countsOf = (
    filter: Filter,
    choicesOf: (tour: SearchedTour) => (string | number | null)[],
  ) => {
    const counts: Record<string, number> = {};
    for (const one of found) {
      if (!passesAll(one, filter)) continue;
      for (const choice of choicesOf(one.tour)) {
        if (choice !== null) counts[choice] = (counts[choice] ?? 0) + 1;
      }
    }
    return counts;
  };

  function order({ tour, score }: Rated): number {
    if (sort_by === "price") return tour.price_from ?? Number.MAX_VALUE;
    return sort_by === "duration" ? (tour.days ?? Number.MAX_VALUE) : -score;
  }
  const matching = found.filter((one) => passesAll(one)).sort((a, b) => order(a) - order(b));
  // If no tour has any of the words, the closest matches depend on the filters only.
  const mostHits = Math.max(...rated.map(({ hits }) => hits));
  const nearest = rated
    .filter(({ hits }) => hits > 0 || mostHits === 0)
    .sort((a, b) => b.hits - a.hits || passedCount(b) - passedCount(a) || b.score - a.score);
  return {
    total: matching.length,
    ids: matching.map(({ tour }) => tour.id),
    nearest: matching.length > 0 ? [] : nearest.slice(0, NEAREST).map(({ tour }) => tour.id),
    categories: countsOf("categories", ({ category }) => [category]),
    cities: countsOf("cities", ({ starts_from }) => [starts_from]),
    days: countsOf("days", ({ days }) => [days]),
    prices: countsOf("prices", ({ price_from }) =>
      budgets.filter((budget) => price_from !== null && price_from <= budget),
    ),
    months: countsOf("months", ({ months }) => months),
  };
}

/** For each word of the query: the similar words of the tours, with their similarity. */
function similarWords(tours: SearchedTour[], queryWords: string[]): Map<string, number>[] {
  if (queryWords.length === 0) return [];
  const words = new Set(tours.flatMap((tour) => `${tour.nameWords} ${tour.otherWords}`.split(" ")));
  return queryWords.map((word) => {
    const similar = [...words]
      .map((other) => [other, similarity(other, word)] as const)
      .filter(([other, likeness]) => isSimilar(word, other, likeness));
    const most = Math.max(0, ...similar.map(([, likeness]) => likeness));
    return new Map(similar.filter(([, likeness]) => likeness >= 0.8 * most));
  });
}

/** Misspellings mostly change vowels, so less similar words match if their consonants are equal. */
function isSimilar(word: string, other: string, likeness: number): boolean {
  const isBeginning = word.length > 3 && other.startsWith(word);
  return (
    isBeginning ||
    likeness >= 0.6 ||
    (likeness >= MIN_SIMILARITY && consonants(word) === consonants(other))
  );
}

function consonants(word: string): string {
  return word.replace(/[aeiou]/g, "");
}

/** `hits`: how many query words match. `score`: their similarity, tripled for words of the name. */
function scoreOf({ nameWords, otherWords }: SearchedTour, matches: Map<string, number>[]) {
  const best = (words: string, similar: Map<string, number>) =>
    Math.max(0, ...words.split(" ").map((word) => similar.get(word) ?? 0));
  const scores = matches
    .map((similar) => Math.max(3 * best(nameWords, similar), best(otherWords, similar)))
    .filter((score) => score > 0);
  return { hits: scores.length, score: scores.reduce((sum, score) => sum + score, 0) };
}
