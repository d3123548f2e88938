import { expect, startSite, test } from "./fixtures";

test("without its database the site shows empty lists and samples, and recovers by itself", async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  // Its own: what another test has asked for is answered from memory.
  const site = await startSite();
  try {
    await site.breakDatabase();
    await page.goto(`${site.url}/domestic-tours?category=nowhere`);
    await expect(page.getByText("No tours found in this category.")).toBeVisible();
    await expect.poll(() => consoleErrors).toContain("Error loading tours");

    await page.goto(`${site.url}/testimonials`);
    await expect(page.getByRole("figure")).toHaveCount(6);

    await page.goto(`${site.url}/tour/domestic/kerala-backwaters`);
    await expect(page).toHaveURL(`${site.url}/not-found`);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();

    await page.goto(`${site.url}/faq`);
    await expect(page.getByRole("heading", { name: "Travel Logistics" })).toBeVisible();

    await site.mendDatabase();
    await page.goto(`${site.url}/domestic-tours?category=Kerala`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.goto(`${site.url}/testimonials`);
    await expect(page.getByRole("figure")).toHaveCount(3);
    await page.goto(`${site.url}/tour/domestic/kerala-backwaters`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kerala");
  } finally {
    await site.stop();
  }
  consoleErrors.length = 0;
});
