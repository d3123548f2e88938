import type { Figures } from "../company/figures.ts";

const labels = {
  years_of_experience: "Years of experience",
  happy_travellers: "Happy travellers",
  satisfaction_rate: "Satisfaction rate",
  support_on_tour: "Support on tour",
} satisfies Partial<Record<keyof Figures, string>>;

/** The figures under the welcome, without the hidden ones. Called only in loaders. */
export function homeStats(figures: Figures) {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = figures[name as keyof typeof labels];
    return value ? [{ value, label }] : [];
  });
}
