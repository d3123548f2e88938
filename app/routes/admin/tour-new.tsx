import * as m from "virtual:messages/panel-tours";
import { TourForm } from "~/features/tours/panel/form/tour-form";
import { useCreateTour } from "~/features/tours/panel/queries";
import { AdminHeader } from "~/panel/admin-header";

export default function TourNew() {
  const { save, newId } = useCreateTour();
  return (
    <>
      <AdminHeader title={m.createNewTour} text={m.newTourText} />
      <TourForm submitLabel={m.createTour} newId={newId} onSave={save} />
    </>
  );
}
