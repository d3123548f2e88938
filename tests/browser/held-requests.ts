import type { Page, Route } from "@playwright/test";

/** Keeps requests for `url` pending until the returned function is called, then runs `goesOn`. */
export async function hold(
  page: Page,
  url: string,
  goesOn = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await goesOn(route);
  });
  return release;
}
