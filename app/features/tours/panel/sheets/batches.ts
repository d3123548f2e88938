import type { TourChanges } from "~/supabase/tour-changes";

/** The most that one request changes, so that it takes a second or two. */
const MAX_ROWS = 250;
const MAX_CHARACTERS = 400_000;

type Entry = {
  [Key in keyof TourChanges]-?: [Key, NonNullable<TourChanges[Key]>[number]];
}[keyof TourChanges];

/** Splits changes into requests that the server accepts, in the same order. */
export function batchesOf(changes: TourChanges): TourChanges[] {
  const entries = Object.entries(changes).flatMap(([key, rows]) =>
    (rows as unknown[]).map((row) => [key, row] as Entry),
  );
  const batches: TourChanges[] = [];
  let count = MAX_ROWS;
  let characters = 0;
  for (const [key, row] of entries) {
    const length = JSON.stringify(row).length;
    if (count >= MAX_ROWS || characters + length > MAX_CHARACTERS) {
      batches.push({});
      count = 0;
      characters = 0;
    }
    const batch: Record<string, unknown[]> = batches.at(-1) as Record<string, unknown[]>;
    batch[key] ??= [];
    batch[key].push(row);
    count += 1;
    characters += length;
  }
  return batches;
}
