import { phoneLink } from "../../ui/phone-numbers.ts";
import { isSafeUrl } from "../../ui/safe-url.ts";
import type { Company } from "./data.ts";
import { defaultCompany } from "./default-company.ts";
import type { Figures } from "./figures.ts";
import type { StoredNotice } from "./notice.ts";
import type { Policies } from "./policies.ts";

/** A person who answers visitors. The About page knows their role and picture. */
export interface Answering {
  name: string;
  languages: string;
  role?: string;
  picture?: string;
}

/** The company as public pages show it. Optional fields are null when not set. */
export type CompanyDetails = Omit<
  Company,
  | "id"
  | "created_at"
  | "updated_at"
  | "website"
  | "logo_url"
  | "answering"
  | "page_texts"
  | keyof Figures
  | keyof StoredNotice
  | keyof Policies
> & {
  logo_url: string | null;
  answering: Answering[];
  /** A `tel:` link, made here to keep the reader of phone numbers out of the browser. */
  phone_link: string;
};

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
type CompanyInfo = Omit<CompanyDetails, Switches | "phone_link"> &
  Partial<Pick<CompanyDetails, Switches>>;

/** Returns the stored company, or the default texts if no company is stored (spec §2). */
export function companyDetails(company: CompanyInfo | null | undefined): CompanyDetails {
  if (!company) {
    return {
      ...defaultCompany,
      phone_link: phoneLink(defaultCompany.phone),
      logo_url: null,
      whatsapp_number: null,
      working_hours: null,
      facebook_url: null,
      instagram_url: null,
      twitter_url: null,
      ...SWITCHED_OFF,
    };
  }
  return {
    ...SWITCHED_OFF,
    ...company,
    phone_link: phoneLink(company.phone),
    logo_url: safeUrl(company.logo_url),
    logo_dark_url: safeUrl(company.logo_dark_url),
    favicon_url: safeUrl(company.favicon_url),
    facebook_url: safeUrl(company.facebook_url),
    instagram_url: safeUrl(company.instagram_url),
    twitter_url: safeUrl(company.twitter_url),
    office_picture: safeUrl(company.office_picture),
  };
}

function safeUrl(url: string | null): string | null {
  return url && isSafeUrl(url) ? url : null;
}
