import { z } from "zod";
import { anyText, safeUrl } from "../../../editing/rules.ts";
import type { CarouselSection } from "../data.ts";

export const carouselSections = ["home", "about", "testimonials"] as const; // spec §3

export const sectionLabels: Record<CarouselSection, string> = {
  home: "Home",
  about: "About",
  testimonials: "Testimonials",
};

export const carouselImageSchema = z.object({
  section: z.enum(carouselSections),
  url: safeUrl("Must be a valid URL"),
  caption: anyText(300),
});

export type CarouselImageInput = z.input<typeof carouselImageSchema>;
export type CarouselImageValues = z.output<typeof carouselImageSchema>;
