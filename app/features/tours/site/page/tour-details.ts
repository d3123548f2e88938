import { perPerson } from "virtual:messages/card";
import * as m from "virtual:messages/tour";
import { defaultFigures } from "~/features/company/default-figures";
import type { Figures } from "~/features/company/figures";
import { defaultPolicies, type Policies, taxNoteOf } from "~/features/company/policies";
import { advanceInWords, refundsInWords } from "~/features/company/policy-words";
import type { Departure } from "~/features/departures/data";
import { comingDepartures, nextDeparture } from "~/features/departures/site/coming";
import { monthsInWords } from "~/features/departures/site/months";
import { amountPerChild, amountPerPerson, isPerPerson } from "~/features/prices/amount";
import { basisAfter } from "~/features/prices/basis";
import type { Translated } from "~/features/translations/site/translated";
import { isDay } from "~/ui/dates";
import { locale } from "~/ui/languages";
import { isSafeUrl } from "~/ui/safe-url";
import { isBlankDay } from "../../blank-day";
import type { Tour } from "../../data";

const MOSAIC_FROM = 3;
const SHOWN_REVIEWS = 20;

export type TourDetails = ReturnType<typeof tourDetails>;

/** Formats a tour for its page: leaves out blank entries, formats dates and the rating. */
export function tourDetails(
  tour: Translated<Tour>,
  departures: Departure[] = [],
  today = "",
  policies: Policies = defaultPolicies,
  { tour_rating }: Figures = defaultFigures,
) {
  const english = tour.english ?? tour;
  const dates = comingDepartures(departures, today);
  const gallery = tour.gallery.filter(isSafeUrl);
  const pictures = [...new Set([tour.image_url, ...gallery])].filter(isSafeUrl);
  const reviews = tour.reviews.filter(({ name, comment }) => name.trim() && comment.trim());
  const sent = reviews.filter(({ submission, rating }) => submission && isRating(rating));
  return {
    id: tour.id,
    title: tour.title,
    /** Set if the title is translated. */
    ...(tour.english && { english_title: english.title }),
    ...(tour.is_english && { is_english: true }),
    type: tour.type,
    summary: tour.summary,
    duration: tour.duration,
    price: filled(tour.price),
    image: isSafeUrl(tour.image_url) ? tour.image_url : null,
    rating: averageRating(tour.reviews, tour_rating),
    highlights: texts(tour.highlights),
    inclusions: texts(tour.inclusions),
    exclusions: texts(tour.exclusions),
    itinerary: tour.itinerary
      .filter((stage) => !isBlankDay(stage))
      .map((stage) => ({ ...stage, stay: filled(stage.stay), meals: filled(stage.meals) })),
    gallery,
    /** The main picture and the gallery. Empty if there are too few pictures for a mosaic. */
    mosaic: gallery.length < MOSAIC_FROM || pictures.length < MOSAIC_FROM ? [] : pictures,
    reviewCount: reviews.length,
    /** Count and average of the reviews that travellers sent. */
    sentRating: { count: sent.length, average: averageRating(sent, null) },
    /** The newest reviews. */
    reviews: reviews
      .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))
      .slice(0, SHOWN_REVIEWS)
      .map(({ name, date, rating, comment, submission }) => ({
        name,
        comment,
        date: longDate(date),
        rating: isRating(rating) ? rating : null,
        /** Set if a traveller sent the review. Structured data has only reviews with `sentOn`. */
        ...(submission && { sentOn: date }),
      })),
    /** The agency's day, yyyy-mm-dd; "" in the preview. */
    today,
    departures: dates.map((date) => ({ ...date, amount: amountOf(english, date.price) })),
    nextDate: nextDeparture(dates)?.date ?? null,
    priceFrom: tour.price_from,
    ...priceDetails(tour, english, policies),
    ...goodToKnow(tour, policies),
    questions: tour.questions
      .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }))
      .filter(({ question, answer }) => question && answer),
  };
}

