import type { Page } from "@playwright/test";
import { chatOpenedBy } from "./chat";
import { expect, expectTaken, startSite, test } from "./fixtures";
import { hold } from "./held-requests";
import { openUntil, withCompany, withHero } from "./site-rows";

test.beforeEach(async ({ context }) => {
  await context.route("https://**", (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
});

test.describe("the hero", () => {
  test("shows the server's picture, title and subtitle and leads to the tours", async ({
    page,
    site,
  }) => {
    const hero = {
      title: "A title of its own",
      subtitle: "A subtitle of its own",
      background_image: "/posters/kerala-backwaters.svg",
    };
    await withHero(site, hero, async () => {
      await openUntil(page, "/", () =>
        expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.title, { timeout: 500 }),
      );
      const block = page.getByRole("region", { name: hero.title });
      await expect(block.getByText(hero.subtitle)).toBeVisible();
      await expect(block.locator("img")).toHaveAttribute("src", hero.background_image);
      await block.getByRole("link", { name: "Explore Tours" }).click();
      await expect(page).toHaveURL("/domestic-tours");
    });
  });

  test("is never higher than 850 px and its picture is asked for first", async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [768, 1400],
      [1440, 2200],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const hero = page.getByRole("region", { name: "Good journeys begin in Paramakudi" });
      expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(850);
      await expect(hero.locator("img")).toHaveAttribute("fetchpriority", "high");
    }
  });

  test("comes with its picture in the page; the operator's own one is asked for", async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const picture = page.locator("main img").first();
    const isSeen = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
    await page.goto("/");
    await expect.poll(isSeen).toBe(true);
    // Also when the page's scripts have taken it over.
    await page.keyboard.press("Tab");
    await page.waitForLoadState("networkidle");
    expect(asked).not.toContain("/posters/hero.svg");
    const html = await page.request.get("/", { headers: { "accept-encoding": "br" } });
    expect(Number(html.headers()["content-length"])).toBeLessThanOrEqual(30_000);

    await withHero(site, { background_image: "/posters/about-1.svg" }, () =>
      openUntil(page, "/", () =>
        expect(picture).toHaveAttribute("src", "/posters/about-1.svg", { timeout: 1_000 }),
      ),
    );
    expect(await isSeen()).toBe(true);
    expect(asked).toContain("/posters/about-1.svg");
  });

  test("shows the default picture for a broken one", async ({ page, site, consoleErrors }) => {
    await withHero(site, { background_image: "/no-such-picture.jpg" }, () =>
      openUntil(page, "/", () =>
        expect(page.locator("main img").first()).toHaveAttribute("src", "/posters/hero.svg", {
          timeout: 1_000,
        }),
      ),
    );
    consoleErrors.length = 0;
  });
});

