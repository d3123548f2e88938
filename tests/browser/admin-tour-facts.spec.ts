import type { Page } from "@playwright/test";
import { expectNoBarriers, expectNoSidewaysScroll, tabTo } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectFailedRequests, expectToast, loseResponses, mendWrites } from "./panel";
import { addTour } from "./tour-rows";

/** Fills the title and all other required fields of a new tour. */
async function fillTour(page: Page, title: string) {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Summary").fill("Two days of falls and pepper vines.");
  await page.getByLabel("Image URL").fill("/posters/tour-fallback.svg");
  await page.getByLabel("New gallery image").fill("/posters/tour-fallback.svg");
}

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

test("a tour with every fact is stored as typed, and its filled groups open in the form", async ({
  page,
  site,
}) => {
  test.slow();
  const title = "Kurinji in bloom";
  await signIn(page, site, "/admin/tours/new");
  await fillTour(page, title);
  await page.getByLabel("Price", { exact: true }).fill("₹12,500 per person");
  await expect(rupees(page)).toHaveValue("12500");
  await page.getByLabel("Starting city").fill("மதுரை");
  await page.getByLabel("New exclusion").fill("Camera fees");
  await page.getByLabel("New exclusion").press("Enter");
  await page.getByLabel("New exclusion").fill("Typed and not added");
  await page.getByLabel("Stay").fill("Hill View, 3 stars");
  await page.getByLabel("Meals").fill("Breakfast, dinner");

  await expect(page.getByLabel("Price basis")).toBeHidden();
  await group(page, "Price details").click();
  await page.getByLabel("Price basis").fill("Per person on twin sharing");
  await page.getByLabel("Child price").fill("₹8,000");
  await page.getByLabel("Single supplement").fill("₹3,000");
  await expect(page.getByText("If empty: 25% when you book")).toBeVisible();
  await page.getByLabel("Advance").fill("₹5,000 when booking");
  await page.getByLabel("Cancellation").fill("None in the bloom");

  await group(page, "Good to know").click();
  await page.getByLabel("Themes").fill("Honeymoon, , பொங்கல் ");
  await page.getByLabel("September").check();
  await page.getByLabel("August").check();
  await page.getByLabel("May").check();
  await page.getByLabel("May").uncheck();
  await page.getByLabel("Group size").fill("10-20 travellers");
  await page.getByLabel("Pace").fill("Relaxed");
  for (const [index, place] of ["Periyar bus stand", "Simmakkal", ""].entries()) {
    await page.getByRole("button", { name: "Add pick-up point" }).click();
    await expect(page.getByLabel("Place").nth(index)).toBeFocused();
    await page.getByLabel("Place").nth(index).fill(place);
  }
  await page.getByLabel("Time").first().fill("6:30 AM");
  await page.getByRole("button", { name: "Move pick-up point 2 up" }).click();
  await page.getByLabel("Documents and visa").fill("An identity card.");

  await group(page, "Questions").click();
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByLabel("Question", { exact: true }).fill("குழந்தைகள் வரலாமா?");
  await page.getByLabel("Answer").fill("Yes, from five years on.");
  await page.getByRole("button", { name: "Create Tour" }).click();
  await expectToast(page, "Tour created successfully!");

  const stored = await tourOf(site, title);
  expect(stored).toMatchObject({
    id: "kurinji-in-bloom",
    price_from: 12_500,
    starts_from: "மதுரை",
    exclusions: [{ value: "Camera fees" }, { value: "Typed and not added" }],
    itinerary: [{ day: "Day 1", stay: "Hill View, 3 stars", meals: "Breakfast, dinner" }],
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
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoBarriers(page, `the filled form at ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Tour updated successfully!");
  const { updated_at: _, ...content } = stored ?? {};
  expect(await tourOf(site, title)).toMatchObject(content);

  // A duplicate has the same facts and its own URL.
  await page.getByLabel("Search").fill(title);
  await page.getByRole("button", { name: `Duplicate: ${title}` }).click();
  await expect(page).toHaveURL("/admin/tours/edit/copy-of-kurinji-in-bloom");
  await expect(page.getByLabel("Child price")).toHaveValue("₹8,000");
  await remove(site, "Copy of");
  await remove(site, title);
});

test("the rupee amount follows the price until it is edited, and a half-filled entry gets the focus", {
  tag: "@long",
}, async ({ page, site }) => {
  const { remove } = await addTour(site, { id: "rupees", price: "₹10,000" });
  await signIn(page, site, "/admin/tours/edit/rupees");
  const price = page.getByLabel("Price", { exact: true });
  await expect(rupees(page)).toHaveValue("10000");
  await price.fill("11000");
  await page.getByRole("button", { name: "Use ₹11,000" }).click();
  await expect(rupees(page)).toHaveValue("11000");
  await price.fill("₹11,000 - 15,000");
  await expect(rupees(page)).toHaveValue("");
  await price.fill("₹1.2 lakh");
  await expect(rupees(page)).toHaveValue("120000");
  await price.fill("Price on request");
  await expect(rupees(page)).toHaveValue("");
  await price.fill("₹12,000");
  await expect(rupees(page)).toHaveValue("12000");
  await price.pressSequentially(" - 15,000");
  await expect(rupees(page)).toHaveValue("");
  await price.fill("₹14,000");
  await expect(rupees(page)).toHaveValue("14000");

  // A typed amount stays when the price text changes, even if it equals the stored amount.
  await rupees(page).fill("10000");
  await price.fill("₹13,000");
  await expect(rupees(page)).toHaveValue("10000");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Tour updated successfully!");
  const { data } = await site.admin.from("tours").select().eq("id", "rupees").single();
  expect(data).toMatchObject({ price: "₹13,000", price_from: 10_000 });

  await page.getByRole("link", { name: "Edit Tour rupees" }).click();
  await rupees(page).fill("12.5");
  await expect(rupees(page)).toHaveAccessibleDescription(/Must be a whole number of rupees/);
  await rupees(page).fill("10000");
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
  await expectToast(page, "Tour updated successfully!");
  await remove();
});

test("a Tamil title gives an address in Latin letters, and a second tour with it another address", {
  tag: "@long",
}, async ({ page, site }) => {
  const title = "மதுரை மீனாட்சி";
  await signIn(page, site, "/admin/tours");
  for (const id of ["mathurai-meenatchi", "mathurai-meenatchi-2"]) {
    await page.getByRole("link", { name: "Add New Tour" }).click();
    await expect(address(page)).toHaveAccessibleDescription(/If empty, it is made from the title/);
    await fillTour(page, title);
    await page.getByRole("button", { name: "Create Tour" }).click();
    await expectToast(page, "Tour created successfully!");
    const stored = async () => (await site.admin.from("tours").select("id").eq("id", id)).data;
    await expect.poll(stored).toHaveLength(1);
    expect((await page.request.get(`/tour/domestic/${id}`)).status()).toBe(200);
  }
  await remove(site, title);
});

test("an operator changes a tour's address, and its dates and the panel's links follow", {
  tag: "@long",
}, async ({ page, site }) => {
  await addTour(site, { id: "old-address", title: "Moving tour" });
  await site.admin.from("departures").insert({ tour_id: "old-address", starts_on: "2099-01-02" });
  await signIn(page, site, "/admin/tours/edit/old-address");
  await expect(address(page)).toHaveAccessibleDescription(/Old links keep working after a change/);
  await address(page).fill("மதுரை trip!");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveAccessibleDescription(
    /Use only letters from a to z, digits and hyphens, at most 100/,
  );
  await address(page).fill("new-address");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Tour updated successfully!");
  await page.getByLabel("Search").fill("Moving tour");
  await expect(page.getByRole("link", { name: "Edit Moving tour" })).toHaveAttribute(
    "href",
    "/admin/tours/edit/new-address",
  );
  await expect(page.getByRole("link", { name: "View on site: Moving tour" })).toHaveAttribute(
    "href",
    "/tour/domestic/new-address",
  );

  // The edit screen's old URL opens the same tour, with its complete history.
  await page.goto("/admin/tours/edit/old-address");
  await expect(address(page)).toHaveValue("new-address");
  await expect(page.getByRole("link", { name: "View on site" })).toHaveAttribute(
    "href",
    "/tour/domestic/new-address",
  );
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog").getByText("Oldest version")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Dates" }).click();
  await expect(page.getByRole("rowheader", { name: "Fri 2 Jan 2099" })).toBeVisible();
  await expect(page).toHaveURL("/admin/tours/dates/new-address");

  // A tour can get its own earlier URL back.
  await page.getByRole("link", { name: "Tours", exact: true }).click();
  await page.getByRole("link", { name: "Edit Moving tour" }).click();
  await expect(page).toHaveURL("/admin/tours/edit/new-address");
  await address(page).fill("old-address");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Tour updated successfully!");
  expect((await tourOf(site, "Moving tour"))?.id).toBe("old-address");
  await remove(site, "Moving tour");
});

test("an address that another tour has, had or has in the trash is refused, and the form is kept", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  test.slow();
  expectFailedRequests(consoleErrors);
  await addTour(site, { id: "taken-now", title: "Taken: holder" });
  const { error } = await site.admin
    .from("tours")
    .update({ id: "taken-here" })
    .eq("id", "taken-now");
  expect(error).toBeNull();
  const deleted = await addTour(site, { id: "taken-trash", title: "Taken: deleted" });
  await deleted.remove();
  const edited = await addTour(site, { id: "taken-edited", title: "Taken: edited" });

  const refusals = {
    "taken-here": "The tour “Taken: holder” has this address",
    "taken-now": "This was another tour's address. Links to it still open that tour.",
    "taken-trash": "The tour “Taken: deleted” in the trash has this address",
  };
  await signIn(page, site, "/admin/tours");
  for (const link of ["Add New Tour", "Edit Taken: edited"]) {
    await page.getByRole("link", { name: link }).click();
    const isNew = link === "Add New Tour";
    if (isNew) await fillTour(page, "Taken: typed");
    await page.getByLabel("Starting city").fill("Madurai");
    for (const [id, message] of Object.entries(refusals)) {
      await address(page).fill(id);
      await page.getByRole("button", { name: isNew ? "Create Tour" : "Save Changes" }).click();
      await expect(address(page)).toBeFocused();
      await expect(address(page)).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.getByLabel("Starting city")).toHaveValue("Madurai");
    }
    if (isNew) await expectNoBarriers(page, "the refused address");
    await address(page).fill(isNew ? "taken-typed" : "taken-edited-2");
    await page.getByRole("button", { name: isNew ? "Create Tour" : "Save Changes" }).click();
    await expect(page).toHaveURL(/\/admin\/tours$/);
  }
  const { data: trash } = await site.admin
    .from("row_versions")
    .select("restored_at")
    .eq("row_id", "taken-trash");
  expect(trash).toEqual([{ restored_at: null }]);
  const { data } = await site.admin
    .from("tours")
    .select("id")
    .like("title", "Taken: %")
    .order("id");
  expect(data?.map(({ id }) => id)).toEqual(["taken-edited-2", "taken-here", "taken-typed"]);
  await edited.remove();
  await remove(site, "Taken: ");
});

test("a lost response neither creates a second tour nor overwrites another one", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const title = "Lost and found";
  await signIn(page, site, "/admin/tours/new");
  await fillTour(page, "Lost");
  await loseResponses(page, "tours");
  await page.getByRole("button", { name: "Create Tour" }).click();
  await expectToast(page, "Failed to create tour: The server cannot be reached. Please try again.");
  await mendWrites(page, "tours");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await address(page).fill("lost-and-moved");
  await page.getByRole("button", { name: "Create Tour" }).click();
  await expectToast(page, "Tour created successfully!");
  await expect(page).toHaveURL(/\/admin\/tours$/);
  const all = await site.admin.from("tours").select("id, title").like("title", "Lost%");
  expect(all.data).toEqual([{ id: "lost-and-moved", title }]);

  // Now the response to a change of the URL is lost.
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await address(page).fill("lost-again");
  await loseResponses(page, "tours");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Failed to update tour: The server cannot be reached. Please try again.");
  await mendWrites(page, "tours");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Tour updated successfully!");
  expect((await tourOf(site, title))?.id).toBe("lost-again");

  // The first request is lost. Before the retry, another window adds a tour with this title.
  await page.getByRole("link", { name: "Add New Tour" }).click();
  await fillTour(page, `${title} twice`);
  await page.route("**/rest/v1/tours*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  // Wait for the failed request, because the toast of an earlier failure can still be visible.
  const failure = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Create Tour" }).click();
  await failure;
  await expectToast(page, "Failed to create tour: The server cannot be reached. Please try again.");
  await mendWrites(page, "tours");
  const other = await addTour(site, { id: "lost-and-found-twice", title: `${title} twice` });
  await page.getByRole("button", { name: "Create Tour" }).click();
  await expect(page).toHaveURL(/\/admin\/tours$/);
  const { data } = await site.admin
    .from("tours")
    .select("id, summary")
    .eq("title", `${title} twice`);
  expect(data?.map(({ id }) => id).sort()).toEqual([
    "lost-and-found-twice",
    "lost-and-found-twice-2",
  ]);
  await other.remove();
  await remove(site, title);
  expectFailedRequests(consoleErrors);
});

test("an operator uses the groups, months and entries with the keyboard alone", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow();
  const { remove } = await addTour(site, { id: "by-keys", title: "By keys" });
  await signIn(page, site);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/admin/tours/edit/by-keys");
  await page.getByLabel("Guide Name").focus();
  await tabTo(page, group(page, "Good to know"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("February"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Add pick-up point" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Place")).toBeFocused();
  await page.keyboard.type("Simmakkal");
  await tabTo(page, page.getByLabel("Time"));
  await page.keyboard.type("7 AM");
  await page.keyboard.press("Enter");
  await expectToast(page, "Tour updated successfully!");
  expect(await tourOf(site, "By keys")).toMatchObject({
    best_months: [2],
    pickup_points: [{ place: "Simmakkal", time: "7 AM" }],
  });
  await remove();
});
