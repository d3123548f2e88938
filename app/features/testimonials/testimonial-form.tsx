import { FormCheckbox, FormText, FormTextArea } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { ImageField } from "~/editing/image-field";
import { useLatest } from "~/editing/newer-record";
import { useCheckedForm } from "~/editing/use-checked-form";
import { type TestimonialItem, testimonialsQuery, useSaveTestimonial } from "./queries";
import { RatingField } from "./rating-field";
import { newTestimonial, testimonialSchema } from "./schema";

/** Adds a testimonial, or edits the given one. */
export function TestimonialFormDialog({
  testimonial,
  onClose,
}: {
  testimonial?: TestimonialItem | undefined;
  onClose: () => void;
}) {
  const form = useCheckedForm(testimonialSchema, testimonial ?? newTestimonial);
  const { save } = useSaveTestimonial(testimonial);
  const latest = useLatest(testimonialsQuery, testimonial);
  const { control } = form;
  return (
    <FormDialog
      form={form}
      title={testimonial ? "Edit Testimonial" : "Add Testimonial"}
      submitLabel={testimonial ? "Save Changes" : "Add Testimonial"}
      stored={latest && { values: latest, schema: testimonialSchema }}
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="name" label="Name" autoComplete="off" />
      <ImageField control={control} name="image" label="Image URL" shape="portrait" />
      <FormText control={control} name="location" label="Location" autoComplete="off" />
      <RatingField control={control} />
      <FormTextArea control={control} name="comment" label="Comment" />
      <FormText control={control} name="tour" label="Tour" hint="Optional" autoComplete="off" />
      <FormCheckbox control={control} name="featured" label="Featured" />
    </FormDialog>
  );
}
