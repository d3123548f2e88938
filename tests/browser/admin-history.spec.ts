import type { Page } from "@playwright/test";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectFailedRequests, expectToast, mendWrites, refuseWrites } from "./panel";
import { addTour } from "./tour-rows";

const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

function acceptQuestions(page: Page) {
  page.on("dialog", (question) => void question.accept());
}

async function tourRow(site: Site, id: string) {
  const { data } = await site.admin.from("tours").select("*").eq("id", id).maybeSingle();
  return data;
}

async function emptyTrash(site: Site) {
  await site.admin.from("row_versions").delete().eq("action", "delete");
}

test("Undo and Ctrl+Z restore a deleted tour unchanged and in its place", async ({
  page,
  site,
  consoleErrors,
}) => {
  const tour = await addTour(site, { id: "undone", created_at: "2021-03-04T05:06:07.891+00:00" });
  const before = await tourRow(site, "undone");
  await signIn(page, site, "/admin/tours?q=undone");
  acceptQuestions(page);
  const remove = page.getByRole("button", { name: "Delete Tour undone" });
  await remove.click();
  await expectToast(page, "Tour deleted successfully");
  await expect(page.getByRole("row", { name: /Tour undone/ })).toHaveCount(0);

  const refused = await refuseWrites(page, "tours", "the disk is full");
  await undo(page).click();
  await expectToast(page, "Could not undo: the disk is full");
  expect(refused.count).toBe(1);
  await mendWrites(page, "tours");
  // In the search field, Ctrl+Z undoes typing. On the page it undoes the deletion.
  await page.getByLabel("Search").press("Control+z");
  await page.getByRole("heading", { name: "Tours", level: 1 }).press("Control+z");
  await expectToast(page, "Deletion undone");
  await expect(page.getByRole("row", { name: /Tour undone/ })).toBeVisible();
  expect(await tourRow(site, "undone")).toEqual(before);
  await expect.poll(async () => (await page.request.get(tour.path)).status()).toBe(200);

  await remove.click();
  await expect(undo(page)).toBeVisible();
  await expect(page.getByRole("row", { name: /Tour undone/ })).toHaveCount(0);
  await undo(page).click();
  await expect(page.getByRole("row", { name: /Tour undone/ })).toBeVisible();
  expect(await tourRow(site, "undone")).toEqual(before);

  // Leaving the screen removes the Undo button.
  await remove.click();
  await expect(undo(page)).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).press("Control+z");
  await page.getByRole("link", { name: "Trash" }).click();
  await expect(page.getByRole("heading", { name: "Tour undone" })).toBeVisible();
  await emptyTrash(site);
  expectFailedRequests(consoleErrors);
});

test("Undo restores a category, an image, a testimonial and a section in its place", {
  tag: "@long",
}, async ({ page, site }) => {
  const picture = "/posters/placeholder.svg";
  const { admin } = site;
  await admin.from("categories").insert({ name: "Islands undone", type: "domestic" });
  await admin.from("carousel_images").delete().eq("section", "about");
  for (const [order, caption] of ["First", "Middle", "Last"].entries()) {
    const image = { section: "about", caption, order, url: picture };
    await admin.from("carousel_images").insert(image);
  }
  await admin.from("testimonials").insert({
    name: "Undone Devi",
    image: "/posters/avatar.svg",
    location: "Madurai",
    comment: "A calm and careful trip.",
  });
  await signIn(page, site, "/admin/categories");
  acceptQuestions(page);

  await page.getByRole("button", { name: "Delete Islands undone" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Category deleted successfully");
  await undo(page).click();
  await expect(page.getByRole("row", { name: /Islands undone/ })).toBeVisible();

  await page.getByRole("link", { name: "Carousel Images" }).click();
  await page.getByLabel("Section").selectOption("about");
  await page.getByRole("button", { name: "Delete Middle" }).click();
  await expectToast(page, "Image deleted successfully");
  await undo(page).click();
  const captions = page.getByRole("listitem").getByRole("heading");
  await expect(captions).toHaveText(["First", "Middle", "Last"]);
  const storedOrder = async () => {
    const { data } = await admin
      .from("carousel_images")
      .select("caption, order")
      .eq("section", "about")
      .order("order");
    return data?.map(({ caption, order }) => caption + order);
  };
  await expect.poll(storedOrder).toEqual(["First0", "Middle1", "Last2"]);

  await page.getByRole("link", { name: "Testimonials" }).click();
  await page.getByRole("button", { name: "Delete Undone Devi" }).click();
  await expectToast(page, "Testimonial deleted successfully");
  await undo(page).click();
  await expect(page.getByRole("heading", { name: "Undone Devi" })).toBeVisible();

  await page.getByRole("link", { name: "About Page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About Page" })).toBeVisible();
  const sections = page.getByRole("listitem").getByRole("heading");
  await expect(sections).not.toHaveCount(0);
  const titles = await sections.allTextContents();
  await page.getByRole("button", { name: `Delete ${titles[0]}` }).click();
  await expectToast(page, "Section deleted successfully");
  await expect(sections).toHaveText(titles.slice(1));
  await undo(page).press("Enter");
  await expect(page.getByRole("button", { name: `Delete ${titles[1]}` })).toBeFocused();
  await expect(sections).toHaveText(titles);

  await admin.from("categories").delete().eq("name", "Islands undone");
  await admin.from("carousel_images").delete().eq("section", "about");
  await admin.from("testimonials").delete().eq("name", "Undone Devi");
  await emptyTrash(site);
});

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
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoBarriers(page, `the trash at ${width} px`);
    await expectNoSidewaysScroll(page);
  }

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
  await expectToast(page, "Restored");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expect.poll(async () => (await page.request.get(tour.path)).status()).toBe(200);
  const list = async () => (await page.request.get("/domestic-tours")).text();
  expect(await list()).toContain("மதுரை in the trash");

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

test("an operator compares versions of a tour and fills the form from an old one, unsaved", async ({
  page,
  site,
}) => {
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
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoBarriers(page, `the history at ${width} px`);
  }
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
    await dialog.getByRole("button", { name: "Use this version" }).first().click();
    await expect(text).toHaveValue(before);
    const stored = page.waitForResponse((response) => response.request().method() === "PATCH");
    await save.click();
    expect((await stored).ok()).toBe(true);
    if (open) await expect(page.getByRole("dialog")).toHaveCount(0);
    else await expect(save).toBeEnabled();
  }
});
