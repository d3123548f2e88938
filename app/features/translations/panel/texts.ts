import * as messages from "virtual:messages/panel-translated-fields";
import { z } from "zod";
import { typedText } from "../../../editing/rules.ts";
import type { Row } from "../../../supabase/types.ts";
import type { TranslatedField, TranslatedText } from "../fields.ts";
import { isCurrent, isSame, LATIN, mapParts, mover, partsOf, renewed } from "../with-texts.ts";
import { pageTextLabel } from "./page-text-label.ts";

/** The labels of the fields. */
export const labels = { ...messages };

export type Translation = Row<"translations">;
/** The row whose texts are translated. */
export type EnglishRow = Record<string, unknown>;
/** A text of a form with its path: ["itinerary", 0, "title"]. */
type FieldPath = (string | number)[];

/** Beside the texts: the button that was pressed, and the fields that are still right although the English changed. */
const formFields = { action: z.string(), confirmed: z.array(z.string()) };

const shapes = {
  line: typedText,
  text: typedText,
  words: z.array(typedText),
  names: z.record(z.string(), typedText),
  entries: z.array(z.record(z.string(), typedText)),
};

export type TranslationInput = Record<string, TranslatedText | EnglishRow>;
export interface TranslationOutput extends Record<string, TranslatedText> {
  action: string;
  confirmed: string[];
}

export function translationSchema(fields: readonly TranslatedField[]) {
  const texts = Object.fromEntries(fields.map(({ name, kind }) => [name, shapes[kind]]));
  return z.object({ ...texts, ...formFields }) as unknown as z.ZodType<
    TranslationOutput,
    TranslationInput
  >;
}

/**
 * The form values of a translation: for each English text a text at the same path. `english` are these English texts,
 * because others might be stored before the form is saved.
 */
export function toTranslationInput(
  fields: readonly TranslatedField[],
  english: EnglishRow,
  translation: Pick<Translation, "texts" | "english"> | undefined,
): TranslationInput {
  const texts = fields.map((field) => [
    field.name,
    renewedField(field, english[field.name], translation).text,
  ]);
  const own = fields.map(({ name }) => [name, english[name] ?? null]);
  return {
    ...Object.fromEntries(texts),
    action: "",
    confirmed: [],
    english: Object.fromEntries(own),
  };
}

/** The form values of an earlier version: each text stays beside the English from which it was made. */
export function toEarlierInput(
  fields: readonly TranslatedField[],
  english: EnglishRow,
  version: Pick<Translation, "texts" | "english">,
): TranslationInput {
  // An entry that was not translated then has no English of its own.
  const withEntries = (name: string, from: unknown) =>
    Array.isArray(from)
      ? from.map((entry, at) => entry ?? listOf(english[name])[at]).filter((entry) => entry != null)
      : from;
  const known = Object.entries(version.english)
    .filter(([, from]) => from !== null)
    .map(([name, from]) => [name, withEntries(name, from)]);
  return toTranslationInput(fields, { ...english, ...Object.fromEntries(known) }, version);
}

/** The English texts beside those of a form. */
export function englishOf(values: object): EnglishRow {
  return objectOf(objectOf(values).english);
}

/**
 * Values that were merged from `mine` and the newer `theirs`: a text of mine keeps the English beside which it was
 * typed, and is not confirmed for another one.
 */
export function withTypedEnglish(
  fields: readonly TranslatedField[],
  merged: TranslationInput,
  mine: TranslationInput,
  theirs: TranslationInput,
): TranslationInput {
  const [own, newer] = [englishOf(mine), englishOf(theirs)];
  const english = fields.map(({ name }) => [
    name,
    isSame(merged[name], theirs[name]) ? newer[name] : own[name],
  ]);
  const isSameEnglish = (name: string) => isSame(own[name], newer[name]);
  return {
    ...merged,
    confirmed: listOf(merged.confirmed).map(String).filter(isSameEnglish),
    english: Object.fromEntries(english),
  };
}

/**
 * The texts that a save stores. A text that was not changed here stays the translation of the older English text, also
 * in a list with another that was, until its field is confirmed.
 */
