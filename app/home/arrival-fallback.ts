import { defaultCarouselImages } from "~/carousel/default-images";
import { defaultHero } from "~/hero/default-hero";
import { sampleTestimonials } from "~/testimonials/sample-testimonials";

/** What the home page shows when a visitor on the way to it cannot reach the server (spec §8). */
export const homeFallback = {
  hero: defaultHero,
  slides: defaultCarouselImages,
  tours: [],
  testimonials: sampleTestimonials,
  reviewCount: sampleTestimonials.length,
};
