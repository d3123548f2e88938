// How long from the command to the first answer on an existing DATA_DIR, and how much memory do all
// our processes hold, idle and after load?
//   npm run bench -- startup        the load needs wrk
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { median, memory, printTable, startSite } from "../measure.ts";

const RUNS = 7;
const dataDir = mkdtempSync(join(tmpdir(), "bench-startup-"));
const port = 4806;

await (await startSite({ port, dataDir })).stop();
const times: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const began = performance.now();
  const site = await startSite({ port, dataDir });
  await fetch(site.url).then((response) => response.text());
  times.push(performance.now() - began);
  await site.stop();
}
const site = await startSite({ port, dataDir });
await delay(3_000);
const idle = memory(site.pid);
for (const path of ["/", "/domestic-tours", "/faq"]) {
  spawnSync("wrk", ["-t1", "-c256", "-d10s", "-H", "Accept-Encoding: br", site.url + path]);
}
await delay(2_000);
const loaded = memory(site.pid);
await site.stop();
rmSync(dataDir, { recursive: true, force: true });

printTable(
  "Start-up and memory",
  ["", "figure"],
  [
    ["start to first page, median", `${Math.round(median(times))} ms`],
    ["all processes, idle (PSS)", `${Math.round(idle)} MB`],
    ["all processes, after 30 s of load (PSS)", `${Math.round(loaded)} MB`],
  ],
);
