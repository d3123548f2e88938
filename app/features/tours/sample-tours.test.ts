import { describe, expect, it } from "vitest";
import { sampleTours } from "./sample-tours.ts";

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
// The last three digits, then pairs: ₹4,900 and ₹1,25,000, never ₹125,000.
const indianRupees = /^₹\d{1,2}(,\d{2})*,\d{3}$/;
const daysAndNights = /^(\d+) Days \/ (\d+) Nights?$/;
const rootRelativePoster = /^\/posters\/[a-z0-9-]+\.svg$/;

describe("the sample tours", () => {
  it("are twelve, eight at home and four abroad, at least six of them featured", () => {
    expect(sampleTours).toHaveLength(12);
    expect(sampleTours.filter((tour) => tour.type === "domestic")).toHaveLength(8);
    expect(sampleTours.filter((tour) => tour.featured).length).toBeGreaterThanOrEqual(6);
  });

  it("have ids and titles of their own", () => {
    expect(new Set(sampleTours.map((tour) => tour.id)).size).toBe(sampleTours.length);
    expect(new Set(sampleTours.map((tour) => tour.title)).size).toBe(sampleTours.length);
  });

  it("are reviewed on six or seven tours, and leave the others without a review", () => {
    const reviewed = sampleTours.filter((tour) => tour.reviews.length > 0);
    expect([6, 7]).toContain(reviewed.length);
    for (const { reviews } of reviewed) {
      expect(reviews.length).toBeGreaterThanOrEqual(2);
      expect(reviews.length).toBeLessThanOrEqual(4);
    }
  });
});

describe.each(sampleTours)("$id", (tour) => {
  it("has a slug for its id and a price in Indian grouping", () => {
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

  it("has three pictures of its own, its main picture first", () => {
    expect(tour.gallery.length).toBeGreaterThanOrEqual(3);
    expect(new Set(tour.gallery).size).toBe(tour.gallery.length);
    expect(tour.gallery[0]).toBe(tour.image_url);
    for (const url of tour.gallery) expect(url).toMatch(rootRelativePoster);
  });

  it("has texts that the tour form accepts", () => {
    expect(tour.title.trim()).not.toBe("");
    expect(tour.summary.length).toBeGreaterThanOrEqual(10);
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
