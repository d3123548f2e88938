// The server receives and stores forms only if the operator has switched this feature on.
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers";
import { chatOpenedBy } from "./chat";
import { test as base, expect, openHydrated, type Site, untilHydrated } from "./fixtures";
import { withCompany } from "./site-rows";

let visitors = 0;

/** Each test has its own IP address, because one address can send only ten forms in ten minutes. */
const test = base.extend({
  extraHTTPHeaders: async ({ playwright: _playwright }, use) =>
    use({ "x-forwarded-for": `10.8.${process.pid % 250}.${++visitors}` }),
});

const TOUR = "/tour/domestic/kerala-backwaters";

test.beforeEach(async ({ context, site }) => {
  await context.route("https://**", (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
  await forgetAll(site);
});
test.afterEach(async ({ site }) => forgetAll(site));

async function forgetAll(site: Site) {
  await site.admin.from("enquiries").delete().not("id", "is", null);
  await site.admin.from("newsletter_addresses").delete().not("id", "is", null);
}

async function stored(site: Site) {
  const { data } = await site.admin.from("enquiries").select("*");
  return data ?? [];
}

async function refuseStoring(page: Page) {
  await page.route("**/enquire", (route) => route.abort());
}

async function openKept(page: Page, path: string) {
  await openHydrated(page, path);
  await expect(page.getByText("We keep what you send here")).toBeVisible();
}

async function fillEnquiry(page: Page) {
  await page.getByLabel("Where").fill("ஊட்டி");
  await page.getByLabel("Number of People").fill("4");
}

async function fillContact(page: Page) {
  await page.getByLabel("Name").fill("மீனா");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("meena@example.com");
  await page.getByLabel("Phone").fill("94431 22233");
  await page.getByLabel("Subject").fill("ஊட்டி");
  await page.getByLabel("Message").fill("<b>Four</b> of us in May.");
}

test("while all settings are off, no form sends anything or says that it keeps data", async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  page.on("dialog", (dialog) => void dialog.accept());
  for (const path of ["/tours", "/testimonials", "/faq"]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(/We keep|name="trap"/);
  }
  for (const path of ["/", "/contact-us", TOUR]) {
    await openHydrated(page, path);
    await expect(page.getByText("We keep")).toHaveCount(0);
    await expect(page.locator("[name=trap]")).toHaveCount(0);
    await page.getByLabel("Email address").fill("meena@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("link", { name: "Send it in the chat" })).toBeVisible();
    if (path === "/") {
      await fillEnquiry(page);
      await chatOpenedBy(context, () => page.getByRole("button", { name: "Send Enquiry" }).click());
    }
    if (path === "/contact-us") {
      await fillContact(page);
      await page.getByRole("button", { name: "Send Message" }).click();
    }
    if (path === TOUR) {
      const ask = page.getByRole("link", { name: "Ask on WhatsApp" });
      await chatOpenedBy(context, () => ask.click());
    }
  }
  expect(sent).toEqual([]);
});

test("an enquiry on the home page is stored and opens the chat, even when storing fails", async ({
  page,
  context,
  site,
  consoleErrors,
}) => {
  await withCompany(site, { keep_enquiries: true, keep_months: 6 }, async () => {
    await openKept(page, "/");
    await expect(page.getByText("until 6 months after our last contact")).toBeVisible();
    await fillEnquiry(page);
    const send = () => page.getByRole("button", { name: "Send Enquiry" }).click();
    await refuseStoring(page);
    const unstored = await chatOpenedBy(context, send);
    expect(unstored.searchParams.get("text")).toContain("Number of People: 4");
    // If the server does not respond, the chat opens after a few seconds.
    await page.route("**/enquire", () => {});
    await chatOpenedBy(context, send);
    expect(await stored(site)).toEqual([]);
    await page.unroute("**/enquire");
    const chat = await chatOpenedBy(context, send);
    expect(chat.searchParams.get("text")).toContain("Destination: ஊட்டி");
    expect(await stored(site)).toEqual([
      expect.objectContaining({ source: "home", destination: "ஊட்டி", people: 4 }),
    ]);
    await expect(page.getByLabel("Where")).toHaveValue("ஊட்டி");
  });
  consoleErrors.length = 0;
});

test.describe("asking about a tour on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const dialog = (page: Page) => page.getByRole("dialog", { name: "Before WhatsApp opens" });

  async function openAsking(page: Page) {
    await openHydrated(page, TOUR);
    await page.getByRole("link", { name: "Ask on WhatsApp" }).click();
    await expect(dialog(page)).toBeVisible();
  }

  test("the chat opens after Skip, by keyboard and without the dialog, and given details are stored", {
    tag: "@long",
  }, async ({ page, context, site, consoleErrors }) => {
    await withCompany(site, { keep_enquiries: true }, async () => {
      await openAsking(page);
      await expect(dialog(page)).toBeInViewport({ ratio: 1 });
      await expectNoBarriers(page, "the dialog");
      const skip = page.getByRole("link", { name: "Skip", exact: true });
      await chatOpenedBy(context, () => skip.click());
      await expect(dialog(page)).toBeHidden();
      expect(await stored(site)).toEqual([]);

      const ask = page.getByRole("link", { name: "Ask on WhatsApp" });
      await ask.press("Enter");
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(ask).toBeFocused();
      await page.getByLabel("Date", { exact: true }).selectOption({ index: 2 });
      await page.getByLabel("People").fill("3");
      await ask.press("Enter");
      await page.getByLabel("Name (optional)").fill("மீனா");
      await page.keyboard.press("Tab");
      await page.keyboard.type("94431 22233");
      const chat = await chatOpenedBy(context, () => page.keyboard.press("Enter"));
      expect(chat.searchParams.get("text")).toContain("Number of People: 3");
      await expect(dialog(page)).toBeHidden();
      expect(await stored(site)).toEqual([
        expect.objectContaining({
          source: "tour",
          tour_id: "kerala-backwaters",
          name: "மீனா",
          phone: "+919443122233",
          people: 3,
          from_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        }),
      ]);

      // If the dialog's script cannot be loaded, the button opens the chat directly.
      await context.route("**/assets/ask-dialog-*.js", (route) => route.abort());
      await openHydrated(page, TOUR);
      await Promise.all([
        page.waitForRequest((request) => request.url().startsWith("https://wa.me/")),
        ask.click(),
      ]);
    });
    consoleErrors.length = 0;
  });
});

test("the contact form says when its message was not stored, and otherwise thanks the visitor", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await withCompany(site, { receive_forms: true }, async () => {
    await openKept(page, "/contact-us");
    await refuseStoring(page);
    await fillContact(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("Your message has not reached us");
    await expectNoBarriers(page, "the message that was not stored");
    await expect(notice.getByRole("link", { name: "send it on WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/919876543210\?text=.*Four/,
    );
    await expect(notice.getByRole("link", { name: "send it by email" })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await expect(page.getByLabel("Message")).toHaveValue("<b>Four</b> of us in May.");
    expect(alerts).toEqual([]);

    await page.unroute("**/enquire");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect
      .poll(() => alerts)
      .toEqual(["Thank you for your message. We will get back to you soon!"]);
    expect(await stored(site)).toEqual([
      expect.objectContaining({
        source: "contact",
        name: "மீனா",
        phone: "+919443122233",
        email: "meena@example.com",
        message: "<b>Four</b> of us in May.",
      }),
    ]);
    await expect(page.getByLabel("Message")).toHaveValue("");
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByLabel("Name")).toHaveValue("");
  });
  consoleErrors.length = 0;
});

test.describe("the newsletter", () => {
  async function subscribe(page: Page) {
    await openHydrated(page, "/about-us");
    await page.getByLabel("Email address").fill("Meena@Example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("You can leave at any time")).toBeVisible();
  }

  test("an address is stored only after the visitor says yes, or can be sent in the chat", {
    tag: "@long",
  }, async ({ page, site, consoleErrors }) => {
    await withCompany(site, { receive_forms: true }, async () => {
      await subscribe(page);
      await page.route("**/newsletter/join", (route) => route.abort());
      await page.getByRole("button", { name: "Yes, write to me" }).click();
      await expect(page.getByText("This has not reached us.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Send it in the chat" })).toBeVisible();
      await page.unroute("**/newsletter/join");
      await subscribe(page);
      await expectNoBarriers(page, "the question");
      await page.getByRole("button", { name: "No", exact: true }).click();
      await expect(page.getByText("Your address is not stored.")).toBeVisible();
      expect((await site.admin.from("newsletter_addresses").select()).data).toEqual([]);
      await subscribe(page);
      await page.getByRole("button", { name: "Yes, write to me" }).click();
      await expect(page.getByText("Thank you. We will write to Meena@Example.com.")).toBeVisible();
      const { data } = await site.admin.from("newsletter_addresses").select("email, left_at");
      expect(data).toEqual([{ email: "meena@example.com", left_at: null }]);
    });
    consoleErrors.length = 0;
  });

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    test("the e-mailed link confirms the address, and can remove it again", {
      tag: "@long",
    }, async ({ page, site }) => {
      const token = "0".repeat(64);
      const row = () => site.admin.from("newsletter_addresses").select("*").single();
      await site.admin.from("newsletter_addresses").insert({ email: "a@example.com", token });
      await page.goto(`/newsletter?token=${token}`);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      expect((await row()).data).toMatchObject({ confirmed_at: null, left_at: null });
      await page.getByRole("button", { name: "Yes, write to me" }).click();
      await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
      expect((await row()).data?.confirmed_at).not.toBeNull();
      await page.getByRole("button", { name: "Take my address off" }).click();
      await expect(page.getByRole("heading", { name: "off the list" })).toBeVisible();
      expect((await row()).data?.left_at).not.toBeNull();
      await page.goto("/newsletter?token=guessed");
      await page.getByRole("button", { name: "Yes, write to me" }).click();
      await expect(page.getByRole("heading", { name: "not valid" })).toBeVisible();
    });
  });
});