/** Its day for sorting, newest first. A date in other words comes after all days. */
function dayOf({ date }: Tour["reviews"][number]): string {
  return isDay(date) ? date : "";
}

/** The rupees per person of a departure with its own price, or of the tour. */
function amountOf(tour: Tour, ownPrice: string | null): number | null {
  const price = ownPrice ?? tour.price;
  return price === null ? null : amountPerPerson(price, filled(tour.price_basis));
}

const list = new Intl.ListFormat(locale);

/** Reads the amounts in the English texts. Adds the agency's usual advance payment only if the tour has other price details. */
function priceDetails(tour: Translated<Tour>, english: Tour, policies: Policies) {
  const priceBasis = filled(tour.price_basis);
  const childPrice = filled(tour.child_price);
  const singleSupplement = filled(tour.single_supplement);
  const hasDetails = priceBasis || childPrice || singleSupplement;
  const isForEach = isPerPerson(tour);
  const advance = filled(tour.advance) ?? (hasDetails ? advanceInWords(policies, tour.type) : null);
  return {
    amount: amountOf(english, null),
    isPerPerson: isForEach,
    priceBasis: basisAfter(isForEach ? perPerson : (tour.price ?? ""), priceBasis),
    childPrice,
    otherPrices: otherPrices([
      [m.child, childPrice],
      [m.singleSupplement, singleSupplement],
      [m.advance, advance],
    ]),
    childAmount: childPrice === null ? null : amountPerChild(filled(english.child_price) ?? ""),
    taxNote: filled(tour.price) && filled(taxNoteOf(policies, tour.type)),
  };
}

function otherPrices(all: [name: string, price: string | null][]) {
  const prices = all.filter(([, price]) => price);
  const names = prices.map(([name], at) => (at === 0 ? name : name.toLowerCase()));
  return { title: list.format(names), prices };
}

/** The "Good to know" tab. Adds the usual terms only if the tour has other data for the tab. */
function goodToKnow(tour: Tour, policies: Policies) {
  const pickupPoints = tour.pickup_points
    .map(({ place, time }) => ({ place: place.trim(), time: time.trim() }))
    .filter(({ place }) => place);
  const facts = {
    startsFrom: filled(tour.starts_from),
    bestMonths: monthsInWords(tour.best_months),
    groupSize: filled(tour.group_size),
    pace: filled(tour.pace),
    documents: filled(tour.documents),
  };
  const advance = filled(tour.advance);
  const cancellation = filled(tour.cancellation);
  return {
    ...facts,
    pickupPoints,
    terms:
      pickupPoints.length > 0 || advance || cancellation || Object.values(facts).some(Boolean)
        ? {
            advance: advance ?? advanceInWords(policies, tour.type),
            cancellation: cancellation ?? refundsInWords(policies),
          }
        : null,
  };
}

function filled(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

function texts(list: { value: string }[]): string[] {
  return list.map(({ value }) => value.trim()).filter(Boolean);
}

const inWords = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** "2025-05-18" becomes "18 May 2025"; any other text stays as it was typed. */
function longDate(date: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return inWords.format(day);
}

/** The average of a tour's ratings to one decimal. Without ratings, `withoutReviews`: 4.8 (spec §2). */
export function averageRating(
  reviews: readonly { rating: number }[],
  withoutReviews: string | null = defaultFigures.tour_rating,
): string | null {
  const ratings = reviews.map(({ rating }) => rating).filter(isRating);
  if (ratings.length === 0) return withoutReviews;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  // Rounds before `toFixed`, because (4.35).toFixed(1) is "4.3".
  return (Math.round((sum * 10) / ratings.length) / 10).toFixed(1);
}

/** Reviews are jsonb, and the database checks only their texts, not their ratings. */
function isRating(rating: unknown): rating is number {
  return typeof rating === "number" && rating >= 1 && rating <= 5;
}
