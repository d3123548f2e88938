// How much data, time and memory do 12 to 12,000 tours cost? Does a crawler find every tour? How
// much do 10,000 row versions slow down the panel?
//   npm run bench -- growth   (needs wrk; TOURS=12,120 for some sizes only)
import { spawnSync } from "node:child_process";
import { get } from "node:http";
import { findTours, updateTour } from "../../app/features/tours/data.ts";
import { findInTrash } from "../../app/features/trash/data.ts";
import type { TourSearch } from "../../app/supabase/tour-search.ts";
import { openDatabase } from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import {
  type BenchSite,
  median,
  memory,
  printTable,
  signInOperator,
  startSite,
} from "../measure.ts";

type Operator = Awaited<ReturnType<typeof signInOperator>>;

const SIZES = (process.env.TOURS ?? "12,120,1200,12000").split(",").map(Number);
const TESTIMONIALS = 5_000;
const VERSIONS = 10_000;
const AT_ONCE = 400;
const PORT = 4808;
/** Searches that visitors make. The function `tour` below makes the tours. */
const SEARCHES: TourSearch[] = [
  {},
  { query: "temples" },
  { query: "journy 12" },
  { query: "hills", min_days: 5, max_days: 5, max_price: 20_000 },
  { query: "region 7", sort_by: "price" },
  { min_days: 4, max_days: 6, max_price: 20_000, from_city: "Madurai" },
  { query: "nowhere" },
];

const rows: string[][] = [];
for (const size of SIZES) {
  const site = await startSite({ port: PORT });
  try {
    rows.push(await measure(site, size));
  } finally {
    await site.stop();
  }
}
printTable(
  `Growth, with ${TESTIMONIALS.toLocaleString("en")} testimonials`,
  [
    "tours",
    "list, br",
    "its data, br",
    "home, br",
    "cached list/s",
    "first, last page of the list, uncached",
    "a tour, uncached",
    "tours found by links",
    "sitemap",
    "the panel's search, median and longest",
    "the visitors' search, median and longest",
    "memory (PSS)",
    "with 10,000 versions: a save, the list, the trash",
  ],
  rows,
);

async function measure(site: BenchSite, size: number): Promise<string[]> {
  const operator = await signInOperator(site);
  await fill(operator, size);
  const first = await request(site, "/domestic-tours");
  const crawl = await followLinks(site);
  // The extra query parameter ensures that the page is not in the cache.
  const last = await request(
    site,
    `${crawl.lastPage}${crawl.lastPage.includes("?") ? "&" : "?"}budget=1`,
  );
  const tour = await request(site, `/tour/domestic/bench-${size - (size % 2)}`);
  const sitemap = await request(site, "/sitemap.xml");
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return [
    size.toLocaleString("en"),
    kb(first.bytes),
    kb((await request(site, "/domestic-tours.data")).bytes),
    kb((await request(site, "/")).bytes),
    Math.round(rate(site, "/domestic-tours")).toLocaleString("en"),
    `${Math.round(first.ms)} ms, ${Math.round(last.ms)} ms`,
    `${Math.round(tour.ms)} ms`,
    `${crawl.tours} on ${crawl.pages} pages`,
    `${kb(sitemap.bytes)} in ${Math.round(sitemap.ms)} ms`,
    await searches(operator),
    await visitorsSearches(site),
    `${Math.round(memory(site.pid))} MB`,
    await historyCost(site, operator),
  ];
}

/** Returns how much slower a save, a list and the trash are with 10,000 row versions. */
async function historyCost(site: BenchSite, operator: Operator): Promise<string> {
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: site.dataDir }));
  const calls = [
    () => updateTour(operator, "bench-1", { price: `₹${Math.random()}` }, undefined),
    () => findTours(operator, [], { from: 0, size: 25 }),
    () => findInTrash(operator, [], { from: 0, size: 25 }),
  ];
  const times = calls.map(() => ({ without: [] as number[], with: [] as number[] }));
  // Rounds with few and with many versions alternate, so that other load affects both.
  for (let round = 0; round < 6; round++) {
    const isWith = round % 2 === 1;
    await sql`delete from row_versions where row_id like 'version-%'`;
    // A quarter of the versions are of deleted rows, which the trash lists.
    await sql`
      insert into row_versions (table_name, row_id, action, old_row)
      select 'tours', 'version-' || n / 50, case when n % 4 = 0 then 'delete' else 'update' end,
        (select to_jsonb(t) from tours t where id = 'bench-1')
      from generate_series(1, ${isWith ? VERSIONS : 25}) n`;
    await sql`vacuum analyze row_versions`;
    for (let repeat = 0; repeat < 20; repeat++) {
      for (const [index, call] of calls.entries()) {
        const began = performance.now();
        await done(call());
        times[index]?.[isWith ? "with" : "without"].push(performance.now() - began);
      }
    }
  }
  await close();
  return times.map((one) => (median(one.with) / median(one.without)).toFixed(2)).join(", ");
}

