import type { Browser, Page } from "@playwright/test";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectFailedRequests, expectToast, loseResponses, mendWrites } from "./panel";
import { withCompany, withHero } from "./site-rows";
import { addTour, dayFromNow } from "./tour-rows";

test.beforeEach(async ({ context, consoleErrors }) => {
  // Nothing tells a page with a blocked WebSocket that a colleague has saved something.
  await context.routeWebSocket(/./, (socket) => void socket.close());
  // The database refuses a save from an old version (406), and the browser logs it.
  expectFailedRequests(consoleErrors);
});

/** A second operator at a second desk. */
async function colleague(browser: Browser, site: Site, path: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await signIn(page, site, path);
  return page;
}

const CHANGED_ELSEWHERE = "It was changed in another window. Please look at it and try again.";

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const question = (page: Page) => page.getByRole("dialog", { name: "Changed by somebody else" });

async function choose(page: Page, label: string, side: "Yours" | "Theirs"): Promise<void> {
  await question(page).getByRole("group", { name: label }).getByText(side, { exact: true }).click();
}

const answer = (page: Page) =>
  question(page).getByRole("button", { name: "Save", exact: true }).click();

async function storedTour(site: Site, id: string) {
  const { data } = await site.admin
    .from("tours")
    .select("title, duration, summary, highlights")
    .eq("id", id)
    .single();
  return data;
}

test("what two people change in different fields of a tour is all saved", async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  const tour = await addTour(site, { id: "two-desks", title: "Two desks" });
  const path = "/admin/tours/edit/two-desks";
  const other = await colleague(browser, site, path);
  await signIn(page, site, path);
  await page.getByLabel("Duration").fill("9 Days");

  await other.getByLabel("Title", { exact: true }).fill("Two desks, one window");
  await other.getByLabel("New highlight").fill("A lake");
  await save(other);
  await expect(other).toHaveURL(/\/admin\/tours$/);
  await other.context().close();

  await save(page);
  await expectToast(page, "Tour updated successfully!");
  await expect(page).toHaveURL(/\/admin\/tours$/);
  expect(await storedTour(site, "two-desks")).toMatchObject({
    title: "Two desks, one window",
    duration: "9 Days",
    highlights: [{ value: "A lake" }],
  });
  await tour.remove();
});

test("an operator chooses for each field that both have changed, by keyboard, on a phone", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow();
  const tour = await addTour(site, { id: "two-prices", title: "Two prices", price: "₹1,000" });
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, site, "/admin/tours/edit/two-prices");
  await page.getByLabel("Title", { exact: true }).fill("My title");
  await page.getByLabel("Summary").fill("My summary of this tour.");
  await page.getByLabel("Duration").fill("3 Days");
  await page.getByLabel("New highlight").fill("My lake");
  const theirs = {
    title: "Their title",
    summary: "Their summary of this tour.",
    price: "₹2,000",
    highlights: [{ value: "Their lake" }],
  };
  await site.admin.from("tours").update(theirs).eq("id", "two-prices");

  await save(page);
  await expect(question(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoBarriers(page);
  await expect(question(page).getByRole("group")).toHaveCount(3);
  // Escape goes back to the form, which keeps everything.
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("My title");
  expect(await storedTour(site, "two-prices")).toMatchObject({ title: "Their title" });

  await save(page);
  const mine = question(page).getByRole("radio", { name: "Yours My title" });
  await expect(question(page).getByRole("button", { name: "Close" })).toBeVisible();
  await mine.focus();
  await page.keyboard.press("Space");
  await expect(mine).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(
    question(page).getByRole("radio", { name: "Theirs Their summary of this tour." }),
  ).toBeChecked();
  await choose(page, "Highlights", "Yours");
  await answer(page);
  await expect(page).toHaveURL(/\/admin\/tours$/);
  expect(await storedTour(site, "two-prices")).toEqual({
    title: "My title",
    summary: theirs.summary,
    duration: "3 Days",
    highlights: [{ value: "My lake" }],
  });
  await tour.remove();
});

