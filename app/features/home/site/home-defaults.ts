import * as m from "virtual:messages/defaults";
import { defaultCarouselImages } from "~/features/carousel/default-images";
import type { Slide } from "~/features/carousel/site/carousel";
import { defaultFigures } from "~/features/company/default-figures";
import { defaultHero } from "~/features/hero/default-hero";
import type { HeroContent } from "~/features/hero/site/hero";
import { homeStats } from "~/features/home/home-stats";
import { sampleTestimonials } from "~/features/testimonials/sample-testimonials";
import { defaultRating } from "~/features/testimonials/site/satisfaction";
import type { HomeData } from "./home-page";

/** The hero if none can be read, in the language of the page. */
export const shownHero: HeroContent = {
  ...defaultHero,
  title: m.heroTitle,
  subtitle: m.heroSubtitle,
  button_text: m.heroButton,
};

const captions = [m.shoreTemple, m.bigTemple, m.mansions];

/** The slides if none are stored or can be read, in the language of the page. */
export const shownSlides: Slide[] = defaultCarouselImages.map(({ url }, at) => ({
  url,
  caption: captions[at] ?? "",
}));

/** Shown if client navigation cannot load the data of the home page (spec §8). */
export const homeDefaults: HomeData = {
  hero: shownHero,
  slides: shownSlides,
  tours: [],
  testimonials: sampleTestimonials,
  reviewCount: sampleTestimonials.length,
  rating: defaultRating,
  welcome: m.welcome,
  stats: homeStats(defaultFigures),
};
