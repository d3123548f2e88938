import { expectVisibleFocus, tabTo } from "./barriers";
import { chatOpenedBy } from "./chat";
import { blankOtherSites, expect, openHydrated, signIn, test } from "./fixtures";
import { expectFailedRequests, expectToast } from "./panel";

/** Today or a later day, in the browser's time zone. */
function day(addDays: number, addMonths = 0): Date {
  const now = new Date(new Date().toLocaleString("en-US", { timeZone: "Asia/Kolkata" }));
  const month = now.getMonth() + addMonths;
  const last = new Date(now.getFullYear(), month + 1, 0).getDate();
  return new Date(now.getFullYear(), month, Math.min(now.getDate(), last) + addDays);
}
const inWords = (date: Date) =>
  date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
const inDigits = (date: Date) => date.toLocaleDateString("en-GB");

test.beforeEach(blankOtherSites);

test("a visitor enquires by the keyboard alone", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // React keeps the focus in the menu, so it must have started.
  await openHydrated(page, "/");
  await test.step("the open menu keeps the focus, and Escape returns it", async () => {
    const last = page.getByRole("link", { name: "Admin login" });
    await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(last).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });
  await tabTo(page, page.getByLabel("Where"));
  await page.keyboard.type("Kodaikanal");

  const warnings: string[] = [];
  // "An attempt was made to open an already open Dialog"
  page.on("console", (message) => {
    if (message.type() === "warning" && /dialog/i.test(message.text()))
      warnings.push(message.text());
  });
  await tabTo(page, page.getByRole("button", { name: /^From/ }));
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("dialog", { name: "From" });
  const today = /^Today, /;
  await expect(calendar.getByRole("button", { name: today })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `From ${inWords(day(8))}` })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: /^To/ }));
  await page.keyboard.press("Space");
  const until = page.getByRole("dialog", { name: "To" });
  await expect(until.getByRole("button", { name: today })).toBeFocused();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `To ${inWords(day(0, 1))}` })).toBeFocused();
  expect(warnings).toEqual([]);

  await tabTo(page, page.getByLabel("Number of People"));
  await page.keyboard.type("5");
  await tabTo(page, page.getByRole("button", { name: "Send Enquiry" }));
  const chat = await chatOpenedBy(context, () => page.keyboard.press("Enter"));
  expect(chat.searchParams.get("text")).toBe(
    `Hi, I'm interested in booking a tour\nDestination: Kodaikanal\nFrom: ${inDigits(day(8))}\nTo: ${inDigits(day(0, 1))}\nNumber of People: 5`,
  );
});