test("the second save meets a third change and asks again, and so does text restored from an earlier visit", {
  tag: "@long",
}, async ({ page, site }) => {
  await withHero(site, { title: "First" }, async () => {
    const { data } = await site.admin.from("hero_sections").select("id").single();
    const change = (title: string) =>
      site.admin
        .from("hero_sections")
        .update({ title })
        .eq("id", data?.id ?? "");
    await signIn(page, site, "/admin/hero-sections");
    await page.getByLabel("Title", { exact: true }).fill("Mine");
    await change("Second");
    await save(page);
    await choose(page, "Title", "Yours");
    await change("Third");
    await answer(page);
    await choose(page, "Title", "Theirs");
    await answer(page);
    await expectToast(page, "Hero section updated successfully");
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Third");
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeEnabled();
    // The form goes on from what was stored.
    await page.getByLabel("Title", { exact: true }).fill("Fourth");
    await save(page);
    const title = () => site.anonymous.from("hero_sections").select("title").single();
    await expect.poll(async () => (await title()).data?.title).toBe("Fourth");
    await expect(question(page)).toBeHidden();

    page.on("dialog", (dialog) => dialog.accept());
    const field = page.getByLabel("Title", { exact: true });
    await field.fill("Typed a week ago");
    await page.reload();
    await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();
    await site.admin
      .from("hero_sections")
      .update({ title: "Saved since", subtitle: "Saved since" })
      .eq("id", data?.id ?? "");
    await page.reload();
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(field).toHaveValue("Typed a week ago");
    await save(page);
    await choose(page, "Title", "Yours");
    await answer(page);
    await expectToast(page, "Hero section updated successfully");
    const stored = await site.admin.from("hero_sections").select("title, subtitle").single();
    expect(stored.data).toEqual({ title: "Typed a week ago", subtitle: "Saved since" });
  });
});

test("a dialog merges too: a category, an image and a date", { tag: "@long" }, async ({
  page,
  site,
}) => {
  test.slow();
  const added = await site.admin.from("categories").insert({ name: "Capes" }).select().single();
  const id = added.data?.id ?? "";
  await signIn(page, site, "/admin/categories");
  await page.getByRole("button", { name: "Edit Capes" }).click();
  await page.getByLabel("Category Name").fill("Capes and bays");
  await site.admin.from("categories").update({ type: "international" }).eq("id", id);
  await save(page);
  await expectToast(page, "Category updated successfully");
  const stored = () => site.admin.from("categories").select("name, type").eq("id", id).single();
  expect((await stored()).data).toEqual({ name: "Capes and bays", type: "international" });

  await page.getByRole("button", { name: "Edit Capes and bays" }).click();
  await page.getByLabel("Category Name").fill("My capes");
  await site.admin.from("categories").update({ name: "Their capes" }).eq("id", id);
  await save(page);
  await choose(page, "Category Name", "Theirs");
  await answer(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await stored()).data?.name).toBe("Their capes");
  await site.admin.from("categories").delete().eq("id", id);

  const starts_on = dayFromNow(40);
  const tour = await addTour(site, { id: "two-dates" }, [{ starts_on, status: "Open" }]);
  const dates = () =>
    site.admin.from("departures").select("price, status, seats_left").eq("tour_id", "two-dates");
  const change = (status: "Sold out" | "Guaranteed") =>
    site.admin.from("departures").update({ status }).eq("tour_id", "two-dates");
  await page.goto("/admin/tours/dates/two-dates");
  await page.getByRole("button", { name: /^Edit / }).click();
  await page.getByLabel("Price").fill("₹9,000");
  await change("Sold out");
  await save(page);
  await expectToast(page, "Date updated successfully");
  expect((await dates()).data).toEqual([{ price: "₹9,000", status: "Sold out", seats_left: null }]);
  // The list offers one status, but a colleague has set another one meanwhile.
  await expect(page.getByLabel(/^Status of /)).toHaveValue("Sold out");
  await change("Guaranteed");
  await page.getByLabel(/^Status of /).selectOption("Open");
  await expectToast(page, `Failed to update date: ${CHANGED_ELSEWHERE}`);
  await expect(page.getByLabel(/^Status of /)).toHaveValue("Guaranteed");
  await page.getByLabel(/^Status of /).selectOption("Open");
  await expect.poll(async () => (await dates()).data?.[0]?.status).toBe("Open");
  await tour.remove();
});

