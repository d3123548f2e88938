import * as m from "virtual:messages/defaults";
import { defaultCarouselImages } from "~/features/carousel/default-images";
import type { Slide } from "~/features/carousel/site/carousel";
import { defaultHero } from "~/features/hero/default-hero";
import type { HeroContent } from "~/features/hero/site/hero";

/** The hero if none can be read, in the language of the page. */
export const shownHero: HeroContent = {
  ...defaultHero,
  title: m.heroTitle,
  subtitle: m.heroSubtitle,
  button_text: m.heroButton,
};

/** The slides if none are stored or can be read, in the language of the page. */
export const shownSlides: Slide[] = [m.shoreTemple, m.bigTemple, m.mansions].flatMap(
  (caption, at) => defaultCarouselImages.slice(at, at + 1).map(({ url }) => ({ url, caption })),
);
