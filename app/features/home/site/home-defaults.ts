import { sampleTestimonials } from "~/features/testimonials/sample-testimonials";
import { defaultRating } from "~/features/testimonials/site/satisfaction";
import { shownHero, shownSlides } from "../default-home";
import type { HomeData } from "./home-page";

/** Shown if client navigation cannot load the data of the home page (spec §8). */
export const homeDefaults: HomeData = {
  hero: shownHero,
  slides: shownSlides,
  tours: [],
  testimonials: sampleTestimonials,
  reviewCount: sampleTestimonials.length,
  rating: defaultRating,
  welcome: "",
  stats: [],
};
