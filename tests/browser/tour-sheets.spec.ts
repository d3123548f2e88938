import { readFile } from "node:fs/promises";
import { expect, signIn, test } from "./fixtures";
import { expectFailedRequests, expectToast, loseResponses } from "./panel";
import { addTour, dayFromNow } from "./tour-rows";

const TITLE = "Sheet =1+1 கேரளா";

test("an exported file comes back without a loss; a changed one is previewed, imported in batches and undone, also after a new id and a new name of the category", async ({
  page,
  site,
}) => {
  const category = { name: "Older hills", type: "domestic" } as const;
  await site.admin.from("categories").insert(category).throwOnError();
  const tour = await addTour(
    site,
    {
      id: "sheet-1",
      title: TITLE,
      category: category.name,
      price: "₹10,000",
      summary: "As exported.",
      documents: "=HYPERLINK(1)",
      itinerary: [{ day: "Day 1", title: "A | B", description: "Two\nlines", name: "" }],
    },
    [{ starts_on: dayFromNow(10), price: "₹11,000" }],
  );
  await signIn(page, site, "/admin/tours?q=Sheet");
  const exported = async (label: string) => {
    await page.getByRole("button", { name: "Export" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: label }).click();
    return (await download).path();
  };
  const dialog = page.getByRole("dialog", { name: "Import" });
  const choose = async (name: string, buffer: Buffer) => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByLabel("File").setInputFiles({ name, mimeType: "", buffer });
  };

  await test.step("nothing changes by itself", async () => {
    await choose("tours.xlsx", await readFile(await exported("Excel")));
    await expect(dialog.getByText("Nothing would change", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await choose("dates.csv", await readFile(await exported("Dates as CSV")));
    await expect(dialog.getByText("Nothing would change", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await expect(page.getByText("1 tour", { exact: true })).toBeVisible();
  const file = await exported("Tours as CSV");
  const text = (await readFile(file, "utf8")).replace('"₹10,000"', '"12500"');
  await choose("tours.csv", Buffer.from(`${text}"no-such","X"\r\n"","${TITLE}"\r\n`));
  const preview = dialog.getByRole("group", { name: "Preview" });
  await expect(preview.getByRole("listitem")).toHaveText([
    /there is already a tour with this title/,
    "Price: ₹10,000 → ₹12,500",
    "Price from: 10000 → 12500",
  ]);
  await expect(dialog.getByRole("list", { name: "Problems" })).toHaveText(
    /A3 \(Id\), X: no tour has the id “no-such”/,
  );
  await dialog.getByRole("button", { name: "Import 2 rows" }).click();
  await expectToast(page, "2 rows imported");
  await expect(page.getByText(/A3 \(Id\), X: no tour has the id “no-such”/)).toBeVisible();
  const stored = async () => {
    const { data } = await site.admin.from("tours").select("*").eq("id", "sheet-1").single();
    return data;
  };
  expect(await stored()).toMatchObject({ price: "₹12,500", price_from: 12_500 });
  const added = site.admin.from("tours").update({ summary: "Changed since." });
  await added.eq("title", TITLE).neq("id", "sheet-1").throwOnError();
  await page.getByRole("button", { name: "Undo import" }).click();
  await expectToast(page, `Import undone, except what was changed since: ${TITLE}`);
  await site.admin.from("tours").delete().eq("title", TITLE).neq("id", "sheet-1");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
  expect(await stored()).toMatchObject({
    price: "₹10,000",
    price_from: 10_000,
    documents: "=HYPERLINK(1)",
  });

  await test.step("a row that would put back what was changed on the site is marked", async () => {
    const summary = { summary: "Changed on the site." };
    await site.admin.from("tours").update(summary).eq("id", "sheet-1").throwOnError();
    await choose("tours.csv", Buffer.from(text));
    await expect(dialog.getByText(/1 row is of a tour that was changed on the site/)).toBeVisible();
    await expect(preview.getByRole("listitem").first()).toHaveText(
      `${TITLE}Changed on the site since this file was madePrice: ₹10,000 → ₹12,500`,
    );
    await expect(preview.getByText(/^Summary: Changed on the site\. → /)).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const before = { summary: "As exported." };
    await site.admin.from("tours").update(before).eq("id", "sheet-1").throwOnError();
  });

  await test.step("a file from before a new id and a new name of the category", async () => {
    await site.admin.from("tours").update({ id: "sheet-2" }).eq("id", "sheet-1").throwOnError();
    const newName = { name: "Newer hills" };
    await site.admin.from("categories").update(newName).match(category).throwOnError();
    await choose("tours.csv", await readFile(file));
    await expect(dialog.getByText("Nothing would change", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const [known, added] = [dayFromNow(10), dayFromNow(17)];
    const dates = `Tour id,Date,Price\r\nsheet-1,${known},1S000\r\nsheet-1,${added},`;
    await choose("dates.csv", Buffer.from(dates));
    await expect(dialog.getByRole("list", { name: "Notes" })).toHaveText(
      /“1S000” has letters beside its digits/,
    );
    await dialog.getByRole("button", { name: "Import 2 rows" }).click();
    await expectToast(page, "2 rows imported");
    const { data } = await site.admin
      .from("departures")
      .select("starts_on, price")
      .eq("tour_id", "sheet-2")
      .order("starts_on");
    expect(data).toEqual([
      { starts_on: known, price: "1S000" },
      { starts_on: added, price: null },
    ]);
  });

  await choose("picture.xlsx", Buffer.from("PK nothing"));
  await expect(dialog.getByText(/This file cannot be read/)).toBeVisible();
  await tour.remove();
  await site.admin.from("tours").delete().eq("id", "sheet-2");
  await site.admin.from("categories").delete().eq("name", "Newer hills");
});

test("an import whose responses are lost goes on where it stopped, adds no tour twice, and is undone as a whole", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  expectFailedRequests(consoleErrors);
  await signIn(page, site, "/admin/tours");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  const rows = Array.from({ length: 260 }, (_, at) => `,Long sheet ${at},domestic`);
  const buffer = Buffer.from(["Id,Title,Type", ...rows].join("\r\n"));
  await dialog.getByLabel("File").setInputFiles({ name: "tours.csv", mimeType: "", buffer });
  const importAll = dialog.getByRole("button", { name: "Import 260 rows" });
  let requests = 0;
  await page.route("**/rpc/change_tours*", async (route) => {
    requests += 1;
    if (requests === 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await importAll.click();
  await expect(page.getByText(/^Failed to import/)).toBeVisible();
  await page.unroute("**/rpc/change_tours*");
  await importAll.click();
  await expectToast(page, "260 rows imported");
  const found = () =>
    site.admin
      .from("tours")
      .select("id", { count: "exact", head: true })
      .like("title", "Long sheet %");
  expect((await found()).count).toBe(260);

  // An import that fails at its first request leaves the Undo of the one before.
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const other = Buffer.from("Id,Title,Type\r\n,Long sheet 260,domestic");
  await dialog.getByLabel("File").setInputFiles({ name: "b.csv", mimeType: "", buffer: other });
  await page.route("**/rpc/change_tours*", (route) => route.abort());
  await dialog.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText(/^Failed to import/).last()).toBeVisible();
  await page.unroute("**/rpc/change_tours*");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await loseResponses(page, "rpc/change_tours", 1);
  await page.getByRole("button", { name: "Undo import" }).click();
  await expectToast(page, "Import undone");
  expect((await found()).count).toBe(0);
});