test("settings of two people that share a row, or that both store for the first time, are merged", {
  tag: "@long",
}, async ({ page, browser, site }) => {
  test.slow();
  await withCompany(site, { tagline: "Before", keep_months: 24 }, async () => {
    const other = await colleague(browser, site, "/admin/site-settings/enquiries");
    await signIn(page, site, "/admin/site-settings");
    await page.getByLabel("Tagline").fill("Mine");
    await other.getByLabel("Keep enquiries").check();
    await save(other);
    await expectToast(other, "Settings updated successfully");
    await other.context().close();
    await site.admin.from("company_info").update({ city: "Madurai" }).not("id", "is", null);
    await save(page);
    await expectToast(page, "Company info updated successfully");
    await expect(page.getByLabel("City")).toHaveValue("Madurai");
    const { data } = await site.admin
      .from("company_info")
      .select("tagline, city, keep_enquiries")
      .single();
    expect(data).toEqual({ tagline: "Mine", city: "Madurai", keep_enquiries: true });
  });

  await site.admin.from("office_settings").delete().not("id", "is", null);
  await page
    .getByRole("navigation", { name: "Site settings" })
    .getByRole("link", { name: "Quotes" })
    .click();
  await page.getByLabel("UPI ID").fill("mine@okbank");
  await site.admin.from("office_settings").insert({ quote_terms: "Their terms" });
  await save(page);
  await expectToast(page, "Settings updated successfully");
  const { data: office } = await site.admin
    .from("office_settings")
    .select("upi_id, quote_terms")
    .single();
  expect(office).toEqual({ upi_id: "mine@okbank", quote_terms: "Their terms" });
  await site.admin.from("office_settings").delete().not("id", "is", null);
});

test("the star of a testimonial keeps a colleague's words, and a save of a deleted category keeps the text", {
  tag: "@long",
}, async ({ page, site }) => {
  const added = await site.admin
    .from("testimonials")
    .insert({
      name: "Meena of two desks",
      image: "/posters/avatar.svg",
      location: "Karur",
      comment: "A good week in the hills.",
    })
    .select()
    .single();
  const id = added.data?.id ?? "";
  await signIn(page, site, "/admin/testimonials");
  const star = page.getByRole("button", { name: "Featured: Meena of two desks" });
  await expect(star).toBeVisible();
  await site.admin.from("testimonials").update({ location: "Salem" }).eq("id", id);
  await star.click();
  await expectToast(page, "Testimonial updated successfully");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  const { data } = await site.admin.from("testimonials").select("*").eq("id", id).single();
  expect(data).toMatchObject({ location: "Salem", featured: true });
  await site.admin.from("testimonials").delete().eq("id", id);

  const dunes = await site.admin.from("categories").insert({ name: "Dunes" }).select().single();
  await page.getByRole("link", { name: "Categories" }).click();
  await page.getByRole("button", { name: "Edit Dunes" }).click();
  await page.getByLabel("Category Name").fill("Sand dunes");
  await site.admin
    .from("categories")
    .delete()
    .eq("id", dunes.data?.id ?? "");
  await save(page);
  await expect(
    page.getByText("It no longer exists. It may have been deleted in another window."),
  ).toBeVisible();
  await expect(page.getByLabel("Category Name")).toHaveValue("Sand dunes");
});

test("moves of two people at once leave an order without gaps or duplicates", {
  tag: "@long",
}, async ({ page, browser, site }) => {
  await site.admin.from("carousel_images").delete().eq("section", "about");
  const rows = ["A", "B", "C", "D"].map((caption, order) => ({ section: "about", caption, order }));
  await site.admin
    .from("carousel_images")
    .insert(rows.map((row) => ({ ...row, url: "/posters/placeholder.svg" })));
  const other = await colleague(browser, site, "/admin/carousel-images");
  await signIn(page, site, "/admin/carousel-images");
  for (const desk of [page, other]) {
    await desk.getByLabel("Section").selectOption("about");
    await expect(desk.getByRole("button", { name: "Move B up" })).toBeVisible();
  }
  await Promise.all([
    page.getByRole("button", { name: "Move B up" }).dispatchEvent("click"),
    other.getByRole("button", { name: "Move D up" }).dispatchEvent("click"),
  ]);
  for (const desk of [page, other]) {
    await expect(desk.locator("[aria-busy=true]")).toHaveCount(0);
  }
  const stored = async () => {
    const list = site.admin.from("carousel_images").select("caption, order");
    const { data } = await list.eq("section", "about").order("order");
    return data?.map(({ caption, order }) => `${caption}${order}`).join(" ");
  };
  await expect.poll(stored).toBe("B0 A1 D2 C3");
  await other.context().close();
  await site.admin.from("carousel_images").delete().eq("section", "about");
});

