import * as m from "virtual:messages/panel-tours";
import { toAgencyTime } from "~/editing/agency-time";
import { inWords } from "~/editing/versions";
import type { Departure } from "~/features/departures/data";
import { monthNames } from "~/ui/dates";
import type { Tour } from "../../data";
import { newDay, newTour } from "../../schema";

/** Excel cuts longer texts. */
export const MAX_CELL = 32_767;

/** A text as it is in a cell of an Excel file: cut, not within a character, and without what XML forbids. */
export function inCell(text: string): string {
  return text
    .replace(/[\uFFFE\uFFFF]/g, "")
    .slice(0, MAX_CELL)
    .replace(/[\uD800-\uDBFF]$/, "");
}

/** A cell of a file; empty cells are "". */
export type Cell = string | number;

/** A sheet of a file: headings, then rows. */
export interface Sheet {
  name: string;
  rows: Cell[][];
}

/** A column of a sheet: how a stored value is written into a cell, and a cell read as the input of a form. */
export interface Column<Row> {
  heading: string;
  /** The column in the database. */
  key: keyof Row & string;
  write: (row: Row) => Cell;
  /** Undefined for a column that is only for reading. Throws an error with a message for the operator. */
  read?: (cell: string) => unknown;
  isPrice?: true;
}

const BREAK = " ⏎ ";

/** One line for an entry with several texts. */
function line(texts: (string | undefined)[]): string {
  const parts = texts.map((text = "") =>
    text.replaceAll("|", "\\|").replace(/\r?\n/g, BREAK).trim(),
  );
  while (parts.length > 1 && parts.at(-1) === "") parts.pop();
  return parts.join(" | ");
}

function linesOf(cell: string): string[] {
  return cell.split("\n").filter((text) => text.trim() !== "");
}

/** A text as it was before `line`. */
function textOf(written: string): string {
  return written.replaceAll("\\|", "|").replace(/ ?⏎ ?/g, "\n").trim();
}

/** The texts of a line, at least `count` of them. */
function textsOf(written: string, count: number): string[] {
  const texts = written.split(/(?<!\\)\|/).map(textOf);
  if (texts.length > count) throw new Error(m.tooManyTexts({ count }));
  return [...texts, ...Array<string>(count - texts.length).fill("")];
}

function yesOrNo(cell: string): boolean {
  if (/^(yes|y|true|1)$/i.test(cell)) return true;
  if (/^(no|n|false|0)$/i.test(cell)) return false;
  throw new Error(m.yesOrNo);
}

function months(cell: string): number[] {
  return cell.split(/[,;\n]/).flatMap((typed) => {
    const name = typed.trim().toLowerCase();
    if (name === "") return [];
    const at = monthNames.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3)));
    if (name.length < 3 || at === -1) throw new Error(m.notAMonth({ typed: typed.trim() }));
    return at + 1;
  });
}

const same = (cell: string) => cell;
const entries = (cell: string) => linesOf(cell).map((value) => ({ value }));

type KeyOf<Value> = {
  [Key in keyof Tour]: Tour[Key] extends Value ? Key : never;
}[keyof Tour] &
  string;
type TextKey = KeyOf<string | null>;

function text(heading: string, key: TextKey): Column<Tour> {
  return { heading, key, write: (tour) => tour[key] ?? "", read: same };
}

function price(heading: string, key: TextKey): Column<Tour> {
  return { ...text(heading, key), isPrice: true };
}

function yesNo(heading: string, key: KeyOf<boolean>): Column<Tour> {
  return { heading, key, write: (tour) => (tour[key] ? "Yes" : "No"), read: yesOrNo };
}

function list(heading: string, key: "highlights" | "inclusions" | "exclusions"): Column<Tour> {
  const write = (tour: Tour) => tour[key].map(({ value }) => line([value])).join("\n");
  const read = (cell: string) => linesOf(cell).map((written) => ({ value: textOf(written) }));
  return { heading, key, write, read };
}

