import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./fixtures";
import { withCompany } from "./site-rows";
import { addTour } from "./tour-rows";

const ooty = "/tour/domestic/ooty-kodaikanal-hills";

test("a visitor reads a tour tab by tab, opens a related one, and goes to the list", async ({
  page,
  site,
}) => {
  await openHydrated(page, ooty);
  const panel = (name: string) => page.getByRole("tabpanel", { name });
  await test.step("Overview comes first, with summary and highlights", async () => {
    await expect(page.getByRole("tab")).toHaveText([
      "Overview",
      "Itinerary",
      "Dates",
      "Inclusions",
      "Good to know",
      "Questions",
      "Gallery",
      "Reviews",
    ]);
    await expect(panel("Overview")).toContainText("Two hill towns");
    await expect(panel("Overview").getByRole("listitem").first()).toHaveText(/Coaker's Walk/);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });
  await test.step("beside the tabs are the price, the duration, the type and a link that calls", async () => {
    const side = page.getByRole("complementary", { name: "Price and help" });
    await expect(side.getByText("₹14,900")).toBeVisible();
    await expect(side.getByText("per person")).toBeVisible();
    await expect(side.getByText("5 Days / 4 Nights")).toBeVisible();
    await expect(side.getByText("Domestic tour", { exact: true })).toBeVisible();
    await expect(side.getByRole("link", { name: "Call to Enquire" })).toHaveAttribute(
      "href",
      /^tel:\+\d+$/,
    );
  });
  await test.step("forced-colors mode marks the chosen tab", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const marked = () =>
      page
        .getByRole("tab")
        .evaluateAll((tabs) =>
          tabs.flatMap((tab) =>
            getComputedStyle(tab).outlineStyle === "none" ? [] : [tab.textContent],
          ),
        );
    expect(await marked()).toEqual(["Overview"]);
    await page.getByRole("tab", { name: "Inclusions" }).click();
    await expect.poll(marked).toEqual(["Inclusions"]);
    await page.emulateMedia({ forcedColors: null });
  });
  await test.step("what the price depends on is beside the inclusions", async () => {
    await expect(panel("Inclusions")).toContainText("Daily breakfast and dinner");
    await expect(panel("Inclusions")).toContainText(
      "Prices vary by season, group size and customisation",
    );
  });
  await test.step("the itinerary has its days with their guides", async () => {
    await page.getByRole("tab", { name: "Itinerary" }).click();
    const days = panel("Itinerary");
    await expect(days.getByRole("heading", { name: "Madurai to Kodaikanal" })).toBeVisible();
    await expect(days.getByText("Day 1")).toBeVisible();
    await expect(days.getByText("Senthil Kumar").first()).toBeVisible();
  });
  await test.step("each review has its stars", async () => {
    await page.getByRole("tab", { name: "Reviews" }).click();
    const review = page.getByRole("listitem").filter({ hasText: "Meenakshi Sundaram" });
    await expect(review).toContainText("18 May 2025");
    await expect(review.getByRole("img", { name: "5 out of 5" })).toBeVisible();
  });
  await test.step("the tabs are one tab stop, with wrapping arrow keys", async () => {
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByRole("tab", { name: "Overview" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Itinerary" })).toBeFocused();
    await expect(panel("Itinerary")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Reviews", selected: true })).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("Tab");
    await expect(panel("Overview")).toBeFocused();
  });
  await test.step("after several quick clicks the last panel is shown", async () => {
    await page.getByRole("tab", { name: "Overview" }).click();
    await expect(panel("Overview")).toBeVisible();
    await page.getByRole("tab").evaluateAll((all: HTMLElement[]) => {
      for (const tab of all) tab.click();
    });
    await expect(page.getByRole("tab", { name: "Reviews", selected: true })).toBeVisible();
    await expect(panel("Reviews")).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });
  await test.step("related tours are up to three others of the same type", async () => {
    const cards = page.getByRole("region", { name: "Related tours in India" }).getByRole("article");
    await expect(cards).toHaveCount(3);
    for (const link of await cards.getByRole("link").all()) {
      expect(await link.getAttribute("href")).toMatch(/^\/tour\/domestic\/(?!ooty-)/);
    }
  });
  await test.step("a related tour opens at its Overview", async () => {
    const related = page.getByRole("link", { name: "View Details" }).first();
    const path = (await related.getAttribute("href")) ?? "";
    await related.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(0);
    await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step("its structured data is gone on the list, to which the breadcrumb leads", async () => {
    const graph = page.locator('script[type="application/ld+json"]');
    expect(await graph.textContent()).toContain("TouristTrip");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await crumbs.getByRole("link", { name: "Domestic Tours" }).click();
    await expect(page).toHaveURL("/domestic-tours");
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `${site.url}/domestic-tours`);
    await expect(graph).toHaveCount(1);
    expect(await graph.textContent()).not.toContain("TouristTrip");
  });
});

test("the help box shows the phone and e-mail of the site's settings, or default details, and without related tours the page says so", {
  tag: "@long",
}, async ({ request, site }) => {
  const help = async () =>
    /<section aria-labelledby="help".*?<\/section>/s
      .exec(await (await request.get(ooty)).text())?.[0]
      ?.replaceAll(/<!-- -->|<wbr\/>/g, "");
  await withCompany(site, { phone: "04564 222 333", email: "desk@agency.example" }, async () => {
    expect(await help()).toMatch(/href="tel:\+914564222333".*04564 222 333/s);
    expect(await help()).toMatch(/href="mailto:desk@agency\.example".*desk@agency\.example/s);
  });
  const { data: company } = await site.admin
    .from("company_info")
    .delete()
    .not("id", "is", null)
    .select();
  expect(await help()).toContain("+91 98765 43210");
  expect(await help()).toMatch(/href="mailto:[^"@]+@/);
  await site.admin.from("company_info").insert(company ?? []);

  const { data: others } = await site.admin
    .from("tours")
    .delete()
    .eq("type", "international")
    .neq("id", "bali-island-retreat")
    .select();
  const html = await (await request.get("/tour/international/bali-island-retreat")).text();
  expect(html).toContain("No related tours found.");
  await site.admin.from("tours").insert(others ?? []);
});

test.describe("the gallery", () => {
  test("is enlarged by the pointer, the keyboard or a swipe", async ({ page }) => {
    await openHydrated(page, ooty);
    await page.getByRole("tab", { name: "Gallery" }).click();
    const lightbox = page.getByRole("dialog", { name: "Pictures of Ooty & Kodaikanal Hills" });
    const status = lightbox.getByRole("status");
    const next = lightbox.getByRole("button", { name: "Next picture" });
    const enlarge = (number: number) =>
      page.getByRole("link", { name: `Enlarge picture ${number} of 3` });
    await test.step("a click enlarges a picture, and the button closes it", async () => {
      await enlarge(2).click();
      await expect(status).toHaveText("2 of 3");
      await expect(lightbox.getByRole("img", { name: /picture 2$/ })).toBeInViewport();
      await lightbox.getByRole("button", { name: "Close" }).click();
      await expect(lightbox).toHaveCount(0);
      await expect(enlarge(2)).toBeFocused();
    });
    await test.step("the keyboard alone opens, moves and closes it", async () => {
      await enlarge(1).focus();
      await page.keyboard.press("Enter");
      await expect(status).toHaveText("1 of 3");
      await page.keyboard.press("ArrowRight");
      await expect(status).toHaveText("2 of 3");
      await page.keyboard.press("ArrowLeft");
      await expect(status).toHaveText("1 of 3");
      await page.keyboard.press("End");
      await expect(status).toHaveText("3 of 3");
      await page.keyboard.press("Escape");
      await expect(lightbox).toHaveCount(0);
    });
    await test.step("Next picture is disabled at the last picture", async () => {
      await enlarge(2).click();
      await next.click();
      await expect(status).toHaveText("3 of 3");
      await expect(next).toBeDisabled();
      // The keys still work.
      await page.keyboard.press("ArrowLeft");
      await expect(status).toHaveText("2 of 3");
      await lightbox.getByRole("button", { name: "Close" }).click();
    });
    await test.step("the picture that is swiped into view is named", async () => {
      await enlarge(1).click();
      await lightbox.getByRole("list").evaluate((strip) => strip.scrollBy(strip.clientWidth, 0));
      await expect(status).toHaveText("2 of 3");
    });
  });
});

test("a tour that cannot be shown leads to /not-found, or to its own URL if only the type is wrong", async ({
  request,
}) => {
  const paths = [
    "/tour",
    "/tour/domestic",
    "/tour/domestic/no-such-tour",
    "/tour/space/ooty-kodaikanal-hills",
    "/tour/domestic/%27%3B--",
  ];
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe("/not-found");
  }
  const moved = await request.get("/tour/international/ooty-kodaikanal-hills", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(ooty);
});

test("an open tour stays visible offline, shows a new price, and says when it is removed", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  const tour = await addTour(site, { id: "test-open", price: "₹1,000" });
  await openHydrated(page, `${tour.path}?people=4`);
  await expect(page.getByText("₹1,000").first()).toBeVisible();
  await test.step("it stays visible while the network is down", async () => {
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await returnToTab(page);
    await failed;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour test-open");
    await context.setOffline(false);
    consoleErrors.length = 0;
  });
  await test.step("it stays while its data cannot be loaded", async () => {
    await page.route("**/*.data*", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await returnToTab(page);
    await failed;
    await expect.poll(() => consoleErrors.join()).toContain("Failed to load data");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour test-open");
    await page.unroute("**/*.data*");
    consoleErrors.length = 0;
  });
  await test.step("it shows its new price", async () => {
    await site.admin.from("tours").update({ price: "₹900" }).eq("id", "test-open");
    await returnToTab(page);
    await expect(page.getByText("₹900").first()).toBeVisible();
  });
  await test.step("it says Tour not found when it is removed, with a link home", async () => {
    await tour.remove();
    await returnToTab(page);
    await expect(page.getByRole("heading", { name: "Tour not found" })).toBeVisible();
    await expect(page).toHaveURL(`${tour.path}?people=4`);
    await page.getByRole("main").getByRole("link", { name: /home/i }).click();
    await expect(page).toHaveURL("/?people=4");
  });
  // The server responds with 404 for the removed tour.
  consoleErrors.length = 0;
});

async function returnToTab(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}
