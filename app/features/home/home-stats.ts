import * as m from "virtual:messages/defaults";
import type { Figures } from "../company/figures.ts";

const labels = {
  years_of_experience: m.yearsOfExperience,
  happy_travellers: m.happyTravellers,
  satisfaction_rate: m.satisfactionRate,
  support_on_tour: m.supportOnTour,
} satisfies Partial<Record<keyof Figures, string>>;

/** The figures under the welcome, without the hidden ones. */
export function homeStats(figures: Figures) {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = figures[name as keyof typeof labels];
    return value ? [{ value, label }] : [];
  });
}
