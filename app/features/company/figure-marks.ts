import type { Figures } from "./figures.ts";

const MARK = /\{(years|travellers|satisfaction|support)\}/g;

/**
 * The text with the figures in place of its marks, such as {years}. Parts of a sentence with a figure that
 * is not shown are left out.
 */
export function withFigures(text: string, figures: Figures): string {
  const values: Record<string, string | null> = {
    years: figures.years_of_experience?.replace(/^(\S+)\+$/, "over $1") ?? null,
    travellers: figures.happy_travellers,
    satisfaction: figures.satisfaction_rate,
    support: figures.support_on_tour,
  };
  const marks = [...text.matchAll(MARK)];
  if (marks.length === 0) return text;
  const hidden = marks.flatMap(([mark, name = ""]) => (values[name] === null ? mark : []));
  const parts = text.split(/(?<=[,;.!?])\s+/);
  const shown = parts.filter((part) => !hidden.some((mark) => part.includes(mark)));
  const words = shown.join(" ").replace(MARK, (_, name) => values[name] ?? "");
  const ended = shown.at(-1) === parts.at(-1) ? words : words.replace(/[,;]$/, ".");
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
