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
};

/** For each filter choice, the number of tours that it would show. */
export type TourCounts = {
  categories: Record<string, number>;
  cities: Record<string, number>;
  days: Record<string, number>;
  prices: Record<string, number>;
  months: Record<string, number>;
};

/** The result of search_tours (SQL). */
export type FoundTours = TourCounts & {
  total: number;
  /** The ids of the tours on the requested page. */
  ids: string[];
  /** The ids of the closest matches if no tour was found. */
  nearest: string[];
  /** The words of the query that no tour has. */
  missing: string[];
  /** For the id of a tour whose title does not show why it was found: its text with the words. */
  reasons: Record<string, string>;
};
