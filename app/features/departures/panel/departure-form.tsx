import * as m from "virtual:messages/panel-departures";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Control, type FieldValues, type Path, useWatch } from "react-hook-form";
import { agencyToday } from "~/editing/agency-time";
import { FormSelect, FormText, FormToggles, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { useRowForm } from "~/editing/newer-record";
import { shortDate } from "~/ui/dates";
import { locale } from "~/ui/languages";
import { type Departure, departureStatuses } from "../data";
import { departureQuery, departuresQuery, useAddSeason, useSaveDeparture } from "./queries";
import {
  departureSchema,
  newDeparture,
  newSeason,
  type noDetails,
  seasonSchema,
  toDepartureInput,
} from "./schema";
import { MAX_DATES, seasonDates } from "./season";

/** Adds a date to a tour, or edits the given one. */
export function DepartureFormDialog({
  tourId,
  departure,
  onClose,
}: {
  tourId: string;
  departure?: Departure | undefined;
  onClose: () => void;
}) {
  const { form, stored } = useRowForm(
    departureQuery,
    departure,
    (row) => (row ? toDepartureInput(row) : newDeparture),
    departureSchema,
  );
  const { save, newId } = useSaveDeparture(tourId, departure);
  const { control } = form;

  return (
    <FormDialog
      form={form}
      title={departure ? m.editDate : m.addDate}
      submitLabel={departure ? m.saveChanges : m.addDate}
      stored={stored}
      copied={{
        of: `departures/${tourId}/${departure?.id ?? "new"}`,
        schema: departureSchema,
        newId,
      }}
      history={
        departure && {
          table: "departures",
          rowId: departure.id,
          toInput: (row) => toDepartureInput({ ...departure, ...row }),
        }
      }
      onSave={save}
      onClose={onClose}
    >
      <FormText
        control={control}
        name="starts_on"
        label={m.date}
        type="date"
        min={agencyToday()}
        fieldClassName="max-w-56"
      />
      <Details control={control} />
    </FormDialog>
  );
}

/** Monday to Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0].map((value) => {
  // 2 January 2000 was a Sunday.
  const inWords = (weekday: "short" | "long") =>
    new Date(2000, 0, 2 + value).toLocaleDateString(locale, { weekday });
  return { value, label: inWords("short"), name: inWords("long") };
});

/** Adds many dates to a tour at once, for example every Friday of a season. */
export function SeasonFormDialog({ tourId, onClose }: { tourId: string; onClose: () => void }) {
  const form = useCheckedForm(seasonSchema, newSeason);
  const { save } = useAddSeason(tourId);
  const { data: stored = [] } = useQuery(departuresQuery(tourId));
  /** The dates before the save that is running. It must not count its own dates as skipped. */
  const [before, setBefore] = useState<Departure[]>();
  const dates = before ?? stored;
  const { control } = form;
  const [from, to, days] = useWatch({ control, name: ["from", "to", "weekdays"] });
  const found = seasonDates({ from, to, weekdays: days });
  const isThere = new Set(dates.map(({ starts_on }) => starts_on));
  const added = found.filter((date) => !isThere.has(date));
  const skipped = found.length - added.length;
  const addedText = added.length > 0 ? m.dateCount({ count: added.length }) : m.noNewDates;
  return (
    <FormDialog
      form={form}
      title={m.addManyDates}
      submitLabel={
        added.length > 0 && found.length <= MAX_DATES ? m.add({ count: added.length }) : m.addDates
      }
      copied={{ of: `departures/${tourId}/season`, schema: seasonSchema }}
      onSave={async (values) => {
        setBefore(stored);
        const isSaved = await save(values);
        if (!isSaved) setBefore(undefined);
        return isSaved;
      }}
      onClose={onClose}
    >
      <FormToggles control={control} name="weekdays" legend={m.every} choices={weekdays} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText control={control} name="from" label={m.from} type="date" min={agencyToday()} />
        <FormText
          control={control}
          name="to"
          label={m.to}
          type="date"
          min={from || agencyToday()}
        />
      </div>
      <div role="status" className="rounded-md bg-surface-sunken px-3 py-2 text-sm empty:hidden">
        {found.length > 0 && found.length <= MAX_DATES && (
          <>
            <p className="font-semibold">
              {skipped > 0 ? m.someSkipped({ dates: addedText, count: skipped }) : addedText}
            </p>
            {added.length > 0 && <p className="mt-1 text-ink-muted">{firstAndLast(added)}</p>}
          </>
        )}
      </div>
      <Details control={control} />
    </FormDialog>
  );
}

/** The optional fields of one date, or of each date of a season. */
function Details<Values extends FieldValues & typeof noDetails, Output>({
  control,
}: {
  control: Control<Values, unknown, Output>;
}) {
  const name = (field: keyof typeof noDetails) => field as Path<Values>;
  return (
    <>
      <FormText control={control} name={name("price")} label={m.price} hint={m.priceHint} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect control={control} name={name("status")} label={m.status}>
          <StatusOptions />
        </FormSelect>
        <FormText
          control={control}
          name={name("seats_left")}
          label={m.seatsLeft}
          hint={m.optional}
          inputMode="numeric"
        />
      </div>
    </>
  );
}

export const statusNames = {
  "": m.noStatus,
  Open: m.open,
  "Filling fast": m.fillingFast,
  Guaranteed: m.guaranteed,
  "Sold out": m.soldOut,
};

export function StatusOptions() {
  return (["", ...departureStatuses] as const).map((status) => (
    <option key={status} value={status}>
      {statusNames[status]}
    </option>
  ));
}

function firstAndLast(dates: string[]): string {
  const [first = ""] = dates;
  const last = dates.at(-1) ?? first;
  return first === last
    ? shortDate(first)
    : m.fromTo({ first: shortDate(first), last: shortDate(last) });
}
