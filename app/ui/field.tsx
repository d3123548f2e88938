import { type ComponentProps, type FormEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names";

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isLabelHidden?: boolean;
  /** The class names of the element around the label and the control. */
  fieldClassName?: string;
};

type ControlIds = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** A label, control, hint and error, connected by their ids. */
export function Field({
  id,
  label,
  hint,
  error,
  isLabelHidden,
  isRequired,
  fieldClassName,
  children,
}: FieldTexts & {
  id?: string | undefined;
  isRequired?: boolean | undefined;
  children: (control: ControlIds) => ReactNode;
}) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = classNames(hint ? `${controlId}-hint` : null, error && `${controlId}-error`);
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", fieldClassName)}>
      <label
        htmlFor={controlId}
        className={classNames(
          isLabelHidden ? "sr-only" : "text-sm font-semibold leading-tight",
          isRequired && "required",
        )}
      >
        {label}
      </label>
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  );
}

/** The error message of a field. Screen readers announce it when it appears. */
export function FieldError({ id, error }: { id?: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} role="alert" className="text-sm font-medium text-danger">
      {error}
    </p>
  );
}

/** One-line input. Spread react-hook-form's `register("name")` into it. */
export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  fieldClassName,
  className,
  id,
  ...input
}: FieldTexts & ComponentProps<"input">) {
  return (
    <Field
      {...{ id, label, hint, error, isLabelHidden, fieldClassName, isRequired: input.required }}
    >
      {(control) => <input {...input} {...control} className={classNames("control", className)} />}
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
        <select {...input} {...control} className={classNames("control pr-8", className)} />
      )}
    </Field>
  );
}

/** Use as `onReset`. React resets a form after its action, which would delete the typed text. */
export function preventReset(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
}
