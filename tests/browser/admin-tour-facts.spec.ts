import type { Locator, Page } from "@playwright/test";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectFailedRequests, expectSaved, expectToast, loseResponses, mendWrites } from "./panel";
import { addTour, fillTour } from "./tour-rows";

async function tourOf(site: Site, title: string) {
  const { data } = await site.admin.from("tours").select("*").eq("title", title).single();
  return data;
}

async function remove(site: Site, title: string) {
  await site.admin.from("tours").delete().like("title", `${title}%`);
  await site.admin.from("row_versions").delete().like("name", `${title}%`);
}

const group = (page: Page, title: string) => page.locator("summary").filter({ hasText: title });
const address = (page: Page) => page.getByLabel("Web address");
const rupees = (page: Page) => page.getByLabel("Price from, in rupees");

test("an operator creates a tour with validation, lists and every fact; it is public at once, and its filled groups open in the form", async ({
  page,
  site,
}) => {
  const title = "Kurinji in bloom";
  await signIn(page, site);
  await page.getByRole("link", { name: "Add New Tour" }).click();
  await expect(page.getByRole("heading", { name: "Create New Tour" })).toBeVisible();
  await expect(page.getByText("Add details for a new tour package")).toBeVisible();
  await expect(address(page)).toHaveAccessibleDescription(/If empty, it is made from the title/);
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
  };
  const create = page.getByRole("button", { name: "Create Tour" });

  await test.step("on a phone, the save bar does not cover the button that appears below a typed price", async () => {
    await page.setViewportSize({ width: 390, height: 720 });
    const price = page.getByLabel("Price", { exact: true });
    const bar = page.locator(".save-bar");
    const edge = (box: Locator, side: "top" | "bottom") =>
      box.evaluate((element, side) => element.getBoundingClientRect()[side], side);
    await price.focus();
    // As a finger can leave it: the field is just above the bar.
    const space = (await edge(bar, "top")) - (await edge(price, "bottom"));
    await page.evaluate((space) => scrollBy(0, 4 - space), space);
    await price.pressSequentially("24500");
    const offered = page.getByRole("button", { name: "Use ₹24,500" });
    await expect(offered).toBeVisible();
    await expect
      .poll(async () => (await edge(bar, "top")) - (await edge(offered, "bottom")))
      .toBeGreaterThanOrEqual(0);
    await price.fill("");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a form with missing fields is refused", async () => {
    await create.click();
    const field = page.getByLabel("Title", { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription("Title is required");
    const missing = page.getByText("At least one gallery image is required", { exact: true });
    await expect(missing).toBeVisible();
    await fillTour(page, title);
    await page.getByLabel("New gallery image").press("Enter");
    await expect(page.getByText("Title is required")).toHaveCount(0);
    await expect(missing).toHaveCount(0);
  });

  await test.step("lists", async () => {
    // The only picture and the only day cannot be removed. Blank highlights are not added.
    await expect(page.getByRole("button", { name: "Remove gallery image 1" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Remove day 1" })).toBeDisabled();
    await page.getByRole("button", { name: "Add Day" }).press("Enter");
    await expect(page.getByLabel("Day", { exact: true }).nth(1)).toHaveValue("Day 2");
    await expect(page.getByLabel("Day Title").nth(1)).toBeFocused();
    // After a day is removed by keyboard, the focus stays in the page.
    await page.getByRole("button", { name: /^Remove day 2/ }).press("Enter");
    await expect(page.getByRole("button", { name: /^Remove day/ })).toHaveCount(1);
    await expect(page.locator("main :focus")).toHaveCount(1);
    for (const text of ["   ", " Five falls "]) {
      await page.getByLabel("New highlight").fill(text);
      await page.getByRole("button", { name: "Add highlight" }).click();
    }
    await expect(page.getByRole("button", { name: /^Remove highlight/ })).toHaveCount(1);
    await page.getByLabel("New inclusion").fill("Breakfast");
    await page.getByLabel("New inclusion").press("Enter");
    await page.getByLabel("New inclusion").fill("Typed and not added");
  });

  await page.getByLabel("Category").selectOption("South India");
  await fill({ Price: "₹12,500 per person", "Starting city": "மதுரை" });
  await expect(rupees(page)).toHaveValue("12500");
  await fill({
    "New exclusion": "Camera fees",
    "Guide Name": "Selvi",
    Stay: "Hill View, 3 stars",
    Meals: "Breakfast, dinner",
  });
  await expect(page.getByLabel("Price basis")).toBeHidden();
  await group(page, "Price details").click();
  await expect(page.getByText("If empty: 25% when you book")).toBeVisible();
  await fill({
    "Price basis": "Per person on twin sharing",
    "Child price": "₹8,000",
    "Single supplement": "₹3,000",
    Advance: "₹5,000 when booking",
    Cancellation: "None in the bloom",
  });
  await group(page, "Good to know").click();
  await fill({
    Themes: "Honeymoon, , பொங்கல் ",
    "Group size": "10-20 travellers",
    Pace: "Relaxed",
    "Documents and visa": "An identity card.",
  });
  for (const month of ["September", "August", "May"]) await page.getByLabel(month).check();
  await page.getByLabel("May").uncheck();
  for (const [index, place] of ["Periyar bus stand", "Simmakkal", ""].entries()) {
    await page.getByRole("button", { name: "Add pick-up point" }).click();
    await expect(page.getByLabel("Place").nth(index)).toBeFocused();
    await page.getByLabel("Place").nth(index).fill(place);
  }
  await page.getByLabel("Time").first().fill("6:30 AM");
  await page.getByRole("button", { name: "Move pick-up point 2 up" }).click();
  await group(page, "Questions").click();
  await page.getByRole("button", { name: "Add question" }).click();
  await fill({ Question: "குழந்தைகள் வரலாமா?", Answer: "Yes, from five years on." });
  await create.click();
  await expectSaved(page, "Tour created successfully!");
  await expect(page).toHaveURL(/\/admin\/tours$/);
  expect(await (await page.request.get("/domestic-tours")).text()).toContain(title);

  const stored = await tourOf(site, title);
  expect(stored).toMatchObject({
    id: "kurinji-in-bloom",
    type: "domestic",
    category: "South India",
    duration: "1 Day",
    featured: false,
    gallery: ["/posters/tour-fallback.svg"],
    highlights: [{ value: "Five falls" }],
    inclusions: [{ value: "Breakfast" }, { value: "Typed and not added" }],
    price_from: 12_500,
    starts_from: "மதுரை",
    exclusions: [{ value: "Camera fees" }],
    itinerary: [
      { day: "Day 1", name: "Selvi", stay: "Hill View, 3 stars", meals: "Breakfast, dinner" },
    ],
    price_basis: "Per person on twin sharing",
    child_price: "₹8,000",
    single_supplement: "₹3,000",
    advance: "₹5,000 when booking",
    cancellation: "None in the bloom",
    themes: ["Honeymoon", "பொங்கல்"],
    best_months: [8, 9],
    group_size: "10-20 travellers",
    pace: "Relaxed",
    pickup_points: [
      { place: "Simmakkal", time: "" },
      { place: "Periyar bus stand", time: "6:30 AM" },
    ],
    documents: "An identity card.",
    questions: [{ question: "குழந்தைகள் வரலாமா?", answer: "Yes, from five years on." }],
  });

  // In the form, every group with a filled field is open. Saving changes nothing.
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByLabel("Price basis")).toBeVisible();
  await expect(page.getByLabel("August")).toBeChecked();
  await expect(page.getByLabel("Answer")).toHaveValue("Yes, from five years on.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Tour updated successfully!");
  const { updated_at: _, ...content } = stored ?? {};
  expect(await tourOf(site, title)).toMatchObject(content);
  await remove(site, title);
});

test("the rupee amount follows the price until it is edited, and a half-filled entry gets the focus", {
  tag: "@long",
}, async ({ page, site }) => {
  const { remove } = await addTour(site, { id: "rupees", price: "₹10,000" });
  await signIn(page, site, "/admin/tours/edit/rupees");
  const price = page.getByLabel("Price", { exact: true });
  await price.fill("11000");
  await page.getByRole("button", { name: "Use ₹11,000" }).click();
  await expect(price).toHaveValue("₹11,000");
  await expect(price).toBeFocused();
  await expect(page.getByRole("button", { name: /^Use / })).toBeHidden();
  await price.fill("On request");
  await expect(price).toHaveAccessibleDescription(/^No amount found/);
  await price.fill("₹11,000");
  await expect(price).toHaveAccessibleDescription(/^Shown as written/);
  await expect(rupees(page)).toHaveValue("11000");
  await price.pressSequentially(" - 15,000");
  await expect(rupees(page)).toHaveValue("");
  await price.fill("₹1.2 lakh");
  await expect(rupees(page)).toHaveValue("120000");

  // A typed amount stays when the price text changes, even if it equals the stored amount.
  await rupees(page).fill("12.5");
  await expect(rupees(page)).toHaveAccessibleDescription(/Must be a whole number of rupees/);
  await rupees(page).fill("10000");
  await price.fill("₹13,000");
  await expect(rupees(page)).toHaveValue("10000");

  await group(page, "Questions").click();
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByLabel("Question", { exact: true }).fill("Is there a lift?");
  await group(page, "Questions").click();
  await expect(page.getByLabel("Answer")).toBeHidden();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByLabel("Answer")).toBeFocused();
  await expect(page.getByLabel("Answer")).toHaveAccessibleDescription(
    "Give the answer, or remove this entry",
  );
  await page.getByRole("button", { name: "Remove question 1" }).click();
  await expect(page.getByRole("button", { name: "Add question" })).toBeFocused();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Tour updated successfully!");
  const { data } = await site.admin.from("tours").select().eq("id", "rupees").single();
  expect(data).toMatchObject({ price: "₹13,000", price_from: 10_000 });
  await remove();
});

test("an operator changes a tour's address, and its dates and the panel's links follow", {
  tag: "@long",
}, async ({ page, site }) => {
  await addTour(site, { id: "old-address", title: "Moving tour" }, [{ starts_on: "2099-01-02" }]);
  await signIn(page, site, "/admin/tours/edit/old-address");
  const save = page.getByRole("button", { name: "Save Changes" });
  await expect(address(page)).toHaveAccessibleDescription(/Old links keep working after a change/);
  await address(page).fill("new-address");
  await save.click();
  await expectSaved(page, "Tour updated successfully!");
  await page.getByLabel("Search").fill("Moving tour");
  await page.getByRole("button", { name: "More: Moving tour" }).click();
  for (const [link, path] of [
    ["Edit Moving tour", "/admin/tours/edit/new-address"],
    ["View on site", "/tour/domestic/new-address"],
  ] as const) {
    await expect(page.getByRole("link", { name: link })).toHaveAttribute("href", path);
  }

  // The edit screen's old URL opens the same tour, with its complete history.
  await page.goto("/admin/tours/edit/old-address");
  await expect(address(page)).toHaveValue("new-address");
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog").getByText("Oldest version")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("rowheader", { name: "Fri 2 Jan 2099" })).toBeVisible();
  await remove(site, "Moving tour");
});

test("an address that another tour has is refused, and the form is kept", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  expectFailedRequests(consoleErrors);
  await addTour(site, { id: "taken-here", title: "Taken: holder" });
  await signIn(page, site, "/admin/tours/new");
  await fillTour(page, "Taken: typed");
  const create = page.getByRole("button", { name: "Create Tour" });
  await address(page).fill("taken-here");
  await create.click();
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveAccessibleDescription(
    /The tour “Taken: holder” has this address/,
  );
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Taken: typed");
  await address(page).fill("taken-typed");
  await create.click();
  await page.getByRole("link", { name: "Edit Taken: typed" }).click();
  await expect(address(page)).toHaveValue("taken-typed");
  await address(page).fill("taken-here");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveAccessibleDescription(/The tour “Taken: holder” has/);
  await remove(site, "Taken: ");
});

test("a draft whose response was lost is published by the next press, under its new title and address", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  expectFailedRequests(consoleErrors);
  await signIn(page, site, "/admin/tours/new");
  await fillTour(page, "Lost");
  await loseResponses(page, "tours");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expectToast(page, "Failed to create tour: The server cannot be reached. Please try again.");
  await mendWrites(page, "tours");
  await page.getByLabel("Title", { exact: true }).fill("Lost and found");
  await address(page).fill("lost-and-moved");
  await page.getByRole("button", { name: "Create Tour" }).click();
  await expectSaved(page, "Tour created successfully!");
  await expect(page.getByRole("row", { name: "Lost and found" })).toContainText("Live");
  const all = await site.admin.from("tours").select("id").like("title", "Lost%");
  expect(all.data).toEqual([{ id: "lost-and-moved" }]);
  await remove(site, "Lost");
});
