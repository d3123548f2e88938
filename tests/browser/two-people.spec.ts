import type { Page } from "@playwright/test";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectFailedRequests, expectToast, loseResponses, mendWrites } from "./panel";
import { quoteSheet, withCompany, withHero } from "./site-rows";
import { addTour, dayFromNow } from "./tour-rows";

test.beforeEach(async ({ context, consoleErrors }) => {
  // Nothing tells a page with a blocked WebSocket that a colleague has saved something.
  await context.routeWebSocket(/./, (socket) => void socket.close());
  // The database refuses a save from an old version (406), and the browser logs it.
  expectFailedRequests(consoleErrors);
});

const CHANGED_ELSEWHERE = "It was changed in another window. Please look at it and try again.";

const save = (page: Page, button: string | RegExp = "Save Changes") =>
  page.getByRole("button", { name: button, exact: true }).click();
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
  site,
}) => {
  const tour = await addTour(site, { id: "two-desks", title: "Two desks" });
  await signIn(page, site, "/admin/tours/edit/two-desks");
  await page.getByLabel("Duration").fill("9 Days");
  const theirs = { title: "Two desks, one window", highlights: [{ value: "A lake" }] };
  await site.admin.from("tours").update(theirs).eq("id", "two-desks");
  await save(page);
  await expectToast(page, "Tour updated successfully!");
  await expect(page).toHaveURL(/\/admin\/tours$/);
  expect(await storedTour(site, "two-desks")).toMatchObject({ ...theirs, duration: "9 Days" });
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
  await page.locator("summary").filter({ hasText: "Highlights" }).click();
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
  await answer(page);
  const titles = question(page).getByRole("group", { name: "Title" });
  await expect(titles.getByText("Choose yours or theirs")).toBeVisible();
  await expect(titles.getByRole("radio").first()).toBeFocused();
  await expectNoBarriers(page);
  const mine = question(page).getByRole("radio", { name: "Yours My title" });
  await expect(question(page).getByRole("button", { name: "Close" })).toBeVisible();
  await mine.focus();
  await page.keyboard.press("Space");
  await expect(mine).toBeChecked();
  await expect(question(page).getByText("Choose yours or theirs")).toHaveCount(0);
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

test("the second save meets a third change and asks again, and the form goes on from what was stored", {
  tag: "@long",
}, async ({ page, site }) => {
  await withHero(site, { title: "First" }, async () => {
    const change = (title: string) =>
      site.admin.from("hero_sections").update({ title }).not("id", "is", null);
    await signIn(page, site, "/admin/hero-sections");
    const title = page.getByLabel("Title", { exact: true });
    await title.fill("Mine");
    await change("Second");
    await save(page);
    await choose(page, "Title", "Yours");
    await change("Third");
    await answer(page);
    await choose(page, "Title", "Theirs");
    await answer(page);
    await expectToast(page, "Hero section updated successfully");
    await expect(title).toHaveValue("Third");
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeEnabled();
    await title.fill("Fourth");
    await save(page);
    const stored = () => site.anonymous.from("hero_sections").select("title").single();
    await expect.poll(async () => (await stored()).data?.title).toBe("Fourth");
    await expect(question(page)).toBeHidden();
  });
});

test("every form and dialog keeps what a colleague has changed in other fields", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow();
  const { admin } = site;
  const id = crypto.randomUUID();
  const tour = await addTour(site, { id: "two-dates" }, [{ id, starts_on: dayFromNow(40) }]);
  const image = "/posters/avatar.svg";
  const comment = "A good week in the hills.";
  await admin.from("categories").insert({ id, name: "Two capes" });
  await admin.from("enquiries").insert({ id, source: "walk-in", name: "Two Kannans" });
  await admin
    .from("quotes")
    .insert({ id, customer_name: "A", expires_on: "2099-12-31", sheet: quoteSheet });
  await admin
    .from("testimonials")
    .insert({ id, name: "Two Meenas", image, location: "Karur", comment });
  await admin.from("faq_questions").insert({
    id,
    category: "booking-reservations",
    question: "Two buses?",
    answer: "One bus.",
    question_order: 9,
  });
  await admin.from("pages").insert({ id, title: "Two rules", address: "two-rules", content: "A" });
  await admin
    .from("about_sections")
    .insert({ id, title: "Two offices", content: "A", image_url: "", section_order: 9 });
  await admin.from("carousel_images").insert({ id, url: image, caption: "Two boats", order: 9 });
  await admin.from("glossary").insert({ id, english: "0 Two words", tamil: "இரண்டு" });
  const media = "/storage/v1/object/public/media";
  await admin.from("pictures").insert({ id, name: "two.jpg", url: `${media}/two.jpg` });
  const edit = (name: string | RegExp) => page.getByRole("button", { name }).click();

  for (const { table, path, open, field, mine, theirs, kind, button, toast } of [
    {
      table: "categories",
      path: "/admin/categories",
      open: "Edit Two capes",
      field: "Category Name",
      mine: { name: "Capes and bays" },
      theirs: { type: "international" },
      kind: "Category",
    },
    {
      table: "departures",
      path: "/admin/tours/dates/two-dates",
      open: /^Edit /,
      field: "Price",
      mine: { price: "₹9,000" },
      theirs: { status: "Sold out" },
      kind: "Date",
    },
    {
      table: "enquiries",
      path: `/admin/enquiries/${id}`,
      field: "Note",
      mine: { note: "Wants a window seat" },
      theirs: { status: "Talking" },
      kind: "Enquiry",
    },
    {
      table: "quotes",
      path: `/admin/quotes/${id}`,
      field: "Customer's name",
      mine: { customer_name: "Asha" },
      theirs: { sheet: { ...quoteSheet, terms: "All in advance" } },
      kind: "Quote",
    },
    {
      table: "testimonials",
      path: "/admin/testimonials",
      open: "Edit Two Meenas",
      field: "Location",
      mine: { location: "Salem" },
      theirs: { rating: 4 },
      kind: "Testimonial",
    },
    {
      table: "faq_questions",
      path: "/admin/faq",
      open: "Edit Two buses?",
      field: "Answer",
      mine: { answer: "Two buses." },
      theirs: { question: "Two coaches?" },
      kind: "Question",
      button: "Save",
    },
    {
      table: "pages",
      path: "/admin/pages",
      open: "Edit Two rules",
      field: "Text",
      mine: { content: "B" },
      theirs: { title: "Two house rules" },
      kind: "Page",
      button: "Save",
    },
    {
      table: "about_sections",
      path: "/admin/about-sections",
      open: "Edit Two offices",
      field: "Content",
      mine: { content: "B" },
      theirs: { title: "Two desks" },
      kind: "Section",
      button: "Save",
    },
    {
      table: "carousel_images",
      path: "/admin/carousel-images",
      open: "Edit Two boats",
      field: "Caption",
      mine: { caption: "Three boats" },
      theirs: { url: "/posters/carousel-1.svg" },
      kind: "Image",
      button: "Save",
    },
    {
      table: "pictures",
      path: "/admin/pictures",
      open: "Edit two.jpg",
      field: "Alt text",
      mine: { alt: "Two boats" },
      theirs: { focal_x: 20, focal_y: 30 },
      kind: "Picture",
      button: "Save",
    },
    {
      table: "glossary",
      path: "/admin/site-settings/glossary",
      open: "Edit 0 Two words",
      field: "Hindi",
      mine: { hindi: "दो" },
      theirs: { tamil: "இரு" },
      kind: "Word",
      toast: "Word saved",
    },
  ]) {
    await test.step(kind, async () => {
      const row = () => admin.from(table as "categories");
      await signIn(page, site, path);
      if (open) await edit(open);
      const text = Object.values(mine)[0] ?? "";
      await page.getByRole("textbox", { name: field, exact: true }).fill(text);
      const { error } = await row()
        .update(theirs as never)
        .eq("id", id);
      expect(error).toBeNull();
      await save(page, button);
      await expectToast(page, toast ?? `${kind} updated successfully`);
      const stored = await row().select().eq("id", id).single();
      expect(stored.data).toMatchObject({ ...theirs, ...mine });
    });
  }

  await test.step("a translation that both begin", async () => {
    await withCompany(site, { tamil: "operators" }, async () => {
      const of = { table_name: "tours", row_id: "two-dates", language: "ta" } as const;
      const translation = () => admin.from("translations");
      await signIn(page, site, "/admin/tours/edit/two-dates");
      await page.getByRole("button", { name: "தமிழ் Missing" }).click();
      await page.getByLabel("Title", { exact: true }).fill("என் தலைப்பு");
      await translation().insert({ ...of, texts: { summary: "சுருக்கம்" } });
      await save(page, "Save Draft");
      await expectToast(page, "Translation saved");
      const { data } = await translation().select("texts").match(of).single();
      expect(data?.texts).toEqual({ title: "என் தலைப்பு", summary: "சுருக்கம்" });
    });
  });

  await test.step("every screen of the company's settings", async () => {
    for (const [screen, field, mine, theirs, toast] of [
      ["policies", "Group size", { group_size: "4-9" }, { advance_domestic: "10%" }, "Policies"],
      [
        "figures",
        "Happy travellers",
        { happy_travellers: "11,000+" },
        { satisfaction_rate: "96%" },
        "Figures",
      ],
      ["notice", "Text", { notice_text: "Mine" }, { notice_link: "/faq" }, "Notice"],
      ["enquiries", "Keep for (months)", { keep_months: 7 }, { count_visits: true }, "Settings"],
    ] as const) {
      await withCompany(site, {}, async () => {
        await signIn(page, site, `/admin/site-settings/${screen}`);
        await page.getByLabel(field, { exact: true }).fill(String(Object.values(mine)[0]));
        await admin.from("company_info").update(theirs).not("id", "is", null).throwOnError();
        await save(page);
        await expectToast(page, `${toast} updated successfully`);
        const { data } = await admin.from("company_info").select().single();
        expect(data).toMatchObject({ ...theirs, ...mine });
      });
    }
    await withCompany(site, { tamil: "off", hindi: "off" }, async () => {
      await signIn(page, site, "/admin/site-settings/languages");
      await page.getByLabel("Tamil").selectOption("For operators");
      await admin.from("company_info").update({ hindi: "operators" }).not("id", "is", null);
      await save(page);
      await expectToast(page, "Languages updated successfully");
      const { data } = await admin.from("company_info").select("tamil, hindi").single();
      expect(data).toEqual({ tamil: "operators", hindi: "operators" });
    });
    await withCompany(site, { page_texts: { mission: "Ours" } }, async () => {
      await signIn(page, site, "/admin/site-settings/page-texts");
      await page.getByLabel("Title of the mission").fill("Mine");
      const theirs = { page_texts: { mission: "Theirs" } };
      await admin.from("company_info").update(theirs).not("id", "is", null).throwOnError();
      await save(page);
      await expectToast(page, "Page texts updated successfully");
      const { data } = await admin.from("company_info").select("page_texts").single();
      expect(data?.page_texts).toMatchObject({ mission: "Theirs", mission_title: "Mine" });
    });
  });

  await test.step("two screens of settings that share a row, and a row that both store first", async () => {
    await withCompany(site, { tagline: "Before", keep_months: 24 }, async () => {
      await signIn(page, site, "/admin/site-settings");
      await page.getByLabel("Tagline").fill("Mine");
      const theirs = { city: "Madurai", keep_enquiries: true };
      await admin.from("company_info").update(theirs).not("id", "is", null);
      await save(page);
      await expectToast(page, "Company info updated successfully");
      const { data } = await admin.from("company_info").select().single();
      expect(data).toMatchObject({ ...theirs, tagline: "Mine" });
    });
    const office = () => admin.from("office_settings");
    await office().delete().not("id", "is", null);
    const screens = page.getByRole("navigation", { name: "Site settings" });
    await screens.getByRole("link", { name: "Quotes" }).click();
    await page.getByLabel("UPI ID").fill("mine@okbank");
    await office().insert({ quote_terms: "Their terms" });
    await save(page);
    await expectToast(page, "Settings updated successfully");
    const { data } = await office().select().single();
    expect(data).toMatchObject({ upi_id: "mine@okbank", quote_terms: "Their terms" });
    await office().delete().not("id", "is", null);
  });

  await test.step("a dialog asks about the same field, and a deleted row keeps the text", async () => {
    const categories = () => admin.from("categories");
    await signIn(page, site, "/admin/categories");
    await edit("Edit Capes and bays");
    const name = page.getByLabel("Category Name");
    await name.fill("My capes");
    await categories().update({ name: "Their capes" }).eq("id", id);
    await save(page);
    await choose(page, "Category Name", "Theirs");
    await answer(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await edit("Edit Their capes");
    await name.fill("Sand dunes");
    await categories().delete().eq("id", id);
    await save(page);
    await expect(
      page.getByText("It no longer exists. It may have been deleted in another window."),
    ).toBeVisible();
    await expect(name).toHaveValue("Sand dunes");
  });

  await test.step("what a list offers in its rows", async () => {
    await signIn(page, site, "/admin/testimonials");
    const star = page.getByRole("button", { name: "Featured: Two Meenas" });
    await expect(star).toBeVisible();
    await admin.from("testimonials").update({ location: "Salem" }).eq("id", id);
    await star.click();
    await expectToast(page, "Testimonial updated successfully");
    const { data } = await admin.from("testimonials").select().eq("id", id).single();
    expect(data).toMatchObject({ location: "Salem", featured: true });

    // A list offers one status, but a colleague has set another one meanwhile.
    await page
      .getByRole("link", { name: /^Enquiries/ })
      .first()
      .click();
    const status = page.getByLabel("Status of Two Kannans");
    await expect(status).toHaveValue("Talking");
    await admin.from("enquiries").update({ status: "Booked" }).eq("id", id);
    await status.selectOption("Lost");
    await expectToast(page, `Failed to update enquiry: ${CHANGED_ELSEWHERE}`);
    await expect(status).toHaveValue("Booked");
    await page.goto("/admin/tours/dates/two-dates");
    const ofDate = page.getByLabel(/^Status of /);
    await expect(ofDate).toHaveValue("Sold out");
    await admin.from("departures").update({ status: "Guaranteed" }).eq("tour_id", "two-dates");
    await ofDate.selectOption("Open");
    await expectToast(page, `Failed to update date: ${CHANGED_ELSEWHERE}`);
    await expect(ofDate).toHaveValue("Guaranteed");
  });
  for (const table of [
    "enquiries",
    "quotes",
    "testimonials",
    "faq_questions",
    "pages",
    "about_sections",
    "carousel_images",
    "pictures",
    "glossary",
  ] as const) {
    await admin.from(table).delete().eq("id", id);
  }
  await tour.remove();
});

test("an earlier version that an operator brings back is stored, also if a colleague has saved since", {
  tag: "@long",
}, async ({ page, site }) => {
  const id = crypto.randomUUID();
  const rows = () => site.admin.from("faq_questions");
  const category = "booking-reservations";
  const asked = { category, question: "Which bus?", question_order: 9 } as const;
  await rows()
    .insert({ id, ...asked, answer: "First" })
    .throwOnError();
  await signIn(page, site, "/admin/faq");
  await page.getByRole("button", { name: "Edit Which bus?" }).click();
  const answer = page.getByRole("textbox", { name: "Answer" });
  await expect(answer).toHaveValue("First");
  await rows().update({ question: "Which coach?", answer: "Second" }).eq("id", id).throwOnError();
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("button", { name: "Use this version" }).click();
  await expect(answer).toHaveValue("First");
  await save(page, "Save");
  await expectToast(page, "Question updated successfully");
  const { data } = await rows().select("question, answer").eq("id", id).single();
  expect(data).toEqual({ question: "Which bus?", answer: "First" });
  await rows().delete().eq("id", id);
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
  await page.getByLabel("highlight 1", { exact: true }).fill("A lake and a boat");
  await save(page);
  await expect(page).toHaveURL(/\/admin\/tours$/);
  await expect(question(page)).toBeHidden();
  expect(await storedTour(site, "found-again")).toMatchObject({
    title: "Lost and found",
    duration: "5 Days",
    highlights: [{ value: "A lake and a boat" }],
  });
  await site.admin.from("tours").delete().eq("id", "found-again");
  await tour.remove();

  await page.getByRole("link", { name: "Categories", exact: true }).first().click();
  await page.locator("main").getByRole("button", { name: "Add Category" }).click();
  const add = page.getByRole("dialog").getByRole("button", { name: "Add Category" });
  await page.getByLabel("Category Name").fill("Lost lakes");
  await loseResponses(page, "categories");
  await add.click();
  await expectToast(
    page,
    "Failed to create category: The server cannot be reached. Please try again.",
  );
  await expect(page.getByRole("row", { name: /Lost lakes/ })).toBeVisible();
  await mendWrites(page, "categories");
  await add.click();
  await expectToast(page, "Category created successfully");
  await site.admin.from("categories").delete().eq("name", "Lost lakes");

  // A restored copy is saved as the same row.
  const names = () => site.admin.from("categories").select("name").like("name", "% reefs");
  await page.locator("main").getByRole("button", { name: "Add Category" }).click();
  await page.getByLabel("Category Name").fill("Lost reefs");
  await loseResponses(page, "categories");
  await add.click();
  // The first failure's toast can still be there.
  await expect.poll(async () => (await names()).data).toEqual([{ name: "Lost reefs" }]);
  await expectToast(
    page,
    "Failed to create category: The server cannot be reached. Please try again.",
  );
  await mendWrites(page, "categories");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByLabel("Category Name").fill("Found reefs");
  await add.click();
  await expectToast(page, "Category created successfully");
  expect((await names()).data).toEqual([{ name: "Found reefs" }]);
  await site.admin.from("categories").delete().eq("name", "Found reefs");
});

test("a new tour whose first save lost its response keeps what a colleague has changed in it since", async ({
  page,
  site,
}) => {
  await signIn(page, site, "/admin/tours/new");
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Stored unseen");
  await loseResponses(page, "tours");
  await save(page, "Save as draft");
  await expectToast(page, "Failed to create tour: The server cannot be reached. Please try again.");
  await mendWrites(page, "tours");
  const theirs = { title: "Their title", duration: "5 Days" };
  await site.admin.from("tours").update(theirs).eq("title", "Stored unseen");
  await title.fill("My title");
  await page.getByLabel("Summary").fill("My summary");
  await save(page, "Save as draft");
  await choose(page, "Title", "Yours");
  await answer(page);
  await expect(page).toHaveURL(/\/admin\/tours$/);
  expect(await storedTour(site, "stored-unseen")).toMatchObject({
    ...theirs,
    title: "My title",
    summary: "My summary",
  });
  await site.admin.from("tours").delete().eq("id", "stored-unseen");
});
