import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

test("the category buttons filter the list without scripts", async ({ page }) => {
  await page.goto("/domestic-tours");
  await page.getByRole("button", { name: "Kerala", exact: true }).click();
  await expect(page).toHaveURL("/domestic-tours?category=Kerala");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "All Tours" }).click();
  expect(await page.getByRole("article").count()).toBeGreaterThan(1);
});

test("a visitor reads all of a tour and opens its pictures without scripts", async ({ page }) => {
  await page.goto("/tour/domestic/ooty-kodaikanal-hills");
  for (const text of ["Coaker's Walk, Kodaikanal", "Kodaikanal on foot", "Daily breakfast"]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByRole("tab", { name: "Reviews" }).click();
  await expect(page.getByText("Meenakshi Sundaram")).toBeInViewport();
  await page.getByRole("link", { name: "Enlarge picture 1 of 3" }).click();
  await expect(page).toHaveURL("/posters/ooty-kodaikanal-hills.svg");
});

test("the FAQ page opens one answer at a time without scripts", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/faq");
  await page.getByText("How much advance do I pay?").click();
  await expect(page.getByText("50% advance for international")).toBeVisible();
  await page.getByText("When is the balance due?").click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await page.getByRole("link", { name: "Special Requirements" }).click();
  await expect(page.getByRole("heading", { name: "Special Requirements" })).toBeInViewport();
});

test("testimonials and links work without scripts", async ({ page }) => {
  await page.goto("/testimonials");
  await expect(page.getByRole("figure").first()).toBeVisible();
  await expect(page.getByTestId("testimonial-skeleton")).toHaveCount(0);
  await page.getByRole("link", { name: "Explore Tours" }).click();
  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page).toHaveURL(/\/tour\/domestic\//);
});

test("a visitor reads a shared shortlist, removes a tour and shows only differences without scripts", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/domestic-tours");
  await expect(page.getByRole("button", { name: /to your shortlist/ })).toHaveCount(0);
  await page.goto("/shortlist?tours=kerala-backwaters,golden-triangle,rameswaram-pamban");
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  const duration = page.getByRole("row", { name: /Duration/ });
  await expect(duration).toContainText("differs");
  await page.getByRole("link", { name: "Remove Rameswaram" }).click();
  await expect(page).toHaveURL("/shortlist?tours=kerala-backwaters,golden-triangle");
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(duration).not.toContainText("differs");
  await page.getByLabel("Show differences only").check();
  await expect(duration).toBeHidden();
  await expect(page.getByRole("row", { name: /Price/ })).toBeVisible();
});

test("a long comment expands without scripts", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/testimonials");
  const card = page.getByRole("figure").first();
  const comment = card.locator("blockquote p");
  const closed = await comment.evaluate(({ clientHeight }) => clientHeight);
  await card.getByText("Read more").click();
  await expect(card.getByText("Read less")).toBeVisible();
  expect(await comment.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(closed);
});
