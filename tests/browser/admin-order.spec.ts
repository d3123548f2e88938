import type { Page } from "@playwright/test";
import { expect, type Site, signIn, test } from "./fixtures";
import {
  confirmed,
  expectFailedRequests,
  expectSaved,
  expectToast,
  expectWrites,
  mendWrites,
  refuseWrites,
} from "./panel";

async function fillSection(site: Site, captions: string[]) {
  const rows = captions.map((caption, order) => ({
    section: "about",
    caption,
    order,
    url: "/posters/placeholder.svg",
  }));
  expect((await site.admin.from("carousel_images").insert(rows)).error).toBeNull();
}

/** Returns the stored captions, each followed by its order, such as "A0 B1 C2". */
async function stored(site: Site): Promise<string> {
  const { data } = await site.anonymous
    .from("carousel_images")
    .select("caption, order")
    .eq("section", "about")
    .order("order");
  return (data ?? []).map(({ caption, order }) => `${caption}${order}`).join(" ");
}

async function aboutOrders(site: Site): Promise<number[]> {
  const { data } = await site.anonymous
    .from("about_sections")
    .select("section_order")
    .order("section_order");
  return (data ?? []).map((row) => row.section_order);
}

test.beforeEach(async ({ site }) => {
  await site.admin.from("carousel_images").delete().in("section", ["about", "testimonials"]);
});

const shown = (page: Page) => page.getByRole("listitem").getByRole("heading");

