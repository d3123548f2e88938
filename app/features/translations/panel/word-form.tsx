import * as m from "virtual:messages/panel-glossary";
import { FormText } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { useRowForm } from "~/editing/newer-record";
import { useSaveWord, type Word, type WordInput, wordQuery, wordSchema } from "./glossary";

const toInput = (word: Partial<Word> | undefined): WordInput => ({
  english: word?.english ?? "",
  tamil: word?.tamil ?? "",
  hindi: word?.hindi ?? "",
});

/** Adds a word to the glossary, or edits the given one. */
export function WordFormDialog({ word, onClose }: { word: Word | undefined; onClose: () => void }) {
  const { form, stored } = useRowForm(wordQuery, word, toInput, wordSchema);
  const { save, newId } = useSaveWord();
  const { control } = form;
  return (
    <FormDialog
      form={form}
      title={word ? m.editWord : m.addWord}
      submitLabel={word ? m.saveChanges : m.addWord}
      stored={stored}
      copied={{ of: `glossary/${word?.id ?? "new"}`, schema: wordSchema, newId }}
      history={word && { table: "glossary", rowId: word.id, toInput }}
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="english" label={m.english} lang="en" />
      <FormText control={control} name="tamil" label={m.tamil} lang="ta" />
      <FormText control={control} name="hindi" label={m.hindi} lang="hi" />
    </FormDialog>
  );
}
