import * as m from "virtual:messages/panel-tours";
import type { z } from "zod";
import {
  agencyTimeInWords,
  fromAgencyTime,
  parseTimestamp,
  toAgencyTime,
} from "~/editing/agency-time";
import { asRupees } from "~/editing/bare-price";
import { localTime } from "~/editing/rules";
import { labelOf } from "~/editing/versions";
import { isFilled } from "~/features/translations/panel/texts";
import type { TourChanges } from "~/supabase/tour-changes";
import type { Tour } from "../../data";
import { draftSchema, tourSchema } from "../../schema";
import type { Sheet } from "./cells";
import { isMonthFirst, toIsoDay } from "./day";
import {
  columnsIn,
  inLanguages,
  isChangedSince,
  languageNames,
  storedWith,
  textsIn,
  translationProblem,
} from "./languages";
import { followPrice, notePrices } from "./prices";
import {
  cellsIn,
  checked,
  currentId,
  eachRow,
  type ImportPlan,
  isSameName,
  readCells,
  type Stored,
} from "./rows";

const newDraft = {
  type: "domestic",
  summary: "",
  image_url: "",
  duration: "1 Day",
  published_at: null,
};

const MOMENTS = ["published_at", "hidden_at", "shown_at"] as const;

/** Adds what a sheet "Tours" changes to the plan. */
export function planTours(sheet: Sheet, stored: Stored, plan: ImportPlan): void {
  const tours = new Map(
    stored.tours.map((tour) => [tour.id, inLanguages(tour, stored.translations)]),
  );
  const columns = columnsIn(stored.languages);
  const ids = cellsIn(sheet, columns, "id").map((id) => currentId(id, stored, plan));
  const monthFirst = isMonthFirst(
    MOMENTS.flatMap((key) =>
      cellsIn(sheet, columns, key).map((cell) => cell.split(/[ T]/)[0] ?? ""),
    ),
    MOMENTS.flatMap((key) =>
      ids.map((id) => toAgencyTime(tours.get(id)?.[key] ?? null).split("T")[0]),
    ),
  );
  const seen = new Set<string>();
  const updated: NonNullable<TourChanges["tours"]> = [];
  const added: NonNullable<TourChanges["added_tours"]> = [];
  let count = 0;
  const tourOf = (cellOf: (key: string) => string) =>
    tours.get(currentId(cellOf("id"), stored, plan))?.title ?? cellOf("title");
  eachRow(sheet, columns, plan, tourOf, (cellOf, filled, addProblem, note) => {
    const typedId = cellOf("id");
    const id = currentId(typedId, stored, plan);
    const tour = tours.get(id);
    if (id !== "" && !tour) return addProblem("id", m.noTourToChange({ id: typedId }));
    if (id !== "" && seen.has(id)) return addProblem("id", m.tourTwice);
    seen.add(id);
    const isDraft = !tour?.published_at;
    const shape: Record<string, z.ZodType> = isDraft ? draftSchema.shape : tourSchema.shape;
    const type = cellOf("type").toLowerCase() || tour?.type || newDraft.type;

    const read = readCells(
      filled,
      tour,
      (column, cell) => {
        if (MOMENTS.some((key) => key === column.key)) {
          if (isDraft) throw new Error(m.publishInThePanel);
          return momentOf(cell, monthFirst);
        }
        const input =
          column.key === "category" ? categoryOf(stored, cell, type) : column.read?.(cell);
        const isPrice = column.isPrice && column.key !== "price_from";
        const value = isPrice ? (asRupees(cell) ?? cell) : input;
        if (isTranslated(column.key)) {
          if (!tour) throw new Error(m.translateLater);
          return value;
        }
        return checked(shape[column.key], value);
      },
      addProblem,
    );
    if (!read) return;
    if (!tour && !read.set.title) return addProblem("title", m.titleIsRequired);
    notePrices(read, note);
    followPrice(tour, read, cellOf("price_from"), note);
    if (!tour) {
      const title = String(read.set.title);
      const isTaken = [...stored.titles, ...added].some(
        (other) => other.type === type && isSameName(other.title, title),
      );
      // The preview shows only the first lines, so a warning must be among them.
      if (isTaken)
        plan.lines.unshift({ title, what: m.newDraftOfSameTitle, before: "", after: title });
      else plan.lines.push({ title, what: m.newDraft, before: "", after: title });
      added.push({ ...newDraft, gallery: [], title, ...read.set });
      return;
    }
    const { published_at, hidden_at, shown_at } = { ...tour, ...read.set };
    const isMoved = "published_at" in read.set || "hidden_at" in read.set;
    // Without the seconds, like the form.
    if (isMoved && hidden_at && toAgencyTime(hidden_at) < toAgencyTime(published_at)) {
      const time = agencyTimeInWords(parseTimestamp(published_at ?? ""));
      return addProblem("hidden_at", m.notBeforeGoingLive({ time }));
    }
    if (shown_at && !(hidden_at && parseTimestamp(hidden_at) < parseTimestamp(shown_at))) {
      return addProblem("shown_at", m.mustBeAfterHiding);
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
    for (const { key, problem } of wrong) addProblem(key, problem);
    if (entries.length === 0 || wrong.length > 0) return;
    count += 1;
    planTranslations(read.set, tour, english, stored, plan);
    const mark = isChangedSince(cellOf("changed_at"), tour) ? m.changedSinceFile : undefined;
    const lines = read.lines.map(({ what, before, after }) => {
      return { title: tour.title, what, before, after, mark };
    });
    if (mark) {
      plan.newerTours += 1;
      plan.lines.unshift(...lines);
    } else plan.lines.push(...lines);
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
      const name = languageNames[language];
      plan.names.set(id, `${tour.title}, ${labelOf(name.toLowerCase(), name)}`);
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

/** The category of this name, or the only one that had it before. */
function categoryOf({ categories, earlierNames }: Stored, name: string, type: string): string {
  const isIt = (category: { name: string; type: string }) =>
    isSameName(category.name, name) && category.type === type;
  const present = categories.filter(isIt);
  const [found] = present.filter((category) => category.name === name.trim()).concat(present);
  if (found) return found.name;
  const ids = new Set(earlierNames.filter(isIt).map(({ row_id }) => row_id));
  const [renamed, ...others] = categories.filter(
    (category) => ids.has(category.id) && category.type === type,
  );
  if (!renamed || others.length > 0) throw new Error(m.noSuchCategory({ category: name, type }));
  return renamed.name;
}

function momentOf(cell: string, monthFirst: boolean): string | null {
  const [, day = "", time = "00:00"] = /^(\S+?)(?:[ T]+(\d{1,2}:\d\d)(?::00)?)?$/.exec(cell) ?? [];
  const date = toIsoDay(day, monthFirst);
  const value = date && `${date}T${time.padStart(5, "0")}`;
  if (!value || Number.isNaN(Date.parse(value))) {
    throw new Error(m.dateAndTimeLike);
  }
  return fromAgencyTime(String(checked(localTime, value)));
}
