import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { FormText } from "~/editing/fields";
import { toursQuery } from "./queries";

/** A text field that suggests the titles of the tours. */
export function TourField<Values extends FieldValues, Output>({
  control,
  name,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
}) {
  const id = useId();
  const { data: tours = [] } = useQuery(toursQuery);
  return (
    <>
      <FormText
        control={control}
        name={name}
        label="Tour"
        hint="Optional. Choose one of the tours, or write another name"
        list={id}
        autoComplete="off"
      />
      <datalist id={id}>
        {[...new Set(tours.map(({ title }) => title))].map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
