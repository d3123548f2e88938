import { classNames } from "~/ui/class-names";
import type { ShownCard } from "./search-tours";
import { TourCard } from "./tour-card";

/** Tour cards of equal height. `priorityCount`: how many are on the first screen. */
export function TourGrid({
  tours,
  priorityCount = 0,
}: {
  tours: ShownCard[];
  priorityCount?: number;
}) {
  // Four cards are two rows of two, or one of four, instead of three and a lonely fourth.
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
            "min-w-0",
            at > 0 && at % 2 === 0 && at === length - 1 && "odd-one",
          )}
        >
          <TourCard tour={tour} isPriority={at < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
