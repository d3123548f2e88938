import * as m from "virtual:messages/panel-tours";
import { csv } from "~/editing/csv";
import { type Cell, inCell, type Sheet } from "./cells";

// hucre reads and writes files without workers, which the content security policy would forbid.

/** The number format of text cells: what is typed into them stays as typed. */
const TEXT = "@";

/** An Excel file. Every text is a text cell, also one that looks like a formula. */
export async function excelFile(sheets: Sheet[]): Promise<Blob> {
  const { writeXlsx } = await import("hucre/xlsx");
  const file = await writeXlsx({
    sheets: sheets.map(({ name, rows: [head = [], ...rows] }) => ({
      name,
      rows: [head, ...rows.map((row) => row.map(shortened))],
      columns: head.map((_, at) => ({
        width: 20,
        ...(rows.every((row) => typeof row[at] !== "number") && { numFmt: TEXT }),
      })),
      cells: new Map(head.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
      freezePane: { rows: 1 },
    })),
  });
  return new Blob([new Uint8Array(file)]);
}

function shortened(value: Cell): Cell | null {
  if (typeof value === "number") return value;
  return inCell(value) || null;
}

/** "10-20": a spreadsheet reads it as a date, although it is a size of groups. */
const LIKE_DATE = String.raw`\d{1,2}(?:\s*[-/]\s*\d{1,4}){1,2}$`;
const IS_LIKE_DATE = new RegExp(`^${LIKE_DATE}`);
/** The apostrophe before such a text, or before one that looks like a formula. */
const APOSTROPHE = new RegExp(String.raw`^'(?=\s*[=+\-−@]|${LIKE_DATE})`, "u");

export function csvFile({ rows }: Sheet): Blob {
  const safe = (cell: Cell) =>
    typeof cell === "string" && IS_LIKE_DATE.test(cell) ? `'${cell}` : cell;
  return new Blob([csv(rows.map((row) => row.map(safe)))], { type: "text/csv;charset=utf-8" });
}

/** Reads the sheets of an Excel or CSV file. Throws an error with a message for the operator. */
export async function readSheets(file: File): Promise<Sheet[]> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  const sheets = isZip ? await readExcel(file) : [await readCsv(file, start)];
  return sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(asText)) }));
}

const NOT_READABLE = m.notReadable;

async function readExcel(file: File): Promise<{ name: string; rows: unknown[][] }[]> {
  const { readXlsx } = await import("hucre/xlsx");
  try {
    const { sheets } = await readXlsx(await file.arrayBuffer());
    return sheets.map(({ name, rows }) => ({ name, rows }));
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
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(m.lettersNotReadable);
  }
  const { parseCsv } = await import("hucre/csv");
  const rows = parseCsv(text).map((row) => row.map((cell) => String(cell).replace(APOSTROPHE, "")));
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
  // Spreadsheets show 15 digits: 13750, although 12500 * 1.1 is 13750.000000000002.
  const shown = typeof value === "number" ? Number(value.toPrecision(15)) : value;
  return String(shown ?? "")
    .replace(/\r\n?/g, "\n")
    .trim();
}
