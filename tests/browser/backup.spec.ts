// Backup and Health.
import { checkBackup } from "../../server/maintenance/backup-file.ts";
import { expect, signIn, test } from "./fixtures";
import { addOperator, expectFailedRequests, inDatabase } from "./panel";

test("a week without a backup is on the dashboard, until one is downloaded with the password", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const operator = await addOperator(site, "backups@example.com");
  await inDatabase(
    site,
    (sql) => sql`
      insert into backups (kind, created_at) values ('start', now() - interval '8 days')
      on conflict (kind) where kind = 'start' do update set created_at = excluded.created_at`,
  );
  await signIn(page, operator);
  await page.getByRole("link", { name: "Download a backup" }).click();
  await expect(page.getByText("No backup has been downloaded yet.")).toBeVisible();
  await expect(page.getByText(/^The database takes up \d+ MB\.$/)).toBeVisible();

  await inDatabase(
    site,
    (sql) => sql`update auth.sessions set created_at = now() - interval '11 minutes'`,
  );
  await page.getByRole("button", { name: "Download backup" }).click();
  let isListed = false;
  await page.route("**/admin/access/backups", async (route) => {
    if (isListed || route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const { backups } = await response.json();
    return route.fulfill({ response, json: { backups: { ...backups, download: null } } });
  });
  await page.getByLabel("Password").fill(operator.adminPassword);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Sign in" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^site-\d{4}-\d\d-\d\d\.backup$/);
  await expect(page.getByText("The download has begun.")).toBeVisible();
  await expect(page.getByText("No backup has been downloaded yet.")).toBeHidden();
  const { rows } = await checkBackup(await download.path());
  isListed = true;
  // At night, the nightly one can have as many rows.
  await expect(page.getByText(`${rows.toLocaleString("en-IN")} rows`).first()).toBeVisible();
  await expect(page.getByText("The download has begun.")).toBeHidden();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText("Total Tours")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download a backup" })).toBeHidden();
  await page.getByRole("link", { name: "Account Settings" }).click();
  await expect(page.getByText("No other device is signed in.")).toBeVisible();
  expectFailedRequests(consoleErrors);
});
