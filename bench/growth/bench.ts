// What do 12, 120, 1,200 and 12,000 tours, and 5,000 testimonials, cost? Bytes and rate of a list's
// first page, the time of pages that nobody has asked for yet, the sitemap, memory, and whether
// every tour is found by following links from the list.
//   npm run bench -- growth        needs wrk; TOURS=12,120 for some of them only
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { readWholeList } from "../../app/editing/read.ts";
import { findTours, listAllTours } from "../../app/features/tours/data.ts";
import type { Database } from "../../app/supabase/database.types.ts";
import { type BenchSite, median, memory, printTable, startSite } from "../measure.ts";

const SIZES = (process.env.TOURS ?? "12,120,1200,12000").split(",").map(Number);
const TESTIMONIALS = 5_000;
const AT_ONCE = 400;
const PORT = 4808;

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
    "first, last page of the list made in",
    "a tour made in",
    "tours found by links",
    "sitemap",
    "the panel's list read whole in",
    "searched in, median, longest",
    "memory (PSS)",
  ],
  rows,
);

async function measure(site: BenchSite, size: number): Promise<string[]> {
  const operator = await signIn(site);
  await fill(operator, size);
  const first = await ask(site, "/domestic-tours");
  const crawl = await followLinks(site);
  const last = await ask(site, crawl.lastPage, true);
  const tour = await ask(site, `/tour/domestic/bench-${size - (size % 2)}`);
  const sitemap = await ask(site, "/sitemap.xml");
  const began = performance.now();
  const listed = await readWholeList(() => listAllTours(operator));
  const panel = performance.now() - began;
  if (listed.length !== size) throw new Error(`the panel reads ${listed.length} of ${size}`);
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return [
    size.toLocaleString("en"),
    kb(first.bytes),
    kb((await ask(site, "/domestic-tours.data")).bytes),
    kb((await ask(site, "/")).bytes),
    Math.round(rate(site, "/domestic-tours")).toLocaleString("en"),
    `${Math.round(first.ms)} ms, ${Math.round(last.ms)} ms`,
    `${Math.round(tour.ms)} ms`,
    `${crawl.tours} on ${crawl.pages} pages`,
    `${kb(sitemap.bytes)} in ${Math.round(sitemap.ms)} ms`,
    `${Math.round(panel)} ms`,
    await searches(operator),
    `${Math.round(memory(site.pid))} MB`,
  ];
}

async function signIn(site: BenchSite) {
  const secrets = readFileSync(join(site.dataDir, "secrets.json"), "utf8");
  const { publishableKey } = JSON.parse(secrets) as { publishableKey: string };
  const client = createClient<Database>(site.url, publishableKey, {
    auth: { persistSession: false },
  });
  const account = { email: "admin@example.com", password: "bench-password" };
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

/** A search of the panel's tours, for words that many, few and no tours hold. */
async function searches(operator: Awaited<ReturnType<typeof signIn>>): Promise<string> {
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

/** Replaces the sample content by `size` tours and the testimonials. */
async function fill(operator: Awaited<ReturnType<typeof signIn>>, size: number): Promise<void> {
  await done(operator.from("tours").delete().neq("id", ""));
  for (let at = 0; at < size; at += AT_ONCE) {
    const count = Math.min(AT_ONCE, size - at);
    await done(
      operator.from("tours").insert(Array.from({ length: count }, (_, i) => tour(at + i + 1))),
    );
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

/** Bytes as sent and the time of one answer; `isAgain` with a field that makes it another page. */
function ask(site: BenchSite, path: string, isAgain = false) {
  const own = isAgain ? `${path}${path.includes("?") ? "&" : "?"}q=again` : path;
  const began = performance.now();
  return new Promise<{ bytes: number; ms: number }>((resolve, reject) => {
    get(site.url + own, { headers: { "accept-encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => {
        if (response.statusCode === 200) resolve({ bytes, ms: performance.now() - began });
        else reject(new Error(`${own}: ${response.statusCode}`));
      });
    }).on("error", reject);
  });
}

/** Walks both lists by their links to the next page, as a crawler does. */
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
