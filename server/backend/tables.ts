import type { Table } from "../../app/supabase/types.ts";

interface Uses {
  /** Visitors' pages show its rows, so a change removes all cached pages. */
  isOnPages?: true;
  /** Its rows show uploaded pictures or link to them, which `npm run media` must not count as unused. */
  hasPictures?: true;
  /** Its old rows are removed once a day. The SQL function forget_old_rows says when a row is old. */
  isPruned?: true;
}

/** The server's tasks for each table. A new table is a type error until it is listed. */
const tables: Record<Table, Uses> = {
  about_sections: { isOnPages: true, hasPictures: true },
  carousel_images: { isOnPages: true, hasPictures: true },
  categories: { isOnPages: true },
  company_info: { isOnPages: true, hasPictures: true },
  departures: { isOnPages: true },
  faq_questions: { isOnPages: true, hasPictures: true },
  hero_sections: { isOnPages: true, hasPictures: true },
  // Without hasPictures: a picture is not in use only because it is in their list.
  pictures: { isOnPages: true },
  pages: { isOnPages: true, hasPictures: true },
  synonyms: { isOnPages: true },
  translations: { isOnPages: true, hasPictures: true },
  testimonials: { isOnPages: true, hasPictures: true },
  tours: { isOnPages: true, hasPictures: true },
  backups: {},
  daily_counts: { isPruned: true },
  enquiries: { isPruned: true },
  glossary: {},
  mails: { isPruned: true },
  newsletter_addresses: { isPruned: true },
  office_settings: { hasPictures: true },
  push_keys: {},
  push_subscriptions: {},
  quote_revisions: {},
  quotes: { isPruned: true },
  review_invitations: { isPruned: true },
  review_submissions: { isPruned: true },
  tour_addresses: {},
  // An old version can be restored, and then needs its pictures. Last, because removing rows of other tables adds versions.
  row_versions: { hasPictures: true, isPruned: true },
};

function tablesThat(use: keyof Uses): string[] {
  return Object.entries<Uses>(tables).flatMap(([table, uses]) => (uses[use] ? table : []));
}

/** The views that visitors may read. The others are for the panel, and expensive. */
export const PUBLIC_VIEWS = ["tour_cards", "tour_pages", "list_changes"];
export const CONTENT_TABLES = tablesThat("isOnPages");
export const TABLES_WITH_PICTURES = tablesThat("hasPictures");
export const PRUNED_TABLES = tablesThat("isPruned");
