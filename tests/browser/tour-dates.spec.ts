import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import {
  expectFailedRequests,
  expectSaved,
  expectToast,
  expectWrites,
  loseResponses,
  mendWrites,
  refuseWrites,
} from "./panel";
import { addTour } from "./tour-rows";

const TOUR = "dated";

async function datesOf(site: Site) {
  const { data } = await site.admin
    .from("departures")
    .select("starts_on, price, status, seats_left")
    .eq("tour_id", TOUR)
    .order("starts_on");
  return data;
}

/** Adds a tour with these dates and opens its Dates screen. */
async function openDates(page: Page, site: Site, dates: string[] = []) {
  const tour = await addTour(site, { id: TOUR, title: "Dated tour", price: "₹9,000" });
  const rows = dates.map((starts_on) => ({ tour_id: TOUR, starts_on }));
  if (rows.length > 0) expect((await site.admin.from("departures").insert(rows)).error).toBeNull();
  await signIn(page, site, `/admin/tours/dates/${TOUR}`);
  await expect(page.getByRole("heading", { name: "Tour Dates" })).toBeVisible();
  return async () => {
    await site.admin.from("departures").delete().eq("tour_id", TOUR);
    await tour.remove();
    await site.admin.from("row_versions").delete().eq("row_id", TOUR);
  };
}

const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, date: string) => page.getByRole("row", { name: date });

