import type { Page, Route } from "@playwright/test";
import { type ConsoleErrors, expect } from "./fixtures";

/** A toast that says exactly this. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: text });
  await expect(toast.locator("[data-title]").first()).toHaveText(text);
}

/** Ends the session: the refresh token is refused and the access token has expired. */
export async function endSession(page: Page): Promise<void> {
  // Once its socket is open the panel reads again, and would notice before the next press.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    const ended = { ...session, refresh_token: "ended", access_token: "ended", expires_at: 1 };
    localStorage.setItem(key, JSON.stringify(ended));
  });
}

/** Fails the writes to one table with a server error; reads go on. Returns their count. */
export async function refuseWrites(page: Page, table: string, message: string) {
  const seen = { count: 0 };
  await page.route(`**/rest/v1/${table}*`, (route: Route) => {
    if (route.request().method() === "GET") return route.fallback();
    seen.count += 1;
    return route.fulfill({ status: 500, json: { message, code: "XX000" } });
  });
  return seen;
}

/** Writes to the table are saved, but their responses are lost. */
export async function loseResponses(page: Page, table: string): Promise<void> {
  await page.route(`**/rest/v1/${table}*`, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    await route.abort();
  });
}

export async function mendWrites(page: Page, table: string): Promise<void> {
  await page.unroute(`**/rest/v1/${table}*`);
}

/** A failed read is retried three times, after 1, 2 and 4 s; then the screen says so. */
export async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(page.locator("main").getByText(text, { exact: true })).toBeVisible({
    timeout: 20_000,
  });
}

/** The browser's own console lines about failed requests do not fail the test. */
export function expectFailedRequests(consoleErrors: ConsoleErrors): void {
  consoleErrors.areFailedRequestsExpected = true;
}
