import { useQuery } from "@tanstack/react-query";
import { toursQuery } from "~/features/tours/queries";
import type { CategoryItem } from "./queries";

/** What happens to the tours of a category that goes, or goes to the other type; "" where it has none. */
export function useToursLeft(category: CategoryItem | undefined): string {
  const tours = useQuery(toursQuery).data ?? [];
  const count = tours.filter(
    (tour) => tour.type === category?.type && tour.category === category.name,
  ).length;
  if (count === 0) return "";
  return `${count === 1 ? "1 tour keeps" : `${count} tours keep`} the name, but visitors can no longer filter by it.`;
}
