// @module-tag long
// With 12,000 tours and 60,000 departures, every query of the site finds and sorts its rows by an
// index. The tests explain the SQL that the real data functions send.
import { beforeAll, expect, test } from "vitest";
import { findPictures } from "../../app/editing/pictures/data.ts";
import { findAboutSections } from "../../app/features/about/data.ts";
import { findCarouselImages } from "../../app/features/carousel/data.ts";
import { listCategories } from "../../app/features/categories/data.ts";
import {
  countTestimonials,
  listNewestTestimonials,
  listTestimonials,
} from "../../app/features/testimonials/data.ts";
import {
  findAnyTour,
  findTourAfter,
  findTours,
  listFeaturedTours,
  listNewestTours,
  listRelatedTours,
  listSitemapTours,
  listTourCards,
  readTour,
  readTourPreview,
} from "../../app/features/tours/data.ts";
import { findInTrash } from "../../app/features/trash/panel/data.ts";
import type { Client } from "../../app/supabase/types.ts";
import { setUpDatabase } from "../database/database.ts";

interface Statement {
  statement: string;
  values: unknown[];
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Sort Key"?: string[];
  Plans?: Plan[];
}

const db = setUpDatabase();
const asked: Statement[] = [];

beforeAll(async () => {
  await db.sql.begin(async (tx) => {
    // On a busy machine these inserts take longer than the statement timeout.
    await tx`set local statement_timeout = 0`;
    await tx`
      insert into departures (tour_id, starts_on)
      select 'tour-' || n, current_date + 7 * week from generate_series(1, 12000) n, generate_series(1, 5) week`;
    await tx`
      insert into tours (id, title, type, category, summary, image_url, gallery, price, duration, featured, created_at)
      select 'tour-' || n, 'Tour ' || n, (array['domestic', 'international'])[1 + n % 2],
        'Category ' || n % 20, repeat('A summary that is long enough. ', 6), '/posters/hero.svg',
        '{/posters/hero.svg}', '₹10,000', '3 Days', n % 40 = 0, now() - n * interval '1 minute'
      from generate_series(1, 12000) n`;
    await tx`
      insert into testimonials (name, image, location, rating, comment, created_at)
      select 'Name ' || n, '/posters/avatar.svg', 'Madurai', 5, repeat('A comment that is long. ', 8),
        now() - n * interval '1 minute'
      from generate_series(1, 5000) n`;
    await tx`
      insert into categories (name, type)
      select 'Category ' || n, (array['domestic', 'international'])[1 + n % 2] from generate_series(1, 2000) n`;
    await tx`
      insert into carousel_images (section, url, caption, "order")
      select (array['home', 'about', 'testimonials'])[1 + n % 3], '/posters/hero.svg', 'Slide', n
      from generate_series(1, 3000) n`;
    await tx`
      insert into about_sections (title, content, image_url, section_order)
      select 'Section', repeat('Content. ', 20), '/posters/hero.svg', n from generate_series(1, 2000) n`;
    await tx`
      insert into row_versions (table_name, row_id, action, old_row)
      select 'tours', 'tour-' || n / 50, (array['update', 'delete'])[1 + n % 2],
        (select to_jsonb(t) from tours t where id = 'tour-1')
      from generate_series(1, 10000) n`;
    await tx`
      insert into pictures (name, url, created_at)
      select n || '.webp', '/storage/v1/object/public/media/' || n || '.webp', now() - n * interval '1 minute'
      from generate_series(1, 5000) n`;
  });
  await db.sql`vacuum analyze`;
  db.sql.options.debug = (_connection, statement, values) => {
    asked.push({ statement, values });
  };
});

