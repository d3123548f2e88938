import type { Insert } from "../../supabase/types.ts";

/** Seeded into an empty carousel_images table (spec §4). */
export const defaultCarouselImages = [
  {
    section: "home",
    url: "/posters/carousel-1.svg",
    caption: "Shore Temple, Mahabalipuram",
    order: 0,
  },
  {
    section: "home",
    url: "/posters/carousel-2.svg",
    caption: "Brihadisvara Temple, Thanjavur",
    order: 1,
  },
  {
    section: "home",
    url: "/posters/carousel-3.svg",
    caption: "A street of mansions, Chettinad",
    order: 2,
  },
] satisfies Insert<"carousel_images">[];
