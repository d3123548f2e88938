import { expectVisibleFocus } from "./barriers";
import { expect, signIn, test } from "./fixtures";
import { expectFailedRequests, expectToast, untilFollowing } from "./panel";
import { withHero } from "./site-rows";
import { addTour } from "./tour-rows";

test("a list is read once, follows what others save, and a dialog keeps what is typed and asks before it shows a change", async ({
  page,
  site,
  consoleErrors,
}) => {
  const rows = Array.from({ length: 30 }, (_, n) => ({
    name: `Traveller ${n}`,
    image: "/posters/avatar.svg",
    location: "Madurai",
    comment: "It was a journey to remember.",
    created_at: new Date(Date.UTC(2020, 0, 1, 0, 30 - n)).toISOString(),
  }));
  expect((await site.admin.from("testimonials").insert(rows)).error).toBeNull();
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/testimonials?")) reads.push(request.url());
  });
  const following = untilFollowing(page);
  // A connection that joins late reads the screen again.
  await page.clock.setFixedTime(Date.now());
  await signIn(page, site, "/admin/testimonials");
  await following;

  await test.step("a list shows 25 rows with a count, and is read once although the connection joins", async () => {
    const cards = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(cards).toHaveCount(25);
    await expect(page.getByText(/^\d+ testimonials$/)).toBeVisible();
    // A change shows that the connection works; it causes the second read.
    await site.admin.from("testimonials").update({ name: "Changed" }).eq("name", "Traveller 0");
    await expect(page.getByRole("heading", { name: "Changed" })).toBeVisible();
    expect(reads).toHaveLength(2);
    await page.getByRole("link", { name: "Page 2" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Traveller 29" })).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    await site.admin.from("testimonials").delete().lt("created_at", "2020-02-01");
    await expect(page.getByRole("heading", { name: "Traveller 29" })).toBeHidden();
    // The second page does not exist any more.
    expectFailedRequests(consoleErrors);
  });

  await test.step("a dialog", async () => {
    await page.getByRole("link", { name: "Categories", exact: true }).click();
    await page.getByRole("button", { name: "Add Category" }).click();
    const dialog = page.getByRole("dialog");
    const name = dialog.getByLabel("Category Name");
    await name.fill("Half a word");
    const categories = () => site.admin.from("categories");
    const added = await categories().insert({ name: "Deltas" }).select("id").single();
    const id = added.data?.id ?? "";
    await expect(page.getByText("Deltas")).toHaveCount(1);
    await expect(name).toHaveValue("Half a word");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();

    await page.getByRole("button", { name: "Edit Deltas" }).click();
    await name.fill("River deltas");
    await categories().update({ type: "international" }).eq("id", id);
    await expect(dialog.getByText("This was changed in another window.")).toBeVisible();
    const showNewer = dialog.getByRole("button", { name: "Show the newer version" });
    await showNewer.click();
    const question = page.getByRole("alertdialog", { name: "Replace what you have typed?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(name).toHaveValue("River deltas");
    await showNewer.click();
    await question.getByRole("button", { name: "Replace" }).click();
    await expect(name).toHaveValue("Deltas");
    await expect(dialog.getByLabel("Type")).toHaveValue("international");
    await categories().delete().eq("id", id);
    await expect(page.getByText("Deltas")).toHaveCount(0);
  });

  await test.step("on a phone, the notice of a change covers no field that has the focus", async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Hero Sections" }).click();
    await page.getByLabel("Subtitle").fill("Half a line");
    await withHero(site, { title: "Theirs" }, async () => {
      await expect(page.getByText("This was changed in another window.")).toBeVisible();
      for (const [width, height] of [
        [844, 390],
        [320, 640],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const field of ["Title", "Button Link", "Button Text", "Title"]) {
          await page.getByLabel(field, { exact: true }).focus();
          await expectVisibleFocus(page);
        }
      }
    });
  });
});

test("an open tour form shows a change made elsewhere, and creates a deleted tour again", {
  tag: "@long",
}, async ({ page, site }) => {
  const reviews = [{ name: "R", date: "2025-01-01", rating: 4, comment: "Good" }];
  const tour = { id: "edited-twice", title: "Edited twice", price: "₹1,000", reviews };
  await addTour(site, tour);
  await signIn(page, site, `/admin/tours/edit/${tour.id}`);
  const price = page.getByLabel("Price", { exact: true });
  await expect(price).toHaveValue("₹1,000");

  await site.admin.from("tours").update({ price: "₹2,000" }).eq("id", tour.id);
  await expect(price).toHaveValue("₹2,000");

  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Something that took an hour to write");
  await site.admin.from("tours").delete().eq("id", tour.id);
  await expect(page.getByText("This tour was deleted in another window.")).toBeInViewport();
  await expect(title).toHaveValue("Something that took an hour to write");
  await page.getByRole("button", { name: "Create Tour Anew" }).click();
  await expectToast(page, "Tour created successfully!");
  await expect(page).toHaveURL(/\/admin\/tours$/);
  const { data } = await site.anonymous.from("tours").select("title, reviews").eq("id", tour.id);
  expect(data).toEqual([{ title: "Something that took an hour to write", reviews }]);
  await site.admin.from("tours").delete().eq("id", tour.id);
});
