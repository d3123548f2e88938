import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names";
import { FieldError, type FieldTexts } from "./field";

/** A checkbox with its label beside it. The whole row is clickable. */
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
        <span className="py-2.5 font-medium">{label}</span>
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
