import type { Language } from "../../ui/languages.ts";
import type { Company } from "./data.ts";

/** The columns of company_info with the state of each language: off, operators or public. English has none. */
export const LANGUAGE_COLUMNS = ["tamil", "hindi"] as const satisfies (keyof Company)[];

type States = Pick<Company, (typeof LANGUAGE_COLUMNS)[number]>;

/** The languages that visitors see, with English. */
export function openLanguages(row: States | null): Language[] {
  return languagesIn(row, ["public"]);
}

/** The languages that operators see, with English. */
export function operatorLanguages(row: States | null): Language[] {
  return languagesIn(row, ["operators", "public"]);
}

function languagesIn(row: States | null, states: string[]): Language[] {
  const open: Language[] = ["en"];
  if (row && states.includes(row.tamil)) open.push("ta");
  if (row && states.includes(row.hindi)) open.push("hi");
  return open;
}
