import * as m from "virtual:messages/panel-company";
import { FormCheckbox, FormText, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import type { Company } from "../data";
import { useSaveSettings } from "./queries";
import { enquirySettingsSchema } from "./schema";

/** Switches for everything that the site receives from visitors and stores. All are off at first. */
export function EnquirySettingsForm({ company }: { company: Company }) {
  const form = useCheckedForm(enquirySettingsSchema, company);
  const { control } = form;
  const { save } = useSaveSettings(company.id, m.settingsUpdated);
  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      stored={{ row: company, toInput: (row) => row, schema: enquirySettingsSchema }}
      copied={{ of: "enquiry_settings", schema: enquirySettingsSchema }}
      onSave={save}
    >
      <FormSection title={m.enquiries} text={m.formsText}>
        <FormCheckbox
          control={control}
          name="keep_enquiries"
          label={m.keepEnquiries}
          hint={m.keepEnquiriesHint}
        />
        <FormCheckbox
          control={control}
          name="receive_forms"
          label={m.receiveForms}
          hint={m.receiveFormsHint}
        />
      </FormSection>
      <FormSection title={m.reviews}>
        <FormCheckbox
          control={control}
          name="collect_reviews"
          label={m.collectReviews}
          hint={m.collectReviewsHint}
        />
      </FormSection>
      <FormSection title={m.visits}>
        <FormCheckbox
          control={control}
          name="count_visits"
          label={m.countVisits}
          hint={m.countVisitsHint}
        />
      </FormSection>
      <FormSection title={m.personalData}>
        <FormText
          control={control}
          name="keep_months"
          label={m.keepFor}
          hint={m.keepForHint}
          inputMode="numeric"
          fieldClassName="max-w-lg"
        />
      </FormSection>
    </PageForm>
  );
}
