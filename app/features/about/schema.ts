import { z } from "zod";
import { optionalUrl, requiredText } from "../../editing/rules.ts";

export const aboutSectionSchema = z.object({
  title: requiredText("Title is required", 300),
  content: requiredText("Content is required", 20_000),
  // The column has no null: a section without a picture holds an empty text.
  image_url: optionalUrl("Must be a valid URL").transform((value) => value ?? ""),
});

export type AboutSectionInput = z.input<typeof aboutSectionSchema>;
export type AboutSectionValues = z.output<typeof aboutSectionSchema>;

export const newAboutSection: AboutSectionInput = { title: "", content: "", image_url: "" };
