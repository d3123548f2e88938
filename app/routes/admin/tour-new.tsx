import { useCreateTour } from "~/features/tours/queries";
import { TourForm } from "~/features/tours/tour-form";
import { AdminHeader } from "~/panel/admin-header";

export default function TourNew() {
  const { save } = useCreateTour();
  return (
    <>
      <AdminHeader title="Create New Tour" text="Add details for a new tour package" />
      <TourForm submitLabel="Create Tour" onSave={save} />
    </>
  );
}
