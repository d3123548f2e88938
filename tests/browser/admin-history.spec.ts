import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectFailedRequests, expectSaved, expectToast } from "./panel";
import { emptyTrash } from "./site-rows";
import { addTour } from "./tour-rows";

async function tourRow(site: Site, id: string) {
  const { data } = await site.admin.from("tours").select("*").eq("id", id).maybeSingle();
  return data;
}

test("an operator searches the trash, sees who deleted what, restores it or deletes it for good", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  await emptyTrash(site);
  await signIn(page, site, "/admin/trash");
  await expect(page.getByText("The trash is empty.")).toBeVisible();

  const tour = await addTour(site, { id: "in-trash", title: "மதுரை in the trash" });
  await tour.remove();
  await site.admin.from("categories").insert({ name: "Twice", type: "domestic" });
  await site.admin.from("categories").delete().eq("name", "Twice");
  await site.admin.from("categories").insert({ name: "Twice", type: "domestic" });

  const item = page.getByRole("listitem").filter({ hasText: "மதுரை in the trash" });
  await expect(item).toContainText(/Tour Deleted .* by admin@example\.com/);
  await expect(item.locator("img")).toHaveAttribute("src", "/posters/tour-fallback.svg");
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoBarriers(page, "the filled trash");
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const category = page.getByRole("listitem").filter({ hasText: "Twice" });
  await category.getByRole("button", { name: "Restore" }).click();
  await expectToast(
    page,
    "Could not restore: There is another category of the same name and type by now. Rename or delete that one first.",
  );
  await page.getByLabel("Search").fill("மதுரை nothing");
  await page.getByLabel("Search").press("Enter");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByLabel("Search").fill("trash மதுரை");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(category).toHaveCount(0);
  await item.getByRole("button", { name: "Restore" }).click();
  await expectSaved(page, "Restored");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expect.poll(async () => (await page.request.get(tour.path)).status()).toBe(200);

  await page.getByRole("link", { name: "Trash" }).click();
  await expect(page.getByLabel("Search")).toHaveValue("");
  await category.getByRole("button", { name: "Delete for good" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText('"Twice" and its history will be gone.');
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(category).toHaveCount(1);
  await category.getByRole("button", { name: "Delete for good" }).click();
  await question.getByRole("button", { name: "Delete for good" }).click();
  await expectToast(page, "Deleted for good");
  await expect(page.getByText("The trash is empty.")).toBeVisible();
  await tour.remove();
  await site.admin.from("categories").delete().eq("name", "Twice");
  await emptyTrash(site);
  expectFailedRequests(consoleErrors);
});

test("an operator compares versions of a tour and fills the form from an old one, unsaved", {
  tag: "@long",
}, async ({ page, site }) => {
  const tour = await addTour(site, {
    id: "versions",
    price: "₹1,000",
    highlights: [{ value: "Boats" }],
  });
  const change = (values: object) => site.admin.from("tours").update(values).eq("id", "versions");
  await change({ price: "₹2,000", highlights: [{ value: "Boats" }, { value: "Elephants" }] });
  await change({ title: "A longer title" });
  await signIn(page, site, "/admin/tours/edit/versions");
  const price = page.getByLabel("Price", { exact: true });
  await expect(price).toHaveValue("₹2,000");
  await page.getByRole("button", { name: "History" }).click();
  const dialog = page.getByRole("dialog", { name: "History" });
  const versions = dialog.getByRole("listitem");
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText("(current)");
  await expect(versions.nth(0)).toContainText("Saved by admin@example.com");
  await expect(versions.nth(0).locator("del")).toHaveText("OldTour versions");
  await expect(versions.nth(0).locator("ins")).toHaveText("NewA longer title");
  await expect(versions.nth(1).locator("dt")).toHaveText(["Price", "Highlights", "Price from"]);
  await expect(versions.nth(1).locator("del")).toHaveText(["Old₹1,000", "Old(empty)", "Old1000"]);
  await expect(versions.nth(1).locator("ins")).toHaveText(["New₹2,000", "NewElephants", "New2000"]);
  await expect(versions.nth(2)).toContainText("Oldest version");
  await versions.nth(2).getByRole("button", { name: "Use this version" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Tour versions");
  await expect(price).toHaveValue("₹1,000");
  await expect(page.getByRole("button", { name: "Remove highlight 2" })).toHaveCount(0);
  expect(await tourRow(site, "versions")).toMatchObject({ price: "₹2,000" });

  // The chosen version is unsaved, so a dialog asks before it is replaced or left.
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "History" }).click();
  await versions.nth(1).getByRole("button", { name: "Use this version" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(price).toHaveValue("₹1,000");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Tour updated successfully!");
  expect(await tourRow(site, "versions")).toMatchObject({
    title: "Tour versions",
    price: "₹1,000",
    highlights: [{ value: "Boats" }],
  });
  await tour.remove();
  await emptyTrash(site);
});

test("every form can be filled with an earlier version of its row", { tag: "@long" }, async ({
  page,
  site,
}) => {
  test.slow();
  await signIn(page, site);
  for (const { link, open, field, message } of [
    { link: "Hero Sections", open: undefined, field: "Subtitle", message: "Hero section" },
    { link: "Site Settings", open: undefined, field: "Tagline", message: "Company info" },
    { link: "Testimonials", open: /^Edit/, field: "Location", message: "Testimonial" },
    { link: "About Page", open: /^Edit/, field: "Content", message: "Section" },
    { link: "Carousel Images", open: /^Edit/, field: "Caption", message: "Image" },
  ]) {
    await page.getByRole("link", { name: link }).click();
    const openForm = async () => {
      if (open) await page.getByRole("button", { name: open }).first().click();
    };
    await openForm();
    const text = page.getByLabel(field, { exact: true });
    const before = await text.inputValue();
    await text.fill(`${before}, changed`);
    const save = page.getByRole("button", { name: /^Save/ });
    await save.click();
    await expectToast(page, `${message} updated successfully`);
    await openForm();
    await expect(text).toHaveValue(`${before}, changed`);
    await page.getByRole("button", { name: "History" }).click();
    const dialog = page.getByRole("dialog", { name: "History" });
    await expect(dialog.locator("dt").first()).toHaveText(field);
    if (open) await expectNoBarriers(page, `the history of ${link}`);
    await dialog.getByRole("button", { name: "Use this version" }).first().click();
    await expect(text).toHaveValue(before);
    const stored = page.waitForResponse((response) => response.request().method() === "PATCH");
    await save.click();
    expect((await stored).ok()).toBe(true);
    if (open) await expect(page.getByRole("dialog")).toHaveCount(0);
    else await expect(save).toBeEnabled();
  }
});
