// Fills every table of a new data folder. At scale 1 it is an agency of many years.
import { setTimeout as delay } from "node:timers/promises";
import type { ISql, TransactionSql } from "postgres";
import { createDatabase } from "../../server/backend/open-database.ts";
import { openDataDir } from "../../server/data-dir.ts";
import { parseEnv } from "../../server/env.ts";
import { insertRows, listTables } from "../../tests/world/filled-site.ts";
import { rows } from "../../tests/world/rows.ts";

interface Bulk {
  /** At scale 1. The other tables have the sample rows of tests/world/rows.ts. */
  count: number;
  /** Differences from the sample row: an SQL expression of `n` (1 to count) and `tours` (their number). */
  varied: string;
}

const MOMENT = "now() - n * interval '1 minute'";
const TOUR_ID = "'bench-' || 1 + n % tours";
const VERSION_OF = {
  tours: "'bench-' || 1 + n / 3 % tours",
  testimonials: "md5('testimonial' || 1 + n % (tours * 5 / 2))::uuid",
};
const PICTURE = "'/storage/v1/object/public/media/' || md5(n::text) || '.png'";
const WORDS = `'Journey ' || n || ' to ' || (array['temples', 'hills', 'shores', 'forests', 'waterfalls'])[1 + n % 5]
  || ' near ' || substr(md5((n % 15000)::text), 1, 8)`;

/** In the order in which the tables refer to each other. */
const bulk: Record<string, Bulk> = {
  "public.categories": {
    count: 300,
    varied: `'id', md5('category' || n), 'name', 'Region ' || n, 'type', 'domestic'`,
  },
  "public.tours": {
    count: 2000,
    varied: `'id', 'bench-' || n, 'title', ${WORDS}, 'hidden_at', null, 'image_url', ${PICTURE},
      'gallery', jsonb_build_array(${PICTURE}), 'sent_key', null, 'price', '₹' || 10000 + n, 'price_from', 10000 + n,
      'duration', 1 + n % 20 || ' Days', 'featured', n % 40 = 0,
      'type', case when n % 2 = 0 then 'domestic' else 'international' end,
      'category', case when n % 2 = 0 then 'Region 1' else 'Abroad ' || n % 100 end,
      'created_at', ${MOMENT}, 'itinerary', (
        select jsonb_agg(jsonb_build_object('day', 'Day ' || day, 'title', 'By road and rail', 'name', '',
          'description', md5((n * day)::text) || repeat(' with guides who know the way and its stories', 8)))
        from generate_series(1, 20) day)`,
  },
  "public.departures": {
    count: 20_000,
    varied: `'id', md5('departure' || n), 'tour_id', ${TOUR_ID}, 'starts_on', current_date + 7 + n / tours`,
  },
  "public.testimonials": {
    count: 5000,
    varied: `'id', md5('testimonial' || n), 'name', 'Traveller ' || n, 'created_at', ${MOMENT}`,
  },
  // Each tour, then each testimonial, and then each category, in both languages.
  "public.translations": {
    count: 14_600,
    varied: `'id', md5('translation' || n), 'language', (array['hi', 'ta'])[1 + n % 2], 'is_published', n % 10 <> 0,
      'table_name', case when n <= 2 * tours then 'tours' when n <= 7 * tours then 'testimonials' else 'categories' end,
      'row_id', case when n <= 2 * tours then 'bench-' || (n + 1) / 2
        when n <= 7 * tours then md5('testimonial' || (n + 1) / 2 - tours)::uuid::text
        else md5('category' || (n + 1) / 2 - tours * 7 / 2)::uuid::text end,
      'english', case when n <= 2 * tours
        then (select jsonb_build_object('title', title, 'starts_from', starts_from, 'itinerary', itinerary)
          from public.tours where id = 'bench-' || (n + 1) / 2)
        when n <= 7 * tours then jsonb_build_object('comment', 'A comment of ' || n)
        else jsonb_build_object('name', 'Region ' || (n + 1) / 2 - tours * 7 / 2) end,
      'texts', case when n > 7 * tours then jsonb_build_object('name', 'प्रदेश ' || n)
        when n <= 2 * tours then jsonb_build_object(
        'title', 'यात्रा ' || n, 'starts_from', 'शहर ' || n % 20, 'itinerary', (
          select jsonb_agg(jsonb_build_object('title', 'बस और रेल से',
            'description', repeat('रास्ता जानने वाले गाइड के साथ मंदिर और पहाड़ियाँ ', 4)))
          from generate_series(1, 20)))
        else jsonb_build_object('comment', repeat('अच्छी यात्रा ', 8)) end`,
  },
  "public.glossary": { count: 2000, varied: `'id', md5('word' || n), 'english', 'word ' || n` },
  "public.enquiries": {
    count: 50_000,
    varied: `'id', md5('enquiry' || n), 'name', 'Guest ' || n, 'phone', '+9198' || lpad(n::text, 8, '0'),
      'email', 'guest' || n || '@example.com', 'tour_id', ${TOUR_ID}, 'sent_key', md5('sent' || n),
      'status', (array['New', 'Talking', 'Quoted', 'Booked', 'Lost'])[1 + n % 5],
      'created_at', ${MOMENT}, 'updated_at', ${MOMENT}`,
  },
  "public.quotes": {
    count: 5000,
    varied: `'id', md5('quote' || n), 'enquiry_id', md5('enquiry' || n), 'tour_id', ${TOUR_ID},
      'number', 'Q-2026-' || n, 'token', md5('one' || n) || md5('two' || n), 'created_at', ${MOMENT}`,
  },
  "public.quote_revisions": {
    count: 5000,
    varied: `'id', md5('revision' || n), 'quote_id', md5('quote' || n)`,
  },
  "public.newsletter_addresses": {
    count: 50_000,
    varied: `'id', md5('address' || n), 'email', 'reader' || n || '@example.com', 'left_at', null,
      'token', md5('one' || n) || md5('two' || n)`,
  },
  "public.review_invitations": {
    count: 2000,
    varied: `'id', md5('invitation' || n), 'token', md5('invited' || n), 'tour_id', ${TOUR_ID}`,
  },
  "public.review_submissions": {
    count: 20_000,
    varied: `'id', md5('review' || n), 'tour_id', ${TOUR_ID}, 'sent_key', md5('submitted' || n),
      'testimonial_id', null, 'status', case when n % 20 = 0 then 'New' else 'Approved' end, 'created_at', ${MOMENT}`,
  },
  "public.daily_counts": {
    count: 1_000_000,
    varied: `'id', md5('count' || n), 'tour_id', ${TOUR_ID}, 'day', current_date - n / tours`,
  },
  "public.mails": {
    count: 20_000,
    varied: `'id', md5('mail' || n), 'about', md5('enquiry' || n), 'created_at', ${MOMENT}, 'sent_at', ${MOMENT}`,
  },
  "public.row_versions": {
    count: 300_000,
    // A row has at most fifty versions. Every thirtieth is so old that the daily removal takes it.
    varied: `'id', md5('version' || n), 'restored_at', null,
      'action', case when n % 100 = 0 then 'delete' else 'update' end,
      'table_name', case when n % 3 = 0 then 'tours' else 'testimonials' end,
      'row_id', case when n % 3 = 0 then ${VERSION_OF.tours} else ${VERSION_OF.testimonials}::text end,
      'old_row', case when n % 3 = 0
        then (select to_jsonb(t) from public.tours t where id = ${VERSION_OF.tours})
        else (select to_jsonb(t) from public.testimonials t where id = ${VERSION_OF.testimonials}) end,
      'changed_at', now() - n * interval '20 seconds' - case when n % 30 = 0 then interval '91 days' else interval '0' end`,
  },
  "site_local.files": { count: 5000, varied: `'path', md5(n::text) || '.png'` },
  "public.pictures": {
    count: 5000,
    varied: `'id', md5('picture' || n), 'name', md5(n::text) || '.png', 'url', ${PICTURE}, 'alt', ${WORDS},
      'created_at', ${MOMENT}`,
  },
  "storage.objects": {
    count: 5000,
    varied: `'id', md5('object' || n), 'name', md5(n::text) || '.png', 'created_at', now() - interval '2 days'`,
  },
};

