// What does Lighthouse say of every public page on a phone with simulated throttling? And when is
// the home page painted under DevTools throttling, beside a page of as many bytes without scripts and pictures?
//   npm run bench -- lighthouse
// Lighthouse is no dependency of ours (114 packages): it is fetched by npx, or LIGHTHOUSE says where
// its command is. Needs Chromium (BROWSER_PATH).
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { median, printTable, startChild, startSite } from "../measure.ts";

const VERSION = "13.5.0";
const RUNS = Number(process.env.RUNS ?? 3);
const PATHS = (
  process.env.PATHS ??
  "/,/domestic-tours,/international-tours,/tour/domestic/kerala-backwaters,/about-us,/contact-us,/testimonials,/faq,/not-found"
).split(",");
const PORTS = { site: 4811, bare: 4812 };

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
const site = await startSite({ port: PORTS.site });
const bare = await serveBare();
try {
  const rows: string[][] = [];
  for (const path of PATHS) rows.push(await row(path));
  printTable(
    `Lighthouse ${VERSION}, phone, simulated throttling, median of ${RUNS}`,
    ["page", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT", "CLS"],
    rows,
  );
  const targets = [
    { name: "home", url: site.url, reports: [] as Report[] },
    {
      name: "as many bytes, no script, no picture",
      url: `http://127.0.0.1:${PORTS.bare}/`,
      reports: [] as Report[],
    },
  ];
  // In turns: the machine is not the same from one minute to the next.
  for (let run = 0; run < RUNS; run++) {
    for (const { url, reports } of targets) reports.push(...(await examine(url, "devtools", 1)));
  }
  printTable(
    `First and largest paint of home under DevTools throttling, median of ${RUNS}`,
    ["", "FCP", "LCP"],
    targets.map(({ name, reports }) => [
      name,
      shown(reports, "first-contentful-paint"),
      shown(reports, "largest-contentful-paint"),
    ]),
  );
} finally {
  bare.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function row(path: string): Promise<string[]> {
  const reports = await examine(site.url + path, "simulate");
  const score = (name: string) =>
    String(
      Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
    );
  for (const audit of failedAudits(reports)) console.error(`${path}: ${audit}`);
  return [
    path,
    ...["performance", "accessibility", "best-practices", "seo"].map(score),
    shown(reports, "first-contentful-paint"),
    shown(reports, "largest-contentful-paint"),
    shown(reports, "total-blocking-time"),
    median(
      reports.map(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN),
    ).toFixed(3),
  ];
}

function failedAudits([first]: Report[]): string[] {
  return Object.values(first?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title);
}

async function examine(
  url: string,
  method: "simulate" | "devtools",
  runs = RUNS,
): Promise<Report[]> {
  const reports: Report[] = [];
  // On a busy machine a run may fail by itself ("no navigation start"): it is not counted.
  for (let run = 0; reports.length < runs; run++) {
    const file = join(folder, `${run}.json`);
    const [command = "npx", ...first] = process.env.LIGHTHOUSE
      ? [process.env.LIGHTHOUSE]
      : ["npx", "--yes", `lighthouse@${VERSION}`];
    const child = startChild(
      command,
      [
        ...first,
        url,
        "--quiet",
        "--ignore-status-code",
        "--output=json",
        `--output-path=${file}`,
        `--throttling-method=${method}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
      ],
      {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, CHROME_PATH: process.env.BROWSER_PATH || "/usr/bin/chromium" },
      },
    );
    const [status] = await once(child, "exit");
    if (status === 0) reports.push(JSON.parse(readFileSync(file, "utf8")) as Report);
    else if (run > 2 * runs) throw new Error(`Lighthouse failed too often on ${url}`);
  }
  return reports;
}

function shown(reports: Report[], audit: string): string {
  const ms = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return `${Math.round(ms)} ms`;
}

/** The home page without its scripts and pictures, filled up to the bytes that home has as it is sent. */
async function serveBare() {
  const html = await (await fetch(site.url)).text();
  const still = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<picture[\s\S]*?<\/picture>|<img\b[^>]*>/g, "");
  const missing = brotliCompressSync(html).length - brotliCompressSync(still).length;
  // Four letters of it hold three bytes that nothing can compress.
  const bytes = brotliCompressSync(`${still}<!--${randomBytes(missing).toString("base64")}-->`);
  const server = createServer((request, response) => {
    const isPage = request.url === "/";
    response.writeHead(isPage ? 200 : 404, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
    });
    response.end(isPage ? bytes : brotliCompressSync("none"));
  });
  await new Promise<void>((resolve) => server.listen(PORTS.bare, "127.0.0.1", resolve));
  return server;
}
