import { useQuery } from "@tanstack/react-query";
import { Loaded } from "~/editing/loaded";
import type { Tour } from "~/features/tours/data";
import { tourQuery, useUpdateTour } from "~/features/tours/queries";
import { TourForm } from "~/features/tours/tour-form";
import { AdminHeader } from "~/ui/admin-header";
import { ButtonLink } from "~/ui/button";
import type { Route } from "./+types/tour-edit";

export default function TourEdit({ params }: Route.ComponentProps) {
  const query = useQuery(tourQuery(params.id));
  return (
    <>
      <AdminHeader
        title="Edit Tour"
        text={query.data && `Update details for ${query.data.title}`}
      />
      <Loaded
        key={params.id}
        query={query}
        isFresh
        failure="Error loading tour. Please try again or go back to the tours list."
        action={
          <ButtonLink to="/admin/tours" variant="secondary" size="sm">
            Back to Tours
          </ButtonLink>
        }
      >
        {(tour) => <Editor tour={tour} />}
      </Loaded>
    </>
  );
}

function Editor({ tour }: { tour: Tour }) {
  const { save } = useUpdateTour(tour.id);
  return <TourForm tour={tour} submitLabel="Save Changes" onSave={save} />;
}
