import * as m from "virtual:messages/panel-tours";
import type { z } from "zod";
import { dateOf, fromAgencyTime } from "~/editing/agency-time";
import type { Departure } from "~/features/departures/data";
import { departureSchema } from "~/features/departures/panel/schema";
import type { OtherLanguage } from "~/features/translations/panel/queries";
import { isFilled, type Translation } from "~/features/translations/panel/texts";
import type { TourChanges } from "~/supabase/tour-changes";
import type { Tour } from "../../data";
import { asRupees, rupeeAmount } from "../../rupees";
import { draftSchema, tourSchema } from "../../schema";
import { type Column, dateColumns, LONGEST_CELL, type Sheet, tourColumns } from "./cells";
import { dayOf, isMonthFirst } from "./day";
import {
  columnsIn,
  inLanguages,
  languageNames,
  type SheetTour,
  storedWith,
  textsIn,
  translationProblem,
} from "./languages";

/** What the database has of the rows that the file names. */
export interface Stored {
  tours: Tour[];
  dates: Departure[];
  categories: { name: string; type: string }[];
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
}

/** What an import would do. */
export interface ImportPlan {
  changes: TourChanges;
  lines: ImportLine[];
  /** The number of rows that change or are added. */
  count: number;
  /** The number of changed translations that visitors can read. */
  publicTranslations: number;
  /** Sentences, each with its cell. Rows with a problem are not imported. */
  problems: string[];
  /** Names for messages, by the ids of tours, dates and translations. */
  names: Map<string, string>;
}

type Kind = "tours" | "dates";

/** A heading without its explanation in brackets. A language in brackets belongs to it. */
function shortHeading(heading: string): string {
  const [name = ""] = heading.split("(");
  const language = Object.values(languageNames).find((label) =>
    heading.toLowerCase().includes(`(${label.toLowerCase()})`),
  );
  return language ? `${name.trim()} (${language})` : name.trim();
}

function nameOf(heading: string): string {
  return shortHeading(heading).toLowerCase().replaceAll("_", " ");
}

function columnAt<Row>(columns: Column<Row>[], heading: string): Column<Row> | undefined {
  const name = nameOf(heading);
  return columns.find(
    ({ heading, key }) => nameOf(heading) === name || key.replaceAll("_", " ") === name,
  );
}

/** Which table a sheet is for, by its headings. */
function kindOf({ rows: [head = []] }: Sheet): Kind | undefined {
  const names = new Set(head.map((heading) => nameOf(String(heading))));
  if (names.has("date id") || (names.has("tour id") && names.has("date"))) return "dates";
  return names.has("id") ? "tours" : undefined;
}

/** The ids of the tours that the sheets name. */
export function tourIdsIn(sheets: Sheet[]): string[] {
  const ids = sheets.flatMap((sheet) => {
    const [head = [], ...rows] = sheet.rows;
    const key = kindOf(sheet) === "dates" ? "tour id" : "id";
    const at = head.findIndex((heading) => nameOf(String(heading)) === key);
    return rows.map((row) => String(row[at] ?? ""));
  });
  return [...new Set(ids.filter((id) => /^[A-Za-z0-9_-]{1,100}$/.test(id)))];
}

/** "C5" for the third column and the row 5. */
function cellName(column: number, row: number): string {
  const letters =
    column < 26
      ? String.fromCharCode(65 + column)
      : String.fromCharCode(64 + Math.floor(column / 26), 65 + (column % 26));
  return `${letters}${row}`;
}

