import { zodResolver } from "@hookform/resolvers/zod";
import { type ComponentProps, useId } from "react";
import {
  type Control,
  type ControllerRenderProps,
  type DefaultValues,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  get,
  type UseFormReturn,
  useController,
  useForm,
  useFormState,
} from "react-hook-form";
import type { z } from "zod";
import { CheckboxField } from "~/ui/checkbox-field";
import { FieldError, SelectField, TextField } from "~/ui/field";
import { TextArea } from "~/ui/text-area";
import { completeUrl } from "~/ui/typed-text";

export type Bound<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};
type FieldProps<Values extends FieldValues, Output, Props> = Bound<Values, Output> &
  Omit<Props, "name" | "error" | "ref">;

/** The error message of one field. If it changes, only that field re-renders. */
export function useFieldError<Values extends FieldValues, Output>({
  control,
  name,
}: Bound<Values, Output>): string | undefined {
  const { errors } = useFormState({ control, name });
  const error: { message?: string; root?: { message?: string } } | undefined = get(errors, name);
  return error?.message ?? error?.root?.message;
}

export function FormText<Values extends FieldValues, Output>({
  control,
  name,
  ...field
}: FieldProps<Values, Output, ComponentProps<typeof TextField>>) {
  return (
    <TextField {...field} {...control.register(name)} error={useFieldError({ control, name })} />
  );
}

/** A field for a URL. When it loses the focus, a URL without a scheme gets "https://". */
export function FormUrl<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FieldProps<Values, Output, ComponentProps<typeof TextField>>) {
  const { field } = useController({ control, name });
  return (
    <TextField
      inputMode="url"
      {...props}
      {...field}
      {...urlInputProps(field)}
      error={useFieldError({ control, name })}
    />
  );
}

/** The value of a URL field, and a handler that completes it. */
export function urlInputProps({
  value,
  onChange,
  onBlur,
}: Pick<ControllerRenderProps, "value" | "onChange" | "onBlur">) {
  const typed = String(value ?? "");
  const completed = completeUrl(typed);
  return {
    value: typed,
    onBlur() {
      if (completed !== typed) onChange(completed);
      onBlur();
    },
  };
}

export function FormTextArea<Values extends FieldValues, Output>({
  control,
  name,
  ...field
}: FieldProps<Values, Output, ComponentProps<typeof TextArea>>) {
  return (
    <TextArea {...field} {...control.register(name)} error={useFieldError({ control, name })} />
  );
}

export function FormSelect<Values extends FieldValues, Output>({
  control,
  name,
  ...field
}: FieldProps<Values, Output, ComponentProps<typeof SelectField>>) {
  return (
    <SelectField {...field} {...control.register(name)} error={useFieldError({ control, name })} />
  );
}

export function FormCheckbox<Values extends FieldValues, Output>({
  control,
  name,
  ...field
}: FieldProps<Values, Output, ComponentProps<typeof CheckboxField>>) {
  return (
    <CheckboxField
      {...field}
      {...control.register(name)}
      error={useFieldError({ control, name })}
    />
  );
}

/** Whether a date field is partly filled in. Browsers report its value as "". */
export function isIncomplete(name: string): boolean {
  const [field] = document.getElementsByName(name);
  return field instanceof HTMLInputElement && field.validity.badInput;
}

/** Checkboxes for a list of numbers, styled as toggle buttons with short labels. */
export function FormToggles<Values extends FieldValues, Output>({
  control,
  name,
  legend,
  choices,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, number[]>;
  legend: string;
  choices: { value: number; label: string; name: string }[];
}) {
  const id = useId();
  const { field } = useController({ control, name });
  const error = useFieldError({ control, name });
  const chosen: number[] = field.value;
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, name }, index) => (
          <label
            key={value}
            title={name}
            className="relative grid min-h-11 min-w-13 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface-raised px-2 text-sm font-medium hover:border-ink has-checked:border-structure-text has-checked:bg-structure-soft has-checked:font-semibold has-checked:text-structure-text has-checked:ring-1 has-checked:ring-structure-text forced-colors:has-checked:outline-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              name={field.name}
              aria-label={name}
              checked={chosen.includes(value)}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                const others = chosen.filter((each) => each !== value);
                const next = target.checked ? [...others, value] : others;
                field.onChange(next.sort((a, b) => a - b));
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

/**
 * A form that is validated on every change (spec §5). The schema can depend on the form values.
 * Submitting an invalid form focuses the first invalid field.
 */
export function useCheckedForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input> | ((values: Input) => z.ZodType<Output, Input>),
  defaultValues: NoInfer<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: "onChange",
    resolver: (values, ...rest) =>
      zodResolver(typeof schema === "function" ? schema(values) : schema)(values, ...rest),
    defaultValues: defaultValues as DefaultValues<Input>,
  });
}
