import type { Control } from "react-hook-form";
import { EntryList } from "~/editing/entry-list";
import { useFieldError } from "~/editing/fields";
import { ImageField } from "~/editing/image-field";
import { PictureUpload } from "~/editing/picture-upload";
import type { TourEntries } from "./tour-entries";
import type { TourFormInput } from "./tour-form";

/** The gallery's pictures by address; the last one cannot be removed (spec §2). */
export function TourGallery<Output>({
  control,
  list,
}: {
  control: Control<TourFormInput, unknown, Output>;
  list: TourEntries;
}) {
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
