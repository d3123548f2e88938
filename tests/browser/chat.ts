import type { BrowserContext } from "@playwright/test";

/** The chat address that a press opens in a tab of its own. */
export async function chatOpenedBy(context: BrowserContext, press: () => Promise<void>) {
  const [tab, request] = await Promise.all([
    context.waitForEvent("page"),
    context.waitForEvent("request", (asked) => asked.url().startsWith("https://wa.me/")),
    press(),
  ]);
  await tab.close();
  return new URL(request.url());
}
