import * as m from "virtual:messages/search";
import { agencyToday } from "~/editing/agency-time";
import { listCategories } from "~/features/categories/data";
import { namesOf } from "~/features/categories/site/translated-names";
import type { TourType } from "~/features/categories/tour-type";
import { listComingDepartures } from "~/features/departures/data";
import { isSoldOut } from "~/features/departures/sold-out";
import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import { tourLines } from "~/features/translations/site/translated";
import { failuresOf, loadOr, type PublicLoad } from "~/supabase/public-load";
import type { FoundTours, TourCounts, TourSearch } from "~/supabase/tour-search";
import { wholeList } from "~/supabase/whole-list";
import { pageOf } from "~/ui/pagination";
import { findTourAfter, listNewestTours, listTourCards, searchTourIds } from "../../data";
import { loadCards } from "../card/shown-cards";
import { differenceText } from "./difference-text";
import { filtersOf, hasOnlyCategory, type ListFilters } from "./list-filters";
import { readQuery, searchOf, searchParts } from "./read-query";
import {
  MAX_WHOLE_LIST,
  type Names,
  noTours,
  TOURS_ON_PAGE,
  type TourListData,
} from "./tour-list-data";

/** Limits the page number, because the row offset must fit a PostgreSQL integer. */
const LAST_PAGE = 1_000_000;

const FAILURE = "Error loading tours"; // spec §8

const nothingFound: FoundTours = {
  ...noTours.counts,
  total: 0,
  ids: [],
  nearest: [],
  differences: {},
  missing: [],
  reasons: {},
};

/**
 * Loads the category names and the tours of one type or both: all tours, for the browser to filter by
 * category (spec §2); or, of a longer list or a search, one page of the matching tours; or, if none
 * match, the closest matches.
 */
export async function loadTourList(
  load: PublicLoad,
  type: TourType | null,
  url: string,
): Promise<TourListData> {
  const params = new URL(url).searchParams;
  const allCategories = () => listCategories(load.client);
  const [tooMany, categories] = await Promise.all([
    loadOr(load, FAILURE, findTourAfter(load.client, type, MAX_WHOLE_LIST), []),
    loadOr(load, "Failed to load data", wholeList(allCategories, "name"), []),
  ]);
  const ofType = categories.filter((category) => !type || category.type === type);
  const names = await translatedWords(load, ofType);
  const categoryNames = [...new Set(ofType.map(({ name }) => name))];
  // The database's order can put small letters after Z.
  categoryNames.sort((a, b) => a.localeCompare(b, "en"));
  const filters = filtersOf(params, categoryNames);
  const list =
    tooMany.length === 0 && hasOnlyCategory(filters)
      ? await allTours(load, type)
      : await onePage(
          load,
          { ...searchOf(filters), of_type: type ?? undefined },
          Math.min(pageOf(params), LAST_PAGE),
          names,
        );
  const { people, children, from } = readQuery(filters.q);
  const pictures = await loadPictureMetadata(
    load,
    list.tours.map(({ image_url }) => image_url),
  );
  return {
    ...list,
    pictures,
    parts: searchParts(filters).map(({ text, rest }) => ({
      text: partIn(names, text, filters),
      rest,
    })),
    party: { people, children, from },
    categories: categoryNames,
    ...(Object.keys(names).length > 0 && { names }),
    ...failuresOf(load),
  };
}

/** The categories and the starting cities in the language of this build, by their English names. */
async function translatedWords(
  load: PublicLoad,
  categories: { id: string; name: string }[],
): Promise<Names> {
  const [names, cities] = await Promise.all([
    namesOf(load, categories),
    tourLines(load, "starts_from"),
  ]);
  const ofCities = cities.flatMap(({ english, text }) =>
    english && text ? [[english, text]] : [],
  );
  return { ...Object.fromEntries(ofCities), ...names };
}

/** A condition of the search with the translated name of its category or city. */
function partIn(names: Names, text: string, { category, from }: ListFilters): string {
  if (text === category) return names[category] ?? text;
  return text === m.from({ city: from }) ? m.from({ city: names[from] ?? from }) : text;
}

