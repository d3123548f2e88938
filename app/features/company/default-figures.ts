import type { Company } from "./data.ts";

/** The figures of spec §1, §2 and §9. The migration has the same defaults. */
export const defaultFigures = {
  years_of_experience: "15+",
  happy_travellers: "10,000+",
  satisfaction_rate: "95%",
  support_on_tour: "24/7",
  displayed_rating: "4.9",
  tour_rating: "4.8",
} satisfies Partial<Company>;
