import type { Page } from "@playwright/test";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, openHydrated, test } from "./fixtures";
import { hold } from "./held-requests";
import { addTour } from "./tour-rows";

const KERALA = "kerala-backwaters";
const DELHI = "golden-triangle";
const TWO = `/shortlist?tours=${KERALA},${DELHI}`;

function hearts(page: Page) {
  return page.getByRole("main").getByRole("button", { name: /^Save .+ to your shortlist$/ });
}

/** Stores the shortlist `ids` in the browser before a page opens. */
async function haveSaved(page: Page, ids: string[]) {
  await page.addInitScript((list) => localStorage.setItem("shortlist", list), ids.join(","));
}

test("a visitor saves a tour with its heart, even before hydration, and the header links to the list", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/domestic-tours", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: /Your shortlist/ })).toHaveCount(0);
  const first = hearts(page).nth(0);
  await expect(first).toHaveAttribute("aria-pressed", "false");
  const box = await first.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await first.click();
  release();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/domestic-tours");
  await hearts(page).nth(1).click();
  await page.reload();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Your shortlist: 2 tours" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shortlist" })).toBeVisible();
  await expect(page).toHaveURL(/\/shortlist\?tours=[\w-]+,[\w-]+$/);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page).toHaveTitle(/^Shortlist \| /);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("the header of a visitor with saved tours does not move when the page hydrates", {
  tag: "@long",
}, async ({ page }) => {
  await haveSaved(page, [KERALA, DELHI]);
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/faq", { waitUntil: "commit" });
  const link = page.getByRole("link", { name: /Your shortlist/ });
  const call = page.getByRole("banner").getByTitle("Call us");
  await expect(link).toBeVisible();
  const before = [await link.boundingBox(), await call.boundingBox()];
  release();
  await expect(link).toHaveText("2");
  expect([await link.boundingBox(), await call.boundingBox()]).toEqual(before);
});

test("a visitor adds and removes a tour on its page with the keyboard", { tag: "@long" }, async ({
  page,
}) => {
  await openHydrated(page, `/tour/domestic/${KERALA}`);
  const heart = page.getByRole("button", { name: /^Save Kerala Backwaters.+ to your shortlist$/ });
  await heart.first().focus();
  await page.keyboard.press("Space");
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
  await expect(heart.first()).toBeFocused();
  await expect(page.getByRole("link", { name: "Your shortlist: 1 tour" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(heart.first()).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("link", { name: /Your shortlist/ })).toHaveCount(0);
});

test("a fifth tour is refused with a message until another one is removed", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, "/domestic-tours");
  for (const at of [0, 1, 2, 3]) await hearts(page).nth(at).click();
  await hearts(page).nth(4).click();
  await expect(hearts(page).nth(4)).toHaveAttribute("aria-pressed", "false");
  const note = page.getByText("Your shortlist is full (four tours).");
  await expect(note).toBeVisible();
  await expect(note).toHaveAttribute("aria-live", "polite");
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);
  await hearts(page).nth(0).click();
  await expect(note).toHaveCount(0);
  await hearts(page).nth(4).click();
  await expect(page.getByRole("link", { name: "Your shortlist: 4 tours" })).toBeVisible();
});

test("two tabs show the same shortlist, and so does a page from the back/forward cache", {
  tag: "@long",
}, async ({ page, context }) => {
  await openHydrated(page, "/domestic-tours");
  const other = await context.newPage();
  await openHydrated(other, "/domestic-tours");
  await hearts(page).first().click();
  await expect(hearts(other).first()).toHaveAttribute("aria-pressed", "true");
  await hearts(other).first().click();
  await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "false");
  // A page in the back/forward cache gets no `storage` event, so it reads the list on `pageshow`.
  await page.evaluate((id) => {
    localStorage.setItem("shortlist", id);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, KERALA);
  const kerala = page.getByRole("button", { name: /^Save Kerala/ });
  await expect(kerala).toHaveAttribute("aria-pressed", "true");
});

test("an empty shortlist shows three tours; /shortlist, and removing the last tour of someone else's list, open the visitor's own list", {
  tag: "@long",
}, async ({ page }) => {
  await openHydrated(page, "/shortlist?people=4&from=Madurai");
  await expect(page.getByText("No tours here yet.")).toBeVisible();
  await expect(hearts(page)).toHaveCount(3);
  await expectNoBarriers(page);
  await page.getByRole("main").getByRole("link", { name: "Domestic Tours" }).click();
  await expect(page).toHaveURL("/domestic-tours?people=4");
  await haveSaved(page, [KERALA, DELHI]);
  await page.goto("/shortlist");
  await expect(page).toHaveURL(TWO);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL("/domestic-tours?people=4");
  await openHydrated(page, "/shortlist?tours=ooty-kodaikanal-hills");
  await page.getByRole("link", { name: "Remove Ooty" }).click();
  await expect(page).toHaveURL(TWO);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
});

