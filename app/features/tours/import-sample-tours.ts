import type { Client } from "../../supabase/types.ts";
import { createCategory, listCategories } from "../categories/data.ts";
import { deriveCategory } from "./category-rule.ts";
import { findAnyTour, insertTours } from "./data.ts";
import { sampleTours } from "./sample-tours.ts";

/**
 * Spec §4, migration: gives each sample tour its derived category and inserts them all, once, into
 * an empty tours table. Out: `error` of the first call that failed; null also when tours exist.
 */
export async function importSampleTours(
  client: Client,
): Promise<{ error: { message: string } | null }> {
  const existing = await findAnyTour(client);
  if (existing.error || existing.data.length > 0) return { error: existing.error };
  const tours = sampleTours.map((tour, index) => ({
    ...tour,
    category: deriveCategory(tour),
    // One insert would give all the same time; the first of the list is to be the newest.
    created_at: new Date(Date.now() - index * 60_000).toISOString(),
  }));
  const categories = await listCategories(client);
  if (categories.error) return { error: categories.error };
  const known = new Set(categories.data.map(({ type, name }) => `${type} ${name}`));
  for (const { type, category } of tours) {
    if (known.has(`${type} ${category}`)) continue;
    known.add(`${type} ${category}`);
    const { error } = await createCategory(client, { name: category, type });
    if (error) return { error };
  }
  const { error } = await insertTours(client, tours);
  return { error };
}
