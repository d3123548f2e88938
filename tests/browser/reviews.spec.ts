import type { Page } from "@playwright/test";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { test as base, expect, type Site, signIn } from "./fixtures";
import { pictureFile } from "./picture-file";
import { withCompany } from "./site-rows";

/** Each test has its own IP address, because the server accepts few reviews per address. */
const test = base.extend({
  extraHTTPHeaders: async ({ playwright: _playwright }, use, { line }) =>
    use({ "x-forwarded-for": `10.0.${line >> 8}.${line & 255}` }),
});

const TOUR = "kerala-backwaters";

async function reviews(site: Site) {
  const { data } = await site.admin.from("review_submissions").select("*").order("created_at");
  return data ?? [];
}

/** Switches reviews on while `run` runs, then removes all reviews. */
async function collecting(site: Site, run: () => Promise<void>): Promise<void> {
  try {
    await withCompany(site, { collect_reviews: true }, run);
  } finally {
    for (const { id } of await reviews(site)) {
      await site.admin.rpc("remove_review", { submission: id });
    }
    await site.admin.from("review_invitations").delete().not("id", "is", null);
  }
}

async function fill(
  page: Page,
  { name, place, text }: { name: string; place: string; text: string },
) {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Place", exact: true }).fill(place);
  await page.getByTitle("4 out of 5").click();
  await page.getByRole("textbox", { name: "Your review" }).fill(text);
  await page.getByLabel(/My review may be shown/).check();
}

/** Often within 1.5 s after the page load, which the server would treat as a bot. */
async function send(page: Page) {
  await page.getByRole("button", { name: "Send Review" }).click();
}

test("a review is taken only while the setting is on, and shown when the operator has approved it, also on its tour's page", async ({
  page,
  browser,
  site,
}) => {
  const name = "மீனாட்சி Sundaram";
  const form = await page.request.get("/review", { maxRedirects: 0 });
  expect([form.status(), form.headers().location]).toEqual([302, "/not-found"]);
  const panel = await browser.newPage();
  await signIn(panel, site, "/admin/testimonials");
  await expect(panel.getByRole("button", { name: "Add Testimonial" })).toBeVisible();
  await expect(panel.getByText("Reviews to approve")).toHaveCount(0);
  await expect(panel.getByText("Visitors cannot send reviews")).toBeVisible();
  await collecting(site, async () => {
    const link = page
      .getByRole("region", { name: "Share Your Experience" })
      .getByRole("link", { name: "Submit Your Testimonial" });
    await page.goto("/testimonials");
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL("/review");
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await fill(page, { name, place: "Paramakudi", text: "Three quiet days on the water." });
    await page.getByLabel("Tour", { exact: true }).selectOption({ value: TOUR });
    const trip = await pictureFile("trip.jpg", { width: 1200, height: 900 });
    await page.getByLabel("Picture", { exact: true }).setInputFiles(trip);
    await send(page);
    await expect(page.getByText("Thank you! Your review is with us.")).toBeVisible();
    const testimonials = async () => (await page.request.get("/testimonials")).text();
    expect(await testimonials()).not.toContain(name);
    const { data: hidden } = await site.anonymous.from("review_submissions").select("*");
    expect(hidden ?? []).toEqual([]);

    const spam = { name: "Spammer", location: "Web", rating: 1, comment: "Buy cheap watches." };
    await site.admin.from("review_submissions").insert(spam);
    await panel.getByRole("link", { name: "Reviews to approve (2)" }).click();
    await panel.getByRole("button", { name: "Reject the review of Spammer" }).click();
    await panel.getByRole("button", { name: "Reject", exact: true }).click();
    await expect(panel.getByText("Review rejected")).toBeVisible();
    await expectNoBarriers(panel);
    await expect(panel.getByText("Three quiet days on the water.")).toBeVisible();
    await expect(panel.getByRole("img", { name: `Sent by ${name}` })).toBeVisible();
    await expect(panel.getByLabel("Also on the tour's page")).toBeChecked();
    await panel.getByRole("button", { name: `Approve the review of ${name}` }).click();
    await expect(panel.getByText("Review approved")).toBeVisible();
    await expect(panel.getByText("No reviews to approve.")).toBeVisible();

    await expect.poll(testimonials).toContain(name);
    await page.goto("/testimonials");
    const card = page.getByRole("figure").filter({ hasText: name });
    await expect(card.getByRole("img", { name: "4 out of 5" })).toBeVisible();
    await expect(card.locator("img")).toHaveAttribute("src", /^\/storage\/.+\.webp$/);
    await page.goto(`/tour/domestic/${TOUR}`);
    await page.getByRole("tab", { name: "Reviews" }).click();
    const shown = page.getByRole("listitem").filter({ hasText: "Three quiet days on the water." });
    await expect(shown.getByRole("img", { name: "4 out of 5" })).toBeVisible();
    await expect(shown).toContainText(/\d{1,2} \w+ 20\d\d/);
    const jsonLd = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(jsonLd).toContain('"ratingCount":1');
    expect(jsonLd).toContain("Three quiet days");
    expect(jsonLd).not.toMatch(/4\.[89]/);

    await panel.getByRole("button", { name: `Remove the review of ${name}` }).click();
    await panel.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(panel.getByText("Review removed")).toBeVisible();
    await expect.poll(testimonials).not.toContain(name);
    const tour = async () => (await page.request.get(`/tour/domestic/${TOUR}`)).text();
    await expect.poll(tour).not.toContain("Three quiet days");
    await panel.close();
  });
});

