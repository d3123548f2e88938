import * as m from "virtual:messages/panel-tours";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { type Control, type UseFormReturn, useFieldArray } from "react-hook-form";
import { type EntryControls, EntryList } from "~/editing/entry-list";
import { FormText, useFieldError } from "~/editing/fields";
import { ImagePreview, usePictureUrl } from "~/editing/image-field";
import { PictureUpload } from "~/editing/picture-upload";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { completeUrl } from "~/ui/typed-text";
import type { TourFormInput, TourListName } from "../../schema";

/** A list of the tour form and its "New …" field. Blank entries are not added (spec §2). */
export function useTourList<Output>(
  form: UseFormReturn<TourFormInput, unknown, Output>,
  name: TourListName,
) {
  const { fields, append, insert, move, remove } = useFieldArray({ control: form.control, name });
  const pendingName = `pendingEntries.${name}` as const;

  function add() {
    const typed = (form.getValues(pendingName) ?? "").trim();
    const value = name === "gallery" ? completeUrl(typed) : typed;
    form.setValue(pendingName, "");
    if (value !== "") appendValues(value);
  }

  function appendValues(...values: string[]) {
    append(
      values.map((value) => ({ value })),
      { shouldFocus: false },
    );
    check();
  }

  /** Makes an entry of each pasted line, starting at `index` or at the end of the list. */
  function paste(lines: string[], index?: number) {
    const [first = "", ...others] = lines;
    if (index === undefined) {
      form.setValue(pendingName, "");
      appendValues(...lines);
      return;
    }
    form.setValue(`${name}.${index}.value`, first, { shouldDirty: true });
    insert(
      index + 1,
      others.map((value) => ({ value })),
      { focusName: `${name}.${index + others.length}.value` },
    );
    check();
  }

  function check() {
    if (form.formState.isSubmitted || name === "gallery") void form.trigger(name);
  }

  return { fields, add, appendValues, paste, move, remove, draft: form.register(pendingName) };
}

type ListProps<Output> = {
  control: Control<TourFormInput, unknown, Output>;
  list: ReturnType<typeof useTourList>;
};

/** Highlights, inclusions or exclusions: a list of one-line texts. */
export function TextEntries<Output>({
  control,
  list,
  name,
  noun,
}: ListProps<Output> & { name: Exclude<TourListName, "gallery">; noun: string }) {
  return (
    <EntryList
      entries={list.fields}
      noun={noun}
      draft={list.draft}
      onAdd={list.add}
      onPaste={list.paste}
      onMove={list.move}
      onRemove={list.remove}
    >
      {(index, { handle, back, forward, remove, onPaste }) => (
        <div className="flex flex-wrap items-start gap-x-1 sm:flex-nowrap">
          {handle()}
          <FormText
            control={control}
            name={`${name}.${index}.value`}
            label={`${noun} ${index + 1}`}
            isLabelHidden
            fieldClassName="grow basis-[calc(100%-3rem)] sm:basis-0"
            onPaste={onPaste}
          />
          <div className="ml-auto flex flex-wrap justify-end">
            {back}
            {forward}
            {remove}
          </div>
        </div>
      )}
    </EntryList>
  );
}

/** The pictures of the gallery. The only remaining picture cannot be removed (spec §2). */
export function GalleryEntries<Output>({ control, list }: ListProps<Output>) {
  const error = useFieldError({ control, name: "gallery" });
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{m.gallery}</legend>
      <PictureUpload what={m.galleryImages} isMultiple onUploaded={list.appendValues}>
        {(upload) => (
          <EntryList
            entries={list.fields}
            noun={m.galleryImageNoun}
            flow="row"
            className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] items-start gap-3"
            draft={list.draft}
            error={list.fields.length === 0 ? error : undefined}
            canRemove={list.fields.length > 1}
            onAdd={list.add}
            onPaste={list.paste}
            onMove={list.move}
            onRemove={list.remove}
            extra={<div className="flex flex-wrap gap-2">{upload}</div>}
          >
            {(index, controls) => (
              <GalleryPicture control={control} index={index} controls={controls} />
            )}
          </EntryList>
        )}
      </PictureUpload>
    </fieldset>
  );
}

/** A gallery picture. Its URL field is shown on request, and while the URL is invalid. */
function GalleryPicture<Output>({
  control,
  index,
  controls: { handle, back, forward, remove, onPaste },
}: {
  control: Control<TourFormInput, unknown, Output>;
  index: number;
  controls: EntryControls;
}) {
  const id = useId();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const { input, url, setUrl } = usePictureUrl({ control, name: `gallery.${index}.value` });
  const isOpen = isAskedFor || input.error !== undefined;
  const label = m.galleryImage({ number: index + 1 });
  return (
    <PictureUpload what={label} onUploaded={setUrl}>
      {(upload) => (
        <div className="flex flex-col rounded-md border border-line bg-surface-raised">
          {/* The whole picture is draggable, because the ::after of the handle covers it. */}
          <div className="relative isolate grid *:col-start-1 *:row-start-1">
            <ImagePreview url={url} shape="tile" />
            {handle(
              "m-1 self-start justify-self-start bg-surface-raised after:absolute after:inset-0",
            )}
          </div>
          <div className="flex items-center">
            {back}
            <span aria-hidden="true" className="min-w-6 text-center text-sm text-ink-muted">
              {index + 1}
            </span>
            {forward}
            <div className="ml-auto">{remove}</div>
          </div>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsAskedFor(!isOpen)}
          >
            {m.addressOfGalleryImage({
              number: index + 1,
              hidden: (words) => <span className="sr-only">{words}</span>,
            })}
            <ChevronDown aria-hidden="true" className={isOpen ? "rotate-180" : undefined} />
          </Button>
          {/* When closed, it is visually hidden, but screen readers and find-in-page find it. */}
          <div id={id} className={isOpen ? "flex flex-col gap-2 p-2" : "sr-only"}>
            <TextField
              {...input}
              label={label}
              isLabelHidden
              tabIndex={isOpen ? undefined : -1}
              onFocus={() => setIsAskedFor(true)}
              onPaste={onPaste}
            />
            {isOpen && upload}
          </div>
        </div>
      )}
    </PictureUpload>
  );
}
