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
} from "~/features/departures/departure-form";
import {
  departuresQuery,
  useDeleteDeparture,
  useMarkDeparture,
} from "~/features/departures/queries";
import { dateInWords } from "~/features/departures/season";
import type { Tour } from "~/features/tours/data";
import { tourQuery } from "~/features/tours/queries";
import { statusOf } from "~/features/tours/status";
import { tourPath } from "~/features/tours/tour-path";
import { AdminHeader } from "~/panel/admin-header";
import { Button, ButtonLink, IconButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import type { Route } from "./+types/tour-dates";

export default function TourDates({ params }: Route.ComponentProps) {
  const query = useQuery(tourQuery(params.id));
  return (
    <Loaded
      query={query}
      failure="Error loading tour. Please try again or go back to the tours list."
      action={
        <ButtonLink to="/admin/tours" variant="secondary" size="sm">
          Back to Tours
        </ButtonLink>
      }
    >
      {(tour) => <Dates key={tour.id} tour={tour} />}
    </Loaded>
  );
}

type Edited = Departure | "new" | "season";

/** The coming dates of a tour. */
function Dates({ tour }: { tour: Tour }) {
  const query = useQuery(departuresQuery(tour.id));
  const [edited, setEdited] = useState<Edited>();
  const close = () => setEdited(undefined);
  return (
    <>
      <AdminHeader
        title="Tour Dates"
        text={
          <>
            The coming dates of{" "}
            <Link to={`/admin/tours/edit/${tour.id}`} className="underline">
              {tour.title}
            </Link>
          </>
        }
        viewPath={statusOf(tour) === "live" ? tourPath(tour) : undefined}
        action={
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
        }
      />
      {!edited && (
        <UnsavedHint table={`departures/${tour.id}`} items={query.data} onOpen={setEdited} />
      )}
      <Loaded query={query} failure="Error loading dates. Please try again.">
        {(departures) => <DateTable tour={tour} departures={departures} onEdit={setEdited} />}
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

function DateTable({
  tour,
  departures,
  onEdit,
}: {
  tour: Tour;
  departures: Departure[];
  onEdit: (departure: Departure) => void;
}) {
  const mark = useMarkDeparture();
  const deletion = useDeleteDeparture();
  if (departures.length === 0) {
    return (
      <EmptyState
        title="No coming dates"
        text="Without dates, visitors ask when the tour runs. Add one, or every Friday of a season."
      />
    );
  }
  return (
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
        {departures.map((departure) => {
          const date = dateInWords(departure.starts_on);
          const isMarked = mark.isSaving && mark.input?.id === departure.id;
          return (
            <tr key={departure.id}>
              <th scope="row">{date}</th>
              <td>
                {departure.price ?? (
                  <span className="text-ink-muted">{tour.price ?? "Price on request"}</span>
                )}
              </td>
              <td>
                <SelectField
                  label={`Status of ${date}`}
                  isLabelHidden
                  fieldClassName="w-40"
                  aria-busy={isMarked}
                  value={(isMarked ? mark.input?.status : departure.status) ?? ""}
                  onChange={({ target }) => {
                    const status = departureStatuses.find((each) => each === target.value) ?? null;
                    void mark.save({ id: departure.id, status });
                  }}
                >
                  <StatusOptions />
                </SelectField>
              </td>
              <td>
                {departure.seats_left !== null && (
                  <>
                    {departure.seats_left}
                    <span className="lg:sr-only"> seats left</span>
                  </>
                )}
              </td>
              <td className="text-right whitespace-nowrap">
                <IconButton label={`Edit ${date}`} onClick={() => onEdit(departure)}>
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Delete ${date}`}
                  variant="danger-quiet"
                  isBusy={deletion.isSaving && deletion.input?.id === departure.id}
                  aria-disabled={deletion.isSaving}
                  onClick={async ({ currentTarget }) => {
                    const moveFocus = focusAfter(currentTarget);
                    if (await deletion.save(departure)) moveFocus();
                  }}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
