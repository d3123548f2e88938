// `npm run screenshots`: takes the picture that README.md shows.
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startSite } from "../tests/browser/fixtures.ts";

const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(site.url, { waitUntil: "networkidle" });
  const path = join(import.meta.dirname, "..", "docs", "screenshots", "home.jpg");
  await page.screenshot({ path, type: "jpeg", quality: 82 });
} finally {
  await browser.close();
  await site.stop();
}