function isSame(cell: string, written: string | number, isPrice = false): boolean {
  const bare = (text: string) => text.replaceAll("\r", "").trim().replace(/^'/, "");
  const stored = bare(String(written));
  if ([stored, bare(stored.slice(0, LONGEST_CELL))].includes(bare(cell))) return true;
  // A spreadsheet may have read a price as a number.
  const isPlain = isPrice && /^[₹\d,.\s]+$/.test(cell) && /^[₹\d,.\s]+$/.test(stored);
  return isPlain && rupeeAmount(cell) !== null && rupeeAmount(cell) === rupeeAmount(stored);
}

interface Read<Row> {
  /** The changed columns with their new values. */
  set: Record<string, unknown>;
  lines: { what: string; before: string; after: string; column: Column<Row> }[];
}

/** Compares what files have with what is stored, and says what importing them would change. */
export function planImport(sheets: Sheet[], stored: Stored): ImportPlan {
  const plan: ImportPlan = {
    changes: {},
    lines: [],
    count: 0,
    publicTranslations: 0,
    problems: [],
    names: new Map(stored.tours.map(({ id, title }) => [id, title])),
  };
  const known = sheets.filter((sheet) => kindOf(sheet));
  if (known.length === 0) {
    plan.problems.push(m.noIdColumn);
  }
  for (const sheet of known) {
    if (kindOf(sheet) === "tours") planTours(sheet, stored, plan);
    else planDates(sheet, stored, plan);
  }
  return plan;
}

/** Reads the rows of a sheet. `use` gets each row that is not empty, and says problems at its cells. */
function eachRow<Row>(
  { name, rows: [head = [], ...rows] }: Sheet,
  columns: Column<Row>[],
  plan: ImportPlan,
  use: (
    cellOf: (key: string) => string,
    filled: { column: Column<Row>; cell: string }[],
    say: (key: string, message: string) => void,
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
    use(
      (key) => cells[place(key)] ?? "",
      found.flatMap((column, at) => (column && cells[at] ? { column, cell: cells[at] } : [])),
      (key, message) => {
        const at = Math.max(0, place(key));
        const heading = shortHeading(String(head[at] ?? ""));
        plan.problems.push(
          `${name}, ${cellName(at, index + 2)}${heading && ` (${heading})`}: ${message}`,
        );
      },
    );
  });
}

/** Reads the filled cells of a row whose columns have a schema. Null if a cell has a problem. */
function readCells<Row>(
  filled: { column: Column<Row>; cell: string }[],
  row: Row | undefined,
  parse: (column: Column<Row>, cell: string) => unknown,
  say: (key: string, message: string) => void,
): Read<Row> | null {
  const read: Read<Row> = { set: {}, lines: [] };
  let isGood = true;
  for (const { column, cell } of filled) {
    const before = row ? column.write(row) : "";
    if (!column.read || (row && isSame(cell, before, column.isPrice))) continue;
    try {
      const value = parse(column, cell);
      if (row && JSON.stringify(value) === JSON.stringify(row[column.key])) continue;
      read.set[column.key] = value;
      const after = column.write({ ...row, [column.key]: value } as Row);
      const what = shortHeading(column.heading);
      read.lines.push({ what, before: String(before), after: String(after), column });
    } catch (error) {
      isGood = false;
      say(column.key, (error as Error).message);
    }
  }
  return isGood ? read : null;
}

function checked(schema: z.ZodType | undefined, input: unknown): unknown {
  const { data, error } = schema?.safeParse(input) ?? {};
  if (error) throw new Error(error.issues[0]?.message ?? m.notAllowed);
  return data;
}

const newDraft = {
  type: "domestic",
  summary: "",
  image_url: "",
  duration: "1 Day",
  published_at: null,
};

