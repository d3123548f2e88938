import { agencyToday } from "~/editing/agency-time";
import { FormSelect, FormText, FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { TourField } from "~/features/tours/panel/tour-field";
import { ContactFields } from "./contact-fields";
import { useAddEnquiry } from "./queries";
import { newEnquiry, newEnquirySchema } from "./schema";
import { TakenByField } from "./taken-by-field";

/** For enquiries made in the office or by telephone. */
export function AddEnquiryDialog({ onClose }: { onClose: () => void }) {
  const form = useCheckedForm(newEnquirySchema, newEnquiry);
  const { save } = useAddEnquiry();
  const { control } = form;

  return (
    <FormDialog
      form={form}
      title="Add Enquiry"
      submitLabel="Add Enquiry"
      copied={{ of: "enquiries/new", schema: newEnquirySchema }}
      onSave={save}
      onClose={onClose}
    >
      <FormSelect control={control} name="source" label="Source" fieldClassName="max-w-56">
        <option value="walk-in">Walk-in</option>
        <option value="telephone">Telephone</option>
      </FormSelect>
      <ContactFields control={control} />
      <TourField control={control} name="destination" label="Tour or destination" hint="" />
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
