import { type Control, type UseFormReturn, useFieldArray } from "react-hook-form";
import { EntryList } from "~/editing/entry-list";
import { FormText, useFieldError } from "~/editing/fields";
import { ImageField } from "~/editing/image-field";
import { PictureUpload } from "~/editing/picture-upload";
import type { TourFormInput, TourListName } from "./schema";

/** One list of the tour form and the field that adds to it. Blank additions are ignored (spec §2). */
export function useTourList<Output>(
  form: UseFormReturn<TourFormInput, unknown, Output>,
  name: TourListName,
) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const draftName = `drafts.${name}` as const;

  function add() {
    const value = form.getValues(draftName).trim();
    form.setValue(draftName, "");
    if (value !== "") put(value);
  }

  function put(value: string) {
    append({ value }, { shouldFocus: false });
    if (form.formState.isSubmitted || name === "gallery") void form.trigger(name);
  }

  return { fields, add, put, remove, draft: form.register(draftName) };
}

type ListProps<Output> = {
  control: Control<TourFormInput, unknown, Output>;
  list: ReturnType<typeof useTourList>;
};

/** Highlights or inclusions: a list of one-line texts. */
export function TextEntries<Output>({
  control,
  list,
  name,
  noun,
}: ListProps<Output> & { name: "highlights" | "inclusions"; noun: string }) {
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

/** The addresses of the gallery's pictures; the last one cannot be removed (spec §2). */
export function GalleryEntries<Output>({ control, list }: ListProps<Output>) {
  const error = useFieldError({ control, name: "gallery" });
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">Gallery</legend>
      <PictureUpload what="gallery images" isMultiple onUploaded={list.put}>
        {(upload) => (
          <EntryList
            entries={list.fields}
            noun="gallery image"
            draft={list.draft}
            error={list.fields.length === 0 ? error : undefined}
            canRemove={list.fields.length > 1}
            onAdd={list.add}
            onRemove={list.remove}
            extra={upload}
          >
            {(index) => (
              <ImageField
                control={control}
                name={`gallery.${index}.value`}
                label={`Gallery image ${index + 1}`}
                isLabelHidden
                hint={null}
                shape="compact"
              />
            )}
          </EntryList>
        )}
      </PictureUpload>
    </fieldset>
  );
}
