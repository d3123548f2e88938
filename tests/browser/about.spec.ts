import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, expectMap, test, untilHydrated } from "./fixtures";
import { expectFailedRequests } from "./panel";
import { emptyTrash, withCompany } from "./site-rows";

const title = "Who plans your tour";
const people = [
  { name: "Kumar", role: "Guide", picture: "" },
  { name: "Asha", role: "", picture: "/no-such-portrait.jpg" },
];

test("a visitor reads the About page: sections, placeholders for broken pictures, reasons, numbers and links", async ({
  page,
  site,
  consoleErrors,
}) => {
  const broken = "A third section";
  const content = "These are the people who will ask you.";
  const section = { content, image_url: "/no-such-picture.jpg", section_order: 2 };
  const added = await site.admin.from("about_sections").insert([
    { ...section, title: broken },
    { title, content, image_url: "", section_order: 9, layout: "people", people },
  ]);
  expect(added.error).toBeNull();
  const numbers = { registration_number: "TN/2009/123", gst_number: "33ABCDE1234F1Z5" };
  await withCompany(site, numbers, async () => {
    await page.goto("/about-us");
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    await test.step("the visitor sees the stored sections in their order, with placeholders for broken pictures", async () => {
      const shown = page.getByRole("region", { name: title });
      await expect(shown.getByRole("heading", { level: 3 })).toHaveText(["Kumar", "Asha"]);
      await expect(shown.locator("img")).toHaveCount(2);
      for (const portrait of await shown.locator("img").all()) {
        await portrait.scrollIntoViewIfNeeded();
        await expect(portrait).toHaveAttribute("src", "/posters/avatar.svg");
      }
      const { data } = await site.anonymous
        .from("about_sections")
        .select("title, content, image_url")
        .order("section_order");
      expect(data?.length).toBeGreaterThan(3);
      const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
      for (const [at, stored] of (data ?? []).entries()) {
        expect(headings[at]).toBe(stored.title);
        const block = page.getByRole("region", { name: stored.title });
        await expect(block.getByText(stored.content)).toBeVisible();
        if (!stored.image_url) continue;
        await block.locator("img").scrollIntoViewIfNeeded();
        const src = stored.title === broken ? "/posters/placeholder.svg" : stored.image_url;
        await expect(block.locator("img")).toHaveAttribute("src", src);
      }
    });
    await test.step("three values, the reasons to choose the agency, and its numbers", async () => {
      for (const name of ["Customer First", "Quality & Excellence", "Responsible Tourism"]) {
        await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
      }
      const why = page.getByRole("region", { name: /^Why Choose/ });
      for (const text of [
        "15 years",
        "10,000+",
        "95%",
        "24/7",
        "Experienced guides",
        "Premium stays",
        "Customised itineraries",
      ]) {
        await expect(why.getByText(text).first()).toBeVisible();
      }
      const board = page.getByRole("region", { name: "Come and ask" });
      await expect(board.getByText("33ABCDE1234F1Z5")).toBeVisible();
      await expect(board.getByText("TN/2009/123")).toBeVisible();
      await expect(page.getByRole("contentinfo").getByText("GSTIN 33ABCDE1234F1Z5")).toBeVisible();
    });
    await test.step("links to the contact page and the domestic tours, without barriers", async () => {
      const main = page.getByRole("main");
      for (const [name, path] of [
        ["Contact Us", "/contact-us"],
        ["Explore Tours", "/domestic-tours"],
      ] as const) {
        await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
      }
      await expectNoBarriers(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    });
  });
  await site.admin.from("about_sections").delete().in("title", [title, broken]);
  await emptyTrash(site);
  expectFailedRequests(consoleErrors);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("the map's site gets no request before the visitor opens the map", {
      tag: "@long",
    }, async ({ page, context }) => {
      const asked: string[] = [];
      await context.route(/^https:/, (request) => {
        asked.push(request.request().url());
        return request.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
      });
      await page.goto("/about-us");
      if (javaScriptEnabled) await untilHydrated(page);
      const button = page.getByText("Show the map");
      await button.scrollIntoViewIfNeeded();
      expect(asked).toEqual([]);
      await button.click();
      await expect(page.getByRole("link", { name: "Open in Google Maps" })).toBeVisible();
      if (javaScriptEnabled) {
        await expectMap(page);
      }
    });
  });
}
