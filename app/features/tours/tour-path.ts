import type { TourType } from "../categories/tour-type.ts";

/** The address of a tour's page (spec §2). */
export function tourPath(tour: { type: string; id: string }): string {
  const type: TourType = tour.type === "domestic" ? "domestic" : "international";
  return `/tour/${type}/${encodeURIComponent(tour.id)}`;
}

/** The address of the list that a tour of this type is in. */
export function tourListPath(type: string): string {
  return type === "domestic" ? "/domestic-tours" : "/international-tours";
}
