import { brokenWords } from "./barriers";
import { expect, signIn, startSite, test } from "./fixtures";
import { storeText } from "./site-rows";
import { addTour } from "./tour-rows";

const WORD = "Thiruvananthapuram".repeat(6);
const PUBLIC = [
  "/",
  "/domestic-tours",
  "/tour/domestic/long",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
  "/shortlist?tours=long,kerala-backwaters",
];
const PANEL = [
  "/admin/dashboard",
  "/admin/tours",
  "/admin/tours/edit/long",
  "/admin/categories",
  "/admin/hero-sections",
  "/admin/carousel-images",
  "/admin/testimonials",
  "/admin/about-sections",
  "/admin/site-settings",
];

test("the longest possible words make no page wider than a phone", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page
    .context()
    .route("https://**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  const site = await startSite();
  const beyond = () =>
    page.evaluate(() => {
      if (document.documentElement.scrollWidth <= innerWidth) return [];
      return [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.localName}.${element.className}`);
    });
  try {
    await storeText(site, WORD, "long");
    const email = `${"w".repeat(60)}@${"w".repeat(60)}.example`;
    const { error } = await site.admin.from("company_info").update({ email }).not("id", "is", null);
    expect(error).toBeNull();
    for (const path of PUBLIC) {
      await page.goto(site.url + path);
      await expect(page.getByRole("contentinfo").getByText(email)).toBeVisible();
      expect(await beyond(), path).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto(`${site.url}/tour/domestic/long`);
    const end = await page.locator("main header").evaluate((header) => {
      const range = document.createRange();
      const ends = [...header.querySelectorAll("h1, p")].map((part) => {
        range.selectNodeContents(part);
        return range.getBoundingClientRect().right;
      });
      return Math.max(...ends);
    });
    const priceBox = await page.getByRole("complementary").first().boundingBox();
    expect(end, "the words beside a tour's price").toBeLessThanOrEqual(priceBox?.x ?? 0);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, site);
    for (const path of PANEL) {
      await page.goto(site.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading...")).toHaveCount(0);
      expect(await beyond(), path).toEqual([]);
    }
  } finally {
    await page.goto("about:blank");
    await site.stop();
  }
});

const WIDTHS = [390, 768, 1024, 1280, 1440];
const TAMIL_TITLE =
  "மதுரை மீனாட்சியம்மன் திருக்கோயில், இராமேஸ்வரம் இராமநாதசுவாமி திருக்கோயில் மற்றும் கன்னியாகுமரி ஆன்மீகச் சுற்றுலா";

test("a long Tamil title breaks no word of the dashboard's table", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const tour = await addTour(site, { id: "tamil", title: TAMIL_TITLE, category: null });
  await signIn(page, site);
  const row = page.getByRole("row", { name: TAMIL_TITLE });
  await expect(row).toContainText("Uncategorized");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page.getByRole("table")), `at ${width} px`).toEqual([]);
  }
  await tour.remove();
});

test("a Tamil price breaks no word beside the tour", { tag: "@long" }, async ({ page, site }) => {
  const price = "ஒருவருக்கு பன்னிரண்டாயிரத்து ஐந்நூறு ரூபாய்";
  const tour = await addTour(site, { id: "tamil", title: TAMIL_TITLE, price });
  await page.goto(tour.path);
  const side = page.getByRole("complementary", { name: "Price and help" });
  const card = side.getByText(price, { exact: true });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(card).toBeVisible();
    expect(await brokenWords(card), `at ${width} px`).toEqual([]);
  }
  await tour.remove();
});

test("a tour card without a price says Price on request", { tag: "@long" }, async ({
  page,
  site,
}) => {
  for (const price of [null, " "]) {
    const tour = await addTour(site, { id: "no-price", title: "Unpriced tour", price });
    await page.goto("/domestic-tours");
    const card = page.getByRole("article").filter({ hasText: "Unpriced tour" });
    await expect(card.getByText("Price on request")).toBeVisible();
    await expect(card).not.toContainText("per person");
    await tour.remove();
  }
});
