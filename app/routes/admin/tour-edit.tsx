import * as m from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import ReceiptIndianRupee from "lucide-react/icons/receipt-indian-rupee";
import { useState } from "react";
import { lastList } from "~/editing/last-list";
import { Loaded } from "~/editing/loaded";
import {
  AddDateButtons,
  DateCount,
  DateDialog,
  type EditedDate,
  TourDates,
} from "~/features/departures/panel/tour-dates";
import type { Tour } from "~/features/tours/data";
import { parseItinerary } from "~/features/tours/panel/form/itinerary-text";
import { PasteItinerary } from "~/features/tours/panel/form/paste-itinerary";
import { TourForm } from "~/features/tours/panel/form/tour-form";
import { tourQuery, useCreateTour, useUpdateTour } from "~/features/tours/panel/queries";
import { toFormInput } from "~/features/tours/schema";
import { statusOf } from "~/features/tours/status";
import { tourPath } from "~/features/tours/tour-path";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { AdminHeader } from "~/panel/admin-header";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/tour-edit";

export default function TourEdit({ params }: Route.ComponentProps) {
  const query = useQuery(tourQuery(params.id));
  return (
    <>
      <AdminHeader
        title={m.editTour}
        text={query.data && m.updateDetailsFor({ title: query.data.title })}
        action={
          query.data && (
            <ButtonLink
              to={`/admin/quotes/new?tour=${encodeURIComponent(query.data.id)}`}
              variant="secondary"
            >
              <ReceiptIndianRupee aria-hidden="true" />
              {m.makeAQuote}
            </ButtonLink>
          )
        }
        viewPath={query.data && statusOf(query.data) === "live" ? tourPath(query.data) : undefined}
      />
      <Loaded
        key={params.id}
        query={query}
        isFresh
        failure={m.errorLoadingTour}
        action={
          <ButtonLink to={lastList("/admin/tours")} variant="secondary" size="sm">
            {m.backToTours}
          </ButtonLink>
        }
      >
        {(tour) => <Editor tour={tour} isDeleted={query.data === null} />}
      </Loaded>
    </>
  );
}

function Editor({ tour, isDeleted }: { tour: Tour; isDeleted: boolean }) {
  const update = useUpdateTour(tour);
  const recreate = useCreateTour(tour);
  const [edited, setEdited] = useState<EditedDate>();
  return (
    <>
      {isDeleted && (
        <div className="notice-bar sticky top-16 z-10 mb-6 md:top-4">
          <Notice tone="danger">{m.tourGone}</Notice>
        </div>
      )}
      <WithLanguages
        table="tours"
        rowId={isDeleted ? undefined : tour.id}
        preview={{ page: "tour", toShown: (row) => toFormInput(row as Tour) }}
        paste={{
          field: "itinerary",
          dialog: PasteItinerary,
          isList: (text) => parseItinerary(text).days.length > 1,
        }}
      >
        <TourForm
          tour={tour}
          submitLabel={isDeleted ? m.createTourAnew : m.saveChanges}
          onSave={isDeleted ? recreate.save : update.save}
          dates={{
            summary: <DateCount tourId={tour.id} />,
            fields: (
              <>
                <TourDates tour={tour} edited={edited} onEdit={setEdited} />
                <div className="flex flex-wrap gap-3">
                  <AddDateButtons isPrimary={false} onEdit={setEdited} />
                </div>
              </>
            ),
          }}
        />
      </WithLanguages>
      <DateDialog tourId={tour.id} edited={edited} onEdit={setEdited} />
    </>
  );
}
