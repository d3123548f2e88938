// How many bytes does a first visit to each public page cost on a phone, until the network is idle?
//   npm run bench -- weight        needs Chromium (BROWSER_PATH)
import { openBrowser, PHONE, PUBLIC_PATHS, printTable, startSite } from "../measure.ts";

const KINDS = ["Document", "Stylesheet", "Script", "Font", "Image"] as const;

const site = await startSite({ port: 4805 });
const browser = await openBrowser();
const rows: string[][] = [];
try {
  for (const path of PUBLIC_PATHS) rows.push(await weigh(path));
} finally {
  await browser.close();
  await site.stop();
}
printTable(
  `A first visit, ${PHONE.width} × ${PHONE.height}, KiB as sent (brotli)`,
  ["page", "HTML", "CSS", "JS", "JS files", "fonts", "pictures", "layout shift", "other origins"],
  rows,
);

async function weigh(path: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let scripts = 0;
  let outside = 0;
  // Requests, not responses: the machine may have no way out.
  client.on("Network.requestWillBeSent", ({ requestId, request, type = "" }) => {
    if (request.url.startsWith(site.url)) types.set(requestId, type);
    else if (!request.url.startsWith("data:")) outside++;
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    if (type === "Script") scripts++;
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
  await context.close();
  const [html, css, js, fonts, pictures] = KINDS.map((kind) =>
    ((bytes[kind] ?? 0) / 1024).toFixed(1),
  );
  return [
    path,
    html,
    css,
    js,
    String(scripts),
    fonts,
    pictures,
    shift.toFixed(4),
    `${outside}`,
  ].map(String);
}
