import * as m from "virtual:messages/panel-carousel";
import { useWatch } from "react-hook-form";
import { FormSelect, FormText } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { ImageField } from "~/editing/image-field";
import { useRowForm } from "~/editing/newer-record";
import type { CarouselSection } from "../data";
import { type CarouselItem, carouselImageQuery, useSaveCarouselImage } from "./queries";
import {
  type CarouselImageInput,
  carouselImageSchema,
  carouselSections,
  sectionLabels,
} from "./schema";

/** Adds an image to a section, or edits the given one. */
export function CarouselImageFormDialog({
  image,
  section,
  onClose,
}: {
  image?: CarouselItem | undefined;
  section: CarouselSection;
  onClose: () => void;
}) {
  const toInput = (item: CarouselItem | undefined): CarouselImageInput => ({
    section: carouselSections.find((value) => value === item?.section) ?? section,
    url: item?.url ?? "",
    caption: item?.caption ?? "",
  });
  const { form, stored } = useRowForm(carouselImageQuery, image, toInput, carouselImageSchema);
  const { save, newId } = useSaveCarouselImage(image);
  const { control } = form;
  const url = useWatch({ control, name: "url" });
  return (
    <FormDialog
      form={form}
      title={image ? m.editImage : m.addImage}
      submitLabel={image ? m.save : m.add}
      isComplete={url.trim() !== ""}
      stored={stored}
      copied={{
        of: `carousel_images/${image?.id ?? "new"}`,
        schema: carouselImageSchema,
        always: ["section"],
        newId,
      }}
      history={image && { table: "carousel_images", rowId: image.id, toInput: (row) => row }}
      onSave={save}
      onClose={onClose}
    >
      <ImageField control={control} name="url" label={m.imageUrl} crop="slide" />
      <FormText control={control} name="caption" label={m.caption} hint={m.optional} />
      <FormSelect control={control} name="section" label={m.section}>
        {carouselSections.map((value) => (
          <option key={value} value={value}>
            {sectionLabels[value]}
          </option>
        ))}
      </FormSelect>
    </FormDialog>
  );
}
