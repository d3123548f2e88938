import * as m from "virtual:messages/panel-tours";
import { useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { asRupees } from "~/editing/bare-price";
import { FormText } from "~/editing/fields";
import { rupeeAmount } from "~/features/prices/rupees";
import type { TourFormInput } from "../../schema";
import { WithOffer } from "./with-offer";

/**
 * The price is free text (spec §3). A button formats a bare number as rupees. A hint says what a text without an amount
 * means. "Price from" is filled in from the price until the operator types another amount there.
 */
export function PriceField<Output>({
  form,
}: {
  form: UseFormReturn<TourFormInput, unknown, Output>;
}) {
  const { control } = form;
  const [written, priceFrom] = useWatch({ control, name: ["price", "price_from"] });
  const price = written ?? "";
  const amount = asRupees(price);
  const hasNoAmount = price.trim() !== "" && priceFrom === "" && rupeeAmount(price) === null;
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

  function use(price: string) {
    follow(price);
    form.setValue("price", price, { shouldDirty: true, shouldValidate: true });
    form.setFocus("price");
  }

  return (
    <WithOffer text={amount} onUse={use}>
      <FormText
        control={control}
        name="price"
        label={m.price}
        hint={hasNoAmount ? m.priceWithoutAmount : m.shownAsWritten}
        fieldClassName="w-full"
        onInput={({ currentTarget }) => follow(currentTarget.value)}
      />
    </WithOffer>
  );
}

function wholeAmount(price: string | null): string {
  return String(rupeeAmount(price ?? "") ?? "");
}
