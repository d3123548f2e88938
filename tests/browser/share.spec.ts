import { expect, signIn, test } from "./fixtures";

const PATH = "/tour/domestic/kerala-backwaters";
const TITLE = "Kerala Backwaters, Munnar & Thekkady";

test("a visitor asks about a tour on WhatsApp, shares it with the device's own sheet and prints it", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (shared: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(shared);
      },
    });
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  await page.goto(PATH);
  await test.step("Ask on WhatsApp contains the tour's title and link", async () => {
    const ask = page.getByRole("link", { name: "Ask on WhatsApp" });
    const { origin, pathname, searchParams } = new URL((await ask.getAttribute("href")) ?? "");
    expect(origin + pathname).toBe("https://wa.me/919876543210");
    expect(searchParams.get("text")).toContain(TITLE);
    expect(searchParams.get("text")).toContain(site.url + PATH);
    await expect(ask).toHaveAttribute("target", "_blank");
  });
  await test.step("Share opens the device's own share sheet", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.locator("html")).toHaveAttribute(
      "data-shared",
      JSON.stringify({ title: TITLE, url: site.url + PATH }),
    );
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });
  await test.step("the printed itinerary has every part and a QR code", async () => {
    const code = page.getByRole("img", { name: "QR code of this page" });
    await expect(code).toBeHidden();
    await page.getByRole("button", { name: "Print itinerary" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
    await page.emulateMedia({ media: "print" });
    await expect(code).toBeVisible();
    await expect(page.getByText("Day by day")).toBeVisible();
    await expect(page.getByText("What the price covers")).toBeVisible();
    await expect(page.getByRole("button", { name: "Print itinerary" })).toBeHidden();
  });
});

test("Share offers WhatsApp and a link to copy if there is no share sheet", {
  tag: "@long",
}, async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await page.goto(PATH);
  const share = page.getByRole("button", { name: "Share" });
  await share.click();
  await expect(share).toHaveAttribute("aria-expanded", "true");
  const href = await page.getByRole("link", { name: "Share on WhatsApp" }).getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("text")).toBe(`${TITLE}: ${site.url}${PATH}`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + PATH);
});

test("the settings warn of a WhatsApp number that will not work, and offer a test link", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site, "/admin/site-settings");
  const number = page.getByLabel("WhatsApp Number");
  await number.fill("98765 43210");
  const link = page.getByRole("link", { name: "Test link" });
  await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/919876543210\?text=/);

  // A number with a leading 0 is offered without it.
  await number.fill("094431 22233");
  await expect(page.getByText("wa.me/")).toHaveCount(0);
  await page.getByRole("button", { name: "Use +91 94431 22233" }).click();
  await expect(number).toHaveValue("+91 94431 22233");
  await expect(number).toBeFocused();
  await expect(page.getByText("Chats open at https://wa.me/919443122233")).toBeVisible();

  // The warning of a short number is visible even if the field is right above the sticky save bar.
  await number.fill("");
  await number.evaluate((field) => field.scrollIntoView({ block: "end" }));
  await number.pressSequentially("9443122");
  const warning = await page.getByText(/too short/).boundingBox();
  const save = await page.getByRole("button", { name: "Save Changes" }).boundingBox();
  expect((warning?.y ?? 0) + (warning?.height ?? 0)).toBeLessThan(save?.y ?? 0);
});
