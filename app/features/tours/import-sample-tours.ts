import { agencyToday } from "../../editing/agency-time.ts";
import type { Client } from "../../supabase/types.ts";
import { createCategory, listCategories } from "../categories/data.ts";
import type { TourType } from "../categories/tour-type.ts";
import { insertDepartures } from "../departures/data.ts";
import { findAnyTour, insertTours } from "./data.ts";
import { sampleDepartures } from "./sample-departures.ts";
import { sampleTours } from "./sample-tours.ts";

/**
 * The migration (spec §4): inserts the sample tours, each with its derived category and dates to come, into an
 * empty tours table. Returns the error of the first failed call; null also when tours exist.
 */
export async function importSampleTours(
  client: Client,
): Promise<{ error: { message: string } | null }> {
  const existing = await findAnyTour(client);
  if (existing.error || existing.data.length > 0) return { error: existing.error };
  const tours = sampleTours.map((tour, index) => ({
    ...tour,
    category: deriveCategory(tour),
    // Lists are sorted by time: the first sample is the newest.
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
  if (error) return { error };
  return { error: (await insertDepartures(client, sampleDepartures(agencyToday()))).error };
}

type TourToClassify = { id: string; title: string; type: TourType };

const northIndianNames = ["Delhi", "Agra", "Jaipur", "Rajasthan", "Himalaya"];
const southeastAsianNames = ["Thailand", "Singapore", "Malaysia", "Bali", "Vietnam"];

/** The category a sample tour is filed under when it is imported (spec §4). */
export function deriveCategory(tour: TourToClassify): string {
  return tour.type === "domestic" ? deriveDomestic(tour) : deriveInternational(tour);
}

function deriveDomestic({ id, title }: TourToClassify): string {
  if (mentions(id, "hill") || mentions(title, "hill")) return "Hill Stations";
  if (mentions(id, "kerala") || mentions(title, "kerala")) return "Kerala";
  if (mentions(id, "north") || hasAny(title, northIndianNames)) return "North India";
  return "South India";
}

function deriveInternational({ title }: TourToClassify): string {
  return hasAny(title, southeastAsianNames) ? "Southeast Asia" : "South Asia";
}

/** In any letter case: ids write "ooty-hills", titles "Ooty Hills". */
function mentions(text: string, word: string): boolean {
  return text.toLowerCase().includes(word);
}

/** With the capital of a proper name: "fragrance" does not mean Agra. */
function hasAny(title: string, names: string[]): boolean {
  return names.some((name) => title.includes(name));
}
