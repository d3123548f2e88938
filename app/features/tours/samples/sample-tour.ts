import type { Insert } from "../../../supabase/types.ts";
import type { TourType } from "../../categories/tour-type.ts";

type NewTour = Insert<"tours">;

/** The import derives `category` (spec §4). A database trigger derives `price_from`. */
export type SampleTour = Omit<
  NewTour,
  | "category"
  | "created_at"
  | "updated_at"
  | "published_at"
  | "hidden_at"
  | "shown_at"
  | "price_from"
> & { id: string; type: TourType; price: string; duration: string } & Required<
    Pick<
      NewTour,
      | "highlights"
      | "inclusions"
      | "exclusions"
      | "itinerary"
      | "gallery"
      | "reviews"
      | "best_months"
      | "themes"
      | "pickup_points"
      | "questions"
    >
  >;
type Itinerary = SampleTour["itinerary"];

export function listOf(...texts: string[]): SampleTour["highlights"] {
  return texts.map((value) => ({ value }));
}

export const dayByDay = inDays("Day");

/** Returns a function that numbers the days of an itinerary, in any language. */
export function inDays(word: string) {
  return (...days: Omit<Itinerary[number], "day">[]): Itinerary =>
    days.map((entry, at) => ({ day: `${word} ${at + 1}`, ...entry }));
}

export function pickUpAt(...points: [place: string, time: string][]): SampleTour["pickup_points"] {
  return points.map(([place, time]) => ({ place, time }));
}

export function faqOf(...pairs: [question: string, answer: string][]): SampleTour["questions"] {
  return pairs.map(([question, answer]) => ({ question, answer }));
}

export function picturesOf(id: string) {
  const main = `/posters/${id}.svg`;
  return { image_url: main, gallery: [main, `/posters/${id}-2.svg`, `/posters/${id}-3.svg`] };
}
