import type { Page } from "@playwright/test";
import {
  expect,
  openHydrated,
  openOncePublic,
  signIn,
  test,
  untilCached,
  untilHydrated,
} from "./fixtures";
import { hold } from "./held-requests";
import { withCompany } from "./site-rows";
import { addTour } from "./tour-rows";

test.use({ serviceWorkers: "allow" });

const TOUR = "/tour/domestic/kerala-backwaters";
const NEVER_VISITED = "/tour/domestic/golden-triangle";

/** Waits until a page and its scripts are cached. */
async function untilCachedWhole(page: Page, path: string): Promise<void> {
  await untilCached(page, path);
  const scripts = await page.evaluate(async (url) => {
    const html = (await (await caches.match(url))?.text()) ?? "";
    return html.match(/\/assets\/[\w-]+\.js(?=")/g) ?? [];
  }, path);
  for (const script of new Set(scripts)) await untilCached(page, script);
}

test("offline, visited pages open completely, and the others say that the visitor is offline", async ({
  page,
  context,
  consoleErrors,
}) => {
  const shows = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  const isOffline = page.getByRole("heading", { name: "You are offline" });
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await test.step("online, three pages are visited, one of them by a link", async () => {
    await page.goto("/faq");
    await untilCached(page, "/faq");
    await untilCached(page, "/offline");
    // The fallback picture is cached before any picture fails.
    await untilCached(page, "/posters/tour-fallback.svg");
    await page.goto(TOUR);
    await untilCachedWhole(page, TOUR);
    await untilHydrated(page);
    await link("Testimonials").click();
    await expect(shows("Testimonials")).toBeVisible();
    await untilCached(page, "/testimonials");
    await context.setOffline(true);
  });
  await test.step("the page that a link opened is there after a reload", async () => {
    await page.reload();
    await expect(shows("Testimonials")).toBeVisible();
  });
  await test.step("a link opens the offline page, or a visited page", async () => {
    await link("About Us").click();
    await expect(isOffline).toBeVisible();
    await page.goBack();
    await expect(shows("Testimonials")).toBeVisible();
    await link("FAQ").click();
    await expect(page.getByRole("heading", { name: "Travel Logistics" })).toBeVisible();
  });
  await test.step("the offline page lists the tours that open without a network", async () => {
    await page.goto(NEVER_VISITED);
    await expect(isOffline).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Kerala/ })
      .click();
    await expect(page).toHaveURL(TOUR);
    await expect(shows(/Kerala/)).toBeVisible();
    await page.getByRole("tab", { name: "Itinerary" }).click();
    await expect(page.getByRole("tabpanel", { name: "Itinerary" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Related tours" })).toBeVisible();
  });
  await test.step("the fallback picture is there", async () => {
    const width = await page.evaluate(async () => {
      const picture = new Image();
      picture.src = "/posters/tour-fallback.svg";
      await picture.decode();
      return picture.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
  });
  await test.step("online again, one press opens the page", async () => {
    await page.goto(NEVER_VISITED);
    await expect(isOffline).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(shows(/Golden Triangle/)).toBeVisible();
  });
  // The errors are from scripts that load on demand, which are not cached.
  consoleErrors.length = 0;
});

test("offline, a visited page opens in its language, and the others say in theirs that there is no network", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  const tour = await addTour(site, { id: "saved-in-tamil", title: "மதுரை உலா" });
  await withCompany(site, { tamil: "public" }, async () => {
    await openOncePublic(page, "/ta/faq");
    await page.goto("/ta/faq");
    await untilCachedWhole(page, "/ta/faq");
    await untilCached(page, "/ta/offline");
    await page.goto("/faq");
    await untilCached(page, "/offline");
    await page.goto(tour.path);
    await untilCached(page, tour.path);
    await context.setOffline(true);
    await page.goto("/ta/faq");
    await expect(page.getByRole("heading", { level: 1, name: "கேள்வி" })).toBeVisible();
    await page.goto(`/ta${NEVER_VISITED}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ta");
    await expect(page.getByRole("heading", { level: 1, name: "இணைய" })).toBeVisible();
    await page.goto(NEVER_VISITED);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    const saved = page.getByRole("main").getByText("மதுரை உலா");
    await expect(saved).toHaveAttribute("lang", "ta");
    await context.setOffline(false);
  });
  await tour.remove();
  consoleErrors.length = 0;
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a page that cannot be loaded leaves the open page as it was, with a sentence", {
    tag: "@long",
  }, async ({ context, consoleErrors }) => {
    const cuts: ((tab: Page) => Promise<unknown>)[] = [
      () => context.setOffline(true),
      // The browser does not notice that it is offline.
      (tab) => tab.route(/about-us/, (route) => route.abort()),
    ];
    const linkOf = (tab: Page) => tab.getByRole("banner").getByRole("link", { name: "About Us" });
    for (const cut of cuts) {
      const tab = await context.newPage();
      await tab.goto("/faq");
      await untilHydrated(tab);
      await cut(tab);
      await linkOf(tab).click();
      await expect(tab.getByText("This page could not be opened.")).toBeVisible();
      await expect(tab.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
      await expect(tab).toHaveURL("/faq");
      await context.setOffline(false);
    }
    consoleErrors.length = 0;
  });

  test("a section whose script does not load costs only this section", { tag: "@long" }, async ({
    page,
    site,
    consoleErrors,
  }) => {
    const on = {
      tamil: "public",
      notice_text: "Closed today",
      answering: [{ name: "Ravi", languages: "Tamil" }],
    };
    await withCompany(site, on, async () => {
      await page.route(/\/assets\/(?:language-bar|notice-line|answering-people)-/, (route) =>
        route.abort(),
      );
      await openOncePublic(page, "/ta");
      await openHydrated(page, "/contact-us");
      await page.getByLabel("Message").fill("Six people to Ooty");
      await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
      await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
    });
    consoleErrors.length = 0;
  });

  test("a reload stays on a page that was opened while another one was loading", {
    tag: "@long",
  }, async ({ page }) => {
    await openHydrated(page, "/faq");
    const release = await hold(page, "**/about-us.data*");
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("next-page")))
      .not.toBeNull();
    await page.goto("/contact-us");
    release();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL("/contact-us");
  });
});

// If a script fails that the router loads in advance, the router reloads the page.
test("a link that is only touched or pointed at loads nothing, so that a bad network costs no typed text", async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  for (const path of ["/", TOUR]) {
    await openHydrated(page, path);
    await page.route("**/assets/**", (route) => route.abort());
    const reloads: string[] = [];
    const noteReload = () => reloads.push(path);
    page.on("domcontentloaded", noteReload);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll("a[href^='/']")) {
        for (const type of ["mouseover", "focusin", "touchstart"]) {
          link.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }
    });
    await page.clock.runFor(1000);
    await page.evaluate(() => fetch("/healthz"));
    page.off("domcontentloaded", noteReload);
    expect(reloads).toEqual([]);
    await page.unroute("**/assets/**");
  }
  consoleErrors.length = 0;
});

test("offline, each shortlist URL shows its own list, and tours are compared and removed", {
  tag: "@long",
}, async ({ page, context, consoleErrors }) => {
  await page.goto("/tours");
  const hearts = page.getByRole("button", { name: /to your shortlist/ });
  const link = page.getByRole("link", { name: /^Your shortlist/ });
  const columns = page.getByRole("columnheader");
  const paths: string[] = [];
  for (const at of [0, 1, 2]) {
    await hearts.nth(at).click();
    await expect(hearts.nth(at)).toHaveAttribute("aria-pressed", "true");
    paths.push((await link.getAttribute("href")) ?? "");
    await untilCached(page, paths[at] ?? "");
  }
  const [, , own = ""] = paths;
  await untilCachedWhole(page, own);
  await untilCachedWhole(page, "/shortlist");
  await untilCached(page, "/offline");
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(own);
  await expect(page.getByRole("row", { name: /Included/ })).toBeVisible();
  for (const at of [0, 1, 2]) {
    await page.goto(paths[at] ?? "");
    await expect(columns).toHaveCount(at + 1);
  }
  await page.goto("/shortlist?tours=never-cached");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await page.goto("/shortlist");
  await expect(page).toHaveURL(own);
  await expect(columns).toHaveCount(3);
  await expect(page.getByText("no longer on our site")).toHaveCount(0);
  // Wait for hydration, which adds the link to the header.
  await expect(link).toBeVisible();
  await page
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect(columns).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Your shortlist: 2 tours" })).toBeVisible();
  consoleErrors.length = 0;
});

test("the shortlist is cached after a heart is pressed, even if the visitor leaves at once", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/tours");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const heart = page.getByRole("button", { name: /to your shortlist/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const link = page.getByRole("link", { name: "Your shortlist: 1 tour" });
  const path = (await link.getAttribute("href")) ?? "";
  // Every page of the site caches the list when it loads, so go to a document without scripts.
  await page.goto("/posters/tour-fallback.svg");
  await untilCached(page, path);
});

test("the offline page shows the phone number from the visitor's last visit", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  await page.goto("/faq");
  await untilCached(page, "/offline");
  await withCompany(site, { phone: "04564 222 333" }, async () => {
    // Stop the service worker, as browsers do when it has been idle for some time.
    const devtools = await context.newCDPSession(page);
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.stopAllWorkers");
    await page.goto("/faq");
    await expect.poll(() => cachedCall(page)).toBe("tel:+914564222333");
    await context.setOffline(true);
    await page.goto("/about-us");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call 04564 222 333" })).toBeVisible();
  });
  consoleErrors.length = 0;
});

/** Returns the telephone link of the cached offline page. */
function cachedCall(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const html = await (await caches.match("/offline"))?.text();
    return html?.match(/href="(tel:[^"]+)"/)?.[1];
  });
}

test("online the page comes from the server, not from the cache, also if the tour is gone", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const tour = await addTour(site, { id: "changed-title", title: "First title" });
  await page.goto(tour.path);
  await untilCached(page, tour.path);
  await site.admin.from("tours").update({ title: "Second title" }).eq("id", "changed-title");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second title");
  await tour.remove();
  await page.goto(tour.path);
  const isSaved = (path: string) => caches.match(path).then(Boolean);
  await expect.poll(() => page.evaluate(isSaved, tour.path)).toBe(false);
  consoleErrors.length = 0;
});

test("a search does not push saved pages out", { tag: "@long" }, async ({ page }) => {
  await page.goto("/tours");
  await untilCached(page, "/tours");
  await openHydrated(page, "/tours");
  await page.getByRole("searchbox").fill("kerala");
  const dataIn = (name: string) =>
    page.evaluate(async (cacheName) => {
      const saved = await (await caches.open(cacheName)).keys();
      return saved.filter(({ url }) => url.includes(".data?")).length;
    }, name);
  await expect.poll(() => dataIn("data")).toBeGreaterThan(0);
  expect(await dataIn("pages")).toBe(0);
});

test("the service worker starts after a page of the site has loaded, and caches nothing of the panel", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      document.documentElement.dataset.registered = document.readyState;
      return register.apply(this, given);
    };
  });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-registered", "complete");
  await untilCached(page, "/");
  await signIn(page, site, "/admin/tours");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-registered");
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(0);
  for (const path of cached) expect(path).not.toMatch(/^\/(admin|auth|rest|realtime)/);
  await context.setOffline(true);
  await expect(page.goto("/admin/tours")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  consoleErrors.length = 0;
});
