import type { BrowserContext, Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures";
import { endSession, expectFailedRequests, expectToast, withoutSocket } from "./panel";
import { pictureFile } from "./picture-file";
import { withHero } from "./site-rows";
import { addTour } from "./tour-rows";

/** Returns the unsaved forms in the browser's local storage. */
async function keptText(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("unsaved:"))
      .map((key) => localStorage.getItem(key))
      .join(),
  );
}

async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => keptText(page)).toContain(text);
}

/** Crashes the tab, so that its page gets no unload event. Returns a new tab. */
async function killTab(context: BrowserContext, page: Page): Promise<Page> {
  const crashed = page.waitForEvent("crash");
  const devtools = await context.newCDPSession(page);
  devtools.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();
  return context.newPage();
}

const offer = (page: Page) => page.getByText("What you typed here on");

test("a new tour is restored completely after its tab was killed, with its uploads", async ({
  page,
  context,
  site,
}) => {
  await signIn(page, site, "/admin/tours/new");
  await page.getByLabel("Type").selectOption("international");
  await page.getByLabel("Category").selectOption({ index: 1 });
  const category = await page.getByLabel("Category").inputValue();
  await page.getByLabel("Summary").fill("Islands, reefs and a quiet week.");
  const files = page.getByRole("group", { name: "Gallery" }).locator("input[type=file]");
  await files.setInputFiles(await pictureFile("Reef.png", { width: 8, height: 8 }));
  const picture = page.getByLabel("Gallery image 1", { exact: true });
  await expect(picture).toHaveValue(/^\/storage\//);
  const address = await picture.inputValue();
  await page.getByLabel("New highlight").fill("Reef walk");
  await page.getByLabel("New highlight").press("Enter");
  await page.getByLabel("New highlight").fill("Half a highl");
  await page.getByRole("button", { name: "Add Day" }).click();
  await page.getByLabel("Day Title").nth(1).fill("மீனாட்சி");
  await page.getByLabel("Web address").fill("maldives-half-typed");
  await page.locator("summary").filter({ hasText: "Good to know" }).click();
  await page.getByLabel("March").check();
  await page.getByRole("button", { name: "Add pick-up point" }).click();
  await page.getByLabel("Place").fill("Simmakkal");
  await page.getByLabel("Title", { exact: true }).pressSequentially("Maldives in mid-sent");
  await expectKept(page, "Maldives in mid-sent");

  const next = await killTab(context, page);
  await next.goto("/admin/tours/new");
  await expect(offer(next)).toBeVisible();
  const title = next.getByLabel("Title", { exact: true });
  await expect(title).toHaveValue("");
  await next.getByRole("button", { name: "Restore" }).click();
  await expect(offer(next)).toBeHidden();
  await expect(title).toBeFocused();
  for (const [label, text] of [
    ["Title", "Maldives in mid-sent"],
    ["Type", "international"],
    ["Category", category],
    ["Gallery image 1", address],
    ["highlight 1", "Reef walk"],
    ["New highlight", "Half a highl"],
    ["Web address", "maldives-half-typed"],
    ["Place", "Simmakkal"],
  ] as const) {
    await expect(next.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  await expect(next.getByLabel("Day Title").nth(1)).toHaveValue("மீனாட்சி");
  await expect(next.getByLabel("March")).toBeChecked();

  // The restored text is unsaved, so a dialog asks before leaving.
  await next.getByRole("link", { name: "Cancel" }).click();
  await next.getByRole("button", { name: "Stay" }).click();
  // While the dialog is open, the form cannot get the focus.
  await expect(next.getByRole("alertdialog")).toBeHidden();
  await next.getByLabel("Image URL").fill("/posters/tour-fallback.svg");
  await next.getByRole("button", { name: "Create Tour" }).click();
  await expectToast(next, "Tour created successfully!");
  const tours = () => site.admin.from("tours");
  const { data } = await tours().select().eq("title", "Maldives in mid-sent").single();
  expect(data).toMatchObject({
    type: "international",
    category,
    gallery: [address],
    highlights: [{ value: "Reef walk" }, { value: "Half a highl" }],
  });
  expect(await keptText(next)).toBe("");
  await tours()
    .delete()
    .eq("id", data?.id ?? "");
  await site.admin.storage.from("media").remove([address.split("/").at(-1) ?? ""]);
});

test("a dialog offers the text that was lost in a reload, until it is discarded", {
  tag: "@long",
}, async ({ page, site }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await signIn(page, site, "/admin/categories");
  const add = page.locator("main").getByRole("button", { name: "Add Category" });
  const name = page.getByLabel("Category Name");
  await add.click();
  await name.fill("Islands and reefs");
  // Reload at once. Text typed in the last half second is stored when the page unloads.
  await page.reload();
  await add.click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(name).toHaveValue("Islands and reefs");
  await expect(name).toBeFocused();

  // After a reload, the screen offers to open the dialog with its unsaved text.
  await page.reload();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(offer(page)).toBeHidden();
  await expect(name).toHaveValue("");
  expect(await keptText(page)).toBe("");

  await name.fill("Left without saving");
  await expectKept(page, "Left without saving");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await add.click();
  await expect(name).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await keptText(page)).toBe("");

  // So does the list of a tour's dates, for many new ones.
  await page.goto("/admin/tours/dates/golden-triangle");
  await page.getByRole("button", { name: "Add Many Dates" }).click();
  await page.getByLabel("Price").fill("₹4,321");
  await page.reload();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Price")).toHaveValue("₹4,321");
  await expect(page.getByRole("button", { name: "Add Dates" })).toBeVisible();
});

test("restoring over a row that was changed keeps the change in other fields, and asks about the same one", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  // The save that had to be merged.
  expectFailedRequests(consoleErrors);
  await signIn(page, site, "/admin/hero-sections");
  await page.getByLabel("Subtitle").fill("Typed before the crash");
  await expectKept(page, "Typed before the crash");
  const next = await killTab(context, page);
  const theirs = { title: "Changed elsewhere", subtitle: "Changed elsewhere" };
  await withHero(site, theirs, async () => {
    await next.goto("/admin/hero-sections");
    await expect(next.getByText("This has been changed since then")).toBeVisible();
    await next.getByRole("button", { name: "Restore" }).click();
    await expect(next.getByLabel("Subtitle")).toHaveValue("Typed before the crash");
    await expect(next.getByLabel("Title", { exact: true })).toHaveValue("Changed elsewhere");
    await next.getByRole("button", { name: "Save Changes" }).click();
    const question = next.getByRole("dialog", { name: "Changed by somebody else" });
    await question.getByRole("group", { name: "Subtitle" }).getByText("Yours").click();
    await question.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(next, "Hero section updated successfully");
    await next.reload();
    await expect(next.getByLabel("Subtitle")).toHaveValue("Typed before the crash");
    await expect(offer(next)).toBeHidden();
  });

  await test.step("a row that a colleague has stored first", async () => {
    const office = () => site.admin.from("office_settings");
    await office().delete().not("id", "is", null);
    await next.goto("/admin/site-settings/quotes");
    await next.getByLabel("UPI ID").fill("mine@okbank");
    await expectKept(next, "mine@okbank");
    const last = await killTab(context, next);
    await office().insert({ upi_id: "theirs@okbank", quote_terms: "Theirs" }).throwOnError();
    await last.goto("/admin/site-settings/quotes");
    await last.getByRole("button", { name: "Restore" }).click();
    await expect(last.getByLabel("UPI ID")).toHaveValue("mine@okbank");
    await last.getByRole("button", { name: "Save Changes" }).click();
    const question = last.getByRole("dialog", { name: "Changed by somebody else" });
    await question.getByRole("group", { name: "UPI ID" }).getByText("theirs@okbank").click();
    await question.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(last, "Settings updated successfully");
    const { data } = await office().select("upi_id, quote_terms").single();
    expect(data).toEqual({ upi_id: "theirs@okbank", quote_terms: "Theirs" });
    await office().delete().not("id", "is", null);
  });
});

test("a new sign-in offers text typed before the session ended, and signing out removes it", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  await withoutSocket(page);
  await signIn(page, site, "/admin/site-settings");
  await page.getByLabel("Tagline").fill("Before the session ended");
  await expectKept(page, "Before the session ended");
  await endSession(page);
  const next = await killTab(context, page);
  await signIn(next, site, "/admin/site-settings");
  await next.getByRole("button", { name: "Restore" }).click();
  await expect(next.getByLabel("Tagline")).toHaveValue("Before the session ended");
  await expectKept(next, "Before the session ended");

  // The text is unsaved, so a dialog asks before signing out.
  next.once("dialog", (dialog) => dialog.dismiss());
  await next.getByRole("button", { name: "Sign Out" }).click();
  await expect(next).toHaveURL("/admin/site-settings");
  await expect(next.getByLabel("Tagline")).toHaveValue("Before the session ended");
  next.on("dialog", (dialog) => dialog.accept());
  await next.getByRole("button", { name: "Sign Out" }).click();
  await expect(next).toHaveURL("/admin/login");
  await expect(next.getByText("Please sign in again")).toHaveCount(0);
  await expect.poll(() => keptText(next)).toBe("");
  expectFailedRequests(consoleErrors);
});

