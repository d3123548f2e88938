import { isSafeUrl } from "~/ui/safe-url";
import type { Tour } from "./data";

export type TourDetails = ReturnType<typeof tourDetails>;

/** A tour as its page shows it: blank entries left out, dates and the average written out. */
export function tourDetails(tour: Tour) {
  return {
    id: tour.id,
    /** Differs after every change of the tour. */
    version: Date.parse(tour.updated_at).toString(36),
    title: tour.title,
    type: tour.type,
    summary: tour.summary,
    duration: tour.duration,
    price: tour.price?.trim() || null,
    image: isSafeUrl(tour.image_url) ? tour.image_url : null,
    rating: averageRating(tour.reviews),
    highlights: texts(tour.highlights),
    inclusions: texts(tour.inclusions),
    itinerary: tour.itinerary.filter(({ title, description }) => (title + description).trim()),
    gallery: tour.gallery.filter(isSafeUrl),
    reviews: tour.reviews
      .filter(({ name, comment }) => name.trim() && comment.trim())
      .map(({ name, date, rating, comment }) => ({
        name,
        comment,
        date: longDate(date),
        rating: isRating(rating) ? rating : null,
      })),
  };
}

function texts(list: { value: string }[]): string[] {
  return list.map(({ value }) => value.trim()).filter(Boolean);
}

const inWords = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** "2025-05-18" becomes "18 May 2025"; any other text stays as it was typed. */
function longDate(date: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return inWords.format(day);
}

const RATING_WITHOUT_REVIEWS = 4.8; // spec §9

/** The average of a tour's ratings to one decimal; 4.8 when nobody has rated it (spec §2). */
export function averageRating(reviews: readonly { rating: number }[]): string {
  const ratings = reviews.map(({ rating }) => rating).filter(isRating);
  if (ratings.length === 0) return RATING_WITHOUT_REVIEWS.toFixed(1);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  // Rounded as tenths, because (4.35).toFixed(1) is "4.3".
  return (Math.round((sum * 10) / ratings.length) / 10).toFixed(1);
}

/** Reviews are jsonb: the database checks their texts, not their numbers. */
function isRating(rating: unknown): rating is number {
  return typeof rating === "number" && rating >= 1 && rating <= 5;
}
