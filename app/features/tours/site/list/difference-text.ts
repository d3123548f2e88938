import * as m from "virtual:messages/search";
import type { TourDifference } from "~/supabase/tour-search";
import { inRupees } from "~/ui/text";
import type { Names } from "./tour-list-data";

/** How a tour differs from a search: "₹1,200 more, one day longer". `names` translates categories and cities. */
export function differenceText(difference: TourDifference, names: Names = {}): string {
  const { price, days, months, city, category, without = [] } = difference;
  return [
    without.length > 0 && m.without({ words: without.join(", ") }),
    category
      ? m.inCategory({ category: names[category] ?? category })
      : category === null && m.inNoCategory,
    city ? m.from({ city: names[city] ?? city }) : city === null && m.cityOnRequest,
    typeof price === "number"
      ? m.dearer({ price: inRupees(price) })
      : price === null && m.priceOnRequest,
    typeof days === "number" ? away(days, m.longer, m.shorter) : days === null && m.lengthOnRequest,
    typeof months === "number"
      ? away(months, m.later, m.earlier)
      : months === null && m.datesOnRequest,
  ]
    .filter(Boolean)
    .join(", ");
}

function away(difference: number, more: typeof m.longer, less: typeof m.longer): string {
  return (difference > 0 ? more : less)({ count: Math.abs(difference) });
}