test("an operator adds, edits, reorders and deletes carousel images", { tag: "@long" }, async ({
  page,
  site,
}) => {
  await signIn(page, site, "/admin/carousel-images");
  await expect(page.getByText("Order: 1", { exact: true })).toBeVisible();
  await page.getByLabel("Section").selectOption("about");
  await expect(page.getByText("No images found for this section.")).toBeVisible();
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: "Add", exact: true });

  await test.step("the Add button can be pressed while the URL field still has the focus", async () => {
    await page.getByRole("button", { name: "Add Image" }).click();
    await expect(add).toBeDisabled();
    await dialog.getByLabel("Caption").fill("A");
    await dialog.getByLabel("Image URL").pressSequentially("/posters/carousel-1.svg");
    await expect(add).toBeEnabled();
    await add.hover();
    await page.mouse.down();
    // The blur shows the preview, which must not move the button before the mouse is released.
    await expect(dialog.getByAltText("Preview")).toHaveJSProperty("complete", true);
    await page.mouse.up();
    await expectSaved(page, "Image added successfully");
  });
  for (const caption of ["B", "C"]) {
    await page.getByRole("button", { name: "Add Image" }).click();
    await dialog.getByLabel("Image URL").fill("/posters/placeholder.svg");
    await dialog.getByLabel("Caption").fill(caption);
    await add.click();
    await expectSaved(page, "Image added successfully");
    await expect(shown(page).last()).toHaveText(caption);
  }
  expect(await stored(site)).toBe("A0 B1 C2");
  await expect(page.getByRole("button", { name: "Move A up" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Move C down" })).toBeDisabled();

  await page.getByRole("button", { name: "Move C up" }).click();
  await expect(shown(page)).toHaveText(["A", "C", "B"]);
  await expectWrites(page, 2);
  expect(await stored(site)).toBe("A0 C1 B2");

  // After the dialog moves its row to another section, Shift+Tab still stays in the main content.
  await page.getByRole("button", { name: "Edit A" }).press("Enter");
  await dialog.getByLabel("Section").selectOption("testimonials");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expectSaved(page, "Image updated successfully");
  await expect(shown(page)).toHaveText(["C", "B"]);
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("#main :focus")).toHaveCount(1);
  for (const caption of ["C", "B"]) {
    const remove = page.getByRole("button", { name: `Delete ${caption}` });
    const question = await confirmed(page, () => remove.press("Enter"));
    expect(question).toBe("Are you sure you want to delete this image?");
    await expectSaved(page, "Image deleted successfully");
    await expect(page.getByText(caption, { exact: true })).toHaveCount(0);
  }
  await expect(page.getByText("No images found for this section.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expectSaved(page, "Deletion undone");
  await expect(shown(page)).toHaveText(["B"]);
  await site.admin.from("carousel_images").delete().eq("section", "about");
});

test("after a move, the button is still under the finger, and a second tap moves the same item", {
  tag: "@long",
}, async ({ page, site }) => {
  await fillSection(site, ["A", "B", "C", "D", "E"]);
  await signIn(page, site, "/admin/carousel-images");
  await page.getByLabel("Section").selectOption("about");
  const up = page.getByRole("button", { name: "Move E up" });
  // On a low screen, the browser's scroll anchoring would act too.
  for (const [height, once, twice] of [
    [844, "ABCED", "ABECD"],
    [500, "AEBCD", "EABCD"],
  ] as const) {
    await page.setViewportSize({ width: 390, height });
    await up.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await up.boundingBox()) ?? {};
    for (const order of [once, twice]) {
      await expect(up).toBeEnabled();
      await page.mouse.click(x + 20, y + 20);
      await expect(shown(page)).toHaveText([...order]);
      if (order === "EABCD") continue;
      await expect.poll(async () => (await up.boundingBox())?.y).toBeCloseTo(y, -1);
    }
  }
  await site.admin.from("carousel_images").delete().eq("section", "about");
});

test("an operator adds, reorders, edits and deletes About sections", async ({
  page,
  site,
  consoleErrors,
}) => {
  await signIn(page, site, "/admin/about-sections");
  await expect(page.getByText("Section 1", { exact: true })).toBeVisible();
  const down = page.getByRole("button", { name: /^Move .* down$/ }).first();
  await refuseWrites(page, "about_sections", "not today");
  await down.press("Enter");
  await expectToast(page, "Error: not today");
  await expect(down).toBeFocused();
  await mendWrites(page, "about_sections");

  await page.getByRole("button", { name: "Add Section" }).click();
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: "Add", exact: true });
  await dialog.getByLabel("Title").fill("Our van");
  await expect(add).toBeDisabled();
  await dialog.getByLabel("Content").fill("It seats twelve.");
  const layout = dialog.getByLabel("Layout");
  await layout.selectOption("People");
  for (const [at, name] of ["Asha", "Kumar"].entries()) {
    await dialog.getByRole("button", { name: "Add person" }).click();
    await dialog
      .getByRole("group", { name: `person ${at + 1}` })
      .getByLabel("Name")
      .fill(name);
  }
  await dialog.getByRole("button", { name: "Move person 2 up" }).click();
  await layout.selectOption("Wide picture");
  await expect(dialog.getByText("shown only with the layout People")).toBeVisible();
  await add.click();
  await expectSaved(page, "Section added successfully");
  const { data } = await site.anonymous
    .from("about_sections")
    .select("people")
    .eq("title", "Our van");
  expect(data).toMatchObject([{ people: [{ name: "Kumar" }, { name: "Asha" }] }]);
  await expect(shown(page).nth(2)).toHaveText("Our van");
  await expect(page.getByText("Section 3", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Move Our van up" }).click();
  await expect(shown(page).nth(1)).toHaveText("Our van");
  // A move is two separate updates (spec §4).
  await expectWrites(page, 2);
  expect(await aboutOrders(site)).toEqual([0, 1, 2]);

  await page.getByRole("button", { name: "Edit Our van" }).click();
  await dialog.getByLabel("Title").fill("Our two vans");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectSaved(page, "Section updated successfully");
  const about = async () => (await page.request.get("/about-us")).text();
  expect(await about()).toContain("Our two vans");

  const remove = page.getByRole("button", { name: "Delete Our two vans" });
  const question = await confirmed(page, () => remove.click());
  expect(question).toBe("Are you sure you want to delete this section?");
  await expectSaved(page, "Section deleted successfully");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  // A toast under the pointer stays.
  await undo.hover();
  await expect(shown(page)).toHaveCount(2);
  await expect.poll(() => aboutOrders(site)).toEqual([0, 1]);
  await undo.click();
  await expectSaved(page, "Deletion undone");
  await expect(shown(page).nth(1)).toHaveText("Our two vans");
  await site.admin.from("about_sections").delete().eq("title", "Our two vans");
  expectFailedRequests(consoleErrors);
});

test("an image moves to the next page and back by the keyboard, and its button keeps the focus", {
  tag: "@long",
}, async ({ page, site }) => {
  const captions = Array.from({ length: 26 }, (_, n) => `Slide ${n + 1}`);
  await fillSection(site, captions);
  await signIn(page, site, "/admin/carousel-images?section=about");
  await expect(page.getByText("26 images")).toBeVisible();
  const down = page.getByRole("button", { name: "Move Slide 25 down" });
  await down.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText("Order: 26", { exact: true })).toBeVisible();
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute("aria-disabled", "true");
  expect(await stored(site)).toContain("Slide 2624 Slide 2525");

  const up = page.getByRole("button", { name: "Move Slide 25 up" });
  await up.press("Enter");
  await expect(page).not.toHaveURL(/page=2/);
  await expect(up).toBeFocused();
  expect(await stored(site)).toContain("Slide 2524 Slide 2625");
});
