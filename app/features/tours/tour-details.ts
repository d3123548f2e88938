import { isShownUrl } from "~/ui/safe-url";
import { averageRating, isRating } from "./average-rating";
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
    image: isShownUrl(tour.image_url) ? tour.image_url : null,
    rating: averageRating(tour.reviews),
    highlights: texts(tour.highlights),
    inclusions: texts(tour.inclusions),
    itinerary: tour.itinerary.filter(({ title, description }) => (title + description).trim()),
    gallery: tour.gallery.filter(isShownUrl),
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