test("two tabs with the same form keep what each of them typed", { tag: "@long" }, async ({
  page,
  context,
  site,
}) => {
  const tour = await addTour(site, { id: "typed-twice", title: "Typed twice" });
  const path = "/admin/tours/edit/typed-twice";
  await signIn(page, site, path);
  await page.getByLabel("Price", { exact: true }).fill("₹1,111");
  await expectKept(page, "₹1,111");

  const second = await context.newPage();
  await second.goto(path);
  await expect(offer(second)).toBeVisible();
  const price = second.getByLabel("Price", { exact: true });
  await price.fill("₹2,222");
  await expectKept(second, "₹2,222");
  // After the first press, the form offers to restore the text that was just replaced.
  for (const text of ["₹1,111", "₹2,222"]) {
    await second.getByRole("button", { name: "Restore" }).click();
    await expect(price).toHaveValue(text);
  }
  await second.getByRole("button", { name: "Discard" }).click();
  await expect(offer(second)).toBeHidden();
  await expect(price).toHaveValue("₹2,222");
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("₹1,111");

  // A colleague changes the address of the tour.
  const third = await killTab(context, second);
  await site.admin.from("tours").update({ id: "typed-elsewhere" }).eq("id", "typed-twice");
  await third.goto("/admin/tours/edit/typed-elsewhere");
  await third.getByRole("button", { name: "Restore" }).click();
  await expect(third.getByLabel("Price", { exact: true })).toHaveValue("₹2,222");
  await site.admin.from("tours").delete().eq("id", "typed-elsewhere");
  await tour.remove();
});

test("a draft that could not be published has nothing to restore; with an open dialog, Back asks about its form", {
  tag: "@long",
}, async ({ page, site }) => {
  const tour = await addTour(site, {
    id: "half-draft",
    title: "Half",
    published_at: null,
    summary: "",
  });
  const title = page.getByLabel("Title", { exact: true });
  await signIn(page, site, "/admin/tours");
  await page.getByRole("link", { name: "Edit Half" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByLabel("Summary")).toBeFocused();
  await page.reload();
  await expect(title).toHaveValue("Half");
  await expect(offer(page)).toBeHidden();

  await title.fill("Half typed");
  await expectKept(page, "Half typed");
  for (const choice of ["Stay", "Leave"]) {
    if (choice === "Stay")
      await page.getByRole("button", { name: "Add Date", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Add Date" })).toBeVisible();
    await page.goBack();
    await page.getByRole("alertdialog").getByRole("button", { name: choice }).click();
    await expect(page.getByRole("alertdialog")).toBeHidden();
  }
  await expect(page).toHaveURL(/\/admin\/tours$/);
  expect(await keptText(page)).toBe("");
  await tour.remove();
});
