import { describe, expect, it } from "vitest";
import { sampleTours } from "../tours/samples/sample-tours.ts";
import { newTestimonial, testimonialSchema } from "./panel/schema.ts";
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

  it("are valid in the testimonial form, with four or five stars and a bundled picture", () => {
    for (const testimonial of sampleTestimonials) {
      expect(
        testimonialSchema.safeParse({ ...newTestimonial, ...testimonial }).error,
      ).toBeUndefined();
      expect([4, 5]).toContain(testimonial.rating);
      expect(testimonial.image).toMatch(/^\/posters\/avatar-[1-6]\.svg$/);
    }
  });
});
