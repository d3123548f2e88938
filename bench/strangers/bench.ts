// While strangers attack the site in every known way, how long does a visitor wait for a page, and
// how much memory does the site use? The attackers run on the same machine, so the visitor also loads
// the same pages before the attack, and during it the empty page of another server, which nobody attacks.
//   npm run bench -- strangers   (Linux; variable: SECONDS)
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  median,
  memory,
  PUBLIC_PATHS,
  printTable,
  signInOperator,
  startChild,
  startSite,
} from "../measure.ts";

const SECONDS = Number(process.env.SECONDS ?? 600);
const PAUSE_MS = 200;
const LATE_MS = 500;
const MAX_MB = 600;

const failures = new Map<string, number>();
let visitNumber = 0;
let peak = 0;
let peakOfServer = 0;

const site = await startSite({ port: 4812, env: { LOG_LEVEL: "error" } });
const operator = await signInOperator(site);
const { data: company } = await operator.from("company_info").select("id").single().throwOnError();
await operator
  .from("company_info")
  .update({ keep_enquiries: true, receive_forms: true, collect_reviews: true })
  .eq("id", company.id)
  .throwOnError();
// The first page after a start takes longer, with and without an attack.
for (const path of PUBLIC_PATHS) await (await fetch(site.url + path)).text();
const idle = memory(site.pid);
const bareUrl = "http://127.0.0.1:4813";
startChild(
  process.execPath,
  ["-e", "require('http').createServer((_, response) => response.end()).listen(4813, '127.0.0.1')"],
  { stdio: "ignore" },
).unref();
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
while (!(await answers(bareUrl))) await delay(20);
const before = await visit(Math.max(20, SECONDS / 10), () => true);

const attack = startChild(process.execPath, [join(import.meta.dirname, "attack.ts"), site.url], {
  stdio: ["ignore", "pipe", "inherit"],
});
let report = "";
attack.stdout?.setEncoding("utf8");
await Promise.race([once(attack.stdout ?? attack, "data"), once(attack, "close")]);
attack.stdout?.on("data", (text: string) => {
  report += text;
});
let isAttacked = true;
const attackEnded = once(attack, "close").then(() => {
  isAttacked = false;
});

const during = await visit(SECONDS, () => isAttacked);
attack.kill("SIGTERM");
await attackEnded;
const isAlive = (await timeOf(`${site.url}/healthz`)) < 10_000;
await site.stop();

const times = (values: number[]) =>
  `${Math.round(median(values))} ms, ${Math.round(Math.max(...values))} ms, ${values.filter((ms) => ms > LATE_MS).length} of ${values.length} over ${LATE_MS} ms`;
const load = loadavg().map((processes) => processes.toFixed(1));
printTable(
  `A visitor during ${SECONDS} s of attacks (load average ${load.join(", ")})`,
  ["median, slowest", "before the attacks", "during the attacks", "wanted"],
  [
    ["a page", times(before.cached), times(during.cached), `under ${LATE_MS} ms`],
    ["a search", times(before.searches), times(during.searches), `under ${LATE_MS} ms`],
    ["an empty page of another server", times(before.bare), times(during.bare), ""],
    [
      "a search, ratio of the medians",
      "1",
      (median(during.searches) / median(before.searches)).toFixed(1),
      "",
    ],
  ],
);
printTable(
  "The site",
  ["", "figure", "wanted"],
  [
    ["failures", [...failures].map(([name, n]) => `${name} × ${n}`).join("; ") || "none", "none"],
    ["the server's memory (RSS), peak", `${Math.round(peakOfServer)} MB`, `under ${MAX_MB} MB`],
    [
      "memory (PSS) with the database, idle and peak",
      `${Math.round(idle)} MB, ${Math.round(peak)} MB`,
      `under ${MAX_MB} MB`,
    ],
    ["the site still runs", isAlive ? "yes" : "no", "yes"],
  ],
);
printTable(
  "What the strangers got",
  ["attack: status", "count"],
  (JSON.parse(report || "[]") as [string, number][]).map(([name, n]) => [name, String(n)]),
);

/** Loads pages one after the other. */
async function visit(seconds: number, goesOn: () => boolean) {
  const cached: number[] = [];
  const searches: number[] = [];
  const bare: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (; performance.now() < until && goesOn(); visitNumber++) {
    // Every tenth page is a search of its own, which no cache can have.
    const isSearch = visitNumber % 10 === 9;
    const path = isSearch ? `/tours?q=${visitNumber} days` : PUBLIC_PATHS[visitNumber % 10];
    (isSearch ? searches : cached).push(await timeOf(`${site.url}${path}`));
    bare.push(await timeOf(bareUrl));
    peak = Math.max(peak, memory(site.pid));
    peakOfServer = Math.max(peakOfServer, residentMemory(site.pid));
    await delay(PAUSE_MS);
  }
  return { cached, searches, bare };
}

/** The time (ms) until the whole page has arrived. */
async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await response.text();
    const isRight = response.status === (url.endsWith("/not-found") ? 404 : 200);
    if (!isRight) failures.set(`${response.status}`, (failures.get(`${response.status}`) ?? 0) + 1);
  } catch (error) {
    // `fetch` puts the failure of the connection into the cause.
    const { name: kind, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    const name = `${cause?.code ?? kind} at ${url}`;
    failures.set(name, (failures.get(name) ?? 0) + 1);
  }
  return performance.now() - began;
}

function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1000;
}
