import { zodResolver } from "@hookform/resolvers/zod";
import type { ComponentProps } from "react";
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
  useFormState,
} from "react-hook-form";
import type { z } from "zod";
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

/**
 * A form checked by a schema, which may depend on its values, on every change (spec §5); saving it moves
 * to the first error.
 */
export function useCheckedForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input> | ((values: Input) => z.ZodType<Output, Input>),
  defaultValues: NoInfer<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: "onChange",
    shouldFocusError: true,
    resolver: (values, ...rest) =>
      zodResolver(typeof schema === "function" ? schema(values) : schema)(values, ...rest),
    defaultValues: defaultValues as DefaultValues<Input>,
  });
}
