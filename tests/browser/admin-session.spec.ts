import type { Page } from "@playwright/test";
import { sessionStorageKey } from "../../app/supabase/settings.ts";
import { expect, type Site, signIn, test } from "./fixtures";
import { hold } from "./held-requests";
import {
  addOperator,
  endSession,
  expectFailedRequests,
  expectToast,
  expireToken,
  inDatabase,
  untilFollowing,
  untilPreloaded,
  withoutSocket,
} from "./panel";
import { fillTour } from "./tour-rows";

async function demote(site: Site, email: string): Promise<void> {
  await inDatabase(site, async (sql) => {
    await sql`update auth.users set raw_app_meta_data = '{}' where email = ${email}`;
  });
}

/** Ends the session of the page on the server, as another device of the operator can. */
async function endSessionElsewhere(page: Page, site: Site): Promise<void> {
  const stored = await page.evaluate(
    (key) => localStorage.getItem(key) ?? "{}",
    sessionStorageKey(site.url),
  );
  const { access_token } = JSON.parse(stored);
  expect((await site.anonymous.auth.admin.signOut(access_token, "local")).error).toBeNull();
}

test("a signed-out operator sees Loading..., then the login screen, which says why it fails, and signs out again", async ({
  page,
  request,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  const html = await (await request.get("/admin/tours")).text();
  expect(html).toContain("Loading...");
  expect(html).not.toContain("Backwaters");
  expect(html).toMatch(/<noscript>.*The admin panel needs JavaScript\./s);
  await page.goto("/admin/preview");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto("/robots.txt");
  await page.goto("/admin/tours");
  await expect(page).toHaveURL(/\/admin\/login$/);
  // The redirect replaces the entry of the history (spec §2).
  const entries = () => navigation.entries().map(({ url }) => new URL(url ?? "").pathname);
  expect(await page.evaluate(entries)).toEqual(["/admin/login", "/robots.txt", "/admin/login"]);
  await expect(page).toHaveTitle("Admin Login");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByText("Sign in to access the admin dashboard")).toBeVisible();
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password");
  const submit = page.getByRole("button", { name: "Sign in" });

  await test.step("a refusal is told, and keeps what was typed", async () => {
    await submit.click();
    await expectToast(page, "Please enter both email and password");
    await expect(email).toBeFocused();
    await email.fill(site.adminEmail);
    await password.fill("wrong");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await submit.click();
    await expectToast(page, "Invalid login credentials");
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveValue("wrong");
    const busy = "Too many attempts. Please wait a few minutes and try again.";
    for (const [respond, text] of [
      [{ status: 429, json: { message: busy, code: "over_request_rate_limit" } }, busy],
      [{ json: {} }, "Login failed"],
      [undefined, "An error occurred during login"],
    ] as const) {
      await page.route("**/auth/v1/token*", (route) =>
        respond ? route.fulfill(respond) : route.abort(),
      );
      await submit.click();
      await expectToast(page, text);
      await page.unroute("**/auth/v1/token*");
    }
  });

  const release = await hold(page, "**/auth/v1/token*");
  await password.fill(site.adminPassword);
  await password.press("Enter");
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  release();
  await expectToast(page, "Logged in successfully");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto("/admin/login");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expectToast(page, "Signed out successfully");
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("/admin redirects to the dashboard, each screen has its own title, and on a phone the menu is a drawer", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site, "/admin");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page).toHaveTitle("Dashboard · Admin Panel");
  for (const [link, title] of [
    ["Categories", "Categories Management"],
    ["Account Settings", "Account Settings"],
    ["Site Settings", "Company · Site Settings"],
    ["Policies", "Policies · Site Settings"],
    ["Tours", "Tours"],
  ] as const) {
    await page.getByRole("navigation").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveTitle(`${title} · Admin Panel`);
  }
  await page.getByRole("link", { name: "Add New Tour" }).click();
  await expect(page).toHaveTitle("Create New Tour · Admin Panel");

  // The drawer closes on a choice and on a wide screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("link", { name: "Tours", exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  for (const [name, path] of [
    ["Dashboard", "/admin/dashboard"],
    ["Tours", "/admin/tours"],
    ["Categories", "/admin/categories"],
    ["Hero Sections", "/admin/hero-sections"],
    ["Carousel Images", "/admin/carousel-images"],
    ["Testimonials", "/admin/testimonials"],
    ["About Page", "/admin/about-sections"],
    ["Site Settings", "/admin/site-settings"],
    ["Account Settings", "/admin/settings"],
    ["Visit Website", "/"],
  ] as const) {
    await expect(drawer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await drawer.getByRole("link", { name: "Tours", exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { name: "Tours" })).toBeVisible();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(drawer).toHaveCount(0);
});

