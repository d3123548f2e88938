import type { TourListItem } from "./data";

/** The tours whose title, category or price holds every word of the search. */
export function findTours(tours: TourListItem[], search: string): TourListItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return tours;
  return tours.filter(({ title, category, type, price, duration }) => {
    const text = [title, category, type, price, duration].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
