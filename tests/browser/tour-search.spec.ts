import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./fixtures";
import { hold } from "./held-requests";
import { withCompany } from "./site-rows";
import { addTour, addTours } from "./tour-rows";

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

test("a search with a month leads to the tour's date in it, if it is the only one with seats", async ({
  site,
  request,
}) => {
  const one = await addTour(site, { id: "one-in-march" }, [
    { starts_on: "2098-03-05" },
    { starts_on: "2098-03-12", seats_left: 0 },
    { starts_on: "2098-04-02" },
  ]);
  const two = await addTour(site, { id: "two-in-march" }, [
    { starts_on: "2098-03-05" },
    { starts_on: "2098-03-12" },
  ]);
  const list = await request.get("/domestic-tours?q=march+4+people");
  const html = await list.text();
  expect(html).toContain(`href="${one.path}?people=4&amp;date=2098-03-05"`);
  expect(html).toContain(`href="${two.path}?people=4"`);
  await one.remove();
  await two.remove();
});

test("a visitor searches the domestic tours and filters them, and Back undoes each step", async ({
  page,
}) => {
  await openHydrated(page, "/domestic-tours");
  const all = await cards(page).count();
  await test.step("until the server responds, the list stays, and only the last search counts", async () => {
    const cancelled: string[] = [];
    page.on("requestfailed", (request) => cancelled.push(request.url()));
    const release = await hold(page, "**/domestic-tours.data?*");
    const asked = page.waitForRequest(/q=munnar(&|$)/);
    await box(page).pressSequentially("munnar");
    await asked;
    await expect(cards(page)).toHaveCount(all);
    await box(page).fill("valparay");
    await expect.poll(() => cancelled.filter((url) => url.includes("munnar")).length).toBe(1);
    release();
  });
  // Typing goes on at the moment when the URL changes.
  await expect(page).toHaveURL("/domestic-tours?q=valparay");
  // The space stays while the results of the first word arrive.
  const firstWord = page.waitForResponse(/q=valparay(&|$)/);
  await box(page).press("Space");
  await firstWord;
  await expect(box(page)).toHaveValue("valparay ");
  await box(page).pressSequentially("tea", { delay: 20 });
  await expect(page.getByRole("status")).toHaveText("1 tour");
  await expect(cards(page)).toContainText("Valparai Tea Trail");
  await expect(page).toHaveURL("/domestic-tours?q=valparay+tea");
  await expect(box(page)).toHaveValue("valparay tea");
  await page.goBack();
  await expect(page).toHaveURL("/domestic-tours");
  await expect(box(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(all);

  // Every option shows how many tours it leaves, and none leaves no tours.
  await field(page, "Starting city").selectOption({ label: "Karaikudi (1)" });
  await expect(page).toHaveURL("/domestic-tours?from=Karaikudi");
  await expect(cards(page)).toHaveCount(1);
  await expect(field(page, "Days").getByRole("option")).toHaveText(["Any length", "1–3 days (1)"]);
  await expect(field(page, "Month").getByRole("option")).toHaveText(["Any month", "August (1)"]);
  await expect(page.getByRole("button", { name: "Kerala" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Hill Stations" })).toBeEnabled();
  await field(page, "Month").selectOption({ label: "August (1)" });
  await expect(page).toHaveURL("/domestic-tours?month=8&from=Karaikudi");
  await field(page, "Budget").selectOption({ label: "Up to ₹10,000 (1)" });
  await expect(page).toHaveURL("/domestic-tours?budget=10000&month=8&from=Karaikudi");
  await page.goBack();
  await expect(field(page, "Budget")).toHaveValue("");
  await expect(field(page, "Month")).toHaveValue("8");
});

test("a visitor sorts all tours and searches them in Tamil and by a sentence", {
  tag: "@long",
}, async ({ page }) => {
  await test.step("the header's link opens all tours, and leads to the search field", async () => {
    await openHydrated(page, "/");
    const link = page.getByRole("banner").getByRole("link", { name: "Search tours" });
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "All Tours" })).toBeVisible();
    await expect(page).toHaveURL("/tours");
    await expect(box(page)).toBeFocused();
    const group = page.getByRole("group", { name: "Filter by category" });
    for (const name of ["All Tours", "Kerala", "Southeast Asia"]) {
      await expect(group.getByRole("button", { name })).toBeVisible();
    }
    await field(page, "Sort by").focus();
    await link.click();
    await expect(box(page)).toBeFocused();
  });
  await test.step("by price and by duration", async () => {
    await field(page, "Sort by").selectOption("Price, low to high");
    await expect(page).toHaveURL("/tours?sort=price");
    const areSorted = async () => {
      const prices = await cards(page)
        .getByText(/^₹[\d,]+$/)
        .allTextContents();
      const amounts = prices.map((price) => Number(price.replace(/\D/g, "")));
      const sorted = [...amounts].sort((a, b) => a - b);
      return amounts.length > 5 && String(amounts) === String(sorted);
    };
    await expect.poll(areSorted).toBe(true);
    await field(page, "Sort by").selectOption("Shortest first");
    await expect(cards(page).first()).toContainText(/^.*[12] Days?/);
  });
  await test.step("a sentence is read as words, days and a budget", async () => {
    await box(page).fill("valparai 3 days under 10k");
    await expect(page.getByRole("link", { name: /^Remove/ })).toHaveText([
      "valparai",
      "3 days",
      "up to ₹10,000",
    ]);
    await expect(cards(page)).toHaveCount(1);
  });
  await test.step("on a phone, its first tour is on the first screen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const title = await cards(page).getByRole("heading").boundingBox();
    expect(title?.y).toBeLessThanOrEqual(600);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step("without results it offers the nearest tours and a WhatsApp message", async () => {
    await box(page).fill("valparai 9 days for 4 people");
    await expect(page.getByText("No tour matches your search.")).toBeVisible();
    await expect(cards(page)).toContainText("5 days shorter");
    await box(page).fill("valparai vegetarian");
    await expect(page.getByText("No title, theme or day mentions vegetarian.")).toBeVisible();
    await box(page).fill("valparai 9 days for 4 people");
    await expect(cards(page)).toContainText("5 days shorter");
    await expect(cards(page).getByRole("link", { name: "View Details" })).toHaveAttribute(
      "href",
      `/tour/domestic/${valparai.id}?people=4`,
    );
    const link = page.getByRole("link", { name: "Ask on WhatsApp" });
    const url = new URL((await link.getAttribute("href")) ?? "");
    expect(url.searchParams.get("text")).toContain("valparai, 8–10 days");
    await page.getByRole("link", { name: "Remove 8–10 days" }).click();
    await expect(page).toHaveURL("/tours?q=valparai+4+people&sort=duration");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(page).toHaveURL("/tours");
    await expect(box(page)).toHaveValue("");
    await page.goto("/tours?q=valparai+9+days&people=4");
    await expect(link).toHaveAttribute("href", /valparai.*4(\+|%20)people/);
    await box(page).fill("");
  });
  await test.step("in Tamil, also after a reload", async () => {
    await box(page).fill("வால்பாறை");
    await expect(page.getByRole("status")).toHaveText("1 tour");
    await expect(cards(page)).toContainText("Valparai Tea Trail");
    await page.reload();
    await expect(box(page)).toHaveValue("வால்பாறை");
    await expect(cards(page)).toHaveCount(1);
  });
});

test("a search typed before hydration runs after it", { tag: "@long" }, async ({ page }) => {
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

  test("the filters are collapsed and show how many are set, and a category keeps them and the search", {
    tag: "@long",
  }, async ({ page }) => {
    await openHydrated(page, "/domestic-tours");
    await expect(box(page)).toBeVisible();
    await expect(field(page, "Days")).toBeHidden();
    await page.getByText("Filters", { exact: true }).click();
    await field(page, "Days").selectOption("1-3");
    await expect(page.getByText("Filters (1)")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await box(page).fill("tea");
    await expect(page).toHaveURL("/domestic-tours?q=tea&days=1-3");
    await page.getByRole("button", { name: "Hill Stations" }).click();
    await expect(page).toHaveURL("/domestic-tours?q=tea&days=1-3&category=Hill+Stations");
    await expect(cards(page).filter({ hasText: "Valparai" })).toBeVisible();
  });
});

test("on a phone, the first of the nearest tours is on the first screen, also under a notice", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withCompany(site, { notice_text: "Closed until Monday" }, async () => {
    await page.goto("/tours?q=valparai+9+days");
    await expect(page.getByText("Closed until Monday")).toBeVisible();
    const title = await cards(page).first().getByRole("heading").boundingBox();
    expect(title?.y).toBeLessThanOrEqual(600);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters and categories work together on the server", { tag: "@long" }, async ({
    page,
  }) => {
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
});

test("the server answers a search, and search engines index only the unfiltered list", {
  tag: "@long",
}, async ({ request, site }) => {
  const words = encodeURIComponent("வால்பாறை 9 நாட்கள்");
  const html = await (await request.get(`/tours?q=${words}`)).text();
  expect(html).toContain("No tour matches your search.");
  expect(html.split("<article")[1]).toContain("Valparai");
  const filtered = await (await request.get("/tours?q=valparai&days=1-3")).text();
  expect(filtered).toContain(`<link rel="canonical" href="${site.url}/tours"/>`);
  expect(filtered).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await request.get("/tours")).text()).not.toContain('<meta name="robots"');

  // The list of one type shows what only the other type has, and does not say that no tour has it.
  const other = await (await request.get("/domestic-tours?q=bali+under+60000")).text();
  expect(other.split("<article")[1]).toContain("abroad, ₹9,500 more");
  expect(other).not.toContain("day mentions");

  // A card shows the price per person, the starting city and the next date.
  await site.admin
    .from("departures")
    .insert({ tour_id: valparai.id, starts_on: "2099-08-07", status: "Open" });
  const found = await (await request.get("/domestic-tours?q=valparai")).text();
  const card = found.split("<article")[1]?.replace(/<[^>]*>/g, "");
  expect(card).toContain("Next: Fri 7 Aug");
  expect(card).toMatch(/₹9,500\s*per person/);
  expect(card).toContain("From Karaikudi");
  await site.admin.from("departures").delete().eq("tour_id", valparai.id);
});

test.describe("a list of more than twenty-four tours", () => {
  test("shows twenty-four and then the others, and its categories, without a request", async ({
    page,
    site,
    request,
  }) => {
    const list = async () => (await request.get("/domestic-tours")).text();
    // The newest, so that the sample tours are not among the first twenty-four.
    const remove = await addTours(site, "search-many", 30, (at) => ({
      title: `Yercaud walk ${at}`,
      duration: at < 3 ? "2 Days" : "12 Days",
      created_at: new Date().toISOString(),
    }));
    await expect.poll(list).toContain("search-many-");
    await openHydrated(page, "/domestic-tours");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".data")) asked.push(request.url());
    });
    const last = page.getByRole("link", { name: "View Details" }).last();
    await test.step("Show more adds the others, and the first of them has the focus", async () => {
      await expect(cards(page)).toHaveCount(24);
      const more = page.getByRole("link", { name: "Show more" });
      await more.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      await more.click();
      await expect(page).toHaveURL("/domestic-tours?shown=48");
      await expect(cards(page).nth(24).getByRole("link")).toBeFocused();
      expect(await cards(page).count()).toBeGreaterThan(30);
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      await expect(page.getByRole("link", { name: "Show more" })).toHaveCount(0);
    });
    await test.step("a category shows its tours, and Show more is for its tours", async () => {
      await page.getByRole("button", { name: "Kerala", exact: true }).click();
      await expect(page).toHaveURL("/domestic-tours?category=Kerala");
      await expect(page.getByRole("status")).toHaveText("1 tour");
      await expect(cards(page)).toHaveCount(1);
      await page.getByRole("button", { name: "All Tours" }).click();
      await expect(cards(page)).toHaveCount(24);
      await page.getByRole("link", { name: "Show more" }).click();
      await expect(page).toHaveURL("/domestic-tours?shown=48");
      expect(asked).toEqual([]);
    });
    await test.step("they are still there after a reload and after Back", async () => {
      await page.reload();
      await last.click();
      await expect(page).toHaveURL(/\/tour\/domestic\//);
      await page.goBack();
      await expect(page).toHaveURL("/domestic-tours?shown=48");
      await expect(cards(page).nth(30)).toBeAttached();
    });
    await test.step("a crawler finds all by links", async () => {
      const first = await (await request.get("/domestic-tours")).text();
      expect(first).toContain('<link rel="next" href="/domestic-tours?shown=48"/>');
      expect(first).not.toContain('href="/tour/domestic/golden-triangle"');
      const second = await (await request.get("/domestic-tours?shown=48")).text();
      expect(second).toContain('href="/tour/domestic/golden-triangle"');
    });
    await test.step("the server searches and filters it, page by page", async () => {
      await box(page).fill("yercaud");
      await expect(page.getByRole("status")).toHaveText("30 tours");
      await page.getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL("/domestic-tours?q=yercaud&page=2");
      await expect(cards(page)).toHaveCount(6);
      await box(page).fill("yercau");
      await expect(page).toHaveURL("/domestic-tours?q=yercau");
      await expect(box(page)).toBeFocused();
      await box(page).fill("yercaud");
      await expect(page).toHaveURL("/domestic-tours?q=yercaud");
      await field(page, "Days").selectOption({ label: "1–3 days (3)" });
      await expect(page).toHaveURL("/domestic-tours?q=yercaud&days=1-3");
      await expect(cards(page)).toHaveCount(3);
    });
    await remove();
    await expect.poll(list).not.toContain("search-many-29");
  });
});
