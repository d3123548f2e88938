import type { TourChanges } from "~/supabase/tour-changes";

/** The most that one request changes, so that it takes a second or two. */
const MAX_ROWS = 250;
const MAX_CHARACTERS = 400_000;

type Entry = {
  [Key in keyof TourChanges]-?: [Key, NonNullable<TourChanges[Key]>[number]];
}[keyof TourChanges];

/**
 * Splits changes into requests that the server accepts, in the same order. The moved dates of a tour stay together,
 * because one can take the day of another. `tourOf` has the tours of moved dates.
 */
export function batchesOf(
  changes: TourChanges,
  tourOf: ReadonlyMap<string, string> = new Map(),
): TourChanges[] {
  const entries = Object.entries(changes).flatMap(([key, rows]) =>
    (rows as unknown[]).map((row) => [key, row] as Entry),
  );
  const groups = new Map<unknown, Entry[]>();
  for (const entry of entries) {
    const [key, row] = entry;
    const group = (key === "departures" && tourOf.get(row.id)) || entry;
    const others = groups.get(group);
    if (others) others.push(entry);
    else groups.set(group, [entry]);
  }
  const batches: TourChanges[] = [];
  let count = MAX_ROWS;
  let characters = 0;
  for (const group of groups.values()) {
    const { length } = JSON.stringify(group);
    if (count + group.length > MAX_ROWS || characters + length > MAX_CHARACTERS) {
      batches.push({});
      count = 0;
      characters = 0;
    }
    const batch: Record<string, unknown[]> = batches.at(-1) as Record<string, unknown[]>;
    for (const [key, row] of group) {
      batch[key] ??= [];
      batch[key].push(row);
    }
    count += group.length;
    characters += length;
  }
  return batches;
}
