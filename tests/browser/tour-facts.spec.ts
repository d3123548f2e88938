import type { Page } from "@playwright/test";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, openHydrated, test } from "./fixtures";
import { withCompany } from "./site-rows";
import { addTour, asShown, dayFromNow } from "./tour-rows";

const PHONE = { width: 390, height: 844 };
const SVG = "/posters/hero.svg";

const FACTS = {
  price: "₹14,900",
  starts_from: "Madurai",
  price_basis: "Per person on twin sharing",
  child_price: "₹9,500 (5 to 11 years)",
  single_supplement: "₹4,200",
  exclusions: [{ value: "Lunches" }, { value: " " }],
  best_months: [1, 2, 9, 10, 11, 12],
  group_size: "10–20 travellers",
  pace: "Easy",
  pickup_points: [{ place: "Paramakudi, our office", time: "5:00 AM" }],
  documents: "An identity card with a photograph.",
  questions: [{ question: "Is there network?", answer: "Yes, in both towns." }],
  itinerary: [
    { day: "Day 1", title: "Up the hill", description: "By road.", name: "Senthil" },
    {
      day: "Day 2",
      title: "Round the lake",
      description: "On foot.",
      name: "",
      stay: "Hotel Hill View",
      meals: "Breakfast, dinner",
    },
  ],
};

function tab(page: Page, name: string) {
  return page.getByRole("tab", { name, exact: true });
}

function price(page: Page) {
  return page.getByRole("complementary", { name: "Price and help" });
}

async function questionOf(page: Page, name = "Ask on WhatsApp"): Promise<string> {
  const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
  return new URL(href ?? "").searchParams.get("text") ?? "";
}

test.describe("a tour without optional facts", () => {
  test("shows only its title, tabs and sidebar", { tag: "@long" }, async ({ page, site }) => {
    const tour = await addTour(site, { id: "facts-none", price: " " });
    await withCompany(site, { tax_note: null }, async () => {
      await page.goto(tour.path);
      await expect(page.getByText("GST")).toHaveCount(0);
      await expect(page.getByRole("tab")).toHaveText(["Overview", "Gallery"]);
      await expect(page.locator("main header")).toHaveText(
        /IndiaTour facts-none2 DaysRated 4.8 out of 5$/,
      );
      await expect(price(page)).toHaveText(
        /^Price on request2 DaysDomestic tourCall to EnquireYour date/,
      );
      await expect
        .poll(() => questionOf(page))
        .toBe(`Hi, I want to know more about Tour facts-none: ${site.url}${tour.path}`);
    });
    await tour.remove();
  });
});

