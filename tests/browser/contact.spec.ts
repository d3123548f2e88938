import type { Locator } from "@playwright/test";
import { expectNoBarriers } from "./barriers";
import { blankOtherSites, expect, expectMap, openHydrated, sentBy, test } from "./fixtures";
import { hold } from "./held-requests";
import { withCompany } from "./site-rows";

test.beforeEach(blankOtherSites);

test("a visitor finds every way to contact the agency, writes a message, and keeps what was typed", async ({
  page,
}) => {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await openHydrated(page, "/contact-us");
  const main = page.getByRole("main");
  const phone = main.getByRole("link", { name: "+91 98765 43210" });
  const chat = main.getByRole("link", { name: "Message us on WhatsApp" });
  const hours = main.getByText("Mon-Sun 9:00 AM - 6:00 PM", { exact: true });
  const map = page.locator("iframe");
  const email = page.getByRole("textbox", { name: "Email", exact: true });
  const interest = page.getByLabel("Interested In");
  const send = page.getByRole("button", { name: "Send Message" });
  await test.step("address, phone, e-mail, the chat of the floating button, and a map", async () => {
    await expect(
      main.getByText("12, Madurai Main Road, Near Bus Stand, Paramakudi, Tamil Nadu 623707, India"),
    ).toBeVisible();
    await expect(phone).toHaveAttribute("href", "tel:+919876543210");
    await expect(main.getByRole("link", { name: "hello@vaigaiholidays.example" })).toBeVisible();
    const button = page.getByRole("link", { name: /^Chat with us/ });
    await expect(chat).toHaveAttribute("href", (await button.getAttribute("href")) ?? "");
    await expect(chat).toHaveAttribute("target", "_blank");
    await expect(map).toHaveAttribute("title", /Map of Vaigai Holidays/);
    await expect(map).toHaveAttribute("src", /^https:\/\/www\.google\.com\/.*q=.*Paramakudi/);
  });
  await test.step("details and map before the form on a phone, beside it on a desktop", async () => {
    const parts = [phone, chat, hours, map];
    const form = page.getByRole("region", { name: "Write to us" });
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error("not there");
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };
    await page.setViewportSize({ width: 390, height: 844 });
    let above = 0;
    for (const part of [...parts, form]) {
      const box = await boxOf(part);
      expect(box.y).toBeGreaterThanOrEqual(above);
      above = box.bottom;
    }
    expect((await boxOf(map)).y, "the map on the first screen").toBeLessThan(844);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const part of parts) {
      const [box, beside] = [await boxOf(part), await boxOf(form)];
      expect(box.right).toBeLessThanOrEqual(beside.x);
      expect(box.bottom).toBeLessThanOrEqual(beside.bottom);
    }
  });
  await test.step("no thanks while a required field is empty or the e-mail is invalid", async () => {
    const values = await interest
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(["domestic", "international", "customized", "other"]);
    await expect(page.getByLabel("Phone")).not.toHaveAttribute("required", "");
    for (const field of [
      page.getByLabel("Name"),
      page.getByLabel("Subject"),
      page.getByLabel("Message"),
    ]) {
      await expect(field).toHaveAttribute("required", "");
    }
    await send.click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await page.getByLabel("Name").fill("Meena");
    await email.fill("meena");
    await page.getByLabel("Subject").fill("Ooty");
    await page.getByLabel("Message").fill("Four of us in May.");
    await send.click();
    await expect(email).toBeFocused();
    expect(alerts).toEqual([]);
  });
  await test.step("thanks for a complete message, without a request", async () => {
    await email.fill("meena@example.com");
    const sent = sentBy(page, "meena@example.com");
    await send.click();
    expect(alerts).toEqual(["alert: Thank you for your message. We will get back to you soon!"]);
    await expect(page).toHaveURL("/contact-us");
    expect(sent).toEqual([]);
    await expect(page.getByLabel("Message")).toHaveValue("Four of us in May.");
  });
  await test.step("what was typed is there after another page and a reload", async () => {
    await interest.selectOption("customized");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("Ooty");
    await page.reload();
    await expect(page.getByLabel("Subject")).toHaveValue("Ooty");
    await expect(interest).toHaveValue("customized");
  });
});

test("visitors see who answers, the office and its numbers; people who left the About page are not shown", {
  tag: "@long",
}, async ({ page, site }) => {
  const people = [{ name: "மீனா", role: "Planner", picture: "/posters/avatar-1.svg", words: "" }];
  const section = { title: "Us", content: "Ask.", layout: "people" as const, section_order: 9 };
  const { data: stored } = await site.admin
    .from("about_sections")
    .insert({ ...section, image_url: "", people })
    .select("id")
    .single();
  const changes = {
    answering: [
      { name: "மீனா", languages: "Tamil, English" },
      { name: "Gone", languages: "Hindi" },
    ],
    office_picture: "/posters/about-1.svg",
    registration_number: "TN/2009/123",
  };
  await withCompany(site, changes, async () => {
    for (const path of ["/contact-us", "/tour/domestic/kerala-backwaters"]) {
      await page.goto(path);
      const people = page.getByRole("listitem").filter({ hasText: "Planner · Tamil, English" });
      await expect(people).toHaveText(/^மீனா/);
      await expect(people.locator("img")).toBeVisible();
      await expect(page.getByText("Hindi")).toHaveCount(0);
    }
    await page.goto("/contact-us");
    await expect(page.getByRole("img", { name: "Our office in Paramakudi" })).toBeVisible();
    await expect(page.getByRole("main").getByText("TN/2009/123")).toBeVisible();
    await expectNoBarriers(page, "the contact page with people");
  });
  await site.admin
    .from("about_sections")
    .delete()
    .eq("id", stored?.id ?? "");
});

test("the map loads when the visitor scrolls to it, even if a picture never loads, or else a drawn street is seen", {
  tag: "@long",
}, async ({ page }) => {
  await page.route("https://www.google.com/maps**", (map) =>
    map.fulfill({ contentType: "text/html", body: "<p>A map</p>" }),
  );
  await hold(page, "**/posters/frieze-contact.svg");
  await page.goto("/contact-us", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Open in Google Maps" }).scrollIntoViewIfNeeded();
  const frame = page.frameLocator("iframe");
  await expectMap(page);
  await expect(frame.getByRole("link", { name: "Open in Maps" })).toBeHidden();

  await page.unroute("https://www.google.com/maps**");
  await page.route("https://www.google.com/maps**", (map) => map.abort());
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Open in Google Maps" }).scrollIntoViewIfNeeded();
  await expect(page.locator("main div:has(> iframe)")).toHaveCSS(
    "background-image",
    /posters\/street\.svg/,
  );
  // Over the drawn street. The browser's error page would cover it.
  const link = frame.getByRole("link", { name: "Open in Maps" });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/search\//);
});
