import { FormCheckbox, FormText, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import type { Company } from "../data";
import { useSaveEnquirySettings } from "./queries";
import { enquirySettingsSchema } from "./schema";

/** Switches for everything that the site receives from visitors and stores. All are off at first. */
export function EnquirySettingsForm({ company }: { company: Company }) {
  const form = useCheckedForm(enquirySettingsSchema, company);
  const { control } = form;
  const { save } = useSaveEnquirySettings(company.id);
  return (
    <PageForm
      form={form}
      submitLabel="Save Changes"
      stored={{ row: company, toInput: (row) => row, schema: enquirySettingsSchema }}
      copied={{ of: "enquiry_settings", schema: enquirySettingsSchema }}
      onSave={save}
    >
      <FormSection title="Enquiries" text="WhatsApp opens as before, whether or not this is on.">
        <FormCheckbox
          control={control}
          name="keep_enquiries"
          label="Keep enquiries"
          hint="Stores the enquiries of the home page and of “Ask on WhatsApp”"
        />
        <FormCheckbox
          control={control}
          name="receive_forms"
          label="Receive the contact form and newsletter"
          hint="Stores what visitors write there; off, both send nothing"
        />
      </FormSection>
      <FormSection title="Reviews">
        <FormCheckbox
          control={control}
          name="collect_reviews"
          label="Collect reviews"
          hint="“Submit Your Testimonial” opens a form. Nothing is shown before you approve it"
        />
      </FormSection>
      <FormSection title="Visits">
        <FormCheckbox
          control={control}
          name="count_visits"
          label="Count visits"
          hint="Sums for each tour and day, without cookies and without anything about the visitor"
        />
      </FormSection>
      <FormSection title="Personal data">
        <FormText
          control={control}
          name="keep_months"
          label="Keep for (months)"
          hint="Older enquiries are removed by themselves. Visitors read this beside each form"
          inputMode="numeric"
          fieldClassName="max-w-md"
        />
      </FormSection>
    </PageForm>
  );
}
