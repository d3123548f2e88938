import { listCategories } from "~/features/categories/data";
import type { TourType } from "~/features/categories/tour-type";
import { failuresOf, loadOr, type PublicLoad } from "~/supabase/public-load";
import type { FoundTours, TourSearch } from "~/supabase/tour-search";
import { wholeList } from "~/supabase/whole-list";
import { pageOf } from "~/ui/pagination";
import {
  listNewestTours,
  listTourCards,
  listToursAfter,
  type SearchedCard,
  searchTourIds,
} from "../../data";
import { shownCards } from "../card/shown-cards";
import { filtersOf, needsDatabase, searchOf } from "./list-filters";
import { nothingFound, type TourListData } from "./search-tours";

/** The browser gets and searches up to this many tours. Longer lists have pages of this size. */
export const TOURS_ON_PAGE = 24;

/** Limits the page number, because the row offset must fit a PostgreSQL integer. */
const LAST_PAGE = 1_000_000;

const FAILURE = "Error loading tours"; // spec §8

/**
 * Loads the tours of one type or both, and their category names. If they do not fit on one page,
 * loads one page of the matching tours or, if none match, the closest matches.
 */
export async function loadTourList(
  load: PublicLoad,
  type: TourType | null,
  url: string,
): Promise<TourListData> {
  const params = new URL(url).searchParams;
  const allCategories = () => listCategories(load.client);
  const [beyondPage, categories] = await Promise.all([
    loadOr(load, FAILURE, listToursAfter(load.client, type, TOURS_ON_PAGE), []),
    loadOr(load, "Failed to load data", wholeList(allCategories, "name"), []),
  ]);
  const ofType = categories.filter((category) => !type || category.type === type);
  const names = [...new Set(ofType.map(({ name }) => name))];
  const filters = filtersOf(params, names);
  const search = { ...searchOf(filters), of_type: type ?? undefined };
  const list =
    beyondPage.length === 0
      ? await completeList(load, type, needsDatabase(filters) ? search : null)
      : await onePage(load, search, Math.min(pageOf(params), LAST_PAGE));
  return { ...list, categories: names, ...failuresOf(load) };
}

/** `search`: null if the browser can do it. */
async function completeList(load: PublicLoad, type: TourType | null, search: TourSearch | null) {
  const [tours, found] = await Promise.all([
    loadOr(load, FAILURE, listNewestTours(load.client, type, TOURS_ON_PAGE), []),
    search && searchDatabase(load, search),
  ]);
  const isComplete = true as const;
  return { tours: shownCards(tours.map(searched)), found, page: 1, pageCount: 1, isComplete };
}

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
  return { tours: shownCards(tours || []), found, page, pageCount, isComplete: false as const };
}

function searchDatabase(load: PublicLoad, search: TourSearch): Promise<FoundTours> {
  const size = TOURS_ON_PAGE;
  return loadOr(load, FAILURE, searchTourIds(load.client, { ...search, size }), nothingFound);
}

function searched({ name_words, keywords, ...card }: SearchedCard) {
  const otherWords = keywords.filter((word) => !name_words.includes(word));
  return { ...card, nameWords: name_words.join(" "), otherWords: otherWords.join(" ") };
}
