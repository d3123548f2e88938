import { useEffect, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import type { z } from "zod";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** The row a form was opened with, as the server has it now. */
export interface StoredRecord<Values extends FieldValues, Output> {
  /** Another one with every change: the row's `updated_at`. */
  version: string;
  values: Values;
  schema: z.ZodType<Output, Values>;
}

/**
 * Follows a row that is changed in another window while its form is open: an untouched form shows
 * the new values; one with typed text keeps it and says that saving would replace the change.
 */
export function NewerRecord<Values extends FieldValues, Output>({
  form,
  stored: { version, values, schema },
}: {
  form: UseFormReturn<Values, unknown, Output>;
  stored: StoredRecord<Values, Output>;
}) {
  const [seen, setSeen] = useState(version);
  const { isDirty, isSubmitting, defaultValues } = useFormState({ control: form.control });
  const isNewer =
    version !== seen && contentOf(schema, values) !== contentOf(schema, defaultValues);
  const mustAsk = isNewer && isDirty;

  function takeOver() {
    form.reset(values);
    setSeen(version);
  }

  useEffect(() => {
    // A save under way changes the row too; it is compared once that has an answer.
    if (version === seen || mustAsk || isSubmitting) return;
    if (isNewer) form.reset(values);
    setSeen(version);
  }, [version, seen, isNewer, mustAsk, isSubmitting, form, values]);

  if (!mustAsk || isSubmitting) return null;
  return (
    <div className="mb-6">
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" size="sm" onClick={takeOver}>
            Show the newer version
          </Button>
        }
      >
        <p role="status">
          This was changed in another window. What you have typed is still here; saving it replaces
          that change.
        </p>
      </Notice>
    </div>
  );
}

/** Compares what would be stored, so that a trimmed space is no difference. */
function contentOf<Output, Values>(schema: z.ZodType<Output, Values>, values: unknown): string {
  const { data } = schema.safeParse(values);
  return JSON.stringify(data ?? values);
}
