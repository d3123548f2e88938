import { expect, signIn, test } from "./fixtures";
import { hold } from "./held-requests";
import { expectFailedRequests, expectSaved, expectToast, mendWrites, refuseWrites } from "./panel";
import { emptyTrash, withCompany } from "./site-rows";
import { addTour, addTours, fillTour } from "./tour-rows";

test("editing a tour keeps fields that the form does not show, and a category that was removed", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  expectFailedRequests(consoleErrors);
  const reviews = [{ name: "R", date: "2025-01-01", rating: 4, comment: "Good" }];
  const tour = await addTour(site, { id: "edit-1", category: "Forgotten label", reviews });
  await signIn(page, site, "/admin/tours/edit/no-such-tour");
  await expect(
    page.getByText("Error loading tour. Please try again or go back to the tours list."),
  ).toBeVisible();
  await page.goto("/admin/tours/edit/edit-1");
  await expect(page.getByRole("heading", { name: "Edit Tour" })).toBeVisible();
  await expect(page.getByText("Update details for Tour edit-1")).toBeVisible();
  await expect(page.getByLabel("Category").getByRole("option", { name: "Kerala" })).toBeAttached();
  await expect(page.getByLabel("Category")).toHaveValue("Forgotten label");
  await page.getByLabel("Price", { exact: true }).fill("₹2,000");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Tour updated successfully!");
  await expect(page.getByRole("row", { name: /Tour edit-1.*₹2,000/ })).toBeVisible();
  const { data } = await site.anonymous.from("tours").select("*").eq("id", "edit-1").single();
  expect(data).toMatchObject({ category: "Forgotten label", reviews, price: "₹2,000" });

  // If the new type lacks the tour's category, the form warns that visitors cannot filter by it.
  await page.getByRole("link", { name: "Edit Kerala Backwaters" }).click();
  const category = page.getByLabel("Category");
  await expect(category).toHaveValue("Kerala");
  await expect(category).toHaveAccessibleDescription("");
  await page.getByLabel("Type").selectOption("international");
  await expect(category).toHaveValue("Kerala");
  await expect(category).toHaveAccessibleDescription(
    "No category of international tours: visitors cannot filter by it",
  );

  // On a phone, one section is open, a closed one says what it holds, and saving opens the one with an error.
  await page.setViewportSize({ width: 390, height: 844 });
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("");
  const heading = page.getByRole("heading", { name: "Itinerary", exact: true }).first();
  await heading.click();
  await expect(page.getByText("6 days", { exact: true })).toBeVisible();
  await expect(title).toBeHidden();
  await expect(page.getByLabel("Day Title").first()).toBeHidden();
  await page.getByText("Day 1 · Madurai to Munnar").click();
  await expect(page.getByLabel("Day Title").first()).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(title).toBeFocused();
  await expect(page.getByLabel("Day Title").first()).toBeHidden();
  await tour.remove();
});

test("the list never shows the old row after a save", { tag: "@long" }, async ({ page, site }) => {
  const tour = await addTour(site, { id: "fresh", title: "fresh tour" });
  await signIn(page, site, "/admin/tours?q=fresh");
  await page.getByRole("link", { name: "Edit fresh tour" }).click();
  await page.getByLabel("Title", { exact: true }).fill("fresh name");
  // Delay reads, so that a stale list would be visible.
  await page.route("**/rest/v1/tours*", async (route) => {
    const response = route.request().method() === "GET" ? await route.fetch() : undefined;
    if (!response) return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ response });
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      for (const row of document.querySelectorAll("tbody tr")) {
        if (row.textContent?.includes("fresh tour")) seen.push(location.pathname);
      }
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { oldRows: seen });
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Tour updated successfully!");
  await expect(page.getByRole("row", { name: /fresh name/ })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "oldRows"))).toEqual([]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await tour.remove();
});

