// The visitor's browser translates the page after it has loaded. It replaces text with <font> elements.
import type { Page } from "@playwright/test";
import { chatOpenedBy } from "./chat";
import { blankOtherSites, expect, openHydrated, openIdle, openOncePublic, test } from "./fixtures";
import { expectToast } from "./panel";
import { withCompany, withHero } from "./site-rows";

// An IP address of its own, because the number of stored enquiries is limited for each.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "10.9.0.1" } });

/** Whether the translation moves the page's own text nodes into its elements, or makes new ones. */
type Method = "moves" | "replaces";

/** Runs in the page. Wraps every text, and each text that appears later. */
function translate(method: Method): void {
  const LEFT_OUT = "script, style, noscript, textarea, title, option, font, svg, [translate=no]";
  const observer = new MutationObserver(wrapAll);
  function wrapAll(): void {
    observer.disconnect();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest(LEFT_OUT)) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      if (method === "moves") {
        text.replaceWith(outer);
        inner.append(text);
      } else {
        inner.append(text.data);
        text.before(outer);
        text.remove();
      }
    }
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }
  wrapAll();
}

/** When the browser is idle, every section is hydrated. Later, React would forget what was typed into it. */
async function openTranslated(page: Page, path: string, method: Method): Promise<void> {
  await openIdle(page, path);
  await page.evaluate(translate, method);
}

