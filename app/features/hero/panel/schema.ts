import * as m from "virtual:messages/panel-hero";
import { z } from "zod";
import { completeLink, requiredText, safeUrl } from "../../../editing/rules.ts";
import { isSafeUrl } from "../../../ui/safe-url.ts";

export const heroSchema = z.object({
  title: requiredText("Title is required", 300),
  subtitle: requiredText("Subtitle is required", 1000),
  background_image: safeUrl(m.pleaseEnterAValidUrl),
  button_text: requiredText("Button text is required", 100),
  // Accepts an empty link, because requiredText already reports it.
  button_link: requiredText("Button link is required", 2000)
    .overwrite(completeLink)
    .refine((value) => value === "" || isSafeUrl(value), { error: m.pleaseEnterAValidUrl }),
});

export type HeroValues = z.output<typeof heroSchema>;
