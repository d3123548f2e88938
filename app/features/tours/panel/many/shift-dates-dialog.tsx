import * as m from "virtual:messages/panel-tours";
import { useWatch } from "react-hook-form";
import { agencyToday } from "~/editing/agency-time";
import { FormSelect, FormText, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import type { Departure } from "~/features/departures/data";
import { shortDate } from "~/ui/dates";
import type { TourListItem } from "../../data";
import { MAX_MOVED_DATES, shiftDates } from "./date-shift";
import { PeriodFields } from "./period-fields";
import { LeftAlone, PreviewList } from "./preview-list";
import { type ManyChange, namesOf } from "./queries";
import { dateShiftSchema, newDateShift } from "./schema";

/** Moves the coming dates of many tours. Shows each old and new date first. */
export function ShiftDatesDialog({
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
  const form = useCheckedForm(dateShiftSchema, newDateShift);
  const { control } = form;
  const values = useWatch({ control });
  const { data: wanted, error } = dateShiftSchema.safeParse(values);
  const found = wanted && shifted(wanted);
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  const titleOf = (id: string) => titles.get(id) ?? id;
  const lines = found?.lines.filter(({ reason }) => !reason) ?? [];
  const left = found?.lines.filter(({ reason }) => reason) ?? [];
  lines.sort((a, b) => titleOf(a.tourId).localeCompare(titleOf(b.tourId)));
  const count = lines.length;

  function shifted({ scope, days, from, to }: NonNullable<typeof wanted>) {
    return shiftDates(dates, scope === "all" ? { days } : { days, from, to }, agencyToday());
  }

  return (
    <FormDialog
      form={form}
      title={m.shiftDates}
      submitLabel={count > 0 ? m.shiftCount({ count }) : m.shiftDates}
      isComplete={count > 0 && count <= MAX_MOVED_DATES}
      copied={{ of: "tours/shift", schema: dateShiftSchema }}
      onSave={(shift) =>
        onChange({
          changes: shifted(shift).changes,
          success: m.datesShifted({ count }),
          names: namesOf(tours, dates),
        })
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <FormText
          control={control}
          name="count"
          label={m.by}
          inputMode="numeric"
          autoComplete="off"
          hint={m.weeksKeepTheDay}
          fieldClassName="max-sm:col-span-2"
        />
        <FormSelect control={control} name="unit" label={m.unit}>
          <option value="days">{m.days}</option>
          <option value="weeks">{m.weeks}</option>
        </FormSelect>
        <FormSelect control={control} name="direction" label={m.direction}>
          <option value="later">{m.later}</option>
          <option value="earlier">{m.earlier}</option>
        </FormSelect>
      </div>
      <PeriodFields form={form} all={m.allDates} some={m.departuresBetween} />
      <p role="status" className="text-sm font-semibold">
        {dates.length === 0
          ? m.noDates
          : found
            ? count > MAX_MOVED_DATES
              ? m.tooManyDates({ count, max: MAX_MOVED_DATES })
              : m.datesWouldMove({ count })
            : error?.issues[0]?.message}
      </p>
      <PreviewList
        label={m.newDates}
        lines={lines.map(({ tourId, before, after }) => ({
          key: `${tourId} ${before}`,
          title: titleOf(tourId),
          before: shortDate(before),
          after: shortDate(after),
        }))}
      />
      <LeftAlone
        lines={left.map(
          ({ tourId, before, after, reason }) =>
            `${titleOf(tourId)}, ${shortDate(before)} → ${shortDate(after)}: ${reason}`,
        )}
      />
    </FormDialog>
  );
}
