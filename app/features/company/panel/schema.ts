import { z } from "zod";
import {
  anyText,
  filledEntries,
  isWebUrl,
  optionalText,
  optionalUrl,
  requiredText,
  safeUrl,
  typedText,
} from "../../../editing/rules.ts";
import { isHexColour } from "../../../ui/accent-colour.ts";
import { withoutInvisible } from "../../../ui/typed-text.ts";
import { isOwnPicture } from "../look.ts";

/** India's tax number: the state code, the PAN (10 characters) and three more characters. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]{3}$/;

const optionalGstin = z
  .string()
  .nullable()
  .transform(
    (typed) =>
      withoutInvisible(typed ?? "")
        .replace(/\s/g, "")
        .toUpperCase() || null,
  )
  .refine((number) => !number || GSTIN.test(number), {
    error: "Must be the 15 characters of a GSTIN, like 33ABCDE1234F1Z5",
  });

const answering = z.object({ name: anyText(200), languages: anyText(200) });

export const companySchema = z.object({
  logo_url: safeUrl("Please enter a valid URL"),
  company_name: requiredText("Company name is required", 200),
  tagline: requiredText("Tagline is required", 500),
  address: requiredText("Address is required", 500),
  city: requiredText("City is required", 200),
  state: requiredText("State is required", 200),
  postal_code: requiredText("Postal code is required", 50),
  country: requiredText("Country is required", 200),
  phone: requiredText("Phone number is required", 100),
  email: typedText
    .max(320, { error: "Must be at most 320 characters" })
    .pipe(z.email({ error: "Please enter a valid email" })),
  website: safeUrl("Please enter a valid URL", isWebUrl),
  whatsapp_number: optionalText(100),
  working_hours: optionalText(200),
  facebook_url: optionalUrl("Please enter a valid Facebook URL", isWebUrl),
  instagram_url: optionalUrl("Please enter a valid Instagram URL", isWebUrl),
  tax_note: optionalText(300),
  registration_number: optionalText(100),
  gst_number: optionalGstin,
  twitter_url: optionalUrl("Please enter a valid Twitter URL", isWebUrl),
  answering: filledEntries(answering, { name: "Choose a person, or remove this row" }).refine(
    (people) => people.length <= 3,
    { error: "At most three people" },
  ),
  office_picture: optionalUrl("Please enter a valid URL"),
  logo_dark_url: optionalUrl("Please enter a valid URL"),
  favicon_url: optionalUrl("Please upload a picture", isOwnPicture),
  accent_colour: optionalText(100)
    .transform((colour) => colour?.toLowerCase() ?? null)
    .refine((colour) => !colour || isHexColour(colour), {
      error: "Please enter a colour such as #0b6b3a",
    }),
});

export type CompanyInput = z.input<typeof companySchema>;
export type CompanyValues = z.output<typeof companySchema>;

const months = "Must be a whole number from 1 to 120";

/** The kinds of visitor data that the site stores, and for how many months. */
export const enquirySettingsSchema = z.object({
  keep_enquiries: z.boolean(),
  receive_forms: z.boolean(),
  collect_reviews: z.boolean(),
  count_visits: z.boolean(),
  keep_months: z.coerce
    .number<number>({ error: months })
    .int(months)
    .min(1, months)
    .max(120, months),
});

export type EnquirySettings = z.output<typeof enquirySettingsSchema>;
