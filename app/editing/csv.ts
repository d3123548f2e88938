/** A CSV file (RFC 4180). Excel needs the byte order mark to read Tamil. */
export function csv(rows: (string | number | null)[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const isFormula = typeof value === "string" && /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text);
  return `"${isFormula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}
