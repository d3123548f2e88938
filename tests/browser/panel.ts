import type { Page, Route } from "@playwright/test";
import type { Sql } from "postgres";
import { sqlOperators } from "../../server/backend/embedded/sql-operators.ts";
import { openDatabase } from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import { type ConsoleErrors, expect, type Site, writes } from "./fixtures";

/** Runs SQL in the site's database, for what no client is allowed to do. */
export async function inDatabase<T>(site: Site, run: (sql: Sql) => Promise<T>): Promise<T> {
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: site.dataDir }));
  return run(sql).finally(close);
}

/** Adds an operator. Returns the site as this operator uses it. */
export async function addOperator(site: Site, adminEmail: string): Promise<Site> {
  const adminPassword = "a-good-password";
  await inDatabase(site, (sql) => sqlOperators(sql).create(adminEmail, adminPassword));
  return { ...site, adminEmail, adminPassword };
}

/** Waits for a toast whose title is exactly `text`. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: text });
  await expect(toast.locator("[data-title]").first()).toHaveText(text);
  writes.get(page)?.splice(0);
}

/** Checks how many requests have written since the last toast or check. */
export async function expectWrites(page: Page, count: number): Promise<void> {
  await expect.poll(() => writes.get(page)).toHaveLength(count);
  writes.get(page)?.splice(0);
}

/** Waits for the toast of a save, which is one request, so that it happens as a whole or not at all. */
export async function expectSaved(page: Page, text: string): Promise<void> {
  await expectWrites(page, 1);
  await expectToast(page, text);
}

/** Does what asks the operator a question of the browser, and answers yes. Returns the question. */
export async function confirmed(page: Page, act: () => Promise<void>): Promise<string> {
  const asked = page.waitForEvent("dialog").then(async (question) => {
    await question.accept();
    return question.message();
  });
  await act();
  return asked;
}

/** Waits until the panel follows the changes of the database. Call it before the panel opens. */
export async function untilFollowing(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) =>
    /realtime:panel.*"status":"ok"/.test(String(payload)),
  );
}

/** Keeps the panel's socket from opening. A closed socket makes the panel notice an ended session too early. */
export async function withoutSocket(page: Page): Promise<void> {
  await page.routeWebSocket("**/realtime/**", () => {});
}

/** Makes the browser's access token and refresh token invalid. Open the panel `withoutSocket`. */
export const endSession = (page: Page) =>
  changeSession(page, { refresh_token: "ended", access_token: "ended", expires_at: 1 });

/** Lets the browser's access token expire. Its refresh token stays valid. */
export const expireToken = (page: Page) => changeSession(page, { expires_at: 1 });

function changeSession(page: Page, changes: object): Promise<void> {
  return page.evaluate((changes) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, ...changes }));
  }, changes);
}

/** Makes writes to one table fail with a server error. The result counts these writes. */
export async function refuseWrites(page: Page, table: string, message: string) {
  const seen = { count: 0 };
  await page.route(`**/rest/v1/${table}*`, (route: Route) => {
    if (route.request().method() === "GET") return route.fallback();
    seen.count += 1;
    return route.fulfill({ status: 500, json: { message, code: "XX000" } });
  });
  return seen;
}

/** Lets writes to the table reach the server, but drops the responses: all, or those of the next `times` requests. */
export async function loseResponses(page: Page, table: string, times?: number): Promise<void> {
  await page.route(
    `**/rest/v1/${table}*`,
    async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      await route.fetch();
      await route.abort();
    },
    times ? { times } : {},
  );
}

export async function mendWrites(page: Page, table: string): Promise<void> {
  await page.unroute(`**/rest/v1/${table}*`);
}

/** Waits for the error text, which follows three retries after 1, 2 and 4 s. */
export async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(page.locator("main").getByText(text, { exact: true })).toBeVisible();
}

/** Ignores the browser's console errors about failed requests. */
export function expectFailedRequests(consoleErrors: ConsoleErrors): void {
  consoleErrors.areFailedRequestsExpected = true;
}

/** Waits until the menu has preloaded the scripts of its screens. */
export async function untilPreloaded(page: Page): Promise<void> {
  await expect(page.locator("link[rel=modulepreload][href*='/about-sections-']")).toBeAttached();
  const missing = () =>
    page.evaluate(() => {
      const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
      const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
      return [...links].filter(({ href }) => !loaded.has(href)).length;
    });
  await expect.poll(missing).toBe(0);
}
