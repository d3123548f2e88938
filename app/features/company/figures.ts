import type { Company } from "./data.ts";

/** The columns of company_info with the figures that visitors read. */
export const FIGURE_COLUMNS = [
  "years_of_experience",
  "happy_travellers",
  "satisfaction_rate",
  "support_on_tour",
  "displayed_rating",
  "tour_rating",
] as const satisfies (keyof Company)[];

/** Null is not shown. */
export type Figures = Pick<Company, (typeof FIGURE_COLUMNS)[number]>;

/** The figures of spec §1, §2 and §9. The migration has the same defaults. */
export const defaultFigures: Figures = {
  years_of_experience: "15+",
  happy_travellers: "10,000+",
  satisfaction_rate: "95%",
  support_on_tour: "24/7",
  displayed_rating: "4.9",
  tour_rating: "4.8",
};

/** The stored figures. What is missing, also in an old version of the row, has its default. */
export function figuresOf(company: object | null | undefined): Figures {
  const row: Partial<Figures> = { ...company };
  const figureOf = (name: keyof Figures) =>
    row[name] === undefined ? defaultFigures[name] : row[name]?.trim() || null;
  return Object.fromEntries(FIGURE_COLUMNS.map((name) => [name, figureOf(name)])) as Figures;
}
