// A festival day: 1,000 visitors at once for a minute while the operator saves every second. Does
// anyone see an error, or a page older than three seconds, and where does memory end?
//   npm run bench -- load        needs wrk
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { median, memory, printTable, startChild, startSite } from "../measure.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const VISITORS = 1000;

const site = await startSite({ port: 4807, env: { LOG_LEVEL: "info" } });
const operator = await signIn();
const { data: tours } = await operator.from("tours").select("id, type").throwOnError();
const before = memory(site.pid);
let peak = before;
const load = startChild(
  "wrk",
  ["-t2", `-c${VISITORS}`, `-d${SECONDS}s`, "--timeout", "10s", "-s", script(), site.url],
  { stdio: ["ignore", "pipe", "inherit"] },
);
let said = "";
load.stdout?.setEncoding("utf8").on("data", (text: string) => {
  said += text;
});
const ended = once(load, "exit");
let isLoaded = true;
void ended.then(() => {
  isLoaded = false;
});
const saveTimes: number[] = [];
const staleTimes: number[] = [];
let failed = 0;
const saves: Promise<void>[] = [];
for (let number = 1; isLoaded; number++) {
  // Every second, however long the one before takes.
  saves.push(save(number));
  peak = Math.max(peak, memory(site.pid));
  await delay(1000);
}
await Promise.all(saves);
await delay(3000);
const after = memory(site.pid);
await site.stop();

const rate = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? "?";
const errors = [
  /Socket errors: .*/.exec(said)?.[0] ?? "no socket error",
  /Non-2xx or 3xx responses: \d+/.exec(said)?.[0] ?? "no other answer than 2xx",
];
printTable(
  `${VISITORS} visitors for ${SECONDS} s, a save every second`,
  ["", "figure"],
  [
    ["requests/s", Math.round(Number(rate)).toLocaleString("en")],
    ["errors", errors.join("; ")],
    ["saves, failed saves", `${saves.length}, ${failed}`],
    ["a save, median and longest", shown(saveTimes)],
    [
      "after a save, the last visitor who came and got the old page: median, longest",
      shown(staleTimes),
    ],
    [
      "all processes before, peak, after (PSS)",
      `${[before, peak, after].map(Math.round).join(", ")} MB`,
    ],
  ],
);

async function signIn() {
  const secrets = readFileSync(join(site.dataDir, "secrets.json"), "utf8");
  const { publishableKey } = JSON.parse(secrets) as { publishableKey: string };
  const client = createClient(site.url, publishableKey, { auth: { persistSession: false } });
  const account = { email: "admin@example.com", password: "bench-password" };
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}

async function save(number: number): Promise<void> {
  const began = performance.now();
  // One after another: two saves that are under way at once touch no page of each other's.
  const tour = tours[number % tours.length] ?? { id: "", type: "" };
  const title = `Saved ${number} times.`;
  const { error } = await operator.from("tours").update({ title }).eq("id", tour.id);
  if (error) {
    failed += 1;
    return;
  }
  const saved = performance.now();
  saveTimes.push(saved - began);
  staleTimes.push(await staleAfter(saved, `${site.url}/tour/${tour.type}/${tour.id}`, title));
}

function shown(times: number[]): string {
  return `${Math.round(median(times))} ms, ${Math.round(Math.max(...times))} ms`;
}

/** How long after a save somebody asked for the page and still got the one of before. */
async function staleAfter(saved: number, url: string, title: string): Promise<number> {
  let stale = 0;
  for (;;) {
    const asked = performance.now();
    const page = await fetch(url);
    if ((await page.text()).includes(title)) return stale;
    stale = asked - saved;
    if (stale > 30_000) throw new Error("the save was never shown");
  }
}

/** Lets each visitor walk from page to page. */
function script(): string {
  return join(import.meta.dirname, "walk.lua");
}
