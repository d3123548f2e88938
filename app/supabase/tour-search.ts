/** The arguments of search_tours (SQL). */
export type TourSearch = {
  query?: string;
  of_type?: string;
  in_category?: string;
  min_days?: number;
  max_days?: number;
  max_price?: number;
  in_month?: number;
  from_city?: string;
  sort_by?: string;
  from_row?: number;
  size?: number;
  /** The language of the reasons. */
  of_language?: string;
};

/** For each filter choice, the number of tours that it would show. */
export type TourCounts = {
  categories: Record<string, number>;
  cities: Record<string, number>;
  days: Record<string, number>;
  prices: Record<string, number>;
  months: Record<string, number>;
};

/** How a tour differs from a search: what is missing if it passes a filter, null if it does not say. */
export type TourDifference = {
  /** Rupees more than the highest price. */
  price?: number | null;
  /** Days more than the maximum, or less than the minimum (negative). */
  days?: number | null;
  /** Months later, or earlier (negative). */
  months?: number | null;
  /** Its own starting city. */
  city?: string | null;
  /** Its own category. */
  category?: string | null;
  /** The words of the query that it does not have. */
  without?: string[];
};

/** The result of search_tours (SQL). */
export type FoundTours = TourCounts & {
  total: number;
  /** The ids of the tours on the requested page. */
  ids: string[];
  /** The ids of the closest matches if no tour was found. */
  nearest: string[];
  /** For each id of `nearest`, how the tour differs from the search. */
  differences: Record<string, TourDifference>;
  /** The words of the query that no tour has. */
  missing: string[];
  /** For the id of a tour whose title does not show why it was found: its text with the words. */
  reasons: Record<string, string>;
};
