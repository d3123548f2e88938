import { withPlainDigits } from "../../ui/typed-text.ts";
import type { Tour } from "./data.ts";

const SPAN =
  /(?<range>\d ?(?:-|–|\/|to|or) ?)?(?<number>\d[\d.]*) ?-?(?<unit>days?|d|நாள|நாட்கள|दिन|nights?|n|இரவு|रात)(?![a-z])/g;

/**
 * The days of "6 Days / 5 Nights" and "5 nights", 6. Null for "5-6 days" and "2 days Ooty + 3 days Munnar". If the
 * duration has no digit, the length of the itinerary.
 */
export function wholeDays({
  duration,
  itinerary,
}: Pick<Tour, "duration" | "itinerary">): number | null {
  const text = withPlainDigits(duration).toLowerCase();
  if (!/\d/.test(text)) return itinerary.length || null;
  const spans = [...text.matchAll(SPAN)].map(({ groups }) => groups ?? {});
  const nights = spans.filter(({ unit = "" }) => /^(?:n|இ|रा)/.test(unit));
  const days = spans.filter((span) => !nights.includes(span));
  const [only, ...others] = days.length > 0 ? days : nights;
  if (!only || others.length > 0 || only.range || !/^\d{1,2}$/.test(only.number ?? "")) return null;
  return Number(only.number) + (days.length > 0 ? 0 : 1) || null;
}
