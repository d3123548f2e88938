import type { TourType } from "~/features/categories/tour-type";
import type { TourCounts } from "~/supabase/tour-search";
import type { PictureMetadata } from "~/ui/picture-metadata";
import type { ShownCard } from "../card/shown-cards";
import type { Party } from "../party";

/** A list shows this many tours at once. */
export const TOURS_ON_PAGE = 24;
/** The browser gets all tours of a list up to this length. */
export const MAX_WHOLE_LIST = 100;

/** The debounce delay of what a visitor types. */
export const SEARCH_DEBOUNCE_MS = 250;

/** A page that lists the tours of a type, or all tours. */
export interface TourListPage {
  type: TourType | null;
  path: string;
  title: string;
  eyebrow: string;
  /** The text below the title, unless the operator has stored another one as `textName`. */
  text: string;
  textName: string;
}

/** One condition of a search in words, and the query of the list without it. */
export interface SearchPart {
  text: string;
  rest: string;
}

/** Categories and starting cities in the language of the page, by their English names. */
export type Names = Record<string, string>;

export interface TourListData {
  /** True if `tours` are all tours of the list, so that the browser can filter them by category. */
  isWhole: boolean;
  /** All tours, or one page of the tours that were found, or the nearest ones if none was. */
  tours: ShownCard[];
  pictures?: PictureMetadata | undefined;
  total: number;
  counts: TourCounts;
  page: number;
  pageCount: number;
  /** The search in words, in parts that can be removed. */
  parts: SearchPart[];
  /** The party that the search names. */
  party: Party;
  /** The words of the search that no tour has. */
  missing: string[];
  categories: string[];
  names?: Names | undefined;
  failures?: string[];
}

/** Shown when the server cannot be reached (spec §8). */
export const noTours: TourListData = {
  isWhole: false,
  tours: [],
  total: 0,
  counts: { categories: {}, cities: {}, days: {}, prices: {}, months: {} },
  page: 1,
  pageCount: 1,
  parts: [],
  party: {},
  missing: [],
  categories: [],
};
