import type { Locator } from "@playwright/test";
import { expect, openHydrated, sentBy, test, untilHydrated } from "./fixtures";
import { hold } from "./held-requests";
import { withCompany } from "./site-rows";

test.beforeEach(async ({ context }) => {
  await context.route("https://**", (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
});

test("a visitor finds every way to contact the agency, the map and the form", async ({ page }) => {
  await page.goto("/contact-us");
  const main = page.getByRole("main");
  const phone = main.getByRole("link", { name: "+91 98765 43210" });
  const chat = main.getByRole("link", { name: "Message us on WhatsApp" });
  const hours = main.getByText("Mon-Sun 9:00 AM - 6:00 PM", { exact: true });
  const map = page.locator("iframe");
  await test.step("address, phone, e-mail and opening hours", async () => {
    await expect(
      main.getByText("12, Madurai Main Road, Near Bus Stand, Paramakudi, Tamil Nadu 623707, India"),
    ).toBeVisible();
    await expect(phone).toHaveAttribute("href", "tel:+919876543210");
    await expect(main.getByRole("link", { name: "hello@vaigaiholidays.example" })).toBeVisible();
    await expect(hours).toBeVisible();
  });
  await test.step("the same chat as the floating button's", async () => {
    const button = page.getByRole("link", { name: /^Chat with us/ });
    await expect(chat).toHaveAttribute("href", (await button.getAttribute("href")) ?? "");
    await expect(chat).toHaveAttribute("target", "_blank");
  });
  await test.step("a map of the address", async () => {
    await expect(map).toHaveAttribute("title", /Map of Vaigai Holidays/);
    const src = new URL((await map.getAttribute("src")) ?? "");
    expect(src.hostname).toBe("www.google.com");
    expect(src.searchParams.get("q")).toContain("Paramakudi");
  });
  await test.step("the form requires name, e-mail, subject and message, but not the phone", async () => {
    for (const label of ["Name", "Email", "Subject", "Message"]) {
      await expect(page.getByLabel(label, { exact: false }).first()).toHaveAttribute(
        "required",
        "",
      );
    }
    await expect(page.getByLabel("Phone")).not.toHaveAttribute("required", "");
    await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveAttribute(
      "type",
      "email",
    );
    const values = await page
      .getByLabel("Interested In")
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(["domestic", "international", "customized", "other"]);
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
    await page.evaluate(() => window.scrollTo(0, 0));
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
});

test("the contact page shows the company's own details, but always the fixed opening hours", {
  tag: "@long",
}, async ({ request, site }) => {
  const details = { phone: "04564 222 333", working_hours: "Never", whatsapp_number: null };
  await withCompany(site, details, async () => {
    const html = await (await request.get("/contact-us")).text();
    const main = /<main.*<\/main>/s.exec(html)?.[0];
    expect(main).toMatch(/href="tel:\+914564222333".*04564 222 333/s);
    expect(main).toContain("Mon-Sun 9:00 AM - 6:00 PM");
    expect(main).not.toContain("Message us on WhatsApp");
  });
});

test("the map loads when the visitor scrolls to it, even if a picture never loads", {
  tag: "@long",
}, async ({ page }) => {
  await page.route("https://www.google.com/maps**", (map) =>
    map.fulfill({ contentType: "text/html", body: "<p>A map</p>" }),
  );
  await hold(page, "**/posters/frieze-contact.svg");
  await page.goto("/contact-us", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Open in Google Maps" }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
});

test.describe("the form", () => {
  test("thanks the visitor for a message sent before hydration, and keeps its choice instead of an older one", {
    tag: "@long",
  }, async ({ page }) => {
    const interest = page.getByLabel("Interested In");
    await openHydrated(page, "/contact-us");
    await interest.selectOption("international");
    const release = await hold(page, "**/assets/*.js");
    await page.reload({ waitUntil: "commit" });
    await interest.selectOption("other");
    await page.getByLabel("Name").fill("Meena");
    await page.getByRole("textbox", { name: "Email" }).first().fill("meena@example.com");
    await page.getByLabel("Subject").fill("Ooty");
    await page.getByLabel("Message").fill("Four of us in May.");
    await page.getByRole("button", { name: "Send Message" }).click();
    const thanks = page.waitForEvent("dialog");
    release();
    const dialog = await thanks;
    expect(dialog.message()).toBe("Thank you for your message. We will get back to you soon!");
    await dialog.accept();
    await untilHydrated(page);
    await expect(interest).toHaveValue("other");
  });

  test("thanks the visitor for a complete message, sends no request, and keeps what was typed", async ({
    page,
  }) => {
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    const email = page.getByRole("textbox", { name: "Email", exact: true });
    const send = page.getByRole("button", { name: "Send Message" });
    await page.goto("/contact-us");
    await test.step("no thanks while a required field is empty or the e-mail is invalid", async () => {
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
    await test.step("thanks for a complete message", async () => {
      await email.fill("meena@example.com");
      const sent = sentBy(page, "meena@example.com");
      await send.click();
      expect(alerts).toEqual(["alert: Thank you for your message. We will get back to you soon!"]);
      await expect(page).toHaveURL("/contact-us");
      expect(sent).toEqual([]);
      await expect(page.getByLabel("Message")).toHaveValue("Four of us in May.");
    });
    await test.step("what was typed is there after another page and a reload", async () => {
      await page.getByLabel("Interested In").selectOption("customized");
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
      await expect(page).toHaveURL("/faq");
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
      await expect(page.getByLabel("Subject")).toHaveValue("Ooty");
      await page.reload();
      await expect(page.getByLabel("Subject")).toHaveValue("Ooty");
      await expect(page.getByLabel("Interested In")).toHaveValue("customized");
    });
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what to do instead of using the form", { tag: "@long" }, async ({ page }) => {
    await page.goto("/contact-us");
    await expect(page.locator("noscript p").first()).toContainText("please call us");
    await expect(page.getByRole("button", { name: "Send Message" })).toBeHidden();
    await expect(page.getByRole("main").getByText("Mon-Sun 9:00 AM - 6:00 PM")).toBeVisible();
  });
});
