// What lies below the first screen is laid out after it (app/ui/laid-late.ts).
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hold, openAndWait } from "./held-requests";

test.use({ viewport: { width: 390, height: 800 } });

test("the foot of a page waits for the first screen, and is there when the page has loaded", async ({
  page,
}) => {
  const letGo = await hold(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(() => isLaidOut(page.locator("footer"))).toBe(false);
  expect(await isLaidOut(page.getByRole("heading", { level: 1 }))).toBe(true);

  letGo();
  await expectWhole(page);
});

test("scrolling comes to every part before the page has loaded, and printing finds it", async ({
  page,
}) => {
  // While the page loads, nothing opens what is below but coming near; as for a visitor without script.
  await hold(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const contact = page.getByRole("heading", { name: "Shall we plan yours?" });
  await contact.scrollIntoViewIfNeeded();
  await expect(contact).toBeInViewport();
  await expect.poll(() => isLaidOut(contact)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => isLaidOut(page.getByText("What our travellers say"))).toBe(true);
});

test("the End key leads to the end, though nothing there is laid out yet", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.keyboard.press("End");
  await expect(page.getByText(/^© /)).toBeInViewport();
});

test("a page that follows is whole from the start", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAndWait(page, "/about-us");
  await expectWhole(page);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Domestic Tours" }).click();
  await expect(page).toHaveURL("/domestic-tours");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectWhole(page);
});

/** Whether the browser has drawn it, be it in view or not. */
function isLaidOut(part: Locator): Promise<boolean> {
  return part.evaluate((node) => {
    const inner = node.querySelector("p, h2, h3, a") ?? node;
    return inner.checkVisibility({ contentVisibilityAuto: true });
  });
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("html")).toContainClass("whole");
  for (const part of await page.locator("section, article, footer").all()) {
    expect(await isLaidOut(part)).toBe(true);
  }
}
