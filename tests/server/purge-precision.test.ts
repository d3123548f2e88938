// What the pages' own loaders read decides what a saved row drops: here with the real calls.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAboutSections } from "../../app/about/data.ts";
import { readCompany } from "../../app/company/data.ts";
import type { PublicLoad } from "../../app/supabase/public-load.ts";
import {
  loadPublicTestimonials,
  TESTIMONIALS_ON_PAGE,
} from "../../app/testimonials/public-testimonials.ts";
import { loadTour } from "../../app/tours/load-tour.ts";
import { loadTourList } from "../../app/tours/load-tour-list.ts";
import { PageCache } from "../../server/pages/cache.ts";
import type { Page } from "../../server/pages/page.ts";
import { createRecordedClient, type RecordedClient } from "../../server/pages/recorded-client.ts";
import { freshDatabase, type TestDatabase } from "../database/database.ts";

let db: TestDatabase;
let recorded: RecordedClient;
const page: Page = {
  status: 200,
  size: 10,
  bodies: { identity: { bytes: new Uint8Array(10), etag: '"x"', headers: {} } },
};

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

/** A cache that holds every page, each noted with what its loader really read. */
async function filledCache(): Promise<PageCache> {
  const cache = new PageCache({ maxBytes: 1_000, freshMs: 60_000 });
  for (const [path, loadPage] of Object.entries(loads)) {
    const sources = new Set<string>();
    const load: PublicLoad = {
      client: recorded.client,
      siteUrl: "http://site.test",
      backend: { url: null, publishableKey: "" },
      markFailed() {},
      failures: new Set(),
    };
    await recorded.record(sources, async () => {
      await readCompany(load.client);
      await loadPage(load);
    });
    expect([...load.failures]).toEqual([]);
    await cache.get(path, async () => ({ page, isKept: true, sources }));
  }
  return cache;
}

test.each([
  ["testimonials", ["/testimonials"]],
  ["about_sections", ["/about-us"]],
  ["categories", ["/domestic-tours"]],
  ["tours", ["/tour/domestic/tour-1", "/domestic-tours"]],
  ["carousel_images", []],
  ["hero_sections", []],
  ["company_info", Object.keys(loads)],
])("a saved row of %s drops %j and no other page", async (table, dropped) => {
  const cache = await filledCache();
  cache.purge({ table, type: "UPDATE", id: "another" });
  expect(Object.keys(loads).filter((path) => !cache.fresh(path))).toEqual(dropped);
});