export function toStoredTexts(
  fields: readonly TranslatedField[],
  english: EnglishRow,
  translation: Pick<Translation, "texts" | "english"> | undefined,
  values: TranslationOutput,
): Pick<Translation, "texts" | "english"> {
  const stored = { ...translation?.texts };
  const from = { ...translation?.english };
  for (const field of fields) {
    const { name } = field;
    const now = values[name] ?? "";
    delete stored[name];
    delete from[name];
    if (!isFilled(now)) continue;
    const before = renewedField(field, english[name], translation);
    const isUnchanged = isSame(before.text, now) || isSame(before.earlier, now);
    const changed = isUnchanged ? before : withChanges(english[name], now, before);
    const own = values.confirmed.includes(name) ? { text: now, from: english[name] } : changed;
    stored[name] = own.text as TranslatedText;
    from[name] = own.from ?? null;
  }
  return { texts: stored, english: from };
}

/**
 * Whether the texts are published after a save. `isPublished`: as the form shows it. Save Changes and Save Draft
 * do not change that, so they keep the state of `translation`, which somebody else may have changed.
 */
export function isPublishedBy(
  action: string,
  isPublished: boolean,
  translation: Pick<Translation, "is_published"> | undefined,
): boolean {
  const publishes = action !== "draft";
  return publishes === isPublished ? (translation?.is_published ?? publishes) : publishes;
}

/** A changed text, made from the present English. Its parts that are as before are made from the earlier English. */
function withChanges(
  english: unknown,
  now: unknown,
  before: { text: unknown; earlier: unknown; from: unknown },
): { text: unknown; from: unknown } {
  if (typeof now !== "object" || now === null) {
    // The form may have been opened before an amount of the English text changed.
    const isUnchanged = now === before.text || now === before.earlier;
    return isUnchanged && isFilled(now) ? before : { text: now, from: english };
  }
  const part = (name: string) => {
    const [own, typed] = [partsOf(english).get(name), partsOf(now).get(name)];
    return withChanges(own, typed, {
      text: partsOf(before.text).get(name),
      earlier: partsOf(before.earlier).get(name),
      from: partsOf(before.from).get(name),
    });
  };
  return {
    text: mapParts(now, (name) => part(name).text),
    from: mapParts(english ?? {}, (name) => part(name).from ?? null),
  };
}

/** The translated fields whose English text has changed since. */
export function changedFields(
  fields: readonly TranslatedField[],
  english: EnglishRow,
  translation: Pick<Translation, "texts" | "english"> | undefined,
): TranslatedField[] {
  return fields.filter(
    ({ name }) =>
      isFilled(translation?.texts[name]) &&
      !isCurrent(english[name], translation?.texts[name], translation?.english[name]),
  );
}

/** The row with its texts in the other language. Where one is missing, the English one stays. */
export function completedWithEnglish(
  fields: readonly TranslatedField[],
  english: EnglishRow,
  texts: TranslationInput,
): EnglishRow {
  const translated = fields.map(({ name, kind }) => {
    const [own, text] = [english[name], texts[name]];
    if (!isFilled(text)) return [name, own];
    if (kind === "words")
      return [name, stringsOf(own).map((word, at) => stringsOf(text)[at] || word)];
    if (kind === "names") return [name, { ...objectOf(own), ...filled(objectOf(text)) }];
    if (kind !== "entries") return [name, text];
    return [
      name,
      entriesOf(own).map((entry, at) => ({ ...entry, ...filled(entriesOf(text)[at] ?? {}) })),
    ];
  });
  return { ...english, ...Object.fromEntries(translated) };
}

/**
 * How many texts need a translation, and how many have one. A number is the same in every language, and an agency may
 * keep its English name.
 */
export function countTexts(
  fields: readonly TranslatedField[],
  english: EnglishRow,
  texts: TranslationInput,
) {
  const needed = fields
    .flatMap((field) => textsOf(field, english[field.name]))
    .filter((text) => LATIN.test(text.english) && text.path[0] !== "company_name");
  const at = (path: FieldPath) => path.reduce<unknown>((part, name) => objectOf(part)[name], texts);
  return { total: needed.length, count: needed.filter(({ path }) => isFilled(at(path))).length };
}

interface Text {
  path: FieldPath;
  label: string;
  isLong: boolean;
  english: string;
}

