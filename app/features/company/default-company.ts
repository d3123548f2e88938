import type { Insert } from "../../supabase/types.ts";
import { DEFAULT_CHAT_NUMBER, DEFAULT_HOURS, DEFAULT_LOGO } from "./defaults.ts";
import { defaultPolicies } from "./policies.ts";

const TAX_NOTE = "Prices include 5% GST.";

/** Seeded into an empty company_info table (spec §4). */
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
  working_hours: DEFAULT_HOURS,
  facebook_url: "https://www.facebook.com/vaigaiholidayspmk",
  instagram_url: "https://www.instagram.com/vaigaiholidayspmk",
  twitter_url: "https://twitter.com/vaigaihols_pmk",
  tax_note: TAX_NOTE,
  tax_note_international: `${TAX_NOTE} ${defaultPolicies.tax_note_international}`,
  registration_number: null,
  gst_number: null,
  answering: [],
  office_picture: null,
  logo_dark_url: null,
  favicon_url: null,
  accent_colour: null,
} satisfies Insert<"company_info">;
