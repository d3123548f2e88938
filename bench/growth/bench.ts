// With every table full, what takes longer than with a twentieth of the rows? Does a crawler find every tour?
//   npm run bench -- growth   (variable: SCALES=0.05,1)
import { findPictures, listPictureUses } from "../../app/editing/pictures/data.ts";
import { findEnquiries } from "../../app/features/inbox/panel/data.ts";
import { findTours, updateTour } from "../../app/features/tours/data.ts";
import { findInTrash } from "../../app/features/trash/panel/data.ts";
import { openDatabase } from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import {
  type BenchSite,
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

type Operator = Awaited<ReturnType<typeof signInOperator>>;
type Figures = Map<string, number | string>;

const SCALES = (process.env.SCALES ?? "0.05,1").split(",").map(Number);
const PORT = 4808;
const ROUNDS = 7;
const FIRST_25 = { from: 0, size: 25 };
/** About 200 characters, the longest query that a visitor sends. */
const LONG_QUERY = "temples hills shores forests waterfalls journey near road rail stories "
  .repeat(3)
  .slice(0, 200);

const results: Figures[] = [];
for (const scale of SCALES) results.push(await measure(scale));
const names = [...(results[0]?.keys() ?? [])];
printTable(
  "Growth of every table: medians in ms, unless a unit is given",
  ["", ...SCALES.map((scale) => `scale ${scale}`), "last ÷ first"],
  names.map((name) => {
    const values = results.map((figures) => figures.get(name) ?? "");
    const [first, last] = [values[0], values.at(-1)];
    const isRatio = typeof first === "number" && typeof last === "number";
    return [name, ...values.map(shown), isRatio ? (last / first).toFixed(2) : ""];
  }),
);

async function measure(scale: number): Promise<Figures> {
  const figures: Figures = new Map();
  const dataDir = newDataDir();
  figures.set("rows", await fillDataDir(dataDir, scale));
  let began = performance.now();
  const site = await startSite({ port: PORT, dataDir });
  figures.set("start", performance.now() - began);
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: dataDir }));
  try {
    const operator = await signInOperator(site);
    await refuseEmptyTables(sql);
    await untilPruned(sql);
    figures.set("the daily removal, in the background", performance.now() - began);
    for (const [name, call] of calls(site, operator)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        began = performance.now();
        await call(round);
        times.push(performance.now() - began);
      }
      figures.set(name, median(times));
    }
    const [half] = await sql<{ tours: number }[]>`
      select count(*)::int as tours from tours where category = 'Region 1'`;
    // An operator who corrects a name renames it again at once.
    const renames: number[] = [];
    const rename = await whileVisited(site, async () => {
      for (const [from, to] of [
        ["Region 1", "Renamed"],
        ["Renamed", "Renamed again"],
        ["Renamed again", "Region 1"],
      ] as const) {
        began = performance.now();
        await done(operator.from("categories").update({ name: to }).eq("name", from));
        renames.push(performance.now() - began);
      }
    });
    figures.set("renaming a category of half the tours", renames[0] ?? Number.NaN);
    figures.set("… again at once, the slower of two", Math.max(...renames.slice(1)));
    figures.set("… of how many tours", half?.tours ?? 0);
    figures.set("… slowest page meanwhile", rename.slowest);
    figures.set("… pages that failed meanwhile", rename.failed);
    began = performance.now();
    await done(operator.rpc("search_tours", { query: LONG_QUERY }));
    figures.set("… a search with 200 characters afterwards", performance.now() - began);
    const crawl = await followLinks(site);
    const [live] = await sql<
      { tours: number }[]
    >`select count(*)::int as tours from tours where id like 'bench-%'`;
    figures.set("tours found by links", `${crawl} of ${live?.tours}`);
    const media = await runScript("media", ["list"], { DATA_DIR: dataDir });
    figures.set("npm run media -- list", media.isDone ? media.ms : media.said);
    const pruned = await runScript("media", ["prune"], { DATA_DIR: dataDir });
    figures.set("npm run media -- prune", pruned.isDone ? pruned.ms : pruned.said);
    figures.set("… said", pruned.said);
    figures.set("memory (PSS), MB", memory(site.pid));
  } finally {
    await close();
    await site.stop();
  }
  return figures;
}

/** What visitors and operators ask for. No page is in the cache, because each round asks for another. */
function calls(
  site: BenchSite,
  operator: Operator,
): [string, (round: number) => Promise<unknown>][] {
  const search = (query: string) => done(operator.rpc("search_tours", { query }));
  return [
    ["a page of the list", (round) => page(site, `/domestic-tours?page=2&budget=${round}`)],
    [
      "a page of the list in Hindi",
      (round) => page(site, `/hi/domestic-tours?page=2&budget=${round}`),
    ],
    ["a tour's page", (round) => page(site, `/tour/domestic/bench-${2 + 2 * round}`)],
    ["a page of the testimonials", (round) => page(site, `/testimonials?page=${2 + round}`)],
    ["search: a word", () => search("temples")],
    ["search: a wrong letter", () => search("tempels")],
    ["search: nothing found", () => search("zzqqxx")],
    ["search: 200 characters", () => search(LONG_QUERY)],
    ["panel: tours with a word", () => done(findTours(operator, ["temples"], FIRST_25))],
    [
      "panel: tours by their next date",
      () => done(findTours(operator, [], { ...FIRST_25, order: "next-date" })),
    ],
    [
      "panel: tours without dates",
      () => done(findTours(operator, [], { ...FIRST_25, hasNoDates: true })),
    ],
    [
      "panel: tours with a Tamil text",
      () => done(findTours(operator, [], { ...FIRST_25, tamil: "published" })),
    ],
    [
      "panel: what is to be translated",
      () => done(operator.from("translation_counts").select("*")),
    ],
    ["panel: pictures with a word", () => done(findPictures(operator, ["temples"], FIRST_25))],
    ["panel: where a picture is used", () => done(listPictureUses(operator, "0.png"))],
    [
      "panel: a save of a tour",
      (round) => done(updateTour(operator, "bench-1", { price: `₹${round}` }, undefined)),
    ],
    [
      "panel: the inbox",
      () => done(findEnquiries(operator, { words: [], status: undefined }, FIRST_25)),
    ],
    [
      "panel: the inbox, searched",
      () => done(findEnquiries(operator, { words: ["guest", "7"], status: undefined }, FIRST_25)),
    ],
    ["panel: the trash", () => done(findInTrash(operator, [], FIRST_25))],
    ["panel: sums of visits", () => done(operator.rpc("visit_sums", { days: 30 }))],
  ];
}

async function done(call: PromiseLike<{ error: Error | null }>): Promise<void> {
  const { error } = await call;
  if (error) throw error;
}

/** Follows the "next" links of both lists, as a crawler does. Returns how many tours it finds. */
async function followLinks(site: BenchSite): Promise<number> {
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
