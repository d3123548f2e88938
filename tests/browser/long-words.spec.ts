import type { Page } from "@playwright/test";
import { brokenWords, expectNoBarriers } from "./barriers";
import { blankOtherSites, expect, type Site, signIn, startSite, test } from "./fixtures";
import { expectFailedRequests } from "./panel";
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
  "/pages/long",
  "/shortlist?tours=long,kerala-backwaters",
];
const PANEL = [
  "tours/edit/long",
  "hero-sections",
  "carousel-images",
  "about-sections",
  "faq?category=travel-logistics",
  "pages",
  "site-settings",
  "site-settings/policies",
  "site-settings/figures",
  "site-settings/page-texts",
  "site-settings/notice",
];

/** Pages with a 200-character title, Tamil text, missing pictures and forty categories, one of them empty. */
const OVERFULL = [
  "/",
  "/domestic-tours",
  "/domestic-tours?category=Category+0",
  "/tour/domestic/overfull-1",
  "/testimonials",
];
const OVERFULL_PANEL = [
  "dashboard",
  "tours",
  "tours/edit/overfull-1",
  "categories",
  "testimonials",
];
const PHONE = { width: 390, height: 800 };
const DESKTOP = { width: 1280, height: 800 };
const LONG_TITLE = "A title that was pasted from a brochure with every stop of the journey in it "
  .repeat(3)
  .slice(0, 200);
const TAMIL = "மதுரை மீனாட்சி அம்மன் கோயில், இராமேசுவரம், கன்னியாகுமரி மற்றும் கொடைக்கானல்";
const BROKEN = "/posters/no-such-picture.svg";

async function overfill(site: Site): Promise<void> {
  const texts = Array.from({ length: 20 }, (_, at) => ({ value: `${at + 1} ${LONG_TITLE}` }));
  const tour = {
    type: "domestic",
    duration: "12 Days / 11 Nights, with two days of rest",
    gallery: [BROKEN, BROKEN],
    featured: true,
  };
  const responses = await Promise.all([
    site.admin.from("tours").insert([
      {
        ...tour,
        id: "overfull-1",
        title: LONG_TITLE,
        summary: TAMIL.repeat(4),
        image_url: BROKEN,
        price: "₹12,34,567 onwards for a family of four",
        category: "Category 39",
        highlights: texts,
        inclusions: texts,
        itinerary: texts.map(({ value }, at) => ({
          day: `Day ${at + 1}`,
          title: value,
          description: TAMIL.repeat(3),
          name: TAMIL,
        })),
        reviews: [{ name: TAMIL, date: "2026-03-12", rating: 4, comment: TAMIL.repeat(4) }],
      },
      { ...tour, id: "overfull-2", title: TAMIL, summary: LONG_TITLE, image_url: BROKEN },
    ]),
    site.admin
      .from("categories")
      .insert(
        Array.from({ length: 40 }, (_, at) => ({ name: `Category ${at}`, type: "domestic" })),
      ),
    site.admin.from("testimonials").insert({
      name: TAMIL,
      image: BROKEN,
      location: LONG_TITLE,
      rating: 3,
      comment: TAMIL.repeat(5),
      tour: LONG_TITLE,
      featured: true,
    }),
  ]);
  expect(responses.map(({ error }) => error)).toEqual([null, null, null]);
}

/** The elements that are wider than the screen. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.localName}.${element.className}`);
  });
}

test("the longest possible words and very much content make no page wider than a phone, or inaccessible", {
  tag: "@long",
}, async ({ page, context, consoleErrors }) => {
  test.setTimeout(600_000);
  await blankOtherSites({ context });
  const site = await startSite();
  try {
    await storeText(site, WORD, "long");
    const email = `${"w".repeat(60)}@${"w".repeat(60)}.example`;
    const { error } = await site.admin.from("company_info").update({ email }).not("id", "is", null);
    expect(error).toBeNull();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of PUBLIC) {
      await page.goto(site.url + path);
      await expect(page.getByRole("contentinfo").getByText(email)).toBeVisible();
      expect(await beyond(page), path).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
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
    await overfill(site);
    for (const path of OVERFULL) {
      await page.goto(site.url + path);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expectNoBarriers(page, `${path} at ${size.width} px`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await beyond(page), path).toEqual([]);
    }
    await signIn(page, site);
    for (const screen of [...PANEL, ...OVERFULL_PANEL]) {
      await page.goto(`${site.url}/admin/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading...")).toHaveCount(0);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await beyond(page), screen).toEqual([]);
      if (!OVERFULL_PANEL.includes(screen)) continue;
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expectNoBarriers(page, `${screen} at ${size.width} px`);
        expect(await beyond(page), screen).toEqual([]);
      }
    }
  } finally {
    await page.goto("about:blank");
    await site.stop();
  }
  // Requests fail, because some of the stored pictures do not exist.
  expectFailedRequests(consoleErrors);
});

const WIDTHS = [390, 768, 1024, 1280, 1440];
const TAMIL_TITLE =
  "மதுரை மீனாட்சியம்மன் திருக்கோயில், இராமேஸ்வரம் இராமநாதசுவாமி திருக்கோயில் மற்றும் கன்னியாகுமரி ஆன்மீகச் சுற்றுலா";

test("a Tamil title and price break no word of the dashboard's table or beside the tour", {
  tag: "@long",
}, async ({ page, site }) => {
  const price = "ஒருவருக்கு பன்னிரண்டாயிரத்து ஐந்நூறு ரூபாய்";
  const tour = await addTour(site, { id: "tamil", title: TAMIL_TITLE, price, category: null });
  await page.goto(tour.path);
  const side = page.getByRole("complementary", { name: "Price and help" });
  const card = side.getByText(price, { exact: true });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(card).toBeVisible();
    expect(await brokenWords(card), `at ${width} px`).toEqual([]);
  }
  await signIn(page, site);
  const row = page.getByRole("row", { name: TAMIL_TITLE });
  await expect(row).toContainText("Uncategorized");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page.getByRole("table")), `at ${width} px`).toEqual([]);
  }
  await tour.remove();
});