/** Searches the panel's tours for words that many, few and no tours contain. */
async function searches(operator: Operator): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const words of [["temples"], ["journey", "12"], ["₹10,001"], ["nowhere"]]) {
      const began = performance.now();
      await done(findTours(operator, words, { from: 0, size: 25 }));
      times.push(performance.now() - began);
    }
  }
  return `${Math.round(median(times))} ms, ${Math.round(Math.max(...times))} ms`;
}

/** Runs the searches of visitors directly on the database. */
async function visitorsSearches(site: BenchSite): Promise<string> {
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: site.dataDir }));
  await sql`vacuum analyze`;
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const search of SEARCHES) {
      const began = performance.now();
      await sql`
        select public.search_tours(query => ${search.query ?? ""},
          in_category => ${search.in_category ?? null}, min_days => ${search.min_days ?? null},
          max_days => ${search.max_days ?? null}, max_price => ${search.max_price ?? null},
          in_month => ${search.in_month ?? null}, from_city => ${search.from_city ?? null},
          sort_by => ${search.sort_by ?? "newest"})`;
      times.push(performance.now() - began);
    }
  }
  await close();
  return `${Math.round(median(times))} ms, ${Math.round(Math.max(...times))} ms`;
}

/** Replaces the sample tours with `size` tours, and adds testimonials. */
async function fill(operator: Operator, size: number): Promise<void> {
  await done(operator.from("tours").delete().neq("id", ""));
  for (let at = 0; at < size; at += AT_ONCE) {
    const count = Math.min(AT_ONCE, size - at);
    await done(
      operator.from("tours").insert(Array.from({ length: count }, (_, i) => tour(at + i + 1))),
    );
    for (let week = 1; week <= 5; week++) {
      const starts_on = new Date(Date.now() + week * 7 * 86_400_000).toISOString().slice(0, 10);
      const dates = Array.from({ length: count }, (_, i) => ({
        tour_id: `bench-${at + i + 1}`,
        starts_on,
      }));
      await done(operator.from("departures").insert(dates));
    }
  }
  for (let at = 0; at < TESTIMONIALS; at += AT_ONCE) {
    const count = Math.min(AT_ONCE, TESTIMONIALS - at);
    const several = Array.from({ length: count }, (_, i) => testimonial(at + i));
    await done(operator.from("testimonials").insert(several));
  }
}

async function done(call: PromiseLike<{ error: Error | null }>): Promise<void> {
  const { error } = await call;
  if (error) throw error;
}

function tour(number: number) {
  return {
    id: `bench-${number}`,
    title: `Temples, hills and shores, journey ${number}`,
    type: number % 2 ? "international" : "domestic",
    category: `Region ${number % 12}`,
    summary: `Journey ${number} goes by road and by rail, with guides who know the way and its stories.`,
    image_url: "/posters/kerala-backwaters.svg",
    gallery: ["/posters/kerala-backwaters.svg"],
    price: `₹${10_000 + number}`,
    duration: `${1 + (number % 9)} Days`,
    starts_from: ["Madurai", "Chennai", "Paramakudi"][number % 3] ?? "Madurai",
    featured: number % 40 === 0,
  };
}

function testimonial(number: number) {
  return {
    name: `Traveller ${number}`,
    image: "/posters/avatar-1.svg",
    location: "Paramakudi",
    rating: 5,
    comment: `We were ${number} people and came home happy, with more stories than luggage.`,
  };
}

/** The compressed size of a response, and the time until its end. */
function request(site: BenchSite, path: string) {
  const began = performance.now();
  return new Promise<{ bytes: number; ms: number }>((resolve, reject) => {
    get(site.url + path, { headers: { "accept-encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => {
        if (response.statusCode === 200) resolve({ bytes, ms: performance.now() - began });
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    }).on("error", reject);
  });
}

/** Follows the "next" links of both lists, as a crawler does. */
async function followLinks(site: BenchSite) {
  const found = new Set<string>();
  let pages = 0;
  let lastPage = "/domestic-tours";
  for (const start of ["/international-tours", "/domestic-tours"]) {
    for (let path: string | undefined = start; path; pages++) {
      lastPage = path;
      const html = await (await fetch(site.url + path)).text();
      for (const [, href = ""] of html.matchAll(/href="(\/tour\/[^"]+)"/g)) found.add(href);
      path = /<link rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
  }
  return { tours: found.size, pages, lastPage };
}

function rate(site: BenchSite, path: string): number {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", "-c64", "-d3s", "-H", "Accept-Encoding: br", site.url + path],
    { encoding: "utf8" },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout ?? "")?.[1] ?? Number.NaN);
}
