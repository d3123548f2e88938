import * as m from "virtual:messages/panel-carousel";
import { z } from "zod";
import { anyText, safeUrl } from "../../../editing/rules.ts";
import type { CarouselSection } from "../data.ts";

export const carouselSections = ["home", "about", "testimonials"] as const; // spec §3

export const sectionLabels: Record<CarouselSection, string> = {
  home: m.home,
  about: m.about,
  testimonials: m.testimonials,
};

export const carouselImageSchema = z.object({
  section: z.enum(carouselSections),
  url: safeUrl(m.mustBeAValidUrl),
  caption: anyText(300),
});

export type CarouselImageInput = z.input<typeof carouselImageSchema>;
export type CarouselImageValues = z.output<typeof carouselImageSchema>;
