import { toAgencyTime } from "./agency-time.ts";

/** A CSV file (RFC 4180). The byte order mark says that it is UTF-8. */
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

/** A stored time as two cells: 2026-12-14 and 09:30. A spreadsheet can read both in one cell as text. */
export function timeCells(stored: string | null): [date: string, time: string] {
  const [date = "", time = ""] = toAgencyTime(stored).split("T");
  return [date, time];
}

/**
 * A country code with a digit after it. In ITU-T E.164, these codes have one or three digits, and
 * all others have two.
 */
const COUNTRY_CODE = /^\+(?:[17]|(?:2[1-69]|3[578]|42|5[09]|6[789]|8[0578]|9[679])\d|\d\d)(?=\d)/;

/** A phone number as text, because a spreadsheet can read digits alone, or after a plus, as an amount. */
export function phoneCell(phone: string): string {
  // "＋ 91 94431 22233" -> +91 94431 22233
  const number = phone.normalize("NFKC").replace(/^\s*\+\s*(?=\d)/, "+");
  // 18001234567 -> 1800 1234567
  if (!number.startsWith("+")) return phone.replace(/^(\d+)(\d{7})$/, "$1 $2");
  // +919443122233 -> +91 9443122233
  const spaced = number.replace(COUNTRY_CODE, "$& ");
  // +91 9443122233 -> (+91) 9443122233
  return spaced.replace(/^\+\d+/, "($&)");
}
