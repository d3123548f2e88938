import * as m from "virtual:messages/panel-departures";
import { undoTheLastChange } from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { focusAfter, focusHeading } from "~/editing/deletion";
import { Loaded } from "~/editing/loaded";
import { MoreButton, MoreMenu } from "~/editing/more-menu";
import { Table, TableHead } from "~/editing/table";
import { useUndoLast } from "~/editing/undo";
import { UnsavedHint } from "~/editing/unsaved-hint";
import { Button, IconButton } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { shortDate } from "~/ui/dates";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import { type Departure, departureStatuses } from "../data";
import {
  DepartureFormDialog,
  SeasonFormDialog,
  StatusOptions,
  statusNames,
} from "./departure-form";
import { departureQuery, departuresQuery, useDeleteDepartures, useSetStatus } from "./queries";

type TourOfDates = { id: string; price: string | null };

/** The open dialog: a stored date, a new one or many new ones. */
export type EditedDate = Departure | "new" | "season";

interface Editing {
  edited: EditedDate | undefined;
  onEdit: (edited: EditedDate | undefined) => void;
}

export function AddDateButtons({
  isPrimary,
  onEdit,
}: Pick<Editing, "onEdit"> & { isPrimary: boolean }) {
  const undoLast = useUndoLast();
  return (
    <>
      {/* A deleted date is not in the trash, so this stays when the toast with Undo has gone. */}
      {undoLast && (
        <Button
          variant="quiet"
          onClick={() => {
            focusHeading();
            void undoLast();
          }}
        >
          <Undo2 aria-hidden="true" />
          {undoTheLastChange}
        </Button>
      )}
      <Button variant="secondary" onClick={() => onEdit("season")}>
        <CalendarPlus aria-hidden="true" />
        {m.addManyDates}
      </Button>
      <Button variant={isPrimary ? "primary" : "secondary"} onClick={() => onEdit("new")}>
        <Plus aria-hidden="true" />
        {m.addDate}
      </Button>
    </>
  );
}

/** The upcoming dates of a tour. Each change is saved at once. */
export function TourDates({ tour, edited, onEdit }: Editing & { tour: TourOfDates }) {
  const query = useQuery(departuresQuery(tour.id));
  return (
    <>
      {!edited && (
        <UnsavedHint
          table={`departures/${tour.id}`}
          query={departureQuery}
          newNames={["new", "season"]}
          onOpen={onEdit}
        />
      )}
      <Loaded query={query} failure={m.errorLoadingDates}>
        {(departures) => <DateList tour={tour} departures={departures} onEdit={onEdit} />}
      </Loaded>
    </>
  );
}

/** How many upcoming dates a tour has, once they are known. */
export function DateCount({ tourId }: { tourId: string }) {
  const { data } = useQuery(departuresQuery(tourId));
  return data ? m.countedDates({ count: data.length }) : m.departures;
}

/** The dialog for a date. It is a form, so it cannot be inside the form of a tour. */
export function DateDialog({ tourId, edited, onEdit }: Editing & { tourId: string }) {
  const close = () => onEdit(undefined);
  if (!edited) return null;
  if (edited === "season") return <SeasonFormDialog tourId={tourId} onClose={close} />;
  const departure = edited === "new" ? undefined : edited;
  return <DepartureFormDialog tourId={tourId} departure={departure} onClose={close} />;
}

function DateList({
  tour,
  departures,
  onEdit,
}: {
  tour: TourOfDates;
  departures: Departure[];
  onEdit: (departure: Departure) => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = departures.filter(({ id }) => chosen.has(id));
  if (departures.length === 0) {
    return <EmptyState title={m.noUpcomingDates} text={m.withoutDates} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <CheckboxField
          label={m.selectAll}
          checked={selected.length === departures.length}
          onChange={({ target }) =>
            setChosen(new Set(target.checked ? departures.map(({ id }) => id) : []))
          }
        />
        {selected.length > 0 && <SelectedDates tourId={tour.id} departures={selected} />}
      </div>
      <Table label={m.dates} isStacked>
        <TableHead columns={[m.date, m.price, m.status, m.seatsLeft]} actions={m.actions} />
        <tbody>
          {departures.map((departure) => (
            <DepartureRow
              key={departure.id}
              tour={tour}
              departure={departure}
              isSelected={chosen.has(departure.id)}
              onSelect={(isSelected) => {
                const others = [...chosen].filter((id) => id !== departure.id);
                setChosen(new Set(isSelected ? [...others, departure.id] : others));
              }}
              onEdit={() => onEdit(departure)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** The bulk actions on the selected dates. */
function SelectedDates({ tourId, departures }: { tourId: string; departures: Departure[] }) {
  const statusSave = useSetStatus(tourId, true);
  const deletion = useDeleteDepartures(tourId, true);
  const count = departures.length;
  return (
    <>
      <MoreMenu
        name={m.setTheStatus({ count })}
        label={m.setTheStatus({ count })}
        isBusy={statusSave.isSaving}
      >
        {[null, ...departureStatuses].map((status) => (
          <MoreButton key={status} onClick={() => statusSave.save({ departures, status })}>
            {statusNames[status ?? ""]}
          </MoreButton>
        ))}
      </MoreMenu>
      <Button
        variant="danger-quiet"
        isBusy={deletion.isSaving}
        onClick={async () => {
          if (!(await deletion.save(departures))) return;
          focusHeading();
        }}
      >
        <Trash2 aria-hidden="true" />
        {m.deleteDates({ count })}
      </Button>
    </>
  );
}

function statusFrom(value: string): Departure["status"] {
  return departureStatuses.find((status) => status === value) ?? null;
}

function DepartureRow({
  tour,
  departure,
  isSelected,
  onSelect,
  onEdit,
}: {
  tour: TourOfDates;
  departure: Departure;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onEdit: () => void;
}) {
  const statusSave = useSetStatus(tour.id, false);
  const deletion = useDeleteDepartures(tour.id, false);
  const { starts_on, price, status, seats_left } = departure;
  const date = shortDate(starts_on);
  return (
    <tr>
      <th scope="row">
        <CheckboxField
          label={date}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </th>
      <td>{price ?? <span className="text-ink-muted">{tour.price ?? m.priceOnRequest}</span>}</td>
      <td>
        <SelectField
          label={m.statusOf({ date })}
          isLabelHidden
          fieldClassName="w-fit min-w-40"
          aria-busy={statusSave.isSaving}
          value={(statusSave.isSaving ? statusSave.input?.status : status) ?? ""}
          onChange={({ target }) => {
            void statusSave.save({ departures: [departure], status: statusFrom(target.value) });
          }}
        >
          <StatusOptions />
        </SelectField>
      </td>
      <td>
        {seats_left !== null && (
          <>
            {seats_left}
            <span className="lg:sr-only"> {m.seatsLeftNoun}</span>
          </>
        )}
      </td>
      <td className="text-right whitespace-nowrap">
        <IconButton label={m.edit({ date })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          label={m.deleteDate({ date })}
          variant="danger-quiet"
          isBusy={deletion.isSaving}
          onClick={async ({ currentTarget }) => {
            const moveFocus = focusAfter(currentTarget);
            if (await deletion.save([departure])) moveFocus();
          }}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}
