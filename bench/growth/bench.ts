// With every table full, what takes longer than with a twentieth of the rows? Does a crawler find every tour?
//   npm run bench -- growth   (variable: SCALES=0.05,1)
import { findPictures, listPictureUses } from "../../app/editing/pictures/data.ts";
import { findEnquiries } from "../../app/features/inbox/panel/data.ts";
import { findTours, updateTour } from "../../app/features/tours/data.ts";
import { findInTrash } from "../../app/features/trash/panel/data.ts";
import { openDatabase } from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import {
  median,
  memory,
  newDataDir,
  page,
  printTable,
  runScript,
  signInOperator,
  startSite,
  whileVisited,
} from "../measure.ts";
import { fillDataDir, refuseEmptyTables, untilPruned } from "./fill.ts";

type Figures = Map<string, number | string>;

const SCALES = (process.env.SCALES ?? "0.05,1").split(",").map(Number);
const PORT = 4808;
const ROUNDS = 7;
const FIRST_25 = { from: 0, size: 25 };
/** About 200 characters, the longest query that a visitor sends. */
const LONG_QUERY = "temples hills shores forests waterfalls journey near road rail stories "
  .repeat(3)
  .slice(0, 200);

const sites: Open[] = [];
for (const [at, scale] of SCALES.entries()) sites.push(await open(scale, PORT + at));
try {
  for (const [name, call] of calls()) {
    const times = new Map(sites.map((each) => [each, [] as number[]]));
    for (let round = 0; round < ROUNDS; round++) {
      // One site after the other, because other work on the machine changes.
      for (const [each, own] of times) own.push(await duration(() => call(each, round)));
    }
    for (const [each, own] of times) each.figures.set(name, median(own));
  }
  for (const each of sites) await measureRenames(each);
  for (const each of sites) await measureTheRest(each);
} finally {
  for (const { close, site } of sites) {
    await close();
    await site.stop();
  }
}
printTable(
  "Growth of every table: medians in ms, unless a unit is given",
  ["", ...SCALES.map((scale) => `scale ${scale}`), "last ÷ first"],
  [...(sites[0]?.figures.keys() ?? [])].map((name) => {
    const values = sites.map(({ figures }) => figures.get(name) ?? "");
    const [first, last] = [values[0], values.at(-1)];
    const isRatio = typeof first === "number" && typeof last === "number";
    return [name, ...values.map(shown), isRatio ? (last / first).toFixed(2) : ""];
  }),
);

async function open(scale: number, port: number) {
  const figures: Figures = new Map();
  const dataDir = newDataDir();
  figures.set("rows", await fillDataDir(dataDir, scale));
  const began = performance.now();
  const site = await startSite({ port, dataDir });
  figures.set("start", performance.now() - began);
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: dataDir }));
  const operator = await signInOperator(site);
  await refuseEmptyTables(sql);
  await untilPruned(sql);
  figures.set("the daily removal, in the background", performance.now() - began);
  return { figures, dataDir, site, sql, close, operator };
}

type Open = Awaited<ReturnType<typeof open>>;

async function measureRenames({ figures, site, sql, operator }: Open): Promise<void> {
  const [half] = await sql<{ tours: number }[]>`
    select count(*)::int as tours from tours where category = 'Region 1'`;
  // Three renames in a row, as when an operator corrects a name.
  const renames: number[] = [];
  const rename = await whileVisited(site, async () => {
    for (const [from, to] of [
      ["Region 1", "Renamed"],
      ["Renamed", "Renamed again"],
      ["Renamed again", "Region 1"],
    ] as const) {
      const write = () => done(operator.from("categories").update({ name: to }).eq("name", from));
      renames.push(await duration(write));
    }
  });
  figures.set("renaming a category of half the tours", renames[0] ?? Number.NaN);
  figures.set("… again at once, the slower of two", Math.max(...renames.slice(1)));
  figures.set("… of how many tours", half?.tours ?? 0);
  figures.set("… slowest page meanwhile", rename.slowest);
  figures.set("… pages that failed meanwhile", rename.failed);
  const search = () => done(operator.rpc("search_tours", { query: LONG_QUERY }));
  figures.set("… a search with 200 characters afterwards", await duration(search));
}

