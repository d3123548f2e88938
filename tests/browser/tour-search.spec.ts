import type { Page } from "@playwright/test";
import { expect, openHydrated, type Site, test } from "./fixtures";
import { hold } from "./held-requests";
import { addTour } from "./tour-rows";

const valparai = {
  id: "search-valparai",
  title: "Valparai Tea Trail",
  category: "Hill Stations",
  price: "₹9,500",
  duration: "3 Days / 2 Nights",
  starts_from: "Karaikudi",
  best_months: [8],
};
let tour: Awaited<ReturnType<typeof addTour>>;

test.beforeAll(async ({ site }) => {
  tour = await addTour(site, valparai);
});
test.afterAll(() => tour.remove());

const box = (page: Page) => page.getByRole("searchbox", { name: "Search tours" });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("the header links to all tours, domestic and international, with their categories", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Search tours" }).click();
  await expect(page).toHaveURL("/tours");
  await expect(page.getByRole("heading", { level: 1, name: "All Tours" })).toBeVisible();
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const { data } = await site.anonymous.from("tours").select("id");
  await expect(cards(page)).toHaveCount(data?.length ?? 0);
  const group = page.getByRole("group", { name: "Filter by category" });
  for (const name of ["All Tours", "Kerala", "Southeast Asia"]) {
    await expect(group.getByRole("button", { name })).toBeVisible();
  }
});

test("a misspelt search finds its tour without a request, and Back clears the search", async ({
  page,
}) => {
  await openHydrated(page, "/domestic-tours");
  const all = await cards(page).count();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(request.url());
  });
  await box(page).pressSequentially("valparay tea", { delay: 20 });
  await expect(page.getByRole("status")).toHaveText("1 tour");
  await expect(cards(page)).toContainText("Valparai Tea Trail");
  await expect(page).toHaveURL("/domestic-tours?q=valparay+tea");
  await expect(box(page)).toHaveValue("valparay tea");
  expect(asked).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/domestic-tours");
  await expect(box(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(all);
});

test("a search in Tamil finds the tour", async ({ page }) => {
  await openHydrated(page, "/tours");
  await box(page).fill("வால்பாறை");
  await expect(page.getByRole("status")).toHaveText("1 tour");
  await expect(cards(page)).toContainText("Valparai Tea Trail");
  await page.reload();
  await expect(box(page)).toHaveValue("வால்பாறை");
  await expect(cards(page)).toHaveCount(1);
});

