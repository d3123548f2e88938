import type { Page, Route } from "@playwright/test";
import { expect } from "./fixtures";

/** A toast that says exactly this. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: text });
  await expect(toast.locator("[data-title]").first()).toHaveText(text);
}

/** Takes the session away as its end does: the refresh token is refused and the access token old. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    const ended = { ...session, refresh_token: "ended", access_token: "ended", expires_at: 1 };
    localStorage.setItem(key, JSON.stringify(ended));
  });
}

/** Answers the writes of one table with a server error; reading goes on. Out: how many there were. */
export async function refuseWrites(page: Page, table: string, message: string) {
  const seen = { count: 0 };
  await page.route(`**/rest/v1/${table}*`, (route: Route) => {
    if (route.request().method() === "GET") return route.fallback();
    seen.count += 1;
    return route.fulfill({ status: 500, json: { message, code: "XX000" } });
  });
  return seen;
}

/** What is written to the table is saved, and its answer is lost on its way back. */
export async function loseAnswers(page: Page, table: string): Promise<void> {
  await page.route(`**/rest/v1/${table}*`, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    await route.abort();
  });
}

export async function mendWrites(page: Page, table: string): Promise<void> {
  await page.unroute(`**/rest/v1/${table}*`);
}

/**
 * A list whose read is repeated, after ever longer waits, says in the end that it failed.
 * `page.clock` is installed.
 */
export async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** The browser's own word for a failed request, which such a test expects. */
export function forgetFailedRequests(consoleErrors: string[]): void {
  const others = consoleErrors.filter((text) => !text.includes("Failed to load resource"));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
