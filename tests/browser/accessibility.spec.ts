import type { Response } from "@playwright/test";
import {
  brokenWords,
  cutOff,
  expectNoBarriers,
  expectNoSidewaysScroll,
  expectRoomForLargeText,
} from "./barriers";
import { expect, openIdle, signIn, test, untilPublic } from "./fixtures";
import { panelPages } from "./site-pages";
import { withCompany } from "./site-rows";
import { dayFromNow } from "./tour-rows";

const WIDTHS = [390, 1280];

/** Limit for all JavaScript of a public page, in compressed bytes, which every machine sends alike. */
const SCRIPT_BUDGET = 115 * 1024;

const PUBLIC_PAGES = [
  "/",
  "/domestic-tours",
  "/international-tours",
  "/tours",
  "/tour/domestic/kerala-backwaters",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
  "/shortlist",
  "/newsletter",
  "/shortlist?tours=kerala-backwaters,golden-triangle,not-there",
  "/not-found",
];

const LOGIN_PAGES = ["/admin/login", "/admin/forgot-password", "/admin/new-password"];

for (const path of PUBLIC_PAGES) {
  // Two of them are enough for every change.
  const tag = ["/", "/tour/domestic/kerala-backwaters"].includes(path) ? [] : "@long";
  test(`a first visit to ${path} contacts no other site, stays within the script budget, has no styles of the panel, and shows an accessible page at ${WIDTHS.join(" and ")} px`, {
    tag,
  }, async ({ page, context, site, consoleErrors }) => {
    // Replace the contact page's map, because it is an <iframe> of another site.
    await context.route("https://www.google.com/maps**", (map) => map.fulfill({ body: "" }));
    const outside: string[] = [];
    const scripts: Promise<number>[] = [];
    page.on("websocket", (socket) => outside.push(socket.url()));
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
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPT_BUDGET);
    const styles = (await page.locator("style").allTextContents()).join();
    expect([styles.includes(".chat-button"), styles.includes(".save-bar")]).toEqual([true, false]);
    await expect(page.locator("link[rel=stylesheet]")).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoBarriers(page, `${path} at ${width} px`);
    }
    await page.setViewportSize({ width: 195, height: 422 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    expect(await brokenWords(page.getByRole("main")), `${path} at 195 px`).toEqual([]);
    if (path === "/not-found") consoleErrors.length = 0;
  });
}

test("with text at 200 %, the bar and the dialog of a tour with people are whole, and Ask is not under the chat button", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto("/tour/domestic/kerala-backwaters?people=4");
  const ask = page.locator(".tour-bar").getByRole("link", { name: "Ask" });
  const chat = page.getByRole("link", { name: "Chat with us on WhatsApp" });
  const [left, right] = [await ask.boundingBox(), await chat.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(await brokenWords(page.locator(".tour-bar"))).toEqual([]);
  await ask.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("4 × ₹18,500 = ₹74,000")).toBeVisible();
  expect(await brokenWords(dialog)).toEqual([]);
  expect(await cutOff(dialog)).toEqual([]);
  expect(await cutOff(page.getByRole("navigation", { name: "Breadcrumb" }))).toEqual([]);
});

test("with only the text at 200 %, no page is wider than the screen or cuts off its text, and the bar of a tour stays low", {
  tag: "@long",
}, async ({ page, context, site }) => {
  test.slow();
  await context.route("https://www.google.com/maps**", (map) => map.fulfill({ body: "" }));
  const date = dayFromNow(20);
  await withCompany(site, { tamil: "public" }, async () => {
    await untilPublic(page, "/ta");
    for (const path of [
      `/tour/domestic/kerala-backwaters?people=4&date=${date}`,
      "/",
      "/domestic-tours?q=kerala+under+20000",
      "/ta",
      "/ta/tour/international/singapore-city-lights",
      "/ta/tours?q=kerala+under+17000",
      "/ta/about-us",
      "/ta/contact-us",
      "/ta/testimonials",
    ]) {
      for (const width of [390, 768, 1000]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await expectRoomForLargeText(page, `${path} at ${width} px`);
        if (!path.startsWith("/tour/")) continue;
        const bar = await page.locator(".tour-bar").boundingBox();
        expect(bar?.height).toBeLessThanOrEqual(160);
      }
    }
  });
});

test("on a phone in landscape, only the header of a tour page stays, and the calendar opens at its month", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 340 });
  await page.goto("/tour/domestic/kerala-backwaters");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole("banner")).toBeInViewport();
  await expect(page.locator(".tab-bar")).not.toBeInViewport();
  await expect(page.locator(".tour-bar")).toBeHidden();
  // A month of six weeks.
  await page.clock.setFixedTime(new Date("2026-08-31T09:00:00+05:30"));
  await openIdle(page, "/");
  await page.getByRole("button", { name: /^From/ }).click();
  const dialog = page.getByRole("dialog");
  for (const part of [
    dialog.getByText("August 2026"),
    dialog.getByRole("button", { name: "Next month" }),
    dialog.getByRole("button", { name: "Close" }),
  ]) {
    await expect(part).toBeInViewport();
  }
});

test("with text at 200 % or on a low screen, the save bar of a form scrolls with it", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site, "/admin/tours/edit/kerala-backwaters");
  const bar = page.locator(".save-bar");
  for (const [width, height, position] of [
    [390, 844, "sticky"],
    [195, 422, "static"],
    [844, 340, "static"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(bar, `at ${width} px`).toHaveCSS("position", position);
  }
});

test("every screen of the panel is accessible and has at most one primary button", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow();
  // Empties the trash, because its rows from other tests have pictures that do not exist.
  const inTrash = site.admin.from("row_versions").delete().eq("action", "delete");
  expect((await inTrash.is("restored_at", null)).error).toBeNull();
  const screens = panelPages();
  for (const path of [...LOGIN_PAGES, ...Object.values(screens)]) {
    if (path === screens.dashboard) await signIn(page, site);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText("Loading...")).toHaveCount(0);
    const loud = page.locator("main :is(a, button).bg-accent").filter({ visible: true });
    expect((await loud.allTextContents()).slice(1), path).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoBarriers(page, `${path} at ${width} px`);
    }
    await page.setViewportSize({ width: 195, height: 422 });
    await expectNoSidewaysScroll(page);
    if (!LOGIN_PAGES.includes(path)) continue;
    expect(await brokenWords(page.getByRole("main")), `${path} at 195 px`).toEqual([]);
  }
});

async function sentBytes(response: Response): Promise<number> {
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize;
}