test("an operator adds one date with validation and every Friday and Sunday of a season, sets a status in the list, edits a date, and adds one inside the tour's form", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  const end = await openDates(page, site, ["2001-01-01"]);
  await expect(page.getByText("No upcoming dates")).toBeVisible();
  await site.admin
    .from("departures")
    .insert({ tour_id: TOUR, starts_on: "2099-01-09", price: "₹1", status: "Guaranteed" });
  // The screen shows a date that was added in another window.
  await expect(row(page, "Fri 9 Jan 2099")).toContainText("₹1");

  await test.step("many dates, without changing an existing one", async () => {
    await page.getByRole("button", { name: "Add Many Dates" }).click();
    const from = dialog(page).getByLabel("From", { exact: true });
    const to = dialog(page).getByLabel("To", { exact: true });
    await dialog(page).getByRole("button", { name: "Add Dates" }).click();
    await expect(dialog(page).getByText("Choose at least one day of the week")).toBeVisible();
    await dialog(page).getByLabel("Friday").check();
    await dialog(page).getByLabel("Sunday").check();
    await from.fill("2099-01-01");
    await to.fill("2098-01-31");
    await expect(dialog(page).getByText("Must not be before the first date")).toBeVisible();
    await from.fill("2096-01-01");
    await to.fill("2099-01-31");
    await expect(dialog(page).getByText("More than 200 dates")).toBeVisible();
    await from.fill("2099-01-01");
    const status = dialog(page).getByRole("status");
    await expect(status).toContainText("8 dates, 1 skipped: the tour has it already");
    await expect(status).toContainText("Fri 2 Jan 2099 to Fri 30 Jan 2099");
    await dialog(page).getByLabel("Status").selectOption("Open");
    await dialog(page).getByLabel("Seats left").fill("16");
    await dialog(page).getByRole("button", { name: "Add 8 dates" }).click();
    await expectSaved(page, "Dates added successfully");
    await expect(page.getByRole("row")).toHaveCount(10);
    await expect(row(page, "Fri 2 Jan 2099")).toContainText("₹9,000");
  });

  await test.step("one date", async () => {
    await page.getByRole("button", { name: "Add Date" }).click();
    const add = dialog(page).getByRole("button", { name: "Add Date" });
    const date = dialog(page).getByLabel("Date", { exact: true });
    await add.click();
    await expect(date).toHaveAccessibleDescription("Choose a date");
    await date.fill("2001-01-02");
    await expect(date).toHaveAccessibleDescription("Choose today or a later date");
    await date.fill("2099-01-09");
    await add.click();
    await expect(date).toHaveAccessibleDescription("This tour has this date already");
    await expectWrites(page, 1);
    await expect(date).toBeFocused();
    await date.fill("2099-01-01");
    await dialog(page).getByLabel("Price").fill("₹8,500");
    await dialog(page).getByLabel("Status").selectOption("Filling fast");
    await dialog(page).getByLabel("Seats left").fill("many");
    await expect(dialog(page).getByText("Must be a whole number up to 999")).toBeVisible();
    await dialog(page).getByLabel("Seats left").fill("4");
    await add.click();
    await expectSaved(page, "Date added successfully");
    await expect(page.getByRole("row").nth(1)).toContainText("Thu 1 Jan 2099₹8,500");
  });

  await page.getByLabel("Status of Fri 2 Jan 2099").selectOption("Sold out");
  await expectSaved(page, "Date updated successfully");
  await page.getByRole("button", { name: "Edit Thu 1 Jan 2099" }).click();
  await expect(dialog(page).getByLabel("Seats left")).toHaveValue("4");
  await dialog(page).getByLabel("Seats left").fill("0");
  await dialog(page).getByLabel("Price").fill("");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog(page)).toBeHidden();
  await expectSaved(page, "Date updated successfully");
  const stored = (await datesOf(site))?.slice(1);
  expect(stored?.slice(0, 2)).toEqual([
    { starts_on: "2099-01-01", price: null, status: "Filling fast", seats_left: 0 },
    { starts_on: "2099-01-02", price: null, status: "Sold out", seats_left: 16 },
  ]);
  const days = stored?.map(({ starts_on }) => starts_on.slice(8)).join(" ");
  expect(days).toBe("01 02 04 09 11 16 18 23 25 30");
  expect(stored?.[3]).toMatchObject({ price: "₹1", status: "Guaranteed" });

  await test.step("an earlier version of a date fills its form", async () => {
    await page.getByRole("button", { name: "Edit Thu 1 Jan 2099" }).click();
    await dialog(page).getByRole("button", { name: "History" }).click();
    const history = page.getByRole("dialog", { name: "History" });
    await expect(history.locator("dt")).toHaveText(["Price", "Seats left"]);
    await history.getByRole("button", { name: "Use this version" }).click();
    await expect(dialog(page).getByLabel("Price")).toHaveValue("₹8,500");
    await dialog(page).getByRole("button", { name: "Save Changes" }).click();
    await expectSaved(page, "Date updated successfully");
    await expect(row(page, "Thu 1 Jan 2099")).toContainText("₹8,500");
  });

  await test.step("a date is added inside the tour's form, which keeps what is typed", async () => {
    await page.getByRole("link", { name: "Dated tour" }).click();
    const summary = page.getByLabel("Summary");
    await summary.fill("Typed, and not saved with the date.");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const preview = page.frameLocator("iframe");
    await expect(preview.getByText("Typed, and not saved with the date.").first()).toBeVisible();
    await page.getByRole("button", { name: "Add Date", exact: true }).click();
    await dialog(page).getByLabel("Date").fill("2099-03-06");
    await dialog(page).getByLabel("Price").fill("₹21,000");
    await dialog(page).getByLabel("Price").press("Enter");
    await expectSaved(page, "Date added successfully");
    await expect(row(page, "Fri 6 Mar 2099")).toContainText("₹21,000");
    await expect(summary).toHaveValue("Typed, and not saved with the date.");
    await expect(preview.locator("time[datetime='2099-03-06']")).toBeAttached();
    await page.getByRole("button", { name: "Close preview" }).click();
    const { data } = await site.admin.from("tours").select("summary").eq("id", TOUR).single();
    expect(data?.summary).not.toContain("Typed");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator("summary").filter({ hasText: "11 upcoming dates" })).toBeVisible();
  });
  await end();
});

