// Bytes are the same on every machine, so a budget may fail a build.
import { AT_REST_MS } from "../../app/ui/late-start.ts";
import { type PageWeight, pageWeights } from "../../scripts/page-weight.ts";
import { expect, expectTaken, test } from "./fixtures";

/** React, its router and what is ours together; KB of 1000 bytes, as sent. */
const TOTAL = 104_000;
const OURS = 12_000;
/** Of a page that is only read: frame, header and nothing else. */
const OURS_TO_READ = 8_500;
const TO_READ = ["about-us", "faq", "not-found", "offline", "testimonials"];

let weights: PageWeight[];
test.beforeAll(async () => {
  weights = await pageWeights("build");
});

test("every public page keeps to its script budget", () => {
  expect(weights.map(({ route }) => route)).toContain("home");
  for (const { route, framework, ours } of weights) {
    const budget = TO_READ.includes(route) ? OURS_TO_READ : OURS;
    expect(ours, `${route}: ours`).toBeLessThanOrEqual(budget);
    expect(framework + ours, `${route}: in all`).toBeLessThanOrEqual(TOTAL);
  }
});

test("no public page loads the panel's code", () => {
  for (const { route, files } of weights) {
    expect(
      files.filter((file) => /\/(panel|parts)-/.test(file)),
      route,
    ).toEqual([]);
  }
});

for (const [path, route] of [
  ["/", "home"],
  ["/domestic-tours", "domestic-tours"],
  ["/tour/domestic/kerala-backwaters", "tour"],
  ["/contact-us", "contact-us"],
  ["/testimonials", "testimonials"],
  ["/faq", "faq"],
]) {
  test(`a first visit to ${path} asks nobody else, and loads only the scripts of its page`, async ({
    page,
    context,
    site,
  }) => {
    await context.route("https://www.google.com/maps**", (map) => map.fulfill({ body: "" }));
    const asked: string[] = [];
    const began = Date.now();
    page.on("request", (request) => {
      // On a slow machine the page may be at rest by now, and its slides ask for their script.
      const isAtRest = Date.now() - began > AT_REST_MS && /\.js$/.test(request.url());
      if (request.frame() === page.mainFrame() && !isAtRest) asked.push(request.url());
    });
    await page.goto(path ?? "");
    await expectTaken(page);
    await page.waitForLoadState("networkidle");
    const outside = asked.filter((url) => !url.startsWith(site.url) && !url.startsWith("data:"));
    expect(outside).toEqual([]);
    const scripts = asked.filter((url) => url.includes("/assets/") && url.endsWith(".js"));
    const loaded = weights.find((weight) => weight.route === route);
    expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual(
      [...(loaded?.files ?? [])].sort(),
    );
  });
}
