import { expect, openHydrated, test } from "./fixtures";

test("an unknown URL responds with 404 and Page Not Found", async ({ request }) => {
  for (const path of [
    "/not-found",
    "/no-such-page",
    "/domestic-tours/extra",
    "/tour/a/b/c",
    "/_ui",
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toMatch(/<h1[^>]*>Page Not Found/);
    expect(html, path).toContain("<title>Page Not Found");
  }
});

test("a visitor of Page Not Found searches for tours, or follows a link and comes back", async ({
  page,
  consoleErrors,
}) => {
  await openHydrated(page, "/no-such-page");
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1, name: "Page Not Found" });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found/);
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
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
  await main.getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL("/");
  await expect(heading).toHaveCount(0);
  consoleErrors.length = 0;
});

test("a URL in capitals redirects to the page's own URL", async ({ request }) => {
  for (const [asked, own] of [
    ["/About-US?from=a-leaflet", "/about-us?from=a-leaflet"],
    ["/Tour/DOMESTIC/kerala-backwaters", "/tour/domestic/kerala-backwaters"],
  ] as const) {
    const response = await request.get(asked);
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname + new URL(response.url()).search).toBe(own);
  }
});
