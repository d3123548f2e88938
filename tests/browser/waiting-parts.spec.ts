// Parts of public pages whose script waits until there is a use for it (app/ui/island.tsx).
import type { Page } from "@playwright/test";
import { expect, expectTaken, test } from "./fixtures";

const footer = (page: Page) => page.getByRole("contentinfo");

/** Holds the script of a part until the returned function is called. */
async function hold(page: Page, part: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectTaken(page);
  await page.waitForLoadState("networkidle");
}

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

test("a button pressed before its script was here is pressed when it is", async ({ page }) => {
  const letGo = await hold(page, "tour-actions");
  await openAndWait(page, "/tour/domestic/kerala-backwaters");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  letGo();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
});

test("an address typed into the newsletter before its script was here is kept and sent on", async ({
  page,
}) => {
  const letGo = await hold(page, "site-footer");
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
  const letGo = await hold(page, "site-footer");
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

test("a tab pressed before any script was here is opened when it is", async ({ page }) => {
  const letGo = await hold(page, "entry.client");
  await page.goto("/tour/domestic/kerala-backwaters");
  await page.getByRole("tab", { name: "Itinerary" }).click();
  await expect(page.getByRole("tab", { name: "Itinerary", selected: true })).toHaveCount(0);
  letGo();
  await expect(page.getByRole("tab", { name: "Itinerary", selected: true })).toBeVisible();
});

test("a theme chosen before any script was here is the theme when it is", async ({ page }) => {
  const letGo = await hold(page, "entry.client");
  await page.goto("/faq");
  await page.getByTitle("Dark theme").click();
  letGo();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark theme" })).toBeChecked();
});

test("a menu opened before any script was here can be closed by name when it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letGo = await hold(page, "entry.client");
  await page.goto("/faq");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "About Us" }).first()).toBeVisible();
  letGo();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
});

test("the focus that a jump has brought into a waiting part stays when its script comes", async ({
  page,
}) => {
  const letGo = await hold(page, "faq-page");
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
