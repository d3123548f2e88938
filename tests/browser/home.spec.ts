import type { Page } from "@playwright/test";
import { chatOpenedBy } from "./chat";
import { blankOtherSites, expect, openHydrated, sentBy, test } from "./fixtures";
import { hold } from "./held-requests";
import { withCompany, withHero } from "./site-rows";

test.beforeEach(blankOtherSites);

test("the home page fits every screen: the hero, the enquiry form and the first tour", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const form = await page.getByRole("region", { name: "Plan your journey" }).boundingBox();
  const tour = await page.getByRole("article").first().boundingBox();
  if (!form || !tour) throw new Error("not there");
  expect(form.y, "one swipe away").toBeLessThan(844);
  expect(form.height, "below the header").toBeLessThan(844 - 65);
  expect(tour.y + 300, "its picture").toBeLessThan(2 * 844);
  for (const [width, height] of [
    [320, 640],
    [768, 1400],
    [1440, 2200],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await heroOf(page).boundingBox())?.height).toBeLessThanOrEqual(850);
  }
});

test("a broken picture of the logo, the hero or the carousel is replaced by the default one", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const { data } = await site.admin
    .from("carousel_images")
    .select("*")
    .eq("caption", "Shore Temple, Mahabalipuram")
    .single();
  if (!data) throw new Error("no image");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await site.admin.from("carousel_images").update({ url: "/no-such.jpg" }).eq("id", data.id);
  await withCompany(site, { logo_url: "/no-such-logo.png" }, () =>
    withHero(site, { background_image: "/no-such-picture.jpg" }, () => openHydrated(page, "/")),
  );
  const logo = page.getByRole("banner").getByRole("link").first().locator("img");
  await expect(logo).toHaveAttribute("src", "/posters/placeholder.svg");
  await expect(page.locator("main img").first()).toHaveAttribute("src", "/posters/hero.svg");
  const picture = page.locator("[aria-roledescription=slide]").first().locator("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", "/posters/placeholder.svg");
  await site.admin.from("carousel_images").update({ url: data.url }).eq("id", data.id);
  consoleErrors.length = 0;
});

/** A date some months from now, in the browser's time zone (playwright.config.ts). */
function dateIn(months: number, date?: number) {
  const now = new Date(new Date().toLocaleString("en-US", { timeZone: "Asia/Kolkata" }));
  const day = new Date(now.getFullYear(), now.getMonth() + months, date ?? now.getDate());
  const [dd, mm] = [day.getDate(), day.getMonth() + 1].map((part) => String(part).padStart(2, "0"));
  return {
    long: new Intl.DateTimeFormat("en-IN", { dateStyle: "long" }).format(day),
    sent: `${dd}/${mm}/${day.getFullYear()}`,
  };
}

