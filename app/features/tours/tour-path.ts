import type { TourType } from "../categories/tour-type.ts";

/** The id of the search box of a list. */
export const SEARCH_BOX_ID = "search-tours";

/** The URL path of a tour page (spec §2). */
export function tourPath(tour: { type: string; id: string }): string {
  const type: TourType = tour.type === "domestic" ? "domestic" : "international";
  return `/tour/${type}/${encodeURIComponent(tour.id)}`;
}

/** The URL path of the list of all tours of this type. */
export function tourListPath(type: string): string {
  return type === "domestic" ? "/domestic-tours" : "/international-tours";
}