test("a sentence is read as words, days and a budget", async ({ page }) => {
  await openHydrated(page, "/tours");
  await box(page).fill("valparai 3 days under 10k");
  await expect(page.getByText("valparai, 3 days, up to ₹10,000")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test("a search without results offers the nearest tours and a WhatsApp message with its words", async ({
  page,
}) => {
  await openHydrated(page, "/tours");
  await box(page).fill("valparai 9 days");
  await expect(page.getByText("No tour matches your search.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "You may also like" })).toBeVisible();
  await expect(cards(page).first()).toContainText("Valparai Tea Trail");
  const link = page.getByRole("link", { name: "Ask on WhatsApp" });
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(url.searchParams.get("text")).toContain("valparai, 8–10 days");
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/tours");
  await expect(box(page)).toHaveValue("");
});

test("every filter option shows how many tours it leaves, and none leaves no tours", async ({
  page,
}) => {
  await openHydrated(page, "/domestic-tours");
  await field(page, "Starting city").selectOption({ label: "Karaikudi (1)" });
  await expect(page).toHaveURL("/domestic-tours?from=Karaikudi");
  await expect(cards(page)).toHaveCount(1);
  await expect(field(page, "Days").getByRole("option")).toHaveText(["Any length", "1–3 days (1)"]);
  await expect(field(page, "Month").getByRole("option")).toHaveText(["Any month", "August (1)"]);
  await expect(page.getByRole("button", { name: "Kerala" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Hill Stations" })).toBeEnabled();
  await field(page, "Month").selectOption({ label: "August (1)" });
  await field(page, "Budget").selectOption({ label: "Up to ₹10,000 (1)" });
  await expect(page).toHaveURL("/domestic-tours?budget=10000&month=8&from=Karaikudi");
  await page.goBack();
  await expect(field(page, "Budget")).toHaveValue("");
  await expect(field(page, "Month")).toHaveValue("8");
});

test("the list is sorted by price and by duration", async ({ page }) => {
  await openHydrated(page, "/tours");
  await field(page, "Sort by").selectOption("Price, low to high");
  await expect(page).toHaveURL("/tours?sort=price");
  const prices = await cards(page)
    .getByText(/^₹[\d,]+$/)
    .allTextContents();
  const amounts = prices.map((price) => Number(price.replace(/\D/g, "")));
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  await field(page, "Sort by").selectOption("Shortest first");
  await expect(cards(page).first()).toContainText(/^.*[12] Days?/);
});

test("choosing a category keeps the search", async ({ page }) => {
  await openHydrated(page, "/domestic-tours?q=tea");
  await page.getByRole("button", { name: "Hill Stations" }).click();
  await expect(page).toHaveURL("/domestic-tours?q=tea&category=Hill+Stations");
  await expect(cards(page).filter({ hasText: "Valparai" })).toBeVisible();
});

test("a search typed before hydration runs after it", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/domestic-tours", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await box(page).fill("valparai");
  await field(page, "Days").selectOption("1-3");
  release();
  await expect(page).toHaveURL("/domestic-tours?q=valparai&days=1-3");
  await expect(cards(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue("valparai");
  await expect(field(page, "Days")).toHaveValue("1-3");
});

test.describe("on a phone of 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the filters are collapsed and show how many are set, and the search box is visible", async ({
    page,
  }) => {
    await openHydrated(page, "/domestic-tours");
    await expect(box(page)).toBeVisible();
    await expect(field(page, "Days")).toBeHidden();
    await page.getByText("Filters", { exact: true }).click();
    await field(page, "Days").selectOption("1-3");
    await expect(page.getByText("Filters (1)")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("the header has a search link beside the menu", async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("link", { name: "Search tours" }).click();
    await expect(page).toHaveURL("/tours");
    const place = await box(page).boundingBox();
    expect(place?.y).toBeLessThan(560);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters and categories work together on the server", async ({ page }) => {
    await page.goto("/domestic-tours");
    await box(page).fill("valparay");
    await field(page, "Days").selectOption("1-3");
    await page.getByRole("button", { name: "Show tours" }).click();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Hill Stations" }).click();
    await expect(page).toHaveURL("/domestic-tours?q=valparay&days=1-3&category=Hill+Stations");
    await expect(box(page)).toHaveValue("valparay");
    await expect(field(page, "Days")).toHaveValue("1-3");
    await expect(cards(page)).toHaveCount(1);
  });

  test("a Tamil search without results shows the nearest tours", async ({ page }) => {
    await page.goto(`/tours?q=${encodeURIComponent("வால்பாறை 9 நாட்கள்")}`);
    await expect(page.getByText("No tour matches your search.")).toBeVisible();
    await expect(cards(page).first()).toContainText("Valparai");
  });
});

test.describe("a list of more than twenty-four tours", () => {
  const ids = Array.from({ length: 30 }, (_, at) => `search-many-${at}`);

  test("is searched and filtered by the server, page by page", async ({ page, site }) => {
    await addMany(site, ids);
    await openHydrated(page, "/domestic-tours");
    await expect(cards(page)).toHaveCount(24);
    await box(page).fill("yercaud");
    await expect(page.getByRole("status")).toHaveText("30 tours");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/domestic-tours?q=yercaud&page=2");
    await expect(cards(page)).toHaveCount(6);
    await field(page, "Days").selectOption({ label: "1–3 days (3)" });
    await expect(page).toHaveURL("/domestic-tours?q=yercaud&days=1-3");
    await expect(cards(page)).toHaveCount(3);
    await site.admin.from("tours").delete().in("id", ids);
    const list = async () => (await fetch(`${site.url}/domestic-tours`)).text();
    await expect.poll(list).not.toContain("search-many-29");
  });
});

async function addMany(site: Site, ids: string[]) {
  const { error } = await site.admin.from("tours").insert(
    ids.map((id, at) => ({
      id,
      title: `Yercaud walk ${at}`,
      type: "domestic",
      summary: "A walk in the Shevaroy hills.",
      image_url: "/posters/tour-fallback.svg",
      gallery: ["/posters/tour-fallback.svg"],
      duration: at < 3 ? "2 Days" : "12 Days",
    })),
  );
  expect(error).toBeNull();
  const list = async () => (await fetch(`${site.url}/domestic-tours`)).text();
  await expect.poll(list).toContain("search-many-");
}

test("a card shows the price per person, the starting city and the next date", async ({
  page,
  site,
}) => {
  await site.admin
    .from("departures")
    .insert({ tour_id: valparai.id, starts_on: "2099-08-07", status: "Open" });
  const card = cards(page).filter({ hasText: "Valparai" });
  await page.goto("/domestic-tours?q=valparai");
  await expect(card).toContainText("Next: Fri 7 Aug");
  await expect(card).toContainText("₹9,500 per person");
  await expect(card).toContainText("From Karaikudi");
  await site.admin.from("departures").delete().eq("tour_id", valparai.id);
});

test("search engines index only the unfiltered list", async ({ page }) => {
  await page.goto("/tours?q=valparai&days=1-3");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/tours$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.goto("/tours");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});
