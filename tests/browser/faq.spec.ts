import { faqCategories } from "../../app/features/faq/categories.ts";
import { expect, openHydrated, test } from "./fixtures";

test("a visitor reads the FAQ with the pointer, the keyboard or on paper", async ({
  page,
  request,
}) => {
  await openHydrated(page, "/faq");
  const main = page.getByRole("main");
  const open = page.locator("details[open]");
  await test.step("four categories of four questions", async () => {
    const titles = faqCategories.map(({ title }) => title);
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([...titles, /./]);
    for (const title of titles) {
      await expect(page.getByRole("region", { name: title }).locator("details")).toHaveCount(4);
    }
  });
  await test.step("one answer opens at a time, and an open answer can be closed", async () => {
    await expect(open).toHaveCount(0);
    await page.getByText("How much advance do I pay?").click();
    await expect(page.getByText("50% advance for international")).toBeVisible();
    await page.getByText("When is the balance due?").click();
    await expect(open).toHaveCount(1);
    await expect(page.getByText("50% advance for international")).toBeHidden();
    await page.getByText("Where do the tours start?").click();
    await expect(open).toHaveCount(1);
    await page.getByText("Where do the tours start?").click();
    await expect(open).toHaveCount(0);
  });
  await test.step("the keyboard alone opens and closes an answer", async () => {
    await page.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Send an enquiry from the home page")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Send an enquiry from the home page")).toBeHidden();
  });
  await test.step("every answer is printed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("50% advance for international")).toBeVisible();
    await expect(page.getByText("Our guides know the nearest hospital")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
  for (const width of [360, 1280]) {
    await test.step(`category links stop below the sticky header at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      for (const { id, title } of faqCategories.slice(0, 3)) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.getByRole("link", { name: title }).click();
        await expect(page).toHaveURL(`/faq#${id}`);
        const heading = page.getByRole("heading", { name: title });
        await expect(heading).toBeInViewport();
        const header = await page.getByRole("banner").boundingBox();
        const top = async () => (await heading.boundingBox())?.y;
        await expect.poll(top).toBeLessThan(260);
        expect(await top()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      }
    });
  }
  await test.step("a link to a category opens the page there", async () => {
    await page.goto("/");
    await page.goto("/faq#travel-logistics");
    await expect(page.getByRole("heading", { name: "Travel Logistics" })).toBeInViewport();
  });
  await test.step("answers link to the tours and pages that they mention", async () => {
    const hrefs = await main
      .locator("details a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const paths = hrefs.filter((href) => href.startsWith("/"));
    expect(paths.length).toBeGreaterThan(12);
    for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
    await page.getByText("Where do the tours start?").click();
    await main.getByRole("link", { name: "Madurai" }).click();
    await expect(page).toHaveURL("/tours?from=Madurai");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
  });
  await test.step("the page ends with the phone and a link to the contact page", async () => {
    const ask = page.getByRole("region", { name: "Your question is not here?" });
    await expect(ask.getByRole("link", { name: "+91 98765 43210" })).toHaveAttribute(
      "href",
      "tel:+919876543210",
    );
    await ask.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact-us");
  });
});
