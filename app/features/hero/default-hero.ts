import type { Insert } from "../../supabase/types.ts";

/** Also shown if the stored hero picture cannot be loaded. */
export const DEFAULT_HERO_PICTURE = "/posters/hero.svg";

/** Seeded into an empty hero_sections table (spec §4), and shown when it cannot be read. */
export const defaultHero = {
  title: "Good journeys begin in Paramakudi",
  subtitle:
    "Tours across India and abroad, planned with care by people you can walk in and talk to.",
  background_image: DEFAULT_HERO_PICTURE,
  button_text: "Explore Tours",
  button_link: "/domestic-tours",
} satisfies Insert<"hero_sections">;