/** Returns how many rows the folder has. */
export async function fillDataDir(dataDir: string, scale: number): Promise<number> {
  openDataDir(dataDir);
  const database = await createDatabase(parseEnv({ DATA_DIR: dataDir }));
  const { sql } = database;
  await insertRows(sql);
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local session_replication_role = replica`;
    await tx`update company_info set tamil = 'public', hindi = 'public'`;
    for (const table of Object.keys(bulk)) await insertMany(tx, table, scale);
    // Once for all rows, instead of by the triggers.
    await tx`
      update translations set stored_state = private.translation_state(
        texts, is_published, english, private.english_row(table_name, row_id))`;
    await tx`select private.index_tours(array(select id from tours))`;
  });
  const connection = await sql.reserve();
  await connection`set statement_timeout = 0`;
  await connection`vacuum analyze`;
  const total = await countRows(connection);
  connection.release();
  await database.finishFirstStart();
  await database.close();
  return total;
}

async function insertMany(tx: TransactionSql, table: string, scale: number): Promise<void> {
  const { count, varied } = bulk[table] ?? { count: 0, varied: "" };
  const [sample] = rows[table] ?? [];
  const columns = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
  const given = [
    ...Object.keys(sample ?? {}),
    ...[...varied.matchAll(/'(\w+)',/g)].map(([, name]) => name),
  ];
  const names = columns.map(({ name }) => name).filter((name) => given.includes(name));
  const list = names.map((name) => `"${name}"`).join(", ");
  await tx.unsafe(
    `insert into ${table} (${list}) select ${names.map((name) => `r."${name}"`).join(", ")}
     from (select $1::text::jsonb as sample, $2::int as tours) given, generate_series(1, $3::int) n,
       jsonb_populate_record(null::${table}, sample || jsonb_build_object(${varied})) r`,
    [
      JSON.stringify(sample),
      Math.ceil((bulk["public.tours"]?.count ?? 0) * scale),
      Math.ceil(count * scale),
    ],
  );
}

async function countRows(sql: ISql): Promise<number> {
  let total = 0;
  for (const table of await listTables(sql)) {
    const [found] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(table)}`;
    total += found?.rows ?? 0;
  }
  return total;
}

/** Tables that stay empty: neither the product nor a site that runs writes to them. */
const UNUSED = ["auth.audit_log_entries", "auth.flow_state", "supabase_migrations.seed_files"];

/** Throws if a table of the catalogue has no rows. */
export async function refuseEmptyTables(sql: ISql): Promise<void> {
  for (const table of await listTables(sql)) {
    const found = await sql`select from ${sql(table)} limit 1`;
    if (found.length === 0 && !UNUSED.includes(table)) {
      throw new Error(
        `${table} has no rows: add it to tests/world/rows.ts or bench/growth/fill.ts`,
      );
    }
  }
}

/** Waits for the daily removal, which begins with the old versions. */
export async function untilPruned(sql: ISql): Promise<void> {
  const old = () =>
    sql`select from row_versions where changed_at < now() - interval '90 days' limit 1`;
  while ((await old()).length > 0) await delay(50);
}
