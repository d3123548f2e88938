import { listCategories } from "~/features/categories/data";
import type { TourType } from "~/features/categories/tour-type";
import { counted, failuresOf, loadOr, type PublicLoad } from "~/supabase/public-load";
import { pageOf } from "~/ui/pagination";
import { forThreeLines } from "~/ui/text";
import { countTours, listToursByType, type TourCard } from "./data";

/** A list of up to this many tours is sent complete, and the browser filters it (spec §2). */
export const COMPLETE_LIST = 60;
/** The page size of a longer list, which the server filters. */
export const TOURS_ON_PAGE = 48;

const FAILURE = "Error loading tours"; // spec §8

/**
 * The tours of one type and the names of that type's categories. Only a long list uses the page and the
 * category of `url`.
 */
export async function loadTourList(load: PublicLoad, type: TourType, url: string) {
  const [first, categories] = await Promise.all([
    readTours(load, type, null, 0, COMPLETE_LIST),
    loadOr(load, "Failed to load data", listCategories(load.client), []),
  ]);
  const names = categories.filter((category) => category.type === type).map(({ name }) => name);
  const list =
    first.total <= COMPLETE_LIST
      ? { tours: first.rows, total: first.total, page: 1, pageCount: 1, isComplete: true }
      : await loadPage(load, type, new URL(url).searchParams);
  return {
    ...list,
    tours: shortCards(list.tours),
    categories: [...new Set(names)],
    ...failuresOf(load),
  };
}

async function loadPage(load: PublicLoad, type: TourType, search: URLSearchParams) {
  const category = search.get("category") || null;
  const total = await loadOr(load, FAILURE, countOf(load, type, category), 0);
  const pageCount = Math.max(1, Math.ceil(total / TOURS_ON_PAGE));
  const page = Math.min(pageOf(search), pageCount);
  const from = (page - 1) * TOURS_ON_PAGE;
  const { rows } = await readTours(load, type, category, from, TOURS_ON_PAGE);
  return { tours: rows, total, page, pageCount, isComplete: false };
}

async function countOf({ client }: PublicLoad, type: TourType, category: string | null) {
  const { count, error } = await countTours(client, type, category);
  return { data: count, error };
}

function readTours(
  load: PublicLoad,
  type: TourType,
  category: string | null,
  from: number,
  size: number,
) {
  const call = counted(listToursByType(load.client, type, { category, from, size }));
  return loadOr(load, FAILURE, call, { rows: [], total: 0 });
}

export type TourListData = Awaited<ReturnType<typeof loadTourList>>;

/** Shortens the summaries to what a card can show. */
export function shortCards(tours: TourCard[]): TourCard[] {
  return tours.map((tour) => ({ ...tour, summary: forThreeLines(tour.summary) }));
}
