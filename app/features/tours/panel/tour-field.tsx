import * as m from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { FormText } from "~/editing/fields";
import { tourTitlesQuery } from "./queries";

/** A text field that suggests titles of tours with the typed words. */
export function TourField<Values extends FieldValues, Output>({
  control,
  name,
  label = m.tour,
  hint = m.similarTourHint,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label?: string;
  hint?: string;
}) {
  const id = useId();
  const typed = useWatch({ control, name });
  const { data: titles = [] } = useQuery(tourTitlesQuery(String(typed ?? "")));
  return (
    <>
      <FormText
        control={control}
        name={name}
        label={label}
        hint={hint}
        list={id}
        autoComplete="off"
      />
      <datalist id={id}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
