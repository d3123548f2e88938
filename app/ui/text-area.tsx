import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Field, type FieldTexts } from "./field";

/** A textarea that grows with its text, from two or from four rows, if the browser supports this. */
export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  fieldClassName,
  className,
  id,
  rows = 4,
  ...input
}: FieldTexts & ComponentProps<"textarea">) {
  return (
    <Field
      {...{ id, label, hint, error, isLabelHidden, fieldClassName, isRequired: input.required }}
    >
      {(control) => (
        <textarea
          rows={rows}
          {...input}
          {...control}
          className={classNames(
            "control max-h-96 field-sizing-content",
            rows === 2 ? "min-h-18" : "min-h-28",
            className,
          )}
        />
      )}
    </Field>
  );
}
