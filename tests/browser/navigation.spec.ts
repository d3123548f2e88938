import { expect, openHydrated, test, untilHydrated } from "./fixtures";
import { hold } from "./held-requests";
import { addTour } from "./tour-rows";

test("every page that is opened starts at its top, and a slow one says Loading...", async ({
  page,
}) => {
  const header = page.getByRole("banner");
  const top = (name: RegExp) => page.getByRole("heading", { level: 1, name });
  const [home, faq] = [top(/Good journeys/), top(/Frequently/)];
  const scrollY = () => page.evaluate(() => window.scrollY);
  const scrollTo = (y: number) => page.evaluate((y) => window.scrollTo(0, y), y);
  await test.step("after a link and after Back", async () => {
    await openHydrated(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(faq).toBeInViewport();
    await expect.poll(scrollY).toBe(0);
    await test.step("the page is announced, and the focus is at its beginning", async () => {
      await expect(page.locator("body > p[aria-live=polite]")).toHaveText(await page.title());
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to content" });
      await expect(skip).toBeFocused();
      expect((await skip.boundingBox())?.width).toBeGreaterThan(100);
    });
    await scrollTo(900);
    await page.goBack();
    await expect(home).toBeInViewport();
    await expect.poll(scrollY).toBe(0);
  });
  await test.step("after Back from another document", async () => {
    await scrollTo(900);
    await page.evaluate(() => window.location.assign("/faq"));
    await expect(faq).toBeVisible();
    await page.goBack();
    await expect(home).toBeInViewport();
    expect(await scrollY()).toBe(0);
  });
  await test.step("after Back from a typed address, whose reload keeps the scroll position", async () => {
    await untilHydrated(page);
    await scrollTo(900);
    await openHydrated(page, "/faq");
    await scrollTo(600);
    await page.reload();
    await expect.poll(scrollY).toBe(600);
    await page.goBack();
    await expect(home).toBeInViewport();
    expect(await scrollY()).toBe(0);
  });
  await test.step("after a reload of the home page", async () => {
    await untilHydrated(page);
    await scrollTo(900);
    await page.reload();
    await untilHydrated(page);
    expect(await scrollY()).toBe(0);
  });
  await test.step("after Back to a page on which a link to a section was followed", async () => {
    await header.getByRole("link", { name: "FAQ" }).click();
    await expect(faq).toBeVisible();
    await page.getByRole("main").locator("a[href^='#']").first().click();
    await expect.poll(scrollY).toBeGreaterThan(0);
    await header.getByRole("link", { name: "Home" }).click();
    await expect(home).toBeVisible();
    await page.goBack();
    await expect(faq).toBeInViewport();
    expect(await scrollY()).toBe(0);
  });
  await test.step("a slow page says Loading... until it opens", async () => {
    const release = await hold(page, "**/about-us.data*");
    await header.getByRole("link", { name: "About Us" }).click();
    await expect(page.getByText("Loading...")).toBeVisible();
    release();
    await expect(top(/About Us/)).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
  });
});

test("a visitor of Page Not Found searches for tours, comes back and finds the link home", async ({
  page,
  consoleErrors,
}) => {
  await openHydrated(page, "/no-such-page");
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1, name: "Page Not Found" });
  await expect(heading).toBeVisible();
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/contact-us",
  );
  await page.getByLabel("Where would you like to go?").fill("Kerala");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/tours?q=Kerala");
  await expect(page.getByRole("article").first()).toContainText("Kerala");
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(main.getByRole("link", { name: /home/ })).toHaveAttribute("href", "/");
  consoleErrors.length = 0;
});

test("a card of a tour that is gone leads to Page Not Found, and a list without its data is empty", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const header = page.getByRole("banner");
  const shows = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  const tour = await addTour(site, { id: "test-stale-card", title: "A tour soon deleted" });
  await openHydrated(page, "/domestic-tours");
  for (const why of ["the connection fails", "status 500", "it is deleted"]) {
    await test.step(`the tour: ${why}`, async () => {
      const card = page.getByRole("article").filter({ hasText: "A tour soon deleted" });
      await expect(card).toBeVisible();
      if (why === "it is deleted") await tour.remove();
      else {
        await page.route("**/tour/**.data*", (route) =>
          why === "status 500" ? route.fulfill({ status: 500, body: "no" }) : route.abort(),
        );
      }
      await card.getByRole("link", { name: "View Details" }).click();
      await expect(page).toHaveURL("/not-found");
      await expect(shows("Page Not Found")).toBeVisible();
      await page.unroute("**/tour/**.data*");
      if (why !== "it is deleted") await page.goBack();
    });
  }
  await header.getByRole("link", { name: "FAQ" }).click();
  await expect(shows(/Frequently/)).toBeVisible();
  const empty = "No tours found in this category.";
  for (const [link, data, text, failure] of [
    ["Domestic Tours", "domestic-tours", empty, "Error loading tours"],
    ["International Tours", "international-tours", empty, "Error loading tours"],
    ["About Us", "about-us", "Our mission", "Failed to load data"],
  ] as const) {
    for (const how of ["abort", "status 500"]) {
      await test.step(`${link}: ${how}`, async () => {
        consoleErrors.length = 0;
        await page.route(`**/${data}.data*`, (route) =>
          how === "abort" ? route.abort() : route.fulfill({ status: 500, body: "no" }),
        );
        await header.getByRole("link", { name: link }).click();
        await expect(shows(link)).toBeVisible();
        await expect(page.getByText(text)).toBeVisible();
        await expect(page.getByText("Something went wrong")).toHaveCount(0);
        expect(consoleErrors.join()).toContain(failure);
        await page.unroute(`**/${data}.data*`);
        await page.goBack();
        await expect(shows(/Frequently/)).toBeVisible();
      });
    }
  }
  consoleErrors.length = 0;
});
