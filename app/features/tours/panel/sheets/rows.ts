import * as m from "virtual:messages/panel-tours";
import type { z } from "zod";
import { labelOf } from "~/editing/versions";
import type { Departure } from "~/features/departures/data";
import { rupeeAmount } from "~/features/prices/rupees";
import type { OtherLanguage } from "~/features/translations/panel/queries";
import type { Translation } from "~/features/translations/panel/texts";
import type { TourChanges } from "~/supabase/tour-changes";
import type { Tour } from "../../data";
import { type Column, inCell, MAX_CELL, type Sheet } from "./cells";
import { languageNames } from "./languages";

/** The stored rows that the file names. */
export interface Stored {
  tours: Tour[];
  dates: Departure[];
  /** The current ids of tours by their earlier ones. */
  moved: ReadonlyMap<string, string>;
  categories: { id: string; name: string; type: string }[];
  /** The titles of all tours. */
  titles: { title: string; type: string }[];
  /** The earlier names of categories. `row_id` is the id of the category. */
  earlierNames: { row_id: string; name: string; type: string }[];
  translations: Translation[];
  /** The languages that are not off, and those that visitors can read. */
  languages: OtherLanguage[];
  publicLanguages: OtherLanguage[];
}

/** One value that the file changes. */
interface ImportLine {
  /** The tour. */
  title: string;
  what: string;
  before: string;
  after: string;
  /** A warning about the row. */
  mark?: string | undefined;
}

/** The changes that an import would make. */
export interface ImportPlan {
  changes: TourChanges;
  /** The ids of the tours whose dates are moved, by the ids of these dates. */
  tourOfMoved: Map<string, string>;
  lines: ImportLine[];
  /** The number of rows that change or are added. */
  count: number;
  /** The number of changed translations that visitors can read. */
  publicTranslations: number;
  /** The number of changed tours that are newer than the file. */
  newerTours: number;
  /** Sentences, each with its cell. Rows with a problem are not imported. */
  problems: string[];
  /** Sentences about cells that are probably wrong, each with its cell. They do not stop the import. */
  notes: string[];
  /** Names for messages, by the ids of tours, dates and translations. */
  names: Map<string, string>;
}

/** A heading without its explanation in brackets. A language in brackets belongs to it. */
function shortHeading(heading: string): string {
  const [name = ""] = heading.split("(");
  const language = Object.values(languageNames).find((label) =>
    heading.toLowerCase().includes(`(${label.toLowerCase()})`),
  );
  return language ? `${name.trim()} (${language})` : name.trim();
}

/** The name of a column in the panel's language. Files have English headings. */
export function nameInPanel<Row>({ heading, key }: Column<Row>): string {
  const [name = "", language] = shortHeading(heading).split(/ \(|\)/);
  const label = labelOf(key.replace(/^\w+\./, ""), name);
  return language ? `${label} (${labelOf(language.toLowerCase(), language)})` : label;
}

/** The id of the tour that a file names, perhaps by an earlier id. */
export function currentId(typed: string, { moved }: Stored, { names }: ImportPlan): string {
  return names.has(typed) ? typed : (moved.get(typed) ?? typed);
}

export function headingKey(heading: string): string {
  return shortHeading(heading).toLowerCase().replaceAll("_", " ");
}

function columnAt<Row>(columns: Column<Row>[], heading: string): Column<Row> | undefined {
  const name = headingKey(heading);
  return columns.find(
    ({ heading, key }) => headingKey(heading) === name || key.replaceAll("_", " ") === name,
  );
}

/** "C5" for the third column and the row 5. */
function cellName(column: number, row: number): string {
  const letters =
    column < 26
      ? String.fromCharCode(65 + column)
      : String.fromCharCode(64 + Math.floor(column / 26), 65 + (column % 26));
  return `${letters}${row}`;
}

