import * as m from "virtual:messages/panel-translations";
import type { Row } from "~/supabase/types";
import { Badge, type BadgeTone } from "~/ui/badge";
import type { TranslatedField } from "../fields";
import { changedFields, countTexts, type EnglishRow, isFilled, type Translation } from "./texts";

export type TranslationState = Row<"translation_counts">["state"];

export const stateLabels: Record<TranslationState, string> = {
  missing: m.missing,
  draft: m.draft,
  published: m.published,
  changed: m.englishChanged,
};

export const translationStates = Object.keys(stateLabels) as TranslationState[];

const tones: Record<TranslationState, BadgeTone> = {
  missing: "neutral",
  draft: "structure",
  published: "success",
  changed: "warning",
};

/**
 * The work that a translation needs, as in the database: "changed" also if it is a draft, and "missing" also if visitors
 * read some texts in English. Undefined if there is nothing to translate.
 */
export function stateOf(
  fields: readonly TranslatedField[],
  english: EnglishRow,
  translation: Translation | undefined,
): TranslationState | undefined {
  const { count, total } = countTexts(fields, english, translation?.texts ?? {});
  if (!translation || !fields.some(({ name }) => isFilled(translation.texts[name]))) {
    return total > 0 ? "missing" : undefined;
  }
  if (changedFields(fields, english, translation).length > 0) return "changed";
  if (!translation.is_published) return "draft";
  return count < total ? "missing" : "published";
}

export function StateBadge({ state }: { state: TranslationState | undefined }) {
  return state && <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
