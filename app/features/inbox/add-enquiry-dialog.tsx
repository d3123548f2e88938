import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { agencyToday } from "~/editing/agency-time";
import { FormSelect, FormText, FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { toursQuery } from "~/features/tours/queries";
import { ContactFields } from "./contact-fields";
import { useAddEnquiry } from "./queries";
import { type NewEnquiryValues, newEnquiry, newEnquirySchema } from "./schema";
import { TakenByField } from "./taken-by-field";

/** For enquiries made in the office or by telephone. */
export function AddEnquiryDialog({ onClose }: { onClose: () => void }) {
  const form = useCheckedForm(newEnquirySchema, newEnquiry);
  const { save } = useAddEnquiry();
  const { data: tours = [] } = useQuery(toursQuery);
  const toursId = useId();
  const { control } = form;

  function saveWithTour(values: NewEnquiryValues) {
    const tour = tours.find(({ title }) => title === values.destination);
    return save({ ...values, tour_id: tour?.id ?? null });
  }

  return (
    <FormDialog
      form={form}
      title="Add Enquiry"
      submitLabel="Add Enquiry"
      copied={{ of: "enquiries/new", schema: newEnquirySchema }}
      onSave={saveWithTour}
      onClose={onClose}
    >
      <FormSelect control={control} name="source" label="Source" fieldClassName="max-w-56">
        <option value="walk-in">Walk-in</option>
        <option value="telephone">Telephone</option>
      </FormSelect>
      <ContactFields control={control} />
      <FormText
        control={control}
        name="destination"
        label="Tour or destination"
        list={toursId}
        autoComplete="off"
      />
      <datalist id={toursId}>
        {[...new Set(tours.map(({ title }) => title))].slice(0, 200).map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <div className="grid gap-5 sm:grid-cols-3">
        <FormText control={control} name="from_day" label="From" type="date" />
        <FormText control={control} name="to_day" label="To" type="date" />
        <FormText control={control} name="people" label="People" inputMode="numeric" />
      </div>
      <FormTextArea control={control} name="message" label="Message" rows={2} />
      <FormTextArea control={control} name="note" label="Note" rows={2} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText
          control={control}
          name="call_on"
          label="Next call"
          type="date"
          min={agencyToday()}
        />
        <TakenByField control={control} name="taken_by" />
      </div>
    </FormDialog>
  );
}
