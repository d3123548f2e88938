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

test.describe("the header", () => {
  test("links to every page and marks the current one", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Main" });
    for (const [label, path] of pages) {
      await nav.getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(nav.locator("[aria-current=page]")).toHaveText(label);
    }
  });

  test("stays at the top of the screen", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(page.getByRole("banner")).toBeInViewport();
  });

  test("offers the login to a visitor and the dashboard to a signed-in operator", async ({
    page,
    site,
  }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.locator("a[href='/admin/login']")).toBeVisible();
    await expect(nav.locator("a[href='/admin/dashboard']")).toHaveCount(0);
    await signIn(page, site);
    await page.goto("/");
    await expect(nav.locator("a[href='/admin/dashboard']")).toBeVisible();
    await expect(nav.locator("a[href='/admin/login']")).toHaveCount(0);
  });

  test("links to the telephone and the company's chat", async ({ page, context, site }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "+91 98765 43210" })).toHaveAttribute(
      "href",
      "tel:+919876543210",
    );
    const chat = header.getByRole("link", { name: "WhatsApp" });
    const opened = await chatOpenedBy(context, () => chat.click());
    expect(opened.pathname).toBe("/919876543210");
    expect(opened.searchParams.get("text")).toBe(
      "Hi, I want to know more about your tour packages",
    );
    await withCompany(site, { whatsapp_number: null }, async () => {
      await page.goto("/");
      await expect(chat).toHaveCount(0);
    });
  });

  test("has a menu button only below 768 px, and up to two rows from there", async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(header.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expect(links).toHaveCount(0);
    for (const width of [768, 834, 899]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(header.getByRole("button", { name: "Open menu" })).toBeHidden();
      const rows = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()),
      );
      expect(rows.length, `at ${width} px`).toBeGreaterThanOrEqual(8);
      for (const { left, right } of rows) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      expect((await header.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(112);
    }
  });

  test("is one row, with each page name on one line, from 900 px up", async ({ page, site }) => {
    await page.addInitScript(() =>
      localStorage.setItem("shortlist", "kerala-backwaters,golden-triangle"),
    );
    const company_name = "Sri Meenakshi Sundareswarar Tours and Travels Private Limited";
    await withCompany(site, { company_name, phone: "+91 98765 43210, 04564 222 333" }, async () => {
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

  test("shows the logo, and a placeholder when it is broken", async ({
    page,
    site,
    consoleErrors,
  }) => {
    await page.goto("/");
    const logo = page.getByRole("banner").getByRole("link").first().locator("img");
    await expect(logo).toHaveAttribute("src", "/posters/logo.svg");
    await withCompany(site, { logo_url: "/no-such-logo.png" }, async () => {
      await page.goto("/");
      await expect(logo).toHaveAttribute("src", "/posters/placeholder.svg");
    });
    consoleErrors.length = 0;
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a button opens and closes the menu, and choosing a link closes it", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(nav).toBeVisible();
    await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(nav).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await nav.getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await expect(nav).toBeHidden();
  });

  test("Escape closes the menu", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  });

  test("the chat button does not cover the last line of the footer", async ({ page }) => {
    await page.goto("/");
    const chat = page.getByRole("link", { name: /^Chat with us/ });
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

  for (const [path, name] of [
    ["/", "Send Enquiry"],
    ["/contact-us", "Send Message"],
    ["/faq", "Subscribe"],
  ] as const) {
    test(`the chat button never covers '${name}'`, async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 360, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const submit = await page.getByRole("button", { name }).boundingBox();
        const chat = await page.getByRole("link", { name: /^Chat with us/ }).boundingBox();
        if (!submit || !chat) throw new Error("not there");
        expect(submit.x + submit.width, `at ${width} px`).toBeLessThan(chat.x);
      }
    });
  }
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

for (const [, path] of pages) {
  test(`${path} does not scroll horizontally at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test.describe("every navigation starts at the top of the page", () => {
  test("by a link and by Back", async ({ page }) => {
    await openHydrated(page, "/");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ" });
    await link.click();
    await expect(page).toHaveURL("/faq");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.goBack();
    await expect(page.getByRole("button", { name: "Send Enquiry" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("by a link clicked before hydration and by Back", async ({ page }) => {
    await page.route(/\.js$/, () => {});
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByRole("button", { name: "Send Enquiry" })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe("the chat button", () => {
  test("opens the company's chat in a new tab with the greeting", async ({
    page,
    context,
    site,
  }) => {
    await withCompany(site, { whatsapp_number: "(098) 765-432 10" }, async () => {
      const chat = page.getByRole("link", { name: /^Chat with us/ });
      const href =
        "https://wa.me/9109876543210?text=Hi%2C%20I%20want%20to%20know%20more%20about%20your%20tour%20packages";
      await page.goto("/");
      await expect(chat).toHaveAttribute("href", href);
      expect(String(await chatOpenedBy(context, () => chat.click()))).toBe(href);
      await expect(page).toHaveURL("/");
    });
  });

  test("is absent without a number", async ({ page, site }) => {
    for (const whatsapp_number of [null, ""]) {
      await withCompany(site, { whatsapp_number }, async () => {
        await page.goto("/");
        await expect(page.getByRole("link", { name: /^Chat with us/ })).toHaveCount(0);
      });
    }
  });
});

test.describe("the footer", () => {
  test("shows the company, its links and its contact details", async ({ page }) => {
    await page.goto("/about-us");
    const footer = page.getByRole("contentinfo");
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
  });

  test("shows each social link and the hours only if they are set", async ({ page, site }) => {
    const footer = page.getByRole("contentinfo");
    await page.goto("/");
    for (const name of ["Facebook", "Instagram", "Twitter"]) {
      await expect(footer.getByRole("link", { name })).toBeVisible();
    }
    const none = { facebook_url: "", instagram_url: null, working_hours: null };
    await withCompany(site, none, async () => {
      await page.goto("/");
      await expect(footer.getByRole("link", { name: "Facebook" })).toHaveCount(0);
      await expect(footer.getByRole("link", { name: "Instagram" })).toHaveCount(0);
      await expect(footer.getByRole("link", { name: "Twitter" })).toBeVisible();
      await expect(footer.getByText("9:00 AM")).toHaveCount(0);
    });
  });

  test("shows the current year", async ({ request }) => {
    const html = await (await request.get("/")).text();
    expect(html.replace(/<!-- -->/g, "")).toContain(
      `© ${new Date().getFullYear()} Vaigai Holidays`,
    );
  });
});

test.describe("the newsletter", () => {
  test("accepts only an e-mail address", async ({ page }) => {
    await page.goto("/");
    const email = page.getByLabel("Email address");
    await expect(email).toHaveAttribute("type", "email");
    await email.fill("no address");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(email).toHaveJSProperty("validity.typeMismatch", true);
    await expect(page.getByText(/One step left/)).toHaveCount(0);
  });

  test("sends no request, and offers to send the address by chat or mail", async ({ page }) => {
    await openHydrated(page, "/");
    const sent = sentBy(page, "meena");
    await page.getByLabel("Email address").fill("meena@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    const link = page.getByRole("link", { name: "Send it in the chat" });
    await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/919876543210\?text=.*meena%40/);
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

test("the theme menu opens, chooses and closes with the keyboard", async ({ page }) => {
  await openHydrated(page, "/faq");
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

test("a keyboard user can skip the navigation", async ({ page }) => {
  await page.goto("/faq");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isInMain = await page.evaluate(() => Boolean(document.activeElement?.closest("main")));
  expect(isInMain).toBe(true);
});

test.describe("while the database is unreachable", () => {
  test("every page renders with the default texts, logs the reason to the console, and recovers", async ({
    page,
    consoleErrors,
  }) => {
    const site = await startSite();
    try {
      await site.admin
        .from("company_info")
        .update({ company_name: "Another Name" })
        .neq("phone", "");
      await page.goto(`${site.url}/`);
      await expect(page.getByText(/^© .* Another Name/)).toBeVisible();
      await site.admin.from("company_info").update({ tagline: "Fresh" }).neq("phone", "");
      // The save purged all pages, so they must now be rendered without the database.
      await site.breakDatabase();
      for (const [label, path] of pages) {
        const response = await page.goto(site.url + path);
        expect(response?.status(), label).toBe(200);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText(/^© .* Vaigai Holidays/)).toBeVisible();
        await expect(page.getByRole("contentinfo").getByText("+91 98765 43210")).toBeVisible();
      }
      await page.goto(`${site.url}/`);
      await expect(page.getByText("No tours available. Please check back later.")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Good journeys begin in Paramakudi",
      );
      await page.goto(`${site.url}/domestic-tours?category=nowhere`);
      await expect(page.getByText("No tours found in this category.")).toBeVisible();
      await page.goto(`${site.url}/testimonials`);
      await expect(page.getByRole("figure")).toHaveCount(6);
      const earlier = consoleErrors.splice(0);
      await page.goto(`${site.url}/tour/domestic/kerala-backwaters`);
      await expect(page).toHaveURL(`${site.url}/not-found`);
      await expect.poll(() => consoleErrors).toContain("Failed to load data");
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      expect(consoleErrors.filter((line) => line === "Failed to load company info")).toHaveLength(
        1,
      );
      consoleErrors.unshift(...earlier);
      await page.goto(`${site.url}/faq`);
      await expect(page.getByRole("heading", { name: "Travel Logistics" })).toBeVisible();
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
      await page.goto(`${site.url}/`);
      await expect(page.getByText(/^© .* Another Name/)).toBeVisible();
      await expect(page.getByText("Fresh")).toBeVisible();
      await page.goto(`${site.url}/domestic-tours?category=Kerala`);
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.goto(`${site.url}/testimonials`);
      await expect(page.getByRole("figure")).toHaveCount(3);
      await page.goto(`${site.url}/tour/domestic/kerala-backwaters`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Kerala");
      consoleErrors.length = 0;
    } finally {
      // Leave the page first, or its idle carousel requests a script from the stopped site.
      await page.goto("about:blank");
      await site.stop();
    }
  });
});