test("the table begins with the price and what differs, and folds what is the same", {
  tag: "@long",
}, async ({ page, site }) => {
  const title = "மதுரை முதல் ராமேஸ்வரம் வரை";
  const rich = await addTour(site, {
    id: "compared",
    title,
    group_size: "10 to 20",
    pace: "Easy எளிது",
  });
  const plain = await addTour(site, { id: "compared-too", title: "Plain", group_size: "10 to 20" });
  const { error } = await site.admin.from("departures").insert([
    { tour_id: "compared", starts_on: "2099-12-18", status: "Filling fast" },
    { tour_id: "compared", starts_on: "2099-12-11", status: "Sold out" },
  ]);
  expect(error).toBeNull();
  await page.goto("/shortlist?tours=compared,compared-too");
  await expect(page.getByText("Fri 18 Dec 2099 · Filling fast")).toBeVisible();
  const link = page.getByRole("columnheader").getByRole("link", { name: title });
  await expect(link).toHaveAttribute("lang", "ta");
  await expect(link).toHaveAttribute("href", rich.path);
  await expect(page.getByText("Sold out")).toHaveCount(0);
  const facts = await page.getByRole("rowheader").allInnerTexts();
  expect(facts.slice(0, 2)).toEqual(["Price", "Next dates"]);
  expect(facts).toContain("Pace");
  await expect(page.getByText("எளிது", { exact: true })).toHaveAttribute("lang", "ta");
  expect(facts).not.toContain("Group size");
  await expect(page.getByText("10 to 20")).toBeHidden();
  await page.getByText("Same for all").click();
  await expect(page.getByText("10 to 20")).toBeVisible();
  await rich.remove();
  await plain.remove();
});