async function measureTheRest({ figures, site, sql, dataDir }: Open): Promise<void> {
  const crawl = await followLinks(site);
  const [live] = await sql<{ tours: number }[]>`select count(*)::int as tours from tours`;
  figures.set("tours found by links", `${crawl} of ${live?.tours}`);
  const media = await runScript("media", ["list"], { DATA_DIR: dataDir });
  figures.set("npm run media -- list", media.isDone ? media.ms : media.said);
  const pruned = await runScript("media", ["prune"], { DATA_DIR: dataDir });
  figures.set("npm run media -- prune", pruned.isDone ? pruned.ms : pruned.said);
  figures.set("… said", pruned.said);
  figures.set("memory (PSS), MB", memory(site.pid));
}

async function duration(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

/** The requests of visitors and operators. Four rounds of seven ask for a page that is not in the cache. */
function calls(): [string, (on: Open, round: number) => Promise<unknown>][] {
  const search =
    (query: string) =>
    ({ operator }: Open) =>
      done(operator.rpc("search_tours", { query }));
  return [
    ["a page of the list", ({ site }, round) => page(site, `/tours?page=${1 + (round % 4)}`)],
    [
      "a page of the list in Hindi",
      ({ site }, round) => page(site, `/hi/tours?page=${1 + (round % 4)}`),
    ],
    ["a tour's page", ({ site }, round) => page(site, `/tour/domestic/bench-${2 + 2 * round}`)],
    [
      "a page of the testimonials",
      ({ site }, round) => page(site, `/testimonials?page=${2 + round}`),
    ],
    ["search: a word", search("temples")],
    ["search: a wrong letter", search("tempels")],
    ["search: nothing found", search("zzqqxx")],
    ["search: 200 characters", search(LONG_QUERY)],
    [
      "panel: tours with a word",
      ({ operator }) => done(findTours(operator, ["temples"], FIRST_25)),
    ],
    [
      "panel: tours by their next date",
      ({ operator }) => done(findTours(operator, [], { ...FIRST_25, order: "next-date" })),
    ],
    [
      "panel: tours without dates",
      ({ operator }) => done(findTours(operator, [], { ...FIRST_25, hasNoDates: true })),
    ],
    [
      "panel: tours with a Tamil text",
      ({ operator }) => done(findTours(operator, [], { ...FIRST_25, tamil: "published" })),
    ],
    [
      "panel: what is to be translated",
      ({ operator }) => done(operator.from("translation_counts").select("*")),
    ],
    [
      "panel: pictures with a word",
      ({ operator }) => done(findPictures(operator, ["temples"], FIRST_25)),
    ],
    ["panel: where a picture is used", ({ operator }) => done(listPictureUses(operator, "0.png"))],
    [
      "panel: a save of a tour",
      ({ operator }, round) =>
        done(updateTour(operator, "bench-1", { price: `₹${round}` }, undefined)),
    ],
    [
      "panel: the inbox",
      ({ operator }) => done(findEnquiries(operator, { words: [], status: undefined }, FIRST_25)),
    ],
    [
      "panel: the inbox, searched for a person",
      ({ operator }) =>
        done(findEnquiries(operator, { words: ["guest", "1234"], status: undefined }, FIRST_25)),
    ],
    [
      "panel: the inbox, searched for a third of all",
      ({ operator }) =>
        done(findEnquiries(operator, { words: ["guest", "7"], status: undefined }, FIRST_25)),
    ],
    ["panel: the trash", ({ operator }) => done(findInTrash(operator, [], FIRST_25))],
    ["panel: sums of visits", ({ operator }) => done(operator.rpc("visit_sums", { days: 30 }))],
  ];
}

async function done(call: PromiseLike<{ error: Error | null }>): Promise<void> {
  const { error } = await call;
  if (error) throw error;
}

/** Follows the "next" links of both lists, as a crawler does. Returns how many tours it finds. */
async function followLinks(site: Open["site"]): Promise<number> {
  const found = new Set<string>();
  for (const start of ["/international-tours", "/domestic-tours"]) {
    for (let path: string | undefined = start; path; ) {
      const html = await page(site, path);
      for (const [, href = ""] of html.matchAll(/href="(\/tour\/[^"]+)"/g)) found.add(href);
      path = /<link rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
  }
  return found.size;
}

function shown(value: number | string): string {
  return typeof value === "number" ? Math.round(value).toLocaleString("en") : value;
}
