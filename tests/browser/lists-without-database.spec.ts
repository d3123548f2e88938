import { expect, test } from "./fixtures";

test("without its database the site shows empty lists and samples, and recovers by itself", async ({
  page,
  site,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  await site.breakDatabase();
  // Other tests may have left their pages in memory; a query of its own asks for a new one.
  const fresh = "?q=not-asked-before";

  await page.goto(`/domestic-tours${fresh}&category=nowhere`);
  await expect(page.getByText("No tours found in this category.")).toBeVisible();
  await expect.poll(() => consoleErrors).toContain("Error loading tours");

  await page.goto(`/testimonials${fresh}`);
  await expect(page.getByRole("figure")).toHaveCount(6);

  await page.goto(`/tour/domestic/kerala-backwaters${fresh}`);
  await expect(page).toHaveURL("/not-found");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();

  await page.goto(`/faq${fresh}`);
  await expect(page.getByRole("heading", { name: "Travel Logistics" })).toBeVisible();

  await site.mendDatabase();
  await page.goto("/domestic-tours?category=Kerala");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goto("/testimonials");
  await expect(page.getByRole("figure")).toHaveCount(3);
  await page.goto("/tour/domestic/kerala-backwaters");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kerala");
  consoleErrors.length = 0;
});
