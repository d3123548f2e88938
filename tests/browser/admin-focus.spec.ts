import { expect, signIn, test } from "./fixtures";
import { expectFailedRequests, expectToast, mendWrites, refuseWrites } from "./panel";
import { addTour } from "./tour-rows";

test("after a tour is deleted, the focus is on the tour now in its place", async ({
  page,
  site,
}) => {
  await addTour(site, { id: "focus-older", title: "The older one" });
  await addTour(site, { id: "focus-newer", title: "The newer one" });
  await signIn(page, site, "/admin/tours");
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete The newer one" }).press("Enter");
  await expectToast(page, "Tour deleted successfully");
  await expect(page.getByRole("button", { name: "Delete The older one" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /The older one/ })).toHaveCount(0);
  await expect(
    page
      .locator("tbody tr")
      .first()
      .getByRole("button", { name: /^Delete/ }),
  ).toBeFocused();
});

test("after a deletion was confirmed, the focus is back in the list", async ({ page, site }) => {
  const { error } = await site.admin.from("categories").insert([
    { name: "Zebra plains", type: "domestic" },
    { name: "Zigzag roads", type: "domestic" },
  ]);
  expect(error).toBeNull();
  await signIn(page, site, "/admin/categories");
  for (const name of ["Zebra plains", "Zigzag roads"]) {
    await page.getByRole("button", { name: `Delete ${name}` }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByRole("row", { name: new RegExp(name) })).toHaveCount(0);
    await expect(page.locator("tbody").getByRole("button", { name: /^Delete / })).not.toHaveCount(
      0,
    );
    await expect(page.locator("tbody button:focus")).toHaveAccessibleName(/^Delete /);
  }
});

test("after the only card of a list is deleted, the focus is on the heading", async ({
  page,
  site,
}) => {
  await site.admin.from("carousel_images").delete().eq("section", "about");
  await site.admin
    .from("carousel_images")
    .insert({ section: "about", url: "/posters/placeholder.svg", caption: "Only", order: 0 });
  await signIn(page, site, "/admin/carousel-images");
  await page.getByLabel("Section").selectOption("about");
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete Only" }).press("Enter");
  await expect(page.getByText("No images found for this section.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a form saved in vain with Enter keeps the focus in its field", async ({
  page,
  site,
  consoleErrors,
}) => {
  await signIn(page, site, "/admin/site-settings");
  await refuseWrites(page, "company_info", "not today");
  const tagline = page.getByLabel("Tagline");
  await tagline.press("Enter");
  await expectToast(page, "Failed to update company info");
  await expect(tagline).toBeFocused();
  await mendWrites(page, "company_info");
  expectFailedRequests(consoleErrors);
});

test("after a dialog whose row has gone, Tab goes on in the list", async ({ page, site }) => {
  await site.admin
    .from("carousel_images")
    .insert({ section: "about", url: "/posters/placeholder.svg", caption: "Leaving", order: 0 });
  await signIn(page, site, "/admin/carousel-images");
  await page.getByLabel("Section").selectOption("about");
  await page.getByRole("button", { name: "Edit Leaving" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Section").selectOption("testimonials");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("No images found for this section.")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("#main :focus")).toHaveCount(1);
  await site.admin.from("carousel_images").delete().eq("caption", "Leaving");
});

test("a star pressed twice by keyboard, and once in vain, keeps the focus", async ({
  page,
  site,
  consoleErrors,
}) => {
  await signIn(page, site, "/admin/testimonials");
  const star = page.getByRole("button", { name: /^Featured: / }).first();
  const before = await star.getAttribute("aria-pressed");
  const after = String(before !== "true");
  await star.press("Enter");
  await expect(star).toHaveAttribute("aria-pressed", after);
  await expect(star).toBeEnabled();
  await expect(star).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(star).toHaveAttribute("aria-pressed", String(before));
  await expect(star).toBeEnabled();

  await refuseWrites(page, "testimonials", "not today");
  await page.keyboard.press("Enter");
  await expectToast(page, "Error: not today");
  await expect(star).toBeFocused();
  await mendWrites(page, "testimonials");
  expectFailedRequests(consoleErrors);
});

test("a dialog whose save failed keeps the focus on its button", async ({
  page,
  site,
  consoleErrors,
}) => {
  await signIn(page, site, "/admin/categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Category Name").fill("Refused");
  await refuseWrites(page, "categories", "not today");
  const add = dialog.getByRole("button", { name: "Add Category" });
  await add.press("Enter");
  await expectToast(page, "Failed to create category: not today");
  await expect(add).toBeFocused();
  await mendWrites(page, "categories");
  expectFailedRequests(consoleErrors);
});

test("the last day but one is removed by keyboard, and the focus stays in the list", async ({
  page,
  site,
}) => {
  await signIn(page, site, "/admin/tours/new");
  await page.getByRole("button", { name: "Add Day" }).press("Enter");
  await page.getByRole("button", { name: /^Remove day 2/ }).press("Enter");
  await expect(page.getByRole("button", { name: /^Remove day/ })).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Remove day/ })).toBeDisabled();
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("a move that failed leaves the focus on its button", async ({ page, site, consoleErrors }) => {
  await signIn(page, site, "/admin/about-sections");
  const down = page.getByRole("button", { name: /^Move .* down$/ }).first();
  await refuseWrites(page, "about_sections", "not today");
  await down.press("Enter");
  await expectToast(page, "Error: not today");
  await expect(down).toBeFocused();
  await mendWrites(page, "about_sections");
  expectFailedRequests(consoleErrors);
});
