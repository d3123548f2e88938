// The server receives and stores forms only if the operator has switched this feature on.
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers";
import { chatOpenedBy } from "./chat";
import { test as base, blankOtherSites, expect, openHydrated, type Site } from "./fixtures";
import { withCompany } from "./site-rows";

let visitors = 0;

/** Each test has its own IP address, because one address can send only ten forms in ten minutes. */
const test = base.extend({
  extraHTTPHeaders: async ({ playwright: _playwright }, use) =>
    use({ "x-forwarded-for": `10.8.${process.pid % 250}.${++visitors}` }),
});

const TOUR = "/tour/domestic/kerala-backwaters";

test.beforeEach(async ({ context, site }) => {
  await blankOtherSites({ context });
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

async function fillEnquiry(page: Page) {
  await page.getByLabel("Where").fill("ஊட்டி");
  await page.getByLabel("Number of People").fill("4");
}

test("while all settings are off, no form sends anything or says that it keeps data", async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  for (const path of ["/", "/tours", "/testimonials", "/faq", "/contact-us", TOUR]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(/We keep|name="honeypot"/);
  }
  await openHydrated(page, TOUR);
  const email = page.getByLabel("Email address");
  await email.fill("no address");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(email).toHaveJSProperty("validity.typeMismatch", true);
  await expect(page.getByText(/One step left/)).toHaveCount(0);
  await email.fill("meena@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("link", { name: "Send it in the chat" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/919876543210\?text=.*meena%40/,
  );
  await chatOpenedBy(context, () => page.getByRole("link", { name: "Ask on WhatsApp" }).click());
  await expect(page.getByText("We keep")).toHaveCount(0);
  await expect(page.locator("[name=honeypot]")).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("an enquiry on the home page is stored and opens the chat, even without a response", async ({
  page,
  context,
  site,
}) => {
  await withCompany(site, { keep_enquiries: true, keep_months: 6 }, async () => {
    await openHydrated(page, "/");
    await expect(page.getByText("We keep what you send here")).toBeVisible();
    await expect(page.getByText("until 6 months after our last contact")).toBeVisible();
    await fillEnquiry(page);
    const send = () => page.getByRole("button", { name: "Send Enquiry" }).click();
    // If the server does not respond, the chat opens after a few seconds.
    await page.route("**/enquire", () => {});
    await chatOpenedBy(context, send);
    expect(await stored(site)).toEqual([]);
    await page.unroute("**/enquire");
    const chat = await chatOpenedBy(context, send);
    expect(chat.searchParams.get("text")).toContain("Destination: ஊட்டி");
    // The chat opens after a few seconds, also if the request is not finished.
    const kept = expect.objectContaining({ source: "home", destination: "ஊட்டி", people: 4 });
    await expect.poll(() => stored(site)).toEqual([kept]);
    await expect(page.getByLabel("Where")).toHaveValue("ஊட்டி");
  });
});

test("Ask on WhatsApp opens the chat after Skip, by keyboard and without its dialog, and stores given details", {
  tag: "@long",
}, async ({ page, context, site, consoleErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole("dialog", { name: "Before WhatsApp opens" });
  const ask = page.getByRole("link", { name: "Ask on WhatsApp" });
  await withCompany(site, { keep_enquiries: true }, async () => {
    await openHydrated(page, TOUR);
    await ask.click();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expectNoBarriers(page, "the dialog");
    const skip = page.getByRole("link", { name: "Skip", exact: true });
    await chatOpenedBy(context, () => skip.click());
    await expect(dialog).toBeHidden();
    expect(await stored(site)).toEqual([]);

    await ask.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await page.getByLabel("Date", { exact: true }).selectOption({ index: 2 });
    await page.getByLabel("People", { exact: true }).fill("3");
    await ask.press("Enter");
    await page.getByLabel("Name (optional)").fill("மீனா");
    await page.keyboard.press("Tab");
    await page.keyboard.type("94431 22233");
    const chat = await chatOpenedBy(context, () => page.keyboard.press("Enter"));
    expect(chat.searchParams.get("text")).toContain("Number of People: 3");
    await expect(dialog).toBeHidden();
    expect(await stored(site)).toEqual([
      expect.objectContaining({
        source: "tour",
        tour_id: "kerala-backwaters",
        name: "மீனா",
        phone: "+919443122233",
        people: 3,
        message: expect.stringContaining("Number of People: 3"),
        from_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      }),
    ]);

    // With dates, people and fields, both buttons are still on the screen.
    await openHydrated(page, TOUR);
    await page.locator(".tour-bar").getByRole("link", { name: "Ask" }).click();
    for (const button of [skip, dialog.getByRole("button", { name: "Continue to WhatsApp" })]) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }

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

test("a newsletter address is stored only after the visitor says yes, also after No", {
  tag: "@long",
}, async ({ page, site }) => {
  const addresses = async () =>
    (await site.admin.from("newsletter_addresses").select("email, left_at")).data;
  await withCompany(site, { receive_forms: true }, async () => {
    await openHydrated(page, "/about-us");
    await page.getByLabel("Email address").fill("Meena@Example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("You can leave at any time")).toBeVisible();
    await expectNoBarriers(page, "the question");
    await page.getByRole("button", { name: "No", exact: true }).click();
    await expect(page.getByText("Your address is not stored.")).toBeVisible();
    expect(await addresses()).toEqual([]);
    await page.getByRole("button", { name: "Yes, write to me" }).click();
    await expect(page.getByText("Thank you. We will write to Meena@Example.com.")).toBeVisible();
    expect(await addresses()).toEqual([{ email: "meena@example.com", left_at: null }]);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the newsletter's e-mailed link confirms the address, and can remove it again", {
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