test.describe("the facts of a tour", () => {
  test("are read by a visitor on every screen", async ({ page, site }) => {
    const inclusions = [{ value: "Breakfast" }];
    const tour = await addTour(site, { id: "facts", ...FACTS, inclusions }, [
      { starts_on: dayFromNow(3), status: "Sold out" },
      { starts_on: dayFromNow(10), price: "₹15,500", status: "Guaranteed" },
    ]);
    const next = `Next: ${asShown(dayFromNow(10))}`;
    const header = page.locator("main header");
    const panel = page.getByRole("tabpanel");
    await withCompany(site, { tax_note: "Prices include 5% GST." }, () =>
      openHydrated(page, tour.path),
    );
    await test.step("under the title", async () => {
      await expect(header).toHaveText(/2 DaysRated 4\.8 out of 5Next: [\w ]+$/);
      await expect(header.getByText(next, { exact: true })).toBeVisible();
    });
    await test.step("beside the price: what it is for and the taxes", async () => {
      await expect(price(page).getByText("Prices include 5% GST.")).toBeVisible();
      await expect(price(page).getByText("per person", { exact: true })).toBeVisible();
      await expect(price(page).getByText("on twin sharing", { exact: true })).toBeVisible();
      await expect(price(page).getByText("₹9,500 (5 to 11 years)")).toBeHidden();
      await price(page).getByText("Child, single supplement and advance").click();
      await expect(price(page).getByText("₹9,500 (5 to 11 years)")).toBeVisible();
      await expect(price(page).getByText("₹4,200")).toBeVisible();
    });
    await test.step("the itinerary at a glance links to a day, any number of times", async () => {
      for (const title of ["Round the lake", "Up the hill", "Up the hill"]) {
        await tab(page, "Overview").click();
        await page.getByRole("link", { name: title }).click();
        await expect(tab(page, "Itinerary")).toHaveAttribute("aria-selected", "true");
        await expect(page.getByRole("heading", { name: title })).toBeInViewport();
      }
    });
    await test.step("in each day, beside the inclusions, and in their own tabs", async () => {
      const second = panel.getByRole("listitem").filter({ hasText: "Round the lake" });
      await expect(second).toContainText("Stay: Hotel Hill View");
      await expect(second).toContainText("Meals: Breakfast, dinner");
      await expect(panel.getByText("Stay:")).toHaveCount(1);

      await tab(page, "Inclusions").click();
      await expect(panel.getByRole("heading", { level: 3 })).toHaveText([
        "Included",
        "Not included",
      ]);
      await expect(panel.getByRole("listitem")).toHaveText(["Breakfast", "Lunches"]);
      await expect(panel).toContainText("Prices vary by season, group size and customisation");

      await tab(page, "Good to know").click();
      await expect(panel.getByRole("heading", { level: 3 })).toHaveText([
        "Best months",
        "Starts from",
        "Group",
        "Pace",
        "Pick-up points",
        "Documents and visa",
        "Advance",
        "Cancellation",
      ]);
      await expect(panel.getByRole("listitem")).toHaveText("Paramakudi, our office5:00 AM");
      await expect(panel).toContainText("25% when you book");
      await expect(panel).toContainText("At 15-30 days we refund 70%");

      await tab(page, "Questions").click();
      await expect(panel.getByText("Yes, in both towns.")).toBeHidden();
      await panel.getByText("Is there network?").click();
      await expect(panel.getByText("Yes, in both towns.")).toBeVisible();
      await panel.getByText("Is there network?").click();
      await expect(panel.getByText("Yes, in both towns.")).toBeHidden();
    });
    await test.step("on a phone's first screen", async () => {
      await page.setViewportSize(PHONE);
      await page.evaluate(() => window.scrollTo(0, 0));
      const bar = page.locator(".tour-bar");
      for (const part of [
        page.getByRole("heading", { level: 1 }),
        page.getByRole("img", { name: "Tour facts" }).first(),
        header.getByText("2 Days"),
        header.getByText(next),
        bar.getByText("₹14,900"),
        bar.getByText(next),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await expect(bar.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:\+\d+$/);
      expect((await page.getByRole("tablist").boundingBox())?.y).toBeLessThan(850);
    });
    await test.step("the tabs reach the edges of the screen, and cover what scrolls below them", async () => {
      const strip = page.locator(".tab-bar");
      expect(await strip.boundingBox()).toMatchObject({ x: 0, width: PHONE.width });
      expect(await page.getByRole("tablist").boundingBox()).toMatchObject({
        x: 0,
        width: PHONE.width,
      });
    });
    await test.step("a tab is scrolled to just below the tabs, by pointer, key and link", async () => {
      const strip = page.locator(".tab-bar");
      const expectBelowTabs = async (name: string) => {
        const [above, below] = [await strip.boundingBox(), await panel.boundingBox()];
        expect(below?.y, name).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
        await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
      };
      await page.evaluate(() => window.scrollTo(0, 1200));
      await tab(page, "Itinerary").click();
      await expectBelowTabs("Itinerary");
      await page.keyboard.press("End");
      await expect(tab(page, "Gallery")).toBeFocused();
      await expectBelowTabs("Gallery");
      await page.evaluate(() => {
        window.location.hash = "#inclusions";
      });
      await expect(tab(page, "Inclusions")).toHaveAttribute("aria-selected", "true");
      await expectBelowTabs("Inclusions");
    });
    await tour.remove();
  });
});

test("a link to a day opens the itinerary, also before hydration", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const tour = await addTour(site, { id: "glance-link", ...FACTS });
  await page.goto(`${tour.path}#itinerary-2`);
  await expect(page.getByRole("tabpanel", { name: "Itinerary" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await page.route(/\.js$/, () => {});
  await page.goto("about:blank");
  await page.goto(`${tour.path}#itinerary-2`, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { name: "Round the lake" })).toBeInViewport();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await tour.remove();
});

test.describe("the dates of a tour", () => {
  const dates = [
    { starts_on: dayFromNow(-1) },
    { starts_on: dayFromNow(0), status: "Sold out" as const },
    { starts_on: dayFromNow(7), status: "Filling fast" as const, seats_left: 4, price: "₹15,500" },
    { starts_on: dayFromNow(14), seats_left: 1 },
  ];

  test("are read, asked about and kept in a calendar, also with a Tamil title", async ({
    page,
    request,
    site,
  }) => {
    const title = "மதுரை மீனாட்சி அம்மன் கோயில், இராமேசுவரம்; கன்னியாகுமரி";
    const tour = await addTour(
      site,
      { id: "dates", title, duration: "3 Days / 2 Nights", starts_from: "Madurai" },
      dates,
    );
    const opening = `Hi, I want to know more about ${title}: ${site.url}${tour.path}`;
    await openHydrated(page, tour.path);
    await expect.poll(() => questionOf(page)).toBe(opening);
    await test.step("they are listed from today on with their details", async () => {
      await page.setViewportSize(PHONE);
      await tab(page, "Dates").click();
      const rows = page.getByRole("tabpanel").getByRole("listitem");
      await expect(rows).toHaveText([
        `${asShown(dayFromNow(0))}Sold out`,
        `${asShown(dayFromNow(7))}₹15,500 · Filling fast · 4 seats leftAsk`,
        `${asShown(dayFromNow(14))}1 seat leftAsk`,
      ]);
      await expect(rows.first().getByRole("link")).toHaveCount(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await test.step("the WhatsApp message has the chosen date and number of people", async () => {
      const chooser = page.getByRole("group", { name: "Your date and number of people" });
      await expect(chooser.getByRole("option")).toHaveText([
        "Any date",
        `${asShown(dayFromNow(0))} · Sold out`,
        `${asShown(dayFromNow(7))} · ₹15,500`,
        asShown(dayFromNow(14)),
      ]);
      await expect(chooser.getByRole("option", { name: "Sold out" })).toBeDisabled();
      await chooser.getByLabel("Date").selectOption(dayFromNow(7));
      await expect(chooser.getByText("₹15,500 · Filling fast · 4 seats left")).toBeVisible();
      const people = chooser.getByLabel("People", { exact: true });
      await people.fill("5");
      await chooser.getByRole("button", { name: "People: one more" }).click();
      await expect(people).toHaveValue("6");
      await expect(chooser.getByRole("status")).toContainText("6 × ₹15,500 = ₹93,000");
      await expect(chooser.getByText("4 seats left: ask us for more.")).toBeVisible();
      await expect
        .poll(() => questionOf(page))
        .toBe(
          `${opening}\nDate: ${asShown(dayFromNow(7))}\nNumber of People: 6\n6 × ₹15,500 = ₹93,000`,
        );
      await expect(page).toHaveURL(`${tour.path}?people=6&date=${dayFromNow(7)}`);
      const later = asShown(dayFromNow(14));
      const askLater = () => questionOf(page, `Ask about ${later} on WhatsApp`);
      expect(await askLater()).toBe(`${opening}\nDate: ${later}\nNumber of People: 6`);
      for (const typed of ["-3", "0", "2.5"]) {
        await people.fill(typed);
        await expect(people).toHaveAccessibleDescription("A whole number from 1, please.");
        await expect
          .poll(() => questionOf(page))
          .toBe(`${opening}\nDate: ${asShown(dayFromNow(7))}`);
        expect(await askLater()).toBe(`${opening}\nDate: ${later}\nNumber of People: `);
      }
    });
    await test.step("the bar of a phone knows the people in the URL, and Ask offers the dates", async () => {
      await page.setViewportSize(PHONE);
      await openHydrated(page, `${tour.path}?people=4&from=Karaikudi`);
      const bar = page.locator(".tour-bar");
      await expect(bar).toContainText("4 people");
      for (const name of ["Domestic Tours", "See All"]) {
        await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute(
          "href",
          "/domestic-tours?people=4",
        );
      }
      await bar.getByRole("link", { name: "Ask" }).click();
      const sheet = page.getByRole("dialog", { name: "Before WhatsApp opens" });
      await expect(sheet.getByText(title)).toHaveAttribute("lang", "ta");
      await expect(sheet.getByRole("radio")).toHaveCount(3);
      await expect(sheet.getByRole("radio", { name: "Sold out" })).toBeDisabled();
      await expect(sheet.getByLabel("People", { exact: true })).toHaveValue("4");
      await expect(sheet.getByRole("link", { name: "Skip" })).toHaveAttribute(
        "href",
        /^https:\/\/wa/,
      );
      await sheet.getByRole("radio", { name: "Filling fast · 4 seats left" }).check();
      await expect(sheet.getByRole("status")).toHaveText("4 × ₹15,500 = ₹62,000");
      const asked = `${opening}\nDate: ${asShown(dayFromNow(7))}\nNumber of People: 4\n4 × ₹15,500 = ₹62,000\nStarting from: Karaikudi`;
      await expect.poll(() => questionOf(page, "Continue to WhatsApp")).toBe(asked);
      await sheet.getByRole("button", { name: "Close" }).click();
      const day = asShown(dayFromNow(7)).replace(/^\w+ /, "");
      await expect(bar).toContainText(`4 people · ₹62,000 · ${day}`);
      await page.reload();
      await expect(bar).toContainText(`4 people · ₹62,000 · ${day}`);
      await expect.poll(() => questionOf(page, "Ask")).toBe(asked);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await test.step("each is offered as a calendar file", async () => {
      await tab(page, "Dates").click();
      const name = `Add ${asShown(dayFromNow(7))} to your calendar`;
      const href = await page.getByRole("link", { name }).getAttribute("href");
      const response = await request.get(href ?? "");
      expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
      const file = (await response.text()).replaceAll("\r\n ", "");
      expect(file).toContain(`DTSTART;VALUE=DATE:${dayFromNow(7).replaceAll("-", "")}\r\n`);
      expect(file).toContain(`DTEND;VALUE=DATE:${dayFromNow(10).replaceAll("-", "")}\r\n`);
      expect(file).toContain(`SUMMARY:${title.replace(/[,;]/g, "\\$&")}\r\n`);
      for (const path of [`${tour.path}/2026-02-30.ics`, `${tour.path}/${dayFromNow(8)}.ics`]) {
        expect((await request.get(path)).status()).toBe(404);
      }
    });
    await test.step("they are up to date after a change", async () => {
      await expect(page.getByText(`Next: ${asShown(dayFromNow(7))}`).first()).toBeVisible();
      await site.admin.from("departures").delete().eq("starts_on", dayFromNow(7));
      const html = await (await request.get(tour.path)).text();
      expect(html.replaceAll("<!-- -->", "")).toContain(`Next: ${asShown(dayFromNow(14))}`);
    });
    await tour.remove();
    expect((await request.get(`${tour.path}/${dayFromNow(14)}.ics`)).status()).toBe(404);
  });

  test("unfold after the first eight", { tag: "@long" }, async ({ page, site }) => {
    const season = Array.from({ length: 12 }, (_, at) => ({ starts_on: dayFromNow(7 + 7 * at) }));
    const tour = await addTour(site, { id: "dates-season" }, season);
    await page.goto(`${tour.path}#dates`);
    const last = page.getByRole("tabpanel").getByText(asShown(dayFromNow(84)), { exact: true });
    await expect(last).toBeHidden();
    await page.getByText("4 more dates").click();
    await expect(last).toBeVisible();
    await tour.remove();
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("every part can be read, and the dates and pictures have links", async ({ page, site }) => {
    const gallery = [SVG, "/posters/ooty-kodaikanal-hills.svg", "/posters/kerala-backwaters.svg"];
    const pictures = { image_url: SVG, gallery };
    const tour = await addTour(
      site,
      { id: "facts-plain", type: "international", ...FACTS, ...pictures },
      [{ starts_on: dayFromNow(7) }],
    );
    await page.goto(tour.path);
    await expect(price(page)).toContainText(
      "Advance: 50% when you book; the balance is due 30 days before departure.",
    );
    for (const text of ["Hotel Hill View", "Lunches", "5:00 AM", "Is there network?"]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel("Date", { exact: true })).toBeHidden();
    const date = asShown(dayFromNow(7));
    await expect
      .poll(() => questionOf(page, `Ask about ${date} on WhatsApp`))
      .toBe(
        `Hi, I want to know more about Tour facts-plain: ${site.url}${tour.path}\nDate: ${date}\nNumber of People: `,
      );
    await page.getByRole("link", { name: "Round the lake" }).click();
    await expect(page.getByRole("heading", { name: "Round the lake" })).toBeInViewport();
    await page.getByRole("link", { name: "See picture 2 of 3" }).click();
    await expect(page).toHaveURL("/posters/ooty-kodaikanal-hills.svg");
    await tour.remove();
  });
});

test.describe("the pictures of a tour", () => {
  const gallery = [SVG, "/posters/ooty-kodaikanal-hills.svg", "/posters/kerala-backwaters.svg"];
  const seen = (page: Page) =>
    page.getByRole("link", { name: /^See picture/ }).filter({ visible: true });
  const boxesOf = (page: Page) =>
    seen(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));

  async function expectSameBottom(page: Page) {
    const boxes = await boxesOf(page);
    for (const box of [boxes[0], boxes.at(-1)]) {
      expect(box.bottom).toBeCloseTo(Math.max(...boxes.map(({ bottom }) => bottom)), 0);
    }
  }

  test("are a mosaic on a wide screen and one full-width picture on a phone, and open in the lightbox", {
    tag: "@long",
  }, async ({ page, site }) => {
    const tour = await addTour(site, { id: "mosaic", gallery });
    await openHydrated(page, tour.path);
    const [large, top, below, ...more] = await boxesOf(page);
    expect(more).toEqual([]);
    expect(large.height).toBeGreaterThan(top.height * 1.9);
    expect(top.x).toBeGreaterThan(large.right);
    expect(below.y).toBeGreaterThan(top.bottom);
    await expectSameBottom(page);
    for (const [size, name] of [
      [{ width: 1280, height: 800 }, "See picture 3 of 4"],
      [PHONE, "See picture 1 of 4"],
    ] as const) {
      await page.setViewportSize(size);
      await expect(page.locator("main header").getByText("4 pictures")).toBeVisible();
      await page.getByRole("link", { name }).click();
      const lightbox = page.getByRole("dialog", { name: "Pictures of Tour mosaic" });
      await expect(lightbox.getByRole("status")).toHaveText(name.slice("See picture ".length));
      await lightbox.getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("link", { name })).toBeFocused();
    }
    expect(await boxesOf(page)).toMatchObject([{ x: 0, width: PHONE.width }]);
    await tour.remove();

    const five = [...gallery, "/posters/about-1.svg", "/posters/about-2.svg"];
    const other = await addTour(site, { id: "mosaic-of-five", gallery: five });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(other.path);
    await expect(seen(page)).toHaveCount(5);
    await expectSameBottom(page);
    await other.remove();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the bottom bar ends with the chat button, if there is one, and covers nothing", {
    tag: "@long",
  }, async ({ page, site }) => {
    const tour = await addTour(site, { id: "bar", price: "₹1,000" });
    const bar = page.locator(".tour-bar");
    await page.goto(tour.path);
    for (const width of [320, 390, 1023]) {
      await page.setViewportSize({ width, height: 740 });
      const chat = page.getByRole("link", { name: /^Chat with us/ });
      const [barBox, chatBox, call] = await Promise.all([
        bar.boundingBox(),
        chat.boundingBox(),
        bar.getByRole("link", { name: "Call" }).boundingBox(),
      ]);
      if (!barBox || !chatBox || !call) throw new Error("not there");
      expect(barBox).toMatchObject({ x: 0, width, y: 740 - barBox.height });
      expect(chatBox.y).toBeGreaterThanOrEqual(barBox.y);
      expect(chatBox.y + chatBox.height).toBeLessThanOrEqual(740);
      expect(call.x + call.width).toBeLessThan(chatBox.x);
      await page.getByLabel("Email address").focus();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const line = await page.getByText(/^© /).evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().bottom;
      });
      expect(line).toBeLessThan(barBox.y);
      await page.getByLabel("Email address").blur();
    }
    await page.setViewportSize({ width: 1024, height: 740 });
    await expect(bar).toBeHidden();
    await page.setViewportSize(PHONE);
    await withCompany(site, { whatsapp_number: null }, async () => {
      await page.goto(tour.path);
      await expect(page.getByRole("link", { name: /^Chat/ })).toHaveCount(0);
      const call = await bar.getByRole("link").boundingBox();
      expect((call?.x ?? 0) + (call?.width ?? 0)).toBe(390 - 16);
    });
    await tour.remove();
  });

  test("every tab is accessible in both themes, and no text is cut off", {
    tag: "@long",
  }, async ({ page, site }) => {
    test.slow();
    const tamil = "மதுரை மீனாட்சி அம்மன் கோயில், இராமேசுவரம் மற்றும் கொடைக்கானல்";
    const long = "A title that was pasted from a brochure with every stop of it ".repeat(4);
    const dates = [
      { starts_on: dayFromNow(0), status: "Sold out" as const },
      { starts_on: dayFromNow(7), status: "Guaranteed" as const, price: tamil.slice(0, 60) },
    ];
    const facts = {
      ...FACTS,
      starts_from: tamil,
      group_size: tamil,
      price: tamil,
      child_price: tamil,
      documents: tamil,
      exclusions: [{ value: tamil }],
      pickup_points: [{ place: tamil, time: tamil }],
      questions: [{ question: tamil, answer: tamil }],
      inclusions: [{ value: "Breakfast" }],
    };
    for (const title of [tamil, long.slice(0, 200)]) {
      const tour = await addTour(site, { id: `barred-${title.length}`, title, ...facts }, dates);
      for (const size of [PHONE, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size);
        await page.goto(tour.path);
        for (const name of await page.getByRole("tab").allTextContents()) {
          await tab(page, name).click();
          if (title === tamil) await expectNoBarriers(page, `${name} at ${size.width} px`);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      for (const name of await page.getByRole("tab").allTextContents()) {
        await tab(page, name).click();
        await expectNoSidewaysScroll(page, `${name} at 320 px`);
      }
      await tour.remove();
    }
  });
});

test.describe("an earlier address of a tour", () => {
  async function move(site: Parameters<typeof addTour>[0], from: string, to: string) {
    expect((await site.admin.from("tours").update({ id: to }).eq("id", from)).error).toBeNull();
  }

  test("redirects to the present one in one step, whatever the type", async ({ request, site }) => {
    await addTour(site, { id: "moved-1" });
    await move(site, "moved-1", "moved-2");
    await move(site, "moved-2", "moved-3");
    for (const path of [
      "/tour/domestic/moved-1",
      "/tour/international/moved-1",
      "/tour/domestic/moved-2",
      "/tour/domestic/moved-1/",
      "/TOUR/Domestic/Moved-1",
      "/tour/domestic/MOVED-3",
      "/tour/international/moved-3",
    ]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(301);
      expect(response.headers().location, path).toBe("/tour/domestic/moved-3");
    }
    // A link inside the site keeps what the visitor has chosen.
    const data = await request.get("/tour/domestic/moved-1.data?people=4&date=2099-12-18");
    expect(await data.text()).toContain('"/tour/domestic/moved-3?people=4&date=2099-12-18"');
    const file = await request.get("/tour/domestic/moved-1/2030-12-14.ics", { maxRedirects: 0 });
    expect(file.status()).toBe(301);
    expect(file.headers().location).toBe("/tour/domestic/moved-3/2030-12-14.ics");
    expect((await request.get("/tour/domestic/moved-3")).status()).toBe(200);
    await site.admin.from("tours").delete().eq("id", "moved-3");
    await expect
      .poll(async () => {
        const response = await request.get("/tour/domestic/moved-1", { maxRedirects: 0 });
        return [response.status(), response.headers().location];
      })
      .toEqual([302, "/not-found"]);

    // In capitals it redirects to the tour in lower case, unless a tour has exactly that id.
    const lower = await addTour(site, { id: "read-out" });
    const asked = () => request.get("/tour/domestic/Read-Out", { maxRedirects: 0 });
    const answer = await asked();
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe("/tour/domestic/read-out");
    const exact = await addTour(site, { id: "Read-Out" });
    expect((await asked()).status()).toBe(200);
    await exact.remove();
    await lower.remove();

    // That of a hidden tour redirects to /not-found.
    await addTour(site, { id: "moved-away" });
    await move(site, "moved-away", "moved-here");
    await site.admin.from("tours").update({ published_at: null }).eq("id", "moved-here");
    const hidden = await request.get("/tour/domestic/moved-away", { maxRedirects: 0 });
    expect(hidden.headers().location).toBe("/not-found");
    await site.admin.from("tours").delete().eq("id", "moved-here");
  });

  test("also works from a list or a page that is still open", { tag: "@long" }, async ({
    page,
    site,
  }) => {
    await addTour(site, { id: "moved-list" });
    await openHydrated(page, "/domestic-tours");
    await move(site, "moved-list", "moved-page");
    const card = page.getByRole("article").filter({ hasText: "Tour moved-list" });
    await card.getByRole("link", { name: "View Details" }).click();
    await expect(page).toHaveURL("/tour/domestic/moved-page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour moved-list");
    await move(site, "moved-page", "moved-again");
    await expect
      .poll(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        return page.url();
      })
      .toContain("/tour/domestic/moved-again");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour moved-list");
    await site.admin.from("tours").delete().eq("id", "moved-again");
  });
});

test("a date is typed key by key in the dialog of a tour without dates, which stays when the tablet is turned", {
  tag: "@long",
}, async ({ page, site }) => {
  const tour = await addTour(site, { id: "any-day" });
  await page.setViewportSize({ width: 820, height: 1180 });
  await openHydrated(page, tour.path);
  await page.getByRole("link", { name: "Ask", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(dialog).toBeVisible();
  const date = dialog.getByLabel("Date");
  await date.focus();
  await page.keyboard.type("12182099");
  await expect(date).toHaveValue("2099-12-18");
  await expect(page).toHaveURL(`${tour.path}?date=2099-12-18`);
  await tour.remove();
});
