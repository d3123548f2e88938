import * as m from "virtual:messages/panel-translations";
import { useEffect, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { PageForm } from "~/editing/page-form";
import type { PreviewTarget } from "~/editing/preview";
import type { TranslatedField } from "../fields";
import { isSame, withTexts } from "../with-texts";
import { CountedTexts } from "./counted-texts";
import { FieldTexts, type Paste } from "./field-texts";
import { FillWords } from "./fill-words";
import type { Word } from "./glossary";
import { knownTexts } from "./known-words";
import { languageLabels, type OtherLanguage, type Translated, useSaveTranslation } from "./queries";
import {
  type EnglishRow,
  englishOf,
  isPublishedBy,
  type Translation,
  type TranslationInput,
  type TranslationOutput,
  textsOf,
  toEarlierInput,
  toStoredTexts,
  toTranslationInput,
  translationSchema,
  withTypedEnglish,
} from "./texts";

export interface TranslationFormProps {
  translated: Translated;
  fields: readonly TranslatedField[];
  language: OtherLanguage;
  english: EnglishRow;
  stored: Translation | undefined;
  /** The page that shows the row. `toShown` makes the values of its form of a row. */
  preview?: Pick<PreviewTarget, "page"> & { toShown?: (row: EnglishRow) => unknown };
  /** The title of the dialog. Without `onClose`, the form fills the screen. */
  title?: string;
  onClose?: () => void;
  paste?: Paste;
}

/** The texts of a row in another language, each beside the English one. */
export function TranslationForm({
  translated,
  fields,
  language,
  english: newestEnglish,
  stored,
  preview,
  title = "",
  onClose,
  paste,
}: TranslationFormProps) {
  const schema = translationSchema(fields);
  const toInput = (row: Pick<Translation, "texts" | "english"> | undefined) =>
    toTranslationInput(fields, newestEnglish, row);
  const form = useCheckedForm(schema, toInput(stored));
  const english = useWatch({ control: form.control, name: "english" }) as EnglishRow;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const isOlder = !isSame(english, englishOf(toInput(stored)));

  // Typed texts stay beside the English texts of which they are.
  useEffect(() => {
    if (isOlder && !isDirty && !isSubmitting) form.reset(toInput(stored));
  });

  const { save, newId } = useSaveTranslation(translated, language);
  const shownFields = fields.filter((field) => textsOf(field, english[field.name]).length > 0);
  const isPublished = stored?.is_published ?? false;
  const [proposed, setProposed] = useState<ReadonlyMap<string, string>>(new Map());

  function fill(words: Word[]): number {
    const texts = knownTexts(shownFields, english, words, language, (name) => form.getValues(name));
    for (const [name, text] of texts) form.setValue(name, text, { shouldDirty: true });
    setProposed(new Map([...proposed, ...texts]));
    return texts.size;
  }

  const common = {
    form,
    submitLabel: isPublished ? m.saveChanges : m.publish,
    otherButtons: [{ action: "draft", label: isPublished ? m.unpublish : m.saveDraft }],
    beforeSubmit: (action: string) => form.setValue("action", action),
    stored: {
      row: stored,
      toInput,
      schema,
      toMerged: (merged: TranslationInput, mine: TranslationInput, theirs: TranslationInput) =>
        withTypedEnglish(fields, merged, mine, theirs),
    },
    copied: {
      of: `translations/${translated.table}/${translated.rowId}/${language}`,
      schema,
      always: ["english"],
      newId,
    },
    ...(stored && {
      history: {
        table: "translations" as const,
        rowId: stored.id,
        toInput: (row: object) => toEarlierInput(fields, newestEnglish, row as Translation),
      },
    }),
    ...(preview && {
      preview: {
        page: preview.page,
        id: translated.rowId,
        language,
        toShown(values: unknown) {
          const { texts, english: from } = toStoredTexts(
            fields,
            english,
            stored,
            values as TranslationOutput,
          );
          const row = withTexts(translated.table, { ...newestEnglish, ...english }, texts, from);
          return preview.toShown ? preview.toShown(row) : row;
        },
      },
    }),
    onSave: (values: Parameters<typeof toStoredTexts>[3], base: Translation | undefined) =>
      save(
        {
          ...toStoredTexts(fields, englishOf(form.getValues()), base, values),
          is_published: isPublishedBy(values.action, isPublished, base),
        },
        base,
      ),
  };
  const texts = (
    <div className="flex flex-col gap-8">
      {shownFields.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FillWords onFill={fill} />
          <CountedTexts control={form.control} fields={shownFields} english={english} />
          {/* Its screens share one translation. */}
          {translated.table === "company_info" && (
            <p className="text-sm text-ink-muted">
              {m.publishesAll({ button: isPublished ? m.unpublish : m.publish })}
            </p>
          )}
        </div>
      )}
      {shownFields.map((field) => (
        <FieldTexts
          key={field.name}
          form={form}
          field={field}
          language={language}
          english={english[field.name]}
          stored={stored}
          proposed={proposed}
          paste={paste?.field === field.name ? paste : undefined}
        />
      ))}
      {shownFields.length === 0 && <p>{m.nothingToTranslate}</p>}
    </div>
  );
  return onClose ? (
    <FormDialog
      {...common}
      title={m.titleIn({ title, language: languageLabels[language] })}
      onClose={onClose}
    >
      {texts}
    </FormDialog>
  ) : (
    <PageForm {...common}>{texts}</PageForm>
  );
}
