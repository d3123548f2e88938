import { expect, openHydrated, test, untilHydrated } from "./fixtures";
import { addTour } from "./tour-rows";

const header = "banner";

test("a card of a deleted tour, or whose data cannot be loaded, leads to Page Not Found inside the site", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const tour = await addTour(site, { id: "test-stale-card", title: "A tour soon deleted" });
  const card = page.getByRole("article").filter({ hasText: "A tour soon deleted" });
  await openHydrated(page, "/domestic-tours");
  await expect(card).toBeVisible();
  for (const why of ["the connection fails", "it is deleted"]) {
    await test.step(why, async () => {
      if (why === "it is deleted") await tour.remove();
      else await page.route("**/tour/**.data*", (route) => route.abort());
      await card.getByRole("link", { name: "View Details" }).click();
      await expect(page).toHaveURL("/not-found");
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      await expect(page.getByRole(header)).toBeVisible();
      await page.unroute("**/tour/**.data*");
      if (why !== "it is deleted") await page.goBack();
    });
  }
  await page.getByRole(header).getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  consoleErrors.length = 0;
});

test("a page without its data shows an empty state inside the site", { tag: "@long" }, async ({
  page,
  consoleErrors,
}) => {
  const empty = "No tours found in this category.";
  await openHydrated(page, "/faq");
  for (const { link, data, shows, failure } of [
    {
      link: "Domestic Tours",
      data: "domestic-tours",
      shows: empty,
      failure: "Error loading tours",
    },
    {
      link: "International Tours",
      data: "international-tours",
      shows: empty,
      failure: "Error loading tours",
    },
    { link: "About Us", data: "about-us", shows: "Our mission", failure: "Failed to load data" },
  ]) {
    for (const how of ["abort", "status 500"]) {
      await test.step(`${link} (${how})`, async () => {
        consoleErrors.length = 0;
        await page.route(`**/${data}.data*`, (route) =>
          how === "abort" ? route.abort() : route.fulfill({ status: 500, body: "no" }),
        );
        await page.getByRole(header).getByRole("link", { name: link }).click();
        await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
        await expect(page.getByText(shows)).toBeVisible();
        await expect(page.getByRole(header)).toBeVisible();
        await expect(page.getByText("Something went wrong")).toHaveCount(0);
        expect(consoleErrors.join()).toContain(failure);
        await page.unroute(`**/${data}.data*`);
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
      });
    }
  }
  consoleErrors.length = 0;
});

test("every navigation starts at the top of the page: a link, Back, and Back after another document", async ({
  page,
}) => {
  const top = page.getByRole("heading", { level: 1, name: /Good journeys/ });
  const scrollY = () => page.evaluate(() => window.scrollY);
  await openHydrated(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await expect.poll(scrollY).toBe(0);
  await test.step("the page is announced, and the focus is at its beginning", async () => {
    await expect(page.locator("body > p[aria-live=polite]")).toHaveText(await page.title());
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  });
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goBack();
  await expect(page.getByRole("button", { name: "Send Enquiry" })).toBeVisible();
  await expect.poll(scrollY).toBe(0);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => window.location.assign("/faq"));
  await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
  await page.goBack();
  await expect(top).toBeInViewport();
  expect(await scrollY()).toBe(0);
});

test("Back starts at the top of the page after a typed address, and a reload keeps the scroll position", {
  tag: "@long",
}, async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await openHydrated(page, "/faq");
  await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /Good journeys/ })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a reload of the home page begins at the top", { tag: "@long" }, async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await untilHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("Back to a page on which a category was opened begins at the top", { tag: "@long" }, async ({
  page,
}) => {
  await openHydrated(page, "/faq");
  await page.getByRole("main").locator("a[href^='#']").first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole(header).getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Good journeys/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
