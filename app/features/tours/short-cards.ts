import { forThreeLines } from "~/ui/short-text";
import type { TourCard } from "./data";

/** Tours as lists send them: a summary may be fifty times what its card shows. */
export function shortCards(tours: TourCard[]): TourCard[] {
  return tours.map((tour) => ({ ...tour, summary: forThreeLines(tour.summary) }));
}
