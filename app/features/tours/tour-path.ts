import type { TourType } from "./data";

/** True for the two words that may stand in a tour's address. */
export function isTourType(value: string | undefined): value is TourType {
  return value === "domestic" || value === "international";
}

/** The label of a tour's type: "India" for domestic, "International" otherwise (spec §2). */
export function typeLabel(type: string): string {
  return type === "domestic" ? "India" : "International";
}

/** The address of a tour's page (spec §2). */
export function tourPath(tour: { type: string; id: string }): string {
  const type: TourType = tour.type === "domestic" ? "domestic" : "international";
  return `/tour/${type}/${encodeURIComponent(tour.id)}`;
}

/** The address of the list that a tour of this type is in. */
export function tourListPath(type: string): string {
  return type === "domestic" ? "/domestic-tours" : "/international-tours";
}
