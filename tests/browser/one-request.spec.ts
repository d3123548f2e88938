// A save is one request, so that it happens as a whole or not at all.
import type { Page } from "@playwright/test";
import { expect, type Site, sentBy, signIn, test } from "./fixtures";
import { withCompany, withHero } from "./site-rows";
import { addTour, dayFromNow } from "./tour-rows";

/** Functions that only read are called by POST too, because a GET request has no place for their arguments. */
const WRITE =
  /^(POST|PATCH|PUT|DELETE) .*\/(rest\/v1|admin\/access)\/(?!rpc\/(enquiries_of_person|find_enquiries|visit_sums)\b)/;

/** Counts the writing requests between a press and its toast. */
function countWrites(page: Page) {
  const sent = sentBy(page);
  return async function expectWrites(toast: string, press: () => Promise<unknown>, count = 1) {
    const toasts = page.locator("[data-sonner-toast]:not([data-seen])");
    await toasts.evaluateAll((shown) => {
      for (const one of shown) one.setAttribute("data-seen", "");
    });
    sent.length = 0;
    await press();
    if (toast) await expect(toasts.filter({ hasText: toast })).toBeVisible();
    await expect
      .poll(() => sent.filter((request) => WRITE.test(request)), toast)
      .toHaveLength(count);
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const dialog = (page: Page) => page.getByRole("dialog");
const submit = (page: Page) => dialog(page).locator("[type=submit]").click();
const saveChanges = (page: Page) => () => button(page, "Save Changes").click();

test.beforeEach(({ page }) => {
  page.on("dialog", (question) => void question.accept());
});

test("lists: a category, an image, a section and a testimonial", { tag: "@long" }, async ({
  page,
  site,
}) => {
  test.slow();
  await site.admin.from("carousel_images").delete().in("section", ["about", "testimonials"]);
  await signIn(page, site, "/admin/categories");
  const expectWrites = countWrites(page);
  await button(page, "Add Category").click();
  await page.getByLabel("Category Name").fill("Once");
  await expectWrites("Category created successfully", () => submit(page));
  await button(page, "Edit Once").click();
  await page.getByLabel("Category Name").fill("Only once");
  await expectWrites("Category updated successfully", () => submit(page));
  await button(page, "Delete Only once").click();
  await expectWrites("Category deleted successfully", () =>
    page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click(),
  );

  await page.goto("/admin/carousel-images?section=about");
  for (const caption of ["A", "B", "C"]) {
    await button(page, "Add Image").click();
    await dialog(page).getByLabel("Image URL").fill("/posters/placeholder.svg");
    await dialog(page).getByLabel("Caption").fill(caption);
    await expectWrites("Image added successfully", () => submit(page));
  }
  await expectWrites("", () => button(page, "Move A down").click(), 2);
  await expect(page.getByRole("listitem").getByRole("heading")).toHaveText(["B", "A", "C"]);
  await button(page, "Edit B").click();
  await dialog(page).getByLabel("Section").selectOption("testimonials");
  await expectWrites("Image updated successfully", () => submit(page));
  await expectWrites("Image deleted successfully", () => button(page, "Delete A").click());
  await expectWrites("Deletion undone", () => page.keyboard.press("ControlOrMeta+z"));
  await expect(page.getByRole("listitem").getByRole("heading")).toHaveText(["A", "C"]);
  await site.admin.from("carousel_images").delete().in("section", ["about", "testimonials"]);

  await page.goto("/admin/about-sections");
  await button(page, "Add Section").click();
  await dialog(page).getByLabel("Title").fill("Our van");
  await dialog(page).getByLabel("Content").fill("It seats twelve.");
  await expectWrites("Section added successfully", () => submit(page));
  await expectWrites("", () => button(page, "Move Our van up").click(), 2);
  await button(page, "Edit Our van").click();
  await dialog(page).getByLabel("Title").fill("Our vans");
  await expectWrites("Section updated successfully", () => submit(page));
  await expectWrites("Section deleted successfully", () => button(page, "Delete Our vans").click());
  await page.goto("/admin/trash");
  await expectWrites("Restored", () =>
    page.getByRole("listitem").filter({ hasText: "Our vans" }).getByRole("button").first().click(),
  );
  await site.admin.from("about_sections").delete().eq("title", "Our vans");

  await page.goto("/admin/testimonials");
  await button(page, "Add Testimonial").click();
  await dialog(page).getByLabel("Name").fill("Once Devi");
  await dialog(page).getByLabel("Image URL").fill("/posters/avatar.svg");
  await dialog(page).getByLabel("Location").fill("Madurai");
  await dialog(page).getByLabel("Comment").fill("A calm and careful trip.");
  await expectWrites("Testimonial added successfully", () => submit(page));
  await expectWrites("Testimonial updated successfully", () =>
    button(page, "Featured: Once Devi").click(),
  );
  await button(page, "Edit Once Devi").click();
  await dialog(page).getByLabel("Tour").fill("Ooty");
  await expectWrites("Testimonial updated successfully", () => submit(page));
  await expectWrites("Testimonial deleted successfully", () =>
    button(page, "Delete Once Devi").click(),
  );
});

test("settings", { tag: "@long" }, async ({ page, site }) => {
  await withHero(site, {}, () =>
    withCompany(site, {}, async () => {
      await signIn(page, site, "/admin/hero-sections");
      const expectWrites = countWrites(page);
      await page.getByLabel("Title", { exact: true }).fill("Once");
      await expectWrites("Hero section updated successfully", saveChanges(page));
      await page.goto("/admin/site-settings");
      await page.getByLabel("Tagline").fill("Once");
      await expectWrites("Company info updated successfully", saveChanges(page));
      await page.goto("/admin/site-settings/enquiries");
      await page.getByLabel("Keep enquiries").check();
      await expectWrites("Settings updated successfully", saveChanges(page));
      await page.goto("/admin/site-settings/quotes");
      for (const terms of ["Half in advance", "All in advance"]) {
        await page.getByLabel("Terms on quotes").fill(terms);
        await expectWrites("Settings updated successfully", saveChanges(page));
      }
      await site.admin.from("office_settings").delete().not("id", "is", null);
    }),
  );
});

test("a tour and its dates", { tag: "@long" }, async ({ page, site }) => {
  test.slow();
  await signIn(page, site, "/admin/tours/new");
  const expectWrites = countWrites(page);
  await page.getByLabel("Title", { exact: true }).fill("Once upon a hill");
  await page.getByLabel("Summary").fill("Two days of falls and pepper vines.");
  await page.getByLabel("Image URL").fill("/posters/tour-fallback.svg");
  await page.getByLabel("New gallery image").fill("/posters/tour-fallback.svg");
  await expectWrites("Tour created successfully!", () => button(page, "Create Tour").click());
  await page.getByRole("link", { name: "Edit Once upon a hill" }).click();
  await page.getByLabel("Price", { exact: true }).fill("₹10,000");
  await page.getByLabel("Price from, in rupees").fill("9000");
  await page.getByLabel("Web address").fill("once-on-a-hill");
  await expectWrites("Tour updated successfully!", saveChanges(page));
  await page.getByRole("link", { name: "Edit Once upon a hill" }).click();
  await page.getByLabel("Price", { exact: true }).fill("₹12,000");
  await page.getByLabel("Price from, in rupees").fill("9000");
  await expectWrites("Tour updated successfully!", saveChanges(page));
  await expectWrites("Tour hidden from the site", () =>
    button(page, "Hide from site: Once upon a hill").click(),
  );
  await expectWrites("Tour published", () => button(page, "Publish: Once upon a hill").click());
  await expectWrites("Copy created as a draft", () =>
    button(page, "Duplicate: Once upon a hill").click(),
  );
  await page.goto("/admin/tours");
  await expectWrites("Tour deleted successfully", () =>
    button(page, "Delete Copy of Once upon a hill").click(),
  );
  await expectWrites("Deletion undone", () => page.keyboard.press("ControlOrMeta+z"));
  await remove(site, "%Once upon a hill");

  const tour = await addTour(
    site,
    { id: "once", title: "Once" },
    (["Open", "Sold out", null] as const).map((status, index) => ({
      starts_on: dayFromNow(10 + index),
      status,
    })),
  );
  await page.goto("/admin/tours/dates/once");
  await button(page, "Add Date").click();
  await dialog(page).getByLabel("Date", { exact: true }).fill(dayFromNow(20));
  await expectWrites("Date added successfully", () => submit(page));
  await button(page, "Edit").click();
  await dialog(page).getByLabel("Price").fill("₹8,000");
  await expectWrites("Date updated successfully", () => submit(page));
  await button(page, "Add Many Dates").click();
  await dialog(page).getByLabel("Friday").check();
  await dialog(page).getByLabel("From", { exact: true }).fill(dayFromNow(30));
  await dialog(page).getByLabel("To", { exact: true }).fill(dayFromNow(60));
  await expectWrites("Dates added successfully", () => submit(page));
  await page.getByLabel("Select all").check();
  await expectWrites("Dates updated successfully", () =>
    page.getByLabel(/^Status of \d+ dates$/).selectOption("Guaranteed"),
  );
  await expectWrites("Dates deleted successfully", () =>
    button(page, /^Delete \d+ dates$/).click(),
  );
  await expectWrites("Deletion undone", () => page.keyboard.press("ControlOrMeta+z"));
  await tour.remove();
});

test("an enquiry, a quote and an invitation", { tag: "@long" }, async ({ page, site }) => {
  test.slow();
  await withCompany(site, { keep_enquiries: true, collect_reviews: true }, async () => {
    await signIn(page, site, "/admin/enquiries");
    const expectWrites = countWrites(page);
    await button(page, "Add Enquiry").click();
    await dialog(page).getByLabel("Name").fill("Once Meena");
    await dialog(page).getByLabel("Phone").fill("94431 22233");
    await expectWrites("Enquiry added successfully", () => submit(page));
    await expectWrites("Enquiry updated successfully", () =>
      page.getByLabel("Status of Once Meena").selectOption("Talking"),
    );
    await page.getByRole("link", { name: "Once Meena", exact: true }).click();
    await page.getByLabel("Note").fill("Wants a window seat");
    await expectWrites("Enquiry updated successfully", saveChanges(page));

    await page.getByRole("link", { name: "Make a quote" }).click();
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("Once");
    await page.getByLabel("Rupees each").first().fill("1000");
    await expectWrites("Quote created successfully", () => button(page, "Create Quote").click());
    await page.getByLabel("Rupees each").first().fill("2000");
    await expectWrites("Quote updated successfully", saveChanges(page));
    await page.goto("/admin/enquiries");
    await page.getByRole("link", { name: "Once Meena", exact: true }).click();
    await button(page, "Erase").click();
    await expectWrites("Personal data erased", () =>
      page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click(),
    );

    await page.goto("/admin/reviews");
    await button(page, "Invite a Traveller").click();
    await page.getByLabel("Name").fill("Kannan");
    await expectWrites("Invitation created", () => button(page, "Create Link").click());
    await site.admin.from("review_invitations").delete().not("id", "is", null);
  });
});

async function remove(site: Site, title: string) {
  await site.admin.from("tours").delete().like("title", title);
  await site.admin.from("row_versions").delete().like("name", title);
}
