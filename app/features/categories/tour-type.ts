/** The types of tours and categories (spec §9). */
export const tourTypes = ["domestic", "international"] as const;

export type TourType = (typeof tourTypes)[number];

export function isTourType(value: string | undefined): value is TourType {
  return value === "domestic" || value === "international";
}
