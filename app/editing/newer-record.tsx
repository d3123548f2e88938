import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import type { z } from "zod";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** The current stored values of the row that a form edits. */
export interface StoredRecord<Values extends FieldValues, Output> {
  values: Values;
  schema: z.ZodType<Output, Values>;
}

/** Returns the item as the list has it now, or the given item if it was deleted. */
export function useLatest<Item extends { id: string }, Key extends readonly unknown[]>(
  list: UseQueryOptions<Item[], Error, Item[], Key>,
  item: Item | undefined,
): Item | undefined {
  const { data } = useQuery(list);
  return item && (data?.find(({ id }) => id === item.id) ?? item);
}

/** If the row changes elsewhere, updates the form. Asks first if the form has unsaved changes. */
export function NewerRecord<Values extends FieldValues, Output>({
  form,
  stored: { values, schema },
}: {
  form: UseFormReturn<Values, unknown, Output>;
  stored: StoredRecord<Values, Output>;
}) {
  const current = contentOf(schema, values);
  const [seen, setSeen] = useState(current);
  const { isDirty, isSubmitting, defaultValues } = useFormState({ control: form.control });
  const isNewer = current !== seen && current !== contentOf(schema, defaultValues);
  // If a save succeeded but its response was lost, the typed values are already stored.
  const mustAsk = isNewer && isDirty && current !== contentOf(schema, form.getValues());

  function showNewer() {
    form.reset(values);
    setSeen(current);
  }

  useEffect(() => {
    if (current === seen || mustAsk || isSubmitting) return;
    if (isNewer) form.reset(values);
    setSeen(current);
  }, [current, seen, isNewer, mustAsk, isSubmitting, form, values]);

  if (!mustAsk || isSubmitting) return null;
  return (
    <div role="status" className="w-full">
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" size="sm" onClick={showNewer}>
            Show the newer version
          </Button>
        }
      >
        This was changed in another window. What you have typed is still here; saving it replaces
        that change.
      </Notice>
    </div>
  );
}

/** The values as they would be stored, so that extra spaces do not count as a change. */
export function contentOf<Output, Values>(
  schema: z.ZodType<Output, Values>,
  values: unknown,
): string {
  const { data } = schema.safeParse(values);
  return JSON.stringify(data ?? values);
}
