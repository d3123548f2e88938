import { listCategories } from "~/features/categories/data";
import type { TourType } from "~/features/categories/tour-type";
import type { FoundTours, TourSearch } from "~/supabase/database.types";
import { failuresOf, loadOr, type PublicLoad } from "~/supabase/public-load";
import { pageOf } from "~/ui/pagination";
import { forThreeLines } from "~/ui/text";
import {
  listNewestTours,
  listTourCards,
  type SearchedCard,
  searchTourIds,
  type TourCard,
} from "./data";
import { filtersOf, needsDatabase, searchOf } from "./list-filters";
import { nothingFound, type SearchedTour } from "./search-tours";

/** A list of up to this many tours is sent complete, and the browser searches it; else the size of a page. */
export const TOURS_ON_PAGE = 24;

/** Beyond all tours, and within PostgreSQL's integers as a row. */
const LAST_PAGE = 1_000_000;

const FAILURE = "Error loading tours"; // spec §8

/**
 * A list of one type of tours, or of both, and the names of its categories. A complete list has no `found`
 * where the browser can search it. A longer one has the cards of one page of what was found, or of what
 * comes nearest.
 */
export async function loadTourList(
  load: PublicLoad,
  type: TourType | null,
  url: string,
): Promise<TourListData> {
  const params = new URL(url).searchParams;
  const filters = filtersOf(params);
  const [newest, categories] = await Promise.all([
    loadOr(load, FAILURE, listNewestTours(load.client, type, TOURS_ON_PAGE + 1), []),
    loadOr(load, "Failed to load data", listCategories(load.client), []),
  ]);
  const search = { ...searchOf(filters), of_type: type ?? undefined };
  const names = categories.filter((category) => !type || category.type === type);
  const list =
    newest.length <= TOURS_ON_PAGE
      ? {
          tours: shortCards(newest.map(searched)),
          found: needsDatabase(filters) ? await searchDatabase(load, search) : null,
          page: 1,
          pageCount: 1,
          isComplete: true as const,
        }
      : await onePage(load, search, Math.min(pageOf(params), LAST_PAGE));
  return {
    ...list,
    categories: [...new Set(names.map(({ name }) => name))],
    ...failuresOf(load),
  };
}

export type TourListData = (
  | { isComplete: true; tours: SearchedTour[]; found: FoundTours | null }
  | { isComplete: false; tours: TourCard[]; found: FoundTours }
) & { page: number; pageCount: number; categories: string[]; failures?: string[] };

async function onePage(load: PublicLoad, search: TourSearch, wanted: number) {
  const read = (page: number) =>
    searchDatabase(load, { ...search, from_row: (page - 1) * TOURS_ON_PAGE });
  let found = await read(wanted);
  const pageCount = Math.max(1, Math.ceil(found.total / TOURS_ON_PAGE));
  const page = Math.min(wanted, pageCount);
  if (page < wanted) found = await read(page);
  const ids = found.total > 0 ? found.ids : found.nearest;
  const tours =
    ids.length > 0 && (await loadOr(load, FAILURE, listTourCards(load.client, ids), []));
  return { tours: shortCards(tours || []), found, page, pageCount, isComplete: false as const };
}

function searchDatabase(load: PublicLoad, search: TourSearch): Promise<FoundTours> {
  const size = TOURS_ON_PAGE;
  return loadOr(load, FAILURE, searchTourIds(load.client, { ...search, size }), nothingFound);
}

function searched({ name_words, keywords, ...card }: SearchedCard): SearchedTour {
  const otherWords = keywords.filter((word) => !name_words.includes(word));
  return { ...card, nameWords: name_words.join(" "), otherWords: otherWords.join(" ") };
}

/** Shortens the summaries to what a card can show. */
export function shortCards<T extends TourCard>(tours: T[]): T[] {
  return tours.map((tour) => ({ ...tour, summary: forThreeLines(tour.summary) }));
}
