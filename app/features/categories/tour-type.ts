import type { TourType } from "~/features/tours/data";

const labels: Record<TourType, string> = { domestic: "Domestic", international: "International" };

/** The panel's word for a tour's or a category's type (spec §2). */
export function typeLabel(type: string): string {
  return labels[type as TourType] ?? type;
}
