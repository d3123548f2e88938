import { expect, signIn, startSite, test } from "./fixtures";
import { openUntil, storeText } from "./site-rows";

const WORD = "Thiruvananthapuram".repeat(6);
const PUBLIC = [
  "/",
  "/domestic-tours",
  "/tour/domestic/long",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
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

test("a word as long as its line may be makes no page wider than a phone", async ({ page }) => {
  test.setTimeout(120_000);
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
      await openUntil(page, site.url + path, () =>
        expect(page.getByRole("contentinfo").getByText(email)).toBeVisible({ timeout: 500 }),
      );
      expect(await beyond(), path).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto(`${site.url}/tour/domestic/long`);
    const [words, picture] = await page.locator("main header").evaluate((header) => {
      const range = document.createRange();
      const ends = [...header.querySelectorAll("h1, p")].map((part) => {
        range.selectNodeContents(part);
        return range.getBoundingClientRect().right;
      });
      return [Math.max(...ends), header.querySelector("img")?.getBoundingClientRect().left ?? 0];
    });
    expect(words, "the words beside a tour's picture").toBeLessThanOrEqual(picture);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, site);
    for (const path of PANEL) {
      await page.goto(site.url + path);
      await page.waitForLoadState("networkidle");
      expect(await beyond(), path).toEqual([]);
    }
  } finally {
    await page.goto("about:blank");
    await site.stop();
  }
});
