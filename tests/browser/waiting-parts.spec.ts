// Parts of public pages whose script waits until there is a use for it (app/ui/island.tsx).
import type { Page } from "@playwright/test";
import { expect, expectTaken, signIn, test } from "./fixtures";
import { holdScript, openAndWait } from "./held-requests";

const footer = (page: Page) => page.getByRole("contentinfo");

test.describe("the page's own scripts", () => {
  const isTaken = (page: Page) => page.evaluate(() => "__reactRouterDataRouter" in window);

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    const framework = page.waitForResponse(/\/assets\/framework-/);
    await page.goto("/faq");
    await page.clock.runFor(500);
    await (await framework).finished();
    expect(await isTaken(page)).toBe(false);
  });

  test("are there soon, and run when somebody moves", async ({ page }) => {
    await page.mouse.move(300, 300);
    await expect.poll(() => isTaken(page)).toBe(true);
  });

  test("are run though nobody does anything, three seconds after the page began", async ({
    page,
  }) => {
    await page.clock.runFor(2_500);
    await expect.poll(() => isTaken(page)).toBe(true);
  });
});

test("who has signed in is shown the way to the panel when the page has come, without a move", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto("/faq");
  // Long before the page is at rest.
  await page.clock.runFor(500);
  const way = page.getByRole("banner").locator('a[href^="/admin"]').first();
  await expect(way).toHaveAttribute("href", "/admin/dashboard");
});

test("what nobody touches stays as the server sent it", async ({ page }) => {
  await openAndWait(page, "/about-us");
  await page.waitForTimeout(1_500);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Come and ask" })).toBeVisible();
  await expect(footer(page).getByRole("link", { name: "FAQ" })).toBeVisible();
});

test("its script comes at the first move of the pointer, and the links then change no document", async ({
  page,
}) => {
  await openAndWait(page, "/faq");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const script = page.waitForResponse(/\/assets\/site-footer-/);
  await page.mouse.move(300, 300, { steps: 4 });
  await (await script).finished();
  await page.waitForLoadState("networkidle");
  await footer(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("a link leads on though its script never comes", async ({ page, consoleErrors }) => {
  await page.route("**/assets/site-footer-*.js", (route) => route.abort());
  await openAndWait(page, "/faq");
  await page.mouse.move(300, 300, { steps: 4 });
  await footer(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await expect(footer(page).getByText("All rights reserved")).toBeVisible();
  consoleErrors.length = 0;
});

test("a link pressed before its script was here does not lead away from what was pressed since", async ({
  page,
}) => {
  const letGo = await holdScript(page, "site-footer");
  await openAndWait(page, "/contact-us");
  const press = (area: string, name: string) =>
    page.evaluate(
      ([area = "", name]) =>
        [...document.querySelectorAll<HTMLAnchorElement>(`${area} a`)]
          .find(({ textContent }) => textContent === name)
          ?.click(),
      [area, name],
    );
  await press("footer", "About Us");
  await press("header", "FAQ");
  letGo();
  await expect(page).toHaveURL("/faq");
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL("/faq");
});

test("Back from where a link led before its script was here begins at the top", async ({
  page,
}) => {
  await holdScript(page, "site-footer");
  await openAndWait(page, "/faq");
  await footer(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await page.goBack();
  await expectTaken(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a button pressed before its script was here is pressed when it is", async ({ page }) => {
  const letGo = await holdScript(page, "tour-actions");
  await openAndWait(page, "/tour/domestic/kerala-backwaters");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  letGo();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
});

test("an address typed into the newsletter before its script was here is kept and sent on", async ({
  page,
}) => {
  const letGo = await holdScript(page, "site-footer");
  await openAndWait(page, "/faq");
  const email = page.getByLabel("Email address");
  await email.fill("meena@example.com");
  await email.press("Enter");
  letGo();
  await expect(footer(page).getByRole("status")).toContainText(
    "we will write to meena@example.com",
  );
  await expect(email).toHaveValue("meena@example.com");
});

test("a part reached with the keyboard keeps the focus when its script comes", async ({ page }) => {
  const letGo = await holdScript(page, "site-footer");
  await openAndWait(page, "/faq");
  const link = footer(page).getByRole("link", { name: "About Us" });
  await link.focus();
  const script = page.waitForResponse(/\/assets\/site-footer-/);
  letGo();
  await (await script).finished();
  await page.waitForLoadState("networkidle");
  await expect(link).toBeFocused();
});

test("the slides begin by themselves, though nobody scrolls to them", async ({ page }) => {
  await page.goto("/");
  const current = page.locator("[aria-roledescription=slide][data-current]");
  await expect(current).toHaveAttribute("aria-label", "2 of 3");
});

test("a broken picture in a part that nobody touches has its stand-in", async ({
  page,
  site,
  consoleErrors,
}) => {
  const { data } = await site.admin
    .from("tours")
    .select("*")
    .eq("id", "kerala-backwaters")
    .single();
  if (!data) throw new Error("no tour");
  await site.admin.from("tours").update({ image_url: "/no-such.jpg" }).eq("id", data.id);
  await expect(async () => {
    await page.goto("/tour/domestic/kerala-backwaters");
    const hero = page.getByRole("img", { name: data.title }).first();
    await expect(hero).toHaveAttribute("src", "/posters/tour-fallback.svg", { timeout: 1_500 });
  }).toPass();
  await site.admin.from("tours").update({ image_url: data.image_url }).eq("id", data.id);
  consoleErrors.length = 0;
});

test("the focus that a jump has brought into a waiting part stays when its script comes", async ({
  page,
}) => {
  const letGo = await holdScript(page, "faq-page");
  await page.goto("/faq");
  await expectTaken(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const first = page.getByRole("main").getByRole("link").first();
  await expect(first).toBeFocused();
  letGo();
  await page.waitForTimeout(1_500);
  await expect(first).toBeFocused();
});

test("a picture of the gallery pressed before the part's script was here is enlarged when it is", async ({
  page,
}) => {
  const letGo = await holdScript(page, "tour-panels");
  await openAndWait(page, "/tour/domestic/kerala-backwaters");
  await page.getByRole("tab", { name: "Gallery" }).click();
  await page.getByRole("link", { name: "Enlarge picture 2" }).click();
  await page.waitForTimeout(1_000);
  letGo();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/kerala-backwaters/);
});

test("the slides stand still under a pointer that was there before their script", async ({
  page,
}) => {
  const letGo = await holdScript(page, "home-carousel");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const slides = page.getByRole("region", { name: "Pictures of Tamil Nadu" });
  await slides.hover();
  letGo();
  const second = page.locator("[aria-roledescription=slide][data-current][aria-label^='2']");
  await page.waitForTimeout(3_000);
  await expect(second).toHaveCount(0);
  await page.mouse.move(5, 5);
  await expect(second).toBeVisible();
});
