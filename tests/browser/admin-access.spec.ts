import { expect, signIn, test } from "./fixtures";
import { addOperator, expectFailedRequests, expectToast, untilFollowing } from "./panel";

test("an operator changes the password, and resets a forgotten one with a recovery code", async ({
  page,
  site,
  consoleErrors,
}) => {
  const operator = await addOperator(site, "forgetful@example.com");
  const { adminEmail } = operator;
  await signIn(page, operator, "/admin/settings");
  await expect(page.getByLabel("Email Address")).toHaveValue(adminEmail);
  await expect(page.getByLabel("Email Address")).not.toBeEditable();
  await expect(page.getByLabel("User ID")).not.toBeEditable();
  await expect(page.getByRole("heading", { name: "Help & Support" })).toBeVisible();
  await expect(
    page.getByText(/^Colleagues who need help .* write to the office: \S+@\S+\.$/),
  ).toBeVisible();

  const password = page.getByLabel("New Password");
  const again = page.getByLabel("Confirm Password");
  const update = page.getByRole("button", { name: "Update Password" });
  const dialog = page.getByRole("dialog", { name: "Your recovery codes" });
  await page.getByRole("button", { name: "Make recovery codes" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await password.fill("a-new-password");
  await again.fill("a-new-password");
  await page.route("**/auth/v1/user", (route) =>
    route.fulfill({ status: 422, json: { message: "Too common", code: "weak_password" } }),
  );
  await update.click();
  await expectToast(page, "Failed to update password: Too common");
  await expect(password).toHaveValue("a-new-password");
  await page.unroute("**/auth/v1/user");
  await update.click();
  await expectToast(page, "Password updated successfully");
  await expect(dialog).toBeVisible();
  await expect(password).toHaveValue("");
  // Recovery codes end with the password, so new ones are shown at once.
  await expect(dialog.locator("code")).toHaveCount(10);
  const code = (await dialog.locator("code").nth(4).textContent()) ?? "";
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Account Settings" })).toBeHidden();
  await expect(page.getByText(code)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();

  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await page.getByLabel("Email").fill(adminEmail);
  await page.getByLabel("Recovery Code").fill("aaaa-bbbb-cccc-dddd");
  await password.fill("remembered-now");
  await again.fill("remembered-now");
  await update.click();
  await expectToast(page, "Failed to update password: The email or the recovery code is not right");
  await page.getByLabel("Recovery Code").fill(code);
  await update.click();
  await expectToast(page, "Password updated successfully");
  await expect(dialog.locator("code")).toHaveCount(10);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole("link", { name: "Account Settings" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();
  expectFailedRequests(consoleErrors);
});

test("an operator sees the signed-in devices, and signs out another one or all", {
  tag: "@long",
}, async ({ page, browser, site, consoleErrors }) => {
  const operator = await addOperator(site, "two-devices@example.com");
  const phone = await browser.newContext({
    baseURL: site.url,
    userAgent: "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36",
  });
  const other = await phone.newPage();
  const signInOnPhone = async () => {
    await other.goto("/admin/login");
    await other.getByLabel("Email").fill(operator.adminEmail);
    await other.getByLabel("Password").fill(operator.adminPassword);
    await other.getByRole("button", { name: "Sign in" }).click();
    await expect(other.getByText("Total Tours")).toBeVisible();
  };
  await signInOnPhone();
  await signIn(page, operator, "/admin/settings");
  await expect(page.getByRole("heading", { name: "Devices" })).toBeVisible();
  const devices = page.getByRole("list", { name: "Signed-in devices" });
  const own = devices.getByRole("listitem").filter({ hasText: "This device" });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole("button")).toHaveCount(0);
  const android = devices.getByRole("listitem").filter({ hasText: "Chrome on Android" });
  await expect(android).toContainText("Last used");
  await android.getByRole("button", { name: "Sign out" }).click();
  await expectToast(page, "Device signed out");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("No other device is signed in.")).toBeVisible();
  await expect(other.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  await other.getByRole("button", { name: "Cancel" }).click();
  await expect(other).toHaveURL(/\/admin\/login$/);

  await signInOnPhone();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await other.goto("/admin/settings");
  await expect(other.getByText("No other device is signed in.")).toBeVisible();

  await signIn(page, operator);
  await other.getByRole("button", { name: "Sign out everywhere" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expectToast(other, "Signed out successfully");
  await expect(other).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  await phone.close();
  expectFailedRequests(consoleErrors);
});

test("an operator adds another one, who signs in and is signed out at once when removed", async ({
  page,
  browser,
  site,
}) => {
  const logged: string[] = [];
  await signIn(page, site, "/admin/operators");
  const own = page.getByRole("row", { name: site.adminEmail });
  await expect(own).toContainText("You");
  await expect(own.getByRole("button")).toHaveCount(0);

  await page.getByRole("button", { name: "Add Operator" }).click();
  const form = page.getByRole("dialog", { name: "Add Operator" });
  await form.getByLabel("Email").fill("nobody");
  await form.getByRole("button", { name: "Add Operator" }).click();
  await expect(form.getByText("Please enter a valid email")).toBeVisible();
  await form.getByLabel("Email").fill("Second@Example.com");
  await form.getByRole("button", { name: "Add Operator" }).click();
  const shown = page.getByRole("dialog", { name: "The new operator's password" });
  const adminPassword = (await shown.locator("code").textContent()) ?? "";
  await shown.getByRole("button", { name: "Done" }).click();

  const other = await browser.newPage();
  other.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const followed = untilFollowing(other);
  await signIn(other, { ...site, adminEmail: "second@example.com", adminPassword });
  await expect(other.getByText("Total Tours")).toBeVisible();
  // Removing the operator must close the realtime socket.
  await followed;

  await page.getByRole("button", { name: "Remove second@example.com" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Operator removed successfully");
  await expect(page.getByRole("row", { name: "second@example.com" })).toHaveCount(0);
  await expect(other).toHaveURL(/\/admin\/login$/);
  expect(logged).toEqual([]);
  await other.close();
});
