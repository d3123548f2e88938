import { useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { FormText } from "~/editing/fields";
import { asRupees, rupeeAmount } from "../../rupees";
import type { TourFormInput } from "../../schema";

/**
 * The price is free text (spec §3), but a bare number is saved as rupees.
 * "Price from" is filled in from the price until the operator types another amount there.
 */
export function PriceField<Output>({
  form,
}: {
  form: UseFormReturn<TourFormInput, unknown, Output>;
}) {
  const { control } = form;
  const amount = asRupees(useWatch({ control, name: "price" }) ?? "");
  /** The amount that `follow` last wrote to "Price from". */
  const followed = useRef("");

  function follow(price: string) {
    const { price: before, price_from } = form.getValues();
    if (!["", followed.current, wholeAmount(before)].includes(price_from)) return;
    const next = wholeAmount(price);
    followed.current = next;
    if (next !== price_from)
      form.setValue("price_from", next, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <FormText
      control={control}
      name="price"
      label="Price"
      hint={amount ? `Visitors read ${amount}` : "Shown as written, for example ₹12,500"}
      onInput={({ currentTarget }) => follow(currentTarget.value)}
    />
  );
}

function wholeAmount(price: string | null): string {
  return String(rupeeAmount(price ?? "") ?? "");
}
