import * as m from "virtual:messages/panel-hero";
import { z } from "zod";
import { completeLink, requiredText, safeUrl } from "../../../editing/rules.ts";
import { isSafeUrl } from "../../../ui/safe-url.ts";

export const heroSchema = z.object({
  title: requiredText(m.titleIsRequired, 300),
  subtitle: requiredText(m.subtitleIsRequired, 1000),
  background_image: safeUrl(m.pleaseEnterAValidUrl),
  button_text: requiredText(m.buttonTextIsRequired, 100),
  // Accepts an empty link, because requiredText already reports it.
  button_link: requiredText(m.buttonLinkIsRequired, 2000)
    .overwrite(completeLink)
    .refine((value) => value === "" || isSafeUrl(value), { error: m.pleaseEnterAValidUrl }),
});

export type HeroValues = z.output<typeof heroSchema>;
