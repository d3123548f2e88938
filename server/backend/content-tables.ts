import type { Table } from "../../app/supabase/types.ts";

/** Do pages of visitors show rows of the table? A new table is a type error until it is listed. */
const isShown: Record<Table, boolean> = {
  about_sections: true,
  carousel_images: true,
  categories: true,
  company_info: true,
  departures: true,
  hero_sections: true,
  synonyms: true,
  testimonials: true,
  tours: true,
  daily_counts: false,
  enquiries: false,
  mails: false,
  newsletter_addresses: false,
  office_settings: false,
  push_keys: false,
  push_subscriptions: false,
  quote_revisions: false,
  quotes: false,
  review_invitations: false,
  review_submissions: false,
  row_versions: false,
  tour_addresses: false,
};

/** A change of these tables removes all cached pages. */
export const CONTENT_TABLES: string[] = Object.entries(isShown).flatMap(([table, shown]) =>
  shown ? table : [],
);
