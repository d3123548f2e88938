import { devices, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./barriers";
import { expect, openHydrated, type Site, signIn, test } from "./fixtures";
import { withCompany } from "./site-rows";
import { dayFromNow } from "./tour-rows";

// The user agent of headless Chromium would count as a bot.
test.use({ userAgent: devices["Pixel 7"].userAgent });

const TOUR = "kerala-backwaters";
const PAGE = `/tour/domestic/${TOUR}`;

async function withCounts(site: Site, run: () => Promise<void>) {
  // A page with this tagline was rendered after the cached pages were purged.
  const tagline = "Visits are counted";
  await withCompany(site, { count_visits: true, tagline }, async () => {
    for (const path of [PAGE, "/domestic-tours"]) {
      const includesIt = async () =>
        (await (await fetch(site.url + path)).text()).includes(tagline);
      await expect.poll(includesIt).toBe(true);
    }
    try {
      await run();
    } finally {
      await site.admin.from("daily_counts").delete().not("id", "is", null);
    }
  });
}

async function expectSums(site: Site, sums: Record<string, number>, tourId = TOUR) {
  const stored = async () => {
    const { data } = await site.admin.from("daily_counts").select("*").eq("tour_id", tourId);
    return Object.fromEntries((data ?? []).map(({ kind, count }) => [kind, count]));
  };
  await expect.poll(stored).toEqual(sums);
}

/** Returns a list that collects the bodies of all requests to `/count`. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/count") sent.push(request.postData() ?? "");
  });
  return sent;
}

/** Prevents links from leaving the page. */
async function stay(page: Page) {
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
}

test("a view and each way to contact the agency are counted once per page view", async ({
  page,
  context,
  site,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await withCounts(site, async () => {
    await openHydrated(page, PAGE);
    await expectSums(site, { view: 1 });
    await stay(page);
    for (let tap = 0; tap < 2; tap++) {
      await page.getByRole("link", { name: "Ask on WhatsApp" }).first().click();
      await page.getByRole("link", { name: "Call to Enquire" }).click();
      await page.getByRole("button", { name: "Share" }).click();
    }
    await expectSums(site, { view: 1, whatsapp: 1, call: 1, share: 1 });
    await page.reload();
    await expectSums(site, { view: 2, whatsapp: 1, call: 1, share: 1 });
  });
});

test("client-side navigation to a tour counts a view, and clicks on other pages count nothing", {
  tag: "@long",
}, async ({ page, context, site }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await withCounts(site, async () => {
    const sent = sentBy(page);
    await openHydrated(page, "/domestic-tours");
    await page.locator(`main a[href="${PAGE}"]`).first().click();
    await expectSums(site, { view: 1 });
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Domestic Tours");
    await stay(page);
    await page.getByRole("link", { name: "Chat with us on WhatsApp" }).click();
    await page.locator("footer a[href^='tel:']").first().click();
    await page.goForward();
    await expectSums(site, { view: 2 });
    expect(sent).toHaveLength(2);
  });
});

test("no count is sent while the setting is off", { tag: "@long" }, async ({ page, site }) => {
  const sent = sentBy(page);
  await openHydrated(page, PAGE);
  await stay(page);
  await page.getByRole("link", { name: "Call to Enquire" }).click();
  await expect(page.getByRole("link", { name: "Call to Enquire" })).toBeFocused();
  expect(sent).toEqual([]);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("visit_sums")) asked.push(request.url());
  });
  await signIn(page, site);
  await expect(page.getByRole("link", { name: /^Edit/ }).first()).toBeVisible();
  await expect(page.getByText("Visits to tours are not counted.")).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Count visits" }).click();
  await expect(page.getByLabel("Count visits")).not.toBeChecked();
});

test("a signed-in operator is not counted, and sees the sums on the dashboard of a phone", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withCounts(site, async () => {
    const sent = sentBy(page);
    const day = dayFromNow(0);
    const { error } = await site.admin.from("daily_counts").insert([
      { day, tour_id: TOUR, kind: "view", count: 1_23_456 },
      { day, tour_id: TOUR, kind: "whatsapp", count: 40 },
      { day, tour_id: TOUR, kind: "call", count: 2 },
      { day, tour_id: "golden-triangle", kind: "view", count: 7 },
    ]);
    expect(error).toBeNull();
    await signIn(page, site);
    const visits = page.getByRole("region", { name: "Visits in 30 days" });
    await expect(visits.getByText("Sums only; nothing about visitors is stored")).toBeVisible();
    await expect(visits.getByRole("figure").first()).toContainText("1,23,463");
    await expect(visits.getByRole("figure").first()).toContainText("in the last 7 days");
    await expect(visits.getByRole("img", { name: /^Views of tours a day, at most/ })).toBeVisible();
    const asked = visits.getByRole("group", { name: "Which tour do people ask about" });
    await expect(asked.getByRole("row").nth(1).getByRole("cell")).toHaveText([
      "1,23,456",
      "42",
      "0",
    ]);
    await visits.getByText("Show the numbers of each day").click();
    const days = visits.getByRole("group", { name: "Visits of each day" });
    await expect(days.getByRole("row")).toHaveCount(31);
    await expectNoSidewaysScroll(page);
    await openHydrated(page, PAGE);
    expect(sent).toEqual([]);
  });
});
