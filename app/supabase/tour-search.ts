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

/** What search_tours (SQL) returns. */
export type FoundTours = {
  total: number;
  /** One page of them. */
  ids: string[];
  /** If there is none: the closest matches. */
  nearest: string[];
  /** For each choice of a filter, how many tours it would leave. */
  categories: Record<string, number>;
  cities: Record<string, number>;
  days: Record<string, number>;
  prices: Record<string, number>;
  months: Record<string, number>;
};
