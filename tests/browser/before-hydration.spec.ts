// Clicks and typed text are not lost before the scripts have loaded.
import type { Page } from "@playwright/test";
import { chatOpenedBy } from "./chat";
import { expect, test, untilHydrated } from "./fixtures";
import { hold } from "./held-requests";
import { dayFromNow } from "./tour-rows";

/** Opens a page. Its scripts load only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return release;
}

test("an enquiry sent before hydration shows its dates, and opens the chat with its whole text", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  const release = await openWithoutScripts(page, "/");
  const year = dayFromNow(0).slice(0, 4);
  await expect(page.getByRole("button", { name: /^From/ })).toContainText(year);
  await expect(page.getByRole("button", { name: /^To/ })).toContainText(year);
  await page.getByLabel("Where").fill("Goa");
  await page.getByLabel("Number of People").fill("3");
  await page.getByRole("button", { name: "Send Enquiry" }).click();
  const url = await chatOpenedBy(context, async () => release());
  expect(url.searchParams.get("text")).toContain("Destination: Goa");
  expect(url.searchParams.get("text")).toContain("Number of People: 3");
});

test("what is chosen on the home page before hydration is shown after it", {
  tag: "@long",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await openWithoutScripts(page, "/");
  const dot = page.getByRole("button", { name: /^Show slide 3/ });
  await dot.click();
  await page.getByRole("button", { name: /^From/ }).click();
  const calendar = page.getByRole("dialog", { name: "From" });
  await expect(calendar).toBeVisible();
  release();
  await expect(calendar.getByRole("grid")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dot).toHaveAttribute("aria-current", "true");
});

test("a tab and Share of a tour, chosen before hydration, are shown then and after it", {
  tag: "@long",
}, async ({ page }) => {
  const path = "/tour/domestic/kerala-backwaters";
  const release = await openWithoutScripts(page, path);
  await page.getByRole("tab", { name: "Itinerary" }).click();
  await expect(page.getByRole("heading", { name: "Day by day" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "About this tour" })).toBeHidden();
  await page.getByRole("button", { name: "Share" }).click();
  release();
  await expect(page.getByRole("button", { name: "Share", expanded: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === path);
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

test("the theme menu marks the stored theme before hydration, and an address sent then is accepted after it, as is another theme", {
  tag: "@long",
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  const release = await openWithoutScripts(page, "/faq");
  await page.getByLabel("Email address").fill("meena@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const theme = page.getByRole("button", { name: "Theme", exact: true });
  const background = (label: string) =>
    page
      .getByRole("button", { name: label })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await theme.click();
  expect(await background("Light theme")).not.toBe(await background("System theme"));
  expect(await background("Dark theme")).toBe(await background("System theme"));
  await page.getByRole("button", { name: "Dark theme" }).click();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Dark theme" })).toBeHidden();
  await expect(page.getByRole("contentinfo").getByRole("status")).toContainText(
    "we will write to meena@example.com",
  );
  await expect(page.getByLabel("Email address")).toHaveValue("meena@example.com");
});

test("a link followed before hydration, and Back, start at the top of the page", {
  tag: "@long",
}, async ({ page }) => {
  await openWithoutScripts(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Send Enquiry" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a contact message sent before hydration is thanked for after it, and its text is kept instead of an older one", {
  tag: "@long",
}, async ({ page }) => {
  const interest = page.getByLabel("Interested In");
  await page.goto("/contact-us");
  await untilHydrated(page);
  await interest.selectOption("international");
  const release = await openWithoutScripts(page, "/contact-us");
  await interest.selectOption("other");
  await page.getByLabel("Name").fill("Meena");
  await page.getByRole("textbox", { name: "Email" }).first().fill("meena@example.com");
  await page.getByLabel("Subject").fill("Ooty");
  await page.getByLabel("Message").fill("Four of us in May.");
  await page.getByRole("button", { name: "Send Message" }).click();
  const thanks = page.waitForEvent("dialog");
  release();
  const dialog = await thanks;
  expect(dialog.message()).toBe("Thank you for your message. We will get back to you soon!");
  await dialog.accept();
  await untilHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("Four of us in May.");
  await expect(interest).toHaveValue("other");
});
