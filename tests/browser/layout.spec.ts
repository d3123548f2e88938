import type { Locator } from "@playwright/test";
import { chatOpenedBy } from "./chat";
import { blankOtherSites, expect, openHydrated, startSite, test } from "./fixtures";
import { withCompany } from "./site-rows";
import { dayFromNow } from "./tour-rows";

const pages = [
  ["Home", "/"],
  ["Domestic Tours", "/domestic-tours"],
  ["International Tours", "/international-tours"],
  ["About Us", "/about-us"],
  ["Contact Us", "/contact-us"],
  ["Testimonials", "/testimonials"],
  ["FAQ", "/faq"],
] as const;
const phone = { width: 360, height: 740 };

test.beforeEach(blankOtherSites);

test("a visitor finds every page, the telephone and the chat in the header and footer", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  const nav = page.getByRole("navigation", { name: "Main" });
  await test.step("the header has the logo, the telephone, the chat and the login", async () => {
    const logo = header.getByRole("link").first().locator("img");
    await expect(logo).toHaveAttribute("src", "/posters/logo.svg");
    await expect(header.getByRole("link", { name: "+91 98765 43210" })).toHaveAttribute(
      "href",
      "tel:+919876543210",
    );
    await expect(nav.locator("a[href='/admin/login']")).toBeVisible();
    await expect(nav.locator("a[href='/admin/dashboard']")).toHaveCount(0);
    const chat = header.getByRole("link", { name: "WhatsApp" });
    const opened = await chatOpenedBy(context, () => chat.click());
    expect(opened.pathname).toBe("/919876543210");
    expect(opened.searchParams.get("text")).toBe(
      "Hi, I want to know more about your tour packages",
    );
  });
  await test.step("the header stays at the top of the screen", async () => {
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(header).toBeInViewport();
  });
  await test.step("the footer has the company, its links and its contact details", async () => {
    for (const text of [
      "Vaigai Holidays",
      "Journeys planned with care, from Paramakudi to the world",
      "12, Madurai Main Road, Near Bus Stand, Paramakudi, Tamil Nadu 623707, India",
      "Mon-Sun 9:00 AM - 6:00 PM",
    ]) {
      await expect(footer.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(footer.getByRole("link", { name: "+91 98765 43210" })).toHaveAttribute(
      "href",
      "tel:+919876543210",
    );
    await expect(
      footer.getByRole("link", { name: "hello@vaigaiholidays.example" }),
    ).toHaveAttribute("href", "mailto:hello@vaigaiholidays.example");
    const quick = footer.getByRole("navigation", { name: "Quick links" }).getByRole("link");
    await expect(quick).toHaveText(["Home", "About Us", "Contact", "FAQ", "Testimonials"]);
    const tours = footer.getByRole("navigation", { name: "Tours" }).getByRole("link");
    await expect(tours).toHaveText(["Domestic Tours", "International Tours"]);
    for (const name of ["Facebook", "Instagram", "Twitter"]) {
      await expect(footer.getByRole("link", { name })).toBeVisible();
    }
    await expect(footer.getByText(`© ${dayFromNow(0).slice(0, 4)} Vaigai Holidays`)).toBeVisible();
  });
  await test.step("the header links to every page and marks the current one", async () => {
    for (const [label, path] of pages) {
      await nav.getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(nav.locator("[aria-current=page]")).toHaveText(label);
    }
  });
});

test("what the company does not give is on no page", { tag: "@long" }, async ({
  request,
  site,
}) => {
  const pageOf = async () => (await request.get("/testimonials")).text();
  const tour = async () => (await request.get("/tour/domestic/kerala-backwaters")).text();
  const before = await pageOf();
  for (const text of ["https://wa.me/", "Facebook", "Instagram", "9:00 AM"]) {
    expect(before).toContain(text);
  }
  expect(await tour()).toContain("Ask on WhatsApp");
  const none = { whatsapp_number: "", facebook_url: "", instagram_url: null, working_hours: null };
  await withCompany(site, none, async () => {
    const html = await pageOf();
    expect(html).not.toMatch(/wa\.me|Chat with us|Facebook|Instagram|9:00 AM/);
    expect(html).toContain("Twitter");
    expect(await tour()).not.toContain("Ask on WhatsApp");
    // Where a page has a place for the hours, it shows the specified ones.
    expect(await (await request.get("/about-us")).text()).toContain("9:00 AM");
  });
});

test("a tap beside the open menu closes it, also if the browser itself does not", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, "/faq");
  const menuButton = page.getByRole("button", { name: /(Open|Close) menu/ });
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link").first();
  await menuButton.click();
  // Chromium itself closes a menu only after real taps.
  const tap = (element: Locator) => element.dispatchEvent("pointerup", { pointerType: "touch" });
  await tap(link);
  await tap(menuButton);
  await expect(link).toBeVisible();
  await tap(page.getByRole("main"));
  await expect(link).toBeHidden();
});

