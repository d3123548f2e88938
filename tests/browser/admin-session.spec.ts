import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { sessionStorageKey } from "../../app/supabase/settings.ts";
import { sqlOperators } from "../../server/backend/embedded/sql-operators.ts";
import { openDatabase } from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import { expect, openHydrated, openIdle, type Site, signIn, test } from "./fixtures";
import {
  endSession,
  expectFailedRequests,
  expectToast,
  untilFollowing,
  untilPreloaded,
  withoutSocket,
} from "./panel";
import { addTour } from "./tour-rows";

async function inDatabase<T>(site: Site, run: (sql: Sql) => Promise<T>): Promise<T> {
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: site.dataDir }));
  return run(sql).finally(close);
}

/** Adds an operator. Returns the site as this operator uses it. */
async function addOperator(site: Site, adminEmail: string): Promise<Site> {
  const adminPassword = "a-good-password";
  await inDatabase(site, (sql) => sqlOperators(sql).create(adminEmail, adminPassword));
  return { ...site, adminEmail, adminPassword };
}

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

test("an operator signs in on the login screen, which says why it fails, and signs out again", async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.goto("/admin/login");
  await expect(page).toHaveTitle("Admin Login");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByText("Sign in to access the admin dashboard")).toBeVisible();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Please enter both email and password");
  await expect(page.getByLabel("Email")).toBeFocused();

  await page.getByLabel("Email").fill(site.adminEmail);
  const password = page.getByLabel("Password");
  await password.fill("wrong");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Invalid login credentials");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(password).toHaveValue("wrong");

  const busy = "Too many attempts. Please wait a minute and try again.";
  await page.route("**/auth/v1/token*", (route) =>
    route.fulfill({ status: 429, json: { message: busy, code: "over_request_rate_limit" } }),
  );
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, busy);
  await page.unroute("**/auth/v1/token*");

  await page.route("**/auth/v1/token*", (route) => route.fulfill({ json: {} }));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Login failed");
  await page.unroute("**/auth/v1/token*");

  await page.route("**/auth/v1/token*", (route) => route.abort());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "An error occurred during login");
  await password.fill("");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Please enter both email and password");

  await page.unroute("**/auth/v1/token*");
  await password.fill(site.adminPassword);
  await password.press("Enter");
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expectToast(page, "Logged in successfully");

  await page.goto("/admin/login");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expectToast(page, "Signed out successfully");
  await page.goto("/admin/preview");
  await expect(page).toHaveURL(/\/admin\/login$/);
  expectFailedRequests(consoleErrors);
});

