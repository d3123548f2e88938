import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./fixtures";
import { addTour } from "./tour-rows";

const ooty = "/tour/domestic/ooty-kodaikanal-hills";

test.describe("a tour's page", () => {
  test("opens with its picture, title, location, duration and average rating", async ({
    page,
    site,
  }) => {
    const reviews = [5, 4, 4].map((rating) => ({
      name: "Meena",
      date: "2026-01-05",
      rating,
      comment: "Well kept time.",
    }));
    const tour = await addTour(site, { id: "test-rated", type: "international", reviews });
    await page.goto(tour.path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: "Tour test-rated" })).toBeVisible();
    await expect(main.getByRole("img", { name: "Tour test-rated", exact: true })).toBeVisible();
    await expect(main.getByText("International", { exact: true }).first()).toBeVisible();
    await expect(main.getByText("2 Days").first()).toBeVisible();
    await expect(main.getByText("4.3", { exact: true })).toBeVisible();
    await tour.remove();
  });

  test("is rated 4.8 without reviews, and shows India for a domestic tour", async ({
    page,
    site,
  }) => {
    const tour = await addTour(site, { id: "test-unrated" });
    await page.goto(tour.path);
    await expect(page.getByText("4.8", { exact: true })).toBeVisible();
    await expect(page.getByText("India", { exact: true }).first()).toBeVisible();
    await tour.remove();
  });

  test("shows Overview first, with summary and highlights", async ({ page }) => {
    await page.goto(ooty);
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
    const panel = page.getByRole("tabpanel", { name: "Overview" });
    await expect(panel).toContainText("Two hill towns");
    await expect(panel.getByRole("listitem").first()).toHaveText(/Coaker's Walk/);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });

  test("marks the chosen tab in forced-colors mode", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(ooty);
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
  });

  test("shows the days of the itinerary with their guides", async ({ page }) => {
    await page.goto(ooty);
    await page.getByRole("tab", { name: "Itinerary" }).click();
    const panel = page.getByRole("tabpanel", { name: "Itinerary" });
    await expect(panel.getByRole("heading", { name: "Madurai to Kodaikanal" })).toBeVisible();
    await expect(panel.getByText("Day 1")).toBeVisible();
    await expect(panel.getByText("Senthil Kumar").first()).toBeVisible();
  });

  test("shows what the price depends on beside the inclusions", async ({ page }) => {
    await page.goto(ooty);
    await page.getByRole("tab", { name: "Inclusions" }).click();
    const panel = page.getByRole("tabpanel", { name: "Inclusions" });
    await expect(panel).toContainText("Daily breakfast and dinner");
    await expect(panel).toContainText("Prices vary by season, group size and customisation");
  });

  test("shows each review with its stars", async ({ page }) => {
    await page.goto(ooty);
    await page.getByRole("tab", { name: "Reviews" }).click();
    const review = page.getByRole("listitem").filter({ hasText: "Meenakshi Sundaram" });
    await expect(review).toContainText("18 May 2025");
    await expect(review.getByRole("img", { name: "5 out of 5" })).toBeVisible();
  });

  test("has Overview and only those other tabs that have data", async ({ page, site }) => {
    const tour = await addTour(site, {
      id: "test-bare",
      highlights: [{ value: " " }],
      inclusions: [{ value: "Breakfast" }],
    });
    await page.goto(tour.path);
    await expect(page.getByRole("tab")).toHaveText(["Overview", "Inclusions", "Gallery"]);
    await expect(page.getByText("Highlights")).toHaveCount(0);
    await tour.remove();
  });

  test("moves between tabs with the arrow keys", async ({ page }) => {
    await openHydrated(page, ooty);
    await page.getByRole("tab", { name: "Overview" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Itinerary" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Itinerary" })).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByRole("tabpanel", { name: "Reviews" })).toBeVisible();
  });

  test("shows the last panel after several quick clicks", async ({ page }) => {
    await openHydrated(page, ooty);
    const tabs = page.getByRole("tab");
    await tabs.evaluateAll((all: HTMLElement[]) => {
      for (const tab of all) tab.click();
    });
    await expect(page.getByRole("tab", { name: "Reviews", selected: true })).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "Reviews" })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });

  test("opens a related tour at its Overview", async ({ page }) => {
    await page.goto(ooty);
    await page.getByRole("tab", { name: "Itinerary" }).click();
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

  test("shows the operator's markup as text", async ({ page, site }) => {
    const words = '<img src=x onerror="document.title=1"><b>Bold</b> & "quoted"';
    const tour = await addTour(site, {
      id: "test-markup",
      title: words,
      summary: words,
      highlights: [{ value: words }],
    });
    await page.goto(tour.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    const panel = page.getByRole("tabpanel", { name: "Overview" });
    await expect(panel.getByText(words)).toHaveCount(2);
    await expect(page.getByRole("main").locator("b")).toHaveCount(0);
    await tour.remove();
  });
});

test.describe("beside the tabs", () => {
  test("are the price per person, the duration, the type and a link that calls", async ({
    page,
  }) => {
    await page.goto(ooty);
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

  test("the help box shows the phone and e-mail of the site's settings", async ({ page, site }) => {
    const { data: company } = await site.admin.from("company_info").select("*").single();
    const id = company?.id ?? "";
    await site.admin
      .from("company_info")
      .update({ phone: "04564 222 333", email: "desk@agency.example" })
      .eq("id", id);
    await page.goto(ooty);
    const side = page.getByRole("complementary", { name: "Price and help" });
    await expect(side.getByRole("link", { name: "04564 222 333" })).toHaveAttribute(
      "href",
      "tel:+914564222333",
    );
    await expect(side.getByRole("link", { name: "desk@agency.example" })).toHaveAttribute(
      "href",
      "mailto:desk@agency.example",
    );
    await site.admin
      .from("company_info")
      .update({ phone: company?.phone, email: company?.email })
      .eq("id", id);
  });

  test("the help box shows default details when there are no settings", async ({ page, site }) => {
    const { data: company } = await site.admin.from("company_info").select("*").single();
    await site.admin
      .from("company_info")
      .delete()
      .eq("id", company?.id ?? "");
    await page.goto(ooty);
    const side = page.getByRole("complementary", { name: "Price and help" });
    await expect(side.getByRole("link", { name: "+91 98765 43210" })).toBeVisible();
    await expect(side.getByRole("link", { name: /@/ })).toBeVisible();
    if (company) await site.admin.from("company_info").insert(company);
  });
});

test.describe("the gallery", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(ooty);
    await page.getByRole("tab", { name: "Gallery" }).click();
  });

  test("shows the fallback for a picture that cannot be loaded (spec §8)", async ({
    page,
    site,
    consoleErrors,
  }) => {
    const gallery = ["/posters/gone.svg", "/posters/hero.svg"];
    const tour = await addTour(site, { id: "half-a-gallery", gallery });
    await page.goto(tour.path);
    await page.getByRole("tab", { name: "Gallery" }).click();
    const pictures = page.getByRole("tabpanel").getByRole("img");
    await expect(pictures.first()).toHaveAttribute("src", "/posters/tour-fallback.svg");
    await expect(pictures.last()).toHaveAttribute("src", "/posters/hero.svg");
    expect(consoleErrors.splice(0).join()).toContain("404");
    await tour.remove();
  });

  test("enlarges the clicked picture, and closes with its button", async ({ page }) => {
    await page.getByRole("link", { name: "Enlarge picture 2 of 3" }).click();
    const lightbox = page.getByRole("dialog", { name: "Pictures of Ooty & Kodaikanal Hills" });
    await expect(lightbox.getByRole("status")).toHaveText("2 of 3");
    await expect(lightbox.getByRole("img", { name: /picture 2$/ })).toBeInViewport();
    await lightbox.getByRole("button", { name: "Close" }).click();
    await expect(lightbox).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Enlarge picture 2 of 3" })).toBeFocused();
  });

  test("works with the keyboard alone", async ({ page }) => {
    await page.getByRole("link", { name: "Enlarge picture 1 of 3" }).focus();
    await page.keyboard.press("Enter");
    const status = page.getByRole("dialog").getByRole("status");
    await expect(status).toHaveText("1 of 3");
    await page.keyboard.press("ArrowRight");
    await expect(status).toHaveText("2 of 3");
    await page.keyboard.press("ArrowLeft");
    await expect(status).toHaveText("1 of 3");
    await page.keyboard.press("End");
    await expect(status).toHaveText("3 of 3");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("disables Next picture at the last picture", async ({ page }) => {
    await page.getByRole("link", { name: "Enlarge picture 2 of 3" }).click();
    const lightbox = page.getByRole("dialog");
    await lightbox.getByRole("button", { name: "Next picture" }).click();
    await expect(lightbox.getByRole("status")).toHaveText("3 of 3");
    await expect(lightbox.getByRole("button", { name: "Next picture" })).toBeDisabled();
    await lightbox.getByRole("button", { name: "Previous picture" }).click();
    await expect(lightbox.getByRole("status")).toHaveText("2 of 3");
  });

  test("names the picture that is swiped into view", async ({ page }) => {
    await page.getByRole("link", { name: "Enlarge picture 1 of 3" }).click();
    const lightbox = page.getByRole("dialog");
    await lightbox.getByRole("list").evaluate((strip) => strip.scrollBy(strip.clientWidth, 0));
    await expect(lightbox.getByRole("status")).toHaveText("2 of 3");
  });
});

test.describe("related tours", () => {
  test("are up to three others of the same type", async ({ page }) => {
    await page.goto(ooty);
    const related = page.getByRole("region", { name: "Related tours in India" });
    const cards = related.getByRole("article");
    await expect(cards).toHaveCount(3);
    for (const link of await cards.getByRole("link").all()) {
      expect(await link.getAttribute("href")).toMatch(/^\/tour\/domestic\/(?!ooty-)/);
    }
  });

  test("say when there are none", async ({ page, site }) => {
    const { data: others } = await site.admin
      .from("tours")
      .select("*")
      .eq("type", "international")
      .neq("id", "bali-island-retreat");
    await site.admin
      .from("tours")
      .delete()
      .eq("type", "international")
      .neq("id", "bali-island-retreat");
    await page.goto("/tour/international/bali-island-retreat");
    await expect(page.getByText("No related tours found.")).toBeVisible();
    await site.admin.from("tours").insert(others ?? []);
  });
});

test.describe("a tour that cannot be shown", () => {
  for (const path of [
    "/tour",
    "/tour/domestic",
    "/tour/domestic/no-such-tour",
    "/tour/space/ooty-kodaikanal-hills",
    "/tour/domestic/%27%3B--",
  ]) {
    test(`${path} leads to /not-found`, async ({ page, request, consoleErrors }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers().location).toBe("/not-found");
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL("/not-found");
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      consoleErrors.length = 0;
    });
  }

  test("leads to /not-found from a list that still shows it", async ({
    page,
    site,
    consoleErrors,
  }) => {
    const tour = await addTour(site, { id: "test-stale" });
    await page.goto("/domestic-tours");
    await tour.remove();
    await page
      .getByRole("article")
      .filter({ hasText: "Tour test-stale" })
      .getByRole("link", { name: "View Details" })
      .click();
    await expect(page).toHaveURL("/not-found");
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    consoleErrors.length = 0;
  });

  test("redirects to its own URL if only the type is wrong", async ({ page }) => {
    await page.goto("/tour/international/ooty-kodaikanal-hills");
    await expect(page).toHaveURL(ooty);
  });
});

test.describe("a tour that is removed while its page is open", () => {
  test("says Tour not found, with a link home", async ({ page, site }) => {
    const tour = await addTour(site, { id: "test-vanishing" });
    await openHydrated(page, tour.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour test-vanishing");
    await tour.remove();
    await returnToTab(page);
    await expect(page.getByRole("heading", { name: "Tour not found" })).toBeVisible();
    await expect(page).toHaveURL(tour.path);
    await page.getByRole("main").getByRole("link", { name: /home/i }).click();
    await expect(page).toHaveURL("/");
  });

  test("shows the new price if it was changed instead", async ({ page, site }) => {
    const tour = await addTour(site, { id: "test-changing", price: "₹1,000" });
    await openHydrated(page, tour.path);
    await expect(page.getByText("₹1,000").first()).toBeVisible();
    await site.admin.from("tours").update({ price: "₹900" }).eq("id", "test-changing");
    await returnToTab(page);
    await expect(page.getByText("₹900").first()).toBeVisible();
    await tour.remove();
  });

  test("stays visible while the network is down", async ({ page, context, consoleErrors }) => {
    await openHydrated(page, ooty);
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await returnToTab(page);
    await failed;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ooty & Kodaikanal Hills");
    await context.setOffline(false);
    consoleErrors.length = 0;
  });
});

async function returnToTab(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}
