import { hashSync } from "bcryptjs";
import { agencyToday } from "../../app/editing/agency-time.ts";
import { ADMIN_EMAIL, PASSWORD } from "../database/database.ts";
import { goodRows, type TableName } from "../rls/rows.ts";

type Row = Record<string, unknown>;

/** The tour that the sample rows refer to. */
export const TOUR = "sample-tour";
const USER = "6a1f6f0e-0001-4000-8000-000000000001";
const ENQUIRY = "6a1f6f0e-0001-4000-8000-000000000002";
const QUOTE = "6a1f6f0e-0001-4000-8000-000000000003";
const REVIEW = "6a1f6f0e-0001-4000-8000-000000000004";
const SENT = "6a1f6f0e-0001-4000-8000-000000000005";
export const PICTURE = "sample-0b5c9a50aabbccdd.png";
export const PICTURE_BYTES = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const MOMENT = "2026-11-26T10:00:00.123456+00:00";

/** What a table of the public schema has besides its row of tests/rls/rows.ts. */
const more: { [T in TableName]?: Row } = {
  tours: {
    id: TOUR,
    hidden_at: "2099-01-01T00:00:00Z",
    shown_at: "2099-02-01T00:00:00Z",
    sent_key: SENT,
  },
  departures: { tour_id: TOUR },
  translations: { row_id: TOUR },
  company_info: { tour_rating: "4.7" },
  newsletter_addresses: { left_at: "2099-01-01T00:00:00Z" },
  enquiries: { id: ENQUIRY, tour_id: TOUR, sent_key: SENT },
  quotes: {
    id: QUOTE,
    enquiry_id: ENQUIRY,
    tour_id: TOUR,
    number: "Q-2026-0041",
    token: "b".repeat(64),
    opened_at: MOMENT,
    opened_revision: 1,
  },
  daily_counts: { tour_id: TOUR },
  push_subscriptions: { user_id: USER, session_id: SENT },
  review_invitations: { tour_id: TOUR, used_at: MOMENT },
  review_submissions: { id: REVIEW, tour_id: TOUR, sent_key: SENT, testimonial_id: SENT },
};

const version = (id: number, action: string, restored_at: string | null) => ({
  id: `6a1f6f0e-0002-4000-8000-00000000000${id}`,
  table_name: "tours",
  row_id: TOUR,
  action,
  old_row: { ...goodRows.tours, id: TOUR, title: "நீலகிரி 🌴 before" },
  changed_by: ADMIN_EMAIL,
  restored_at,
});

/** Sample rows for every table that a backup contains. A new table needs a row here. */
export const rows: Record<string, Row[]> = {
  ...Object.fromEntries(
    Object.entries(goodRows).map(([table, row]) => [
      `public.${table}`,
      [{ ...row, ...more[table as TableName] }],
    ]),
  ),
  "public.push_keys": [{ only_one: true, public_key: "public", private_key: "private" }],
  "public.mails": [
    {
      kind: "enquiry",
      about: ENQUIRY,
      tries: 2,
      try_at: MOMENT,
      sent_at: MOMENT,
      failed_since: MOMENT,
      failed_at: MOMENT,
      failure: "451 try later",
      created_at: MOMENT,
    },
  ],
  "public.backups": [
    {
      kind: "nightly",
      night: "2026-01-02",
      tries: 1,
      try_at: MOMENT,
      finished_at: MOMENT,
      row_count: 900,
      kilobytes: 700,
      failure: "There is no folder",
      created_at: MOMENT,
    },
  ],
  "public.quote_revisions": [{ quote_id: QUOTE, revision: 1, sheet: { title: "Before" } }],
  "public.row_versions": [
    version(1, "update", null),
    { ...version(2, "delete", MOMENT), moved_to: "6a1f6f0e-0001-4000-8000-000000000009" },
  ],
  "public.tour_addresses": [{ id: "earlier-tour", tour_id: TOUR }],
  "private.changes": [{ name: `departures/${TOUR}`, changed_at: MOMENT }],
  "private.filled_tables": [{ table_name: "glossary" }, { table_name: "pages" }],
  "private.quote_numbers": [{ year: Number.parseInt(agencyToday(), 10), last_number: 45 }],
  "auth.users": [
    {
      id: USER,
      aud: "authenticated",
      role: "authenticated",
      email: ADMIN_EMAIL,
      encrypted_password: hashSync(PASSWORD, 4),
      email_confirmed_at: MOMENT,
      raw_app_meta_data: { provider: "email", role: "admin" },
      raw_user_meta_data: {},
      created_at: MOMENT,
      updated_at: MOMENT,
      last_sign_in_at: MOMENT,
    },
  ],
  "auth.identities": [
    {
      id: "6a1f6f0e-0001-4000-8000-000000000005",
      provider: "email",
      provider_id: USER,
      user_id: USER,
      identity_data: { sub: USER, email: ADMIN_EMAIL },
      created_at: MOMENT,
    },
  ],
  "site_local.files": [
    {
      bucket: "media",
      path: PICTURE,
      version: "1",
      content_type: "image/png",
      etag: "sample",
      bytes: `\\x${PICTURE_BYTES.toString("hex")}`,
    },
  ],
  "site_local.recovery_keys": [{ hash: "sample", user_id: USER, expires_at: "2099-01-01" }],
  "storage.objects": [
    { bucket_id: "media", name: PICTURE, owner: USER, version: "1", metadata: { size: 70 } },
  ],
};

/** The tables that a backup does not contain, and why. */
export const notInBackups: Record<string, string> = {
  "auth.audit_log_entries": "the product does not write it",
  "auth.flow_state": "a sign-in that is under way",
  "auth.refresh_tokens": "sessions end with a restore",
  "auth.sessions": "sessions end with a restore",
  "private.tour_changes": "responses to requests of the last hour",
  "private.tour_search": "the restore builds it from the tours",
  "private.tour_words": "the restore builds it from the tours",
  "site_local.first_start": "the restore sets it",
  "site_local.secrets": "every site has its own",
  "storage.buckets": "a migration fills it",
  "supabase_migrations.schema_migrations": "the header of the backup has the versions",
  "supabase_migrations.seed_files": "the product does not write it",
};