test("Undo and Ctrl+Z restore one or several deleted dates with their details", {
  tag: "@long",
}, async ({ page, site }) => {
  const end = await openDates(page, site, ["2099-01-02", "2099-01-09", "2099-01-16"]);
  await page.getByLabel("Status of Fri 2 Jan 2099").selectOption("Guaranteed");
  await expectSaved(page, "Date updated successfully");
  const one = await datesOf(site);
  const remove = page.getByRole("button", { name: "Delete Fri 2 Jan 2099" });
  await remove.click();
  await expectSaved(page, "Date deleted successfully");
  await expect(page.getByRole("button", { name: "Delete Fri 9 Jan 2099" })).toBeFocused();
  expect(await datesOf(site)).toHaveLength(2);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectSaved(page, "Deletion undone");
  await expect(row(page, "Fri 2 Jan 2099")).toBeVisible();
  expect(await datesOf(site)).toEqual(one);

  await remove.click();
  await expectSaved(page, "Date deleted successfully");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await expect(remove).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expectSaved(page, "Deletion undone");
  await expect(remove).toBeVisible();
  expect(await datesOf(site)).toEqual(one);

  // A day that was added anew meanwhile stays as it is, and the screen says so.
  await remove.click();
  await expectSaved(page, "Date deleted successfully");
  const anew = { tour_id: TOUR, starts_on: "2099-01-02" };
  await site.admin.from("departures").insert(anew);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectToast(page, "Could not undo: This tour has this date already");
  await site.admin.from("departures").update({ status: "Guaranteed" }).match(anew);

  await page.getByLabel("Fri 9 Jan 2099", { exact: true }).check();
  await page.getByLabel("Fri 16 Jan 2099", { exact: true }).check();
  const statuses = async () => (await datesOf(site))?.map(({ status }) => status);
  async function sellOut() {
    await page.getByRole("button", { name: "Set the status of 2 dates" }).click();
    await page.getByRole("button", { name: "Sold out", exact: true }).click();
    await expectSaved(page, "Dates updated successfully");
  }
  await sellOut();
  await page.keyboard.press("ControlOrMeta+z");
  await expectToast(page, "Undone");
  expect(await statuses()).toEqual(["Guaranteed", null, null]);
  await sellOut();
  const several = await datesOf(site);
  expect(await statuses()).toEqual(["Guaranteed", "Sold out", "Sold out"]);

  await page.getByLabel("Select all").check();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoBarriers(page, "selected dates on a phone");
  await page.getByRole("button", { name: "Delete 3 dates" }).click();
  await expectSaved(page, "Dates deleted successfully");
  await expect(page.getByText("No upcoming dates")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tour Dates" })).toBeFocused();
  // It stays when the toast has gone.
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("heading", { name: "Tour Dates" })).toBeFocused();
  expect(await datesOf(site)).toEqual(several);
  await expectWrites(page, 1);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Add Many Dates" }).click();
  await dialog(page).getByLabel("Friday").check();
  await dialog(page).getByLabel("From", { exact: true }).fill("2099-01-01");
  await dialog(page).getByLabel("To", { exact: true }).fill("2099-01-31");
  await dialog(page).getByRole("button", { name: "Add 2 dates" }).click();
  await expectSaved(page, "Dates added successfully");
  await expect(page.getByRole("row")).toHaveCount(6);
  // The newest toast is the first one. The failed one offers to try again.
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.getByRole("row")).toHaveCount(4);
  expect(await datesOf(site)).toEqual(several);
  await end();
});

test("a status that is not stored is not shown, a reload and a failed save keep what was typed, and a lost response adds no date twice", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  expectFailedRequests(consoleErrors);
  const end = await openDates(page, site, ["2099-01-09"]);
  await refuseWrites(page, "rpc/mark_departures", "the disk is full");
  await page.getByLabel("Status of Fri 9 Jan 2099").selectOption("Open");
  await expectToast(page, "Failed to update date: the disk is full");
  await expect(page.getByLabel("Status of Fri 9 Jan 2099")).toHaveValue("");

  await page.getByRole("button", { name: "Add Many Dates" }).click();
  await dialog(page).getByLabel("Friday").check();
  await dialog(page).getByLabel("From", { exact: true }).fill("2099-01-01");
  await dialog(page).getByLabel("To", { exact: true }).fill("2099-01-31");
  await loseResponses(page, "departures");
  await dialog(page).getByRole("button", { name: "Add 4 dates" }).click();
  await expectToast(page, "Failed to add dates: The server cannot be reached. Please try again.");
  await mendWrites(page, "departures");
  await expect(dialog(page).getByText("No new dates, 5 skipped")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Add dates" }).click();
  await expectSaved(page, "This tour has all these dates already");
  expect(await datesOf(site)).toHaveLength(5);

  await page.getByRole("button", { name: "Add Date" }).click();
  await dialog(page).getByLabel("Price").fill("₹7,777");
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await page.getByRole("button", { name: "Open" }).click();
  await dialog(page).getByRole("button", { name: "Restore" }).click();
  await expect(dialog(page).getByLabel("Price")).toHaveValue("₹7,777");
  await refuseWrites(page, "departures", "the disk is full");
  await dialog(page).getByLabel("Date", { exact: true }).fill("2099-02-01");
  await dialog(page).getByRole("button", { name: "Add Date" }).click();
  await expectToast(page, "Failed to add date: the disk is full");
  await expect(dialog(page).getByLabel("Price")).toHaveValue("₹7,777");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.goto("/admin/tours/dates/no-such-tour");
  await expect(page.getByText(/^Error loading tour\./)).toBeVisible();
  await end();
});
