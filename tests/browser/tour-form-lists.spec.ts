import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectToast } from "./panel";

const PICTURES = ["kerala-backwaters", "sri-lanka-coast", "sri-lanka-coast-2"].map(
  (name) => `/posters/${name}.svg`,
);

/** Stores a tour with three entries in each list and opens its form. */
async function openTour(page: Page, site: Site, days = ["Day 1", "Day 2", "Day 3"]) {
  await site.admin.from("tours").delete().eq("id", "lists");
  const { error } = await site.admin.from("tours").insert({
    id: "lists",
    title: "Lists",
    summary: "A tour with three of everything.",
    image_url: PICTURES[0] ?? "",
    gallery: PICTURES,
    highlights: ["Tea", "Boats", "Spices"].map((value) => ({ value })),
    itinerary: days.map((day) => ({
      day,
      title: `Title of ${day}`,
      description: "",
      name: "",
    })),
  });
  expect(error).toBeNull();
  await signIn(page, site, "/admin/tours/edit/lists");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Lists");
}

async function save(page: Page, site: Site) {
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Tour updated successfully!");
  const { data } = await site.admin.from("tours").select("*").eq("id", "lists").single();
  return data;
}

/** Pastes with the keyboard, so that the browser fires a real paste event. */
async function paste(page: Page, field: Locator, text: string) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await field.focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("ControlOrMeta+v");
}

const values = (fields: Locator) =>
  fields.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
const labels = (page: Page) => values(page.getByLabel("Day", { exact: true }));
const titles = (page: Page) => values(page.getByLabel("Day Title"));
const highlights = (page: Page) => values(page.getByRole("textbox", { name: /^highlight \d/ }));
const gallery = (page: Page) => values(page.getByRole("textbox", { name: /^Gallery image \d/ }));

