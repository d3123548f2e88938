import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

test("a visitor without scripts uses the menu, the lists, the home page and the contact page", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await test.step("the menu of a phone opens, and its links work", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/testimonials");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
  });
  await test.step("one answer of the FAQ is open at a time, and its categories are links", async () => {
    await page.getByText("How much advance do I pay?").click();
    await expect(page.getByText("50% advance for international")).toBeVisible();
    await page.getByText("When is the balance due?").click();
    await expect(page.locator("details[open]")).toHaveCount(1);
    await page.getByRole("link", { name: "Special Requirements" }).click();
    await expect(page.getByRole("heading", { name: "Special Requirements" })).toBeInViewport();
  });
  await test.step("a long testimonial expands", async () => {
    await page.goto("/testimonials");
    await expect(page.getByTestId("testimonial-skeleton")).toHaveCount(0);
    const card = page.getByRole("figure").first();
    const comment = card.locator("blockquote p");
    const closed = await comment.evaluate(({ clientHeight }) => clientHeight);
    await card.getByText("Read more").click();
    await expect(card.getByText("Read less")).toBeVisible();
    expect(await comment.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(closed);
  });
  await test.step("the category buttons filter the list, whose cards lead to tours", async () => {
    await page.getByRole("link", { name: "Explore Tours" }).click();
    await page.getByRole("button", { name: "Kerala", exact: true }).click();
    await expect(page).toHaveURL("/domestic-tours?category=Kerala");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "All Tours" }).click();
    expect(await page.getByRole("article").count()).toBeGreaterThan(1);
    await expect(page.getByRole("button", { name: /to your shortlist/ })).toHaveCount(0);
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page).toHaveURL(/\/tour\/domestic\//);
  });
  await test.step("the home page shows its tours and pictures, and Send Enquiry links to the chat", async () => {
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("Brihadisvara Temple, Thanjavur").first()).toBeVisible();
    const send = page.getByRole("link", { name: "Send Enquiry" });
    await expect(send).toHaveAttribute("href", /^https:\/\/wa\.me\/91/);
  });
  await test.step("the contact page says what to do instead of using its form", async () => {
    await page.goto("/contact-us");
    await expect(page.locator("noscript p").first()).toContainText("please call us");
    await expect(page.getByRole("button", { name: "Send Message" })).toBeHidden();
    await expect(main.getByText("Mon-Sun 9:00 AM - 6:00 PM")).toBeVisible();
  });
});

test("a visitor without scripts compares the tours of a shared shortlist", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/shortlist?tours=kerala-backwaters,golden-triangle,rameswaram-pamban");
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  const duration = page.getByRole("row", { name: /Duration/ });
  await expect(duration).toBeVisible();
  await page.getByRole("link", { name: "Remove Rameswaram" }).click();
  await expect(page).toHaveURL("/shortlist?tours=kerala-backwaters,golden-triangle");
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(duration).toHaveCount(0);
  await page.getByText("Same for all").click();
  await expect(page.getByRole("term").filter({ hasText: "Duration" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Price/ })).toBeVisible();
});
