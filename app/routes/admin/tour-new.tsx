import { TourForm } from "~/features/tours/panel/form/tour-form";
import { useCreateTour } from "~/features/tours/panel/queries";
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
