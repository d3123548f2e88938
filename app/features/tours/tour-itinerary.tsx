import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { memo, startTransition } from "react";
import { type Control, useFieldArray } from "react-hook-form";
import { focusAfter } from "~/editing/deletion";
import { FormText, FormTextArea } from "~/editing/fields";
import { Button, IconButton } from "~/ui/button";
import { newDay, type TourFormInput } from "./schema";

/** The days of a tour; the last one cannot be removed (spec §2). */
export function TourItinerary<Output>({
  control,
}: {
  control: Control<TourFormInput, unknown, Output>;
}) {
  const { fields, append, remove } = useFieldArray({ control, name: "itinerary" });
  return (
    <div className="flex flex-col gap-6">
      <ol className="flex flex-col gap-6">
        {fields.map((field, index) => (
          <Day
            key={field.id}
            control={control}
            index={index}
            canRemove={fields.length > 1}
            onRemove={remove}
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => {
          // Adding checks every field of a long itinerary; the press is shown before that.
          startTransition(() =>
            append(newDay(fields.length), { focusName: `itinerary.${fields.length}.title` }),
          );
        }}
      >
        <Plus aria-hidden="true" />
        Add Day
      </Button>
    </div>
  );
}

/** Memoized: adding or removing one of sixty days does not render the others. */
const Day = memo(DayFields) as typeof DayFields;

function DayFields<Output>({
  control,
  index,
  canRemove,
  onRemove,
}: {
  control: Control<TourFormInput, unknown, Output>;
  index: number;
  canRemove: boolean;
  onRemove: (index: number) => void;
}) {
  return (
    <li className="relative flex items-start gap-2 border-l-4 border-line pl-4">
      <div className="@container min-w-0 grow">
        <div className="grid gap-4 @sm:grid-cols-[8rem_minmax(0,1fr)] @xl:grid-cols-[8rem_minmax(0,1fr)_12rem]">
          <FormText
            control={control}
            name={`itinerary.${index}.day`}
            label="Day"
            fieldClassName="max-sm:mr-13"
          />
          <FormText control={control} name={`itinerary.${index}.title`} label="Day Title" />
          <FormText
            control={control}
            name={`itinerary.${index}.name`}
            label="Guide Name"
            fieldClassName="@sm:col-span-2 @xl:col-span-1"
          />
          <FormTextArea
            control={control}
            name={`itinerary.${index}.description`}
            label="Description"
            rows={2}
            fieldClassName="@sm:col-span-full"
          />
        </div>
      </div>
      <IconButton
        label={`Remove day ${index + 1}`}
        variant="danger-quiet"
        className="max-sm:absolute max-sm:top-6.5 max-sm:right-0"
        aria-disabled={!canRemove}
        onClick={({ currentTarget }) => {
          const moveFocus = focusAfter(currentTarget);
          onRemove(index);
          moveFocus();
        }}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
