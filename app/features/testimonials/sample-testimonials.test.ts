import { describe, expect, it } from "vitest";
import { sampleTours } from "../tours/sample-tours.ts";
import { sampleTestimonials, seedTestimonials } from "./sample-testimonials.ts";

describe("the sample testimonials", () => {
  it("are six, and the first three are seeded", () => {
    expect(sampleTestimonials).toHaveLength(6);
    expect(seedTestimonials.map(({ name }) => name)).toEqual(
      sampleTestimonials.slice(0, 3).map(({ name }) => name),
    );
  });

  it("name only tours that exist", () => {
    const titles = sampleTours.map(({ title }) => title);
    for (const { tour } of sampleTestimonials) expect(titles).toContain(tour);
  });

  it("have a valid comment, rating and picture", () => {
    for (const { comment, rating, image } of sampleTestimonials) {
      expect(comment.length).toBeGreaterThanOrEqual(10);
      expect([4, 5]).toContain(rating);
      expect(image).toMatch(/^\/posters\/avatar-[1-6]\.svg$/);
    }
  });
});
