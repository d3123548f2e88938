import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";

/** A form checked by a schema on every change (spec §5); saving it moves to the first error. */
export function useCheckedForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: NoInfer<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: "onChange",
    shouldFocusError: true,
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Input>,
  });
}
