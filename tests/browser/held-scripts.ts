import type { Page } from "@playwright/test";
import { expectTaken } from "./fixtures";

/** Holds the script of a part until the returned function is called. */
export async function hold(page: Page, part: string): Promise<() => void> {
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

export async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectTaken(page);
  await page.waitForLoadState("networkidle");
}
