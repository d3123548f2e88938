import * as m from "virtual:messages/panel-quotes";
import { FormText, FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import type { OfficeSettings } from "~/features/inbox/panel/data";
import { useSaveOffice } from "~/features/inbox/panel/queries";
import { type QuoteSettingsInput, quoteSettingsSchema } from "../schema";

function toInput(office: OfficeSettings | null): QuoteSettingsInput {
  return { upi_id: office?.upi_id ?? "", quote_terms: office?.quote_terms ?? "" };
}

/** Edits the defaults for new quotes. Existing quotes do not change. */
export function QuoteSettingsForm({ office }: { office: OfficeSettings | null }) {
  const form = useCheckedForm(quoteSettingsSchema, toInput(office));
  const { control } = form;
  const { save } = useSaveOffice(m.settingsUpdated, m.failedToUpdateSettings);
  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      stored={{ row: office ?? undefined, toInput, schema: quoteSettingsSchema }}
      copied={{ of: "quote_settings", schema: quoteSettingsSchema }}
      history={
        office
          ? {
              table: "office_settings",
              rowId: office.id,
              toInput: (row) => toInput({ ...office, ...row }),
            }
          : undefined
      }
      onSave={save}
    >
      <FormSection title={m.quotes} text={m.forNewQuotes}>
        <FormText
          control={control}
          name="upi_id"
          label={m.upiId}
          placeholder="name@bank"
          hint={m.upiIdHint}
          fieldClassName="max-w-sm"
        />
        <FormTextArea
          control={control}
          name="quote_terms"
          label={m.termsOnQuotes}
          hint={m.termsHint}
        />
      </FormSection>
    </PageForm>
  );
}