test("a form asks before it is left, a failed save keeps it and shows the server's message, and the next save stores it once", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  await signIn(page, site);
  await page.getByRole("link", { name: "Add New Tour" }).click();
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Half a tour");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  for (const leave of [
    () => page.getByRole("link", { name: "Dashboard" }).click(),
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(page).toHaveURL(/\/admin\/tours\/new$/);
    await expect(title).toHaveValue("Half a tour");
  }
  const asked = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await closing;
  await page.getByRole("link", { name: "Dashboard" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.getByRole("link", { name: "Add New Tour" }).click();
  await fillTour(page, "Pressed twice");
  const create = page.getByRole("button", { name: "Create Tour" });
  const writes = await refuseWrites(page, "tours", "the disk is full");
  await page.getByLabel("New gallery image").press("Enter");
  await create.click();
  await expectToast(page, "Failed to create tour: the disk is full");
  await expect(title).toHaveValue("Pressed twice");
  expect(writes.count).toBe(1);
  await mendWrites(page, "tours");

  // During a save, the fields are disabled, because text typed then would be lost.
  const release = await hold(page, "**/rest/v1/tours*", (route) => route.continue());
  await create.dblclick();
  await expect(title).toBeDisabled();
  const isDisabledAfterAnotherSubmit = await title.evaluate(async (input: HTMLInputElement) => {
    input.form?.requestSubmit();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return input.matches(":disabled");
  });
  expect(isDisabledAfterAnotherSubmit).toBe(true);
  release();
  await expect(page).toHaveURL(/\/admin\/tours$/);
  const { data } = await site.anonymous.from("tours").select("id").eq("title", "Pressed twice");
  expect(data).toHaveLength(1);
  await site.admin.from("tours").delete().eq("title", "Pressed twice");
});

