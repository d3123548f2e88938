// What does a first visit to each public page cost in bytes, as they are sent?
//   npm run bench -- weight
import { chromium } from "@playwright/test";
import { printTable, startSite } from "../measure.ts";

const PATHS = [
  "/",
  "/domestic-tours",
  "/international-tours",
  "/tour/domestic/kerala-backwaters",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
  "/not-found",
];
const KB = 1000;

const site = await startSite({ port: 4805 });
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking"],
});
const rows: string[][] = [];
try {
  for (const path of PATHS) rows.push(await weigh(path));
} finally {
  await browser.close();
  await site.stop();
}
printTable(
  "First visit, 390 × 844, KB (1000 bytes) as sent (br)",
  [
    "page",
    "HTML + CSS",
    "script",
    "framework",
    "ours",
    "script files",
    "ours, at rest",
    "fonts",
    "pictures",
    "shift",
    "outside",
  ],
  rows,
);

async function weigh(path: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  const kinds = new Map<string, { type: string; url: string; length: number }>();
  let files = 0;
  const bytes: Record<string, number> = {};
  const outside: string[] = [];
  client.on("Network.responseReceived", ({ requestId, response, type }) => {
    // A picture within the page has been counted with it.
    if (response.url.startsWith("data:")) return;
    const length = Number(response.headers["content-length"] ?? response.headers["Content-Length"]);
    kinds.set(requestId, { type, url: response.url, length });
  });
  // Counted as it is asked for: on a machine without a way out nothing answers.
  page.on("request", (request) => {
    if (!/^data:/.test(request.url()) && !request.url().startsWith(site.url)) {
      outside.push(request.url());
    }
  });
  client.on("Network.loadingFinished", ({ requestId }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    const name = kind.url.includes("framework-") ? "framework" : kind.type;
    bytes[name] = (bytes[name] ?? 0) + kind.length;
    if (kind.type === "Script") files += 1;
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(site.url + path, { waitUntil: "networkidle" });
  const atLoad = { ...bytes };
  const filesAtLoad = files;
  // What comes when the page is at rest (the slides' own script), and any late shift.
  await page.waitForTimeout(4000);
  const shift = await page.evaluate(
    () => (window as unknown as { shifts: { total: number } }).shifts.total,
  );
  await context.close();
  const kb = (name: string) => ((atLoad[name] ?? 0) / KB).toFixed(1);
  const script = (atLoad.Script ?? 0) + (atLoad.framework ?? 0);
  const later = (bytes.Script ?? 0) - (atLoad.Script ?? 0);
  return [
    path,
    kb("Document"),
    (script / KB).toFixed(1),
    kb("framework"),
    kb("Script"),
    String(filesAtLoad),
    (later / KB).toFixed(1),
    kb("Font"),
    kb("Image"),
    shift.toFixed(4),
    String(outside.length),
  ];
}