async function allTours(load: PublicLoad, type: TourType | null) {
  const [tours, found] = await Promise.all([
    loadOr(load, FAILURE, listNewestTours(load.client, type, MAX_WHOLE_LIST), []),
    searchDatabase(load, { of_type: type ?? undefined, size: 0 }),
  ]);
  return {
    isWhole: true,
    tours: await loadCards(load, tours),
    total: tours.length,
    counts: countsOf(found),
    missing: [],
    page: 1,
    pageCount: 1,
  };
}

async function onePage(load: PublicLoad, search: TourSearch, wanted: number, names: Names) {
  const read = (page: number) =>
    searchDatabase(load, {
      ...search,
      from_row: (page - 1) * TOURS_ON_PAGE,
      size: TOURS_ON_PAGE,
    });
  let found = await read(wanted);
  const pageCount = Math.max(1, Math.ceil(found.total / TOURS_ON_PAGE));
  const page = Math.min(wanted, pageCount);
  if (page < wanted) found = await read(page);
  const { total } = found;
  const { tours, missing } =
    total > 0 ? await cardsOf(load, found, names) : await nearest(load, search, found, names);
  const [dates, cards] = await Promise.all([
    search.in_month && total > 0 ? onlyDates(load, found.ids, search.in_month) : undefined,
    loadCards(load, tours),
  ]);
  return {
    isWhole: false,
    tours: cards.map((card) => ({ ...card, date: dates?.[card.id] })),
    total,
    counts: countsOf(found),
    missing,
    page,
    pageCount,
  };
}

/** The departure of each tour in this month, if there is exactly one with seats. */
async function onlyDates(load: PublicLoad, ids: string[], month: number) {
  const read = wholeList(() => listComingDepartures(load.client, agencyToday(), ids));
  const departures = await loadOr(load, FAILURE, read, []);
  const inMonth = departures.filter(
    (date) => Number(date.starts_on.slice(5, 7)) === month && !isSoldOut(date),
  );
  return Object.fromEntries(
    ids.flatMap((id) => {
      const [only, other] = inMonth.filter(({ tour_id }) => tour_id === id);
      return only && !other ? [[id, only.starts_on]] : [];
    }),
  );
}

/** The tours of the other type that match the words, or else the closest ones: of this type, if there are any. */
async function nearest(load: PublicLoad, search: TourSearch, found: FoundTours, names: Names) {
  const ofAnyType = { ...search, of_type: undefined, size: 3 };
  const anywhere =
    search.of_type && search.query ? await searchDatabase(load, ofAnyType) : undefined;
  if (anywhere && anywhere.total > 0) return cardsOf(load, anywhere, names, search.of_type);
  const closest = anywhere && found.nearest.length === 0 ? anywhere : found;
  const { missing } = anywhere ?? found;
  return cardsOf(load, { ...closest, ids: closest.nearest, missing }, names, search.of_type);
}

/** The cards of the found tours, each with why it was found or how it differs from the search. */
async function cardsOf(
  load: PublicLoad,
  { ids, missing, reasons, differences }: FoundTours,
  names: Names,
  wantedType?: string,
) {
  const cards =
    ids.length > 0 ? await loadOr(load, FAILURE, listTourCards(load.client, ids), []) : [];
  const tours = ids.flatMap((id) => {
    const card = cards.find((card) => card.id === id);
    if (!card) return [];
    const region = wantedType && card.type !== wantedType && regionOf(card.type);
    const difference = differenceText(differences[id] ?? {}, names);
    return {
      ...card,
      reason: reasons[id],
      difference: [region, difference].filter(Boolean).join(", ") || undefined,
    };
  });
  return { tours, missing };
}

function regionOf(type: string): string {
  return type === "domestic" ? m.inIndia : m.abroad;
}

function countsOf({ categories, cities, days, prices, months }: FoundTours): TourCounts {
  return { categories, cities, days, prices, months };
}

function searchDatabase(load: PublicLoad, search: TourSearch) {
  return loadOr(load, FAILURE, searchTourIds(load.client, search), nothingFound);
}
