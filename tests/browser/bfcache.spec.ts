import { sessionStorageKey } from "../../app/supabase/settings.ts";
import { expect, signIn, test, untilHydrated } from "./fixtures";

test("a panel page from the back/forward cache shows nothing without a session", async ({
  playwright,
  launchOptions,
  site,
}) => {
  // Playwright turns this cache off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: site.url });
  // Notes in the cached page what it showed at its return. A reloaded page has no notes.
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      sessionStorage.setItem("visibility", getComputedStyle(document.body).visibility);
    });
  });
  const seen = () => page.evaluate(() => sessionStorage.getItem("visibility"));
  const leave = async () => {
    await page.getByRole("link", { name: "Visit Website" }).click();
    await page.waitForURL(`${site.url}/`);
    await untilHydrated(page);
  };
  // The `load` event does not fire again, so the default of `goBack` would wait forever.
  const goBack = () => page.goBack({ waitUntil: "commit" });

  await page.goto("/robots.txt");
  await signIn(page, site, "/admin/operators");
  const own = page.getByRole("row", { name: site.adminEmail });
  await expect(own).toBeVisible();
  await leave();
  await goBack();
  await expect(own).toBeVisible();
  expect(await seen()).toBe("hidden");

  await leave();
  // Another tab signs out.
  await page.evaluate((key) => localStorage.removeItem(key), sessionStorageKey(site.url));
  await page.evaluate(() => sessionStorage.clear());
  await goBack();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  expect(await seen()).toBe("hidden");
  await expect(page.getByText(site.adminEmail)).toHaveCount(0);
  // The login screen has replaced the panel: nothing of it is left to go back to.
  await goBack();
  await expect(page).toHaveURL(/robots\.txt$/);
  await browser.close();
});