test("the operator makes a tour by the keyboard alone", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  test.slow();
  const title = "By keyboard";
  await signIn(page, site);
  await tabTo(page, page.getByRole("link", { name: "Add New Tour" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Create New Tour" })).toBeVisible();

  async function write(label: string, text: string, at = 0) {
    await tabTo(page, page.getByLabel(label, { exact: true }).nth(at));
    await page.keyboard.type(text);
  }
  await write("Title", title);
  await tabTo(page, page.getByLabel("Type"));
  await page.keyboard.press("I");
  await expect(page.getByLabel("Type")).toHaveValue("international");
  await tabTo(page, page.getByLabel("Category"));
  await page.keyboard.type("South A");
  await expect(page.getByLabel("Category")).toHaveValue("South Asia");
  await write("Price", "₹41,000");
  await tabTo(page, page.getByLabel("Duration"));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("3 Days / 2 Nights");
  await write("Summary", "Three days between the hills and the sea.");
  await tabTo(page, page.getByLabel("Featured"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Upload Image URL" }));
  await write("Image URL", "/posters/sri-lanka-coast.svg");
  for (const picture of ["/posters/sri-lanka-coast.svg", "/posters/sri-lanka-coast-2.svg"]) {
    await write("New gallery image", picture);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("New gallery image")).toBeFocused();
    await tabTo(
      page,
      page.getByRole("button", { name: /^Remove gallery image|^Upload Gallery/ }).first(),
      true,
    );
  }
  for (const highlight of ["Kandy lake", "A mistake", "Galle fort"]) {
    await write("New highlight", highlight);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("New highlight")).toHaveValue("");
    await page.keyboard.press("Shift+Tab");
  }
  const removeMistake = page.getByRole("button", { name: "Remove highlight 2" });
  await tabTo(page, removeMistake, true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Highlight 2" })).toHaveValue("Galle fort");
  await write("New inclusion", "Breakfast");
  await tabTo(page, page.getByRole("button", { name: "Add inclusion" }));
  await page.keyboard.press("Space");
  await write("Day Title", "Colombo to Kandy");
  await write("Guide Name", "Nimal Perera");
  await write("Description", "Three hours inland, with tea on the way.");
  await tabTo(page, page.getByRole("button", { name: "Add Day" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Day Title").nth(1)).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type("Galle");
  await tabTo(page, page.getByRole("button", { name: "Create Tour" }));
  await page.keyboard.press("Enter");
  await expectToast(page, "Tour created successfully!");

  const { data } = await site.admin.from("tours").select("*").eq("title", title).single();
  expect(data).toMatchObject({
    type: "international",
    category: "South Asia",
    price: "₹41,000",
    duration: "3 Days / 2 Nights",
    featured: true,
    gallery: ["/posters/sri-lanka-coast.svg", "/posters/sri-lanka-coast-2.svg"],
    highlights: [{ value: "Kandy lake" }, { value: "Galle fort" }],
    inclusions: [{ value: "Breakfast" }],
    itinerary: [
      { day: "Day 1", title: "Colombo to Kandy", name: "Nimal Perera" },
      { day: "Day 2", title: "Galle" },
    ],
  });
  await site.admin.from("tours").delete().eq("title", title);
  // Requests fail, because the preview requested half-typed URLs.
  expectFailedRequests(consoleErrors);
});

test("every focusable element on a page shows its keyboard focus", { tag: "@long" }, async ({
  page,
}) => {
  test.slow();
  for (const path of ["/", "/tour/domestic/kerala-backwaters", "/contact-us", "/faq"]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await tabTo(page, page.getByRole("contentinfo").getByRole("link").last());
    }
  }
});

test.describe("keyboard patterns", () => {
  test("a dialog takes the focus, keeps it inside, and returns it when closed", async ({
    page,
    site,
  }) => {
    await signIn(page, site, "/admin/categories");
    const opener = page.getByRole("button", { name: "Add Category" });
    await opener.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add Category" });
    await expect(dialog.getByLabel("Category Name")).toBeFocused();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press(presses < 6 ? "Tab" : "Shift+Tab");
      // While the focus is in the browser's toolbar, `activeElement` is the body.
      const isBehind = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest("dialog, [data-sonner-toaster]"),
      );
      expect(isBehind).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    const remove = page.getByRole("button", { name: "Delete Kerala" });
    await remove.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect(question).toHaveAccessibleDescription(/Kerala.*cannot be undone/);
    await expect(question.getByRole("combobox", { name: "Move its tours to" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(remove).toBeFocused();
  });

  test("a toast is in a live region, can get the focus, and stays while it has the focus", {
    tag: "@long",
  }, async ({ page, site }) => {
    await page.clock.install();
    await page.goto("/admin/login");
    await page.getByLabel("Email").fill(site.adminEmail);
    await page.getByLabel("Password").fill(site.adminPassword);
    await page.getByRole("button", { name: "Sign in" }).click();
    const region = page.getByRole("region", { name: /Notifications/ });
    await expect(region).toHaveAttribute("aria-live", "polite");
    await expectToast(page, "Logged in successfully");
    // The new screen takes the focus.
    await expect(page.getByText("Total Tours")).toBeVisible();
    await page.keyboard.press("Alt+t");
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
    // An unfocused toast would have closed (spec §9).
    await page.clock.runFor(5_000);
    await expectToast(page, "Logged in successfully");
  });
});

test("nothing moves with reduced motion", { tag: "@long" }, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const longest = () =>
    page.evaluate(() =>
      Math.max(
        0,
        // Those of a scroll timeline move only as far as the visitor scrolls, and have no duration.
        ...document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .map((animation) => {
            const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
            return Number(duration) * Number(iterations);
          }),
      ),
    );
  await page.goto("/");
  await page.getByRole("button", { name: /^From/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await longest()).toBeLessThanOrEqual(1);
  await page.goto("/faq");
  await page.getByText("How do I book a tour?").click();
  expect(await longest()).toBeLessThanOrEqual(1);
  await page.goto("/faq#travel-logistics");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    "auto",
  );
  await signIn(page, site);
  await page.getByRole("link", { name: "Add New Tour" }).hover();
  expect(await longest()).toBeLessThanOrEqual(1);
});
