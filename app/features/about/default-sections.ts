import type { Insert } from "../../supabase/types.ts";

/** Seeded into an empty about_sections table (spec §4). */
export const defaultAboutSections = [
  {
    title: "Our story",
    content:
      "We began with one desk near the Paramakudi bus stand, booking trains to Chennai and vans to Rameswaram for our neighbours. Those neighbours came back with cousins, colleagues and college batches, and the vans became tours. Today we plan journeys across India and abroad, and still sit at a counter where anyone may walk in and ask.",
    image_url: "/posters/about-1.svg",
    section_order: 0,
  },
  {
    title: "How we plan a tour",
    content:
      "We ask first: who is travelling, what do they eat, how far can they walk, and what would they be sorry to miss. Then we choose the hotels and the roads, work out sensible distances for each day, and give you one price in writing. A guide who knows the place travels with you, and one of us is a phone call away until you are home.",
    image_url: "/posters/about-2.svg",
    section_order: 1,
  },
] satisfies Insert<"about_sections">[];
