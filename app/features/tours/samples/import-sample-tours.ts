import { agencyToday } from "../../../editing/agency-time.ts";
import type { Client } from "../../../supabase/types.ts";
import { addCategories, listCategories } from "../../categories/data.ts";
import type { TourType } from "../../categories/tour-type.ts";
import { insertDepartures } from "../../departures/data.ts";
import { addTranslations, translationOf } from "../../translations/sample-translations.ts";
import { findAnyTour, insertTours } from "../data.ts";
import { sampleDepartures } from "./sample-departures.ts";
import { sampleCategoryNames, sampleTourTexts } from "./sample-tour-texts.ts";
import { sampleTours } from "./sample-tours.ts";

/**
 * If no tour exists, inserts the sample tours with their categories, dates and translations (spec §4).
 * Returns the error of the first failed call, or null. The tours come after what does not need them, so
 * that a repeated import completes one that failed before them. The dates can only follow.
 */
export async function importSampleTours(
  client: Client,
): Promise<{ error: { message: string } | null }> {
  const existing = await findAnyTour(client);
  if (existing.error || existing.data.length > 0) return { error: existing.error };
  const tours = sampleTours.map((tour, index) => ({
    ...tour,
    category: deriveCategory(tour),
    // Lists show the newest tour first, so the first sample tour gets the latest time.
    created_at: new Date(Date.now() - index * 60_000).toISOString(),
  }));
  const categories = tours.map(({ type, category }) => ({ type, name: category }));
  const added = await addCategories(client, categories);
  if (added.error) return { error: added.error };
  const stored = await listCategories(client);
  if (stored.error) return { error: stored.error };
  for (const language of ["ta", "hi"] as const) {
    const translations = [
      ...translateTours(language),
      ...stored.data.flatMap((row) => translateCategory(language, row)),
    ];
    const { error } = await addTranslations(client, translations);
    if (error) return { error };
  }
  const inserted = await insertTours(client, tours);
  if (inserted.error) return { error: inserted.error };
  const { error } = await insertDepartures(client, sampleDepartures(agencyToday()));
  return { error };
}

function translateTours(language: "ta" | "hi") {
  return sampleTours.flatMap((tour) => {
    const texts = sampleTourTexts[language][tour.id];
    return texts ? [translationOf("tours", language, tour, texts)] : [];
  });
}

function translateCategory(language: "ta" | "hi", row: { id: string; name: string }) {
  const name = sampleCategoryNames[language][row.name];
  return name ? [translationOf("categories", language, row, { name })] : [];
}

type TourToClassify = { id: string; title: string; type: TourType };

const northIndianNames = ["Delhi", "Agra", "Jaipur", "Rajasthan", "Himalaya"];
const southeastAsianNames = ["Thailand", "Singapore", "Malaysia", "Bali", "Vietnam"];

/** The category that a sample tour gets on import (spec §4). */
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

/** Ignores case, because ids are like "ooty-hills" and titles like "Ooty Hills". */
function mentions(text: string, word: string): boolean {
  return text.toLowerCase().includes(word);
}

/** Case-sensitive, so that "Fragrance" does not match "Agra". */
function hasAny(title: string, names: string[]): boolean {
  return names.some((name) => title.includes(name));
}
