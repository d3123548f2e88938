import * as m from "virtual:messages/panel-tours";
import { useWatch } from "react-hook-form";
import { FormSelect, FormText, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import type { Departure } from "~/features/departures/data";
import { useOtherLanguages } from "~/features/translations/panel/queries";
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
  const { data: wanted, error } = priceChangeSchema.safeParse(values);
  const found = wanted && changed(wanted);
  const lines = found?.lines.filter(({ after }) => after !== null) ?? [];
  const left = found?.lines.filter(({ after }) => after === null) ?? [];
  const count = lines.length;
  const isTranslated = useOtherLanguages().length > 0;

  function changed({ scope, from, to, ...change }: NonNullable<typeof wanted>) {
    if (scope === "all") return changeAllPrices(tours, dates, change);
    const inSeason = dates.filter(({ starts_on }) => starts_on >= from && starts_on <= to);
    return changeDatePrices(tours, inSeason, change);
  }

  return (
    <FormDialog
      form={form}
      title={m.changePrices}
      submitLabel={count > 0 ? m.changeCount({ count }) : m.changePrices}
      isComplete={count > 0}
      copied={{ of: "tours/prices", schema: priceChangeSchema }}
      onSave={(change) =>
        onChange({
          changes: changed(change).changes,
          success: m.pricesChanged({ count }),
          names: namesOf(tours, dates),
        })
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <FormText
          control={control}
          name="amount"
          label={m.amount}
          inputMode="decimal"
          autoComplete="off"
          fieldClassName="max-sm:col-span-2"
        />
        <FormSelect control={control} name="unit" label={m.unit}>
          <option value="%">%</option>
          <option value="₹">₹</option>
        </FormSelect>
        <FormSelect control={control} name="direction" label={m.direction}>
          <option value="up">{m.up}</option>
          <option value="down">{m.down}</option>
        </FormSelect>
      </div>
      <FormSelect control={control} name="rounding" label={m.roundTo}>
        {ROUNDINGS.map((rupees) => (
          <option key={rupees} value={rupees}>
            {rupees === 1 ? m.wholeRupees : m.theNearest({ rupees })}
          </option>
        ))}
      </FormSelect>
      <PeriodFields form={form} all={m.allPrices} some={m.departuresBetween} />
      <p role="status" className="text-sm font-semibold">
        {found
          ? m.pricesWouldChange({ count, tours: new Set(lines.map(({ tourId }) => tourId)).size })
          : error?.issues[0]?.message}
      </p>
      {isTranslated && (found?.changes.tours ?? []).length > 0 && (
        <p className="text-sm text-ink-muted">{m.translatedPricesChange}</p>
      )}
      <PreviewList
        label={m.newPrices}
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