test("an operator searches, filters, sorts and pages the tours; all is in the URL, and Back returns to it", {
  tag: "@long",
}, async ({ page, site }) => {
  const category = { name: "Quiet islands", type: "international" };
  await site.admin.from("categories").insert(category);
  const shared = { type: category.type, category: category.name, featured: true };
  const remove = await addTours(site, "sorted", 30, (index) => ({
    ...shared,
    title: `sorted tour ${index + 1}`,
  }));
  await signIn(page, site, "/admin/tours?q=zzzz");
  await expect(page.getByText("Try another word, or clear the search.")).toBeVisible();
  const search = page.getByLabel("Search");
  await search.clear();
  await search.pressSequentially("kerala", { delay: 40 });
  await expect(search).toHaveValue("kerala");
  await expect(search).toBeFocused();
  await expect(page.getByRole("row", { name: /Kerala Backwaters/ })).toBeVisible();
  await expect(page).toHaveURL("/admin/tours?q=kerala");
  await page.getByRole("link", { name: "Tours", exact: true }).click();
  await expect(search).toHaveValue("");
  await page.goBack();
  await expect(search).toHaveValue("kerala");
  await page.getByRole("link", { name: "Tours", exact: true }).click();
  await expect(page).toHaveURL("/admin/tours");
  await expect(search).toHaveValue("");

  // Change the filters faster than the list can load.
  await page.getByLabel("Type").selectOption("International");
  await page.getByLabel("Category", { exact: true }).selectOption("Quiet islands");
  await page.getByLabel("Featured only").click();
  await page.getByLabel("Sort by").selectOption("Title, A to Z");
  await expect(page).toHaveURL(/featured=yes&sort=title$/);
  await expect(page.getByText("30 tours")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(26);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await search.fill("sorted");
  const url =
    "/admin/tours?type=international&category=Quiet+islands&featured=yes&sort=title&q=sorted";
  await expect(page).toHaveURL(url);
  await expect(page.getByRole("row").nth(1)).toContainText(
    /sorted tour 1.*Quiet islands.*Featured/,
  );
  await page.getByRole("link", { name: "Edit sorted tour 1", exact: true }).click();
  await expect(page.getByText("Update details for sorted tour 1")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("Quiet islands");
  await expect(page.getByLabel("Featured only")).toBeChecked();

  await page.getByLabel("Type").selectOption("Domestic");
  await expect(page.getByText("No tours found")).toBeVisible();
  await expect(
    page.getByText("No tour fits these filters: Domestic, Featured only."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/admin/tours?q=sorted");
  await expect(page.getByText("30 tours")).toBeVisible();
  await remove();
  await site.admin.from("categories").delete().eq("name", category.name);
});

test("deleting a tour asks first, reports a failure and moves the focus; Undo and Ctrl+Z restore it unchanged", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  await addTour(site, { id: "del-older", title: "The older one" });
  const facts = { price: "ரூ. 12,500", duration: "10 Days / 9 Nights" };
  const tour = await addTour(site, { id: "del-newer", title: "The newer one", ...facts });
  const stored = async () => (await site.admin.from("tours").select().eq("id", "del-newer")).data;
  const before = await stored();
  await signIn(page, site, "/admin/tours");
  const row = page.getByRole("row", { name: /The newer one/ });

  const expectAllColumns = async (width: number, languages: string[] = []) => {
    await page.setViewportSize({ width, height: 800 });
    const heads = ["Title", "Type", "Price", "Duration", "Next date", ...languages, "Actions"];
    await expect(page.getByRole("columnheader")).toHaveText(heads);
    const gaps = await row.locator("th, td").evaluateAll((cells) =>
      cells.map((cell) => {
        const next = cell.nextElementSibling?.getBoundingClientRect().left ?? innerWidth;
        return next - cell.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(-1.5);
  };
  await test.step("all columns are fully visible beside the menu", async () => {
    await withCompany(site, { tamil: "operators", hindi: "operators" }, async () => {
      await expectAllColumns(1280, ["Tamil", "Hindi"]);
    });
    await expectAllColumns(1024);
  });

  const remove = page.getByRole("button", { name: "Delete The newer one" });
  page.once("dialog", (dialog) => {
    expect(dialog.message()).toBe("Are you sure you want to delete this tour?");
    void dialog.dismiss();
  });
  await remove.click();
  await expect(row).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await refuseWrites(page, "tours", "the disk is full");
  await remove.click();
  await expectToast(page, "Failed to delete tour");
  await expect(row).toBeVisible();
  await mendWrites(page, "tours");
  await remove.press("Enter");
  await expectSaved(page, "Tour deleted successfully");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  // A toast under the pointer stays.
  await undo.hover();
  await expect(page.getByRole("button", { name: "Delete The older one" })).toBeFocused();
  await expect(row).toHaveCount(0);

  await refuseWrites(page, "tours", "the disk is full");
  await undo.click();
  await expectToast(page, "Could not undo: the disk is full");
  await mendWrites(page, "tours");
  const failed = page.getByRole("listitem").filter({ hasText: "Could not undo" });
  await failed.getByRole("button", { name: "Undo" }).click();
  await expectSaved(page, "Deletion undone");
  await expect(row).toBeVisible();
  await remove.click();
  await expectSaved(page, "Tour deleted successfully");
  // In the search field, Ctrl+Z undoes typing. On the page it undoes the deletion.
  await page.getByLabel("Search").press("Control+z");
  await page.getByRole("heading", { name: "Tours", level: 1 }).press("Control+z");
  await expectSaved(page, "Deletion undone");
  await expect(row).toBeVisible();
  expect(await stored()).toEqual(before);
  expect((await page.request.get(tour.path)).status()).toBe(200);

  // Leaving the screen removes the Undo button.
  await remove.click();
  await expect(undo).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).press("Control+z");
  await page.getByRole("link", { name: "Trash" }).click();
  await expect(page.getByRole("heading", { name: "The newer one" })).toBeVisible();
  await site.admin.from("tours").delete().eq("id", "del-older");
  await emptyTrash(site);
});