test("a visitor reads the home page, fills in its enquiry form and sends it in the chat", async ({
  page,
  context,
  site,
}) => {
  const release = await hold(page, "**/suggested-tours-*.js");
  await openHydrated(page, "/");
  await test.step("the sections are in order", async () => {
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Plan your journey",
      "Featured Tour Packages",
      "Discover Tamil Nadu",
      "Welcome to Vaigai Holidays",
      "What our travellers say",
      "Customer Satisfaction",
      "Share Your Experience",
      "Shall we plan yours?",
    ]);
  });
  await test.step("the welcome section shows the four figures", async () => {
    const welcome = page.getByRole("region", { name: /^Welcome/ });
    for (const figure of ["15+", "10,000+", "95%", "24/7"]) {
      await expect(welcome.getByText(figure, { exact: true })).toBeVisible();
    }
  });
  await test.step("4.9/5, the number of reviews and a card for each", async () => {
    const { data } = await site.anonymous.from("testimonials").select("name");
    const block = page.getByRole("region", { name: "Customer Satisfaction" });
    await expect(block.getByText("4.9/5")).toBeVisible();
    await expect(block.getByText(`${data?.length} reviews`)).toBeVisible();
    for (const { name } of data ?? []) await expect(page.getByText(name).first()).toBeVisible();
  });
  await test.step("the six newest featured tours, and links to both lists", async () => {
    const { data } = await site.anonymous
      .from("tours")
      .select("title")
      .eq("featured", true)
      .order("created_at", { ascending: false })
      .order("id")
      .limit(6);
    const featured = page.getByRole("region", { name: "Featured Tour Packages" });
    await expect(featured.getByRole("article").getByRole("heading")).toHaveText(
      (data ?? []).map(({ title }) => title),
    );
    for (const [name, path] of [
      ["International Tours", "/international-tours"],
      ["Domestic Tours", "/domestic-tours"],
    ] as const) {
      await expect(featured.getByRole("link", { name })).toHaveAttribute("href", path);
    }
  });
  await test.step("the page ends with a link to the contact page", async () => {
    const contact = page.getByRole("main").getByRole("link", { name: "Contact Us" });
    await expect(contact).toHaveAttribute("href", "/contact-us");
  });
  const where = page.getByLabel("Where");
  const people = page.getByLabel("Number of People");
  const send = page.getByRole("button", { name: "Send Enquiry" });
  await test.step("both dates are today, and all else is empty", async () => {
    const today = dateIn(0).long;
    await expect(page.getByRole("button", { name: `From ${today}` })).toBeVisible();
    await expect(page.getByRole("button", { name: `To ${today}` })).toBeVisible();
    await expect(where).toHaveValue("");
    await expect(people).toHaveValue("");
  });
  await test.step("suggestions that come late do not cover the field that the visitor has gone on to", async () => {
    await where.fill("ooty kodai");
    await people.fill("4");
    const suggested = page.waitForResponse(/\/tours\/suggestions/);
    release();
    await (await suggested).finished();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(people).toBeFocused();
    await where.focus();
    await expect(page.getByRole("option")).toHaveText(/^Ooty & Kodaikanal Hills/);
    await where.fill("");
    await people.fill("");
  });
  await test.step("Where suggests tours, which the arrow keys choose", async () => {
    await where.pressSequentially("ooty kodai");
    const tours = page.getByRole("listbox", { name: "Tours" }).getByRole("option");
    await expect(tours).toHaveText([/^Ooty & Kodaikanal Hills.*5 Days \/ 4 Nights.*₹14,900$/]);
    await people.fill("4");
    await expect(tours).toHaveCount(0);
    await where.focus();
    await where.press("ArrowDown");
    await expect(tours.first()).toHaveAttribute("aria-selected", "true");
    await expect(where).toHaveAttribute("aria-activedescendant", /./);
    await expect(tours.first()).toHaveAttribute("href", /ooty-kodaikanal-hills\?people=4$/);
    await expect(page.getByRole("link", { name: "View Details" }).first()).toHaveAttribute(
      "href",
      /\?people=4$/,
    );
    await expect(
      page.getByRole("main").getByRole("link", { name: "Domestic Tours" }),
    ).toHaveAttribute("href", "/domestic-tours?people=4");
    await where.press("Escape");
    await expect(tours).toHaveCount(0);
    await people.fill("");
    await where.fill("");
  });
  await test.step("a destination and at least one person are required", async () => {
    await send.click();
    await expect(where).toBeFocused();
    await where.fill("   ");
    await people.fill("2");
    await send.click();
    await expect(where).toBeFocused();
    await where.fill("Ooty");
    await people.fill("0");
    await send.click();
    await expect(people).toBeFocused();
    await expect(people).toHaveJSProperty("validity.rangeUnderflow", true);
    expect(context.pages()).toHaveLength(1);
  });
  await test.step("the chat opens in a new tab with exactly the enquiry", async () => {
    await chooseDay(page, "From", "25");
    await expect(page.getByRole("button", { name: `From ${dateIn(0, 25).long}` })).toBeFocused();
    await page.getByRole("button", { name: /^To / }).click();
    await page.getByRole("button", { name: /next month/i }).click();
    await day(page, "3").click();
    await expect(page.getByRole("button", { name: `To ${dateIn(1, 3).long}` })).toBeVisible();
    await where.fill("ஊட்டி & Kodai");
    await people.fill("4");
    const sent = sentBy(page, "Kodai");
    const url = await chatOpenedBy(context, () => send.click());
    expect(url.pathname).toBe("/919876543210");
    expect(url.search).toContain(encodeURIComponent("ஊட்டி & Kodai"));
    expect(url.searchParams.get("text")).toBe(
      [
        "Hi, I'm interested in booking a tour",
        "Destination: ஊட்டி & Kodai",
        `From: ${dateIn(0, 25).sent}`,
        `To: ${dateIn(1, 3).sent}`,
        "Number of People: 4",
      ].join("\n"),
    );
    await expect(page).toHaveURL("/");
    await expect(where).toHaveValue("ஊட்டி & Kodai");
    // Only the search for suggestions sends what `Where` holds.
    expect(sent.filter((request) => !request.includes("/tours/suggestions?"))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain("Kodai");
  });
  await test.step("the end date can be before the start date", async () => {
    await page.getByRole("button", { name: /^To / }).click();
    await page.getByRole("button", { name: /previous month/i }).click();
    await day(page, "2").click();
    const url = await chatOpenedBy(context, () => people.press("Enter"));
    expect(url.searchParams.get("text")).toContain(
      `From: ${dateIn(0, 25).sent}\nTo: ${dateIn(0, 2).sent}`,
    );
  });
  await test.step("a pressed suggestion opens the tour", async () => {
    await where.fill("ooty kodai");
    await page.getByRole("option").click();
    await expect(page).toHaveURL(/\/tour\/domestic\/ooty-kodaikanal-hills\?people=4&date=/);
  });
});

