// A saved row drops the pages that show it and no other.
import { expect, test } from "vitest";
import { type Made, RowCache } from "../../server/pages/cache.ts";
import type { Page } from "../../server/pages/page.ts";

const body = { content: "", etag: '"x"', headers: [], headersOfSame: [] };
const page: Page = { status: 200, size: 10, bodies: { identity: body } };

/** What each page of the site is read from, as its loaders ask for it. */
const READS: Record<string, string[]> = {
  "/": ["company_info", "hero_sections", "carousel_images", "tours", "testimonials"],
  "/domestic-tours": ["company_info", "tours", "categories"],
  "/tour/domestic/ooty": ["company_info", "tours:ooty", "tours"],
  "/about-us": ["company_info", "about_sections"],
  "/testimonials": ["company_info", "testimonials"],
  "/faq": ["company_info"],
};

async function filledCache() {
  const cache = new RowCache<Page>({ maxBytes: 1_000, freshMs: 60_000 });
  for (const [path, sources] of Object.entries(READS)) {
    const rendered: Made<Page> = { value: page, isKept: true, sources: new Set(sources) };
    await cache.get(path, async () => rendered);
  }
  return cache;
}

test.each([
  ["testimonials", ["/", "/testimonials"]],
  ["categories", ["/domestic-tours"]],
  ["about_sections", ["/about-us"]],
  ["tours", ["/", "/domestic-tours", "/tour/domestic/ooty"]],
  ["company_info", Object.keys(READS)],
])("a saved row of %s drops %j", async (table, dropped) => {
  const cache = await filledCache();
  cache.purge({ table, type: "UPDATE", id: "another" });
  expect(Object.keys(READS).filter((path) => !cache.fresh(path))).toEqual(dropped);
});

test("the page used last is the last to go when memory is short", async () => {
  const cache = await filledCache();
  const small = new RowCache<Page>({ maxBytes: 25, freshMs: 60_000 });
  const keep = (path: string) =>
    small.get(path, async () => ({ value: page, isKept: true, sources: new Set<string>() }));
  await keep("/a");
  await keep("/b");
  small.fresh("/a");
  await keep("/c");
  expect(["/a", "/b", "/c"].map((path) => Boolean(small.fresh(path)))).toEqual([true, false, true]);
  expect(cache.bytes).toBe(60);
});