test.describe("the enquiry form", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-21T23:30:00+05:30"));
    await page.goto("/");
  });

  test("begins with today on both dates, in full, and nothing else", async ({ page }) => {
    await expect(page.getByRole("button", { name: "From" })).toHaveText("21 November 2026");
    await expect(page.getByRole("button", { name: "To", exact: false }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "To 21 November 2026" })).toBeVisible();
    await expect(page.getByLabel("Where")).toHaveValue("");
    await expect(page.getByLabel("Number of People")).toHaveValue("");
  });

  test("opens the chat in a new tab with exactly the enquiry, and stores nothing", async ({
    page,
    context,
  }) => {
    await chooseDay(page, "From", "25");
    await expect(page.getByRole("button", { name: "From 25 November 2026" })).toBeFocused();
    await page.getByRole("button", { name: "To 21 November 2026" }).click();
    await page.getByRole("button", { name: /next month/i }).click();
    await day(page, "3").click();
    await expect(page.getByRole("button", { name: "To 3 December 2026" })).toBeVisible();
    await page.getByLabel("Where").fill("ஊட்டி & Kodai");
    await page.getByLabel("Number of People").fill("4");
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    const url = await chatOpenedBy(context, () =>
      page.getByRole("button", { name: "Send Enquiry" }).click(),
    );
    expect(url.pathname).toBe("/919876543210");
    expect(url.search).toContain(encodeURIComponent("ஊட்டி & Kodai"));
    expect(url.searchParams.get("text")).toBe(
      [
        "Hi, I'm interested in booking a tour",
        "Destination: ஊட்டி & Kodai",
        "From: 25/11/2026",
        "To: 03/12/2026",
        "Number of People: 4",
      ].join("\n"),
    );
    expect(calls).toEqual([]);
    await expect(page).toHaveURL("/");
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain("Kodai");
  });

  test("a press of Send before the scripts are here waits for them", async ({ page, context }) => {
    const letGo = await hold(page, "**/assets/*.js");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Where").fill("Goa");
    await page.getByLabel("Number of People").fill("3");
    const url = await chatOpenedBy(context, async () => {
      await page.getByRole("button", { name: "Send Enquiry" }).click();
      letGo();
    });
    const lines = url.searchParams.get("text")?.split("\n") ?? [];
    expect(lines[1]).toBe("Destination: Goa");
    expect(lines[4]).toBe("Number of People: 3");
  });

  test("a press of Send that waited too long to open a tab opens the chat in this one", async ({
    page,
    context,
  }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    // What browsers say five seconds after a press; here no pop-up is blocked.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "userActivation", { value: { isActive: false } }),
    );
    await page.goto("/");
    await page.getByLabel("Where").fill("Goa");
    await page.getByLabel("Number of People").fill("3");
    await page.getByRole("button", { name: "Send Enquiry" }).click();
    await page.waitForURL(/^https:\/\/wa\.me\/.*Goa/);
    expect(context.pages()).toHaveLength(1);
  });

  test("needs a destination and at least one person", async ({ page, context }) => {
    const send = page.getByRole("button", { name: "Send Enquiry" });
    const where = page.getByLabel("Where");
    const people = page.getByLabel("Number of People");
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

  test("does not compare the dates", async ({ page, context }) => {
    await chooseDay(page, "To", "2");
    await page.getByLabel("Where").fill("Ooty");
    await page.getByLabel("Number of People").fill("1");
    const url = await chatOpenedBy(context, () =>
      page.getByLabel("Number of People").press("Enter"),
    );
    expect(url.searchParams.get("text")).toContain("From: 21/11/2026\nTo: 02/11/2026");
  });

  test("shows where the keyboard is when it turns to another month", async ({ page }) => {
    await page.getByLabel("Where").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const key of ["PageDown", "PageUp"]) {
      await page.keyboard.press(key);
      await expect(page.getByRole("dialog").locator("button:focus")).toHaveCSS(
        "outline-style",
        "solid",
      );
    }
  });

  test("gives the focus back when the calendar is left with Escape", async ({ page }) => {
    const from = page.getByRole("button", { name: "From 21 November 2026" });
    await from.press("Enter");
    await expect(page.getByRole("dialog", { name: "From" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(from).toBeFocused();
  });

  test("goes to the default number when the company has none", async ({ page, context, site }) => {
    await withCompany(site, { whatsapp_number: null }, async () => {
      await openUntil(page, "/", () =>
        expect(page.getByRole("link", { name: /^Chat with us/ })).toHaveCount(0, { timeout: 500 }),
      );
      await page.getByLabel("Where").fill("Ooty");
      await page.getByLabel("Number of People").fill("1");
      const url = await chatOpenedBy(context, () =>
        page.getByRole("button", { name: "Send Enquiry" }).click(),
      );
      expect(url.pathname).toMatch(/^\/91\d{10}$/);
    });
  });
});

test.describe("without the calendar's script", () => {
  test("the browser's own date field stands in", async ({ page, consoleErrors }) => {
    await page.route("**/calendar-dialog-*.js", (route) => route.abort());
    await page.goto("/");
    await page.getByRole("button", { name: /^From/ }).click();
    await expect(page.getByLabel("From")).toHaveAttribute("type", "date");
    await page.getByLabel("From").fill("2027-01-05");
    await expect(page.getByLabel("From")).toHaveValue("2027-01-05");
    consoleErrors.length = 0;
  });
});

test.describe("the carousel", () => {
  const dots = (page: Page) => page.getByRole("button", { name: /^Show slide/ });
  const current = (page: Page) => page.locator("[aria-roledescription=slide][data-current]");

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    // What it waits for goes by the clock: its script must be here before that stands still.
    const script = page.waitForResponse(/\/home-carousel-[^/]*\.js$/);
    await page.goto("/");
    await script;
    await page.clock.pauseAt(Date.now() + 3_600_000);
    for (const [at, name] of [
      [1, "2 of 3"],
      [0, "1 of 3"],
    ] as const) {
      await dots(page)
        .nth(at)
        .evaluate((dot: HTMLElement) => dot.click());
      await expect(current(page)).toHaveAttribute("aria-label", name);
    }
  });

  test("is headed, and advances by one each second, wrapping around", async ({ page }) => {
    await expect(page.getByRole("heading", { name: "Discover Tamil Nadu" })).toBeVisible();
    await expect(dots(page)).toHaveCount(3);
    for (const slide of ["1 of 3", "2 of 3", "3 of 3", "1 of 3"]) {
      await expect(current(page)).toHaveAttribute("aria-label", slide);
      await page.clock.runFor(990);
      await expect(current(page)).toHaveAttribute("aria-label", slide);
      await page.clock.runFor(10);
    }
  });

  test("pauses while the pointer is over it", async ({ page }) => {
    await page.getByRole("region", { name: "Pictures of Tamil Nadu" }).hover();
    const slide = await current(page).getAttribute("aria-label");
    await page.clock.runFor(5_000);
    await expect(current(page)).toHaveAttribute("aria-label", slide ?? "");
    await page.mouse.move(0, 0);
    await page.clock.runFor(1_000);
    await expect(current(page)).not.toHaveAttribute("aria-label", slide ?? "");
  });

  test("jumps to a slide by its dot, and shows its caption", async ({ page }) => {
    await dots(page).nth(2).click();
    await expect(current(page)).toHaveAttribute("aria-label", "3 of 3");
    await expect(dots(page).nth(2)).toHaveAttribute("aria-current", "true");
    await expect(current(page).getByText("A street of mansions, Chettinad")).toBeVisible();
  });

  test("shows the slide of the last of several quick presses, alone", async ({ page }) => {
    const places = [1, 2, 0, 2, 1];
    await page.evaluate((places) => {
      const dots = document.querySelectorAll<HTMLElement>("[aria-label^='Show slide']");
      for (const place of places) dots[place]?.click();
    }, places);
    await expect(current(page)).toHaveAttribute("aria-label", "2 of 3");
    await expect(page.locator("[aria-label^='Show slide'][aria-current]")).toHaveAccessibleName(
      /^Show slide 2/,
    );
    await page.clock.runFor(1_000);
    await expect(current(page)).toHaveAttribute("aria-label", "3 of 3");
  });

  test("stands still under the keyboard and by its own button", async ({ page }) => {
    await dots(page).first().focus();
    await page.keyboard.press("Tab");
    await page.clock.runFor(3_000);
    await expect(current(page)).toHaveAttribute("aria-label", "1 of 3");
    await page.getByRole("button", { name: "Play slides" }).press("Enter");
    await page.clock.runFor(1_000);
    await expect(current(page)).toHaveAttribute("aria-label", "2 of 3");
    await page.getByRole("button", { name: "Pause slides" }).press("Enter");
    await page.clock.runFor(3_000);
    await expect(current(page)).toHaveAttribute("aria-label", "2 of 3");
  });
});

