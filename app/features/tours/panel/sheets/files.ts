import { csv } from "~/editing/csv";
import { type Cell, LONGEST_CELL, type Sheet } from "./cells";

/** The number format of text cells: what is typed into them stays as typed. */
const TEXT = "@";

/** An Excel file. Every text is a text cell, also one that looks like a formula. */
export async function excelFile(sheets: Sheet[]): Promise<Blob> {
  const { default: write } = await import("write-excel-file/universal");
  const cellOf = (value: Cell, isHead: boolean) =>
    typeof value === "number"
      ? { type: Number, value }
      : {
          type: String,
          format: TEXT,
          value: value.slice(0, LONGEST_CELL),
          ...(isHead && { fontWeight: "bold" as const }),
        };
  return write(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, at) =>
        row.map((value) => (value === "" ? null : cellOf(value, at === 0))),
      ),
      columns: (rows[0] ?? []).map(() => ({ width: 20 })),
      stickyRowsCount: 1,
    })),
  ).toBlob();
}

export function csvFile({ rows }: Sheet): Blob {
  return new Blob([csv(rows)], { type: "text/csv;charset=utf-8" });
}

/** Reads the sheets of an Excel or CSV file. Throws an error with a message for the operator. */
export async function readSheets(file: File): Promise<Sheet[]> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  const sheets = isZip ? await readExcel(file) : [await readCsv(file, start)];
  return sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(asText)) }));
}

const NOT_READABLE =
  "This file cannot be read. Choose an Excel file (.xlsx) or a CSV file, as Export makes them.";

async function readExcel(file: File): Promise<{ name: string; rows: unknown[][] }[]> {
  const { default: read } = await import("read-excel-file/universal");
  try {
    const sheets = await read(file);
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }));
  } catch (cause) {
    throw new Error(NOT_READABLE, { cause });
  }
}

async function readCsv(
  file: File,
  start: Uint8Array,
): Promise<{ name: string; rows: unknown[][] }> {
  // The first bytes of an old Excel file (.xls).
  if (start[0] === 0xd0 && start[1] === 0xcf) throw new Error(NOT_READABLE);
  const { default: papa } = await import("papaparse");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(
      "The letters of this file cannot be read. Save it as Excel, or as “CSV UTF-8”.",
    );
  }
  const { data } = papa.parse<string[]>(text);
  // The CSV that Export makes has an apostrophe before text that looks like a formula.
  const rows = data.map((row) => row.map((cell) => cell.replace(/^'(?=\s*[=+\-−@])/u, "")));
  return { name: file.name, rows };
}

/** Spreadsheets store a date as the UTC time of its day. */
function asText(value: unknown): string {
  if (value instanceof Date) {
    return value
      .toISOString()
      .slice(0, 16)
      .replace("T", " ")
      .replace(/ 00:00$/, "");
  }
  return String(value ?? "")
    .replace(/\r\n?/g, "\n")
    .trim();
}
