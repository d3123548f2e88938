import { type UseFormReturn, useFieldArray } from "react-hook-form";
import type { TourFormInput } from "./tour-form";

type ListName = "highlights" | "inclusions" | "gallery";

/** One list of the tour form and the line that adds to it. Blank additions are ignored (spec §2). */
export function useTourEntries<Output>(
  form: UseFormReturn<TourFormInput, unknown, Output>,
  name: ListName,
) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const draftName = `drafts.${name}` as const;

  function add() {
    const value = form.getValues(draftName).trim();
    form.setValue(draftName, "");
    if (value !== "") put(value);
  }

  function put(value: string) {
    append({ value }, { shouldFocus: false });
    if (form.formState.isSubmitted || name === "gallery") void form.trigger(name);
  }

  return { fields, add, put, remove, draft: form.register(draftName) };
}

export type TourEntries = ReturnType<typeof useTourEntries>;
