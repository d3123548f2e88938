// A saved row purges only the cached pages whose loaders read its table.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAboutSections } from "../../app/features/about/data.ts";
import { readCompany } from "../../app/features/company/data.ts";
import {
  loadPublicTestimonials,
  TESTIMONIALS_ON_PAGE,
} from "../../app/features/testimonials/site/public-testimonials.ts";
import { loadTourList } from "../../app/features/tours/site/list/load-tour-list.ts";
import { loadTour } from "../../app/features/tours/site/page/load-tour.ts";
import type { PublicLoad } from "../../app/supabase/public-load.ts";
import { RowCache } from "../../server/pages/cache.ts";
import { createRecordedClient, type RecordedClient } from "../../server/pages/recorded-client.ts";
import { freshDatabase, publicLoad, type TestDatabase } from "../database/database.ts";

let db: TestDatabase;
let recorded: RecordedClient;

beforeAll(async () => {
  db = await freshDatabase();
  recorded = createRecordedClient(db.backend);
  await db.sql`
    insert into tours (id, title, type, summary, image_url, gallery, duration)
    select 'tour-' || n, 'Tour ' || n, 'domestic', 'A summary that is long enough',
      '/posters/hero.svg', '{/posters/hero.svg}', '3 Days'
    from generate_series(1, 3) n`;
});
afterAll(() => db.close());

const loads: Record<string, (load: PublicLoad) => PromiseLike<unknown>> = {
  "/tour/domestic/tour-1": (load) => loadTour(load, "domestic", "tour-1"),
  "/domestic-tours": (load) => loadTourList(load, "domestic", "http://site.test/domestic-tours"),
  "/testimonials": (load) => loadPublicTestimonials(load, TESTIMONIALS_ON_PAGE),
  "/about-us": ({ client }) => listAboutSections(client),
  "/faq": () => Promise.resolve(),
};

/** A cache of all pages, each with the tables and rows that its loader read. */
async function filledCache(): Promise<RowCache<{ size: number }>> {
  const cache = new RowCache<{ size: number }>({
    maxBytes: 1_000_000,
    maxEntries: 10,
    freshMs: 60_000,
  });
  for (const [path, loadPage] of Object.entries(loads)) {
    const sources = new Set<string>();
    const load = publicLoad(recorded.client);
    await recorded.record(sources, async () => {
      await readCompany(load.client);
      await loadPage(load);
    });
    expect([...load.failures]).toEqual([]);
    await cache.get(path, async () => ({ value: { size: 10 }, isCacheable: true, sources }));
  }
  return cache;
}

test.each([
  ["testimonials", ["/testimonials"]],
  ["about_sections", ["/about-us"]],
  ["categories", ["/domestic-tours"]],
  ["departures", ["/tour/domestic/tour-1", "/domestic-tours"]],
  ["tours", ["/tour/domestic/tour-1", "/domestic-tours"]],
  ["carousel_images", []],
  ["hero_sections", []],
  ["company_info", Object.keys(loads)],
])("saving a row of %s purges the pages %j and no others", async (table, purged) => {
  const cache = await filledCache();
  cache.purge({ table, type: "UPDATE", id: "another" });
  expect(Object.keys(loads).filter((path) => !cache.fresh(path))).toEqual(purged);
});

test("a failed read is retried once", async () => {
  let failures = 2;
  const { client } = createRecordedClient({
    ...db.backend,
    async fetch(request) {
      return failures-- > 0 ? new Response("{}", { status: 503 }) : db.backend.fetch(request);
    },
  });
  const read = () => client.from("tours").select("id");
  expect((await read()).error).not.toBeNull();
  failures = 1;
  expect((await read()).data).toHaveLength(3);
});

test("a database that never responds delays a page only by seconds, however many reads it has", async () => {
  const { client, record } = createRecordedClient({
    ...db.backend,
    fetch: () => new Promise<Response>(() => {}),
  });
  const responses = await record(new Set(), async () => [
    await client.from("tours").select("id"),
    await client.from("categories").select("id"),
  ]);
  expect(responses.map(({ error }) => error?.message)).toEqual([
    expect.stringContaining("took too long"),
    expect.stringContaining("took too long"),
  ]);
});
