import type { Page } from "@playwright/test";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectSaved, expectToast } from "./panel";
import { addTour, fillTour } from "./tour-rows";

const TITLE = "Half a tour";

function row(page: Page, title: string) {
  return page.getByRole("row").filter({ hasText: title });
}

async function remove(site: Site, title: string) {
  await site.admin.from("tours").delete().like("title", `%${title}%`);
}

async function isOnSite(site: Site, title: string): Promise<boolean> {
  const pages = ["/domestic-tours", "/domestic-tours.data", "/", "/sitemap.xml"];
  const texts = await Promise.all(pages.map(async (path) => (await fetch(site.url + path)).text()));
  return texts.some((text) => text.includes(title));
}

test("a preview shows an unsaved tour; a draft needs a title, gets dates, is on no public page, and goes live when complete; a copy is a draft", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, site, "/admin/tours/new");
  await test.step("the preview shows the real page beside the form, on a phone in a dialog", async () => {
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.frameLocator("iframe[title='Preview of the page']");
    const heading = preview.getByRole("heading", { level: 1, name: "மதுரை மீனாட்சி" });
    await page.getByLabel("Title", { exact: true }).fill("மதுரை மீனாட்சி");
    await expect(heading).toBeVisible();
    await page.getByLabel("Price", { exact: true }).fill("₹24,500");
    await expect(preview.getByText("₹24,500").first()).toBeVisible();
    // Links in the preview do not navigate.
    await preview.getByRole("link", { name: "Domestic Tours" }).first().click();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole("dialog", { name: "Preview" })).toBeVisible();
    await expect(heading).toBeVisible();
    await page.getByRole("button", { name: "Close preview" }).click();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("மதுரை மீனாட்சி");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel("Title", { exact: true }).fill("");
  });

  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByText("Title is required", { exact: true })).toBeVisible();
  await expect(page.getByText("At least one gallery image is required")).toHaveCount(0);
  await page.getByLabel("Title", { exact: true }).fill(TITLE);
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expectSaved(page, "Tour created successfully!");
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Dates" }).click();
  await expect(page.getByText(`Upcoming dates of ${TITLE}`)).toBeVisible();
  await page.getByRole("link", { name: "Tours", exact: true }).click();
  await expect(row(page, TITLE)).toContainText("Draft");
  expect(await isOnSite(site, TITLE)).toBe(false);
  const { data } = await site.admin.from("tours").select("id").eq("title", TITLE).single();
  const tour_id = data?.id ?? "";
  const path = `/tour/domestic/${tour_id}`;
  expect((await fetch(site.url + path, { redirect: "manual" })).status).toBe(302);
  expect((await fetch(`${site.url}/og/tour/${tour_id}.jpg`)).status).toBe(404);

  await test.step("the list has the date that visitors can book", async () => {
    const dates = () => site.admin.from("departures");
    await dates().insert({ tour_id, starts_on: "2099-03-06", status: "Sold out" });
    await expect(row(page, TITLE)).toContainText("Fri 6 Mar 2099 Sold out");
    await dates().insert({ tour_id, starts_on: "2099-03-13" });
    await expect(row(page, TITLE)).toContainText("Fri 13 Mar 2099");
    await expect(row(page, TITLE)).not.toContainText("Sold out");
  });

  // The list's Publish button names all missing fields, and the form marks them.
  await row(page, TITLE)
    .getByRole("button", { name: `More: ${TITLE}` })
    .click();
  await row(page, TITLE).getByRole("button", { name: "Publish", exact: true }).click();
  await expectToast(
    page,
    "Failed to update tour: Summary must be at least 10 characters. Image URL: Must be a valid URL. At least one gallery image is required.",
  );
  await row(page, TITLE)
    .getByRole("link", { name: `Edit ${TITLE}` })
    .click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(
    page.getByText("At least one gallery image is required", { exact: true }),
  ).toBeVisible();
  await fillTour(page, TITLE);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expectSaved(page, "Tour updated successfully!");
  await expect(row(page, TITLE)).toContainText("Live");
  expect(await isOnSite(site, TITLE)).toBe(true);
  const season = { hidden_at: "2098-06-01T00:00:00+00:00", shown_at: "2098-10-01T00:00:00+00:00" };
  await site.admin.from("tours").update(season).eq("title", TITLE);
  await expect(row(page, TITLE)).toContainText("2098");
  await row(page, TITLE)
    .getByRole("button", { name: `More: ${TITLE}` })
    .click();
  await expect(row(page, TITLE).getByRole("link", { name: "View on site" })).toHaveAttribute(
    "href",
    path,
  );
  await row(page, TITLE).getByRole("button", { name: "Hide from site" }).click();
  await expectSaved(page, "Tour hidden from the site");
  await expect(row(page, TITLE)).toContainText("Hidden");
  expect(await isOnSite(site, TITLE)).toBe(false);
  await page.keyboard.press("Control+z");
  await expectToast(page, "Undone");
  await expect(row(page, TITLE)).toContainText("Live");
  expect(await isOnSite(site, TITLE)).toBe(true);
  const { data: shown } = await site.admin.from("tours").select("title").match(season);
  expect(shown).toEqual([{ title: TITLE }]);
  await remove(site, TITLE);

  // Duplicating asks for a title, creates a draft without reviews and opens it.
  const more = page.getByRole("button", { name: /^More: .*Kerala/ });
  await test.step("with text at 200 % on a phone, the menu is whole", async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 360, height: 740 });
    const large = await page.addStyleTag({ content: "html { font-size: 200% }" });
    await more.click();
    const menu = await page.getByRole("group", { name: /^More: .*Kerala/ }).boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.keyboard.press("Escape");
    await large.evaluate((style: HTMLStyleElement) => style.remove());
    await page.setViewportSize({ width, height });
  });
  await more.click();
  await page.getByRole("button", { name: "Duplicate" }).click();
  const dialog = page.getByRole("dialog", { name: "Duplicate Tour" });
  await expect(dialog.getByLabel("Title of the copy")).toHaveValue(/^Copy of .*Kerala/);
  await dialog.getByLabel("Copy dates").check();
  const firstDate = dialog.getByRole("status");
  await expect(firstDate).toHaveText(/^\w{3} \d+ \w{3}.* → \w{3} \d+ \w{3}/);
  const inAYear = (await firstDate.textContent()) ?? "";
  await dialog.getByLabel("Weeks", { exact: true }).fill("1");
  await expect(firstDate).not.toHaveText(inAYear);
  await dialog.getByRole("button", { name: "Duplicate" }).click();
  await expectSaved(page, "Copy created as a draft");
  await expect(page.getByRole("heading", { name: "Edit Tour" })).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(/^Copy of .*Kerala/);
  const copy = await site.admin.from("tours").select("*").like("title", "Copy of %").single();
  expect(copy.data).toMatchObject({ reviews: [], published_at: null });
  expect(copy.data?.itinerary.length).toBeGreaterThan(1);
  await remove(site, "Copy of");
});

