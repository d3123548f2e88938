import { useQuery } from "@tanstack/react-query";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Link } from "react-router";
import { focusAfter } from "~/editing/deletion";
import { Loaded } from "~/editing/loaded";
import { Table } from "~/editing/table";
import { UnsavedHint } from "~/editing/unsaved-hint";
import { type Departure, departureStatuses } from "~/features/departures/data";
import {
  DepartureFormDialog,
  SeasonFormDialog,
  StatusOptions,
} from "~/features/departures/panel/departure-form";
import {
  departureQuery,
  departuresQuery,
  useDeleteDepartures,
  useMarkDepartures,
} from "~/features/departures/panel/queries";
import type { Tour } from "~/features/tours/data";
import { tourQuery } from "~/features/tours/panel/queries";
import { statusOf } from "~/features/tours/status";
import { tourPath } from "~/features/tours/tour-path";
import { AdminHeader } from "~/panel/admin-header";
import { Button, ButtonLink, IconButton } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { shortDate } from "~/ui/dates";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import type { Route } from "./+types/tour-dates";

type Edited = Departure | "new" | "season";

export default function TourDatesScreen({ params }: Route.ComponentProps) {
  const query = useQuery(tourQuery(params.id));
  const [edited, setEdited] = useState<Edited>();
  const tour = query.data;
  return (
    <>
      <AdminHeader
        title="Tour Dates"
        text={
          tour && (
            <>
              Upcoming dates of{" "}
              <Link to={`/admin/tours/edit/${tour.id}`} className="underline">
                {tour.title}
              </Link>
            </>
          )
        }
        viewPath={tour && statusOf(tour) === "live" ? tourPath(tour) : undefined}
        action={
          tour && (
            <>
              <Button variant="secondary" onClick={() => setEdited("season")}>
                <CalendarPlus aria-hidden="true" />
                Add Many Dates
              </Button>
              <Button onClick={() => setEdited("new")}>
                <Plus aria-hidden="true" />
                Add Date
              </Button>
            </>
          )
        }
      />
      <Loaded
        query={query}
        failure="Error loading tour. Please try again or go back to the tours list."
        action={
          <ButtonLink to="/admin/tours" variant="secondary" size="sm">
            Back to Tours
          </ButtonLink>
        }
      >
        {(tour) => <Dates key={tour.id} tour={tour} edited={edited} onEdit={setEdited} />}
      </Loaded>
    </>
  );
}

function Dates({
  tour,
  edited,
  onEdit,
}: {
  tour: Tour;
  edited: Edited | undefined;
  onEdit: (edited: Edited | undefined) => void;
}) {
  const query = useQuery(departuresQuery(tour.id));
  const close = () => onEdit(undefined);
  return (
    <>
      {!edited && (
        <UnsavedHint table={`departures/${tour.id}`} query={departureQuery} onOpen={onEdit} />
      )}
      <Loaded query={query} failure="Error loading dates. Please try again.">
        {(departures) => <DateList tour={tour} departures={departures} onEdit={onEdit} />}
      </Loaded>
      {edited === "season" ? (
        <SeasonFormDialog tourId={tour.id} onClose={close} />
      ) : (
        edited && (
          <DepartureFormDialog
            tourId={tour.id}
            departure={edited === "new" ? undefined : edited}
            onClose={close}
          />
        )
      )}
    </>
  );
}

function DateList({
  tour,
  departures,
  onEdit,
}: {
  tour: Tour;
  departures: Departure[];
  onEdit: (departure: Departure) => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = departures.filter(({ id }) => chosen.has(id));
  if (departures.length === 0) {
    return (
      <EmptyState
        title="No upcoming dates"
        text="Without dates, visitors ask when the tour runs. Add one, or every Friday of a season."
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <CheckboxField
          label="Select all"
          checked={selected.length === departures.length}
          onChange={({ target }) =>
            setChosen(new Set(target.checked ? departures.map(({ id }) => id) : []))
          }
        />
        {selected.length > 0 && <SelectedDates tourId={tour.id} departures={selected} />}
      </div>
      <Table label="Dates" isStacked>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Price</th>
            <th scope="col">Status</th>
            <th scope="col">Seats left</th>
            <th scope="col" className="text-right">
              Actions
            </th>
          </tr>
        </thead>
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
  const mark = useMarkDepartures(tourId, "Dates");
  const deletion = useDeleteDepartures(tourId, "Dates");
  const count = departures.length === 1 ? "1 date" : `${departures.length} dates`;
  return (
    <>
      <SelectField
        label={`Status of ${count}`}
        isLabelHidden
        aria-busy={mark.isSaving}
        value={UNCHOSEN}
        onChange={({ target }) => {
          void mark.save({ departures, status: statusFrom(target.value) });
        }}
      >
        <option value={UNCHOSEN} disabled>
          Set the status of {count}
        </option>
        <StatusOptions />
      </SelectField>
      <Button
        variant="danger-quiet"
        isBusy={deletion.isSaving}
        onClick={async () => {
          if (!(await deletion.save(departures))) return;
          document.querySelector<HTMLElement>("#main h1")?.focus();
        }}
      >
        <Trash2 aria-hidden="true" />
        Delete {count}
      </Button>
    </>
  );
}

const UNCHOSEN = "-";

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
  tour: Tour;
  departure: Departure;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onEdit: () => void;
}) {
  const mark = useMarkDepartures(tour.id, "Date");
  const deletion = useDeleteDepartures(tour.id, "Date");
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
      <td>{price ?? <span className="text-ink-muted">{tour.price ?? "Price on request"}</span>}</td>
      <td>
        <SelectField
          label={`Status of ${date}`}
          isLabelHidden
          fieldClassName="w-40"
          aria-busy={mark.isSaving}
          value={(mark.isSaving ? mark.input?.status : status) ?? ""}
          onChange={({ target }) => {
            void mark.save({ departures: [departure], status: statusFrom(target.value) });
          }}
        >
          <StatusOptions />
        </SelectField>
      </td>
      <td>
        {seats_left !== null && (
          <>
            {seats_left}
            <span className="lg:sr-only"> seats left</span>
          </>
        )}
      </td>
      <td className="text-right whitespace-nowrap">
        <IconButton label={`Edit ${date}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Delete ${date}`}
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
