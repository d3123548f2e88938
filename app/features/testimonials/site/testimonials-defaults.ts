import { sampleTestimonials } from "../sample-testimonials";
import { defaultRating } from "./satisfaction";
import type { TestimonialsData } from "./testimonials-page";

/** Shown when the testimonials cannot be loaded (spec §2). */
export const testimonialsDefaults: TestimonialsData = {
  rating: defaultRating,
  slides: [],
  testimonials: sampleTestimonials,
  featured: null,
  reviewCount: sampleTestimonials.length,
  page: 1,
  pageCount: 1,
};
