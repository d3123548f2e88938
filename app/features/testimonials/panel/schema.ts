import { z } from "zod";
import { longText, optionalText, requiredText, safeUrl } from "../../../editing/rules.ts";

const rating = { error: "Rating must be from 1 to 5" };

export const testimonialSchema = z.object({
  name: requiredText("Name is required", 200),
  image: safeUrl("Must be a valid URL"),
  location: requiredText("Location is required", 200),
  rating: z.int(rating).min(1, rating).max(5, rating),
  comment: longText("Comment must be at least 10 characters", 10, 5000),
  tour: optionalText(300),
  featured: z.boolean(),
});

export type TestimonialInput = z.input<typeof testimonialSchema>;
export type TestimonialValues = z.output<typeof testimonialSchema>;

export const newTestimonial: TestimonialInput = {
  name: "",
  image: "",
  location: "",
  rating: 5,
  comment: "",
  tour: "",
  featured: false,
};