test("an operator moves days by buttons and keyboard and inserts days, which are renumbered", {
  tag: "@long",
}, async ({ page, site }) => {
  await openTour(page, site, ["Day 1", "Rest", "Day 3"]);
  await page.getByRole("button", { name: "Move day 3 up" }).click();
  await expect(page.getByRole("button", { name: "Move day 2 up" })).toBeFocused();
  await expect(page.getByText("Moved day 3 to position 2 of 3")).toBeAttached();
  expect(await labels(page)).toEqual(["Day 1", "Day 2", "Rest"]);
  expect(await titles(page)).toEqual(["Title of Day 1", "Title of Day 3", "Title of Rest"]);
  await expect(page.getByRole("button", { name: "Move day 1 up" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Move day 3 down" })).toBeDisabled();

  // A changed order counts as unsaved work.
  await page.getByRole("link", { name: "Cancel" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();

  await page.getByRole("button", { name: "Insert day before day 1" }).click();
  await expect(page.getByLabel("Day Title").first()).toBeFocused();
  await page.keyboard.type("Night train");
  expect(await labels(page)).toEqual(["Day 1", "Day 2", "Day 3", "Rest"]);

  await page.getByRole("button", { name: "Drag day 4" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picked up day 4")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Position 3")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => labels(page)).toEqual(["Day 1", "Day 2", "Rest", "Day 4"]);
  await expect(page.getByRole("button", { name: "Drag day 3" })).toBeFocused();

  await paste(page, page.getByLabel("Description").first(), "Day 1: Munnar\nDay 2: Thekkady");
  await expect(page.getByRole("dialog", { name: "Make 2 days of this text?" })).toBeVisible();
  await expectNoBarriers(page, "the question about days");
  await page.getByRole("button", { name: "Keep as text" }).click();

  await page.getByRole("button", { name: "Remove day 1" }).click();
  expect(await labels(page)).toEqual(["Day 1", "Rest", "Day 3"]);
  await page.getByRole("button", { name: "Move day 1 down" }).click();
  const stored = await save(page, site);
  expect(stored?.itinerary).toMatchObject([
    { day: "Rest", title: "Title of Rest" },
    { day: "Day 2", title: "Title of Day 1" },
    { day: "Day 3", title: "Title of Day 3" },
  ]);
});

test("an operator drags highlights and days, and the gallery hides its URLs behind buttons", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openTour(page, site);
  await drag(page, "highlight", 1, 3);
  await expect.poll(() => highlights(page)).toEqual(["Boats", "Spices", "Tea"]);
  await drag(page, "day", 3, 1);
  await expect
    .poll(() => titles(page))
    .toEqual(["Title of Day 3", "Title of Day 1", "Title of Day 2"]);
  expect(await labels(page)).toEqual(["Day 1", "Day 2", "Day 3"]);

  const address = page.getByLabel("Gallery image 2", { exact: true });
  const opener = page.getByRole("button", { name: "Address of gallery image 2" });
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(address).toHaveValue(PICTURES[1] ?? "");
  await expect(address).not.toBeInViewport({ ratio: 0.5 });
  // Screen readers can edit the collapsed URL field. An edit expands it.
  await address.fill("not an address");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await opener.click();
  await expect(page.getByText("Image must be a valid URL")).toBeVisible();
  await expect(address).toBeInViewport();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(address).toBeFocused();

  await page.getByRole("button", { name: "Move gallery image 2 earlier" }).click();
  await expect(page.getByRole("button", { name: "Move gallery image 1 earlier" })).toBeFocused();
  await page.getByLabel("Gallery image 1", { exact: true }).fill("/posters/hero.svg");
  await expect(page.getByText("Image must be a valid URL")).toHaveCount(0);
  await expectNoBarriers(page, "the gallery's grid");
  await page.getByRole("button", { name: "Remove gallery image 3" }).click();
  await page.getByRole("button", { name: "Remove gallery image 2" }).click();
  await expect(page.getByRole("button", { name: "Remove gallery image 1" })).toBeDisabled();
  await paste(page, page.getByLabel("New gallery image"), `${PICTURES[1]}\n${PICTURES[2]}`);
  await expect(page.getByRole("button", { name: "Remove gallery image 3" })).toBeVisible();
  const stored = await save(page, site);
  expect(stored?.highlights).toEqual(["Boats", "Spices", "Tea"].map((value) => ({ value })));
  expect(stored?.itinerary).toMatchObject([
    { day: "Day 1", title: "Title of Day 3" },
    { day: "Day 2", title: "Title of Day 1" },
    { day: "Day 3", title: "Title of Day 2" },
  ]);
  expect(stored?.gallery).toEqual(["/posters/hero.svg", PICTURES[1], PICTURES[2]]);
});

async function drag(page: Page, noun: string, from: number, to: number) {
  // `hover` waits until the handle stands still.
  await page.getByRole("button", { name: `Drag ${noun} ${from}` }).hover();
  const end = await middle(page.getByRole("button", { name: `Drag ${noun} ${to}` }));
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 10 });
  await expect(page.getByText(`Position ${to}`)).toBeAttached();
  await page.mouse.up();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a held picture moves with the finger, and a swipe over it scrolls", {
    tag: "@long",
  }, async ({ page, site }) => {
    await page.clock.install();
    await openTour(page, site);
    await expectNoSidewaysScroll(page);
    await page.getByRole("heading", { name: "Pictures" }).first().click();
    const handle = page.getByRole("button", { name: "Drag gallery image 1" });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await handle.hover();
    const before = await scrolled();
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    const swiped = await middle(handle);
    // A slow swipe would be a hold, so the page's clock stands still meanwhile.
    await page.clock.pauseAt(Date.now() + 60_000);
    await touch("touchStart", swiped);
    for (let up = 20; up <= 200; up += 20) {
      await touch("touchMove", { x: swiped.x, y: swiped.y - up });
    }
    await touch("touchEnd");
    await page.clock.resume();
    await expect.poll(scrolled).toBeGreaterThan(before + 50);
    expect(await gallery(page)).toEqual(PICTURES);

    // Wait for the swipe's scrolling to end, because touches during it would not start a drag.
    const moved = () =>
      page.evaluate(async () => {
        const before = window.scrollY;
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
        return window.scrollY - before;
      });
    await expect.poll(moved).toBe(0);
    await handle.hover();
    await touch("touchStart", await middle(handle));
    await expect(page.getByText("Picked up gallery image 1")).toBeAttached();
    const neighbour = page.getByRole("button", { name: "Drag gallery image 2" });
    await touch("touchMove", await middle(neighbour));
    await expect(page.getByText("Position 2")).toBeAttached();
    await touch("touchEnd");
    const [first, second, third] = PICTURES;
    await expect.poll(() => gallery(page)).toEqual([second, first, third]);
  });
});

type Point = { x: number; y: number };

