import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Field, type FieldTexts } from "./field";

/** A textarea that grows with its text if the browser supports this. In the panel, one with two rows begins lower. */
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
          className={classNames("control min-h-28 max-h-96 field-sizing-content", className)}
        />
      )}
    </Field>
  );
}
