// Bytes are the same on every machine, so a budget may fail a build.
import { type PageWeight, pageWeights } from "../../scripts/page-weight.ts";
import { expect, test } from "./fixtures";

const FRAMEWORK = 93_500;
/** What a page with forms, slides or tabs of its own may add; any other page has the first figure. */
const OURS = 13_100;
const OURS_WITH_MORE: Record<string, number> = {
  "contact-us": 13_900,
  testimonials: 13_900,
  tour: 16_600,
  home: 17_400,
};

let weights: PageWeight[];
test.beforeAll(async () => {
  weights = await pageWeights("build");
});

test("every public page keeps to its script budget", () => {
  expect(weights.map(({ route }) => route)).toContain("home");
  for (const { route, framework, ours } of weights) {
    expect(framework, `${route}: the framework`).toBeLessThanOrEqual(FRAMEWORK);
    expect(ours, `${route}: ours`).toBeLessThanOrEqual(OURS_WITH_MORE[route] ?? OURS);
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

test("a first visit asks nobody else, and loads only the scripts of its page", async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/faq");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith("data:"))).toEqual([]);
  const faq = weights.find(({ route }) => route === "faq");
  const scripts = asked.filter((url) => url.includes("/assets/") && url.endsWith(".js"));
  expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual(
    [...(faq?.files ?? [])].sort(),
  );
});
