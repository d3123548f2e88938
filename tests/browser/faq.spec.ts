import { readMessages } from "../../scripts/messages.ts";
import { expect, openHydrated, signIn, test } from "./fixtures";
import { confirmed, expectSaved, expectWrites } from "./panel";
import { withCompany } from "./site-rows";

const titles = Object.values(readMessages("en")["faq-categories"] ?? {});

test("a browser without ::details-content prints every answer, and closes them again", {
  tag: "@long",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: [string]) =>
      !query[0].includes("details-content") && supports(...query);
  });
  await openHydrated(page, "/faq");
  const open = page.locator("main details[open]");
  await page.getByText("How much advance do I pay?").click();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(open).toHaveCount(16);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(open).toHaveCount(1);
  await page.getByText("When is the balance due?").click();
  await expect(page.getByText("50% advance for international")).toBeHidden();
});

test("a visitor reads the FAQ with the pointer, the keyboard or on paper", async ({
  page,
  request,
}) => {
  await openHydrated(page, "/faq");
  const main = page.getByRole("main");
  const open = page.locator("details[open]");
  await test.step("four categories of four questions", async () => {
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
      for (const title of titles.slice(0, 3)) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.getByRole("link", { name: title }).click();
        await expect(page).toHaveURL(/\/faq#[a-z-]+$/);
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
    await page.goto("about:blank");
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

test("an operator changes policies, questions and hours, and visitors read them at once", async ({
  page,
  site,
}) => {
  const read = async () => {
    const html = await (await page.request.get("/faq")).text();
    return html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>|&#x27;/g, "");
  };
  const dialog = page.getByRole("dialog");
  await read();
  await signIn(page, site, "/admin/site-settings/policies");

  await test.step("the policies are shown in words", () =>
    withCompany(site, {}, async () => {
      await page.getByLabel("Advance for domestic tours").fill("₹5,000");
      await page.getByLabel("Refund, %").nth(1).fill("75");
      await page.getByRole("button", { name: "Remove refund 3" }).click();
      await expect(page.getByText("At 15-30 days we refund 75%. For cancell")).toBeVisible();
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expectSaved(page, "Policies updated successfully");
      const faq = await read();
      expect(faq).toContain(
        "a 50% advance for international tours and a ₹5,000 advance for domestic",
      );
      expect(faq).toContain("we refund 75%. For cancellations under 15 days");
    }));

  await test.step("a question is added with a placeholder and a link, and moved", async () => {
    await page.getByRole("link", { name: "FAQ", exact: true }).click();
    await page.getByRole("button", { name: "Add Question" }).click();
    await dialog.getByLabel("Question").fill("Can we pay <b>later</b>?");
    await dialog.getByLabel("Answer").fill("Tours");
    await dialog.getByLabel("Answer").selectText();
    await dialog.getByRole("button", { name: "Insert a link" }).click();
    await page.keyboard.type("/tours");
    await expect(dialog.getByLabel("Answer")).toHaveValue("[Tours](/tours)");
    await dialog.getByLabel("Answer").press("End");
    await dialog.getByRole("button", { name: "Insert a value" }).click();
    await dialog.getByRole("button", { name: "{hours}" }).click();
    await dialog.getByRole("button", { name: "Insert a link" }).click();
    await page.keyboard.type("here");
    await expect(dialog.getByLabel("Answer")).toHaveValue(
      "[Tours](/tours){hours}[here](/contact-us)",
    );
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("{Hours}");
    await expect(
      dialog.getByText("Not a value, so visitors read it as typed: {Hours}"),
    ).toBeVisible();
    for (const _ of "{Hours}") await page.keyboard.press("Backspace");
    await expect(dialog.getByText("Not a value")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expectSaved(page, "Question added successfully");
    await page.getByRole("button", { name: "Move Can we pay <b>later</b>? up" }).click();
    await expectWrites(page, 2);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).nth(3)).toHaveText(
      "Can we pay <b>later</b>?",
    );
    await withCompany(site, { working_hours: "Mon-Sat 10-7" }, async () => {
      await expect.poll(read).toContain("Toursfrom 10 to 7, Mon-Sathere");
      expect(await read()).toContain("Can we pay &lt;b&gt;later&lt;/b&gt;?");
      expect(await read()).toContain("at our desks from 10 to 7, Mon-Sat.");
    });
  });

  await test.step("a deletion is undone, and a change is in the history", async () => {
    const remove = page.getByRole("button", { name: "Delete Can we pay <b>later</b>?" });
    const question = await confirmed(page, () => remove.click());
    expect(question).toBe("Are you sure you want to delete this question?");
    await expectSaved(page, "Question deleted successfully");
    const undo = page.getByRole("button", { name: "Undo" });
    // A toast under the pointer stays.
    await undo.hover();
    expect(await read()).not.toContain("Can we pay");
    await undo.click();
    await expectSaved(page, "Deletion undone");
    await page.getByRole("button", { name: "Edit Can we pay <b>later</b>?" }).click();
    await dialog.getByLabel("Answer").fill("No.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectSaved(page, "Question updated successfully");
    await page.getByRole("button", { name: "Edit Can we pay <b>later</b>?" }).click();
    await dialog.getByRole("button", { name: "History" }).click();
    await expect(page.getByRole("dialog", { name: "History" })).toContainText("[Tours](/tours)");
  });
  await site.admin.from("faq_questions").delete().like("question", "Can we pay%");
});