test.describe("for who asked for stillness", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the carousel does not move", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.locator("[aria-roledescription=slide][data-current]")).toHaveAttribute(
      "aria-label",
      "1 of 3",
    );
  });
});

test("a broken carousel picture is replaced by the placeholder", async ({
  page,
  site,
  consoleErrors,
}) => {
  const { data } = await site.admin
    .from("carousel_images")
    .select("*")
    .eq("caption", "Shore Temple, Mahabalipuram")
    .single();
  if (!data) throw new Error("no image");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await site.admin.from("carousel_images").update({ url: "/no-such.jpg" }).eq("id", data.id);
  await openUntil(page, "/", async () => {
    const picture = page.locator("[aria-roledescription=slide]").first().locator("img");
    await picture.scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(picture).toHaveAttribute("src", "/posters/placeholder.svg", { timeout: 1_000 });
  });
  await site.admin.from("carousel_images").update({ url: data.url }).eq("id", data.id);
  consoleErrors.length = 0;
});

test("welcomes with the four figures", async ({ page }) => {
  await page.goto("/");
  const welcome = page.getByRole("region", { name: /^Welcome/ });
  for (const figure of ["15+", "10,000+", "95%", "24/7"]) {
    await expect(welcome.getByText(figure, { exact: true })).toBeVisible();
  }
});