test("an invitation link works once, with name and tour filled in", { tag: "@long" }, async ({
  page,
  browser,
  site,
}) => {
  await collecting(site, async () => {
    const panel = await browser.newPage();
    await signIn(panel, site, "/admin/reviews");
    await panel.getByRole("button", { name: "Invite a Traveller" }).click();
    await panel.getByLabel("Name").fill("Kannan");
    await panel.getByLabel("Tour").fill("A walk in Madurai");
    await panel.getByRole("button", { name: "Create Link" }).click();
    await panel.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await expect(panel.getByText("Invitation created")).toBeVisible();
    await expect(panel.getByText("No tour has this title.")).toBeVisible();
    const link = (await panel.locator("code").textContent()) ?? "";
    await panel.locator("#toasts").getByRole("button", { name: "Copy link for Kannan" }).click();
    await expect(panel.getByText("Copied")).toBeVisible();
    expect(await panel.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const chat = panel.getByRole("link", { name: "Send on WhatsApp to Kannan" });
    expect(await chat.getAttribute("href")).toContain(encodeURIComponent(link));

    await page.goto(link);
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Kannan");
    await expect(page.getByLabel("Which tour?")).toHaveValue("A walk in Madurai");
    await fill(page, { name: "Kannan", place: "Chennai", text: "Every street had a story." });
    const second = await browser.newPage();
    await second.goto(link);
    await expect(second.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Kannan");
    await fill(second, { name: "Other", place: "Chennai", text: "The link was forwarded." });
    await send(page);
    await expect(page.getByText("Thank you!")).toBeVisible();
    await send(second);
    await expect(second.getByRole("alert")).toHaveText("This link has been used already");
    await expect(second.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Other");
    await second.goto(link);
    await expect(
      second.getByText(/This link has been used already, or it is too old/),
    ).toBeVisible();
    expect(await reviews(site)).toMatchObject([{ name: "Kannan", invited: true, status: "New" }]);
    await expect(panel.getByText("Links that were not used yet")).toBeHidden();
    await second.close();
    await panel.close();
  });
});

test("another page of a second list gets the focus and is named", { tag: "@long" }, async ({
  page,
  site,
}) => {
  await collecting(site, async () => {
    const many = Array.from({ length: 26 }, (_, at) => ({ name: `Guest ${at}` }));
    expect((await site.admin.from("review_invitations").insert(many)).error).toBeNull();
    await signIn(page, site, "/admin/reviews");
    await page.getByRole("link", { name: "Next page" }).press("Enter");
    const list = page.getByRole("group", { name: "Pages of links: Page 2 of 2" });
    await expect(list).toBeFocused();
    await expect(list.getByRole("listitem")).toHaveCount(1);
  });
});

test("a file that is no picture is refused, and the typed text stays", {
  tag: "@long",
}, async ({ page, site }) => {
  await collecting(site, async () => {
    await page.goto("/review");
    await fill(page, { name: "Devi", place: "Madurai", text: "A good trip it was." });
    const picture = page.getByLabel("Picture", { exact: true });
    const buffer = Buffer.from("<svg onload=alert(1)>");
    await picture.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await send(page);
    await expect(page.getByRole("alert")).toContainText("a.jpg is not a picture");
    await expect(page.getByRole("textbox", { name: "Your review" })).toHaveValue(
      "A good trip it was.",
    );
    await expect(page.getByRole("radio", { name: "4 out of 5" })).toBeChecked();
    await picture.setInputFiles([]);
    await send(page);
    await expect(page.getByText("Thank you!")).toBeVisible();
    expect(await reviews(site)).toHaveLength(1);
  });
});