test("without the calendar's script and without a new tab, the browser's date field and the same tab do", {
  tag: "@long",
}, async ({ page, context, consoleErrors }) => {
  await page.route("**/calendar-*.js", (route) => route.abort());
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  // About five seconds after a click, `isActive` becomes false and browsers block new tabs.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userActivation", { value: { isActive: false } }),
  );
  await page.goto("/");
  const from = page.getByRole("button", { name: /^From/ });
  const today = (await from.textContent()) ?? "";
  await from.click();
  const date = page.getByLabel("Date");
  await date.fill("2027-01-01");
  await expect(date).toBeVisible();
  await date.press("Escape");
  await expect(date).toBeHidden();
  await expect(from).toHaveText(today);
  await from.click();
  await date.fill("2027-01-05");
  await date.press("Enter");
  await expect(page.getByRole("button", { name: "From 5 January 2027" })).toBeVisible();
  await page.getByLabel("Where").fill("Goa");
  await page.getByLabel("Number of People").fill("3");
  await page.getByRole("button", { name: "Send Enquiry" }).click();
  await page.waitForURL(/^https:\/\/wa\.me\/.*Goa/);
  expect(context.pages()).toHaveLength(1);
  consoleErrors.length = 0;
});

test.describe("the carousel", () => {
  const dots = (page: Page) => page.getByRole("button", { name: /^Show slide/ });
  const current = (page: Page) => page.locator("[aria-roledescription=slide][data-current]");

  /** Stops the page's clock. From then on, only `page.clock.runFor` moves it. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  async function expectStill(page: Page) {
    const label = await current(page).getAttribute("aria-label");
    await page.clock.runFor(3_000);
    await expect(current(page)).toHaveAttribute("aria-label", label ?? "");
  }

  async function expectMoving(page: Page) {
    const label = await current(page).getAttribute("aria-label");
    await page.clock.runFor(1_000);
    await expect(current(page)).not.toHaveAttribute("aria-label", label ?? "");
  }

  test("advances one slide per second until the pointer, the keyboard or its button stops it", async ({
    page,
  }) => {
    await test.step("it has a heading and wraps around", async () => {
      await expect(page.getByRole("heading", { name: "Discover Tamil Nadu" })).toBeVisible();
      await expect(dots(page)).toHaveCount(3);
      const next: Record<string, string> = {
        "1 of 3": "2 of 3",
        "2 of 3": "3 of 3",
        "3 of 3": "1 of 3",
      };
      for (let second = 0; second < 4; second++) {
        const before = (await current(page).getAttribute("aria-label")) ?? "";
        await page.clock.runFor(999);
        await expect(current(page)).toHaveAttribute("aria-label", before);
        await page.clock.runFor(1);
        await expect(current(page)).toHaveAttribute("aria-label", next[before] ?? "");
      }
    });
    await test.step("it pauses while the pointer is over it", async () => {
      await page.getByRole("region", { name: "Pictures of Tamil Nadu" }).hover();
      await expectStill(page);
      await page.mouse.move(0, 0);
      await expectMoving(page);
    });
    await test.step("a click on a dot jumps to its slide, and shows its caption", async () => {
      await dots(page).nth(2).click();
      await expect(current(page)).toHaveAttribute("aria-label", "3 of 3");
      await expect(dots(page).nth(2)).toHaveAttribute("aria-current", "true");
      await expect(current(page).getByText("A street of mansions, Chettinad")).toBeVisible();
      await page.mouse.move(0, 0);
    });
    await test.step("it stops when it gets the keyboard focus and by its button", async () => {
      // Changes are announced only while it is paused.
      const slides = current(page).locator("..");
      await expect(slides).toHaveAttribute("aria-live", "off");
      await dots(page).first().focus();
      await page.keyboard.press("Tab");
      await expect(slides).toHaveAttribute("aria-live", "polite");
      await expectStill(page);
      await dots(page).nth(1).blur();
      await expectStill(page);
      await page.getByRole("button", { name: "Play slides" }).press("Enter");
      await expect(page.getByRole("button", { name: "Pause slides" })).toBeVisible();
      await expectMoving(page);
      await page.getByRole("button", { name: "Pause slides" }).press("Enter");
      await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
      await expectStill(page);
    });
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("does not move", { tag: "@long" }, async ({ page }) => {
      await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
      await expectStill(page);
      await expect(current(page)).toHaveAttribute("aria-label", "1 of 3");
    });
  });
});

test("the home page shows the defaults when the database has no hero and no pictures", {
  tag: "@long",
}, async ({ page, site }) => {
  const heroes = await site.admin.from("hero_sections").delete().neq("title", "").select();
  const pictures = await site.admin.from("carousel_images").delete().neq("url", "").select();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Good journeys begin in Paramakudi",
  );
  await expect(page.getByRole("button", { name: /^Show slide/ })).toHaveCount(3);
  await site.admin.from("hero_sections").insert(heroes.data ?? []);
  await site.admin.from("carousel_images").insert(pictures.data ?? []);
});

function heroOf(page: Page) {
  return page.getByRole("region", { name: "Good journeys begin in Paramakudi" });
}

function day(page: Page, number: string) {
  return page
    .getByRole("dialog")
    .getByRole("button")
    .filter({ hasText: new RegExp(`^${number}$`) });
}

async function chooseDay(page: Page, field: string, number: string) {
  await page.getByRole("button", { name: new RegExp(`^${field} `) }).click();
  await day(page, number).click();
}
