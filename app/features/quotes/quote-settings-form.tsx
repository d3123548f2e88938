import { FormText, FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormSection, PageForm } from "~/editing/page-form";
import { type QuoteSettingsRecord, useSaveQuoteSettings } from "./queries";
import { quoteSettingsSchema } from "./schema";

/** What is written on every new quote; each quote can be changed by itself. */
export function QuoteSettingsForm({ settings }: { settings: QuoteSettingsRecord }) {
  const { upi_id, quote_terms } = settings;
  const values = { upi_id: upi_id ?? "", quote_terms: quote_terms ?? "" };
  const form = useCheckedForm(quoteSettingsSchema, values);
  const { control } = form;
  const { save } = useSaveQuoteSettings(settings.id);
  return (
    <PageForm
      form={form}
      submitLabel="Save Changes"
      stored={{ values, schema: quoteSettingsSchema }}
      copied={{ of: "quote_settings", schema: quoteSettingsSchema }}
      onSave={save}
    >
      <FormSection
        title="Quotes"
        text="For new quotes. Those that are made already stay as they are."
      >
        <FormText
          control={control}
          name="upi_id"
          label="UPI ID"
          placeholder="name@bank"
          hint="Optional. Customers pay to it with the code on their quote"
          fieldClassName="max-w-sm"
        />
        <FormTextArea
          control={control}
          name="quote_terms"
          label="Terms on quotes"
          hint="Optional. Written below the tour's advance and cancellation"
        />
      </FormSection>
    </PageForm>
  );
}
