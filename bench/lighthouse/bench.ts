// The Lighthouse scores of every public page on a phone, in each language, with and without the page's scripts.
//   npm run bench -- lighthouse   (needs Chromium; variables: BROWSER_PATH, RUNS, PATHS)
// npx downloads Lighthouse, unless the variable LIGHTHOUSE is the path of an installed one.
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import {
  BROWSER,
  median,
  PATHS_IN_ALL_LANGUAGES,
  printTable,
  startChild,
  startInAllLanguages,
} from "../measure.ts";

const VERSION = "13.5.0";
const RUNS = Number(process.env.RUNS ?? 5);
const PATHS = process.env.PATHS?.split(",") ?? PATHS_IN_ALL_LANGUAGES;
const PORTS = { site: 4811, still: 4812 };

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
const site = await startInAllLanguages({ port: PORTS.site });
const withoutScripts = serveWithoutScripts();
try {
  const rows: string[][] = [];
  for (const path of PATHS) rows.push(await measure(path));
  printTable(
    `Lighthouse ${VERSION}, phone, simulated throttling, medians of ${RUNS} in turns`,
    [
      "page",
      "performance",
      "without scripts",
      "accessibility",
      "best practices",
      "SEO",
      "FCP",
      "LCP",
      "TBT",
      "CLS",
    ],
    rows,
  );
} finally {
  withoutScripts.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(path: string): Promise<string[]> {
  const whole: Report[] = [];
  const still: Report[] = [];
  for (let run = 0; run < RUNS; run++) {
    whole.push(await examine(site.url + path));
    still.push(await examine(`http://127.0.0.1:${PORTS.still}${path}`));
  }
  for (const { score, title } of Object.values(whole[0]?.audits ?? {})) {
    if (score !== null && score < 0.9) console.error(`${path}: ${title}`);
  }
  const score = (reports: Report[], name: string) =>
    String(
      Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
    );
  const value = (audit: string) =>
    median(whole.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const ms = (audit: string) => `${Math.round(value(audit))} ms`;
  return [
    path,
    score(whole, "performance"),
    score(still, "performance"),
    ...["accessibility", "best-practices", "seo"].map((name) => score(whole, name)),
    ms("first-contentful-paint"),
    ms("largest-contentful-paint"),
    ms("total-blocking-time"),
    value("cumulative-layout-shift").toFixed(3),
  ];
}

/** Runs Lighthouse up to three times, because it can fail on a busy machine. */
async function examine(url: string): Promise<Report> {
  const file = join(folder, "report.json");
  const [command = "npx", ...first] = process.env.LIGHTHOUSE
    ? [process.env.LIGHTHOUSE]
    : ["npx", "--yes", `lighthouse@${VERSION}`];
  for (let attempt = 0; attempt < 3; attempt++) {
    const child = startChild(
      command,
      [
        ...first,
        url,
        "--quiet",
        "--ignore-status-code",
        "--output=json",
        `--output-path=${file}`,
        "--throttling-method=simulate",
        "--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
      ],
      { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CHROME_PATH: BROWSER } },
    );
    const [status] = await once(child, "exit");
    if (status === 0) return JSON.parse(readFileSync(file, "utf8")) as Report;
  }
  throw new Error(`Lighthouse failed on ${url}`);
}

/** Serves the same site, but without the scripts in its HTML. */
function serveWithoutScripts() {
  return createServer((request, response) => {
    const headers = { ...request.headers, "accept-encoding": "br" };
    get(site.url + request.url, { headers }, (original) => {
      const chunks: Buffer[] = [];
      original.on("data", (chunk: Buffer) => chunks.push(chunk));
      original.on("end", () => {
        const body = Buffer.concat(chunks);
        const isPage = original.headers["content-type"]?.startsWith("text/html");
        const sent = isPage ? removeScripts(body) : body;
        const status = original.statusCode ?? 500;
        response.writeHead(status, { ...original.headers, "content-length": sent.length });
        response.end(sent);
      });
    });
  }).listen(PORTS.still, "127.0.0.1");
}

function removeScripts(page: Buffer): Buffer {
  const html = String(brotliDecompressSync(page))
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
  return brotliCompressSync(html);
}
