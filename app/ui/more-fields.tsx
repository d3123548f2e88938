import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names";
import { controlClass, Field, FieldError, type FieldTexts } from "./field";

// Apart from ./field, which is on every public page.

/** Many-line input that grows with its text where the browser can. */
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
          className={classNames(controlClass, "min-h-28 max-h-96 field-sizing-content", className)}
        />
      )}
    </Field>
  );
}

/** Native select; give it `<option>` children. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  fieldClassName,
  className,
  id,
  ...input
}: FieldTexts & ComponentProps<"select">) {
  return (
    <Field
      {...{ id, label, hint, error, isLabelHidden, fieldClassName, isRequired: input.required }}
    >
      {(control) => (
        <select {...input} {...control} className={classNames(controlClass, "pr-8", className)} />
      )}
    </Field>
  );
}

/** A checkbox with its words beside it; the whole row can be pressed. */
export function CheckboxField({
  label,
  hint,
  error,
  fieldClassName,
  className,
  id,
  ...input
}: Omit<FieldTexts, "isLabelHidden"> & Omit<ComponentProps<"input">, "type">) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = classNames(hint ? `${controlId}-hint` : null, error && `${controlId}-error`);
  return (
    <div className={fieldClassName}>
      <label htmlFor={controlId} className="flex min-h-11 items-center gap-3">
        <input
          {...input}
          type="checkbox"
          id={controlId}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={classNames("size-5 shrink-0", className)}
        />
        <span className="font-medium">{label}</span>
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="-mt-1.5 ml-8 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  );
}