test("toasts can be swiped away, appear three at a time and never cover Sign in", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/admin/login");
  const signInButton = page.getByRole("button", { name: "Sign in" });
  const toasts = page.locator("[data-sonner-toast]");
  // Less than 20 px keep the toast, also when dragged twice. The pointer keeps it open meanwhile.
  for (const [x, y] of [
    [25, 0],
    [-25, 0],
    [0, 25],
    [15, 0],
    [15, 0],
    [25, 0],
  ] as const) {
    const isKept = x === 15;
    if ((await toasts.count()) === 0) await signInButton.click();
    await expectToast(page, "Please enter both email and password");
    await expect(toasts).toHaveAttribute("data-mounted", "true");
    // `hover` waits until the toast stands still.
    await toasts.hover();
    const box = await toasts.locator("[data-title]").boundingBox();
    if (!box) throw new Error("no toast");
    const [left, top] = [box.x + 10, box.y + box.height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    // Slow, because a quick flick of any length closes a toast.
    const began = Date.now();
    for (let step = 1; step <= 25; step++) {
      await page.mouse.move(left + (x * step) / 25, top + (y * step) / 25);
    }
    await expect.poll(() => Date.now() - began).toBeGreaterThan(500);
    await page.mouse.up();
    await expect(toasts).toHaveCount(isKept ? 1 : 0);
  }
  for (let press = 0; press < 4; press += 1) await signInButton.click();
  await expect(toasts.and(page.locator("[data-visible=true]"))).toHaveCount(3);
  const toaster = page.locator("[data-sonner-toaster]");
  await expect(toaster).toHaveCSS("--width", "356px");
  await expect(toaster).toHaveCSS("--gap", "14px");
  // Wait until the toast has its full width, because it is scaled while it moves.
  await expect.poll(async () => (await toasts.first().boundingBox())?.width).toBe(356);

  for (const height of [480, 640, 844]) {
    await page.setViewportSize({ width: 320, height });
    await signInButton.click();
    const toast = page.locator("[data-sonner-toast][data-mounted=true]").first();
    await expect(toast).toContainText("Please enter both email and password");
    const [above, below] = [await toast.boundingBox(), await signInButton.boundingBox()];
    if (!above || !below) throw new Error("both are on screen");
    const isCovered = above.y < below.y + below.height && below.y < above.y + above.height;
    expect(isCovered, `${height} px high`).toBe(false);
  }
});

test("a panel screen that was not opened before opens offline", { tag: "@long" }, async ({
  page,
  context,
  site,
  consoleErrors,
}) => {
  await signIn(page, site);
  await expect(page.getByText("Total Tours")).toBeVisible();
  await untilPreloaded(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "About Page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Page");
  await context.setOffline(false);
  // Clears the errors of requests and sockets that failed offline.
  consoleErrors.length = 0;
});

test("signing out works without the server, and signs out the other tabs", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  await signIn(page, site);
  const other = await page.context().newPage();
  await other.goto("/admin/tours");
  await expect(other.getByRole("heading", { name: "Tours" })).toBeVisible();
  await page.route("**/auth/v1/logout*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expectToast(page, "Failed to sign out");
  await expect(page.getByText("This browser is signed out, but the server")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  // A tab that is just asking the server about its session offers to sign in again.
  const again = other.getByRole("dialog", { name: "Please sign in again" });
  await expect(other.getByRole("heading", { name: "Admin Login" }).or(again)).toBeVisible();
  await page.goto("/admin/tours");
  await expect(page).toHaveURL(/\/admin\/login$/);
  expectFailedRequests(consoleErrors);
});

test("who is no administrator any more is signed out and told so, and then sees No access and no data", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  await withoutSocket(page);
  const operator = await addOperator(site, "demoted@example.com");
  await signIn(page, operator);
  await expect(page.getByText("Total Tours")).toBeVisible();
  await demote(site, operator.adminEmail);
  await page.getByRole("link", { name: "Enquiries", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole("alert")).toHaveText("No access");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByLabel("Email").fill(operator.adminEmail);
  await page.getByLabel("Password").fill(operator.adminPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "No access" })).toBeVisible();
  await expect(page.getByText(operator.adminEmail)).toBeVisible();
  await expect(page.getByText("Total Tours")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByLabel("Password")).toBeVisible();
  await expect(page.getByText("No access")).toHaveCount(0);
});

test("the question for the password waits for a pause, so that no word is typed into it", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const operator = await addOperator(site, "typing@example.com");
  const following = untilFollowing(page);
  await signIn(page, operator, "/admin/tours/new");
  await following;
  const title = page.getByLabel("Title", { exact: true });
  const words = "Seven days in the hills of the south";
  await Promise.all([
    title.pressSequentially(words, { delay: 100 }),
    endSessionElsewhere(page, site),
  ]);
  await expect(page.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  await expect(title).toHaveValue(words);
  expectFailedRequests(consoleErrors);
});

test("after the session ends, a save asks for the password, then continues or keeps the form", async ({
  page,
  site,
  consoleErrors,
}) => {
  await withoutSocket(page);
  await signIn(page, site, "/admin/categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  await page.getByLabel("Category Name").fill("Islands after a long lunch");
  await endSession(page);
  await page.getByRole("dialog").getByRole("button", { name: "Add Category" }).click();

  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(again.getByLabel("Email")).toHaveValue(site.adminEmail);
  await expect(again.getByLabel("Email")).not.toBeEditable();
  await expect(again.getByLabel("Password")).toBeFocused();
  await again.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Please enter both email and password");
  await again.getByLabel("Password").fill("wrong");
  await again.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Invalid login credentials");
  await again.getByLabel("Password").fill(site.adminPassword);
  await again.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Category created successfully");
  await expect(page.getByRole("row", { name: /Islands after a long lunch/ })).toBeVisible();

  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("link", { name: "Add New Tour" }).click();
  await fillTour(page, "Half a tour");
  await endSession(page);
  await page.getByRole("button", { name: "Create Tour" }).click();
  await again.getByRole("button", { name: "Cancel" }).click();
  await expectToast(page, "Failed to create tour: You are signed out");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a tour");
  expectFailedRequests(consoleErrors);
});

test("an expired access token is refreshed, and the website shows Dashboard only while the session is live", {
  tag: "@long",
}, async ({ page, site }) => {
  const operator = await addOperator(site, "refreshed@example.com");
  await signIn(page, operator, "/robots.txt");
  await expireToken(page);
  const refreshed = page.waitForResponse("**/auth/v1/token?grant_type=refresh_token");
  await page.goto("/admin/dashboard");
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByText("Total Tours")).toBeVisible();
  await page.goto("/faq");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expireToken(page);
  await page.goto("/faq");
  await expect(page.getByRole("link", { name: "Admin login" })).toBeVisible();
});
