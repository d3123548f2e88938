import type { BrowserContext } from "@playwright/test";

/** Returns the WhatsApp URL that `press` opens in a new tab. */
export async function chatOpenedBy(context: BrowserContext, press: () => Promise<void>) {
  const [tab, request] = await Promise.all([
    context.waitForEvent("page"),
    context.waitForEvent("request", (asked) => asked.url().startsWith("https://wa.me/")),
    press(),
  ]);
  await tab.close();
  return new URL(request.url());
}