test("an enquiry's note and a colleague's status are both kept, in the form and in the list", {
  tag: "@long",
}, async ({ page, site }) => {
  const added = await site.admin
    .from("enquiries")
    .insert({ source: "walk-in", name: "Kannan of two desks", status: "New" })
    .select()
    .single();
  const id = added.data?.id ?? "";
  const change = (status: "Talking" | "Booked") =>
    site.admin.from("enquiries").update({ status }).eq("id", id);
  const stored = () => site.admin.from("enquiries").select("status, note").eq("id", id).single();
  await signIn(page, site, `/admin/enquiries/${id}`);
  await page.getByLabel("Note").fill("Wants a window seat");
  await change("Talking");
  await save(page);
  await expectToast(page, "Enquiry updated successfully");
  expect((await stored()).data).toEqual({ status: "Talking", note: "Wants a window seat" });

  await page.getByRole("link", { name: "Enquiries", exact: true }).first().click();
  const status = page.getByLabel("Status of Kannan of two desks");
  await expect(status).toHaveValue("Talking");
  await change("Booked");
  await status.selectOption("Lost");
  await expectToast(page, `Failed to update enquiry: ${CHANGED_ELSEWHERE}`);
  await expect(status).toHaveValue("Booked");
  expect((await stored()).data?.status).toBe("Booked");
  await site.admin.from("enquiries").delete().eq("id", id);
});

test("a quote keeps what a colleague changed, and gets one revision for each save", {
  tag: "@long",
}, async ({ page, site }) => {
  const sheet = {
    title: "Two desks",
    from_day: null,
    to_day: null,
    people: "",
    days: [],
    inclusions: ["Breakfast"],
    exclusions: [],
    lines: [{ label: "Adult", count: 2, rupees: 5_000 }],
    tax_note: "",
    terms: "Half in advance",
    upi_id: "",
    pay_now: null,
  };
  const added = await site.admin
    .from("quotes")
    .insert({ customer_name: "Asha", expires_on: "2099-12-31", sheet })
    .select()
    .single();
  const id = added.data?.id ?? "";
  await signIn(page, site, `/admin/quotes/${id}`);
  await page.getByRole("textbox", { name: "Terms" }).fill("All in advance");
  await page.getByLabel("Phone").fill("94431 22233");
  const theirs = { ...sheet, title: "Their title", terms: "Their terms" };
  await site.admin.from("quotes").update({ sheet: theirs }).eq("id", id);
  await save(page);
  await choose(page, "Terms", "Yours");
  await answer(page);
  await expectToast(page, "Quote updated successfully");
  const { data } = await site.admin.from("quotes").select("*").eq("id", id).single();
  expect(data).toMatchObject({
    customer_phone: "+919443122233",
    revision: 3,
    sheet: { ...theirs, terms: "All in advance" },
  });
  await site.admin.from("quotes").delete().eq("id", id);
});

test("a save whose response was lost is no conflict with itself", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const tour = await addTour(site, { id: "lost-twice", title: "Lost twice", price: "₹1,000" });
  await signIn(page, site, "/admin/tours/edit/lost-twice");
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Lost once ");
  await page.getByLabel("Web address").fill("found-again");
  await page.getByLabel("New highlight").fill("A lake");
  await loseResponses(page, "tours");
  await save(page);
  await expectToast(page, "Failed to update tour: The server cannot be reached. Please try again.");
  await mendWrites(page, "tours");
  // Meanwhile a colleague saves another field.
  await site.admin.from("tours").update({ duration: "5 Days" }).eq("id", "found-again");
  await title.fill("Lost and found");
  await save(page);
  await expect(page).toHaveURL(/\/admin\/tours$/);
  await expect(question(page)).toBeHidden();
  expect(await storedTour(site, "found-again")).toMatchObject({
    title: "Lost and found",
    duration: "5 Days",
    highlights: [{ value: "A lake" }],
  });
  await site.admin.from("tours").delete().eq("id", "found-again");
  await tour.remove();
});
