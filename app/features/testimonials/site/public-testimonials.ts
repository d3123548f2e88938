import * as m from "virtual:messages/testimonials";
import { loadFigures } from "~/features/company/site/load-company";
import { translated } from "~/features/translations/site/translated";
import { counted, loadOr, type PublicLoad } from "~/supabase/public-load";
import {
  countTestimonials,
  listNewestTestimonials,
  readFeaturedTestimonial,
  readRatingOfReviews,
} from "../data";
import { sampleTestimonials } from "../sample-testimonials";
import type { ShownRating } from "./satisfaction";
import type { ShownTestimonial } from "./testimonial-card";

export const TESTIMONIALS_ON_HOME = 6;
export const TESTIMONIALS_ON_PAGE = 48;

const FAILURE = "Failed to load data"; // spec §8

/**
 * One page of the stored testimonials, and how many there are in all. If none are stored, returns
 * six samples (spec §2).
 */
export async function loadPublicTestimonials(load: PublicLoad, size: number, requested = 1) {
  const page = requested > 1 ? Math.min(requested, await countPages(load, size)) : 1;
  const call = counted(listNewestTestimonials(load.client, { from: (page - 1) * size, size }));
  const { rows, total } = await loadOr(load, FAILURE, call, { rows: [], total: 0 });
  if (total === 0) {
    const samples: ShownTestimonial[] = sampleTestimonials.map(
      ({ featured: _featured, created_at: _created, ...testimonial }) => testimonial,
    );
    return { testimonials: samples, total: samples.length, page: 1, pageCount: 1 };
  }
  return {
    testimonials: await withOriginals(load, rows),
    total,
    page,
    pageCount: pagesOf(total, size),
  };
}

/** The featured testimonial, which the page shows large. Null if none is featured. */
export async function loadFeaturedTestimonial(load: PublicLoad) {
  const stored = await loadOr(load, FAILURE, readFeaturedTestimonial(load.client), null);
  const [shown = null] = await withOriginals(load, stored ? [stored] : []);
  return shown;
}

/** The testimonials in the language of this build, with the comment as it was written if it is translated. */
async function withOriginals(
  load: PublicLoad,
  rows: ShownTestimonial[],
): Promise<ShownTestimonial[]> {
  const shown = await translated(load, "testimonials", rows);
  return shown.map(({ english, is_english: _, ...testimonial }) =>
    english && english.comment !== testimonial.comment
      ? { ...testimonial, original: english.comment }
      : testimonial,
  );
}

/** The displayed rating. If it is hidden, the average of the approved reviews, or null without reviews. */
export async function loadRating(load: PublicLoad): Promise<ShownRating | null> {
  const { displayed_rating } = await loadFigures(load);
  if (displayed_rating) return { value: displayed_rating };
  const rated = await loadOr(load, FAILURE, readRatingOfReviews(load.client), null);
  if (!rated) return null;
  return { value: rated.average.toFixed(1), source: m.average({ count: rated.count }) };
}

async function countPages(load: PublicLoad, size: number): Promise<number> {
  const { count, error } = await countTestimonials(load.client);
  const total = await loadOr(load, FAILURE, Promise.resolve({ data: count, error }), 0);
  return pagesOf(total, size);
}

function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