test("a signed-out visitor of the panel sees Loading..., then the login screen", {
  tag: "@long",
}, async ({ page, request }) => {
  const html = await (await request.get("/admin/tours")).text();
  expect(html).toContain("Loading...");
  expect(html).not.toContain("Backwaters");

  // Public pages load no code of the panel.
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await openIdle(page, "/");
  const names = scripts.join(" ");
  expect(names).toContain("/assets/");
  for (const part of ["browser-client", "session", "toaster", "rules", "save-", "frame-"]) {
    expect(names).not.toContain(`/assets/${part}`);
  }
  await page.goto("/admin/tours");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("a signed-in user who is not an admin sees No access and no data", async ({ page, site }) => {
  const guest = await addOperator(site, "guest@example.com");
  await demote(site, guest.adminEmail);
  await signIn(page, guest);
  await expect(page.getByRole("heading", { name: "No access" })).toBeVisible();
  await expect(page.getByText(guest.adminEmail)).toBeVisible();
  await expect(page.getByText("Total Tours")).toHaveCount(0);
  await page.goto("/admin/tours");
  await expect(page.getByRole("heading", { name: "No access" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("/admin redirects to the dashboard, each screen has its own title, and on a phone the menu is a drawer", async ({
  page,
  site,
}) => {
  await signIn(page, site, "/admin");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page).toHaveTitle("Dashboard · Admin Panel");
  for (const [link, title] of [
    ["Categories", "Categories Management"],
    ["Account Settings", "Account Settings"],
    ["Tours", "Tours"],
  ] as const) {
    await page.getByRole("navigation").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveTitle(`${title} · Admin Panel`);
  }
  await page.getByRole("link", { name: "Add New Tour" }).click();
  await expect(page).toHaveTitle("Create New Tour · Admin Panel");
  await page.reload();
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
  // A swipe of 25 px left, right or up closes a toast. A click does not.
  for (const [x, y] of [
    [25, 0],
    [-25, 0],
    [0, -25],
    [0, 0],
  ] as const) {
    await signInButton.click();
    await expectToast(page, "Please enter both email and password");
    await expect(toasts).toHaveAttribute("data-mounted", "true");
    // `hover` waits until the toast stands still, and the pointer then keeps it open.
    await toasts.hover();
    const box = await toasts.boundingBox();
    if (!box) throw new Error("no toast");
    const [middle, center] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.down();
    await page.mouse.move(middle + x, center + y, { steps: 5 });
    await page.mouse.up();
    if (x || y) await expect(toasts).toHaveCount(0);
    else await expect(toasts).toHaveAttribute("data-removed", "false");
  }

  // The clicked toast goes when the pointer has left.
  await page.mouse.move(0, 0);
  await expect(toasts).toHaveCount(0);

  // A toast that was dragged too short a way can still be dragged away.
  await signInButton.click();
  await expect(toasts).toHaveAttribute("data-mounted", "true");
  for (const [way, count] of [
    [15, 1],
    [15, 1],
    [25, 0],
  ] as const) {
    await toasts.hover();
    const box = await toasts.locator("[data-title]").boundingBox();
    if (!box) throw new Error("no toast");
    const [x, y] = [box.x + 10, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Slow, because a quick flick of any length closes a toast.
    const began = Date.now();
    for (let step = 1; step <= way; step++) await page.mouse.move(x + step, y);
    await expect.poll(() => Date.now() - began).toBeGreaterThan(way * 20);
    await page.mouse.up();
    await expect(toasts).toHaveCount(count);
  }
  for (let press = 0; press < 4; press += 1) await signInButton.click();
  await expect(toasts.and(page.locator("[data-visible=true]"))).toHaveCount(3);
  const toaster = page.locator("[data-sonner-toaster]");
  await expect(toaster).toHaveCSS("--width", "356px");
  await expect(toaster).toHaveCSS("--gap", "14px");
  // Wait until the toast has its full width, because it is scaled while it moves.
  await expect.poll(async () => (await toasts.first().boundingBox())?.width).toBe(356);

  for (const height of [480, 568, 640, 844]) {
    await page.setViewportSize({ width: 320, height });
    await signInButton.click();
    const toast = page.locator("[data-sonner-toast][data-mounted=true]").first();
    await expect(toast).toContainText("Please enter both email and password");
    const covered = async () => {
      const [above, below] = [await toast.boundingBox(), await signInButton.boundingBox()];
      if (!above || !below) throw new Error("both are on screen");
      return above.y < below.y + below.height && below.y < above.y + above.height;
    };
    expect(await covered(), `${height} px high`).toBe(false);
  }
});

test("without JavaScript the panel says that it needs JavaScript", { tag: "@long" }, async ({
  browser,
  request,
  site,
}) => {
  for (const path of ["/admin", "/admin/dashboard", "/admin/login"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<noscript>.*The admin panel needs JavaScript\./s);
  }
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/admin/dashboard`);
  await expect(page.locator("noscript p")).toContainText("The admin panel needs JavaScript.");
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.getByText("Loading...")).toBeHidden();
  await page.close();
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

test("after the session was ended elsewhere, the panel asks for the password and says nothing untrue", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  test.slow();
  const operator = await addOperator(site, "ended@example.com");
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  const enterPassword = async () => {
    await again.getByLabel("Password").fill(operator.adminPassword);
    await again.getByRole("button", { name: "Sign in" }).click();
    await expect(again).toBeHidden();
  };
  const following = untilFollowing(page);
  await signIn(page, operator);
  await expect(page.getByText("Total Tours")).toBeVisible();
  // The server closes the socket when the session ends.
  await following;
  await endSessionElsewhere(page, site);
  await enterPassword();
  await expect(page.getByText("Total Tours")).toBeVisible();

  // The same without a socket.
  await page.routeWebSocket(/realtime/, () => {});
  await page.reload();
  await expect(page.getByText("Total Tours")).toBeVisible();
  await endSessionElsewhere(page, site);
  await page.getByRole("link", { name: "Enquiries", exact: true }).click();
  await expect(again).toBeVisible();
  await expect(page.getByText("No enquiries yet")).toHaveCount(0);
  await enterPassword();
  await expect(page.getByText("No enquiries yet")).toBeVisible();

  await addTour(site, { id: "edited-late", title: "Edited late" });
  await page.getByRole("link", { name: "Tours", exact: true }).click();
  await page.getByRole("link", { name: "Edit Edited late" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Edited very late");
  await endSessionElsewhere(page, site);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(again).toBeVisible();
  await expect(page.getByText("It no longer exists")).toHaveCount(0);
  await enterPassword();
  await expectToast(page, "Tour updated successfully!");

  await expect(page.getByRole("link", { name: "Edit Edited very late" })).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await endSessionElsewhere(page, site);
  await page.getByRole("button", { name: "Delete Edited very late" }).click();
  await enterPassword();
  await expectToast(page, "Tour deleted successfully");
  await expect(page.getByText("Edited very late")).toHaveCount(0);

  await page.getByRole("link", { name: "Account Settings" }).click();
  await page.getByLabel("New Password").fill("a-newer-password");
  await page.getByLabel("Confirm Password").fill("a-newer-password");
  // Otherwise the list of devices might notice the end of the session before the button is clicked.
  await expect(page.getByText("No other device is signed in.")).toBeVisible();
  await endSessionElsewhere(page, site);
  await page.getByRole("button", { name: "Update Password" }).click();
  await enterPassword();
  await expectToast(page, "Password updated successfully");
  await page.getByRole("button", { name: "Done" }).click();

  await endSessionElsewhere(page, site);
  await page.getByRole("link", { name: "Quotes" }).click();
  await again.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expectFailedRequests(consoleErrors);
});

test("an account that is no administrator any more is signed out, and told so", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  await page.routeWebSocket(/realtime/, () => {});
  const operator = await addOperator(site, "demoted@example.com");
  await signIn(page, operator);
  await expect(page.getByText("Total Tours")).toBeVisible();
  await demote(site, operator.adminEmail);
  await page.getByRole("link", { name: "Enquiries", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole("alert")).toHaveText("No access");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expectFailedRequests(consoleErrors);
});

test("after the session ends, a save or deletion asks for the password, then continues or keeps the form", async ({
  page,
  site,
  consoleErrors,
}) => {
  await addTour(site, { id: "deleted-late", title: "Deleted late" });
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

  await page.getByRole("link", { name: "Tours", exact: true }).click();
  page.on("dialog", (dialog) => dialog.accept());
  const remove = page.getByRole("button", { name: "Delete Deleted late" });
  await expect(remove).toBeVisible();
  await endSession(page);
  await remove.click();
  await again.getByLabel("Password").fill(site.adminPassword);
  await again.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "Tour deleted successfully");
  await expect(page).toHaveURL("/admin/tours");
  await expect(again).toBeHidden();

  await page.getByRole("link", { name: "Add New Tour" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Half a tour");
  await page.getByLabel("Summary").fill("Ten characters and more");
  await page.getByLabel("Image URL").fill("/posters/tour-fallback.svg");
  await page.getByLabel("New gallery image").fill("/posters/tour-fallback.svg");
  await endSession(page);
  await page.getByRole("button", { name: "Create Tour" }).click();
  await again.getByRole("button", { name: "Cancel" }).click();
  await expectToast(page, "Failed to create tour: You are signed out");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a tour");
  expectFailedRequests(consoleErrors);
});

test("an expired access token is refreshed without a new sign-in", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const operator = await addOperator(site, "refreshed@example.com");
  await signIn(page, operator, "/robots.txt");
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionStorageKey(site.url));
  const refreshed = page.waitForResponse("**/auth/v1/token?grant_type=refresh_token");
  await page.goto("/admin/dashboard");
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByText("Total Tours")).toBeVisible();
});

test("the website shows Dashboard while the session is live, and Admin login after it", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  await expect(page.getByText("Total Tours")).toBeVisible();
  await openHydrated(page, "/faq");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await openHydrated(page, "/faq");
  await expect(page.getByRole("link", { name: "Admin login" })).toBeVisible();
});