test("a date in the agency's time schedules a tour, and clearing it makes the tour a draft again", {
  tag: "@long",
}, async ({ page, site }) => {
  const title = "Comes in May";
  await addTour(site, { id: "comes-in-may", title, published_at: null });
  await signIn(page, site, "/admin/tours/edit/comes-in-may");
  // A date without a time is an error, not an empty field.
  await page.getByLabel("Goes live on").focus();
  await page.keyboard.type("05012099");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Give the whole date and time, or clear the field")).toBeVisible();
  await page.getByLabel("Goes live on").fill("2099-05-01T10:00");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(row(page, title)).toContainText("Scheduled");
  const { data } = await site.admin
    .from("tours")
    .select("published_at")
    .eq("title", title)
    .single();
  expect(Date.parse(data?.published_at ?? "")).toBe(Date.parse("2099-05-01T10:00:00+05:30"));

  await row(page, title)
    .getByRole("link", { name: `Edit ${title}` })
    .click();
  await expect(page.getByText("Visitors see it from 1 May 2099, 10:00 am.")).toBeVisible();
  await page.getByLabel("Goes live on").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(row(page, title)).toContainText("Draft");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/admin/dashboard");
  await expect(row(page, title)).toContainText("Draft");
  await remove(site, title);
});

test("the hero, company, section and testimonial forms preview their page", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, site, "/admin/hero-sections");
  const preview = page.frameLocator("iframe[title='Preview of the page']");
  const leave = page.getByRole("button", { name: "Leave" });
  for (const [link, field] of [
    ["Hero Sections", "Title"],
    ["Site Settings", "Address"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).click();
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByLabel(field, { exact: true }).fill("Not saved yet");
    await expect(preview.getByText("Not saved yet").first()).toBeVisible();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await leave.click();
  }
  for (const [link, button, field] of [
    ["About Page", "Add Section", "Title"],
    ["Testimonials", "Add Testimonial", "Name"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).click();
    await page.getByRole("button", { name: button }).first().click();
    await page.getByLabel(field, { exact: true }).fill("Not saved yet");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(preview.getByText("Not saved yet").first()).toBeVisible();
    await page.getByRole("button", { name: "Close preview" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await leave.click();
  }
});
