import type { TourDifference } from "~/supabase/tour-search";
import { inRupees } from "~/ui/text";

/** How a tour differs from a search: "₹1,200 more, one day longer". */
export function differenceText(difference: TourDifference): string {
  const { price, days, months, city, category, without = [] } = difference;
  return [
    without.length > 0 && `without ${without.join(", ")}`,
    category ? `in ${category}` : category === null && "in no category",
    city ? `from ${city}` : city === null && "starting city on request",
    typeof price === "number" ? `${inRupees(price)} more` : price === null && "price on request",
    typeof days === "number"
      ? away(days, "day", "longer", "shorter")
      : days === null && "length on request",
    typeof months === "number"
      ? away(months, "month", "later", "earlier")
      : months === null && "dates on request",
  ]
    .filter(Boolean)
    .join(", ");
}

function away(count: number, unit: string, more: string, less: string): string {
  const distance = Math.abs(count);
  return `${distance === 1 ? `one ${unit}` : `${distance} ${unit}s`} ${count > 0 ? more : less}`;
}
