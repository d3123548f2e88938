import { z } from "zod";
import { shownUrl } from "../../editing/rules.ts";

/** Spec §3: where a carousel image is shown. */
export const carouselSections = ["home", "about", "testimonials"] as const;

export const carouselImageSchema = z.object({
  section: z.enum(carouselSections),
  url: shownUrl("Must be a valid URL"),
  caption: z.string().trim().max(300, { error: "Must be at most 300 characters" }),
});

export type CarouselImageInput = z.input<typeof carouselImageSchema>;
export type CarouselImageValues = z.output<typeof carouselImageSchema>;
