import { sessionStorageKey } from "../../app/supabase/settings.ts";
import { expect, signIn, test, untilHydrated } from "./fixtures";
import { quoteSheet } from "./site-rows";

test("a panel page from the back/forward cache shows nothing without a session", async ({
  playwright,
  launchOptions,
  site,
}) => {
  const { data: quote } = await site.admin
    .from("quotes")
    .insert({ customer_name: "Asha Devi", expires_on: "2099-12-31", sheet: quoteSheet })
    .select("id")
    .single();
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
    await page.goto("/");
    await untilHydrated(page);
    await page.evaluate(() => sessionStorage.clear());
  };
  // The `load` event does not fire again, so the default of `goBack` would wait forever.
  const goBack = () => page.goBack({ waitUntil: "commit" });

  const key = sessionStorageKey(site.url);
  const signOutInAnotherTab = () => page.evaluate((name) => localStorage.removeItem(name), key);
  const signOutOnAnotherDevice = async () => {
    const stored = await page.evaluate((name) => localStorage.getItem(name), key);
    const authorization = `Bearer ${JSON.parse(stored ?? "{}").access_token}`;
    const headers = { apikey: site.publishableKey, authorization };
    const url = `${site.url}/auth/v1/logout?scope=local`;
    expect((await fetch(url, { method: "POST", headers })).status).toBe(204);
  };

  for (const [path, secret, signOut] of [
    ["/admin/operators", site.adminEmail, signOutInAnotherTab],
    [`/admin/quotes/${quote?.id}/sheet`, "Asha Devi", signOutOnAnotherDevice],
  ] as const) {
    await test.step(path, async () => {
      await page.goto("/robots.txt");
      await signIn(page, site, path);
      const shown = page.getByRole("main").getByText(secret).first();
      await expect(shown).toBeVisible();
      await leave();
      await goBack();
      await expect(shown).toBeVisible();
      expect(await seen()).toBe("hidden");

      await leave();
      await signOut();
      await goBack();
      await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
      expect(await seen()).toBe("hidden");
      await expect(page.getByText(secret)).toHaveCount(0);
      // The login screen has replaced the panel: nothing of it is left to go back to.
      await goBack();
      await expect(page).toHaveURL(/robots\.txt$/);
    });
  }
  await browser.close();
  await site.admin
    .from("quotes")
    .delete()
    .eq("id", quote?.id ?? "");
});
