import * as m from "virtual:messages/panel-company";
import { useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { FormText, FormUrl, useCheckedForm } from "~/editing/fields";
import { FormSection, SectionLinks } from "~/editing/form-section";
import { ImageField } from "~/editing/image-field";
import { PageForm } from "~/editing/page-form";
import type { StoredRow } from "~/editing/save";
import { callLink } from "../demo";
import { AccentField } from "./accent-field";
import { ChatNumberField } from "./chat-number-field";
import { DemoNumberNotice } from "./demo-number-notice";
import { type CompanyRecord, useSaveCompany } from "./queries";
import { type CompanyValues, companySchema } from "./schema";
import { WhoAnswersFields } from "./who-answers-fields";

const sections = [m.company, m.look, m.address, m.registration, m.contact, m.trust, m.socialLinks];

export function CompanyForm({
  company,
  people,
}: {
  company: CompanyRecord;
  /** The names of the people on the About page. Undefined while loading. */
  people: string[] | undefined;
}) {
  const form = useCheckedForm(companySchema, company);
  const { save } = useSaveCompany();
  const { revalidate } = useRevalidator();
  const { control } = form;
  const [company_name, phone, email, whatsapp_number] = useWatch({
    control,
    name: ["company_name", "phone", "email", "whatsapp_number"],
  });

  async function saveAndShow(values: CompanyValues, base: StoredRow | undefined): Promise<unknown> {
    const saved = await save(values, base);
    // The panel also uses the company's name, icon and accent colour, so it reloads them.
    if (saved) void revalidate();
    return saved;
  }

  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      preview={{ page: "contact" }}
      stored={{
        row: company.id ? company : undefined,
        toInput: (row) => row,
        schema: companySchema,
      }}
      copied={{ of: "company_info", schema: companySchema }}
      history={
        company.id
          ? {
              table: "company_info",
              rowId: company.id,
              // Old versions have no people.
              toInput: (row) => ({ answering: [], ...row }),
            }
          : undefined
      }
      onSave={saveAndShow}
    >
      <SectionLinks titles={sections} />
      <FormSection title={m.company}>
        <ImageField
          control={control}
          name="logo_url"
          label={m.logoUrl}
          hint={m.logoHint}
          shape="logo"
        />
        <FormText control={control} name="company_name" label={m.companyName} />
        <FormText control={control} name="tagline" label={m.tagline} />
      </FormSection>
      <FormSection title={m.look} text={m.ownLookText}>
        <ImageField
          control={control}
          name="logo_dark_url"
          label={m.logoForTheDarkTheme}
          hint={m.darkLogoHint}
          shape="logo"
          isOnDark
        />
        <ImageField
          control={control}
          name="favicon_url"
          label={m.favicon}
          hint={m.iconHint}
          shape="icon"
        />
        <AccentField control={control} />
      </FormSection>
      <FormSection title={m.address}>
        <FormText control={control} name="address" label={m.address} />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText control={control} name="city" label={m.city} />
          <FormText control={control} name="state" label={m.state} />
          <FormText control={control} name="postal_code" label={m.postalCode} />
          <FormText control={control} name="country" label={m.country} />
        </div>
      </FormSection>
      <FormSection title={m.registration} text={m.registrationHint}>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText control={control} name="registration_number" label={m.registrationNumber} />
          <FormText control={control} name="gst_number" label={m.gstin} hint={m.n15Characters} />
        </div>
      </FormSection>
      <FormSection title={m.contact}>
        <DemoNumberNotice company={{ company_name, phone, email, whatsapp_number }} />
        <div className="grid gap-5 sm:max-md:grid-cols-2 xl:grid-cols-2">
          <FormText
            control={control}
            name="phone"
            label={m.phone}
            hint={phoneHint(callLink({ company_name, phone }))}
            inputMode="tel"
          />
          <FormText control={control} name="email" label={m.email} inputMode="email" />
          <FormUrl control={control} name="website" label={m.website} />
          <FormText
            control={control}
            name="working_hours"
            label={m.workingHours}
            hint={m.workingHoursHint}
          />
          <ChatNumberField form={form} />
        </div>
      </FormSection>
      <FormSection title={m.trust} text={m.trustHint}>
        <WhoAnswersFields form={form} people={people} />
        <ImageField
          control={control}
          name="office_picture"
          label={m.officePhotograph}
          hint={m.shownOnTheContactPage}
        />
      </FormSection>
      <FormSection title={m.socialLinks} text={m.socialHint}>
        <FormUrl control={control} name="facebook_url" label={m.facebookUrl} />
        <FormUrl control={control} name="instagram_url" label={m.instagramUrl} />
        <FormUrl control={control} name="twitter_url" label={m.twitterUrl} />
      </FormSection>
    </PageForm>
  );
}

/** Says what a visitor's phone does with the link. */
function phoneHint(link: string): string {
  if (!link.startsWith("tel:")) return m.theDemoNumber;
  const dialled = link.replace("tel:", "");
  return dialled ? m.visitorsPhonesDial({ dialled }) : m.notDialable;
}
