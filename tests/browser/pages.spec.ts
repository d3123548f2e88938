import { expectNoSidewaysScroll } from "./barriers";
import { expect, signIn, test } from "./fixtures";
import { confirmed, expectFailedRequests, expectSaved, expectWrites } from "./panel";

test("an operator publishes the proposed terms, adds a page, and takes it back", async ({
  page,
  site,
  consoleErrors,
}) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const footer = async () => /<footer[\s\S]*<\/footer>/.exec(await read("/"))?.[0] ?? "";
  const dialog = page.getByRole("dialog");
  const main = page.getByRole("main");
  expect(await footer()).not.toContain("/pages/");
  expect((await page.request.get("/pages/privacy")).status()).toBe(404);
  await signIn(page, site, "/admin/pages");

  await test.step("a draft is published: footer, sitemap and page have it at once", async () => {
    await page.getByRole("button", { name: "Edit Terms and refunds" }).click();
    await dialog.getByLabel("Status").selectOption("Published");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectSaved(page, "Page updated successfully");
    await page.getByRole("button", { name: "More: Terms and refunds" }).click();
    await expect(page.getByRole("link", { name: "View on site", exact: true })).toHaveAttribute(
      "href",
      /\/pages\/terms-and-refunds$/,
    );
    await page.keyboard.press("Escape");
    expect(await footer()).toContain('href="/pages/terms-and-refunds"');
    expect(await footer()).not.toContain("/pages/privacy");
    const sitemap = await read("/sitemap.xml");
    expect(sitemap).toContain("/pages/terms-and-refunds</loc>");
    expect(sitemap).not.toContain("/pages/privacy");
    const visitor = await page.context().newPage();
    await visitor.setViewportSize({ width: 195, height: 700 });
    await visitor.goto("/");
    await visitor.getByRole("link", { name: "Terms and refunds" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Terms and refunds");
    await expect(visitor.getByText("At 15-30 days we refund 70%")).toBeVisible();
    await expect(visitor.getByRole("heading", { level: 2 }).first()).toHaveText(
      "Booking and payment",
    );
    await expectNoSidewaysScroll(visitor);
    await visitor.close();
  });

  await test.step("an earlier version keeps the page published", async () => {
    await page.getByRole("button", { name: "Edit Terms and refunds" }).click();
    await dialog.getByRole("button", { name: "History" }).click();
    const history = page.getByRole("dialog", { name: "History" });
    await expect(history).toContainText("Its status and web address stay as they are.");
    await history.getByRole("button", { name: "Use this version" }).first().click();
    await expect(history).toBeHidden();
    await expect(dialog.getByLabel("Status")).toHaveValue("published");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  });

  await test.step("a new page: a used address is named, the text has a heading and a picture", async () => {
    await page.getByRole("button", { name: "Add Page" }).click();
    await dialog.getByLabel("Title").fill("எங்கள் விதிகள்");
    await dialog.getByLabel("Web address").fill("privacy");
    await dialog.getByRole("button", { name: "Insert a heading" }).click();
    await page.keyboard.type("Luggage");
    await expect(dialog.getByLabel("Text")).toHaveValue("## Luggage\n");
    await dialog.getByLabel("Text").press("ControlOrMeta+End");
    await page.keyboard.type("One bag <b>each</b>.");
    await dialog.getByLabel("Image URL").fill("/posters/about-1.svg");
    await dialog.getByLabel("Status").selectOption("Published");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByText("Another page has this address", { exact: true })).toBeVisible();
    expectFailedRequests(consoleErrors);
    await expectWrites(page, 1);
    await dialog.getByLabel("Web address").fill("");
    await dialog.getByRole("button", { name: "Preview" }).click();
    await expect(
      page.frameLocator("iframe").getByRole("heading", { name: "Luggage" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Close preview" }).click();
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expectSaved(page, "Page added successfully");
  });

  await test.step("visitors read it, also at its earlier address, and not after it is deleted; Undo brings it back", async () => {
    const { data } = await site.anonymous.from("pages").select("address").like("title", "எங்கள்%");
    const path = `/pages/${data?.[0]?.address}`;
    const html = await read(path);
    expect(html).toContain("One bag &lt;b&gt;each&lt;/b&gt;.");
    expect(html).toContain('<span lang="ta">எங்கள் விதிகள்</span>');
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
    await main.getByRole("button", { name: "Edit எங்கள் விதிகள்" }).click();
    await dialog.getByLabel("Web address").fill("our-rules");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectSaved(page, "Page updated successfully");
    const moved = async () => {
      const response = await page.request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    await expect.poll(moved).toEqual([301, "/pages/our-rules"]);
    const remove = main.getByRole("button", { name: "Delete எங்கள் விதிகள்" });
    const question = await confirmed(page, () => remove.click());
    expect(question).toBe("Are you sure you want to delete this page?");
    await expectSaved(page, "Page deleted successfully");
    const undo = page.getByRole("button", { name: "Undo" });
    // A toast under the pointer stays.
    await undo.hover();
    expect((await page.request.get(path)).status()).toBe(404);
    await undo.click();
    await expectSaved(page, "Deletion undone");
    expect((await page.request.get(path)).status()).toBe(200);
  });
  await site.admin.from("pages").delete().like("title", "எங்கள்%");
  await site.admin.from("pages").update({ status: "draft" }).eq("address", "terms-and-refunds");
});
