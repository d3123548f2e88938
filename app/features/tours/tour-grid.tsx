import { classNames } from "~/ui/class-names";
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
  // Three cards and a lonely fourth are no rows: two and two, or four where they fit. Counted here,
  // because by CSS a list that arrives card by card would change its columns on the way.
  const { length } = tours;
  return (
    <ul
      className={classNames(
        "tour-grid",
        length === 4 && "lg:grid-cols-2",
        length % 4 === 0 && length % 3 !== 0 && "xl:grid-cols-4",
      )}
    >
      {tours.map((tour, at) => (
        <li
          key={tour.id}
          className={classNames(
            "laid-late min-w-0 [--guessed-height:33rem]",
            at > 0 && at % 2 === 0 && at === length - 1 && "odd-one",
          )}
        >
          <TourCard tour={tour} isPriority={at < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
