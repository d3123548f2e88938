type TitledText = { title: string; description: string };

export const mission = {
  title: "Our mission",
  description:
    "To make travel simple, safe and worth remembering for every family that travels with us, whether the journey is one night at Rameswaram or a week abroad.",
} satisfies TitledText;

export const values = [
  {
    title: "Customer First",
    description:
      "We listen before we suggest. Your budget, your food and your pace decide the plan, and we tell you plainly when something will not suit you.",
  },
  {
    title: "Quality & Excellence",
    description:
      "We choose every hotel, vehicle and guide with care, and review them after each tour. What falls short is changed.",
  },
  {
    title: "Responsible Tourism",
    description:
      "We hire local guides, eat where the town eats, and keep hills, shores and temples as clean as we found them.",
  },
] satisfies TitledText[];

/** The "Why Choose" list; its claims are those of spec §1. */
export const reasonsToChoose = [
  {
    title: "Over 15 years of experience",
    description: "We know which roads, seasons and hotels work, and which ones to avoid.",
  },
  {
    title: "10,000+ happy travellers",
    description: "A 95% satisfaction rate, and many families who come back to us year after year.",
  },
  {
    title: "24/7 support",
    description:
      "While you are on tour, someone answers your call at any hour of the day or night.",
  },
  {
    title: "Experienced guides",
    description: "People who know the place and its stories, many of them Tamil-speaking.",
  },
  {
    title: "Premium stays",
    description: "Clean, comfortable and well-placed hotels, from 3 to 5 stars.",
  },
  {
    title: "Customised itineraries",
    description: "Change the dates, the hotels or the whole route; we plan it again with you.",
  },
] satisfies TitledText[];