// A translation can begin before React has hydrated every section. React reports those.
test.afterEach(({ consoleErrors }) => {
  const others = consoleErrors.filter((text) => !text.includes("Minified React error #418"));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

test.beforeEach(blankOtherSites);

for (const method of ["moves", "replaces"] as const) {
  test(`a translation that ${method} text: a visitor uses the lists, a tour's page and the shortlist`, {
    tag: method === "replaces" ? [] : "@long",
  }, async ({ page }) => {
    await openHydrated(page, "/tours");
    const hearts = page.getByRole("button", { name: /to your shortlist/ });
    await hearts.nth(0).click();
    // Now the cards are hydrated. React renders again, and forgets, what is translated before that.
    await expect(page.locator(".shortlist-link")).toHaveText("1");
    await page.evaluate(translate, method);
    for (const at of [1, 2, 3, 4]) await hearts.nth(at).click();
    await expect(page.getByText(/Your shortlist is full/)).toBeVisible();
    await expect(page.locator(".shortlist-link")).toHaveText("4");
    await hearts.nth(0).click();
    await expect(page.locator(".shortlist-link")).toHaveText("3");
    await expect(page.getByText(/Your shortlist is full/)).toHaveCount(0);
    await page.getByRole("searchbox", { name: "Search tours" }).fill("Kerala");
    await expect(page.getByRole("status").filter({ hasText: /^\d+ tours?$/ })).toHaveText("1 tour");
    await page.getByRole("link", { name: "Remove Kerala" }).click();
    await expect(page.getByRole("article").nth(3)).toBeVisible();
    await page.getByRole("button", { name: "Kerala", exact: true }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("link", { name: /View Details/ }).click();
    for (const tab of ["Itinerary", "Reviews", "Gallery"]) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page.getByRole("tab", { name: tab, selected: true })).toBeVisible();
    }
    await page.getByRole("link", { name: "Enlarge picture 2 of 3" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText(/^The link (is copied|could not)/)).toBeVisible();
    await page.locator(".shortlist-link").click();
    await page
      .getByRole("link", { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await expect(page.getByText("2 tours side by side")).toBeVisible();
  });

  test(`a translation that ${method} text: a visitor uses the menu and every form`, {
    tag: "@long",
  }, async ({ page, site, context }) => {
    await openTranslated(page, "/", method);
    await page.getByRole("button", { name: /^From/ }).click();
    const dialog = page.getByRole("dialog", { name: "From" });
    const month = await dialog.getByRole("grid").getAttribute("aria-label");
    await dialog.getByRole("button", { name: /next month/i }).click();
    await expect(dialog.getByRole("grid")).not.toHaveAttribute("aria-label", month ?? "");
    await expect(dialog.locator(".rdp-month_caption")).not.toHaveText(month ?? "");
    await dialog.getByRole("gridcell").getByRole("button", { name: /15/ }).first().click();
    await expect(page.getByRole("button", { name: /^From/ })).toContainText("15");
    await page.getByLabel("Where").fill("Goa");
    await page.getByLabel("Number of People").fill("2");
    await chatOpenedBy(context, () => page.getByRole("button", { name: "Send Enquiry" }).click());
    await expect(page.getByRole("link", { name: "open WhatsApp here" })).toBeVisible();
    await page.getByLabel("Email address").fill("meena@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("contentinfo").getByRole("status")).toContainText("meena@");

    const menu = page.getByRole("navigation", { name: "Main" });
    for (const name of ["Domestic Tours", "Testimonials", "About Us", "FAQ"]) {
      await menu.getByRole("link", { name }).click();
      await expect(menu.locator("[aria-current=page]")).toHaveText(name);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();

    await withCompany(site, { receive_forms: true, collect_reviews: true }, async () => {
      await openTranslated(page, "/contact-us", method);
      page.once("dialog", (alert) => alert.accept());
      for (const label of ["Name", "Email", "Subject", "Message"]) {
        await page.getByRole("main").getByLabel(label).first().fill("meena@example.com");
      }
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("button", { name: "Send Message" })).not.toHaveAttribute(
        "aria-busy",
      );
      await openTranslated(page, "/review", method);
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Meena");
      await page.getByRole("textbox", { name: "Place", exact: true }).fill("Madurai");
      await page.getByTitle("4 out of 5").click();
      await page.getByRole("textbox", { name: "Your review" }).fill("All went well, thank you.");
      await page.getByLabel(/My review may be shown/).check();
      await page.getByRole("button", { name: "Send Review" }).click();
      await expect(page.getByText("Thank you! Your review is with us.")).toBeVisible();
    });
  });

  test(`a translation that ${method} text: an operator signs in and saves`, {
    tag: "@long",
  }, async ({ page, site, consoleErrors }) => {
    await openTranslated(page, "/admin/login", method);
    const button = page.getByRole("button", { name: "Sign in" });
    await page.getByLabel("Email").fill(site.adminEmail);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await button.click();
    await expectToast(page, "Invalid login credentials");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(site.adminPassword);
    await button.click();
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    consoleErrors.length = 0;

    const { data: tour } = await site.admin
      .from("tours")
      .select("*")
      .eq("id", "kerala-backwaters")
      .single();
    const open = (name: string) => page.getByRole("link", { name, exact: true }).click();
    await withHero(site, {}, async () => {
      await open("Hero Sections");
      await page.getByLabel("Subtitle").fill("A subtitle");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expectToast(page, "Hero section updated successfully");
      await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
    });
    await open("Categories");
    await page.getByRole("button", { name: "Add Category" }).click();
    await page.getByRole("dialog").getByLabel("Category Name").fill("Deserts");
    await page.getByRole("dialog").getByRole("button", { name: "Add Category" }).click();
    await expectToast(page, "Category created successfully");
    await page.getByRole("button", { name: "Delete Deserts" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("row", { name: /Deserts/ })).toHaveCount(0);
    await open("Tours");
    await page.getByRole("link", { name: /^Edit Kerala/ }).click();
    await page.getByLabel("Summary").fill("A summary that is long enough.");
    await page.getByRole("button", { name: "Add Day" }).click();
    await page
      .getByRole("button", { name: /^Remove day/ })
      .last()
      .click();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Tour updated successfully!");
    await expect(page.getByRole("heading", { name: "Tours", level: 1 })).toBeVisible();
    for (const name of [
      "Dashboard",
      "Carousel Images",
      "Testimonials",
      "About Page",
      "Site Settings",
      "Account Settings",
      "Enquiries",
      "Quotes",
      "Trash",
      "Operators",
      "Backup",
    ]) {
      await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading...")).toHaveCount(0);
    }
    if (tour) await site.admin.from("tours").update(tour).eq("id", tour.id);
  });
}

test("a visitor uses a Tamil page that the browser translates, and changes its language", {
  tag: "@long",
}, async ({ page, site, context, consoleErrors }) => {
  await withCompany(site, { tamil: "public" }, async () => {
    await openOncePublic(page, "/ta/tours");
    consoleErrors.length = 0;
    await openTranslated(page, "/ta/tours", "replaces");
    const hearts = page.locator("article button[aria-pressed]");
    for (const at of [0, 1, 2, 3]) await hearts.nth(at).click();
    await expect(page.locator(".shortlist-link")).toHaveText("4");
    await hearts.nth(0).click();
    await expect(page.locator(".shortlist-link")).toHaveText("3");
    await page.getByRole("searchbox").first().fill("கேரளா");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("article").getByRole("link").first().click();
    await page.getByRole("tab").nth(1).click();
    await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");

    await openTranslated(page, "/ta", "replaces");
    await page.getByLabel("எங்கே").fill("கோவா");
    await page.getByLabel("எத்தனை பேர்").fill("2");
    const send = page.locator("main form", { has: page.getByLabel("எங்கே") });
    await chatOpenedBy(context, () => send.locator("button[type=submit]").click());
    await expect(page.locator("main a[href*='wa.me']").first()).toBeVisible();
    await page.locator("nav a[hreflang=en]").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("the enquiry's chat stays as a link where new tabs and storage are blocked", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    for (const name of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  const fillAndSend = async () => {
    await openHydrated(page, "/");
    await page.getByLabel("Where").fill("Goa");
    await page.getByLabel("Number of People").fill("2");
    await page.getByRole("button", { name: "Send Enquiry" }).click();
    const link = page.getByRole("link", { name: "open WhatsApp here" });
    await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/.*Goa/);
  };
  await fillAndSend();
  await withCompany(site, { keep_enquiries: true }, async () => {
    await fillAndSend();
    await openHydrated(page, "/tour/domestic/kerala-backwaters");
    await page.getByRole("main").getByRole("link", { name: "Ask on WhatsApp" }).first().click();
    await page.getByRole("button", { name: "Continue to WhatsApp" }).click();
    const link = page.getByRole("link", { name: "open WhatsApp here" });
    await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/.*Kerala/);
  });
  await withCompany(site, { tamil: "public" }, async () => {
    await openOncePublic(page, "/ta");
    // Until the language is open, its pages respond with 404.
    consoleErrors.length = 0;
    await openHydrated(page, "/ta");
    await page.getByLabel("எங்கே").fill("Goa");
    await page.getByLabel("எத்தனை பேர்").fill("2");
    const form = page.locator("main form", { has: page.getByLabel("எங்கே") });
    await form.locator("button[type=submit]").click();
    const link = page.locator("main a[href*='wa.me'][href*='Goa']");
    await expect(link.first()).toBeVisible();
    await page.locator("nav a[hreflang=en]").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});