/** For these queries of public pages, the planner must choose the index by itself. */
const VISITORS = [
  "the featured tours",
  "the newest tours of a type",
  "the newest tours",
  "the cards of a page",
  "related tours",
  "related tours of a category",
  "one tour",
  "a tour's preview",
];
const PANEL_TOURS = "a page of the panel's tours";
const PICTURES = "a page of pictures";
const ONLY_FOR_ADMINS = [PANEL_TOURS, PICTURES];
const reads: [string, (client: Client) => PromiseLike<unknown>][] = [
  ["the featured tours", (client) => listFeaturedTours(client)],
  ["the newest tours of a type", (client) => listNewestTours(client, "domestic", 100)],
  ["the newest tours", (client) => listNewestTours(client, null, 100)],
  ["the tour after a whole list", (client) => findTourAfter(client, "domestic", 100)],
  ["the cards of a page", (client) => listTourCards(client, ["tour-1", "tour-77"])],
  ["related tours", (client) => listRelatedTours(client, "domestic", "tour-2")],
  [
    "related tours of a category",
    (client) => listRelatedTours(client, "domestic", "tour-2", "Category 2"),
  ],
  ["one tour", (client) => readTour(client, "tour-77")],
  ["a tour's preview", (client) => readTourPreview(client, "tour-77")],
  ["whether there is a tour", (client) => findAnyTour(client)],
  ["the sitemap", (client) => listSitemapTours(client)],
  [PANEL_TOURS, (client) => findTours(client, [], { from: 25, size: 25 })],
  ["testimonials on a page", (client) => listNewestTestimonials(client, { from: 4_900, size: 48 })],
  ["the count of testimonials", (client) => countTestimonials(client)],
  ["the panel's testimonials", (client) => listTestimonials(client, { from: 4_900, size: 25 })],
  ["categories", (client) => listCategories(client).range(0, 999)],
  ["slides", (client) => findCarouselImages(client, "home", { from: 0, size: 25 })],
  ["about sections", (client) => findAboutSections(client, { from: 0, size: 25 })],
  [PICTURES, (client) => findPictures(client, [], { from: 4_900, size: 24 })],
  ["the trash", (client) => findInTrash(client, [], { from: 0, size: 25 })],
];

test.each(reads)(
  "a query for %s uses an index to find and to order its rows",
  async (name, read) => {
    for (const client of ONLY_FOR_ADMINS.includes(name) ? [db.admin] : [db.anonymous, db.admin]) {
      const statements = await statementsOf(() => read(client));
      expect(statements.length).toBeGreaterThan(0);
      for (const asking of statements) {
        const nodes = await explain(asking, !VISITORS.includes(name));
        expect(nodes.some((node) => node["Index Name"])).toBe(true);
        expect(nodes.filter((node) => isScan(node) || isSort(node))).toEqual([]);
      }
    }
  },
);

test("the panel's search finds its page by an index, and only its count scans every tour", async () => {
  const found = () => findTours(db.admin, ["tour", "1199"], { from: 0, size: 25 });
  const [counting, rows, ...others] = (await statementsOf(found)).sort(
    (a, b) => a.statement.length - b.statement.length,
  );
  if (!counting || !rows) throw new Error("two statements are expected");
  expect(others).toEqual([]);
  expect(counting.statement).toMatch(/count\(/i);
  expect((await explain(counting, false)).filter(isScan)).toHaveLength(1);
  const nodes = await explain(rows, true);
  expect(nodes.some((node) => node["Index Name"])).toBe(true);
  expect(nodes.filter((node) => isScan(node) || isSort(node))).toEqual([]);
});

// Sorting by month is allowed, because one tour has few months.
const isSort = (node: Plan) =>
  node["Node Type"] === "Sort" && !node["Sort Key"]?.every((key) => key.includes("month"));
const isScan = (node: Plan) => node["Node Type"] === "Seq Scan";

/** Returns the queries of `work` that read from one of the tables below. */
async function statementsOf(work: () => PromiseLike<unknown>): Promise<Statement[]> {
  asked.length = 0;
  const response = await work();
  expect(response).toMatchObject({ error: null });
  return asked.filter(({ statement }) =>
    /from\s+"?(?:public"?\."?)?(?:tours|tour_cards|tour_pages|tours_with_dates|testimonials|categories|carousel_images|about_sections|pictures|row_versions)\b/i.test(
      statement,
    ),
  );
}

/** Returns the plan's nodes. If `mustUseIndex` is true, it uses an index even if that is slower. */
async function explain({ statement, values }: Statement, mustUseIndex: boolean): Promise<Plan[]> {
  return db.sql.begin(async (tx) => {
    if (mustUseIndex) {
      await tx`set local enable_seqscan = off`;
      await tx`set local enable_bitmapscan = off`;
      await tx`set local enable_sort = off`;
    }
    const rows = await tx.unsafe<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
      `explain (format json) ${statement}`,
      values as string[],
    );
    return rows.flatMap((row) => row["QUERY PLAN"].flatMap((plan) => flatten(plan.Plan)));
  });
}

function flatten(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)];
}
