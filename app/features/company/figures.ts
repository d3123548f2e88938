import * as m from "virtual:messages/figures";
import { languageOf } from "../../ui/text.ts";
import type { Company } from "./data.ts";
import { defaultFigures } from "./default-figures.ts";

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

/** The figures of a stored row. A column that the row lacks, such as in an old version, gets its default. */
export function figuresOf(company: object | null | undefined): Figures {
  const row: Partial<Figures> = { ...company };
  const figureOf = (name: keyof Figures) =>
    row[name] === undefined ? defaultFigures[name] : row[name]?.trim() || null;
  return Object.fromEntries(FIGURE_COLUMNS.map((name) => [name, figureOf(name)])) as Figures;
}

export const PLACEHOLDER = /\{(years|travellers|satisfaction|support)\}/g;

/**
 * The text with the figures in place of its placeholders, such as {years}. Parts of a sentence with a figure that
 * is not shown are left out.
 */
export function withFigures(text: string, figures: Figures): string {
  const years = figures.years_of_experience;
  const [, atLeast] = years?.match(/^(\S+)\+$/) ?? [];
  const values: Record<string, string | null> = {
    // "Over" would be in another language than the text.
    years: atLeast && !languageOf(text) ? m.overFigure({ figure: atLeast }) : years,
    travellers: figures.happy_travellers,
    satisfaction: figures.satisfaction_rate,
    support: figures.support_on_tour,
  };
  const placeholders = [...text.matchAll(PLACEHOLDER)];
  if (placeholders.length === 0) return text;
  const hidden = placeholders.flatMap(([placeholder, name = ""]) =>
    values[name] === null ? placeholder : [],
  );
  const parts = text.split(/(?<=[,;.!?।])\s+/);
  const shown = parts.filter((part) => !hidden.some((placeholder) => part.includes(placeholder)));
  const words = shown.join(" ").replace(PLACEHOLDER, (_, name) => values[name] ?? "");
  const end = text.endsWith("।") ? "।" : ".";
  const ended = shown.at(-1) === parts.at(-1) ? words : words.replace(/[,;]$/, end);
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
