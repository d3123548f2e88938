import { expect, signIn, startSite, test } from "./fixtures";
import { expectFailedRequests, expectFailure } from "./panel";

test("five cards, the latest five tours, and the tours of each category", async ({
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
});

test("its data cannot be loaded", async ({ page, site, consoleErrors }) => {
  await page.route("**/rest/v1/categories*", (route) => route.fulfill({ status: 500, json: {} }));
  await signIn(page, site);
  await expectFailure(page, "Error loading data. Please try again.");
  expectFailedRequests(consoleErrors);
});

test("an empty site says so and imports the sample tours, once", async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow(); // It starts a site of its own.
  const site = await startSite();
  try {
    await site.admin.from("tours").delete().neq("id", "-");
    await site.admin.from("categories").delete().neq("name", "-");
    await page.goto(`${site.url}/admin/login`);
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
    // The other import is refused, and finds the tours after a reload.
    const countTours = async () => (await site.anonymous.from("tours").select("id")).data?.length;
    await expect.poll(countTours).toBe(12);
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(tab.getByRole("table")).toBeVisible();
      await expect(tab.getByRole("button", importing)).toHaveCount(0);
    }
    expect(await countTours()).toBe(12);
    const categories = await site.anonymous.from("categories").select("name, type");
    expect(categories.data).toHaveLength(6);
    await other.close();
    await page.goto("about:blank");
    // The second import is refused by the database; that is a console line only (spec §8).
    consoleErrors.length = 0;
  } finally {
    await site.stop();
  }
});
