/** The types of tours and categories (spec §9). */
export const tourTypes = ["domestic", "international"] as const;

export type TourType = (typeof tourTypes)[number];

export function isTourType(value: string | undefined): value is TourType {
  return value === "domestic" || value === "international";
}

/** The label of a type on the public site: "India" or "International" (spec §2). */
export function regionLabel(type: string): string {
  return type === "domestic" ? "India" : "International";
}
