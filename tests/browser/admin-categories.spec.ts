import { expect, signIn, test } from "./fixtures";
import { expectFailedRequests, expectSaved, expectToast, refuseWrites } from "./panel";
import { addTour } from "./tour-rows";

test("an operator adds, filters, renames and deletes categories, and tours get the new name", async ({
  page,
  site,
}) => {
  await signIn(page, site, "/admin/categories");
  await expect(page.getByRole("heading", { name: "Categories Management" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText(["Name", "Type", "Actions"]);

  await page.getByRole("button", { name: "Add Category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Category Name").fill(" Coral reefs ");
  await dialog.getByLabel("Type").selectOption("international");
  await dialog.getByRole("button", { name: "Add Category" }).click();
  await expectSaved(page, "Category created successfully");
  await expect(page.getByRole("row", { name: /Coral reefs International/ })).toBeVisible();

  await page.getByRole("button", { name: "Add Category" }).click();
  const name = dialog.getByLabel("Category Name");
  await name.fill("coral Reefs");
  await dialog.getByLabel("Type").selectOption("international");
  await dialog.getByRole("button", { name: "Add Category" }).click();
  const refusal = "There is a category of this name already.";
  await expect(dialog.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
  await expect(name).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();

  await page.getByLabel("Show").selectOption("domestic");
  await expect(page.getByRole("row", { name: /Coral reefs/ })).toHaveCount(0);
  await page.getByLabel("Show").selectOption("all");

  const reefs = { type: "international", category: "Coral reefs" } as const;
  const tour = await addTour(site, { id: "reef-tour", ...reefs });
  await page.getByRole("button", { name: "Edit Coral reefs" }).click();
  await dialog.getByLabel("Category Name").fill("Reefs");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Category updated successfully");
  const renamed = await site.anonymous.from("tours").select("category").eq("id", "reef-tour");
  expect(renamed.data).toEqual([{ category: "Reefs" }]);

  await page.getByRole("button", { name: "Delete Reefs" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(question).toContainText('"Reefs"');
  await expect(question).toContainText("cannot be undone");
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await expectSaved(page, "Category deleted successfully");
  await expect(page.getByRole("row", { name: /Reefs/ })).toHaveCount(0);
  await expect(page.locator("tbody button:focus")).toHaveAccessibleName(/^Delete /);
  await tour.remove();

  // If the operator changes the type, the form says how many tours lose their category.
  const { data: tours } = await site.anonymous
    .from("tours")
    .select("id")
    .match({ type: "domestic", category: "South India" });
  expect(tours?.length).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Edit South India" }).click();
  const type = dialog.getByLabel("Type");
  const warning = `${tours?.length} tours keep their type and become uncategorized.`;
  await expect(type).toHaveAccessibleDescription("");
  await type.selectOption("international");
  await expect(type).toHaveAccessibleDescription(warning);
  await type.selectOption("domestic");
  await expect(type).toHaveAccessibleDescription("");
});

test("the tours of a deleted category move to the one that the operator chooses, and back with Undo", {
  tag: "@long",
}, async ({ page, site }) => {
  await site.admin.from("categories").insert([
    { name: "Lagoons", type: "domestic" },
    { name: "Islands", type: "domestic" },
    { name: "Atolls", type: "international" },
  ]);
  const tour = await addTour(site, { id: "lagoon-tour", category: "Lagoons" });
  const category = async () =>
    (await site.anonymous.from("tours").select("category").eq("id", "lagoon-tour").single()).data;
  await signIn(page, site, "/admin/categories");
  await page.getByRole("button", { name: "Delete Islands" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  const others = question.getByLabel("Move its tours to");
  await expect(others).toHaveCount(0);
  await question.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Delete Lagoons" }).click();
  await expect(question).toContainText("1 tour has this category.");
  await expect(others).toHaveValue("");
  await expect(others.getByRole("option", { name: /Atolls|Lagoons/ })).toHaveCount(0);
  await others.selectOption("Islands");
  await question.getByRole("button", { name: "Delete" }).click();
  await expectSaved(page, "Category deleted successfully");
  expect(await category()).toEqual({ category: "Islands" });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectSaved(page, "Deletion undone");
  expect(await category()).toEqual({ category: "Lagoons" });
  await tour.remove();
  await site.admin.from("categories").delete().in("name", ["Lagoons", "Islands", "Atolls"]);
});

test("a category that cannot be saved or deleted: the server's message is shown, and the dialog stays", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  await signIn(page, site, "/admin/categories");
  await refuseWrites(page, "categories", "not today");
  await page.getByRole("button", { name: "Add Category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Category Name").fill("Deserts");
  const add = dialog.getByRole("button", { name: "Add Category" });
  await add.press("Enter");
  await expectToast(page, "Failed to create category: not today");
  await expect(add).toBeFocused();
  await expect(dialog.getByLabel("Category Name")).toHaveValue("Deserts");

  // While a dialog is open, toasts are inside it, because the rest of the page is inert.
  await expect(dialog.locator("[data-sonner-toast]").first()).toBeVisible();

  await dialog.getByLabel("Category Name").press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Delete Kerala" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Failed to delete category: not today");
  await expect(question).toBeVisible();
  expectFailedRequests(consoleErrors);
});
