import * as m from "virtual:messages/panel-translations";
import { type Control, useWatch } from "react-hook-form";
import type { TranslatedField } from "../fields";
import { countTexts, type EnglishRow, type TranslationInput } from "./texts";

/** Says before publishing how much of a page visitors will read in English. */
export function CountedTexts({
  control,
  fields,
  english,
}: {
  control: Control<TranslationInput>;
  fields: readonly TranslatedField[];
  english: EnglishRow;
}) {
  const counted = countTexts(fields, english, useWatch({ control }) as TranslationInput);
  return (
    <p className="text-sm text-ink-muted">
      {m.textsTranslated(counted)}
      {counted.count < counted.total && ` ${m.restInEnglish}`}
    </p>
  );
}
