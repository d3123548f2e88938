import type { ComponentProps } from "react";
import { type Control, type FieldPath, type FieldValues, get, useFormState } from "react-hook-form";
import { CheckboxField, SelectField, TextArea, TextField } from "~/ui/field";

export type Bound<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};
type FieldProps<Values extends FieldValues, Output, Props> = Bound<Values, Output> &
  Omit<Props, "name" | "error" | "ref">;

/** The message of one field; only that field re-renders when it changes. */
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
