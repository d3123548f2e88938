import type { ReactNode } from "react";
import type { ShownCard } from "./shown-cards";
import { TourCard } from "./tour-card";

/**
 * Tour cards in full rows (tour-card.css). `closing` is an `<li>` that fills up the last row. Without
 * `closing`, the first cards are larger. `priorityCount`: the cards visible without scrolling.
 */
export function TourGrid({
  tours,
  priorityCount = 0,
  closing,
}: {
  tours: ShownCard[];
  priorityCount?: number;
  closing?: ReactNode;
}) {
  return (
    <ul className="tour-grid">
      {tours.map((tour, at) => (
        <li key={tour.id}>
          <TourCard tour={tour} isPriority={at < priorityCount} />
        </li>
      ))}
      {closing}
    </ul>
  );
}
