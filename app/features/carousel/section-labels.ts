import type { CarouselSection } from "./data";

/** The panel's words for where a carousel image is shown. */
export const sectionLabels: Record<CarouselSection, string> = {
  home: "Home",
  about: "About",
  testimonials: "Testimonials",
};
