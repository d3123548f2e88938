import { expect, test } from "./fixtures";
import { openUntil } from "./site-rows";

test("opens with a hero and tells the server's sections in their order", async ({ page, site }) => {
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  const { data } = await site.anonymous
    .from("about_sections")
    .select("title, content, image_url")
    .order("section_order");
  expect(data?.length).toBeGreaterThan(1);
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  for (const [at, { title, content, image_url }] of (data ?? []).entries()) {
    expect(headings[at]).toBe(title);
    const block = page.getByRole("region", { name: title });
    await expect(block.getByText(content)).toBeVisible();
    await expect(block.locator("img")).toHaveAttribute("src", image_url ?? "");
  }
});

test("shows a placeholder for a broken picture", async ({ page, site, consoleErrors }) => {
  const title = "A third section";
  await site.admin.from("about_sections").insert({
    title,
    content: "With a picture that is gone.",
    image_url: "/no-such-picture.jpg",
    section_order: 2,
  });
  await openUntil(page, "/about-us", async () => {
    const picture = page.getByRole("region", { name: title }).locator("img");
    await picture.scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(picture).toHaveAttribute("src", "/posters/placeholder.svg", { timeout: 1_000 });
  });
  await site.admin.from("about_sections").delete().eq("title", title);
  consoleErrors.length = 0;
});

test("states the mission, the three values and why to choose us", async ({ page }) => {
  await page.goto("/about-us");
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
});

test("calls to the contact page and to the domestic tours", async ({ page }) => {
  await page.goto("/about-us");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact-us");
  await page.goBack();
  await main.getByRole("link", { name: "Explore Tours" }).click();
  await expect(page).toHaveURL("/domestic-tours");
});
