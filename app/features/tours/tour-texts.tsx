import type { Control } from "react-hook-form";
import { EntryList } from "~/editing/entry-list";
import { FormText } from "~/editing/fields";
import type { TourEntries } from "./tour-entries";
import type { TourFormInput } from "./tour-form";

/** Highlights or inclusions: a list of one-line texts. */
export function TourTexts<Output>({
  control,
  list,
  name,
  noun,
}: {
  control: Control<TourFormInput, unknown, Output>;
  list: TourEntries;
  name: "highlights" | "inclusions";
  noun: string;
}) {
  return (
    <EntryList
      entries={list.fields}
      noun={noun}
      draft={list.draft}
      onAdd={list.add}
      onRemove={list.remove}
    >
      {(index) => (
        <FormText
          control={control}
          name={`${name}.${index}.value`}
          label={`${noun} ${index + 1}`}
          isLabelHidden
        />
      )}
    </EntryList>
  );
}
