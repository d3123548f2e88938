import * as m from "virtual:messages/panel-tours";
import type { TourChanges } from "~/supabase/tour-changes";
import type { Tour, TourListItem } from "../../data";
import { hiddenNow, NOW, statusOf } from "../../status";
import { publishedNow, whatIsMissing } from "../queries";

/** A change of many tours, and a sentence for each tour that it leaves alone. */
export interface Prepared {
  changes: TourChanges;
  count: number;
  unchanged: string[];
}

function setting(
  tours: TourListItem[],
  set: (tour: TourListItem) => NonNullable<TourChanges["tours"]>[number]["set"],
  unchanged: string[] = [],
): Prepared {
  const changed = tours.map((tour) => ({ id: tour.id, set: set(tour) }));
  return { changes: { tours: changed }, count: changed.length, unchanged };
}

/** Publishes those that are not on the site. `whole`: these tours with all their columns. */
export function publishing(tours: TourListItem[], whole: Tour[]): Prepared {
  const missing = new Map(whole.map((tour) => [tour.id, whatIsMissing(tour)]));
  const ready = tours.filter(({ id }) => missing.get(id) === "");
  const unchanged = tours.flatMap(({ id, title }) => {
    const reason = missing.get(id);
    return reason ? `${title}: ${reason}` : [];
  });
  return setting(ready, publishedNow, unchanged);
}

export function isPublished(tour: TourListItem): boolean {
  return statusOf(tour) === "live";
}

/**
 * Hides those that visitors see or will see. Drafts are hidden anyway. A scheduled tour loses its date, because no tour
 * is hidden before it goes live.
 */
export function hiding(tours: TourListItem[]): Prepared {
  const shown = tours.filter((tour) => ["live", "scheduled"].includes(statusOf(tour)));
  return setting(shown, (tour) =>
    statusOf(tour) === "scheduled" ? { ...hiddenNow(tour), published_at: NOW } : hiddenNow(tour),
  );
}

/** A category belongs to a type, and only tours of this type get it. Null: no category. */
export function categorizing(
  tours: TourListItem[],
  category: { type: string; name: string } | null,
): Prepared {
  const name = category?.name ?? null;
  const isRight = (tour: TourListItem) => !category || tour.type === category.type;
  const unchanged = tours
    .filter((tour) => !isRight(tour))
    .map(({ title, type }) => m.otherType({ title, type }));
  const others = tours.filter((tour) => isRight(tour) && tour.category !== name);
  return setting(others, () => ({ category: name }), unchanged);
}

export function featuring(tours: TourListItem[], featured: boolean): Prepared {
  return setting(
    tours.filter((tour) => tour.featured !== featured),
    () => ({ featured }),
  );
}

const NAMED_TITLES = 10;

/** Names the first of the tours: some may have left the list that the operator sees. */
export function deletionQuestion(tours: TourListItem[]): string {
  const titles = tours.slice(0, NAMED_TITLES).map(({ title }) => title);
  const count = tours.length - titles.length;
  const lines = count > 0 ? [...titles, m.andMore({ count })] : titles;
  return [m.deleteSelectedTours({ count: tours.length }), "", ...lines].join("\n");
}

export function deleting(tours: TourListItem[]): Prepared {
  return {
    changes: { deleted_tours: tours.map(({ id }) => ({ id })) },
    count: tours.length,
    unchanged: [],
  };
}
