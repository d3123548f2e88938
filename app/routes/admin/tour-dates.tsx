import * as m from "virtual:messages/panel-departures";
import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { Link } from "react-router";
import { lastList } from "~/editing/last-list";
import { Loaded } from "~/editing/loaded";
import {
  AddDateButtons,
  DateDialog,
  type EditedDate,
  TourDates,
} from "~/features/departures/panel/tour-dates";
import { tourQuery } from "~/features/tours/panel/queries";
import { statusOf } from "~/features/tours/status";
import { tourPath } from "~/features/tours/tour-path";
import { AdminHeader } from "~/panel/admin-header";
import { ButtonLink } from "~/ui/button";
import type { Route } from "./+types/tour-dates";

export default function TourDatesScreen({ params }: Route.ComponentProps) {
  const query = useQuery(tourQuery(params.id));
  const [edited, setEdited] = useState<EditedDate>();
  const tour = query.data;
  return (
    <>
      <AdminHeader
        title={m.tourDates}
        text={
          tour &&
          m.upcomingDatesOf({
            title: tour.title,
            link: (words) => (
              <Link to={`/admin/tours/edit/${tour.id}`} className="underline">
                {words}
              </Link>
            ),
          })
        }
        viewPath={tour && statusOf(tour) === "live" ? tourPath(tour) : undefined}
        action={tour && <AddDateButtons isPrimary onEdit={setEdited} />}
      />
      <Loaded
        query={query}
        failure={m.errorLoadingTour}
        action={
          <ButtonLink to={lastList("/admin/tours")} variant="secondary" size="sm">
            {m.backToTours}
          </ButtonLink>
        }
      >
        {(tour) => (
          <Fragment key={tour.id}>
            <TourDates tour={tour} edited={edited} onEdit={setEdited} />
            <DateDialog tourId={tour.id} edited={edited} onEdit={setEdited} />
          </Fragment>
        )}
      </Loaded>
    </>
  );
}
