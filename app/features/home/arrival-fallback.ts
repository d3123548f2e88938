import { defaultCarouselImages } from "~/features/carousel/default-images";
import { defaultHero } from "~/features/hero/default-hero";
import { sampleTestimonials } from "~/features/testimonials/sample-testimonials";

/** What the home page shows when a visitor on the way to it cannot reach the server (spec §8). */
export const homeFallback = {
  hero: defaultHero,
  slides: defaultCarouselImages,
  tours: [],
  testimonials: sampleTestimonials,
  reviewCount: sampleTestimonials.length,
};
