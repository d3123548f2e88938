import sharp from "sharp";
import { expect, signIn, test } from "./fixtures";
import {
  confirmed,
  expectFailedRequests,
  expectFailure,
  expectSaved,
  expectToast,
  loseResponses,
  mendWrites,
  refuseWrites,
} from "./panel";
import { pictureFile } from "./picture-file";
import { emptyTrash, withCompany, withHero } from "./site-rows";

test("an operator adds, features, edits and deletes a testimonial", async ({
  page,
  site,
  consoleErrors,
}) => {
  await signIn(page, site, "/admin/testimonials");
  await page.getByRole("button", { name: "Add Testimonial" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("5 out of 5")).toBeChecked();
  await dialog.getByRole("button", { name: "Add Testimonial" }).click();
  await expect(dialog.getByText("Location is required", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await dialog.getByLabel("Name").fill("Kavitha");
  await dialog.getByLabel("Image URL").fill("/no-such-picture.svg");
  await expect(dialog.getByText("No picture could be loaded from this address.")).toBeVisible();
  await dialog.getByLabel("Location").fill("Madurai");
  await dialog.getByLabel("5 out of 5").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByLabel("4 out of 5")).toBeChecked();
  await dialog.getByLabel("Comment").fill("A calm and careful trip.");
  await expect(dialog.locator('datalist option[value="Bali Island Retreat"]')).toBeAttached();

  await dialog.getByRole("button", { name: "Add Testimonial" }).click();
  await expectSaved(page, "Testimonial added successfully");

  const card = page.getByRole("listitem").filter({ hasText: "Kavitha" });
  await expect(card.getByRole("img", { name: "4 out of 5" })).toBeVisible();
  const star = card.getByRole("button", { name: "Featured: Kavitha" });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.press("Enter");
  await expectSaved(page, "Testimonial updated successfully");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(star).toBeEnabled();
  await expect(star).toBeFocused();
  await test.step("a refused star keeps the focus; a star whose response was lost is stored once", async () => {
    await refuseWrites(page, "testimonials", "too many");
    await star.press("Enter");
    await expectToast(page, "Error: too many");
    await expect(star).toBeFocused();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await mendWrites(page, "testimonials");
    await loseResponses(page, "testimonials");
    await star.press("Enter");
    await expectToast(page, "Error: The server cannot be reached. Please try again.");
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await expect(star).toBeFocused();
    await mendWrites(page, "testimonials");
    await star.press("Enter");
    await expectSaved(page, "Testimonial updated successfully");
    await expect(star).toHaveAttribute("aria-pressed", "true");
  });
  const row = await site.anonymous.from("testimonials").select("*").eq("name", "Kavitha").single();
  expect(row.data).toMatchObject({ featured: true, rating: 4, tour: null });
  expect(await (await page.request.get("/testimonials")).text()).toContain("Kavitha");

  await card.getByRole("button", { name: "Edit Kavitha" }).click();
  await dialog.getByLabel("Tour").fill("Ooty");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Testimonial updated successfully");
  await expect(card).toContainText("Ooty");
  const remove = card.getByRole("button", { name: "Delete Kavitha" });
  const question = await confirmed(page, () => remove.click());
  expect(question).toBe("Are you sure you want to delete this testimonial?");
  await expectSaved(page, "Testimonial deleted successfully");
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectSaved(page, "Deletion undone");
  await expect(card).toContainText("Ooty");
  await site.admin.from("testimonials").delete().eq("name", "Kavitha");
  await emptyTrash(site);
  expectFailedRequests(consoleErrors);
});

test("a hero or company that cannot be loaded shows an error and can be loaded again", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  for (const table of ["hero_sections", "company_info"]) {
    await page.route(`**/rest/v1/${table}*`, (route) => route.abort());
  }
  await signIn(page, site, "/admin/hero-sections");
  for (const [link, table, text] of [
    ["Hero Sections", "hero_sections", "Error loading hero section"],
    ["Site Settings", "company_info", "Error loading company info"],
  ] as const) {
    await page.getByRole("link", { name: link }).click();
    await expectFailure(page, text);
    await expectToast(page, text);
    await page.unroute(`**/rest/v1/${table}*`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
  }
  expectFailedRequests(consoleErrors);
});

test("an operator edits the hero with a live preview, validation and a failed save", async ({
  page,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  await page.clock.install();
  await signIn(page, site, "/admin/hero-sections");
  const preview = page.getByAltText("Preview");
  await expect(preview).toHaveAttribute("src", "/posters/hero.svg");
  const save = page.getByRole("button", { name: "Save Changes" });
  // The preview loads a typed URL only after a pause in typing or on blur.
  const address = page.getByLabel("Background Image URL");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.clock.pauseAt(Date.now() + 60_000);
  await address.clear();
  await address.pressSequentially("/posters/carousel-1.svg");
  await address.blur();
  await expect(preview).toHaveAttribute("src", "/posters/carousel-1.svg");

  await address.clear();
  await address.pressSequentially("/posters/carousel-2.svg");
  await page.clock.resume();
  await expect(preview).toHaveAttribute("src", "/posters/carousel-2.svg");
  expect(fetched.filter((path) => path.startsWith("/posters/"))).toEqual([
    "/posters/carousel-1.svg",
    "/posters/carousel-2.svg",
  ]);
  const subtitle = page.getByLabel("Subtitle");
  await subtitle.fill("");
  await expect(page.getByText("Subtitle is required")).toBeVisible();
  await page.getByLabel("Button Link").fill("some where");
  await save.click();
  await expect(page.getByText("Please enter a valid URL")).toBeVisible();
  await expect(subtitle).toBeFocused();
  await subtitle.fill("A new line for the home page.");
  await page.getByLabel("Button Link").fill("/domestic-tours");

  for (const [failure, text] of [
    [{ status: 500, json: { message: "locked" } }, "Failed to update hero section"],
    [undefined, "An error occurred while updating hero section"],
  ] as const) {
    await page.route("**/rest/v1/hero_sections*", (route) => {
      if (route.request().method() === "GET") return route.fallback();
      return failure ? route.fulfill(failure) : route.abort();
    });
    await save.click();
    await expectToast(page, text);
    await page.unroute("**/rest/v1/hero_sections*");
  }
  await expect(subtitle).toHaveValue("A new line for the home page.");
  await withHero(site, {}, async () => {
    await save.click();
    await expectSaved(page, "Hero section updated successfully");
    expect(await (await page.request.get("/")).text()).toContain("A new line for the home page.");
    // After a save, no dialog asks before leaving. The form then opens with the stored values.
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL(/dashboard$/);
    await page.getByRole("link", { name: "Hero Sections" }).click();
    await expect(subtitle).toHaveValue("A new line for the home page.");
  });
});

test("the agency's own colour and icon are on every page and in the panel until cleared", {
  tag: "@long",
}, async ({ page, site, browser, consoleErrors }) => {
  expectFailedRequests(consoleErrors);
  const read = async (path: string) => (await page.request.get(path)).text();
  const icon = async () => {
    const { icons } = JSON.parse(await read("/manifest.webmanifest"));
    const bytes = await (await page.request.get(icons[0].src)).body();
    const { dominant } = await sharp(bytes).stats();
    return `${icons[0].src} ${dominant.g > 90 && dominant.r < 40 ? "green" : "other"}`;
  };
  const before = await read("/manifest.webmanifest");
  const save = page.getByRole("button", { name: "Save Changes" });
  const accent = page.getByLabel("Accent colour", { exact: true });
  const logo = page.getByRole("complementary").locator("img");
  const vermilion = "oklch(0.545 0.19 33)";

  async function upload(label: string): Promise<void> {
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: `Upload ${label}` }).click();
    const size = { width: 96, height: 96 };
    await (await chosen).setFiles(await pictureFile(`${label}.png`, size, "#0b6b3a"));
    await expect(page.getByRole("textbox", { name: label })).toHaveValue(/\/media\//);
  }

  await withCompany(site, {}, async () => {
    await signIn(page, site, "/admin/site-settings");
    await expect(save).toHaveCSS("background-color", vermilion);
    await upload("Logo for the dark theme");
    await upload("Favicon");
    await accent.fill("green");
    await expect(page.getByText("Please enter a colour such as #0b6b3a")).toBeVisible();
    await accent.fill("#25D366");
    await expect(page.getByText("Light theme: made darker (#007c36)")).toBeVisible();
    await expect(page.getByText("Dark theme: your colour as it is.")).toBeVisible();
    await refuseWrites(page, "company_info", "not today");
    await accent.press("Enter");
    await expectToast(page, "Failed to update company info");
    await expect(save).toBeEnabled();
    await expect(accent).toHaveValue("#25D366");
    await expect(accent).toBeFocused();
    await mendWrites(page, "company_info");
    await accent.press("Enter");
    await expect(save).toHaveCSS("background-color", "rgb(0, 124, 54)");
    await expect(logo).toHaveAttribute("src", /\/favicon-\w+\.png$/);
    await expect.poll(icon).toMatch(/^\/icons\/icon-192\.png\?v=favicon-\w+\.png green$/);

    const atNight = await browser.newPage({ baseURL: site.url, colorScheme: "dark" });
    const logos = atNight.getByRole("banner").getByRole("link").first().locator("img:visible");
    await atNight.goto("/");
    await expect(logos).toHaveAttribute("src", /\/logo-for-the-dark-theme-\w+\.png$/);
    await expect(logos).toHaveCount(1);
    const explore = atNight.locator("a", { hasText: "Explore Tours" });
    await expect(explore).toHaveCSS("background-color", "rgb(37, 211, 102)");
    await expect(atNight.locator("link[rel=icon]")).toHaveAttribute(
      "href",
      /icon-48\.png\?v=favicon/,
    );
    await atNight.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(logos).toHaveAttribute("src", "/posters/logo.svg");
    await expect(explore).toHaveCSS("background-color", "rgb(0, 124, 54)");
    await atNight.close();

    // The preview shows the typed colour, not the stored one.
    await page.getByRole("button", { name: "Preview" }).click();
    const shown = page.frameLocator("iframe").locator("button.bg-accent").first();
    await expect(shown).toHaveCSS("background-color", "rgb(0, 124, 54)");
    await accent.fill("");
    await expect(shown).toHaveCSS("background-color", vermilion);
    await page.getByLabel("Logo for the dark theme", { exact: true }).fill("");
    await page.getByRole("textbox", { name: "Favicon" }).fill("");
    await accent.press("Enter");
    await expect(save).toHaveCSS("background-color", vermilion);
    await expect(logo).toHaveAttribute("src", "/posters/logo.svg");
    await expect.poll(() => read("/manifest.webmanifest")).toBe(before);
    await expect.poll(icon).toBe("/icons/icon-192.png other");
    expect(await read("/")).toContain('<link rel="icon" href="/posters/favicon.svg"');
  });
});
