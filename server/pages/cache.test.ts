import { beforeEach, expect, test } from "vitest";
import { RowCache } from "./cache.ts";

/** The sources of each page: "tours" is a table, "tours:ooty" is one row. */
const READS: Record<string, string[]> = {
  "/": ["company_info", "hero_sections", "carousel_images", "tours", "testimonials"],
  "/domestic-tours": ["company_info", "tours", "categories"],
  "/tour/domestic/ooty": ["company_info", "tours:ooty", "tours"],
  "/about-us": ["company_info", "about_sections"],
  "/testimonials": ["company_info", "testimonials"],
  "/faq": ["company_info"],
};

interface Text {
  text: string;
  size: number;
}

let now = 0;
let cache: RowCache<Text>;
beforeEach(() => {
  now = 0;
  cache = new RowCache({
    maxBytes: 100_000,
    maxEntries: 6,
    freshMs: 1_000,
    staleWhileRevalidate: true,
    now: () => now,
  });
});

function load(text: string, sources: string[] = ["tours"], isCacheable = true) {
  return async () => ({ value: { text, size: 10 }, isCacheable, sources: new Set(sources) });
}

const tourSaved = { table: "tours", type: "UPDATE", id: "kerala" } as const;

test.each([
  ["testimonials", ["/", "/testimonials"]],
  ["categories", ["/domestic-tours"]],
  ["about_sections", ["/about-us"]],
  ["tours", ["/", "/domestic-tours", "/tour/domestic/ooty"]],
  ["company_info", Object.keys(READS)],
])("saving a row of %s purges the pages %j", async (table, purged) => {
  for (const [path, sources] of Object.entries(READS)) await cache.get(path, load(path, sources));
  cache.purge({ table, type: "UPDATE", id: "another" });
  expect(Object.keys(READS).filter((path) => !cache.fresh(path))).toEqual(purged);
});

test("the least recently used page is dropped when there are too many", async () => {
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/f"]) await cache.get(path, load(path));
  cache.fresh("/a");
  await cache.get("/g", load("/g"));
  expect([cache.fresh("/a")?.text, cache.fresh("/b")?.text]).toEqual(["/a", undefined]);
  expect(cache.size).toBe(6);
});

test.each([
  ["a long key", "/".padEnd(30_000), ["tours"]],
  ["many sources", "/", Array.from({ length: 500 }, (_, at) => `tours:${at}`)],
])("%s of a small page counts as memory", async (_name, key, sources) => {
  for (const letter of "abcdef") await cache.get(letter + key, load("page", sources));
  expect(cache.bytes).toBeGreaterThan(30_000);
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.size).toBeLessThan(6);
});

test("a small page counts more than its text, because its objects take memory too", async () => {
  await cache.get("/", load("page"));
  expect(cache.bytes).toBeGreaterThan(2_000);
});

test("a page that began rendering before a save is returned but not cached", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = cache.get("/", async () => {
    await promise;
    return load("old")();
  });
  cache.purge(tourSaved);
  expect((await cache.get("/", load("new"))).text).toBe("new");
  resolve();
  expect((await slow).text).toBe("old");
  expect(cache.fresh("/")?.text).toBe("new");
});

test("parallel requests for one page render it once", async () => {
  let loads = 0;
  const counted = async () => {
    loads++;
    return load("page")();
  };
  await Promise.all(Array.from({ length: 100 }, () => cache.get("/", counted)));
  expect(loads).toBe(1);
});

test("a stale page is served while it is rendered again", async () => {
  await cache.get("/", load("old"));
  now = 1_000;
  expect(cache.fresh("/")).toBeUndefined();
  expect((await cache.get("/", load("new"))).text).toBe("old");
  await expect.poll(() => cache.fresh("/")?.text).toBe("new");
});

test("a page with a failed read and an error are not cached", async () => {
  await cache.get("/", load("defaults", [], false));
  expect(cache.size).toBe(0);
  const fails = () => Promise.reject(new Error("no database"));
  await expect(cache.get("/", fails)).rejects.toThrow("no database");
  expect((await cache.get("/", load("page"))).text).toBe("page");
});
