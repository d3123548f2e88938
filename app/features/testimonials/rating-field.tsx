import Star from "lucide-react/icons/star";
import { type Control, useController } from "react-hook-form";
import { FieldError } from "~/ui/field";
import type { TestimonialInput } from "./schema";

const ratings = [1, 2, 3, 4, 5];

/** Five stars as radio buttons: the arrow keys choose. */
export function RatingField<Output>({
  control,
}: {
  control: Control<TestimonialInput, unknown, Output>;
}) {
  const { field, fieldState } = useController({ control, name: "rating" });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Rating</legend>
      <div className="flex w-max rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="grid size-11 cursor-pointer place-items-center text-star"
            title={`${rating} out of 5`}
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
            <span className="sr-only">{rating} out of 5</span>
          </label>
        ))}
      </div>
      <FieldError error={fieldState.error?.message} />
    </fieldset>
  );
}
