import * as m from "virtual:messages/panel-translations";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import { type ComponentType, type ReactNode, useState } from "react";
import { get, type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { useFieldError } from "~/editing/fields";
import { usePasteOffer } from "~/editing/paste-offer";
import { UnknownPlaceholders } from "~/editing/unknown-placeholders";
import { textOf, withoutSharedLines } from "~/editing/versions";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { TranslatedField } from "../fields";
import type { OtherLanguage } from "./queries";
import {
  changedFields,
  labels,
  pastedTexts,
  type Translation,
  type TranslationInput,
  type TranslationOutput,
  textsOf,
  toStoredTexts,
} from "./texts";

type Form = UseFormReturn<TranslationInput, unknown, TranslationOutput>;

/** For a field whose entries can be made of a pasted text, such as the days of an itinerary. */
export interface Paste {
  field: string;
  isList: (text: string) => boolean;
  dialog: ComponentType<{
    pasted: string | undefined;
    onMake: (entries: Record<string, string>[]) => void;
    onClose: () => void;
  }>;
}

interface Pasted {
  text: string | undefined;
  /** The field of the paste, with its value before. */
  before?: { name: string; value: string };
}

/** The texts of a field, each beside the English one, or below it on phones. */
export function FieldTexts({
  form,
  field,
  language,
  english,
  stored,
  proposed,
  paste,
}: {
  form: Form;
  field: TranslatedField;
  language: OtherLanguage;
  english: unknown;
  stored: Translation | undefined;
  /** Texts of the glossary by their names in the form. */
  proposed: ReadonlyMap<string, string>;
  paste: Paste | undefined;
}) {
  const { control } = form;
  const { dirtyFields } = useFormState({ control, name: field.name });
  const texts = textsOf(field, english);
  const [pasted, setPasted] = useState<Pasted>();
  const [madeCount, setMadeCount] = useState(0);
  const [leftOut, setLeftOut] = useState("");
  const englishCount = Array.isArray(english) ? english.length : 0;
  const isChanged = changedFields([field], { [field.name]: english }, stored).length > 0;
  const isList = field.kind !== "line" && field.kind !== "text";

  const offerPasted = usePasteOffer<Pasted>(({ target, clipboardData }) => {
    const text = clipboardData.getData("text/plain");
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (!paste?.isList(text)) return;
    const { name, value } = target;
    return { text, before: { name, value } };
  }, setPasted);

  return (
    <fieldset {...offerPasted}>
      <legend className={isList ? "mb-3 text-lg font-semibold" : "sr-only"}>
        {labels[field.label]}
      </legend>
      <div className="flex flex-col gap-4">
        {isChanged && <Changed {...{ form, field, english, stored }} />}
        {texts.map(({ path, label, isLong, english }) => {
          const name = path.join(".");
          const isProposed = proposed.has(name) && Boolean(get(dirtyFields, name));
          return (
            <div key={name} className="grid gap-x-6 gap-y-1.5 md:grid-cols-2">
              <div className="min-w-0">
                <p className="mb-1.5 text-sm leading-tight text-ink-muted">{m.english}</p>
                <p
                  id={`english-${name}`}
                  lang="en"
                  className="min-h-11 rounded-md bg-surface-sunken px-3 py-2.5 whitespace-pre-line wrap-anywhere"
                >
                  {english}
                </p>
              </div>
              <div className="flex min-w-0 flex-col gap-2">
                <Translated
                  control={control}
                  name={name}
                  label={label}
                  language={language}
                  englishId={`english-${name}`}
                  hint={isProposed && m.proposed}
                  isLong={isLong}
                />
                <OtherPlaceholders control={control} name={name} english={english} />
              </div>
            </div>
          );
        })}
        {paste && (
          <div>
            <Button variant="quiet" onClick={() => setPasted({ text: undefined })}>
              <ClipboardPaste aria-hidden="true" />
              {m.pasteAnItinerary}
            </Button>
          </div>
        )}
        {madeCount > englishCount && (
          <Notice tone="danger">
            {m.daysLeftOut({
              left: madeCount - englishCount,
              total: madeCount,
              count: englishCount,
            })}
          </Notice>
        )}
        {leftOut && (
          <Notice tone="danger">
            {m.partsLeftOut}
            <span lang={language} className="block whitespace-pre-line wrap-anywhere">
              {leftOut}
            </span>
          </Notice>
        )}
      </div>
      {paste && pasted && (
        <paste.dialog
          pasted={pasted.text}
          onClose={() => setPasted(undefined)}
          onMake={(entries) => {
            setPasted(undefined);
            const { before } = pasted;
            if (before) form.setValue(before.name, before.value, { shouldDirty: true });
            const made = pastedTexts(field, english, entries, language);
            for (const [name, text] of made.texts) form.setValue(name, text, { shouldDirty: true });
            setMadeCount(entries.length);
            setLeftOut(made.leftOut.join("\n"));
          }}
        />
      )}
    </fieldset>
  );
}

/** A field that is described by the English text beside it, and by its hint and error. */
function Translated({
  control,
  name,
  label,
  language,
  englishId,
  hint,
  isLong,
}: {
  control: Form["control"];
  name: string;
  label: string;
  language: OtherLanguage;
  englishId: string;
  hint: ReactNode;
  isLong: boolean;
}) {
  const error = useFieldError({ control, name });
  return (
    <Field {...{ label, hint, error }}>
      {(described) => {
        const props = {
          ...control.register(name),
          ...described,
          "aria-describedby": classNames(englishId, described["aria-describedby"]),
          lang: language,
        };
        return isLong ? (
          <textarea
            {...props}
            rows={4}
            className="control min-h-28 max-h-96 field-sizing-content"
          />
        ) : (
          <input {...props} className="control" />
        );
      }}
    </Field>
  );
}

/** Warns of a placeholder that the English text lacks: it may be mistyped or translated. */
function OtherPlaceholders({
  control,
  name,
  english,
}: {
  control: Form["control"];
  name: string;
  english: string;
}) {
  const text = useWatch({ control, name });
  return (
    <UnknownPlaceholders
      text={String(text ?? "")}
      isKnown={(placeholder) => english.includes(placeholder)}
      warning={m.notInEnglish}
    />
  );
}

/** Says what has changed in English since the translation was made, until its texts are changed or confirmed. */
function Changed({
  form: { control, setFocus, setValue, getValues },
  field,
  english,
  stored,
}: {
  form: Form;
  field: TranslatedField;
  english: unknown;
  stored: Translation | undefined;
}) {
  const { name, label } = field;
  const { dirtyFields } = useFormState({ control, name });
  const values = useWatch({ control }) as TranslationOutput;
  const row = { [name]: english };
  const saved = toStoredTexts([field], row, stored, values);
  const isTouched = values.confirmed.includes(name) || name in dirtyFields;
  const isSettled = isTouched && changedFields([field], row, saved).length === 0;
  const [old, now] = [textOf(name, stored?.english[name]), textOf(name, english)];
  const difference = withoutSharedLines(old, now);
  return (
    <Notice
      tone={isSettled ? "info" : "warning"}
      action={
        !isSettled && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setValue("confirmed", [...(getValues("confirmed") as string[]), name], {
                shouldDirty: true,
              });
              // This button disappears.
              const [first] = textsOf(field, english);
              if (first) setFocus(first.path.join("."));
            }}
          >
            {m.stillRight({
              label: labels[label],
              hidden: (words) => <span className="sr-only">{words}</span>,
            })}
          </Button>
        )
      }
    >
      {isSettled ? (
        m.upToDateOnSave
      ) : (
        <>
          <strong>{m.englishChanged}</strong>
          <span className="block whitespace-pre-line wrap-anywhere" lang="en">
            <del>{difference.before}</del> → <ins>{difference.after}</ins>
          </span>
        </>
      )}
    </Notice>
  );
}
