import { phoneLink } from "../../ui/phone-numbers.ts";
import { isSafeUrl } from "../../ui/safe-url.ts";
import { isChatNumber } from "./contact-links.ts";
import type { Company } from "./data.ts";
import { defaultCompany } from "./default-company.ts";
import { DEFAULT_CHAT_NUMBER } from "./defaults.ts";
import { callLink, hasOwnName, isDemoChat, ownMobile } from "./demo.ts";
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
  | "tamil"
  | "hindi"
  | keyof Figures
  | keyof StoredNotice
  | keyof Policies
> & {
  logo_url: string | null;
  answering: Answering[];
  /** A `tel:` link or a path, made here to keep the reader of phone numbers out of the browser. */
  phone_link: string;
  /** With "", WhatsApp opens without a recipient. With null, the company has no chat. */
  whatsapp_number: string | null;
  /** The number that receives enquiries: the company's, also its phone if that is a mobile, or the default (spec §9). */
  enquiry_number: string;
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
type CompanyInfo = Omit<CompanyDetails, Switches | "phone_link" | "enquiry_number"> &
  Partial<Pick<CompanyDetails, Switches>>;

/** Returns the stored company, or the default texts if no company is stored (spec §2). */
export function companyDetails(company: CompanyInfo | null | undefined): CompanyDetails {
  if (!company) {
    return {
      ...defaultCompany,
      phone_link: phoneLink(defaultCompany.phone),
      logo_url: null,
      whatsapp_number: null,
      enquiry_number: DEFAULT_CHAT_NUMBER,
      working_hours: null,
      facebook_url: null,
      instagram_url: null,
      twitter_url: null,
      ...SWITCHED_OFF,
    };
  }
  const number = isChatNumber(company.whatsapp_number) ? company.whatsapp_number : null;
  const isOwn = hasOwnName(company);
  const whatsapp_number = isOwn && isDemoChat(number) ? "" : number;
  return {
    ...SWITCHED_OFF,
    ...company,
    phone_link: callLink(company),
    whatsapp_number,
    enquiry_number: whatsapp_number ?? (isOwn ? ownMobile(company.phone) : DEFAULT_CHAT_NUMBER),
    logo_url: safeUrl(company.logo_url),
    logo_dark_url: safeUrl(company.logo_dark_url),
    favicon_url: safeUrl(company.favicon_url),
    facebook_url: socialLink(company, "facebook_url"),
    instagram_url: socialLink(company, "instagram_url"),
    twitter_url: socialLink(company, "twitter_url"),
    office_picture: safeUrl(company.office_picture),
  };
}

/** The pages of the demo agency are not linked under another name. */
function socialLink(
  company: CompanyInfo,
  field: "facebook_url" | "instagram_url" | "twitter_url",
): string | null {
  const isDemo = hasOwnName(company) && company[field] === defaultCompany[field];
  return isDemo ? null : safeUrl(company[field]);
}

function safeUrl(url: string | null): string | null {
  return url && isSafeUrl(url) ? url : null;
}
