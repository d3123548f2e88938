import type { Texts, TranslatedTable } from "../fields.ts";
import { fieldsOf } from "../fields.ts";

/** The tables that server/seed.ts fills. */
export type SeededTable = Exclude<TranslatedTable, "tours" | "categories" | "pictures">;

/** Texts by table, and by the first English text of the row, such as its title. */
export type SampleTexts = Record<SeededTable, Record<string, Texts>>;

/** The first text of a row, by which its sample texts are found. */
export function firstTextOf(table: SeededTable, row: object): string {
  const name = fieldsOf(table)[0]?.name ?? "";
  return String(Object.entries(row).find(([column]) => column === name)?.[1] ?? "");
}
