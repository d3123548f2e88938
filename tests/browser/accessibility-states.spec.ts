import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import { hold } from "./held-requests";
import { endSession, expectFailedRequests, withoutSocket } from "./panel";

const PHONE = { width: 390, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

test.beforeEach(async ({ context }) => {
  await context.route("https://**", (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
});

test("every menu, dialog and refused form of a public page is accessible", {
  tag: "@long",
}, async ({ page }) => {
  test.slow();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const check = (what: string) => expectNoBarriers(page, `${what} at ${size.width} px`);

    await page.goto("/");
    if (size === PHONE) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await check("the menu");
      await page.getByRole("button", { name: "Close menu" }).click();
    }
    await page.getByRole("button", { name: /^From/ }).click();
    await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible();
    await check("the calendar");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Send Enquiry" }).click();
    await check("the refused enquiry");
    await page.getByLabel("Email address").fill("a@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("One step left")).toBeVisible();
    await check("the subscribed newsletter");

    await page.goto("/contact-us");
    await page.getByRole("button", { name: "Send Message" }).click();
    await check("the refused message");

    await page.goto("/faq");
    await page.getByText("What if I have to cancel?").click();
    await expect(page.getByText("70%")).toBeVisible();
    await check("an open question");

    await page.goto("/tour/domestic/kerala-backwaters");
    for (const tab of ["Itinerary", "Inclusions", "Reviews", "Gallery"]) {
      await page.getByRole("tab", { name: tab }).click();
      await check(tab);
    }
    await page.getByRole("link", { name: "Enlarge picture 2 of 3" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check("the lightbox");

    await page.goto("/domestic-tours?category=Nowhere");
    await expect(page.getByText("No tours found in this category.")).toBeVisible();
    await check("an empty category");
  }
});

test("every dialog, menu and refused form of the panel is accessible", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  test.slow();
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(
    page.getByRole("main").getByText("Please enter both email and password"),
  ).toBeVisible();
  await expectNoBarriers(page, "the refused sign-in");
  await signIn(page, site);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectNoBarriers(page, "the drawer");

  for (const { path, open, submit } of DIALOGS) {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await page.getByRole("button", { name: open }).first().click();
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(dialog).toBeVisible();
    if (submit) await dialog.getByRole("button", { name: submit }).last().click();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expectNoBarriers(page, `${open} on ${path} at ${size.width} px`);
    }
  }

  await page.goto("/admin/tours/new");
  await page.getByRole("button", { name: "Create Tour" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expectNoBarriers(page, "the refused tour");
  await page.getByLabel("Title", { exact: true }).fill("Typed");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectNoBarriers(page, "the question before leaving");

  await withoutSocket(page);
  await page.goto("/admin/hero-sections");
  await page.getByLabel("Title", { exact: true }).fill("Typed");
  await endSession(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  await expectNoBarriers(page, "signing in again");
  expectFailedRequests(consoleErrors);
});

test("every list says whether it is loading, failed or empty, and is accessible", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  test.slow();
  await signIn(page, site);
  // The panel retries a failed read for seven seconds. All lists fail in parallel to save time.
  const tabs = [];
  for (const { path, table, failed, empty } of LISTS) {
    const tab = await context.newPage();
    const rows = `**/rest/v1/${table}*`;
    const letGo = await hold(tab, rows, (route) =>
      route.fulfill({ status: 400, json: { message: "down", code: "XX000" } }),
    );
    await tab.goto(path);
    await expect(tab.getByText("Loading...").first()).toBeVisible();
    await expectNoBarriers(tab, `${path} loading`);
    letGo();
    tabs.push({ tab, path, rows, failed, empty });
  }
  for (const { tab, path, rows, failed, empty } of tabs) {
    await tab.bringToFront();
    await expect(tab.getByText(failed, { exact: true })).toBeVisible();
    await expectNoBarriers(tab, `${path} failed`);
    await tab.unroute(rows);
    await tab.route(rows, (route) => route.fulfill({ json: [] }));
    await tab.goto(path);
    await expect(tab.getByText(empty, { exact: true })).toBeVisible();
    await expectNoBarriers(tab, `${path} empty`);
  }
  expectFailedRequests(consoleErrors);
});

test("public pages with very much content keep their layout and are accessible", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  test.slow();
  await whileOverfull(site, async () => {
    await page.goto("/domestic-tours");
    await expect(page.getByText("Category 39").first()).toBeAttached();
    for (const path of ["/", "/domestic-tours", "/tour/domestic/overfull-1", "/testimonials"]) {
      await page.goto(path);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expectNoBarriers(page, `${path} at ${size.width} px`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  });
  // Requests fail, because some of the stored pictures do not exist.
  expectFailedRequests(consoleErrors);
});

test("panel screens with very much content keep their layout and are accessible", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  test.slow();
  await whileOverfull(site, async () => {
    await signIn(page, site);
    for (const path of [
      "dashboard",
      "tours",
      "tours/edit/overfull-1",
      "categories",
      "testimonials",
    ]) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading...")).toHaveCount(0);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expectNoBarriers(page, `${path} at ${size.width} px`);
        await expectNoSidewaysScroll(page);
      }
    }
  });
  expectFailedRequests(consoleErrors);
});

const DIALOGS = [
  { path: "/admin/categories", open: "Add Category", submit: "Add Category" },
  { path: "/admin/categories", open: "Edit Kerala" },
  { path: "/admin/categories", open: "Delete Kerala" },
  { path: "/admin/carousel-images", open: "Add Image" },
  { path: "/admin/carousel-images", open: /^Edit/ },
  { path: "/admin/testimonials", open: "Add Testimonial", submit: "Add Testimonial" },
  { path: "/admin/testimonials", open: /^Edit/ },
  { path: "/admin/about-sections", open: "Add Section" },
  { path: "/admin/about-sections", open: /^Edit/ },
  { path: "/admin/tours/dates/kerala-backwaters", open: "Add Date", submit: "Add Date" },
  { path: "/admin/tours/dates/kerala-backwaters", open: "Add Many Dates", submit: "Add Dates" },
];

const LISTS = [
  {
    path: "/admin/dashboard",
    table: "tours",
    failed: "Error loading data. Please try again.",
    empty: "No tours available. Create your first tour.",
  },
  {
    path: "/admin/tours",
    table: "tours",
    failed: "Error loading tours. Please try again.",
    empty: "No tours found",
  },
  {
    path: "/admin/categories",
    table: "categories",
    failed: "Error loading categories. Please try again.",
    empty: "No categories found. Add your first category.",
  },
  {
    path: "/admin/carousel-images",
    table: "carousel_images",
    failed: "Error loading carousel images",
    empty: "No images found for this section.",
  },
  {
    path: "/admin/testimonials",
    table: "testimonials",
    failed: "Error loading testimonials",
    empty: "No testimonials have been added yet.",
  },
  {
    path: "/admin/about-sections",
    table: "about_sections",
    failed: "Error loading about sections",
    empty: "No sections have been added yet.",
  },
  {
    path: "/admin/tours/dates/kerala-backwaters",
    table: "departures",
    failed: "Error loading dates. Please try again.",
    empty: "No upcoming dates",
  },
  {
    path: "/admin/trash",
    table: "row_versions",
    failed: "Error loading the trash. Please try again.",
    empty: "The trash is empty.",
  },
];

const LONG_TITLE = "A title that was pasted from a brochure with every stop of the journey in it "
  .repeat(3)
  .slice(0, 200);
const TAMIL = "மதுரை மீனாட்சி அம்மன் கோயில், இராமேசுவரம், கன்னியாகுமரி மற்றும் கொடைக்கானல்";
const BROKEN = "/posters/no-such-picture.svg";

async function whileOverfull(site: Site, work: () => Promise<void>): Promise<void> {
  await fill(site);
  try {
    await work();
  } finally {
    await empty(site);
  }
}

/** Stores a 200-character title, Tamil text, missing pictures and forty categories. */
async function fill(site: Site): Promise<void> {
  const texts = Array.from({ length: 20 }, (_, at) => ({ value: `${at + 1} ${LONG_TITLE}` }));
  const tour = {
    type: "domestic",
    duration: "12 Days / 11 Nights, with two days of rest",
    gallery: [BROKEN, BROKEN],
    featured: true,
  };
  const responses = await Promise.all([
    site.admin.from("tours").insert([
      {
        ...tour,
        id: "overfull-1",
        title: LONG_TITLE,
        summary: TAMIL.repeat(4),
        image_url: BROKEN,
        price: "₹12,34,567 onwards for a family of four",
        category: "Category 39",
        highlights: texts,
        inclusions: texts,
        itinerary: texts.map(({ value }, at) => ({
          day: `Day ${at + 1}`,
          title: value,
          description: TAMIL.repeat(3),
          name: TAMIL,
        })),
        reviews: [{ name: TAMIL, date: "2026-03-12", rating: 4, comment: TAMIL.repeat(4) }],
      },
      { ...tour, id: "overfull-2", title: TAMIL, summary: LONG_TITLE, image_url: BROKEN },
    ]),
    site.admin
      .from("categories")
      .insert(
        Array.from({ length: 40 }, (_, at) => ({ name: `Category ${at}`, type: "domestic" })),
      ),
    site.admin.from("testimonials").insert({
      name: TAMIL,
      image: BROKEN,
      location: LONG_TITLE,
      rating: 3,
      comment: TAMIL.repeat(5),
      tour: LONG_TITLE,
      featured: true,
    }),
  ]);
  expect(responses.map(({ error }) => error)).toEqual([null, null, null]);
}

async function empty(site: Site): Promise<void> {
  await site.admin.from("tours").delete().like("id", "overfull-%");
  await site.admin.from("categories").delete().like("name", "Category %");
  await site.admin.from("testimonials").delete().eq("name", TAMIL);
}
