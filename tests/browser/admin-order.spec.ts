import type { Page } from "@playwright/test";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectFailedRequests, expectToast, mendWrites, refuseWrites } from "./panel";

type Section = "about" | "testimonials";

async function fillSection(site: Site, section: Section, captions: string[]) {
  await site.admin.from("carousel_images").delete().eq("section", section);
  const rows = captions.map((caption, order) => ({
    section,
    caption,
    order,
    url: "/posters/placeholder.svg",
  }));
  const { error } = await site.admin.from("carousel_images").insert(rows);
  expect(error).toBeNull();
}

/** Returns the stored captions, each followed by its order, such as "A0 B1 C2". */
async function stored(site: Site, section: Section): Promise<string> {
  const { data } = await site.anonymous
    .from("carousel_images")
    .select("caption, order")
    .eq("section", section)
    .order("order")
    .order("caption");
  return (data ?? []).map(({ caption, order }) => `${caption}${order}`).join(" ");
}

async function aboutOrders(site: Site): Promise<number[]> {
  const { data } = await site.anonymous
    .from("about_sections")
    .select("section_order")
    .order("section_order");
  return (data ?? []).map((row) => row.section_order);
}

async function showSection(page: Page, section: Section) {
  await page.getByLabel("Section").selectOption(section);
  await expect(page.getByRole("button", { name: "Move A up" })).toBeVisible();
}

const shown = (page: Page) => page.getByRole("listitem").getByRole("heading");

