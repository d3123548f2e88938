import { expect, openHydrated, test } from "./fixtures";
import { hold } from "./held-requests";
import { addTour } from "./tour-rows";

const long = "Madurai Rameswaram Kanyakumari ".repeat(7).slice(0, 200);
const tamil = "பரமக்குடியிலிருந்து ராமேஸ்வரம், தனுஷ்கோடி மற்றும் கன்னியாகுமரி வழியாக ஒரு இனிய பயணம்";

for (const [type, label, heading] of [
  ["domestic", "India", "Domestic Tours"],
  ["international", "International", "International Tours"],
] as const) {
  test(`${heading} has a hero, a button for each category, a card for each tour and a link to the contact page`, {
    tag: type === "domestic" ? [] : "@long",
  }, async ({ page, site }) => {
    await page.goto(`/${type}-tours`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const { data } = await site.anonymous.from("categories").select("name").eq("type", type);
    const names = (data ?? []).map(({ name }) => name).sort();
    expect(names.length).toBeGreaterThan(1);
    const buttons = page.getByRole("group", { name: "Filter by category" }).getByRole("button");
    await expect(buttons).toHaveText(["All Tours", ...names]);
    await expect(buttons.first()).toHaveAttribute("aria-pressed", "true");

    const { data: tours } = await site.anonymous.from("tours").select("*").eq("type", type);
    await expect(page.getByRole("article")).toHaveCount(tours?.length ?? 0);
    for (const tour of tours ?? []) {
      const card = page.getByRole("article").filter({ hasText: tour.title });
      await expect(card.getByText(label, { exact: true })).toBeVisible();
      await expect(card.getByText(tour.price ?? "Price on request")).toBeVisible();
      await expect(card.getByText(tour.duration)).toBeVisible();
      await expect(card.getByText(tour.summary)).toHaveCSS("-webkit-line-clamp", "3");
      await expect(card.getByRole("link", { name: "View Details" })).toHaveAttribute(
        "href",
        `/tour/${type}/${tour.id}`,
      );
    }

    await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact-us");
  });
}

test("a visitor chooses a category without a request or a scroll, which survives a reload, a shared link and Back", async ({
  page,
  request,
}) => {
  const firstPicture = page.getByRole("article").first().getByRole("img");
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/domestic-tours");
  await test.step("the first card's picture is on the first screen, also on a phone", async () => {
    await expect(firstPicture).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(firstPicture).toBeInViewport({ ratio: 1 });
  });
  await test.step("the category buttons start with the first one on a phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const first = await page.getByRole("button", { name: "All Tours" }).boundingBox();
    expect(first?.x).toBe(16);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  const hills = page.getByRole("button", { name: "Hill Stations" });
  await test.step("a category shows its tours without a request or a scroll", async () => {
    const all = await page.getByRole("article").count();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".data")) asked.push(request.url());
    });
    await page.evaluate(() => window.scrollTo(0, 150));
    await page.getByRole("button", { name: "Kerala", exact: true }).click();
    await expect(page).toHaveURL("/domestic-tours?category=Kerala");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toContainText("Kerala");
    await expect(page.getByRole("status")).toHaveText("1 tour");
    expect(await page.evaluate(() => window.scrollY)).toBe(150);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "All Tours" }).click();
    await expect(page.getByRole("article")).toHaveCount(all);
  });
  await test.step("the server renders a shared link with the filtered list", async () => {
    const html = await (await request.get("/domestic-tours?category=Kerala")).text();
    expect(html).toContain("/tour/domestic/kerala-backwaters");
    expect(html).not.toContain('href="/tour/domestic/golden-triangle"');
  });
  await test.step("it survives a reload and Back", async () => {
    await hills.click();
    await expect(page.getByRole("heading", { level: 2, name: "Hill Stations" })).toBeVisible();
    await page.reload();
    await expect(hills).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "North India" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "North India" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2, name: "Hill Stations" })).toBeVisible();
  });
  await test.step("the removable condition of the list is always the chosen category", async () => {
    const conditions = page.getByRole("link", { name: /^Remove / });
    await expect(conditions).toHaveText(["Hill Stations"]);
    await page.getByRole("button", { name: "Kerala", exact: true }).click();
    await page.getByRole("searchbox").fill("under 90000");
    await expect(conditions).toHaveText(["Kerala", "up to ₹90,000"]);
    await page.getByRole("searchbox").fill("");
    await expect(conditions).toHaveText(["Kerala"]);
    await conditions.click();
    await expect(page).toHaveURL("/domestic-tours");
    await expect(conditions).toHaveCount(0);
    const all = page.getByRole("button", { name: "All Tours" });
    await expect(all).toHaveAttribute("aria-pressed", "true");
  });
  await test.step("View Details opens the tour at its top", async () => {
    await page.getByRole("link", { name: "View Details" }).last().click();
    await expect(page).toHaveURL(/\/tour\/domestic\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("a very long summary fills the three lines of its card at any width, and is not sent whole", {
  tag: "@long",
}, async ({ page, site }) => {
  const summary = "It will fill a little line. ".repeat(170).trim();
  // The oldest tour is the last card. It is alone in its row, so it has the maximum width.
  const created_at = "2020-01-01T00:00:00Z";
  const tour = await addTour(site, { id: "long-summary", summary, created_at });
  await page.goto("/domestic-tours");
  for (const width of [390, 700, 959, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = page.getByText("It will fill a little line.");
    await shown.scrollIntoViewIfNeeded();
    const [height = 0, whole = 0] = await shown.evaluate((p) => [p.clientHeight, p.scrollHeight]);
    expect(whole, `at ${width} px`).toBeGreaterThan(height);
  }
  const html = await (await page.request.get("/domestic-tours")).text();
  expect(html.split("It will fill").length).toBeLessThan(50);
  await tour.remove();
});

test("forty categories stay in one row on a phone, and one without tours says so", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const names = Array.from({ length: 40 }, (_, at) => `Pilgrim route number ${at + 1}`);
  await site.admin.from("categories").insert(names.map((name) => ({ name, type: "domestic" })));
  await page.goto("/domestic-tours?category=Pilgrim+route+number+40");
  await expect(page.getByRole("button", { name: names[39] })).toBeInViewport();
  const group = await page.getByRole("group", { name: "Filter by category" }).boundingBox();
  expect(group?.height).toBeLessThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("button", { name: "All Tours" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: names[1], exact: true }).click();
  await expect(page.getByText("No tours found in this category.")).toBeVisible();
  await site.admin.from("categories").delete().in("name", names);
});

test("cards in a row have equal heights and 4:3 pictures, also with long and Tamil titles", {
  tag: "@long",
}, async ({ page, site }) => {
  const tours = [
    await addTour(site, { id: "test-short", price: "₹8,000" }),
    await addTour(site, {
      id: "test-long",
      title: long,
      summary: "Short summary.",
      price: "₹9,000",
    }),
    await addTour(site, { id: "test-tamil", title: tamil, summary: tamil, price: null }),
  ];
  await page.goto("/domestic-tours");
  const boxes = await page.getByRole("article").evaluateAll((cards) =>
    cards.slice(0, 3).map((card) => {
      const picture = card.querySelector("img")?.getBoundingClientRect();
      const price = [...card.querySelectorAll("span")].findLast(({ textContent }) =>
        textContent.startsWith("₹"),
      );
      return {
        height: card.clientHeight,
        ratio: (picture?.width ?? 0) / (picture?.height ?? 1),
        priceTop: price?.getBoundingClientRect().top,
      };
    }),
  );
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
  for (const { ratio } of boxes) expect(ratio).toBeCloseTo(4 / 3, 1);
  // The tour with the Tamil title has no price.
  const priceTops = boxes.flatMap(({ priceTop }) => priceTop ?? []);
  expect(priceTops).toHaveLength(2);
  expect(new Set(priceTops).size).toBe(1);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  for (const tour of tours) await tour.remove();
});

test("the last row of a list is full, whatever the number of tours", { tag: "@long" }, async ({
  page,
}) => {
  for (const path of ["/domestic-tours", "/tours", "/tours?category=Kerala", "/tours?q=beach"]) {
    await page.goto(path);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const items = page.locator("section[aria-labelledby=tours] ul > li:has(h2, h3)");
      const ends = await items.evaluateAll((all) => {
        const rows = new Map<number, number>();
        for (const item of all) {
          const { top, right } = item.getBoundingClientRect();
          rows.set(top, Math.max(rows.get(top) ?? 0, Math.round(right)));
        }
        return [...rows.values()];
      });
      expect(new Set(ends).size, `${path} at ${width} px`).toBe(1);
    }
  }
});

test("a broken picture becomes the fallback, even if it failed before hydration", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const tour = await addTour(site, { id: "test-broken", image_url: "/posters/not-there.svg" });
  const letGo = await hold(page, "**/assets/*.js");
  page.on("response", (response) => {
    if (response.url().endsWith("/not-there.svg")) letGo();
  });
  await page.goto("/domestic-tours");
  const picture = page.getByRole("img", { name: "Tour test-broken" });
  await expect(picture).toHaveAttribute("src", "/posters/tour-fallback.svg");
  await expect(picture).toHaveJSProperty("complete", true);
  consoleErrors.length = 0;
  await tour.remove();
});

test("a card requests a broken fallback only once", { tag: "@long" }, async ({
  page,
  site,
  consoleErrors,
}) => {
  const tour = await addTour(site, { id: "test-broken-twice", image_url: "/posters/gone.svg" });
  const asked: string[] = [];
  await page.route(/gone\.svg|tour-fallback\.svg/, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await page.goto("/domestic-tours");
  await expect(page.getByRole("article").first()).toContainText("Tour test-broken-twice");
  await expect.poll(() => asked.filter((url) => url.endsWith("tour-fallback.svg")).length).toBe(1);
  await page.mouse.wheel(0, 400);
  await page.getByRole("button", { name: "Kerala", exact: true }).click();
  await page.getByRole("button", { name: "All Tours" }).click();
  // The picture is requested at most by the preload, the first card and its second rendering.
  expect(asked.filter((url) => url.endsWith("gone.svg")).length).toBeLessThanOrEqual(3);
  await tour.remove();
  await page.goto("about:blank");
  consoleErrors.length = 0;
});