test("the list leaves out a hidden tour with a note, and finds a tour at its new address", {
  tag: "@long",
}, async ({ page, site }) => {
  const hidden = await addTour(site, { id: "soon-hidden" });
  const moving = await addTour(site, { id: "old-name", title: "A tour that moved" });
  const moved = await site.admin.from("tours").update({ id: "new-name" }).eq("id", "old-name");
  expect(moved.error).toBeNull();
  const { error } = await site.admin
    .from("tours")
    .update({ hidden_at: new Date(Date.now() - 1000).toISOString() })
    .eq("id", "soon-hidden");
  expect(error).toBeNull();
  const list = ["old-name", "soon-hidden", KERALA];
  await haveSaved(page, list);
  await page.goto(`/shortlist?tours=${list.join(",")}`);
  await expect(page.getByText("One tour of this list is no longer on our site.")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  const link = page.getByRole("columnheader").getByRole("link", { name: "A tour that moved" });
  await expect(link).toHaveAttribute("href", "/tour/domestic/new-name");
  await page.getByRole("link", { name: "Remove it from the list" }).click();
  await expect(page).toHaveURL(`/shortlist?tours=new-name,${KERALA}`);
  await expect(page.getByText("no longer on our site")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Your shortlist: 2 tours" })).toBeVisible();
  await link.click();
  const heart = page.getByRole("button", { name: "Save A tour that moved" });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(page.getByRole("link", { name: "Your shortlist: 1 tour" })).toBeVisible();
  await site.admin.from("tours").delete().eq("id", "new-name");
  await hidden.remove();
  await moving.remove();
});

test("a visitor asks about all saved tours in one message, shares the list, and empties it", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ text }: ShareData) => {
        document.documentElement.dataset.shared = text;
      },
    });
  });
  await haveSaved(page, [KERALA, DELHI]);
  await test.step("from a list, with the party that its search names, and to the tours", async () => {
    await openHydrated(page, "/domestic-tours?q=kerala+4+people+with+1+child");
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Search tours" }).click();
    await expect(page.getByRole("searchbox", { name: "Search tours" })).toBeFocused();
    await expect(page).toHaveURL(/q=kerala/);
    await header.getByRole("link", { name: "Your shortlist: 2 tours" }).click();
    await expect(page).toHaveURL(`${TWO}&people=4&children=1`);
    const asked = page.getByRole("main").getByRole("link", { name: "Ask" });
    await expect(asked).toHaveAttribute("href", /Number%20of%20People%3A%204%20\(1%20child\)$/);
    const tour = page.getByRole("link", { name: /^Kerala Backwaters/ });
    await expect(tour).toHaveAttribute("href", /people=4&children=1$/);
  });
  const shared = page.locator("html");
  await test.step("with the people, the date and the city, also to the family", async () => {
    const party = "people=4&date=2099-12-18&from=Madurai";
    await openHydrated(page, `${TWO}&${party}`);
    const chosen = ["Date: Fri 18 Dec 2099", "Number of People: 4", "Starting from: Madurai"].join(
      "\n",
    );
    const asked = page.getByRole("main").getByRole("link", { name: "Ask" });
    const message = new URL((await asked.getAttribute("href")) ?? "").searchParams.get("text");
    expect(message?.endsWith(`\n${chosen}`), message ?? "").toBe(true);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(shared).toHaveAttribute("data-shared", /Reply 1 or 2/);
    const text = await shared.getAttribute("data-shared");
    expect(text?.endsWith(`\n${chosen}\n${site.url}${TWO}&${party}`), text ?? "").toBe(true);
  });
  await test.step("but without a date that has passed", async () => {
    await openHydrated(page, `${TWO}&people=4&date=2020-12-18`);
    const asked = page.getByRole("main").getByRole("link", { name: "Ask" });
    await expect(asked).toHaveAttribute("href", /People%3A%204$/);
    await expect(asked).not.toHaveAttribute("href", /Date/);
  });
  await openHydrated(page, TWO);
  const ask = page.getByRole("main").getByRole("link", { name: "Ask" });
  const address = new URL((await ask.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/919876543210");
  expect(address.searchParams.get("text")).toBe(
    [
      "Hi, I want to know more about these tours:",
      `1. Kerala Backwaters, Munnar & Thekkady: ${site.url}/tour/domestic/${KERALA}`,
      `2. Golden Triangle: Delhi, Agra & Jaipur: ${site.url}/tour/domestic/${DELHI}`,
    ].join("\n"),
  );
  await page.getByRole("button", { name: "Share" }).click();
  await expect(shared).toHaveAttribute(
    "data-shared",
    /\n1\. Kerala .*\n2\. Golden .*\nReply 1 or 2\n/,
  );
  expect(await shared.getAttribute("data-shared")).toContain(site.url + TWO);

  // A visitor who removes a tour at the foot of the table stays there.
  await page.setViewportSize({ width: 1280, height: 500 });
  const remove = page.getByRole("link", { name: "Remove Golden Triangle" });
  await remove.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await remove.click();
  await expect(page).toHaveURL(`/shortlist?tours=${KERALA}`);
  await expect(page.getByRole("columnheader")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole("link", { name: "Your shortlist: 1 tour" })).toBeVisible();
  await page.getByRole("link", { name: "Remove Kerala" }).click();
  await expect(page.getByText("No tours here yet.")).toBeVisible();
  await expect(page).toHaveURL("/shortlist");
  await expect(page.getByRole("link", { name: /Your shortlist/ })).toHaveCount(0);
});

test("pictures and names stay while the table scrolls, and four tours fit in print", {
  tag: "@long",
}, async ({ page }) => {
  await openHydrated(page, `${TWO},ooty-kodaikanal-hills,rajasthan-royal-forts`);
  const price = page.getByRole("rowheader", { name: "Price" });
  const last = page.getByRole("link", { name: "Royal Forts of Rajasthan", exact: true });
  const remove = page.getByRole("link", { name: "Remove Royal Forts of Rajasthan" });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const before = await price.boundingBox();
    await remove.focus();
    await expect(last).toBeInViewport({ ratio: 0.5 });
    await expect
      .poll(async () => (await last.boundingBox())?.x)
      .toBe((await remove.boundingBox())?.x);
    expect((await price.boundingBox())?.x).toBe(before?.x);
    await remove.blur();
  }

  // The printed page has a QR code of its URL, and no buttons or checkboxes.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sizes.length).toBeGreaterThan(0);
  expect(Number(sizes[0]?.[1])).toBeGreaterThan(Number(sizes[0]?.[2]));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: "QR code of this page" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Golden Triangle" })).toBeVisible();
  for (const role of ["button", "checkbox"] as const) {
    await expect(page.getByRole("main").getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: /Remove/ })).toHaveCount(0);
});
