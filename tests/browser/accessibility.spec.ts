import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, signIn, test } from "./fixtures";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [390, 1280];

const PUBLIC_PAGES = [
  "/",
  "/domestic-tours",
  "/international-tours",
  "/tour/domestic/kerala-backwaters",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
  "/not-found",
  "/admin/login",
];

const PANEL_PAGES = [
  "/admin/dashboard",
  "/admin/tours",
  "/admin/tours/new",
  "/admin/tours/edit/kerala-backwaters",
  "/admin/categories",
  "/admin/hero-sections",
  "/admin/carousel-images",
  "/admin/testimonials",
  "/admin/about-sections",
  "/admin/site-settings",
  "/admin/settings",
];

for (const theme of THEMES) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: "reduce" } });

    for (const path of PUBLIC_PAGES) {
      test(`nothing bars a visitor's way on ${path}`, async ({ page, consoleErrors }) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await expectNoBarriers(page);
        }
        if (path === "/not-found") consoleErrors.length = 0;
      });
    }

    test("nothing bars the operator's way on any screen", async ({ page, site }) => {
      test.slow();
      await signIn(page, site);
      for (const path of PANEL_PAGES) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText("Loading...")).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoBarriers(page);
        }
      }
    });
  });
}

for (const path of [...PUBLIC_PAGES]) {
  test(`${path} has one h1 and fits 320 px without sideways scrolling`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    if (path === "/not-found") consoleErrors.length = 0;
  });
}
