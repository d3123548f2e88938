import type { Insert } from "../../supabase/types.ts";

/** The picture of the default hero. Replaces a stored picture that fails to load. */
export const DEFAULT_HERO_PICTURE = "/posters/hero.svg";

/** Stored in hero_sections if the table is empty (spec §4). Shown if the table cannot be read. */
export const defaultHero = {
  title: "Good journeys begin in Paramakudi",
  subtitle:
    "Tours across India and abroad, planned with care by people you can walk in and talk to.",
  background_image: DEFAULT_HERO_PICTURE,
  button_text: "Explore Tours",
  button_link: "/domestic-tours",
} satisfies Insert<"hero_sections">;
