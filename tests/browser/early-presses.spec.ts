// What is pressed before a public page's scripts are here (app/ui/late-start.ts).
import { chatOpenedBy } from "./chat";
import { expect, expectTaken, test } from "./fixtures";
import { hold, holdScript, openAndWait } from "./held-requests";

test("a tab pressed before any script was here is opened when it is, and is no jump", async ({
  page,
}) => {
  const letGo = await holdScript(page, "entry.client");
  await page.goto("/tour/domestic/kerala-backwaters");
  await page.getByRole("tab", { name: "Itinerary" }).click();
  await expect(page.getByRole("tab", { name: "Itinerary", selected: true })).toHaveCount(0);
  letGo();
  const tab = page.getByRole("tab", { name: "Itinerary", selected: true });
  await expect(tab).toBeVisible();
  await expect(tab).toBeFocused();
  await expect(page).toHaveURL(/kerala-backwaters$/);
});

test("an arrow key pressed on a tab before any script was here moves on when it is", async ({
  page,
}) => {
  const letGo = await holdScript(page, "entry.client");
  await page.goto("/tour/domestic/kerala-backwaters");
  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Itinerary", selected: true })).toHaveCount(0);
  letGo();
  const tab = page.getByRole("tab", { name: "Itinerary", selected: true });
  await expect(tab).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Itinerary" })).toBeVisible();
});

test("a theme chosen before any script was here is the theme when it is", async ({ page }) => {
  const letGo = await holdScript(page, "entry.client");
  await page.goto("/faq");
  await page.getByTitle("Dark theme").click();
  letGo();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark theme" })).toBeChecked();
});

test("a menu opened before any script was here can be closed by name when it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letGo = await holdScript(page, "entry.client");
  await page.goto("/faq");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "About Us" }).first()).toBeVisible();
  letGo();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
});

test("a theme and a tab pressed before any script was here are both kept", async ({ page }) => {
  const letGo = await holdScript(page, "entry.client");
  await page.goto("/tour/domestic/kerala-backwaters");
  await page.getByTitle("Dark theme").click();
  await page.getByRole("tab", { name: "Itinerary" }).click();
  letGo();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark theme" })).toBeChecked();
  await expect(page.getByRole("tab", { name: "Itinerary", selected: true })).toBeVisible();
});

test("a calendar asked for before any script was here does not come over what is typed since", async ({
  page,
}) => {
  const letGo = await holdScript(page, "entry.client");
  await page.goto("/");
  await page.getByRole("button", { name: /^From/ }).click();
  await page.getByLabel("Where").click();
  letGo();
  await expectTaken(page);
  await page.getByLabel("Where").pressSequentially("Ooty by bus", { delay: 60 });
  await expect(page.getByLabel("Where")).toHaveValue("Ooty by bus");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an address sent to the newsletter before any script was here is taken when it is", async ({
  page,
}) => {
  const letGo = await holdScript(page, "entry.client");
  await page.goto("/faq");
  await page.getByLabel("Email address").fill("meena@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  letGo();
  await expect(page.getByRole("contentinfo").getByRole("status")).toContainText(
    "we will write to meena@example.com",
  );
});

test("a press that meets the start of the scripts is not told to the page before it can answer", async ({
  page,
}) => {
  // React listens at the document from the moment it begins, and would do all of its start within the press.
  const told: string[] = [];
  await page.exposeFunction("tell", (type: string) => told.push(type));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (type: string) => void };
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      document.addEventListener(type, () => tell(type), true);
    }
  });
  const letGo = await holdScript(page, "entry.client");
  await page.goto("/tour/domestic/kerala-backwaters");
  await page.getByRole("tab", { name: "Itinerary" }).click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("tab", { name: "Itinerary" })).toHaveAttribute(
    "aria-selected",
    "false",
  );
  expect(told).toEqual([]);
  letGo();
  await expect(page.getByRole("tab", { name: "Itinerary", selected: true })).toBeVisible();
  expect(told).toEqual(["click"]);
  told.length = 0;
  await page.getByRole("tab", { name: "Inclusions" }).click();
  await expect(page.getByRole("tab", { name: "Inclusions", selected: true })).toBeVisible();
  expect(told).toEqual(["pointerdown", "mousedown", "pointerup", "mouseup", "click"]);
});

test("presses at any moment of the start are answered once, on a slow processor", async ({
  page,
}) => {
  test.slow();
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  for (const wait of [0, 80, 160, 240, 400]) {
    await page.goto("/");
    await page.waitForTimeout(300);
    // The first move lets the scripts in; the press comes somewhere in their start.
    await page.mouse.move(300, 300);
    await page.waitForTimeout(wait);
    await page.getByRole("button", { name: "Pause slides" }).click();
    await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
    await page.waitForTimeout(300);
    await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
  }
  for (const wait of [80, 200]) {
    await page.goto("/");
    await page.waitForTimeout(300);
    await page.mouse.move(300, 300);
    await page.waitForTimeout(wait);
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  }
});

for (const missing of ["entry.client", "framework"]) {
  test.describe(`when ${missing} cannot be had`, () => {
    test.beforeEach(({ page }) =>
      page.route(`**/assets/${missing}-*.js`, (route) => route.abort()),
    );
    test.afterEach(({ consoleErrors }) => {
      consoleErrors.length = 0;
    });

    test("Send Enquiry opens the chat, as without scripts", async ({ page, context }) => {
      await page.goto("/");
      await page.getByLabel("Where").fill("Goa");
      await page.getByLabel("Number of People").fill("3");
      const url = await chatOpenedBy(context, () =>
        page.getByRole("button", { name: "Send Enquiry" }).click(),
      );
      expect(url.searchParams.get("text")).toContain("Hi");
    });

    test("all of a tour can be read, as without scripts", async ({ page }) => {
      await page.goto("/tour/domestic/kerala-backwaters");
      await expect(page.getByRole("heading", { name: "Thekkady to Alappuzha" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Enlarge picture 1" })).toBeVisible();
    });

    test("a tab leads to its part of the page, as without scripts", async ({ page }) => {
      const letGo = await hold(page, `**/assets/${missing}-*.js`, (route) => route.abort());
      await page.goto("/tour/domestic/kerala-backwaters");
      await page.getByRole("tab", { name: "Gallery" }).click();
      letGo();
      await expect(page).toHaveURL(/#.*gallery$/);
      await expect(page.getByRole("link", { name: "Enlarge picture 1" })).toBeInViewport();
    });
  });
}

test("Back to a part of the FAQ shows the FAQ at that part, and then where it began", async ({
  page,
}) => {
  await openAndWait(page, "/faq");
  await page.getByRole("main").getByRole("link", { name: "Travel Logistics" }).click();
  await expect(page).toHaveURL("/faq#travel-logistics");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Travel Logistics" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
});

test("Back while the next page is still being drawn shows the page of the address", async ({
  page,
}) => {
  await openAndWait(page, "/about-us");
  const letGo = await holdScript(page, "contact-details");
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact-us");
  await page.goBack();
  letGo();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});

test("Back from a jump within the page comes to where it began", async ({ page }) => {
  await openAndWait(page, "/faq");
  await page.getByRole("main").getByRole("link", { name: "Travel Logistics" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // By now the links have their script and are the router's.
  await page.getByRole("main").getByRole("link", { name: "Special Requirements" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