test("shows the six newest featured tours and leads to both lists", async ({ page, site }) => {
  await page.goto("/");
  const { data } = await site.stranger
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
  await featured.getByRole("link", { name: "International Tours" }).click();
  await expect(page).toHaveURL("/international-tours");
  await page.goBack();
  await featured.getByRole("link", { name: "Domestic Tours" }).click();
  await expect(page).toHaveURL("/domestic-tours");
});

test("says so when no tour is featured", async ({ page, site }) => {
  const { data } = await site.admin.from("tours").select("id").eq("featured", true);
  const ids = (data ?? []).map(({ id }) => id);
  await site.admin.from("tours").update({ featured: false }).in("id", ids);
  await openUntil(page, "/", () =>
    expect(page.getByText("No tours available. Please check back later.")).toBeVisible({
      timeout: 500,
    }),
  );
  await site.admin.from("tours").update({ featured: true }).in("id", ids);
});

test("shows 4.9/5, the count of reviews and a card for each", async ({ page, site }) => {
  await page.goto("/");
  const { data } = await site.stranger.from("testimonials").select("name");
  const block = page.getByRole("region", { name: "Customer Satisfaction" });
  await expect(block.getByText("4.9/5")).toBeVisible();
  await expect(block.getByText(`from ${data?.length} reviews`)).toBeVisible();
  for (const { name } of data ?? []) await expect(page.getByText(name).first()).toBeVisible();
});

test("the button to submit a testimonial does nothing", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (!["image", "script"].includes(request.resourceType())) calls.push(request.url());
  });
  await expect(page.getByRole("heading", { name: "Share Your Experience" })).toBeVisible();
  await page.getByRole("button", { name: "Submit Your Testimonial" }).click();
  await expect(page).toHaveURL("/");
  expect(calls).toEqual([]);
});

test("ends with a call to the contact page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact-us");
});

test("opens at once from another page, with six skeletons, while the line is slow", async ({
  page,
}) => {
  await page.goto("/faq");
  await expectTaken(page);
  const home = page.getByRole("contentinfo").getByRole("link", { name: "Home" });
  // Until its script is here the link is the browser's.
  const script = page.waitForResponse(/\/assets\/site-footer-/);
  await home.scrollIntoViewIfNeeded();
  await (await script).finished();
  const answer = await hold(page, "**/*.data*");
  await home.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByTestId("testimonial-skeleton")).toHaveCount(6);
  await expect(page.getByRole("button", { name: "Send Enquiry" })).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByTestId("testimonial-skeleton")).toHaveCount(0);
});

test("shows the defaults when the server has no hero and no pictures", async ({ page }) => {
  const site = await startSite();
  try {
    await site.admin.from("hero_sections").delete().neq("title", "");
    await site.admin.from("carousel_images").delete().neq("url", "");
    await site.admin.from("testimonials").delete().neq("name", "");
    await site.admin.from("company_info").delete().neq("phone", "");
    await openUntil(page, `${site.url}/`, () =>
      expect(page.getByText("from 6 reviews")).toBeVisible({ timeout: 500 }),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Good journeys begin in Paramakudi",
    );
    await expect(page.getByRole("button", { name: /^Show slide/ })).toHaveCount(3);
    await expect(page.getByRole("banner").getByText("Vaigai Holidays")).toBeVisible();
    await expect(page.getByRole("banner").locator("img")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Chat with us/ })).toHaveCount(0);
  } finally {
    // The slides come for their script when the page is at rest.
    await page.goto("about:blank");
    await site.stop();
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there to read, and the form opens the chat", async ({ page, context }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("Brihadisvara Temple, Thanjavur").first()).toBeVisible();
    await expect(page.locator("input[type=date]")).toHaveCount(2);
    await page.getByLabel("Where").fill("Ooty");
    await page.getByLabel("Number of People").fill("2");
    const url = await chatOpenedBy(context, () =>
      page.getByRole("button", { name: "Send Enquiry" }).click(),
    );
    expect(url.searchParams.get("text")).toBe("Hi, I'm interested in booking a tour");
  });
});

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
