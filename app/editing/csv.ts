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
