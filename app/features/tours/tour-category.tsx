import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { FormSelect } from "~/editing/fields";
import { categoriesQuery } from "~/features/categories/queries";
import type { TourFormInput } from "./tour-form";

/** The categories of the tour's type; one that the list does not know is kept as it is. */
export function TourCategory<Output>({
  form,
}: {
  form: UseFormReturn<TourFormInput, unknown, Output>;
}) {
  const { control } = form;
  const [type, chosen] = useWatch({ control, name: ["type", "category"] });
  const { data: categories } = useQuery(categoriesQuery);
  const names = (categories ?? []).filter((item) => item.type === type).map(({ name }) => name);
  const isUnknown = chosen && !names.includes(chosen);
  // One list with one key each: an option keeps its element, and with it the choice, when the
  // categories arrive after the tour.
  const choices = isUnknown ? [chosen, ...names] : names;
  return (
    <FormSelect
      control={control}
      name="category"
      label="Category"
      hint={
        isUnknown && categories
          ? `No category of ${type} tours: visitors cannot filter by it`
          : undefined
      }
    >
      {["", ...choices].map((name) => (
        <option key={name} value={name}>
          {name || "Uncategorized"}
        </option>
      ))}
    </FormSelect>
  );
}
