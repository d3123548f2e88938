import { type UseFormReturn, useWatch } from "react-hook-form";
import { FormText } from "~/editing/fields";
import { Button } from "~/ui/button";
import { asRupees } from "./rupees";
import type { TourFormInput } from "./schema";

/** The price, a free text (spec §3). A bare number is offered as an amount of rupees. */
export function PriceField<Output>({
  form,
}: {
  form: UseFormReturn<TourFormInput, unknown, Output>;
}) {
  const { control } = form;
  const amount = asRupees(useWatch({ control, name: "price" }) ?? "");

  function use(price: string) {
    form.setValue("price", price, { shouldDirty: true, shouldValidate: true });
    form.setFocus("price");
  }

  return (
    <div className="flex flex-col items-start">
      <FormText
        control={control}
        name="price"
        label="Price"
        hint="Shown as written, for example ₹12,500"
        fieldClassName="w-full"
      />
      <div aria-live="polite">
        {amount && (
          <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => use(amount)}>
            Use {amount}
          </Button>
        )}
      </div>
    </div>
  );
}
