import * as m from "virtual:messages/panel-testimonials";
import { z } from "zod";
import { longText, optionalText, requiredText, safeUrl } from "../../../editing/rules.ts";

const rating = { error: m.ratingLimits };

export const testimonialSchema = z.object({
  name: requiredText(m.nameIsRequired, 200),
  image: safeUrl(m.mustBeAValidUrl),
  location: requiredText(m.locationIsRequired, 200),
  rating: z.int(rating).min(1, rating).max(5, rating),
  comment: longText(m.commentTooShort, 10, 5000),
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
