import { toAgencyTime } from "./agency-time.ts";

/** A CSV file (RFC 4180). Excel needs the byte order mark to read Tamil. */
export function csv(rows: (string | number | null)[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** Matches invisible characters. U+2800 is an empty braille cell. */
const INVISIBLE = "[\\s\\p{C}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800]*";
const FORMULA = new RegExp(`^${INVISIBLE}[=+\\-−@\\t\\r\\n]`, "u");

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
function cell(value: string | number | null): string {
  const text = String(value ?? "");
  // NFKC turns other forms of a character, such as "＝", into the common one.
  const isFormula = typeof value === "string" && FORMULA.test(text.normalize("NFKC"));
  return `"${isFormula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

/** A stored time as two cells: 2026-12-14 and 09:30. Not every spreadsheet reads both in one cell as a date. */
export function timeCells(stored: string | null): [date: string, time: string] {
  const [date = "", time = ""] = toAgencyTime(stored).split("T");
  return [date, time];
}

/** The country codes of one and of three digits (ITU-T E.164). All others have two. */
const WITH_COUNTRY = /^\+([17]|(?:2[1-69]|3[578]|42|5[09]|6[789]|8[0578]|9[679])\d|\d\d)(?=\d)/;

/** A phone number as text, because spreadsheets take +919443122233 and 18001234567 for amounts. */
export function phoneCell(phone: string): string {
  return phone
    .replace(WITH_COUNTRY, "+$1 ")
    .replace(/^\+(\d+)/, "(+$1)")
    .replace(/^\d+(?=\d{7}$)/, "$& ");
}
