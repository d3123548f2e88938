// How much memory does the site use after load? While 1,000 visitors read and the operator saves
// every second, does anyone get an error, or an old page after a save?
//   npm run bench -- load   (needs wrk; variable: SECONDS)
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { median, memory, printTable, signInOperator, startChild, startSite } from "../measure.ts";

const SECONDS = Number(process.env.SECONDS ?? 60);
const READING_SECONDS = SECONDS / 2;
const VISITORS = 1000;

const site = await startSite({ port: 4807, env: { LOG_LEVEL: "info" } });
const operator = await signInOperator(site);
const { data: tours } = await operator.from("tours").select("id, type").throwOnError();
await delay(3000);
const idle = memory(site.pid);

await startVisits(256, READING_SECONDS).ended;
await delay(2000);
const afterReading = memory(site.pid);

const visits = startVisits(VISITORS, SECONDS);
let isLoaded = true;
void visits.ended.then(() => {
  isLoaded = false;
});
let peak = 0;
let failedSaves = 0;
const saveTimes: number[] = [];
const staleTimes: number[] = [];
const saves: Promise<void>[] = [];
for (let number = 1; isLoaded; number++) {
  saves.push(save(number));
  peak = Math.max(peak, memory(site.pid));
  await delay(1000);
}
await Promise.all(saves);
const output = await visits.ended;
await delay(3000);
const afterSaves = memory(site.pid);
await site.stop();

const requests = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
const errors = [
  /Socket errors: .*/.exec(output)?.[0],
  /Non-2xx or 3xx responses: \d+/.exec(output)?.[0],
].filter((text) => text !== undefined);
const times = (values: number[]) =>
  `${Math.round(median(values))} ms, ${Math.round(Math.max(...values))} ms`;
printTable(
  `Memory (PSS of all processes), and ${VISITORS} visitors for ${SECONDS} s with a save every second`,
  ["", "figure"],
  [
    ["memory, idle", `${Math.round(idle)} MB`],
    [`memory after ${READING_SECONDS} s of visits`, `${Math.round(afterReading)} MB`],
    ["memory with saves, peak and after", `${Math.round(peak)} MB, ${Math.round(afterSaves)} MB`],
    ["requests/s with saves", Math.round(requests).toLocaleString("en")],
    ["errors", errors.join("; ") || "none"],
    ["saves, failed saves", `${saves.length}, ${failedSaves}`],
    ["a save, median and longest", times(saveTimes)],
    ["an old page after a save, median and longest", times(staleTimes)],
  ],
);

/** Starts visitors who request page after page. `ended` resolves to the report of wrk. */
function startVisits(visitors: number, seconds: number): { ended: Promise<string> } {
  const script = join(import.meta.dirname, "walk.lua");
  const wrk = startChild(
    "wrk",
    ["-t2", `-c${visitors}`, `-d${seconds}s`, "--timeout", "10s", "-s", script, site.url],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  wrk.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  return { ended: once(wrk, "close").then(() => output) };
}

async function save(number: number): Promise<void> {
  const began = performance.now();
  // Each save changes another tour, so that two saves at once never change the same page.
  const tour = tours[number % tours.length] ?? { id: "", type: "" };
  const title = `Saved ${number} times.`;
  const { error } = await operator.from("tours").update({ title }).eq("id", tour.id);
  if (error) {
    failedSaves++;
    return;
  }
  const saved = performance.now();
  saveTimes.push(saved - began);
  staleTimes.push(await staleAfter(saved, `${site.url}/tour/${tour.type}/${tour.id}`, title));
}

/** How long after a save (ms) new requests still received the old page. */
async function staleAfter(saved: number, url: string, title: string): Promise<number> {
  let stale = 0;
  for (;;) {
    const requested = performance.now();
    const page = await fetch(url);
    if ((await page.text()).includes(title)) return stale;
    stale = requested - saved;
    if (stale > 30_000) throw new Error("the save was never shown");
  }
}
