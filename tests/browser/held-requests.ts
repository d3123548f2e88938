import type { Page, Route } from "@playwright/test";
import { expectTaken } from "./fixtures";

/** Keeps every request for `url` waiting until the returned function is called; then it `goesOn`. */
export async function hold(
  page: Page,
  url: string,
  goesOn = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held;
    await goesOn(route);
  });
  return letGo;
}

/** The same for the script of a part of the page. */
export function holdScript(page: Page, part: string): Promise<() => void> {
  return hold(page, `**/assets/${part}-*.js`);
}

export async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectTaken(page);
  await page.waitForLoadState("networkidle");
}
