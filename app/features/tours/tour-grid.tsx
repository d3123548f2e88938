import type { ReactNode } from "react";
import type { ShownCard } from "./search-tours";
import { TourCard } from "./tour-card";

/**
 * Tour cards of equal height; every row is full (site.css). `closing` is a last <li> that takes what the
 * last row has left; without it the first cards are larger. `priorityCount`: cards on the first screen.
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
