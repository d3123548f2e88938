// What lies below the first screen is laid out after it (app/ui/laid-late.ts).
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openAndWait } from "./held-scripts";

test.use({ viewport: { width: 390, height: 800 } });

test("the foot of a page waits for the first screen, and is there when the page has loaded", async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(() => isLaidOut(page.locator("footer"))).toBe(false);
  expect(await isLaidOut(page.getByRole("heading", { level: 1 }))).toBe(true);

  letGo();
  await expect(page.locator("html")).toHaveClass(/whole/);
  for (const part of await page.locator("section, article, footer").all()) {
    expect(await isLaidOut(part)).toBe(true);
  }
});

test("scrolling comes to every part before the page has loaded, and printing finds it", async ({
  page,
}) => {
  // As for a visitor without script: nothing opens what is below but coming near.
  await page.route("**/*.woff2", () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const contact = page.getByRole("heading", { name: "Shall we plan yours?" });
  await contact.scrollIntoViewIfNeeded();
  await expect(contact).toBeInViewport();
  await expect.poll(() => isLaidOut(contact)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => isLaidOut(page.getByText("What our travellers say"))).toBe(true);
});

test("a page that follows is whole from the start", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAndWait(page, "/about-us");
  await expect(page.locator("html")).toHaveClass(/whole/);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Domestic Tours" }).click();
  await expect(page).toHaveURL("/domestic-tours");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await skipped(page)).toBe(0);
});

/** Whether the browser has drawn it, be it in view or not. */
function isLaidOut(part: Locator): Promise<boolean> {
  return part.evaluate((node) => {
    const inner = node.querySelector("p, h2, h3, a") ?? node;
    return inner.checkVisibility({ contentVisibilityAuto: true });
  });
}

function skipped(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("h2, h3, p, a")].filter(
        (node) => node.checkVisibility() && !node.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
}
