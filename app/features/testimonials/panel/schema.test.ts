import { expect, test } from "vitest";
import { messagesOf } from "../../../../tests/rules/messages";
import { newTestimonial, testimonialSchema } from "./schema";

const valid = {
  ...newTestimonial,
  name: "Ramya",
  image: "/posters/avatar.svg",
  location: "Paramakudi",
  comment: "Ten chars.",
};

test("an empty testimonial form names each missing field (spec §5)", () => {
  expect(messagesOf(testimonialSchema, newTestimonial)).toEqual({
    name: "Name is required",
    image: "Must be a valid URL",
    location: "Location is required",
    comment: "Comment must be at least 10 characters",
  });
});

test("the rating is a whole number from 1 to 5, and 5 at first", () => {
  expect(newTestimonial.rating).toBe(5);
  for (const rating of [0, 6, 4.5, Number.NaN]) {
    expect(Object.keys(messagesOf(testimonialSchema, { ...valid, rating }))).toEqual(["rating"]);
  }
  for (const rating of [1, 5]) {
    expect(messagesOf(testimonialSchema, { ...valid, rating })).toEqual({});
  }
});

test("the tour is optional; an empty one is stored as null", () => {
  expect(testimonialSchema.parse({ ...valid, tour: " " }).tour).toBeNull();
  expect(testimonialSchema.parse(valid).featured).toBe(false);
});
