import { expect, signIn, startSite, test } from "./fixtures";
import { expectSaved, expectToast, expectWrites } from "./panel";
import { withCompany } from "./site-rows";

test("the dashboard shows five cards, the latest tours, each category's tours and what needs attention", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  for (const label of [
    "Total Tours",
    "Domestic Tours",
    "International Tours",
    "Total Categories",
    "Active Users",
  ]) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(page.locator("dl > div", { hasText: "Active Users" })).toContainText("1");
  await expect(page.locator("dl > div", { hasText: "Domestic Tours" })).toContainText("8");
  const latest = page.getByRole("table");
  await expect(latest.getByRole("row")).toHaveCount(6);
  await expect(latest.getByRole("columnheader").first()).toHaveText("Tour Name");
  const first = latest.getByRole("row").nth(1);
  await expect(first.getByRole("link", { name: /^Edit/ })).toHaveAttribute(
    "href",
    /^\/admin\/tours\/edit\//,
  );
  await expect(page.getByRole("link", { name: "View All" })).toHaveAttribute(
    "href",
    "/admin/tours",
  );
  await expect(page.getByRole("listitem").filter({ hasText: "Southeast Asia" })).toContainText("3");

  const attention = page.getByRole("region", { name: "What needs attention" });
  await expect(attention).toHaveCount(0);
  const draft = {
    id: "unfinished",
    title: "Unfinished",
    summary: "",
    image_url: "",
    published_at: null,
  };
  expect((await site.admin.from("tours").insert(draft)).error).toBeNull();
  await attention.getByRole("link", { name: "1 tour not published yet" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Unfinished");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(attention).toBeVisible();
  const other = { ...draft, id: "other", title: "Other" };
  expect((await site.admin.from("tours").insert(other)).error).toBeNull();
  await attention.getByRole("link", { name: "2 tours not published yet" }).click();
  await expect(page.getByRole("row", { name: "Unfinished" })).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("draft");
  await page.getByRole("link", { name: "Dashboard" }).click();
  const { data: sorted } = await site.admin.from("tours").select("id, title, category").limit(3);
  const [one, two] = (sorted ?? []).filter(({ category }) => category);
  const ids = [one?.id ?? "", two?.id ?? ""];
  await site.admin.from("tours").update({ category: null }).in("id", ids).throwOnError();
  await attention.getByRole("link", { name: "2 tours without a category" }).click();
  await expect(page.getByLabel("No category")).toBeChecked();
  await expect(page.getByRole("row", { name: one?.title })).toBeVisible();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
  await page.getByRole("link", { name: "Dashboard" }).click();
  for (const { id, category } of [one, two].flatMap((tour) => tour ?? [])) {
    await site.admin.from("tours").update({ category }).eq("id", id).throwOnError();
  }
  await site.admin.from("tours").delete().in("id", [draft.id, other.id]);
  await expect(attention).toHaveCount(0);
});

test("the dashboard leads to the category with the question that has no translation", async ({
  page,
  site,
}) => {
  const category = "special-requirements";
  const added = {
    category,
    question: "May my dog come?",
    answer: "Yes.",
    question_order: 9,
  } as const;
  await withCompany(site, { tamil: "operators" }, async () => {
    await site.admin.from("faq_questions").insert(added).throwOnError();
    await signIn(page, site);
    const link = page.getByRole("link", { name: "1 question without Tamil" });
    await expect(link).toHaveAttribute("href", `/admin/faq?category=${category}`);
    await link.click();
    await expect(page.getByRole("heading", { name: added.question })).toBeVisible();
    await site.admin.from("faq_questions").delete().eq("question", added.question);
  });
});

test("two operators import the sample tours into an empty site at once, and store its first hero and company", {
  tag: "@long",
}, async ({ page, browser, consoleErrors }) => {
  const site = await startSite();
  try {
    await site.admin.from("tours").delete().neq("id", "-");
    await site.admin.from("categories").delete().neq("name", "-");
    await signIn(page, site);
    await expect(page.getByText("No tours available. Create your first tour.")).toBeVisible();
    await expect(page.getByText("No domestic categories yet")).toBeVisible();
    await expect(page.getByText("No international categories yet")).toBeVisible();

    const other = await browser.newPage();
    await signIn(other, site);
    const importing = { name: "Import sample tours" };
    await expect(other.getByRole("button", importing)).toBeVisible();
    await Promise.all([
      page.getByRole("button", importing).click(),
      other.getByRole("button", importing).click(),
    ]);
    // The database rejects one of the two imports. After a reload, both tabs show the tours.
    const countTours = async () => (await site.anonymous.from("tours").select("id")).data?.length;
    await expect.poll(countTours).toBe(12);
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(tab.getByRole("table")).toBeVisible();
      await expect(tab.getByRole("button", importing)).toHaveCount(0);
    }
    expect(await countTours()).toBe(12);
    expect((await site.anonymous.from("categories").select("name")).data).toHaveLength(6);
    await other.close();

    for (const table of ["hero_sections", "company_info"] as const) {
      await site.admin.from(table).delete().not("id", "is", null);
    }
    const save = page.getByRole("button", { name: "Save Changes" });
    await page.getByRole("link", { name: "Hero Sections" }).click();
    await expectToast(page, "Failed to load hero section");
    await expect(page.getByText("Nothing is stored yet.")).toBeVisible();
    await page.getByLabel("Title", { exact: true }).fill("A new beginning");
    await save.click();
    await expectToast(page, "Hero section updated successfully");
    await expect(page.getByText("Nothing is stored yet.")).toBeHidden();
    const hero = await site.anonymous.from("hero_sections").select("title");
    expect(hero.data).toEqual([{ title: "A new beginning" }]);

    await page.getByRole("link", { name: "Site Settings" }).click();
    await expectToast(page, "Failed to load company info");
    for (const name of ["Once More Travels", "Once More Tours"]) {
      await page.getByLabel("Company Name").fill(name);
      await save.click();
      const names = async () =>
        (await site.anonymous.from("company_info").select("company_name")).data;
      await expect.poll(names).toEqual([{ company_name: name }]);
    }
    await page.goto("about:blank");
    // The rejected import is only logged to the console (spec §8).
    consoleErrors.length = 0;
  } finally {
    await site.stop();
  }
});