/** All texts of a field that are not empty in English, with their paths in the form. */
export function textsOf(field: TranslatedField, english: unknown): Text[] {
  const { name, kind } = field;
  const label = labels[field.label];
  if (kind === "words") {
    return stringsOf(english).map((word, at) =>
      text([name, at], `${label} ${at + 1}`, false, word),
    );
  }
  if (kind === "names") {
    return Object.entries(objectOf(english))
      .map(([key, value]) => text([name, key], pageTextLabel(key), true, String(value ?? "")))
      .filter(isWritten);
  }
  if (kind === "entries") {
    return entriesOf(english)
      .flatMap((entry, at) =>
        field.parts.map((part) =>
          text(
            [name, at, part.name],
            field.parts.length > 1 ? `${labels[part.label]} (${at + 1})` : `${label} ${at + 1}`,
            part.kind === "text",
            String(entry[part.name] ?? ""),
          ),
        ),
      )
      .filter(isWritten);
  }
  return [text([name], label, kind === "text", String(english ?? ""))].filter(isWritten);
}

const DAY_WORDS = { ta: "நாள்", hi: "दिन" };

/** Pasted entries as texts by their names in the form. `leftOut`: those of an entry without an English text beside. */
export function pastedTexts(
  field: TranslatedField,
  english: unknown,
  entries: Record<string, string>[],
  language: keyof typeof DAY_WORDS,
): { texts: [name: string, text: string][]; leftOut: string[] } {
  const names = textsOf(field, english).map(({ path }) => path.join("."));
  const pasted = entries
    .slice(0, listOf(english).length)
    .flatMap((entry, at) =>
      Object.entries(entry).map(([part, text]): [string, string] => [
        `${field.name}.${at}.${part}`,
        text.replace(/^Day(?= \d)/, DAY_WORDS[language]),
      ]),
    );
  const filled = pasted.filter(([, text]) => text);
  return {
    texts: filled.filter(([name]) => names.includes(name)),
    leftOut: filled.filter(([name]) => !names.includes(name)).map(([, text]) => text),
  };
}

function text(path: FieldPath, label: string, isLong: boolean, english: string): Text {
  return { path, label, isLong, english };
}

const isWritten = ({ english }: Text) => english.trim() !== "";

/** The texts of a translation at the places of the English ones now, and the English from which they were made. */
function alignedWithEnglish(
  field: TranslatedField,
  english: unknown,
  translation: Pick<Translation, "texts" | "english"> | undefined,
): { texts: TranslatedText; english: unknown } {
  const { name, kind } = field;
  const texts = translation?.texts[name];
  const from = translation?.english[name] ?? null;
  if (kind === "line" || kind === "text") {
    return { texts: typeof texts === "string" ? texts : "", english: from };
  }
  if (kind === "names") {
    const names = Object.keys({ ...objectOf(english), ...objectOf(texts) });
    const own = objectOf(texts);
    return {
      texts: Object.fromEntries(names.map((key) => [key, String(own[key] ?? "")])),
      english: from,
    };
  }
  const [now, before] = [listOf(english), listOf(from)];
  const moved = mover(field, now, before);
  const parts = kind === "entries" ? field.parts.map((part) => part.name) : [];
  const own = moved(listOf(texts));
  return {
    texts:
      kind === "words"
        ? own.map((word) => String(word ?? ""))
        : own.map((entry) =>
            Object.fromEntries(parts.map((part) => [part, String(objectOf(entry)[part] ?? "")])),
          ),
    english: moved(before).map((entry) => entry ?? null),
  };
}

/** A stored field as the form shows it: with the amounts of the present English. `earlier`: as it is stored. */
function renewedField(...stored: Parameters<typeof alignedWithEnglish>) {
  const { texts, english: from } = alignedWithEnglish(...stored);
  const { text, ...made } = renewed(stored[1], texts, from);
  return { ...made, text: text as TranslatedText, earlier: texts };
}

/** Whether some text of the field is not empty. */
export function isFilled(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some(isFilled);
}

function filled(texts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => isFilled(text)));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function stringsOf(value: unknown): string[] {
  return listOf(value).map(String);
}

function entriesOf(value: unknown): Record<string, unknown>[] {
  return listOf(value).map(objectOf);
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
