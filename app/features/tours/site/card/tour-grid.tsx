import type { ReactNode } from "react";
import type { Party } from "../party";
import { useParty } from "../use-party";
import type { ShownCard } from "./shown-cards";
import { TourCard } from "./tour-card";

/**
 * Tour cards in full rows (tour-card.css). `closing` is an `<li>` that fills up the last row. Without
 * `closing`, the first cards are larger. `priorityCount`: the cards visible without scrolling. `party`
 * travels to the pages of the tours. By default, it is the one in the URL.
 */
export function TourGrid({
  tours,
  priorityCount = 0,
  closing,
  party,
}: {
  tours: ShownCard[];
  priorityCount?: number;
  closing?: ReactNode;
  party?: Party;
}) {
  const arrived = useParty();
  return (
    <ul className="tour-grid">
      {tours.map((tour, at) => (
        <li key={tour.id}>
          <TourCard tour={tour} party={party ?? arrived} isPriority={at < priorityCount} />
        </li>
      ))}
      {closing}
    </ul>
  );
}
