// How many bytes does a first visit to each public page load on a phone, in each language, until the network is idle?
//   npm run bench -- weight   (needs Chromium; variable: BROWSER_PATH)
// For the layout shift, the machine needs Noto Sans Tamil and Devanagari, as phones have them.
import type { Request } from "@playwright/test";
import {
  openBrowser,
  PATHS_IN_ALL_LANGUAGES,
  PHONE,
  printTable,
  startInAllLanguages,
} from "../measure.ts";

const KINDS = ["document", "stylesheet", "script", "font", "image"] as const;

const site = await startInAllLanguages({ port: 4805 });
const browser = await openBrowser();
const rows: string[][] = [];
try {
  for (const path of PATHS_IN_ALL_LANGUAGES) rows.push(await weigh(path));
} finally {
  await browser.close();
  await site.stop();
}
printTable(
  `A first visit, ${PHONE.width} × ${PHONE.height}, KiB of bodies as sent (brotli)`,
  [
    "page",
    "HTML",
    "CSS",
    "JS",
    "JS with headers",
    "JS files",
    "fonts",
    "pictures",
    "layout shift",
    "other origins",
  ],
  rows,
);

async function weigh(path: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const finished: Request[] = [];
  let outside = 0;
  // Counts requests, because an offline machine receives no responses.
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) outside++;
  });
  page.on("requestfinished", (request) => {
    if (request.url().startsWith(site.url)) finished.push(request);
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.total += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  const shift = await page.evaluate(
    () => (window as unknown as { shifts: { total: number } }).shifts.total,
  );
  const sent = await Promise.all(
    finished.map(async (request) => ({ kind: request.resourceType(), ...(await request.sizes()) })),
  );
  await context.close();
  const scripts = sent.filter(({ kind }) => kind === "script");
  const headers = scripts.reduce((sum, { responseHeadersSize }) => sum + responseHeadersSize, 0);
  const [html = 0, css = 0, js = 0, fonts = 0, pictures = 0] = KINDS.map((name) =>
    sent.reduce(
      (sum, { kind, responseBodySize }) => sum + (kind === name ? responseBodySize : 0),
      0,
    ),
  );
  return [
    path,
    kib(html),
    kib(css),
    kib(js),
    kib(js + headers),
    `${scripts.length}`,
    kib(fonts),
    kib(pictures),
    shift.toFixed(4),
    `${outside}`,
  ];
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