test("an operator adds, edits, reorders and deletes carousel images", { tag: "@long" }, async ({
  page,
  site,
}) => {
  test.slow();
  await site.admin.from("carousel_images").delete().in("section", ["about", "testimonials"]);
  await signIn(page, site, "/admin/carousel-images");
  await expect(page.getByText("Order: 1", { exact: true })).toBeVisible();

  // The Add button can be clicked while the URL field still has the focus.
  await page.getByLabel("Section").selectOption("testimonials");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Add Image" }).click();
  const button = dialog.getByRole("button", { name: "Add", exact: true });
  await dialog.getByLabel("Image URL").pressSequentially("/posters/carousel-1.svg");
  await expect(button).toBeEnabled();
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // The blur shows the preview, which must not move the button before the mouse is released.
  await expect(dialog.getByAltText("Preview")).toHaveJSProperty("complete", true);
  await page.mouse.up();
  await expectToast(page, "Image added successfully");

  await page.getByLabel("Section").selectOption("about");
  await expect(page.getByText("No images found for this section.")).toBeVisible();

  for (const caption of ["A", "B", "C"]) {
    await page.getByRole("button", { name: "Add Image" }).click();
    const add = dialog.getByRole("button", { name: "Add", exact: true });
    await expect(add).toBeDisabled();
    await dialog.getByLabel("Image URL").fill("/posters/placeholder.svg");
    await expect(dialog.getByAltText("Preview")).toBeVisible();
    await dialog.getByLabel("Caption").fill(caption);
    await add.click();
    await expectToast(page, "Image added successfully");
    await expect(shown(page).last()).toHaveText(caption);
  }
  await expect.poll(() => stored(site, "about")).toBe("A0 B1 C2");
  await expect(page.getByRole("button", { name: "Move A up" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Move C down" })).toBeDisabled();

  const patches: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") patches.push(request.postData() ?? "");
  });
  await page.getByRole("button", { name: "Move C up" }).click();
  await expect(shown(page)).toHaveText(["A", "C", "B"]);
  await expect(page.getByRole("button", { name: "Move C up" })).toBeFocused();
  expect(patches).toEqual(['{"order":1}', '{"order":2}']);
  await expect(page.getByRole("button", { name: "Move C up" })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(shown(page)).toHaveText(["C", "A", "B"]);
  await expect.poll(() => stored(site, "about")).toBe("C0 A1 B2");

  await page.getByRole("button", { name: "Edit A" }).click();
  await dialog.getByLabel("Caption").fill("A again");
  await dialog.getByLabel("Section").selectOption("testimonials");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Image updated successfully");
  await expect(shown(page)).toHaveText(["C", "B"]);
  await expect.poll(() => stored(site, "about")).toBe("C0 B1");

  page.on("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: "Delete C" }).click();
  await expectToast(page, "Image deleted successfully");
  await expect(page.getByText("Order: 1", { exact: true })).toBeVisible();
  await expect.poll(() => stored(site, "about")).toBe("B0");

  // After the dialog moves its row to another section, Shift+Tab still stays in the main content.
  await page.getByRole("button", { name: "Edit B" }).press("Enter");
  await dialog.getByLabel("Section").selectOption("testimonials");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("No images found for this section.")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("#main :focus")).toHaveCount(1);

  await fillSection(site, "about", ["Only"]);
  await page.getByRole("button", { name: "Delete Only" }).press("Enter");
  await expect(page.getByText("No images found for this section.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("moves in two tabs at once lose no item, and the next move repairs the order", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  await fillSection(site, "testimonials", ["A", "B", "C", "D"]);
  await signIn(page, site, "/admin/carousel-images");
  const other = await page.context().newPage();
  await other.goto("/admin/carousel-images");
  for (const tab of [page, other]) await showSection(tab, "testimonials");
  await Promise.all([
    page.getByRole("button", { name: "Move B up" }).dispatchEvent("click"),
    other.getByRole("button", { name: "Move C up" }).dispatchEvent("click"),
  ]);
  await expect.poll(() => stored(site, "testimonials")).not.toBe("A0 B1 C2 D3");
  await page.reload();
  await page.getByLabel("Section").selectOption("testimonials");
  for (const tab of [page, other]) await expect(shown(tab)).toHaveCount(4);
  await page.getByRole("button", { name: "Move D up" }).click();
  await expect.poll(() => stored(site, "testimonials")).toMatch(/^\w0 \w1 D2 \w3$/);
  await expect(shown(other).nth(2)).toHaveText("D");
  expectFailedRequests(consoleErrors);
});

test("a move is complete after its first update, also if the second fails", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  await fillSection(site, "about", ["A", "B", "C"]);
  await signIn(page, site, "/admin/carousel-images");
  await showSection(page, "about");
  await expect(page.getByText(/^Order: /)).toHaveText(["Order: 1", "Order: 2", "Order: 3"]);
  let patches = 0;
  await page.route("**/rest/v1/carousel_images*", (route) => {
    if (route.request().method() === "PATCH") patches += 1;
    if (route.request().method() !== "PATCH" || patches !== 2) return route.fallback();
    return route.fulfill({ status: 500, json: { message: "no second step" } });
  });
  await page.getByRole("button", { name: "Move A down" }).click();
  await expect(shown(page)).toHaveText(["B", "A", "C"]);
  expect(patches).toBe(2);
  expect(await stored(site, "about")).toBe("B0 A1 C2");
  expectFailedRequests(consoleErrors);
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
  await add.click();
  await expectToast(page, "Section added successfully");
  await expect(shown(page).nth(2)).toHaveText("Our van");
  await expect(page.getByText("Section 3", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Move Our van up" }).click();
  await expect(shown(page).nth(1)).toHaveText("Our van");
  await expect.poll(() => aboutOrders(site)).toEqual([0, 1, 2]);

  await page.getByRole("button", { name: "Edit Our van" }).click();
  await dialog.getByLabel("Title").fill("Our two vans");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Section updated successfully");
  const about = async () => (await page.request.get("/about-us")).text();
  expect(await about()).toContain("Our two vans");

  page.once("dialog", (question) => {
    expect(question.message()).toBe("Are you sure you want to delete this section?");
    void question.accept();
  });
  await page.getByRole("button", { name: "Delete Our two vans" }).click();
  await expectToast(page, "Section deleted successfully");
  await expect(shown(page)).toHaveCount(2);
  await expect.poll(() => aboutOrders(site)).toEqual([0, 1]);
  expectFailedRequests(consoleErrors);
});

test("an image moves to the next page and back by the keyboard, and its button keeps the focus", async ({
  page,
  site,
}) => {
  const captions = Array.from({ length: 26 }, (_, n) => `Slide ${n + 1}`);
  await fillSection(site, "about", captions);
  await signIn(page, site, "/admin/carousel-images?section=about");
  await expect(page.getByText("26 images")).toBeVisible();
  const down = page.getByRole("button", { name: "Move Slide 25 down" });
  await down.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText("Order: 26", { exact: true })).toBeVisible();
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute("aria-disabled", "true");
  expect(await stored(site, "about")).toContain("Slide 2624 Slide 2525");

  const up = page.getByRole("button", { name: "Move Slide 25 up" });
  await up.press("Enter");
  await expect(page).not.toHaveURL(/page=2/);
  await expect(up).toBeFocused();
  expect(await stored(site, "about")).toContain("Slide 2524 Slide 2625");
  await site.admin.from("carousel_images").delete().eq("section", "about");
});
