import { expect, test } from "./fixtures";

for (const path of [
  "/not-found",
  "/no-such-page",
  "/domestic-tours/extra",
  "/tour/a/b/c",
  "/_ui",
]) {
  test(`${path} responds with 404 and Page Not Found`, async ({ page, consoleErrors }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect(page).toHaveTitle(/^Page Not Found/);
    consoleErrors.length = 0;
  });
}

test("Page Not Found links to the home page and the contact page", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/no-such-page");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/contact-us",
  );
  await main.getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toHaveCount(0);
  consoleErrors.length = 0;
});

test("a visitor searches for tours on Page Not Found", async ({ page, consoleErrors }) => {
  await page.goto("/no-such-page");
  await page.getByLabel("Where would you like to go?").fill("Kerala");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/tours?q=Kerala");
  await expect(page.getByRole("article").first()).toContainText("Kerala");
  consoleErrors.length = 0;
});

test("a URL in capitals redirects to the page's own URL", async ({ page }) => {
  await page.goto("/About-US?from=a-leaflet");
  await expect(page).toHaveURL("/about-us?from=a-leaflet");
  await page.goto("/Tour/DOMESTIC/kerala-backwaters");
  await expect(page).toHaveURL("/tour/domestic/kerala-backwaters");
});
