import { z } from "zod";
import { optionalText } from "../../../editing/rules.ts";

const percent = z.int().min(0).max(100).nullable();

export const pictureSchema = z.object({
  alt: optionalText(300),
  focal_x: percent,
  focal_y: percent,
});

export type PictureInput = z.input<typeof pictureSchema>;
export type PictureValues = z.output<typeof pictureSchema>;
