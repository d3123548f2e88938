// Hosted Supabase, and so the site, sends at most 1,000 rows per response. No list ends there.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findPictures } from "../../app/editing/pictures/data.ts";
import type { ListPage } from "../../app/editing/read.ts";
import { findAboutSections, listAboutSections } from "../../app/features/about/data.ts";
import { findCarouselImages, listCarouselImages } from "../../app/features/carousel/data.ts";
import { findCategories, listCategories } from "../../app/features/categories/data.ts";
import { listDepartures } from "../../app/features/departures/data.ts";
import { findFaqQuestions, listFaqQuestions } from "../../app/features/faq/data.ts";
import { findEnquiries, findOfPerson, listEnquiries } from "../../app/features/inbox/panel/data.ts";
import { listSubscribers } from "../../app/features/newsletter/panel/data.ts";
import { listDevices } from "../../app/features/notifications/panel/data.ts";
import { findPages, listFooterPages, listPublishedPages } from "../../app/features/pages/data.ts";
import { listQuotes, listRevisions } from "../../app/features/quotes/data.ts";
import {
  listApprovedReviews,
  listInvitations,
  listNewReviews,
  listTourTitles,
} from "../../app/features/reviews/data.ts";
import { listComparedDepartures } from "../../app/features/shortlist/site/data.ts";
import { listNewestTestimonials, listTestimonials } from "../../app/features/testimonials/data.ts";
import { findTours, listSitemapTours } from "../../app/features/tours/data.ts";
import { findWords, listWords } from "../../app/features/translations/panel/glossary.ts";
import { findInTrash } from "../../app/features/trash/panel/data.ts";
import type { Client, Range, Table } from "../../app/supabase/types.ts";
import { wholeList } from "../../app/supabase/whole-list.ts";
import { sitemapPages } from "../../server/seo/sitemap-pages.ts";
import { goodRows } from "../rls/rows.ts";
import { ADMIN_EMAIL, setUpDatabase } from "./database.ts";

// The client of the test is signed in; there is no browser to ask.
const SIGNED_IN = "../../app/editing/signed-in.ts";
vi.resetModules();
vi.doMock(SIGNED_IN, () => ({ callSignedIn: (send: () => unknown) => send() }));
const { readPage } = await import("../../app/editing/read.ts");
afterAll(() => {
  vi.doUnmock(SIGNED_IN);
  vi.resetModules();
});

const ROWS = 1001;

type Row = Record<string, unknown>;

const uuid = (n: number) => `6a1f6f0e-0001-4000-8000-${String(n).padStart(12, "0")}`;
const ONE = uuid(0);
const day = (n: number) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10);

/** For each table: what differs in its rows, or why it has no list. */
const rows: Record<Table, ((n: number) => Row) | string> = {
  tours: (n) => ({ ...goodRows.tours, id: n === 0 ? "hills" : `tour-${n}` }),
  departures: (n) => ({ ...goodRows.departures, starts_on: day(n) }),
  categories: (n) => ({ ...goodRows.categories, name: `Category ${n}` }),
  testimonials: () => goodRows.testimonials,
  carousel_images: (n) => ({ ...goodRows.carousel_images, order: n }),
  about_sections: (n) => ({ ...goodRows.about_sections, section_order: n }),
  pages: (n) => ({ ...goodRows.pages, address: `page-${n}` }),
  faq_questions: (n) => ({ ...goodRows.faq_questions, question_order: n }),
  pictures: (n) => ({ ...goodRows.pictures, name: `hills-${n}.webp` }),
  enquiries: () => goodRows.enquiries,
  newsletter_addresses: (n) => ({
    ...goodRows.newsletter_addresses,
    email: `guest${n}@example.com`,
    token: String(n).padStart(64, "0"),
  }),
  quotes: (n) => ({
    ...goodRows.quotes,
    number: `VH-2026-${n}`,
    token: String(n).padStart(64, "0"),
  }),
  quote_revisions: (n) => ({ quote_id: ONE, revision: n + 1, sheet: {} }),
  review_invitations: (n) => ({ ...goodRows.review_invitations, token: uuid(n) }),
  review_submissions: (n) => ({
    ...goodRows.review_submissions,
    status: n < ROWS ? "New" : "Approved",
    picture: null,
  }),
  push_subscriptions: (n) => ({
    ...goodRows.push_subscriptions,
    endpoint: `https://push.example.com/${n}`,
  }),
  row_versions: (n) => ({
    table_name: "categories",
    row_id: uuid(n),
    action: "delete",
    old_row: { name: `Category ${n}` },
    changed_at: "2026-01-01T00:00:00Z",
    changed_by: null,
  }),
  translations: (n) => ({ ...goodRows.translations, row_id: n === 0 ? "hills" : `tour-${n}` }),
  glossary: (n) => ({ ...goodRows.glossary, english: `word ${n}` }),
  hero_sections: "one row",
  company_info: "one row",
  office_settings: "one row",
  synonyms: "only the search reads them",
  daily_counts: "only their sums are read",
  tour_addresses: "only single rows are read",
  push_keys: "one row, for the server",
  backups: "only the server reads them, and only the latest",
  mails: "only the server reads them, one after the other",
};