async function middle(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("pasted lines become rows, and a pasted itinerary becomes days after a question, with Undo", async ({
  page,
  site,
}) => {
  await openTour(page, site);
  await paste(page, page.getByLabel("New highlight"), "• Falls\n• Caves\n\n3. Temple\n");
  await expect(page.getByRole("button", { name: "Remove highlight 6" })).toBeVisible();
  await expect(page.getByLabel("New highlight")).toHaveValue("");
  await expect(page.getByLabel("New highlight")).toBeFocused();
  await expect(page.getByText("Made 3 rows of the pasted lines")).toBeAttached();

  const second = page.getByRole("textbox", { name: "highlight 2" });
  await second.fill("Boats at ");
  await paste(page, second, "dawn\n- dusk");
  await expect(page.getByRole("textbox", { name: "highlight 3" })).toBeFocused();
  await paste(page, page.getByLabel("New highlight"), "- Just one");
  await expect(page.getByLabel("New highlight")).toHaveValue("- Just one");
  await page.getByLabel("New highlight").fill("");
  const kept = ["Tea", "Boats at dawn", "dusk", "Spices", "Falls", "Caves", "Temple"];
  expect(await highlights(page)).toEqual(kept);

  const text = [
    "*MUNNAR IN MAY*",
    "*Day 1: Madurai to Munnar*",
    "Pick-up at 6 AM.",
    "DAY 02 - Munnar",
    "நாள் 3: தேக்கடி",
    "படகு சவாரி.",
    "Package includes: cab, meals",
    "Exclusions",
    "• Air fare",
  ].join("\n");
  const description = page.getByLabel("Description").nth(1);
  await paste(page, description, text);
  const question = page.getByRole("dialog", { name: "Make 3 days of this text?" });
  await expect(
    question.getByText("The text before the first day moves into its description: MUNNAR IN MAY"),
  ).toBeVisible();
  for (const lines of ["cab meals", "Air fare"]) {
    await expect(question.getByText(lines, { exact: true })).toBeVisible();
  }
  await question.getByRole("button", { name: "Keep as text" }).click();
  await expect(description).toHaveValue(text);
  await expect(description).toBeFocused();

  await description.fill("");
  const summary = page.getByLabel("Summary");
  await summary.fill("");
  await paste(page, description, text);
  await expect(
    question.getByText("The text before the first day becomes the summary: MUNNAR IN MAY"),
  ).toBeVisible();
  await question.getByRole("button", { name: "Make 3 days" }).click();
  await expect(summary).toHaveValue("MUNNAR IN MAY");
  await expect(page.getByLabel("Day Title").nth(2)).toBeFocused();
  const made = [
    "Title of Day 1",
    "Title of Day 2",
    "Madurai to Munnar",
    "Munnar",
    "தேக்கடி",
    "Title of Day 3",
  ];
  expect(await titles(page)).toEqual(made);
  expect(await labels(page)).toEqual(["Day 1", "Day 2", "Day 3", "Day 4", "Day 5", "Day 6"]);
  await expect(page.getByLabel("Description").nth(2)).toHaveValue("Pick-up at 6 AM.");

  const exclusion = page.getByRole("textbox", { name: /^exclusion \d/ });
  await expect(exclusion).toHaveValue("Air fare");
  await page.getByLabel("Description").nth(3).fill("Typed since");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("The days are as they were.")).toBeVisible();
  expect(await titles(page)).toEqual(["Title of Day 1", "Title of Day 2", "Title of Day 3"]);
  await expect(exclusion).toHaveCount(0);
  await expect(summary).toHaveValue("");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.getByLabel("Description").nth(3)).toHaveValue("Typed since");
  const stored = await save(page, site);
  expect(stored?.itinerary).toMatchObject(made.map((title) => ({ title })));
  expect(stored?.highlights).toEqual(kept.map((value) => ({ value })));
  expect(stored?.inclusions.slice(-2)).toEqual([{ value: "cab" }, { value: "meals" }]);
  expect(stored?.exclusions.at(-1)).toEqual({ value: "Air fare" });
});

test("a removed day comes back with Undo until the form is left, and the duration can follow the days", async ({
  page,
  site,
}) => {
  await openTour(page, site);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await page.getByRole("button", { name: "Remove day 2" }).click();
  await expect(page.getByText("Day 2 removed")).toBeVisible();
  await page.getByRole("button", { name: "Move day 1 down" }).click();
  await undo.click();
  expect(await titles(page)).toEqual(["Title of Day 3", "Title of Day 2", "Title of Day 1"]);
  expect(await labels(page)).toEqual(["Day 1", "Day 2", "Day 3"]);
  await expect(undo).toHaveCount(0);
  await expect(page.locator("main :focus")).toHaveAccessibleName(/^Move day 3/);

  await page.getByRole("button", { name: "Add Day" }).click();
  await page.getByRole("button", { name: "Remove day 4" }).click();
  await expect(undo).toHaveCount(0);

  await page.getByRole("button", { name: "Use 3 Days / 2 Nights" }).click();
  await expect(page.getByLabel("Duration")).toBeFocused();
  await page.getByRole("button", { name: "Remove day 1" }).click();
  await expect(page.getByRole("button", { name: "Use 2 Days / 1 Night" })).toBeVisible();
  await expect(undo).toBeVisible();
  const stored = await save(page, site);
  await expect(undo).toHaveCount(0);
  expect(stored).toMatchObject({ duration: "3 Days / 2 Nights", itinerary: { length: 2 } });
});