function bare(text: string): string {
  return text.replaceAll("\r", "").trim().replace(/^'/, "");
}

function isSame(cell: string, written: string | number, isPrice = false): boolean {
  const stored = bare(String(written));
  if ([stored, bare(inCell(String(written)))].includes(bare(cell))) return true;
  // A spreadsheet may have read a price as a number.
  const isPlain = isPrice && /^[₹\d,.\s]+$/.test(cell) && /^[₹\d,.\s]+$/.test(stored);
  return isPlain && rupeeAmount(cell) !== null && rupeeAmount(cell) === rupeeAmount(stored);
}

/** Throws an error if the file has lost a part of the stored text, which its cell would remove. */
function refuseIfDamaged(cell: string, stored: string): void {
  if (stored.length > MAX_CELL && cell.length <= MAX_CELL) throw new Error(m.tooLongForACell);
  // A spreadsheet that saves a CSV file as ANSI writes “?” for Indian letters and “₹”.
  const isAnsi = bare(cell) === bare(stored.replace(/[\u0100-\uFFFF]/g, "?"));
  if (isAnsi) throw new Error(m.lettersLost);
}

export interface Read<Row> {
  /** The changed columns with their new values. */
  set: Record<string, unknown>;
  lines: { what: string; before: string; after: string; column: Column<Row> }[];
}

/** Adds a message about the cell of a column. */
export type AddMessage = (key: string, message: string) => void;

/** The cells of one column, below its heading. */
export function cellsIn<Row>(
  { rows: [head = [], ...rows] }: Sheet,
  columns: Column<Row>[],
  key: string,
): string[] {
  const at = head.findIndex((heading) => columnAt(columns, String(heading))?.key === key);
  return rows.map((row) => String(row[at] ?? ""));
}

/**
 * Reads the rows of a sheet. `use` gets each row that is not empty, and adds problems and notes at its cells,
 * with the name of the tour.
 */
export function eachRow<Row>(
  { name, rows: [head = [], ...rows] }: Sheet,
  columns: Column<Row>[],
  plan: ImportPlan,
  tourOf: (cellOf: (key: string) => string) => string | undefined,
  use: (
    cellOf: (key: string) => string,
    filled: { column: Column<Row>; cell: string }[],
    addProblem: AddMessage,
    note: AddMessage,
  ) => void,
): void {
  const found = head.map((heading) => columnAt(columns, String(heading)));
  head.forEach((heading, at) => {
    if (found[at] || String(heading) === "") return;
    plan.problems.push(m.unknownColumn({ place: `${name}, ${cellName(at, 1)}`, heading }));
  });
  rows.forEach((row, index) => {
    const cells = row.map(String);
    if (cells.every((cell) => cell === "")) return;
    const place = (key: string) => found.findIndex((column) => column?.key === key);
    const cellOf = (key: string) => cells[place(key)] ?? "";
    const tour = tourOf(cellOf);
    const addTo =
      (list: string[]): AddMessage =>
      (key, message) => {
        const at = Math.max(0, place(key));
        const column = found[at];
        const heading = column ? ` (${nameInPanel(column)})` : "";
        const cell = `${name}, ${cellName(at, index + 2)}${heading}`;
        list.push(`${tour ? `${cell}, ${tour}` : cell}: ${message}`);
      };
    use(
      cellOf,
      found.flatMap((column, at) => (column && cells[at] ? { column, cell: cells[at] } : [])),
      addTo(plan.problems),
      addTo(plan.notes),
    );
  });
}

/** Reads the filled cells of a row whose columns have a schema. Null if a cell has a problem. */
export function readCells<Row>(
  filled: { column: Column<Row>; cell: string }[],
  row: Row | undefined,
  parse: (column: Column<Row>, cell: string) => unknown,
  addProblem: AddMessage,
): Read<Row> | null {
  const read: Read<Row> = { set: {}, lines: [] };
  let isGood = true;
  for (const { column, cell } of filled) {
    const before = row ? column.write(row) : "";
    if (!column.read || (row && isSame(cell, before, column.isPrice))) continue;
    try {
      if (row) refuseIfDamaged(cell, String(before));
      const value = parse(column, cell);
      if (row && JSON.stringify(value) === JSON.stringify(row[column.key])) continue;
      const after = column.write({ ...row, [column.key]: value } as Row);
      // A moment in a file has no seconds.
      if (row && after === before) continue;
      read.set[column.key] = value;
      const what = nameInPanel(column);
      read.lines.push({ what, before: String(before), after: String(after), column });
    } catch (error) {
      isGood = false;
      addProblem(column.key, (error as Error).message);
    }
  }
  return isGood ? read : null;
}

/** Whether two names differ only in the case of letters and in outer spaces. */
export function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

export function checked(schema: z.ZodType | undefined, input: unknown): unknown {
  const { data, error } = schema?.safeParse(input) ?? {};
  const [issue] = error?.issues ?? [];
  if (issue?.code === "invalid_value") {
    throw new Error(m.mustBeOneOf({ words: issue.values.filter(Boolean).join(", ") }));
  }
  if (error) throw new Error(issue?.message ?? m.notAllowed);
  return data;
}
