import { chatOpenedBy } from "./chat";
import { expect, openHydrated, sentBy, signIn, startSite, test } from "./fixtures";
import { withCompany } from "./site-rows";

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

test.beforeEach(async ({ context }) => {
  await context.route("https://**", (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
});

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
    await expect(footer.getByText(`© ${new Date().getFullYear()} Vaigai Holidays`)).toBeVisible();
  });
  await test.step("the header links to every page and marks the current one", async () => {
    for (const [label, path] of pages) {
      await nav.getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(nav.locator("[aria-current=page]")).toHaveText(label);
    }
  });
});

test("the header offers the dashboard to a signed-in operator", { tag: "@long" }, async ({
  page,
  site,
}) => {
  await signIn(page, site, "/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.locator("a[href='/admin/dashboard']")).toBeVisible();
  await expect(nav.locator("a[href='/admin/login']")).toHaveCount(0);
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
  for (const whatsapp_number of [null, ""]) {
    const none = { whatsapp_number, facebook_url: "", instagram_url: null, working_hours: null };
    await withCompany(site, none, async () => {
      const html = await pageOf();
      expect(html).not.toMatch(/wa\.me|Chat with us|Facebook|Instagram|9:00 AM/);
      expect(html).toContain("Twitter");
      expect(await tour()).not.toContain("Ask on WhatsApp");
    });
  }
});

test("the header has a menu button only below 768 px, and up to two rows from there", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(header.getByRole("button", { name: "Open menu" })).toBeVisible();
  await expect(links).toHaveCount(0);
  for (const width of [768, 834, 899]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.getByRole("button", { name: "Open menu" })).toBeHidden();
    const rows = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    expect(rows.length, `at ${width} px`).toBeGreaterThanOrEqual(8);
    for (const { left, right } of rows) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect((await header.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(112);
  }
});

test("the header is one row, with each page name on one line, from 900 px up", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.addInitScript(() =>
    localStorage.setItem("shortlist", "kerala-backwaters,golden-triangle"),
  );
  const company_name = "Sri Meenakshi Sundareswarar Tours and Travels Private Limited";
  const phone = "+91 98765 43210, 04564 222 333";
  await withCompany(site, { company_name, phone }, async () => {
    const header = page.getByRole("banner");
    await page.goto("/");
    await expect(header.getByText(company_name)).toBeAttached();
    await expect(header.getByRole("link", { name: /Your shortlist/ })).toBeVisible();
    for (const width of [900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const places = await header.locator("a:visible, button:visible").evaluateAll((controls) =>
        controls.map((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return { name: control.textContent, left, right, middle: (top + bottom) / 2 };
        }),
      );
      expect(places.length, `at ${width} px`).toBeGreaterThan(12);
      places.sort((one, other) => one.left - other.left);
      places.forEach(({ name, left, middle }, at) => {
        expect(middle, `${name} at ${width} px`).toBeCloseTo(32, 0);
        const end = places[at - 1]?.right ?? 0;
        expect(left, `${name} at ${width} px`).toBeGreaterThanOrEqual(end - 0.5);
      });
      expect(places.at(-1)?.right, `at ${width} px`).toBeLessThanOrEqual(width - 16);
      for (const link of await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link")
        .all()) {
        expect(
          await link.evaluate((node) => {
            const text = document.createRange();
            text.selectNode(node.firstChild ?? node);
            return text.getClientRects().length;
          }),
        ).toBe(1);
      }
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a button opens and closes the menu, and the chat button covers nothing", {
    tag: "@long",
  }, async ({ page }) => {
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
    };
    await test.step("Escape closes the menu", async () => {
      await expect(nav).toBeHidden();
      await page.getByRole("button", { name: "Open menu" }).press("Enter");
      await expect(nav).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(nav).toBeHidden();
    });
    await test.step("the chat button does not cover Send Enquiry", () =>
      expectUncovered("Send Enquiry"));
    await test.step("the chat button does not cover the last line of the footer", async () => {
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
      await page.setViewportSize(phone);
    });
    await test.step("the button closes the menu, and so does the choice of a link", async () => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(nav).toBeVisible();
      await page.getByRole("button", { name: "Close menu" }).click();
      await expect(nav).toBeHidden();
      await page.getByRole("button", { name: "Open menu" }).click();
      await nav.getByRole("link", { name: "FAQ" }).click();
      await expect(page).toHaveURL("/faq");
      await expect(nav).toBeHidden();
    });
    await test.step("the chat button covers neither Subscribe nor Send Message", async () => {
      await expectUncovered("Subscribe");
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
      await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
      await expectUncovered("Send Message");
    });
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("the menu opens and its links work", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
  });
});

test("a link clicked before hydration and Back start at the top of the page", {
  tag: "@long",
}, async ({ page }) => {
  await page.route(/\.js$/, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Send Enquiry" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the chat button and the newsletter open the company's chat, and the newsletter sends no request", {
  tag: "@long",
}, async ({ page, context, site }) => {
  await withCompany(site, { whatsapp_number: "(098) 765-432 10" }, async () => {
    const chat = page.getByRole("link", { name: /^Chat with us/ });
    const href =
      "https://wa.me/9109876543210?text=Hi%2C%20I%20want%20to%20know%20more%20about%20your%20tour%20packages";
    await openHydrated(page, "/");
    await expect(chat).toHaveAttribute("href", href);
    expect(String(await chatOpenedBy(context, () => chat.click()))).toBe(href);
    await expect(page).toHaveURL("/");

    const email = page.getByLabel("Email address");
    await expect(email).toHaveAttribute("type", "email");
    await email.fill("no address");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(email).toHaveJSProperty("validity.typeMismatch", true);
    await expect(page.getByText(/One step left/)).toHaveCount(0);
    const sent = sentBy(page, "meena");
    await email.fill("meena@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    const link = page.getByRole("link", { name: "Send it in the chat" });
    await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/9109876543210\?text=.*meena%40/);
    expect(sent).toEqual([]);
  });
});

test("the theme follows the system until one is chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const theme = page.getByRole("button", { name: "Theme", exact: true });
  await theme.click();
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(page.getByRole("button", { name: "Light theme" })).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await theme.click();
  await expect(page.getByRole("button", { name: "Light theme", pressed: true })).toBeVisible();
});

test("a keyboard user can skip the navigation and choose a theme", { tag: "@long" }, async ({
  page,
}) => {
  await openHydrated(page, "/faq");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isInMain = await page.evaluate(() => Boolean(document.activeElement?.closest("main")));
  expect(isInMain).toBe(true);
  const theme = page.getByRole("button", { name: "Theme", exact: true });
  await theme.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Light theme" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Light theme" })).toBeHidden();
  await expect(theme).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(theme).toBeFocused();
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
