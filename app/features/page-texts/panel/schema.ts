import { z } from "zod";
import { anyText } from "../../../editing/rules.ts";
import { defaultTexts, type PageTexts, type TextName } from "./default-texts.ts";

export const textNames = Object.keys(defaultTexts) as TextName[];

function forEachText<T>(make: (name: TextName) => T): Record<TextName, T> {
  return Object.fromEntries(textNames.map((name) => [name, make(name)])) as Record<TextName, T>;
}

/** The texts of the pages. */
export const pageTextsSchema = z.object(forEachText(() => anyText(1000)));

/** Stores only the texts that are neither empty nor the specified ones. */
export const storedTextsSchema = pageTextsSchema.transform((texts) => ({
  page_texts: Object.fromEntries(
    textNames.flatMap((name) =>
      texts[name] === "" || texts[name] === defaultTexts[name] ? [] : [[name, texts[name]]],
    ),
  ),
}));

/** The stored texts, and the specified ones in place of those that are missing. */
export function toTextsInput({ page_texts }: { page_texts?: Record<string, string> }): PageTexts {
  return forEachText((name) => page_texts?.[name] ?? defaultTexts[name]);
}
