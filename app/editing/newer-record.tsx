import { useEffect, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import type { z } from "zod";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** The row a form was opened with, as the server has it now. */
export interface StoredRecord<Values extends FieldValues, Output> {
  values: Values;
  schema: z.ZodType<Output, Values>;
}

/**
 * Follows a row that is changed in another window while its form is open: an untouched form shows
 * the new values; one with typed text keeps it and says that saving would replace the change. It
 * stands beside the button that saves, where it is seen.
 */
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
  // What is typed may be what is stored: of a save whose answer was lost.
  const mustAsk = isNewer && isDirty && current !== contentOf(schema, form.getValues());

  function takeOver() {
    form.reset(values);
    setSeen(current);
  }

  useEffect(() => {
    // A save under way changes the row too; it is compared once that has an answer.
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
          <Button variant="secondary" size="sm" onClick={takeOver}>
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

/** What would be stored, so that a trimmed space is no difference. */
function contentOf<Output, Values>(schema: z.ZodType<Output, Values>, values: unknown): string {
  const { data } = schema.safeParse(values);
  return JSON.stringify(data ?? values);
}
