import { expect, type Site, signIn, test } from "./fixtures";
import {
  confirmed,
  expectFailedRequests,
  expectSaved,
  expectToast,
  expectWrites,
  loseResponses,
} from "./panel";
import { withCompany } from "./site-rows";
import { addTour, addTours, asShown, dayFromNow } from "./tour-rows";

const COUNT = 30;

/** Adds drafts of which the first lacks a summary. */
async function addMany(site: Site) {
  const remove = await addTours(site, "many", COUNT, (index) => ({
    title: `Many ${String(index).padStart(2, "0")}`,
    ...(index === 0 && { summary: "" }),
    price: index === 1 ? "₹9,000 – ₹12,000" : "₹10,000",
    published_at: null,
  }));
  const stored = async (filter: "live" | "raised") => {
    const tours = site.admin.from("tours").select("id").like("id", "many-%");
    const { data } = await (filter === "live"
      ? tours.not("published_at", "is", null)
      : tours.eq("price", "₹10,800").eq("price_from", 10_800));
    return data?.length;
  };
  return { remove, stored };
}

test("an operator changes all tours that the filters find at once, and one Undo takes each change back", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  const { remove, stored } = await addMany(site);
  await signIn(page, site, "/admin/tours?q=Many&page=2");
  await expect(page.getByText("30 tours", { exact: true })).toBeVisible();

  await test.step("publish, and a response is lost: the one that lacks something stays, and says why", async () => {
    await page.getByLabel("Select all").check();
    await expect(page.getByText("30 tours selected")).toBeVisible();
    await loseResponses(page, "rpc/change_tours", 1);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expectWrites(page, 2);
    await expectToast(page, "29 tours published");
    await expect(page.getByText(/^Many 00: Summary must be at least 10/)).toBeVisible();
    expect(await stored("live")).toBe(29);
    await page.keyboard.press("Control+z");
    await expectToast(page, "Undone");
    expect(await stored("live")).toBe(0);
  });

  await test.step("change prices: shows old and new, and what it leaves alone", async () => {
    await page.getByRole("button", { name: "Change prices" }).click();
    const missing = page.getByRole("dialog").getByRole("status");
    await expect(missing).toHaveText("Give a number, for example 8");
    await page.getByLabel("Amount").fill("8");
    await page.getByLabel("Which").selectOption("Only between two dates");
    await expect(missing).toHaveText("Choose the first date");
    await page.getByLabel("Which").selectOption("All prices");
    const preview = page.getByRole("group", { name: "New prices" });
    await expect(preview.getByRole("listitem").first()).toHaveText(/₹10,000 → ₹10,800/);
    await page.getByText("1 left alone").click();
    await expect(page.getByText("Many 01, Price: ₹9,000 – ₹12,000")).toBeVisible();
    await expect(page.getByText(/^The amounts in translations change too/)).toHaveCount(0);
    await page.getByRole("button", { name: "Change 58 prices" }).click();
    await expectSaved(page, "58 prices changed");
    expect(await stored("raised")).toBe(29);
    await site.admin.from("tours").update({ title: "Many 05, longer" }).eq("id", "many-5");
    await page.getByRole("button", { name: "Undo the last change" }).click();
    await expectToast(page, "Undone, except what was changed since: Many 05");
    await expect(page.getByText("Many 05: changed by somebody else.")).toBeVisible();
    expect(await stored("raised")).toBe(1);
    await page.getByRole("button", { name: "Redo the last change" }).click();
    // A toast under the pointer stays, and covers the list.
    await page.mouse.move(0, 0);
    await expectToast(page, "Redone");
    expect(await stored("raised")).toBe(29);
    await page.keyboard.press("Control+z");
    // The toast of the first undo can still be there.
    await expect.poll(() => stored("raised")).toBe(1);
    await expectToast(page, "Undone");

    await withCompany(site, { tamil: "operators" }, async () => {
      await page.getByRole("button", { name: "Change prices" }).click();
      await page.getByLabel("Amount").fill("8");
      await expect(page.getByText(/^The amounts in translations change too/)).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Leave" }).click();
    });
  });

  await test.step("a single tick; deleting asks, and can be undone", async () => {
    await page.getByLabel("Select all").uncheck();
    await page.getByLabel("Select Many 29").check();
    const remove = page.getByRole("button", { name: "Delete", exact: true });
    const question = await confirmed(page, () => remove.click());
    expect(question).toMatch(/^Are you sure you want to delete this tour\?/);
    await expectSaved(page, "1 tour deleted");
    await expect(page.getByText("29 tours", { exact: true })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expectToast(page, "Undone");
    await expect(page.getByText("30 tours", { exact: true })).toBeVisible();
  });
  await remove();
});

