import { defaultCarouselImages } from "~/features/carousel/default-images";
import { defaultHero } from "~/features/hero/default-hero";
import { sampleTestimonials } from "~/features/testimonials/sample-testimonials";
import { defaultRating } from "~/features/testimonials/site/satisfaction";
import type { HomeData } from "./home-page";

/** Shown if client navigation cannot load the data of the home page (spec §8). */
export const homeDefaults: HomeData = {
  hero: defaultHero,
  slides: defaultCarouselImages,
  tours: [],
  testimonials: sampleTestimonials,
  reviewCount: sampleTestimonials.length,
  rating: defaultRating,
  welcome: "",
  stats: [],
};
