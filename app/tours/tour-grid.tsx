import type { TourCard as TourCardRow } from "./data";
import { TourCard } from "./tour-card";

/** Tour cards of equal height. `priorityCount`: how many are on the first screen. */
export function TourGrid({
  tours,
  priorityCount = 0,
}: {
  tours: TourCardRow[];
  priorityCount?: number;
}) {
  return (
    <ul className="tour-grid">
      {tours.map((tour, at) => (
        <li key={tour.id} className="laid-late min-w-0 [--guessed-height:33rem]">
          <TourCard tour={tour} isPriority={at < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
