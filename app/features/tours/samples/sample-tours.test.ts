import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../ui/dates.ts";
import { defaultPolicies } from "../../company/policies.ts";
import { answerParts, placeholderValues, plainAnswer } from "../../faq/answer.ts";
import { defaultQuestions } from "../../faq/default-questions.ts";
import type { Tour } from "../data.ts";
import { newTour, toInput, tourSchema } from "../schema.ts";
import { sampleDepartures } from "./sample-departures.ts";
import { sampleTours } from "./sample-tours.ts";

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
// Indian digit groups: ₹4,900 and ₹1,25,000, never ₹125,000.
const indianRupees = /^₹\d{1,2}(,\d{2})*,\d{3}$/;
const daysAndNights = /^(\d+) Days \/ (\d+) Nights?$/;
const today = "2026-11-24";

function percentagesIn(text: string): string[] {
  return [...text.matchAll(/\d+(?=\s?(?:%|per ?cent))/gi)].map(([figure]) => figure);
}
const values = placeholderValues(defaultPolicies, null);
const faq = defaultQuestions.map(({ answer }) => plainAnswer(answerParts(answer, values)));
const policy = new Set(percentagesIn(faq.join(" ")));

describe("the sample tours", () => {
  it("are twelve, eight domestic and four international, at least six of them featured", () => {
    expect(sampleTours).toHaveLength(12);
    expect(sampleTours.filter((tour) => tour.type === "domestic")).toHaveLength(8);
    expect(sampleTours.filter((tour) => tour.featured).length).toBeGreaterThanOrEqual(6);
  });

  it("have unique ids and titles", () => {
    expect(new Set(sampleTours.map((tour) => tour.id)).size).toBe(sampleTours.length);
    expect(new Set(sampleTours.map((tour) => tour.title)).size).toBe(sampleTours.length);
  });
});

describe.each(sampleTours)("$id", (tour) => {
  it("has a slug as its id and a price in Indian digit grouping", () => {
    expect(tour.id).toMatch(slug);
    expect(tour.price).toMatch(indianRupees);
  });

  it("has an itinerary as long as its duration, numbered from Day 1", () => {
    const [, days, nights] = daysAndNights.exec(tour.duration) ?? [];
    expect(tour.itinerary).toHaveLength(Number(days));
    expect(Number(nights)).toBe(Number(days) - 1);
    expect(tour.itinerary.map((entry) => entry.day)).toEqual(
      tour.itinerary.map((_, at) => `Day ${at + 1}`),
    );
    for (const entry of tour.itinerary) {
      expect(entry.title.length).toBeGreaterThan(3);
      expect(entry.description.length).toBeGreaterThan(20);
      expect(entry.name.length).toBeGreaterThan(3);
    }
  });

  it("is valid in the tour form, and has no duplicates in its lists", () => {
    expect(tourSchema.safeParse({ ...newTour, ...toInput(tour as Tour) }).error).toBeUndefined();
    const texts = [...tour.highlights, ...tour.inclusions].map(({ value }) => value);
    for (const text of texts) expect(text.trim()).toBe(text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("has the meals that its inclusions promise, and excludes the others", () => {
    const included = tour.inclusions.map(({ value }) => value).join("; ");
    const excluded = tour.exclusions.map(({ value }) => value).join("; ");
    const meals = tour.itinerary.map(({ meals = "" }) => meals);
    const laterDays = meals.slice(1);
    for (const day of laterDays) expect(day).toMatch(/^Breakfast/);
    expect(included).toMatch(/[Dd]aily breakfast|Breakfast on both days/);
    if (/Daily breakfast and dinner/.test(included)) {
      for (const day of meals.slice(0, -1)) expect(day).toMatch(/dinner/i);
    }
    const [, count = ""] = /\b(one|three|four)\b[^;]* dinners?/i.exec(included) ?? [];
    const promised = { one: 1, three: 3, four: 4 }[count.toLowerCase()];
    if (promised) {
      const dinners = meals.filter((day) => /dinner(?! on the cruise)/i.test(day));
      expect(dinners).toHaveLength(promised);
    }
    expect(excluded).toMatch(/Lunches/);
    for (const { value } of tour.inclusions) expect(excluded).not.toContain(value);
  });

  it("contradicts no policy of the FAQ", () => {
    const { reviews: _, ...said } = tour;
    const text = JSON.stringify(said);
    for (const figure of percentagesIn(text)) expect(policy).toContain(figure);
    // The page of a tour without these shows those of Policies.
    expect([tour.advance, tour.cancellation].filter(Boolean)).toEqual([]);
    expect(text).not.toContain("TCS");
    expect(text).not.toMatch(/refund|discount|\b[126] stars?\b|[126]-star/i);
    expect(tour.group_size).toContain("10-20");
    if (tour.type === "international") {
      expect(tour.documents).toContain("six months");
      expect(tour.documents).toMatch(/change.*we confirm/);
    }
  });

  it("has two to five future departures, all on the same weekday", () => {
    const departures = sampleDepartures(today).filter(({ tour_id }) => tour_id === tour.id);
    expect(departures.length).toBeGreaterThanOrEqual(2);
    expect(departures.length).toBeLessThanOrEqual(5);
    expect(new Set(departures.map(({ starts_on }) => new Date(starts_on).getUTCDay())).size).toBe(
      1,
    );
    for (const { starts_on, price, status, seats_left } of departures) {
      expect(starts_on > today).toBe(true);
      if (price) expect(price).toMatch(indianRupees);
      expect(status === "Sold out").toBe(seats_left === 0);
    }
  });
});

describe("the sample departures", () => {
  it("belong to sample tours and keep one weekday per tour, whatever the day of the import", () => {
    const ids = new Set(sampleTours.map(({ id }) => id));
    const weekdays = new Map<string, number>();
    for (let days = 0; days < 14; days++) {
      const now = new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
      const departures = sampleDepartures(now);
      const keys = departures.map(({ tour_id, starts_on }) => tour_id + starts_on);
      expect(new Set(keys).size).toBe(departures.length);
      for (const { tour_id, starts_on } of departures) {
        expect(ids).toContain(tour_id);
        expect(starts_on > now).toBe(true);
        const weekday = new Date(starts_on).getUTCDay();
        expect(weekdays.get(tour_id) ?? weekday).toBe(weekday);
        weekdays.set(tour_id, weekday);
      }
    }
    // Day 4 of the Golden Triangle visits the Taj Mahal, which is closed on Fridays.
    expect(((weekdays.get("golden-triangle") ?? 0) + 3) % 7).not.toBe(5);
    // Day 3 of this tour visits Padmanabhapuram Palace, which is closed on Mondays.
    expect(((weekdays.get("kanyakumari-sunrise") ?? 0) + 2) % 7).not.toBe(1);
  });
});