function planTours(sheet: Sheet, stored: Stored, plan: ImportPlan): void {
  const tours = new Map(
    stored.tours.map((tour) => [tour.id, inLanguages(tour, stored.translations)]),
  );
  const seen = new Set<string>();
  const updated: NonNullable<TourChanges["tours"]> = [];
  const added: NonNullable<TourChanges["added_tours"]> = [];
  let count = 0;
  eachRow(sheet, columnsIn(stored.languages), plan, (cellOf, filled, say) => {
    const id = cellOf("id");
    const tour = tours.get(id);
    if (id !== "" && !tour) {
      return say("id", m.noTourToChange({ id }));
    }
    if (id !== "" && seen.has(id)) return say("id", m.tourTwice);
    seen.add(id);
    const isDraft = !tour?.published_at;
    const shape: Record<string, z.ZodType> = isDraft ? draftSchema.shape : tourSchema.shape;
    const type = cellOf("type").toLowerCase() || tour?.type || newDraft.type;

    const read = readCells(
      filled,
      tour,
      (column, cell) => {
        if (["published_at", "hidden_at", "shown_at"].includes(column.key)) {
          if (isDraft) throw new Error(m.publishInThePanel);
          return momentOf(cell);
        }
        if (column.key === "category" && !isCategory(stored, cell, type)) {
          throw new Error(m.noSuchCategory({ category: cell, type }));
        }
        const input = column.read?.(cell);
        if (isTranslated(column.key)) {
          if (!tour) throw new Error(m.translateLater);
          return input;
        }
        const isPrice = column.isPrice && column.key !== "price_from";
        return checked(shape[column.key], isPrice ? (asRupees(cell) ?? cell) : input);
      },
      say,
    );
    if (!read) return;
    if (!tour) {
      if (!read.set.title) return say("title", m.titleIsRequired);
      const title = String(read.set.title);
      plan.lines.push({ title, what: m.newDraft, before: "", after: title });
      added.push({ ...newDraft, gallery: [], title, ...read.set });
      return;
    }
    const { hidden_at, shown_at } = { ...tour, ...read.set };
    if (shown_at && !(hidden_at && dateOf(hidden_at) < dateOf(shown_at))) {
      return say("shown_at", m.mustBeAfterHiding);
    }
    if ("price" in read.set && !("price_from" in read.set)) {
      followPrice(tour, read);
    }
    const entries = Object.entries(read.set);
    const set = Object.fromEntries(entries.filter(([key]) => !isTranslated(key)));
    const english: Tour = { ...tour, ...set };
    const wrong = stored.languages.flatMap((language) =>
      Object.entries(textsIn(language, read.set)).flatMap(([name, text]) => {
        const field = name as keyof Tour;
        const problem = translationProblem(text, tour[field], english[field]);
        return problem ? [{ key: `${language}.${name}`, problem }] : [];
      }),
    );
    for (const { key, problem } of wrong) say(key, problem);
    if (entries.length === 0 || wrong.length > 0) return;
    count += 1;
    planTranslations(read.set, tour, english, stored, plan);
    for (const { what, before, after } of read.lines) {
      plan.lines.push({ title: tour.title, what, before, after });
    }
    if (Object.keys(set).length > 0) updated.push({ id, version: tour.updated_at, set });
  });
  if (updated.length > 0) plan.changes.tours = [...(plan.changes.tours ?? []), ...updated];
  if (added.length > 0) plan.changes.added_tours = [...(plan.changes.added_tours ?? []), ...added];
  plan.count += count + added.length;
}

const isTranslated = (key: string) => key.includes(".");

/** A new translation is a draft, and a published one stays published. */
function planTranslations(
  set: Record<string, unknown>,
  tour: Tour,
  english: Tour,
  { languages, publicLanguages, translations }: Stored,
  plan: ImportPlan,
): void {
  for (const language of languages) {
    const changed = textsIn(language, set);
    if (!isFilled(changed)) continue;
    const translation = translations.find(
      (one) => one.row_id === tour.id && one.language === language,
    );
    const texts = storedWith(changed, tour, english, translation);
    if (translation) {
      const { id, updated_at: version, is_published } = translation;
      plan.names.set(id, `${tour.title}, ${languageNames[language]}`);
      plan.changes.translations ??= [];
      plan.changes.translations.push({ id, version, set: texts });
      if (is_published && publicLanguages.includes(language)) plan.publicTranslations += 1;
    } else {
      plan.changes.added_translations ??= [];
      const row = { table_name: "tours", row_id: tour.id, language } as const;
      plan.changes.added_translations.push({ ...row, ...texts });
    }
  }
}

/** As in the form, "Price from" follows a price that had the same amount. Otherwise it stays. */
function followPrice(tour: Tour, read: Read<SheetTour>): void {
  const amount = rupeeAmount(String(read.set.price ?? ""));
  const follows = tour.price_from === rupeeAmount(tour.price ?? "") && amount !== null;
  read.set.price_from = follows ? amount : tour.price_from;
  const column = tourColumns.find(({ key }) => key === "price_from");
  if (!follows || !column || amount === tour.price_from) return;
  const before = String(tour.price_from ?? "");
  read.lines.push({ what: "Price from", before, after: String(amount), column });
}

function isCategory({ categories }: Stored, name: string, type: string): boolean {
  return categories.some((category) => category.name === name && category.type === type);
}