test("the header has a menu button below 768 px, at most two rows from there, and one row from 900 px up", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.addInitScript(() =>
    localStorage.setItem("shortlist", "kerala-backwaters,golden-triangle"),
  );
  const header = page.getByRole("banner");
  const menuButton = header.getByRole("button", { name: "Open menu" });
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const show = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const controls = await header.locator("a:visible, button:visible").evaluateAll((all) =>
      all.map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return { name: control.textContent, left, right, middle: (top + bottom) / 2 };
      }),
    );
    expect(controls.length, `at ${width} px`).toBeGreaterThan(10);
    return controls.sort((one, other) => one.left - other.left);
  };
  await page.goto("/");
  await expect(header.getByRole("link", { name: /Your shortlist/ })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(menuButton).toBeVisible();
  await expect(links).toHaveCount(0);
  for (const width of [768, 834, 899]) {
    for (const { name, left, right } of await show(width)) {
      expect(left, `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(right, `${name} at ${width} px`).toBeLessThanOrEqual(width);
    }
    await expect(menuButton).toBeHidden();
    expect((await header.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(112);
  }
  const company_name = "Sri Meenakshi Sundareswarar Tours and Travels Private Limited";
  const phone = "+91 98765 43210, 04564 222 333";
  await withCompany(site, { company_name, phone }, async () => {
    await page.reload();
    await expect(header.getByText(company_name)).toBeAttached();
    await expect(header.getByRole("link", { name: /Your shortlist/ })).toBeVisible();
    for (const width of [900, 1024, 1280, 1440]) {
      const controls = await show(width);
      for (const [at, { name, left, middle }] of controls.entries()) {
        expect(middle, `${name} at ${width} px`).toBeCloseTo(32, 0);
        const end = controls[at - 1]?.right ?? 0;
        expect(left, `${name} at ${width} px`).toBeGreaterThanOrEqual(end - 0.5);
      }
      expect(controls.at(-1)?.right, `at ${width} px`).toBeLessThanOrEqual(width - 16);
      const lines = await links.evaluateAll((all) =>
        all.map((link) => {
          const text = document.createRange();
          text.selectNode(link.firstChild ?? link);
          return text.getClientRects().length;
        }),
      );
      expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
    }
  });
});

test("on a phone a button opens and closes the menu, and the chat button covers nothing", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const chat = page.getByRole("link", { name: /^Chat with us/ });
  const expectUncovered = async (name: string) => {
    for (const width of [320, 360, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const submit = await page.getByRole("button", { name }).boundingBox();
      const button = await chat.boundingBox();
      if (!submit || !button) throw new Error("not there");
      expect(submit.x + submit.width, `${name} at ${width} px`).toBeLessThan(button.x);
    }
    await page.setViewportSize(phone);
  };
  await test.step("Escape, the button and the choice of a link close the menu", async () => {
    const open = page.getByRole("button", { name: "Open menu" });
    await expect(nav).toBeHidden();
    await open.press("Enter");
    await expect(nav).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(nav).toBeHidden();
    await open.click();
    await expect(nav).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(nav).toBeHidden();
    await open.click();
    await nav.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact-us");
    await expect(nav).toBeHidden();
  });
  await test.step("the chat button covers no button and not the last line of the footer", async () => {
    await expectUncovered("Send Message");
    await expectUncovered("Subscribe");
    await page.goto("/");
    await expectUncovered("Send Enquiry");
    for (const width of [320, 360, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      // Content that loads late can push the footer down, so scroll to the end repeatedly.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const textEnd = await page.getByText(/^© /).evaluate((line) => {
          const text = document.createRange();
          text.selectNodeContents(line);
          return text.getBoundingClientRect().right;
        });
        expect(textEnd, `at ${width} px`).toBeLessThan((await chat.boundingBox())?.x ?? 0);
      }).toPass();
    }
  });
});

test("a visitor skips the navigation by the keyboard, and the theme follows the system until one is chosen", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, "/faq");
  const html = page.locator("html");
  const theme = page.getByRole("button", { name: "Theme", exact: true });
  const light = page.getByRole("button", { name: "Light theme" });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
  await expect(html).toHaveAttribute("data-theme", "dark");
  await theme.press("Enter");
  await page.keyboard.press("Tab");
  await expect(light).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(light).toBeHidden();
  await expect(theme).toBeFocused();
  await theme.click();
  await light.press("Enter");
  await expect(light).toBeHidden();
  await expect(theme).toBeFocused();
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "light");
  await theme.click();
  await expect(page.getByRole("button", { name: "Light theme", pressed: true })).toBeVisible();
});

test("while the database is unreachable every page has the default texts, the reason is in the console, and the site recovers", {
  tag: "@long",
}, async ({ page, request, consoleErrors }) => {
  const site = await startSite();
  /** The HTML of a page, without the comments that React puts between texts. */
  const read = async (path: string) => {
    const response = await request.get(site.url + path);
    expect(response.status(), path).toBe(200);
    return (await response.text()).replaceAll("<!-- -->", "");
  };
  const count = async (path: string, element: string) =>
    (await read(path)).split(`<${element}`).length - 1;
  const year = new Date().getFullYear();
  try {
    await site.admin.from("company_info").update({ company_name: "Another Name" }).neq("phone", "");
    expect(await read("/")).toContain(`© ${year} Another Name`);
    await site.admin.from("company_info").update({ tagline: "Fresh" }).neq("phone", "");
    // The save purged all pages, so they must now be rendered without the database.
    await site.breakDatabase();
    for (const [, path] of pages) {
      const html = await read(path);
      expect(html, path).toContain("<h1");
      expect(html, path).toContain(`© ${year} Vaigai Holidays`);
      expect(html, path).toContain("+91 98765 43210");
    }
    expect(await read("/domestic-tours?category=nowhere")).toContain(
      "No tours found in this category.",
    );
    expect(await count("/testimonials", "figure")).toBe(6);
    expect(await read("/faq")).toContain("Travel Logistics");
    const tour = await request.get(`${site.url}/tour/domestic/kerala-backwaters`, {
      maxRedirects: 0,
    });
    expect(tour.status()).toBe(503);
    for (const path of ["/review", "/sitemap.xml", "/og/tour/kerala-backwaters.jpg"]) {
      const response = await request.get(site.url + path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(503);
    }
    await page.goto(`${site.url}/`);
    await expect(page.getByText("No tours available. Please check back later.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Good journeys begin in Paramakudi",
    );
    await openHydrated(page, `${site.url}/testimonials`);
    const earlier = consoleErrors.splice(0);
    await page.goto(`${site.url}/tour/domestic/kerala-backwaters`);
    await expect.poll(() => consoleErrors).toContain("Failed to load data");
    await expect(
      page.getByRole("heading", { name: "This tour could not be loaded" }),
    ).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/tour/domestic/kerala-backwaters`);
    expect(consoleErrors.filter((line) => line === "Failed to load company info")).toHaveLength(1);
    consoleErrors.unshift(...earlier);
    for (const line of [
      "Failed to load company info",
      "Error loading hero section",
      "Error loading tours",
      "Failed to load data",
    ]) {
      await expect.poll(() => consoleErrors).toContain(line);
      await expect.poll(() => site.output()).toContain(line);
    }
    await site.mendDatabase();
    const home = await read("/");
    expect(home).toContain(`© ${year} Another Name`);
    expect(home).toContain("Fresh");
    expect(await count("/domestic-tours?category=Kerala", "article")).toBe(1);
    expect(await count("/testimonials", "figure")).toBe(3);
    expect(await read("/tour/domestic/kerala-backwaters")).toMatch(/<h1[^>]*>Kerala/);
    consoleErrors.length = 0;
  } finally {
    // Leave the page first, or it requests a script from the stopped site.
    await page.goto("about:blank");
    await site.stop();
  }
});

test("on a phone of any height the chat button leaves the number of people free", {
  tag: "@long",
}, async ({ page }) => {
  const people = page.getByLabel("Number of People");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const field = await people.boundingBox();
  // A height at which the button is exactly beside the field.
  await page.setViewportSize({ width: 390, height: Math.round((field?.y ?? 0) + 66) });
  const button = await page.locator(".chat-button").boundingBox();
  expect(button && field && field.x + field.width <= button.x).toBe(true);
  await people.focus();
  await expect(page.locator(".chat-button")).toHaveCSS("opacity", "0");
});
