import * as m from "virtual:messages/panel-inbox";
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
  const { save, newId } = useAddEnquiry();
  const { control } = form;

  return (
    <FormDialog
      form={form}
      title={m.addEnquiry}
      submitLabel={m.addEnquiry}
      copied={{ of: "enquiries/new", schema: newEnquirySchema, newId }}
      onSave={save}
      onClose={onClose}
    >
      <FormSelect control={control} name="source" label={m.source} fieldClassName="max-w-56">
        <option value="walk-in">{m.walkIn}</option>
        <option value="telephone">{m.telephone}</option>
      </FormSelect>
      <ContactFields control={control} />
      <TourField control={control} name="destination" label={m.tourOrDestination} hint="" />
      <div className="grid gap-5 sm:grid-cols-3">
        <FormText control={control} name="from_day" label={m.from} type="date" />
        <FormText control={control} name="to_day" label={m.to} type="date" />
        <FormText control={control} name="people" label={m.people} inputMode="numeric" />
      </div>
      <FormTextArea control={control} name="message" label={m.message} rows={2} />
      <FormTextArea control={control} name="note" label={m.note} rows={2} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText
          control={control}
          name="call_on"
          label={m.nextCall}
          type="date"
          min={agencyToday()}
        />
        <TakenByField control={control} name="taken_by" />
      </div>
    </FormDialog>
  );
}
