// Clicks and typed text are not lost before the scripts have loaded.
import type { Page } from "@playwright/test";
import { chatOpenedBy } from "./chat";
import { expect, test, untilHydrated } from "./fixtures";
import { hold } from "./held-requests";

/** Opens a page. Its scripts load only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return release;
}

test("a tab chosen before hydration shows its panel, and still does after hydration", {
  tag: "@long",
}, async ({ page }) => {
  const release = await openWithoutScripts(page, "/tour/domestic/kerala-backwaters");
  await page.getByRole("tab", { name: "Itinerary" }).click();
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "About this tour" })).toBeHidden();
  release();
  await expect(page.getByRole("tab", { name: "Itinerary", selected: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "About this tour" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeHidden();
});

test("a category chosen before hydration filters the list without a page load", {
  tag: "@long",
}, async ({ page }) => {
  const release = await openWithoutScripts(page, "/domestic-tours");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("button", { name: "Kerala", exact: true }).click();
  release();
  await expect(page.getByRole("heading", { level: 2, name: "Kerala" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL("/domestic-tours?category=Kerala");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("a menu opened before hydration can be closed with its button after it", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await openWithoutScripts(page, "/faq");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "About Us" }).first()).toBeVisible();
  release();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
});

test("a calendar opened before hydration shows its days after it", { tag: "@long" }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/");
  await page.getByRole("button", { name: /^From/ }).click();
  await expect(page.getByRole("dialog", { name: "From" })).toBeVisible();
  release();
  await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible();
});

test("the enquiry form shows its dates before hydration", { tag: "@long" }, async ({ page }) => {
  await openWithoutScripts(page, "/");
  const year = String(new Date().getFullYear());
  await expect(page.getByRole("button", { name: /^From/ })).toContainText(year);
  await expect(page.getByRole("button", { name: /^To/ })).toContainText(year);
});

test("a slide chosen before hydration is shown after it", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await openWithoutScripts(page, "/");
  const dot = page.getByRole("button", { name: /^Show slide 3/ });
  await dot.click();
  release();
  await expect(dot).toHaveAttribute("aria-current", "true");
});

test("Share clicked before hydration opens the share links after it", { tag: "@long" }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/tour/domestic/kerala-backwaters");
  await page.getByRole("button", { name: "Share" }).click();
  release();
  await expect(page.getByRole("button", { name: "Share", expanded: true })).toBeVisible();
  await expect(page).toHaveURL("/tour/domestic/kerala-backwaters");
});

test("an enquiry sent before hydration opens the chat with its whole text", async ({
  page,
  context,
}) => {
  const release = await openWithoutScripts(page, "/");
  await page.getByLabel("Where").fill("Goa");
  await page.getByLabel("Number of People").fill("3");
  await page.getByRole("button", { name: "Send Enquiry" }).click();
  const url = await chatOpenedBy(context, async () => release());
  expect(url.searchParams.get("text")).toContain("Destination: Goa");
  expect(url.searchParams.get("text")).toContain("Number of People: 3");
});

test("an address sent to the newsletter before hydration is accepted after it", {
  tag: "@long",
}, async ({ page }) => {
  const release = await openWithoutScripts(page, "/faq");
  await page.getByLabel("Email address").fill("meena@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  release();
  await expect(page.getByRole("contentinfo").getByRole("status")).toContainText(
    "we will write to meena@example.com",
  );
  await expect(page.getByLabel("Email address")).toHaveValue("meena@example.com");
});

test("a theme chosen before hydration stays chosen after it", { tag: "@long" }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, "/faq");
  const theme = page.getByRole("button", { name: "Theme", exact: true });
  await theme.click();
  await page.getByRole("button", { name: "Dark theme" }).click();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Dark theme" })).toBeHidden();
  await theme.click();
  await expect(page.getByRole("button", { name: "Dark theme", pressed: true })).toBeVisible();
});

test("a message typed before hydration is kept when the visitor leaves the page and returns", {
  tag: "@long",
}, async ({ page }) => {
  const release = await openWithoutScripts(page, "/contact-us");
  await page.getByLabel("Message").fill("Six people to Ooty in May");
  release();
  await untilHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("Six people to Ooty in May");
});

test("the theme menu marks the stored theme before any script has loaded", {
  tag: "@long",
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await openWithoutScripts(page, "/faq");
  const background = (label: string) =>
    page
      .getByRole("button", { name: label })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  expect(await background("Light theme")).not.toBe(await background("System theme"));
  expect(await background("Dark theme")).toBe(await background("System theme"));
});