test("selected tours are counted, named and changed also when they leave the list", {
  tag: "@long",
}, async ({ page, site }) => {
  const { remove, stored } = await addMany(site);
  await signIn(page, site, "/admin/tours?q=Many&status=draft");
  await test.step("selected tours that leave the filtered list are counted and named", async () => {
    await page.getByLabel("Select all").check();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expectSaved(page, "29 tours published");
    await expect(page.getByText("30 tours selected, 29 of them not in this list")).toBeVisible();
    await page.getByLabel("Select Many 00").uncheck();
    await expect(page.getByLabel("Select all")).not.toBeChecked();
    await page.getByLabel("Select Many 00").check();
    let question = "";
    page.once("dialog", (dialog) => {
      question = dialog.message();
      void dialog.dismiss();
    });
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect
      .poll(() => question)
      .toMatch(/^Are you .* these 30 tours\?\n(\nMany \d\d.*){10}\nand 20 more$/);
    await page.keyboard.press("Control+z");
    await expectToast(page, "Undone");
    await expect(page.getByText("30 tours selected", { exact: true })).toBeVisible();
    expect(await stored("live")).toBe(0);
  });
  await test.step("a change that empties the list can still be undone on the screen", async () => {
    await page.goto("/admin/tours?q=Many+29&status=draft");
    await page.getByLabel("Select all").check();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expectSaved(page, "1 tour published");
    await expect(page.getByText("No tours found")).toBeVisible();
    await page.getByRole("button", { name: "Undo the last change" }).click();
    await expectToast(page, "Undone");
    expect(await stored("live")).toBe(0);
    await page.goto("/admin/tours?q=Many&status=draft");
    await page.getByLabel("Select all").check();
  });
  await test.step("on a phone, the actions stay in view far down the list", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel("Select Many 10").uncheck();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeInViewport();
  });
  await test.step("a tour that a colleague deletes is no longer counted, ticked or not", async () => {
    await expect(page.getByText("29 tours selected")).toBeVisible();
    await site.admin.from("tours").delete().eq("id", "many-10");
    await expect(page.getByText("29 tours", { exact: true })).toBeVisible();
    await expect(page.getByText("29 tours selected")).toBeVisible();
    await expect(page.getByLabel("Select all")).toBeChecked();
    await page.getByLabel("Select all").uncheck();
    await page.getByLabel("Select Many 11").check();
    await page.getByLabel("Select Many 12").check();
    await site.admin.from("tours").delete().eq("id", "many-11");
    await expect(page.getByText("28 tours", { exact: true })).toBeVisible();
    await expect(page.getByText("1 tour selected", { exact: true })).toBeVisible();
  });
  await test.step("a tour that is published from its row passes the focus on", async () => {
    await page.getByRole("button", { name: "More: Many 13" }).press("Enter");
    const menu = page.getByRole("group", { name: "More: Many 13" });
    await menu.getByRole("button", { name: "Publish" }).press("Enter");
    await expectSaved(page, "Tour published");
    await expect(page.getByRole("button", { name: "More: Many 14" })).toBeFocused();
  });
  await remove();
});

test("tours without dates are found and named; dates of a season move; the list is as before after a save", {
  tag: "@long",
}, async ({ page, site }) => {
  const dated = await addTour(site, { id: "dated", title: "Dated tour" }, [
    { starts_on: dayFromNow(10) },
    { starts_on: dayFromNow(17) },
  ]);
  const undated = await addTour(site, { id: "undated", title: "Bare trip" });
  await signIn(page, site);
  const attention = page.getByRole("region", { name: "What needs attention" });
  await expect(attention.getByRole("link", { name: "Bare trip" })).toHaveAttribute(
    "href",
    "/admin/tours/dates/undated",
  );
  await attention.getByRole("link", { name: "1 tour without upcoming dates" }).click();
  await expect(page.getByLabel("No upcoming dates")).toBeChecked();
  await expect(page.getByRole("row")).toHaveCount(2);

  // With a second language, a row has a link to its translation too.
  await site.admin.from("company_info").update({ tamil: "operators" }).not("id", "is", null);
  const url = "/admin/tours?sort=title&q=dated";
  await page.goto(url);
  await page.getByRole("link", { name: "Edit Dated tour" }).click();
  await page.getByLabel("Price", { exact: true }).fill("₹2,000");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Tour updated successfully!");
  await expect(page).toHaveURL(url);
  await expect(page.getByRole("link", { name: "Edit Dated tour" })).toBeFocused();
  await site.admin.from("company_info").update({ tamil: "off" }).not("id", "is", null);

  const row = page.getByRole("row").filter({ hasText: "Dated tour" });
  await expect(row).toContainText(asShown(dayFromNow(10)));
  await page.getByLabel("Select Dated tour").check();
  await page.getByRole("button", { name: "Shift dates" }).click();
  await page.getByLabel("By", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Shift 2 dates" }).click();
  await expectSaved(page, "2 dates shifted");
  await expect(row).toContainText(asShown(dayFromNow(17)));
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectToast(page, "Undone");
  await expect(row).toContainText(asShown(dayFromNow(10)));
  await dated.remove();
  await undated.remove();

  await page.goto("/admin/tours?dates=none");
  await expect(page.getByText("Every tour has upcoming dates")).toBeVisible();
});
