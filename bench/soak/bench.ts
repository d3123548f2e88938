// Does memory grow while visitors read, two panels save and pictures are uploaded?
//   npm run bench -- soak   (Linux; variables: MINUTES=30, SCALE=0.1 of bench/growth)
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { findTours, updateTour } from "../../app/features/tours/data.ts";
import { fillDataDir } from "../growth/fill.ts";
import { memory, newDataDir, printTable, signInOperator, startSite } from "../measure.ts";

const MINUTES = Number(process.env.MINUTES ?? 30);
const SCALE = Number(process.env.SCALE ?? 0.1);
const TOURS = 2000 * SCALE;
const VISITORS = 6;
/** The visitors look at the latest uploads. */
const RECENT = 200;
const SAMPLE_MS = 5000;
/** Caches and PostgreSQL's shared memory fill in the first third, which the slope leaves out. */
const WARM_UP = 1 / 3;
const BUDGET = 0.5;

const dataDir = newDataDir();
await fillDataDir(dataDir, SCALE);
const site = await startSite({ port: 4813, dataDir });
const began = performance.now();
const until = began + MINUTES * 60_000;
const isRunning = () => performance.now() < until;
const uploaded: string[] = [];
const counts = { pages: 0, saves: 0, uploads: 0 };
const failures = new Map<string, number>();
const samples: { minute: number; all: number; server: number }[] = [];

await Promise.all([
  ...Array.from({ length: VISITORS }, () => visit()),
  edit(1),
  edit(2),
  upload(),
  watch(),
]);
await site.stop();

// The least of each minute: what waits for the garbage collector is no growth.
const kept = [...Map.groupBy(samples, ({ minute }) => Math.floor(minute))]
  .filter(([minute]) => minute >= MINUTES * WARM_UP)
  .map(([minute, own]) => ({
    minute,
    all: Math.min(...own.map(({ all }) => all)),
    server: Math.min(...own.map(({ server }) => server)),
  }));
const [first, last] = [kept[0], kept.at(-1)];
const figures = (["all", "server"] as const).map((whose) => [
  whose === "all" ? "server and database (PSS)" : "server alone (RSS)",
  `${Math.round(first?.[whose] ?? 0)} MB`,
  `${Math.round(last?.[whose] ?? 0)} MB`,
  `${slope(kept.map((sample) => [sample.minute, sample[whose]])).toFixed(2)} MB/min`,
]);
printTable(
  `Memory during ${MINUTES} minutes: ${counts.pages} pages and pictures, ${counts.saves} saves, ${counts.uploads} uploads`,
  ["", "after the warm-up", "at the end", `slope (budget ${BUDGET})`],
  figures,
);
console.log(`failures: ${JSON.stringify([...failures])}`);

async function visit(): Promise<void> {
  while (isRunning()) {
    const tour = 1 + Math.floor(Math.random() * TOURS);
    const picture = uploaded[Math.floor(Math.random() * uploaded.length)];
    const media = "/storage/v1";
    const paths = [
      "/",
      `/tours?q=temples ${tour}`,
      `/domestic-tours?page=${tour % 5}`,
      `/tour/${tour % 2 ? "international" : "domestic"}/bench-${tour}`,
      ...(picture
        ? [
            `${media}/object/public/media/${picture}`,
            `${media}/render/image/public/media/${picture}?width=160`,
          ]
        : []),
    ];
    for (const path of paths) {
      await count(path, async () => {
        const response = await fetch(site.url + path);
        await response.arrayBuffer();
        counts.pages++;
        return response.ok ? undefined : String(response.status);
      });
      await delay(50);
    }
  }
}

async function edit(panel: number): Promise<void> {
  const operator = await signInOperator(site);
  for (let save = 1; isRunning(); save++) {
    await count("save", async () => {
      const id = `bench-${1 + ((2 * save + panel) % TOURS)}`;
      const { error } = await updateTour(operator, id, { price: `₹${save}` }, undefined);
      counts.saves++;
      return error?.message;
    });
    await count("panel", async () => {
      const { error } = await findTours(operator, ["temples"], { from: 0, size: 25 });
      return error?.message;
    });
    await delay(1000);
  }
}

/** Two small pictures a second, and now and then a photograph. */
async function upload(): Promise<void> {
  const operator = await signInOperator(site);
  for (let number = 1; isRunning(); number++) {
    const isLarge = number % 20 === 0;
    const [width, height] = isLarge ? [1600, 1200] : [60, 40];
    const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
    const jpeg = new Uint8Array(await noise.jpeg({ quality: 40 }).toBuffer());
    const name = `soak-${randomUUID()}.jpg`;
    await count("upload", async () => {
      const { error } = await operator.storage
        .from("media")
        .upload(name, jpeg.buffer, { contentType: "image/jpeg" });
      counts.uploads++;
      return error?.message;
    });
    uploaded.push(name);
    if (uploaded.length > RECENT) uploaded.shift();
    await delay(500);
  }
}

async function watch(): Promise<void> {
  while (isRunning()) {
    const minute = (performance.now() - began) / 60_000;
    const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
    const server = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1000;
    samples.push({ minute, all: memory(site.pid), server });
    await delay(SAMPLE_MS);
  }
}

/** Counts what fails. `work` returns what went wrong. */
async function count(what: string, work: () => Promise<string | undefined>): Promise<void> {
  const failure = await work().catch((error: unknown) => String(error));
  if (!failure) return;
  const name = `${what.replace(/[?0-9].*/, "")}: ${failure}`;
  failures.set(name, (failures.get(name) ?? 0) + 1);
}

/** The slope of the line with the least squares. */
function slope(points: [x: number, y: number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
