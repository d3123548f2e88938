import type { TranslatedField } from "../fields.ts";
import type { Word } from "./glossary.ts";
import { languageColumns, type OtherLanguage } from "./queries.ts";
import { type EnglishRow, textsOf } from "./texts.ts";

/** Separators of the words of a list. */
const separators = [", ", " / ", " + ", " and "];
// A Tamil "and" would change the words, so a comma stands there.
const ands = { ta: ", ", hi: " और " };

/** Translations of the empty texts whose English is a known word or a list of known words, by their names in the form. */
export function knownTexts(
  fields: readonly TranslatedField[],
  english: EnglishRow,
  words: readonly Pick<Word, "english" | "tamil" | "hindi">[],
  language: OtherLanguage,
  typedAt: (name: string) => unknown,
): Map<string, string> {
  // The same word can be there twice, in upper and lower case.
  const known = new Map(
    words
      .map((word): [string, string] => [
        lookedUp(word.english),
        word[languageColumns[language]] ?? "",
      ])
      .filter(([, translated]) => translated !== ""),
  );
  const found = fields
    .flatMap((field) => textsOf(field, english[field.name]))
    .map((text): [string, string] => [
      text.path.join("."),
      translate(lookedUp(text.english), known, language),
    ]);
  return new Map(found.filter(([name, text]) => text && !String(typedAt(name) ?? "").trim()));
}

function lookedUp(english: string): string {
  return english.trim().toLowerCase().replace(", and ", " and ");
}

/** "" if a part of the text is not known. */
function translate(
  text: string,
  known: ReadonlyMap<string, string>,
  language: OtherLanguage,
  [separator, ...others] = separators,
): string {
  const whole = wordOf(text.trim(), known);
  if (whole || separator === undefined) return whole ?? "";
  const parts = text.split(separator).map((part) => translate(part, known, language, others));
  return parts.includes("") ? "" : parts.join(separator === " and " ? ands[language] : separator);
}

/** The translation of a known word, also with a number: "7 days", "day 1" or "day 3-4". */
function wordOf(text: string, known: ReadonlyMap<string, string>): string | undefined {
  const [, before = "", word = "", after = ""] =
    /^(\d+ )?(.*?)( \d+(?: ?[-–] ?\d+)?)?$/.exec(text) ?? [];
  const translated = known.get(word);
  return known.get(text) ?? (translated && before + translated + after);
}
