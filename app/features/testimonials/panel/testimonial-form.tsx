import * as m from "virtual:messages/panel-testimonials";
import Star from "lucide-react/icons/star";
import { type Control, useController } from "react-hook-form";
import { FormCheckbox, FormText, FormTextArea } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { ImageField } from "~/editing/image-field";
import { useRowForm } from "~/editing/newer-record";
import { TourField } from "~/features/tours/panel/tour-field";
import { FieldError } from "~/ui/field";
import type { Testimonial } from "../data";
import { testimonialQuery, useSaveTestimonial } from "./queries";
import { newTestimonial, type TestimonialInput, testimonialSchema } from "./schema";

/** Adds a testimonial, or edits the given one. */
export function TestimonialFormDialog({
  testimonial,
  onClose,
}: {
  testimonial?: Testimonial | undefined;
  onClose: () => void;
}) {
  const { form, stored } = useRowForm(
    testimonialQuery,
    testimonial,
    (row) => row ?? newTestimonial,
    testimonialSchema,
  );
  const { save, newId } = useSaveTestimonial(testimonial);
  const { control } = form;
  return (
    <FormDialog
      form={form}
      title={testimonial ? m.editTestimonial : m.addTestimonial}
      submitLabel={testimonial ? m.saveChanges : m.addTestimonial}
      preview={{ page: "testimonials", id: testimonial?.id }}
      stored={stored}
      copied={{ of: `testimonials/${testimonial?.id ?? "new"}`, schema: testimonialSchema, newId }}
      history={
        testimonial && { table: "testimonials", rowId: testimonial.id, toInput: (row) => row }
      }
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="name" label={m.name} autoComplete="off" />
      <ImageField control={control} name="image" label={m.imageUrl} shape="portrait" />
      <FormText control={control} name="location" label={m.location} autoComplete="off" />
      <RatingField control={control} />
      <FormTextArea control={control} name="comment" label={m.comment} />
      <TourField control={control} name="tour" />
      <FormCheckbox control={control} name="featured" label={m.featured} />
    </FormDialog>
  );
}

const ratings = [1, 2, 3, 4, 5];

/** Five stars as radio buttons, so that the arrow keys change the rating. */
function RatingField<Output>({ control }: { control: Control<TestimonialInput, unknown, Output> }) {
  const { field, fieldState } = useController({ control, name: "rating" });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{m.rating}</legend>
      <div className="flex w-fit flex-wrap rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="grid size-11 cursor-pointer place-items-center text-star"
            title={m.outOf5({ rating })}
          >
            <input
              ref={rating === field.value ? field.ref : undefined}
              type="radio"
              name={field.name}
              value={rating}
              checked={rating === field.value}
              onChange={() => field.onChange(rating)}
              onBlur={field.onBlur}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={rating <= field.value ? "size-6 fill-current" : "size-6"}
            />
            <span className="sr-only">{m.outOf5({ rating })}</span>
          </label>
        ))}
      </div>
      <FieldError error={fieldState.error?.message} />
    </fieldset>
  );
}
