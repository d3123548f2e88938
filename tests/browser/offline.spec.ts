import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures";
import { withCompany } from "./site-rows";

test.use({ serviceWorkers: "allow" });

const TOUR = "/tour/domestic/kerala-backwaters";
const OTHER = "/tour/domestic/golden-triangle";

/** Waits until the service worker has kept an address. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), path), {
      timeout: 20_000,
    })
    .toBe(true);
}

test("a tour that was seen opens without network, in full", async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto(TOUR);
  await expectKept(page, TOUR);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kerala");
  await page.getByRole("tab", { name: "Itinerary" }).click();
  await expect(page.getByRole("tabpanel", { name: "Itinerary" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Related tours" })).toBeVisible();
  // Scripts of parts that nobody had touched were not kept: those parts stay as they were sent.
  consoleErrors.length = 0;
});

test("so does one that was reached by a click inside the site", async ({ page, context }) => {
  await page.goto("/domestic-tours");
  await expectKept(page, "/domestic-tours");
  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page).toHaveURL(/\/tour\/domestic\//);
  const { pathname } = new URL(page.url());
  await expectKept(page, pathname);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Vaigai Holidays/);
});

test("what stands in for a missing picture is there before it is needed", async ({
  page,
  context,
}) => {
  await page.goto("/faq");
  await expectKept(page, "/faq");
  await expectKept(page, "/posters/tour-fallback.svg");
  await context.setOffline(true);
  const width = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = "/posters/tour-fallback.svg";
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(width).toBeGreaterThan(0);
});

test("a page that was never seen says honestly that there is no network", async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto(TOUR);
  await expectKept(page, TOUR);
  await expectKept(page, "/offline");
  await context.setOffline(true);
  await page.goto(OTHER);
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Golden Triangle");
  consoleErrors.length = 0;
});

test("a link to a page that was never seen leads to the offline page, one that was seen to it", async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto("/faq");
  await expectKept(page, "/faq");
  await page.goto("/domestic-tours");
  await expectKept(page, "/domestic-tours");
  await expectKept(page, "/offline");
  await context.setOffline(true);
  await page.getByRole("link", { name: "View Details" }).last().click();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await page.goBack();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { name: "Travel Logistics" })).toBeVisible();
  await context.setOffline(false);
  consoleErrors.length = 0;
});

test("the offline page has the telephone of the visitor's last visit", async ({
  page,
  context,
  site,
  consoleErrors,
}) => {
  await page.goto("/faq");
  await expectKept(page, "/offline");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await withCompany(site, { phone: "04564 222 333" }, async () => {
    // As after an hour: the browser has ended the worker meanwhile.
    const devtools = await context.newCDPSession(page);
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.stopAllWorkers");
    await page.goto("/faq");
    await expect.poll(() => keptCall(page), { timeout: 20_000 }).toBe("tel:04564222333");
    await context.setOffline(true);
    await page.goto("/about-us");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call 04564 222 333" })).toBeVisible();
  });
  consoleErrors.length = 0;
});

/** The telephone link of the offline page that is kept. */
function keptCall(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const html = await (await caches.match("/offline"))?.text();
    return html?.match(/href="(tel:[^"]+)"/)?.[1];
  });
}

test("online the page is the server's, not a kept one", async ({ page, site }) => {
  const id = "kept-fresh";
  const tour = {
    title: "First title",
    summary: "A tour that changes its title.",
    image_url: "/posters/hero.svg",
    gallery: ["/posters/hero.svg"],
  };
  await site.admin.from("tours").insert({ id, ...tour });
  const path = `/tour/domestic/${id}`;
  await page.goto(path);
  await expectKept(page, path);
  await site.admin.from("tours").update({ title: "Second title" }).eq("id", id);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second title", {
      timeout: 200,
    });
  }).toPass({ timeout: 5_000 });
  await site.admin.from("tours").delete().eq("id", id);
});

test("nothing of the panel is ever kept", async ({ page, context, site, consoleErrors }) => {
  await page.goto("/");
  await expectKept(page, "/");
  await signIn(page, site);
  await page.goto("/admin/tours");
  await expect(page.getByRole("table")).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  for (const path of kept) expect(path).not.toMatch(/^\/(admin|auth|rest|realtime)/);
  await context.setOffline(true);
  await expect(page.goto("/admin/tours")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  consoleErrors.length = 0;
});

test("it costs nothing while the page loads, and the panel does not start it", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      document.documentElement.dataset.registered = document.readyState;
      return register.apply(this, given);
    };
  });
  await page.goto("/faq");
  await expect(page.locator("html")).toHaveAttribute("data-registered", "complete");
  await page.goto("/admin/login");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-registered");
  const worker = await page.request.get(`${site.url}/sw.js`);
  expect(worker.headers()["cache-control"]).toBe("no-cache");
});

test("the site can be put on a home screen", async ({ page }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(href ?? "")).json();
  expect(manifest).toMatchObject({
    name: "Vaigai Holidays",
    start_url: "/",
    display: "standalone",
  });
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toContain("512x512");
});