test("before the site opens, the dashboard lists what is missing, and the demo number reaches nobody", async ({
  page,
  site,
}) => {
  const raised = site.admin.from("tours").update({ price: "₹99,000" });
  await raised.eq("id", "kerala-backwaters").select().single().throwOnError();
  const testimonials = await site.admin
    .from("testimonials")
    .delete()
    .not("id", "is", null)
    .select()
    .throwOnError();
  await signIn(page, site);
  const list = page.getByRole("region", { name: "Before you open" });
  const step = (text: string) => list.getByRole("listitem").filter({ hasText: text });
  const warning = page.getByText("The demo number still stands under your name.");

  await test.step("each step links to its place and ticks itself", async () => {
    await expect(list.getByRole("listitem")).toHaveCount(12);
    await expect(list.getByRole("link", { name: "First backup" })).toBeVisible();
    await expect(step("Sample tours").getByRole("button", { name: "Keep all 12" })).toBeVisible();
    // Without a stored testimonial, visitors see the samples.
    await expect(step("Sample test").getByRole("button", { name: "Keep all 6" })).toBeVisible();
    const words = list.getByRole("link", { name: "Your own words on Home and About" });
    await expect(words).toHaveAttribute("href", "/admin/hero-sections");
    for (const name of [
      "Sample tours",
      "Sample testimonials",
      "Your own figures",
      "Your own adv",
      "Your own words",
    ]) {
      await step(name).getByRole("button", { name: /^Keep/ }).click();
      await expect(step(name)).toContainText("Done:");
      await expect(step(name).getByRole("link")).toBeFocused();
      await expectWrites(page, 1);
    }
    await withCompany(site, { email: "office@pamban.example", phone: "9000012345" }, async () => {
      await expect(list.getByRole("link", { name: /^Your own/ })).toContainText([
        /^Your own name$/,
        /^Your own address$/,
      ]);
    });
    await list.getByRole("link", { name: /^The contact form thanks/ }).click();
    await expect(page.getByRole("checkbox")).toHaveCount(4);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.getByLabel("Keep for (months)").fill("0");
    await expect(page.getByText("Must be a whole number from 1 to 120")).toBeVisible();
    await page.getByLabel("Keep for (months)").fill("12");
    await page.getByLabel("Receive the contact form").check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectSaved(page, "Settings updated successfully");
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(step("The contact form")).toContainText("Done:");
    await expect(warning).toHaveCount(0);
  });

  await test.step("under another name, the demo's contacts are not linked", async () => {
    await page.getByRole("link", { name: "Site Settings" }).click();
    await page.getByLabel("Company Name").fill("Pamban Travels");
    await expect(warning).toBeVisible();
    await expect(page.getByText("Chats open at")).toHaveCount(0);
    const mail = page.getByText("Mails to it reach nobody.");
    await expect(mail).toBeVisible();
    await page.getByLabel("Email").fill("office@pamban.example");
    await expect(mail).toHaveCount(0);
    await withCompany(site, { company_name: "Pamban Travels" }, async () => {
      const html = await (await page.request.get("/")).text();
      expect(html).toContain('href="https://wa.me/?text=');
      expect(html).toMatch(/<a (?=[^>]*href="\/contact-us")[^>]*title="Call us"/);
      expect(html).not.toMatch(/wa\.me\/9|tel:|facebook\.com|instagram\.com|twitter\.com/);
      const tour = await (await page.request.get("/tour/domestic/kerala-backwaters")).text();
      expect(tour).not.toMatch(/wa\.me\/9|tel:/);
    });
  });

  await test.step("Hide removes the list, for every operator", async () => {
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("button", { name: "Leave" }).click();
    await list.getByRole("button", { name: "Hide" }).click();
    await expect(list).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Total Tours")).toBeVisible();
    await expect(list).toHaveCount(0);
  });
  await site.admin.from("testimonials").insert(testimonials.data).throwOnError();
  await site.admin.from("office_settings").delete().not("id", "is", null);
  await site.admin.from("company_info").update({ receive_forms: false }).not("id", "is", null);
});
