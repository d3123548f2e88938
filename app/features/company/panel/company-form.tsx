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

const sections = ["Company", "Look", "Address", "Registration", "Contact", "Trust", "Social links"];

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
  const [company_name, phone, whatsapp_number] = useWatch({
    control,
    name: ["company_name", "phone", "whatsapp_number"],
  });

  async function saveAndShow(values: CompanyValues, base: StoredRow | undefined): Promise<boolean> {
    const isSaved = await save(values, base);
    // The panel also uses the company's name, icon and accent colour, so it reloads them.
    if (isSaved) void revalidate();
    return isSaved;
  }

  return (
    <PageForm
      form={form}
      submitLabel="Save Changes"
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
      <FormSection title="Company">
        <ImageField
          control={control}
          name="logo_url"
          label="Logo URL"
          hint="Upload, drop or paste a picture, or choose an uploaded one. Your logo takes the place of the name in the header, so it should show it. If it is wide, also give a square Favicon below"
          shape="logo"
        />
        <FormText control={control} name="company_name" label="Company Name" />
        <FormText control={control} name="tagline" label="Tagline" />
      </FormSection>
      <FormSection title="Look" text="Optional. Empty fields keep the built-in look.">
        <ImageField
          control={control}
          name="logo_dark_url"
          label="Logo for the dark theme"
          hint="For a logo with dark letters: the same with light ones. Without it, the logo stands on a light ground"
          shape="logo"
          isOnDark
        />
        <ImageField
          control={control}
          name="favicon_url"
          label="Favicon"
          hint="Upload a square picture. Browser tabs, home screens, notifications, link previews and this panel show it. Without one, they show the uploaded logo"
          shape="icon"
        />
        <AccentField control={control} />
      </FormSection>
      <FormSection title="Address">
        <FormText control={control} name="address" label="Address" />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText control={control} name="city" label="City" />
          <FormText control={control} name="state" label="State" />
          <FormText control={control} name="postal_code" label="Postal Code" />
          <FormText control={control} name="country" label="Country" />
        </div>
      </FormSection>
      <FormSection
        title="Registration"
        text="Optional. Shown on the About page, in the footer and on quotes."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText control={control} name="registration_number" label="Registration Number" />
          <FormText
            control={control}
            name="gst_number"
            label="GSTIN"
            hint="15 characters, like 33ABCDE1234F1Z5"
          />
        </div>
      </FormSection>
      <FormSection title="Contact">
        <DemoNumberNotice company={{ company_name, phone, whatsapp_number }} />
        <div className="grid gap-5 sm:max-md:grid-cols-2 xl:grid-cols-2">
          <FormText
            control={control}
            name="phone"
            label="Phone"
            hint={phoneHint(callLink({ company_name, phone }))}
            inputMode="tel"
          />
          <FormText control={control} name="email" label="Email" inputMode="email" />
          <FormUrl control={control} name="website" label="Website" />
          <FormText
            control={control}
            name="working_hours"
            label="Working Hours"
            hint="Optional. Shown in the footer, on Contact, in the FAQ and to search engines"
          />
          <ChatNumberField form={form} />
        </div>
      </FormSection>
      <FormSection title="Trust" text="Optional. Shown to visitors who want to know whom they ask.">
        <WhoAnswersFields form={form} people={people} />
        <ImageField
          control={control}
          name="office_picture"
          label="Office photograph"
          hint="Shown on the Contact page"
        />
      </FormSection>
      <FormSection title="Social links" text="Optional. Only those that are filled in are shown.">
        <FormUrl control={control} name="facebook_url" label="Facebook URL" />
        <FormUrl control={control} name="instagram_url" label="Instagram URL" />
        <FormUrl control={control} name="twitter_url" label="Twitter URL" />
      </FormSection>
    </PageForm>
  );
}

/** Says what a visitor's phone does with the link. */
function phoneHint(link: string): string {
  if (!link.startsWith("tel:")) return "The demo number. Calls lead to the contact page";
  const dialled = link.replace("tel:", "");
  return dialled ? `Visitors' phones dial ${dialled}` : "No phone can dial this";
}
