// A festival day: 1,000 visitors at once for a minute while the operator saves every second. Does
// anyone see an error, or a page older than three seconds, and where does memory end?
//   npm run bench -- load        needs wrk
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { median, memory, printTable, startSite } from "../measure.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const VISITORS = 1000;

const site = await startSite({ port: 4807, env: { LOG_LEVEL: "info" } });
const operator = await signIn();
const before = memory(site.pid);
let peak = before;
const load = spawn(
  "wrk",
  ["-t2", `-c${VISITORS}`, `-d${SECONDS}s`, "--timeout", "10s", "-s", script(), site.url],
  { stdio: ["ignore", "pipe", "inherit"] },
);
let said = "";
load.stdout.setEncoding("utf8").on("data", (text: string) => {
  said += text;
});
const ended = once(load, "exit");
let isLoaded = true;
void ended.then(() => {
  isLoaded = false;
});
const ages: number[] = [];
let failed = 0;
for (let save = 1; isLoaded; save++) {
  const began = performance.now();
  const title = `Kerala, saved ${save} times`;
  const { error } = await operator.from("tours").update({ title }).eq("id", "kerala-backwaters");
  if (error) failed += 1;
  else ages.push(await untilShown(title));
  peak = Math.max(peak, memory(site.pid));
  await delay(Math.max(0, 1000 - (performance.now() - began)));
}
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
    ["saves, failed saves", `${ages.length}, ${failed}`],
    ["from a save to the page that shows it, median", `${Math.round(median(ages))} ms`],
    ["the same, longest", `${Math.round(Math.max(...ages))} ms`],
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

/** Milliseconds from the acknowledged save until a visitor is shown it. */
async function untilShown(title: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const page = await fetch(`${site.url}/tour/domestic/kerala-backwaters`);
    if ((await page.text()).includes(title)) return performance.now() - began;
    if (performance.now() - began > 30_000) throw new Error("the save was never shown");
  }
}

/** Lets each visitor walk from page to page. */
function script(): string {
  return join(import.meta.dirname, "walk.lua");
}
