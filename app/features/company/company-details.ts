import { isSafeUrl } from "../../ui/safe-url.ts";
import type { Company } from "./data.ts";
import { defaultCompany } from "./default-company.ts";

/** The company as public pages show it. Optional fields are null when not set. */
export type CompanyDetails = Omit<
  Company,
  "id" | "created_at" | "updated_at" | "website" | "logo_url"
> & { logo_url: string | null };

type Switches =
  | "keep_enquiries"
  | "receive_forms"
  | "collect_reviews"
  | "count_visits"
  | "keep_months";

/** The defaults: visitors can send nothing until the operator turns a switch on. */
const SWITCHED_OFF: Pick<CompanyDetails, Switches> = {
  keep_enquiries: false,
  receive_forms: false,
  collect_reviews: false,
  count_visits: false,
  keep_months: 24,
};

/** The switches are optional, because the company form does not contain them. */
type CompanyInfo = Omit<CompanyDetails, Switches> & Partial<Pick<CompanyDetails, Switches>>;

/** Returns the stored company, or the default texts if no company is stored (spec §2). */
export function companyDetails(company: CompanyInfo | null | undefined): CompanyDetails {
  if (!company) {
    return {
      ...defaultCompany,
      logo_url: null,
      whatsapp_number: null,
      working_hours: null,
      facebook_url: null,
      instagram_url: null,
      twitter_url: null,
      tax_note: null,
      ...SWITCHED_OFF,
    };
  }
  return {
    ...SWITCHED_OFF,
    ...company,
    logo_url: safeUrl(company.logo_url),
    logo_dark_url: safeUrl(company.logo_dark_url),
    favicon_url: safeUrl(company.favicon_url),
    facebook_url: safeUrl(company.facebook_url),
    instagram_url: safeUrl(company.instagram_url),
    twitter_url: safeUrl(company.twitter_url),
  };
}

function safeUrl(url: string | null): string | null {
  return url && isSafeUrl(url) ? url : null;
}

type PostalAddress = Pick<Company, "address" | "city" | "state" | "postal_code" | "country">;

/** The address in one line, without empty parts. */
export function fullAddress({ address, city, state, postal_code, country }: PostalAddress): string {
  const stateAndCode = [state, postal_code]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
  return [address, city, stateAndCode, country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}

/** The registration numbers of the company that are filled in. */
export function legalNumbers({ registration_number, gst_number }: CompanyDetails) {
  return [
    { term: "Registration no.", number: registration_number },
    { term: "GSTIN", number: gst_number },
  ].filter(({ number }) => number);
}
