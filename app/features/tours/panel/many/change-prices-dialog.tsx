import { useWatch } from "react-hook-form";
import { FormSelect, FormText, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import type { Departure } from "~/features/departures/data";
import type { TourListItem } from "../../data";
import { PeriodFields } from "./period-fields";
import { LeftAlone, PreviewList } from "./preview-list";
import { changeAllPrices, changeDatePrices } from "./price-change";
import { type ManyChange, namesOf } from "./queries";
import { newPriceChange, priceChangeSchema } from "./schema";

/** Changes the prices of many tours and their dates. Shows each old and new price first. */
export function ChangePricesDialog({
  tours,
  dates,
  onChange,
  onClose,
}: {
  tours: TourListItem[];
  dates: Departure[];
  onChange: (change: ManyChange) => Promise<boolean>;
  onClose: () => void;
}) {
  const form = useCheckedForm(priceChangeSchema, newPriceChange);
  const { control } = form;
  const values = useWatch({ control });
  const wanted = priceChangeSchema.safeParse(values).data;
  const found = wanted && changed(wanted);
  const lines = found?.lines.filter(({ after }) => after !== null) ?? [];
  const left = found?.lines.filter(({ after }) => after === null) ?? [];
  const count = lines.length === 1 ? "1 price" : `${lines.length} prices`;

  function changed({ scope, from, to, ...change }: NonNullable<typeof wanted>) {
    if (scope === "all") return changeAllPrices(tours, dates, change);
    const inSeason = dates.filter(({ starts_on }) => starts_on >= from && starts_on <= to);
    return changeDatePrices(tours, inSeason, change);
  }

  return (
    <FormDialog
      form={form}
      title="Change prices"
      submitLabel={lines.length > 0 ? `Change ${count}` : "Change prices"}
      isComplete={lines.length > 0}
      copied={{ of: "tours/prices", schema: priceChangeSchema }}
      onSave={(change) =>
        onChange({
          changes: changed(change).changes,
          done: `${count} changed`,
          names: namesOf(tours, dates),
        })
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <FormText
          control={control}
          name="amount"
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          fieldClassName="max-sm:col-span-2"
        />
        <FormSelect control={control} name="unit" label="Unit">
          <option value="%">%</option>
          <option value="₹">₹</option>
        </FormSelect>
        <FormSelect control={control} name="direction" label="Direction">
          <option value="up">Up</option>
          <option value="down">Down</option>
        </FormSelect>
      </div>
      <FormSelect control={control} name="rounding" label="Round to">
        {ROUNDINGS.map((rupees) => (
          <option key={rupees} value={rupees}>
            {rupees === 1 ? "Whole rupees" : `The nearest ₹${rupees}`}
          </option>
        ))}
      </FormSelect>
      <PeriodFields
        form={form}
        all="All prices of the tours and their dates"
        some="Only departures between two dates"
      />
      <p role="status" className="text-sm font-semibold">
        {found
          ? `${count} of ${tours.length === 1 ? "1 tour" : `${tours.length} tours`} would change`
          : "Give an amount to see the new prices"}
      </p>
      <PreviewList
        label="New prices"
        lines={lines.map(({ tourId, title, what, before, after }) => ({
          key: `${tourId} ${what}`,
          title,
          what,
          before,
          after: after ?? "",
        }))}
      />
      <LeftAlone lines={left.map(({ title, what, before }) => `${title}, ${what}: ${before}`)} />
    </FormDialog>
  );
}

const ROUNDINGS = [1, 10, 50, 100, 500];
