import type { Insert } from "../../supabase/types.ts";
import { fallbackPictures } from "../../ui/fallback-pictures.ts";

/** Stored in hero_sections if the table is empty (spec §4). Shown if the table cannot be read. */
export const defaultHero = {
  title: "Good journeys begin in Paramakudi",
  subtitle:
    "Tours across India and abroad, planned with care by people you can walk in and talk to.",
  background_image: fallbackPictures.hero,
  button_text: "Explore Tours",
  button_link: "/domestic-tours",
} satisfies Insert<"hero_sections">;
