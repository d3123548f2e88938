import { describe, expect, it } from "vitest";
import { faqCategories } from "../../faq/site/faq.ts";
import type { Tour } from "../data.ts";
import { newTour, toInput, tourSchema } from "../schema.ts";
import { sampleDepartures } from "./sample-departures.ts";
import { sampleTours } from "./sample-tours.ts";

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
// Indian digit groups: ₹4,900 and ₹1,25,000, never ₹125,000.
const indianRupees = /^₹\d{1,2}(,\d{2})*,\d{3}$/;
const daysAndNights = /^(\d+) Days \/ (\d+) Nights?$/;
const rootRelativePoster = /^\/posters\/[a-z0-9-]+\.svg$/;
const clockTime = /^(1?\d:[0-5]\d [AP]M|On request|Three hours before .+|Two hours before .+)$/;
const today = "2026-11-24";
const DAY_MS = 24 * 60 * 60 * 1000;

function percentagesIn(text: string): string[] {
  return [...text.matchAll(/\d+(?=\s?(?:%|per ?cent))/gi)].map(([figure]) => figure);
}
const policy = new Set(percentagesIn(JSON.stringify(faqCategories)));

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

  it("have two to four reviews on six or seven tours, and none on the others", () => {
    const reviewed = sampleTours.filter((tour) => tour.reviews.length > 0);
    expect([6, 7]).toContain(reviewed.length);
    for (const { reviews } of reviewed) {
      expect(reviews.length).toBeGreaterThanOrEqual(2);
      expect(reviews.length).toBeLessThanOrEqual(4);
    }
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

  it("has at least three different pictures, its main picture first", () => {
    expect(tour.gallery.length).toBeGreaterThanOrEqual(3);
    expect(new Set(tour.gallery).size).toBe(tour.gallery.length);
    expect(tour.gallery[0]).toBe(tour.image_url);
    for (const url of tour.gallery) expect(url).toMatch(rootRelativePoster);
  });

  it("is valid in the tour form, and has no duplicates in its lists", () => {
    expect(tourSchema.safeParse({ ...newTour, ...toInput(tour as Tour) }).error).toBeUndefined();
    const texts = [...tour.highlights, ...tour.inclusions].map(({ value }) => value);
    for (const text of texts) expect(text.trim()).toBe(text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("has five to seven highlights and six to eight inclusions", () => {
    expect(tour.highlights.length).toBeGreaterThanOrEqual(5);
    expect(tour.highlights.length).toBeLessThanOrEqual(7);
    expect(tour.inclusions.length).toBeGreaterThanOrEqual(6);
    expect(tour.inclusions.length).toBeLessThanOrEqual(8);
  });

  it("has a starting city, price details, group size, pace and documents", () => {
    for (const fact of [
      tour.starts_from,
      tour.price_basis,
      tour.child_price,
      tour.single_supplement,
      tour.group_size,
      tour.pace,
      tour.documents,
    ]) {
      expect(fact?.trim()).toBeTruthy();
    }
    expect(tour.child_price).toMatch(/^₹[\d,]+ /);
    expect(tour.single_supplement).toMatch(/^₹[\d,]+/);
    expect(tour.exclusions.length).toBeGreaterThanOrEqual(3);
    expect(tour.questions.length).toBeGreaterThanOrEqual(2);
    for (const { question, answer } of tour.questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(40);
    }
    for (const { place, time } of tour.pickup_points) {
      expect(place).not.toBe("");
      expect(time).toMatch(clockTime);
    }
    expect(tour.pickup_points.some(({ place }) => place.includes(tour.starts_from ?? ""))).toBe(
      true,
    );
  });

  it("names three to seven best months, in calendar order", () => {
    expect(tour.best_months.length).toBeGreaterThanOrEqual(3);
    expect(tour.best_months.length).toBeLessThanOrEqual(7);
    expect([...new Set(tour.best_months)].sort((a, b) => a - b)).toEqual(tour.best_months);
    for (const month of tour.best_months) expect(month >= 1 && month <= 12).toBe(true);
  });

  it("names a stay for every night and the meals of every day", () => {
    const nights = tour.itinerary.slice(0, -1);
    for (const { stay } of nights) expect(stay).toMatch(/hotel|villa|haveli|houseboat|house/i);
    expect(tour.itinerary.at(-1)?.stay).toBeUndefined();
    for (const { meals } of tour.itinerary) expect(meals).toMatch(/breakfast|dinner|own/i);
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
    const advance = tour.type === "international" ? "50" : "25";
    expect(percentagesIn(tour.advance ?? `${advance}%`)).toEqual([advance]);
    // The page of a tour without a cancellation text shows the refund rules of the FAQ.
    expect(tour.cancellation ?? null).toBeNull();
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

  it("has reviews with a real date, four or five stars and a comment", () => {
    for (const review of tour.reviews) {
      expect(new Date(review.date).toISOString().slice(0, 10)).toBe(review.date);
      expect(review.date >= "2024-01-01" && review.date <= "2026-12-31").toBe(true);
      expect([4, 5]).toContain(review.rating);
      expect(review.comment.length).toBeGreaterThanOrEqual(10);
      expect(review.name.trim()).not.toBe("");
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

  it("use every status, and have a price or seats for a few dates", () => {
    const departures = sampleDepartures(today);
    const words = new Set(departures.map(({ status }) => status));
    expect(words).toEqual(new Set(["Open", "Filling fast", "Guaranteed", "Sold out", null]));
    for (const few of [
      departures.filter(({ price }) => price),
      departures.filter(({ seats_left }) => seats_left),
    ]) {
      expect(few.length).toBeGreaterThanOrEqual(3);
      expect(few.length).toBeLessThan(departures.length / 2);
    }
  });
});
