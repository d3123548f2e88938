type CompanyDetails = {
  logo_url: string;
  company_name: string;
  tagline: string;
  address: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  phone: string;
  email: string;
  website: string;
  whatsapp_number: string;
  working_hours: string;
  facebook_url: string;
  instagram_url: string;
  twitter_url: string;
};

import { DEFAULT_CHAT_NUMBER, DEFAULT_LOGO } from "./default-texts.ts";

/** Seeded into an empty company_info table (spec §4); the operator replaces every line of it. */
export const defaultCompany = {
  logo_url: DEFAULT_LOGO,
  company_name: "Vaigai Holidays",
  tagline: "Journeys planned with care, from Paramakudi to the world",
  address: "12, Madurai Main Road, Near Bus Stand",
  city: "Paramakudi",
  state: "Tamil Nadu",
  postal_code: "623707",
  country: "India",
  phone: "+91 98765 43210",
  email: "hello@vaigaiholidays.example",
  website: "https://www.vaigaiholidays.example",
  whatsapp_number: DEFAULT_CHAT_NUMBER,
  working_hours: "Mon-Sun 9:00 AM - 6:00 PM",
  facebook_url: "https://www.facebook.com/vaigaiholidayspmk",
  instagram_url: "https://www.instagram.com/vaigaiholidayspmk",
  twitter_url: "https://twitter.com/vaigaihols_pmk",
} satisfies CompanyDetails;

/** The details shown when company info is missing: only what spec §2 gives a default text. */
export const companyFallback = {
  company_name: defaultCompany.company_name,
  tagline: defaultCompany.tagline,
  address: defaultCompany.address,
  city: defaultCompany.city,
  state: defaultCompany.state,
  postal_code: defaultCompany.postal_code,
  country: defaultCompany.country,
  phone: defaultCompany.phone,
  email: defaultCompany.email,
} satisfies Partial<CompanyDetails>;

/** The tour page's help box when the site contact settings are absent (spec §2). */
export const contactFallback = {
  phone: defaultCompany.phone,
  email: defaultCompany.email,
} satisfies Partial<CompanyDetails>;
