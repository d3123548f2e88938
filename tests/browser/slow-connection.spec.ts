import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./fixtures";
import { hold } from "./held-requests";

test.use({ viewport: { width: 390, height: 800 } });

async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

for (const path of ["/", "/domestic-tours", "/about-us", "/tour/domestic/kerala-backwaters"]) {
  test(`the layout of ${path} does not shift while the page loads`, { tag: "@long" }, async ({
    page,
  }) => {
    await slowDown(page, 40_000);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.shift =
            (window.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openHydrated(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => window.shift ?? 0)).toBeLessThan(0.005);
  });
}

declare global {
  interface Window {
    shift?: number;
  }
}

test("what a visitor types while a page shows skeletons is still there when its content arrives", async ({
  page,
}) => {
  await openHydrated(page, "/faq");
  const release = await hold(page, "**/*.data*");
  await page.getByRole("link", { name: "Vaigai Holidays" }).first().click();
  const where = page.getByLabel("Where");
  await where.fill("Goa");
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(where).toHaveValue("Goa");
  await expect(where).toBeFocused();
});