const db = setUpDatabase();
let admin: Client;
beforeAll(async () => {
  admin = db.admin;
  for (const [table, rowOf] of Object.entries(rows)) {
    if (typeof rowOf === "string") continue;
    const count = table === "review_submissions" ? 2 * ROWS : ROWS;
    const content = Array.from({ length: count }, (_, n) => ({
      id: uuid(n),
      created_at: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
      updated_at: "2026-02-01T00:00:00Z",
      ...rowOf(n),
    }));
    const stored = await db.sql<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attname = any(${Object.keys(content[0] ?? {})})`;
    const columns = db.sql(stored.map(({ name }) => name));
    await db.sql.begin(async (sql) => {
      // Without triggers, which are slow and replace some values.
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into ${sql(table)} (${columns})
        select ${columns}
        from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(content as never)})`;
    });
  }
});

beforeAll(async () => {
  await db.sql`
    update push_subscriptions set (user_id, session_id) = (
      select user_id, id from auth.sessions
      where user_id = (select id from auth.users where email = ${ADMIN_EMAIL}))`;
});

test("every table has rows here, or a reason why it has no list", async () => {
  const found = await db.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(rows).sort());
});

const LAST_PAGE = 41;
type PagedRead = (
  range: Range,
) => Parameters<typeof readPage>[0] extends (range: Range) => infer C ? C : never;

const pages: [name: string, list: PagedRead][] = [
  ["tours", (range) => findTours(admin, [], range)],
  ["categories", (range) => findCategories(admin, undefined, range)],
  ["categories of a type", (range) => findCategories(admin, "domestic", range)],
  ["testimonials", (range) => listTestimonials(admin, range)],
  ["testimonials for visitors", (range) => listNewestTestimonials(db.anonymous, range)],
  ["carousel images", (range) => findCarouselImages(admin, "home", range)],
  ["questions of the FAQ", (range) => findFaqQuestions(admin, "travel-logistics", range)],
  ["pictures", (range) => findPictures(admin, [], range)],
  ["pages", (range) => findPages(admin, range)],
  ["about sections", (range) => findAboutSections(admin, range)],
  ["enquiries", (range) => findEnquiries(admin, { words: [], status: undefined }, range)],
  ["enquiries of a person", (range) => findOfPerson(admin, ONE, range)],
  ["quotes", (range) => listQuotes(admin, [], range)],
  ["revisions of a quote", (range) => listRevisions(admin, ONE, range)],
  ["invitations", (range) => listInvitations(admin, range)],
  ["reviews to approve", (range) => listNewReviews(admin, range)],
  ["approved reviews", (range) => listApprovedReviews(admin, [], range)],
  ["words of the glossary", (range) => findWords(admin, range)],
  ["the trash", (range) => findInTrash(admin, [], range)],
];

test.each(pages)("the last page of %s has the last of 1,001 rows", async (_, list) => {
  const page: ListPage<unknown> = await readPage(list, LAST_PAGE);
  expect(page).toMatchObject({ total: ROWS, from: 1000, page: LAST_PAGE, pageCount: LAST_PAGE });
  expect(page.rows).toHaveLength(1);
});

const wholes: [name: string, read: () => PromiseLike<{ data: unknown[] | null }>][] = [
  ["tours in the review form", () => listTourTitles(db.anonymous)],
  ["tours in the sitemap", () => listSitemapTours(db.anonymous)],
  ["category names", () => wholeList(() => listCategories(db.anonymous), "name")],
  ["slides", () => listCarouselImages(db.anonymous)],
  ["questions of the FAQ", () => listFaqQuestions(db.anonymous)],
  ["pages in the footer", () => listFooterPages(db.anonymous)],
  ["pages in the sitemap", () => listPublishedPages(db.anonymous)],
  ["blocks of the About page", () => listAboutSections(db.anonymous)],
  [
    "dates of a tour",
    () => wholeList(() => listDepartures(db.anonymous, "hills", day(0)), "starts_on"),
  ],
  [
    "dates in a comparison",
    () => wholeList(() => listComparedDepartures(db.anonymous, ["hills"], day(0)), "starts_on"),
  ],
  [
    "exported enquiries",
    () => wholeList(() => listEnquiries(admin, { words: ["ooty"], status: "New" })),
  ],
  ["exported addresses", () => wholeList(() => listSubscribers(admin))],
  ["words that a translator knows", () => wholeList(() => listWords(admin), "english")],
  ["notified devices", () => wholeList(() => listDevices(admin))],
];

test.each(wholes)("the list of %s has 1,001 rows", async (_, read) => {
  expect((await read()).data).toHaveLength(ROWS);
});

test("the sitemap names the translations of 1,001 tours", async () => {
  const pages = await sitemapPages(admin, ["en", "hi"]);
  const inHindi = pages.filter(({ path, languages }) => {
    return path.startsWith("/tour/") && languages?.includes("hi");
  });
  expect(inHindi).toHaveLength(ROWS);
});
