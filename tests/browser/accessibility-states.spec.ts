import { expectNoBarriers } from "./barriers";
import { blankOtherSites, expect, signIn, test } from "./fixtures";
import { hold } from "./held-requests";
import { endSession, expectFailedRequests, expectToast, withoutSocket } from "./panel";

const PHONE = { width: 390, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

test.beforeEach(blankOtherSites);

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
  }
});

test("every dialog, menu and refused form of the panel is accessible", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  test.slow();
  await page.goto("/admin/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Please enter both email and password");
  await expectNoBarriers(page, "the refused sign-in");
  await signIn(page, site);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectNoBarriers(page, "the drawer");

  for (const [path, open, submit] of DIALOGS) {
    await page.setViewportSize(DESKTOP);
    await page.goto(`/admin/${path}`);
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
  // On a phone only one section is open.
  await page.setViewportSize(DESKTOP);
  for (const group of ["Price details", "Good to know", "Questions"]) {
    await page.locator("summary").filter({ hasText: group }).click();
  }
  await expectNoBarriers(page, "the open groups of a tour");
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
  for (const [screen, table, failed, empty] of LISTS) {
    const [tab, path] = [await context.newPage(), `/admin/${screen}`];
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

/** The path below /admin, the button that opens a dialog, and the one that its form refuses. */
const DIALOGS: [path: string, open: string | RegExp, submit?: string][] = [
  ["categories", "Add Category", "Add Category"],
  ["categories", "Edit Kerala"],
  ["categories", "Delete Kerala"],
  ["carousel-images", "Add Image"],
  ["carousel-images", /^Edit/],
  ["testimonials", "Add Testimonial", "Add Testimonial"],
  ["testimonials", /^Edit/],
  ["about-sections", "Add Section"],
  ["about-sections", /^Edit/],
  ["faq", "Add Question"],
  ["faq", /^Edit/],
  ["pages", "Add Page"],
  ["pages", /^Edit/],
  ["tours/dates/kerala-backwaters", "Add Date", "Add Date"],
  ["tours/dates/kerala-backwaters", "Add Many Dates", "Add Dates"],
];

/** The path below /admin, the table, and what the screen says when reading it failed or found nothing. */
const LISTS = [
  [
    "dashboard",
    "tours",
    "Error loading data. Please try again.",
    "No tours available. Create your first tour.",
  ],
  ["tours", "tours", "Error loading tours. Please try again.", "No tours found"],
  [
    "categories",
    "categories",
    "Error loading categories. Please try again.",
    "No categories found. Add your first category.",
  ],
  [
    "carousel-images",
    "carousel_images",
    "Error loading carousel images",
    "No images found for this section.",
  ],
  [
    "testimonials",
    "testimonials",
    "Error loading testimonials",
    "No testimonials have been added yet.",
  ],
  [
    "about-sections",
    "about_sections",
    "Error loading about sections",
    "No sections have been added yet.",
  ],
  [
    "faq",
    "faq_questions",
    "Error loading the questions. Please try again.",
    "No questions found for this category.",
  ],
  ["pages", "pages", "Error loading the pages. Please try again.", "No pages have been added yet."],
  [
    "tours/dates/kerala-backwaters",
    "departures",
    "Error loading dates. Please try again.",
    "No upcoming dates",
  ],
  ["trash", "row_versions", "Error loading the trash. Please try again.", "The trash is empty."],
] as const;