function momentOf(cell: string): string | null {
  const [, day = "", time = "00:00"] = /^(\S+?)(?:[ T]+(\d{1,2}:\d\d)(?::00)?)?$/.exec(cell) ?? [];
  const date = dayOf(day, false);
  const value = date && `${date}T${time.padStart(5, "0")}`;
  if (!value || Number.isNaN(Date.parse(value))) {
    throw new Error(m.dateAndTimeLike);
  }
  return fromAgencyTime(value);
}

function planDates(sheet: Sheet, stored: Stored, plan: ImportPlan): void {
  const byId = new Map(stored.dates.map((date) => [date.id, date]));
  const key = (tour: string, day: string) => `${tour} ${day}`;
  const byDay = new Map(stored.dates.map((date) => [key(date.tour_id, date.starts_on), date]));
  const seen = new Set<string>();
  const updated: NonNullable<TourChanges["departures"]> = [];
  const added: NonNullable<TourChanges["added_departures"]> = [];
  const [head = [], ...rows] = sheet.rows;
  const at = head.findIndex(
    (heading) => columnAt(dateColumns, String(heading))?.key === "starts_on",
  );
  const monthFirst = isMonthFirst(rows.map((row) => String(row[at] ?? "")));
  /** The days of each tour as they would be after the import, with the row that has them. */
  const taken = new Map(stored.dates.map((date) => [key(date.tour_id, date.starts_on), date.id]));
  const moves: { from: string; to: string; id: string; say: () => void }[] = [];

  eachRow(sheet, dateColumns, plan, (cellOf, filled, say) => {
    const id = cellOf("id");
    const typed = cellOf("starts_on");
    const day = typed && dayOf(typed, monthFirst);
    if (day === null) return say("starts_on", m.notADate({ typed }));
    const date = id ? byId.get(id) : byDay.get(key(cellOf("tour_id"), day));
    if (id && !date) return say("id", m.noDateToChange);
    const tourId = date?.tour_id ?? cellOf("tour_id");
    const title = plan.names.get(tourId);
    if (!title) return say("tour_id", tourId ? m.noSuchTour({ id: tourId }) : m.tourIdRequired);
    const once = date?.id ?? key(tourId, day);
    if (seen.has(once)) return say(id ? "id" : "starts_on", m.dateTwice);
    seen.add(once);
    const shape: Record<string, z.ZodType> = departureSchema.shape;
    const read = readCells(
      filled,
      date && { ...date, tour: title },
      ({ key, isPrice }, cell) => {
        if (key === "starts_on") return checked(shape.starts_on, day);
        return checked(shape[key], isPrice ? (asRupees(cell) ?? cell) : cell);
      },
      say,
    );
    if (!read) return;
    const what = (name: string) => `${date?.starts_on ?? day}, ${name}`;
    if (!date) {
      if (!day) return say("starts_on", m.dateRequired);
      moves.push({ from: "", to: key(tourId, day), id: once, say: () => say("starts_on", TAKEN) });
      plan.lines.push({ title, what: m.newDate, before: "", after: day });
      added.push({ tour_id: tourId, starts_on: day, ...read.set });
      return;
    }
    plan.names.set(date.id, `${title}, ${date.starts_on}`);
    if (Object.keys(read.set).length === 0) return;
    if ("starts_on" in read.set) {
      moves.push({
        from: key(tourId, date.starts_on),
        to: key(tourId, day),
        id: date.id,
        say: () => say("starts_on", TAKEN),
      });
    }
    for (const { what: name, before, after } of read.lines) {
      plan.lines.push({ title, what: what(name), before, after });
    }
    updated.push({ id: date.id, version: date.updated_at, set: read.set });
  });

  const refused = new Set<string>();
  for (const { from, id } of moves) if (taken.get(from) === id) taken.delete(from);
  for (const { to, id, say } of moves) {
    if (taken.has(to)) {
      refused.add(id);
      say();
    } else taken.set(to, id);
  }
  const kept = updated.filter(({ id }) => !refused.has(id));
  const keptNew = added.filter(({ tour_id, starts_on }) => !refused.has(key(tour_id, starts_on)));
  if (kept.length > 0) plan.changes.departures = [...(plan.changes.departures ?? []), ...kept];
  if (keptNew.length > 0) {
    plan.changes.added_departures = [...(plan.changes.added_departures ?? []), ...keptNew];
  }
  plan.count += kept.length + keptNew.length;
}

const TAKEN = m.dateTakenSentence;
