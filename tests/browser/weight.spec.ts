// Sizes are the same on every machine, so exceeding a budget fails the build.
import type { Response } from "@playwright/test";
import { expect, openIdle, test } from "./fixtures";

/** Limit for all JavaScript of a public page, in compressed bytes. */
const BUDGET = 115 * 1024;

for (const path of [
  "/",
  "/domestic-tours",
  "/international-tours",
  "/tours",
  "/tour/domestic/kerala-backwaters",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
  "/shortlist?tours=kerala-backwaters,golden-triangle",
]) {
  test(`a first visit to ${path} contacts no other site and stays within the script budget`, async ({
    page,
    context,
    site,
  }) => {
    // Replace the contact page's map, because it is an <iframe> of another site.
    await context.route("https://www.google.com/maps**", (map) => map.fulfill({ body: "" }));
    const outside: string[] = [];
    const scripts: Promise<number>[] = [];
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(site.url) || request.url().startsWith("data:");
      if (request.frame() === page.mainFrame() && !isOwn) outside.push(request.url());
    });
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(sentBytes(response));
    });
    await openIdle(page, path);
    expect(outside).toEqual([]);
    const sizes = await Promise.all(scripts);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BUDGET);
  });
}

async function sentBytes(response: Response): Promise<number> {
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize;
}