/** A list whose entries have several texts. */
function entriesOf(
  heading: string,
  key: "itinerary" | "pickup_points" | "questions",
  names: string[],
): Column<Tour> {
  const write = (tour: Tour) =>
    (tour[key] as Record<string, string>[])
      .map((entry) => line(names.map((name) => entry[name])))
      .join("\n");
  const read = (cell: string) =>
    linesOf(cell).map((written) => {
      const texts = textsOf(written, names.length);
      return Object.fromEntries(names.map((name, at) => [name, texts[at]]));
    });
  return { heading, key, write, read };
}

function moment(heading: string, key: "published_at" | "hidden_at" | "shown_at"): Column<Tour> {
  return { heading, key, write: (tour) => toAgencyTime(tour[key]).replace("T", " "), read: same };
}

const ownColumns: Column<Tour>[] = [
  { heading: "Id", key: "id", write: ({ id }) => id },
  text("Title", "title"),
  {
    heading: "Type",
    key: "type",
    write: ({ type }) => (type === "international" ? "International" : "Domestic"),
    read: (cell) => cell.toLowerCase(),
  },
  text("Category", "category"),
  price("Price", "price"),
  {
    heading: "Price from",
    key: "price_from",
    write: ({ price_from }) => price_from ?? "",
    read: same,
    isPrice: true,
  },
  text("Price basis", "price_basis"),
  price("Child price", "child_price"),
  price("Single supplement", "single_supplement"),
  text("Duration", "duration"),
  text("Starting city", "starts_from"),
  yesNo("Featured", "featured"),
  moment("Goes live on", "published_at"),
  moment("Hidden from", "hidden_at"),
  moment("Shown again on", "shown_at"),
  text("Summary", "summary"),
  text("Image URL", "image_url"),
  {
    heading: "Gallery",
    key: "gallery",
    write: ({ gallery }) => gallery.join("\n"),
    read: entries,
  },
  list("Highlights", "highlights"),
  list("Inclusions", "inclusions"),
  list("Exclusions", "exclusions"),
  entriesOf(
    "Itinerary (day | title | description | guide | stay | meals)",
    "itinerary",
    Object.keys(newDay(0)),
  ),
  {
    heading: "Best months",
    key: "best_months",
    write: ({ best_months }) => best_months.map((month) => monthNames[month - 1]).join(", "),
    read: months,
  },
  {
    heading: "Themes",
    key: "themes",
    write: ({ themes }) => themes.join(", "),
    read: (cell) => cell.replaceAll("\n", ","),
  },
  entriesOf("Pick-up points (place | time)", "pickup_points", ["place", "time"]),
  entriesOf("Questions (question | answer)", "questions", ["question", "answer"]),
];

/** The other texts of the form, and each other yes or no, under their names in words. */
const otherColumns = Object.entries(newTour)
  .filter(
    ([name, initial]) => typeof initial !== "object" && !ownColumns.some(({ key }) => key === name),
  )
  .map(([name, initial]) =>
    typeof initial === "boolean"
      ? yesNo(inWords(name), name as KeyOf<boolean>)
      : text(inWords(name), name as TextKey),
  );

/** The columns of the sheet "Tours". Reviews are not among them: they come from travellers. */
export const tourColumns: Column<Tour>[] = [...ownColumns, ...otherColumns];

/** A departure with the title of its tour. */
export type SheetDate = Departure & { tour: string };

/** The columns of the sheet "Dates". */
export const dateColumns: Column<SheetDate>[] = [
  { heading: "Date id", key: "id", write: ({ id }) => id },
  { heading: "Tour id", key: "tour_id", write: ({ tour_id }) => tour_id },
  { heading: "Tour", key: "tour", write: ({ tour }) => tour },
  { heading: "Date", key: "starts_on", write: ({ starts_on }) => starts_on, read: same },
  { heading: "Price", key: "price", write: ({ price }) => price ?? "", read: same, isPrice: true },
  { heading: "Status", key: "status", write: ({ status }) => status ?? "", read: same },
  {
    heading: "Seats left",
    key: "seats_left",
    write: ({ seats_left }) => seats_left ?? "",
    read: same,
  },
];

export function sheetOf<Row>(name: string, columns: Column<Row>[], rows: Row[]): Sheet {
  return {
    name,
    rows: [
      columns.map(({ heading }) => heading),
      ...rows.map((row) => columns.map(({ write }) => write(row))),
    ],
  };
}
