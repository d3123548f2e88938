import { FormText, FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import type { OfficeSettings } from "~/features/inbox/panel/data";
import { type QuoteSettingsInput, quoteSettingsSchema } from "../schema";
import { useSaveQuoteSettings } from "./queries";

function toInput(office: OfficeSettings | null): QuoteSettingsInput {
  return { upi_id: office?.upi_id ?? "", quote_terms: office?.quote_terms ?? "" };
}

/** Edits the defaults for new quotes. Existing quotes do not change. */
export function QuoteSettingsForm({ office }: { office: OfficeSettings | null }) {
  const form = useCheckedForm(quoteSettingsSchema, toInput(office));
  const { control } = form;
  const { save } = useSaveQuoteSettings();
  return (
    <PageForm
      form={form}
      submitLabel="Save Changes"
      stored={{ row: office ?? undefined, toInput, schema: quoteSettingsSchema }}
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
