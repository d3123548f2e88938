// What the pages' own loaders read decides what a saved row drops: here with the real calls.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAboutSections } from "../../app/features/about/data.ts";
import { readCompany } from "../../app/features/company/data.ts";
import {
  loadPublicTestimonials,
  TESTIMONIALS_ON_PAGE,
} from "../../app/features/testimonials/public-testimonials.ts";
import { loadTour } from "../../app/features/tours/load-tour.ts";
import { loadTourList } from "../../app/features/tours/load-tour-list.ts";
import type { PublicLoad } from "../../app/supabase/public-load.ts";
import { RowCache } from "../../server/pages/cache.ts";
import type { Page } from "../../server/pages/page.ts";
import {
  createRecordedClient,
  type ReadAnswer,
  type RecordedClient,
} from "../../server/pages/recorded-client.ts";
import { freshDatabase, type TestDatabase } from "../database/database.ts";

let db: TestDatabase;
let recorded: RecordedClient;
const page: Page = {
  status: 200,
  size: 10,
  bodies: { identity: { content: "", etag: '"x"', headers: [], headersOfSame: [] } },
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
async function filledCache(): Promise<RowCache<Page>> {
  const cache = new RowCache<Page>({ maxBytes: 1_000, freshMs: 60_000 });
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
    await cache.get(path, async () => ({ value: page, isKept: true, sources }));
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

test("what one page has read is not asked for again by the next, until a row of it changes", async () => {
  const asked: string[] = [];
  let beforeAnswer = async () => {};
  const answers = new RowCache<ReadAnswer>({ maxBytes: 100_000, freshMs: 60_000 });
  const remembering = createRecordedClient(
    {
      ...db.backend,
      async fetch(request) {
        asked.push(new URL(request.url).pathname);
        const answer = await db.backend.fetch(request);
        await beforeAnswer();
        return answer;
      },
    },
    answers,
  );
  async function titles(): Promise<string[]> {
    const { data } = await remembering.client.from("tours").select("title").order("id");
    return (data ?? []).map(({ title }) => title);
  }
  const changed = { table: "tours", type: "UPDATE", id: "tour-1" } as const;
  const before = ["Tour 1", "Tour 2", "Tour 3"];

  expect(await titles()).toEqual(before);
  expect(await titles()).toEqual(before);
  expect(asked).toHaveLength(1);

  const counted = await remembering.client.from("tours").select("title", { count: "exact" });
  expect(counted.count, "the same rows with their number are another answer").toBe(3);

  await db.sql`update tours set title = 'Ooty' where id = 'tour-1'`;
  answers.purge({ table: "testimonials", type: "UPDATE", id: "any" });
  expect(await titles(), "another table's change drops nothing").toEqual(before);
  answers.purge(changed);
  expect(await titles()).toEqual(["Ooty", "Tour 2", "Tour 3"]);

  answers.purge(changed);
  beforeAnswer = async () => {
    beforeAnswer = async () => {};
    await db.sql`update tours set title = 'Yercaud' where id = 'tour-1'`;
    answers.purge(changed);
  };
  expect(await titles(), "read before the change").toEqual(["Ooty", "Tour 2", "Tour 3"]);
  expect(await titles(), "and not remembered").toEqual(["Yercaud", "Tour 2", "Tour 3"]);
  await db.sql`update tours set title = 'Tour 1' where id = 'tour-1'`;
});

test("a failed read is asked for once more, and a failure is not remembered", async () => {
  let failures = 2;
  const { client } = createRecordedClient(
    {
      ...db.backend,
      async fetch(request) {
        return failures-- > 0 ? new Response("{}", { status: 503 }) : db.backend.fetch(request);
      },
    },
    new RowCache<ReadAnswer>({ maxBytes: 100_000, freshMs: 60_000 }),
  );
  const read = () => client.from("tours").select("id");
  expect((await read()).error).not.toBeNull();
  failures = 1;
  expect((await read()).data).toHaveLength(3);
});

test("a database that never answers is waited for in seconds, however many reads a page has", async () => {
  const { client, record } = createRecordedClient({
    ...db.backend,
    fetch: () => new Promise<Response>(() => {}),
  });
  const began = performance.now();
  const answers = await record(new Set(), async () => [
    await client.from("tours").select("id"),
    await client.from("categories").select("id"),
  ]);
  expect(answers.map(({ error }) => error?.message)).toEqual([
    expect.stringContaining("took too long"),
    expect.stringContaining("took too long"),
  ]);
  expect(performance.now() - began).toBeLessThan(8_000);
});
