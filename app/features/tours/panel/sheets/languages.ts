import * as m from "virtual:messages/panel-tours";
import { parseTimestamp } from "~/editing/agency-time";
import { fieldsOf, type Texts, type TranslatedText } from "~/features/translations/fields";
import type { OtherLanguage } from "~/features/translations/panel/queries";
import {
  completedWithEnglish,
  isFilled,
  type Translation,
  toStoredTexts,
  toTranslationInput,
  translationSchema,
} from "~/features/translations/panel/texts";
import { partsOf } from "~/features/translations/with-texts";
import type { Tour } from "../../data";
import { type Column, tourColumns } from "./cells";

/** A tour with its texts in other languages, by keys such as "ta.title", and the last change of any of them. */
export type SheetTour = Tour & { changed_at: string } & {
  [Key in `${OtherLanguage}.${string}`]?: unknown;
};

/** Headings are English, also in a Tamil panel. */
export const languageNames = { ta: "Tamil", hi: "Hindi" } as const;

const fields = fieldsOf("tours");

/** The columns of the sheet "Tours". Those of a language, such as "Title (Tamil)", follow the English ones. */
export function columnsIn(languages: OtherLanguage[]): Column<SheetTour>[] {
  const translated = languages.flatMap((language) =>
    fields.flatMap(({ name, kind }): Column<SheetTour>[] => {
      const english = tourColumns.find(({ key }) => key === name);
      if (!english) return [];
      const key = `${language}.${name}` as const;
      return [
        {
          heading: `${english.heading.split(" (")[0]} (${languageNames[language]})`,
          key,
          write: (tour) => (tour[key] ? english.write({ ...tour, [name]: tour[key] }) : ""),
          read: kind === "words" ? words : english.read,
          ...(english.isPrice && { isPrice: true }),
        },
      ];
    }),
  );
  return [
    ...tourColumns,
    ...translated,
    { heading: "Last changed", key: "changed_at", write: ({ changed_at }) => changed_at },
  ];
}

function words(cell: string): string[] {
  return cell
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** The tour with its translations, also drafts. In a list that is partly translated, the rest is English. */
export function inLanguages(tour: Tour, translations: Translation[]): SheetTour {
  const ofTour = translations.filter(({ row_id }) => row_id === tour.id);
  const texts = ofTour.flatMap((translation) => {
    const own = toTranslationInput(fields, { ...tour }, translation);
    const shown = completedWithEnglish(fields, { ...tour }, own);
    return fields
      .filter(({ name }) => isFilled(own[name]))
      .map(({ name }) => [`${translation.language}.${name}`, shown[name]]);
  });
  const [changed_at = ""] = [tour, ...ofTour]
    .map(({ updated_at }) => updated_at)
    .sort()
    .reverse();
  return { ...tour, changed_at, ...Object.fromEntries(texts) };
}

/** As PostgreSQL writes it, with the offset, because of which spreadsheets leave it as text. */
const MOMENT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/;

/** Whether the tour was changed after the moment in the cell "Last changed". Any other text says nothing. */
export function isChangedSince(cell: string, { changed_at }: SheetTour): boolean {
  return MOMENT.test(cell) && parseTimestamp(changed_at) > parseTimestamp(cell);
}

/** The changed texts of a language. */
export function textsIn(language: OtherLanguage, set: Record<string, unknown>): Texts {
  const start = `${language}.`;
  return Object.fromEntries(
    Object.entries(set)
      .filter(([key]) => key.startsWith(start))
      .map(([key, text]) => [key.slice(start.length), text as TranslatedText]),
  );
}

/** Why a text cannot be the translation of a field, which may get other English texts in the same import. */
export function translationProblem(
  text: TranslatedText,
  before: unknown,
  english: unknown,
): string | undefined {
  if (!isFilled(english)) return m.noEnglishText;
  if (!isFilled(withoutEnglish(text, before))) return m.stillInEnglish;
  if (!Array.isArray(english) || !Array.isArray(text) || english.length === text.length) return;
  return m.asManyAsInEnglish({ count: english.length });
}

/** A translation to store with these changed texts. Those that are not as stored are made from the present English. */
export function storedWith(
  changed: Texts,
  tour: Tour,
  english: Tour,
  translation: Translation | undefined,
): Pick<Translation, "texts" | "english"> {
  const texts = Object.entries(changed).map(([name, text]) => [
    name,
    withoutEnglish(text, tour[name as keyof Tour], translation?.texts[name]),
  ]);
  const values = translationSchema(fields).parse({
    ...toTranslationInput(fields, { ...english }, translation),
    ...Object.fromEntries(texts),
    confirmed: [],
  });
  return toStoredTexts(fields, { ...english }, translation, values);
}

/** Leaves out the parts of a list that are still in English, unless they are stored so, as names may be. */
function withoutEnglish(text: TranslatedText, english: unknown, stored?: unknown): unknown {
  if (!Array.isArray(text) || !Array.isArray(english)) return text;
  const isLeftOut = (isIt: (entry: unknown) => boolean) =>
    english.some(isIt) && !(Array.isArray(stored) && stored.some(isIt));
  return text.map((entry) => {
    if (typeof entry === "string") return isLeftOut((own) => own === entry) ? "" : entry;
    const parts = Object.entries(entry).map(([part, value]) => [
      part,
      isLeftOut((own) => partsOf(own).get(part) === value) ? "" : value,
    ]);
    return Object.fromEntries(parts);
  });
}
