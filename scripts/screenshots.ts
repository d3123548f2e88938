// Takes the pictures that the README and the docs show: `npm run screenshots`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { signIn, startSite } from "../tests/browser/fixtures.ts";

const folder = join(import.meta.dirname, "..", "docs", "screenshots");
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  await take("home", DESKTOP, "light", (page) => page.goto(site.url));
  await take("home-phone-dark", PHONE, "dark", (page) => page.goto(site.url));
  await take("tours", DESKTOP, "light", (page) => page.goto(`${site.url}/domestic-tours`));
  await take("tour", DESKTOP, "light", (page) =>
    page.goto(`${site.url}/tour/domestic/kerala-backwaters`),
  );
  await take("panel", DESKTOP, "light", (page) => signIn(page, site));
  await take("panel-tour", DESKTOP, "dark", async (page) => {
    await signIn(page, site);
    await page.goto(`${site.url}/admin/tours/edit/kerala-backwaters`);
  });
} finally {
  await browser.close();
  await site.stop();
}

async function take(
  name: string,
  viewport: { width: number; height: number },
  colorScheme: "light" | "dark",
  open: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 82 });
  await context.close();
}
