// The HTML is changed on its way or before hydration: by a CDN, a phone, an extension, a translation.
import type { Page } from "@playwright/test";
import { pathIn } from "../../app/ui/languages";
import {
  blankOtherSites,
  type ConsoleErrors,
  expect,
  openOncePublic,
  test,
  untilHydrated,
} from "./fixtures";
import { publicPages } from "./site-pages";
import { withCompany, withOwnPage } from "./site-rows";

/** The ways to change a page. The key names the authors of the changes. */
const changes: Record<string, (page: Page) => Promise<unknown>> = {
  async "a CDN, a phone and a password manager"(page) {
    // Cloudflare's e-mail obfuscation, which is on by default there.
    await page.route("**/*", async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame())
        return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: obfuscate(await response.text()) });
    });
    await page.addInitScript(beforeHydration, "a");
  },
  "a translation": (page) => page.addInitScript(beforeHydration, "font"),
};

const HIDDEN = '<span class="__cf_email__" data-cfemail="ab">[email&#160;protected]</span>';

function obfuscate(html: string): string {
  const [head, body = ""] = html.split(/(?=<body)/);
  const parts = body
    .split(/(<script[\s\S]*?<\/script>)/)
    .map((part) =>
      part.startsWith("<script")
        ? part
        : part.replace(/<a[^>]*href="mailto:[\s\S]*?<\/a>/g, (link) =>
            link
              .replace(/href="mailto:[^"]*"/, 'href="/cdn-cgi/l/email-protection#ab"')
              .replace(/[\w.+-]+@[\w.-]+(?=[^>]*<)/g, HIDDEN),
          ),
    );
  return head + parts.join("");
}

/** Runs in the page, before its scripts. Wraps every text, or puts numbers in links and icons in fields. */
function beforeHydration(element: string): void {
  const NUMBERS = /\+?\d[\d ]{8,}\d|\d{1,2} [A-Z][a-z]+ \d{4}|\d:\d\d [AP]M/;
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, svg"))
        continue;
      if (text.parentElement?.matches("option, textarea, title")) continue;
      if (element === "font" || NUMBERS.test(text.data)) texts.push(text);
    }
    for (const text of texts) {
      const wrapper = document.createElement(element);
      wrapper.append(text.data);
      text.replaceWith(wrapper);
    }
    if (element === "font") return;
    for (const input of document.querySelectorAll("input")) {
      input.after(document.createElement("div"));
    }
  });
}

/** Runs in the page, before its scripts. */
function chooseDark(): void {
  if (window !== top) return;
  localStorage.setItem("theme", "dark");
  // React removes this attribute if it has to rebuild <html>.
  const mark = () => document.documentElement.setAttribute("data-first", "");
  document.addEventListener("readystatechange", mark, { once: true });
}

/** React reports each section that it has rendered again. Some pages respond with 404 or 503. */
function forgiveRenderedAgain(errors: ConsoleErrors): void {
  const isExpected = /Minified React error #4\d\d|Failed to load|Error loading/;
  expect(errors.filter((text) => !isExpected.test(text))).toEqual([]);
  errors.length = 0;
}

// The map of the contact page.
test.beforeEach(blankOtherSites);

/** Opens each path, also in Tamil, and checks that nothing is lost. */
async function expectNothingLost(page: Page, paths: string[], errors: ConsoleErrors) {
  for (const path of [...paths, ...paths.map((each) => pathIn("ta", each))]) {
    await page.goto(path);
    if (!/\/offline$|\/quote\//.test(path)) await untilHydrated(page);
    await expect(page.locator("html"), path).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("main h1").first(), path).toBeVisible();
    for (const form of await page.locator("form:not([popover])").all()) {
      // The footer's newsletter form is hidden where the page has one.
      const isHidden = "noscript, main:has(.newsletter) ~ footer *";
      if (await form.evaluate((node, hidden) => node.closest(hidden), isHidden)) continue;
      await expect(form.locator("visible=true").first(), path).toBeVisible();
    }
    await expect(page.locator("html"), path).toHaveAttribute("data-first", "");
    forgiveRenderedAgain(errors);
  }
}

const TAMIL = { keep_enquiries: true, collect_reviews: true, tamil: "public" } as const;

for (const [name, change] of Object.entries(changes)) {
  test(`${name} change the HTML, and every page keeps its forms, tabs and theme`, {
    tag: "@long",
  }, async ({ page, site, consoleErrors }) => {
    await page.addInitScript(chooseDark);
    // On a busy machine, a page could be hydrated while it is parsed, before it is changed.
    await page.route("**/entry.client*", async (route) => {
      await page.waitForLoadState("domcontentloaded");
      await route.fallback();
    });
    await change(page);
    await withOwnPage(site, () =>
      withCompany(site, TAMIL, async () => {
        await openOncePublic(page, "/ta");
        forgiveRenderedAgain(consoleErrors);
        await expectNothingLost(page, Object.values(publicPages), consoleErrors);
        await site.breakDatabase();
        const unread = ["/tour/domestic/golden-triangle", "/pages/unread"];
        await expectNothingLost(page, unread, consoleErrors);
        await site.mendDatabase();
      }),
    );
    await page.goto("/contact-us");
    await page.getByLabel("Message").fill("Six people to Ooty");
    await untilHydrated(page);
    await page.getByRole("link", { name: "FAQ" }).first().click();
    await page.getByText("When is the balance due?").click();
    await expect(page.getByText("30 days before departure").first()).toBeVisible();
    await page.goto("/tour/domestic/kerala-backwaters");
    await page.getByRole("tab", { name: "Itinerary" }).click();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    const heart = page.getByRole("button", { name: /to your shortlist/ }).first();
    await heart.click();
    await expect(page.getByRole("link", { name: "Your shortlist: 1 tour" })).toBeVisible();
    forgiveRenderedAgain(consoleErrors);
  });
}

test("even a page whose <html> must be rebuilt keeps its forms and theme", {
  tag: "@long",
}, async ({ page, consoleErrors }) => {
  await page.addInitScript(chooseDark);
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      // An element between the sections belongs to no section.
      document.querySelector("main")?.prepend(document.createElement("div"));
    });
  });
  for (const path of ["/contact-us", "/tour/domestic/kerala-backwaters"]) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-first");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("main form").first()).toBeVisible();
    forgiveRenderedAgain(consoleErrors);
  }
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

test("a changed text costs at most its own section", { tag: "@long" }, async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      for (const node of document.querySelectorAll("header, section, [role=tabpanel], footer"))
        Object.assign(node, { isFirst: true });
      const heading = document.querySelector("main h1");
      heading?.replaceChildren(document.createElement("font"));
    });
  });
  for (const path of Object.values(publicPages)) {
    if (path === publicPages.offline || path === publicPages.quote) continue;
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator("h1 font")).toHaveCount(0);
    const rebuilt = await page.evaluate(() =>
      [...document.querySelectorAll("header, section, [role=tabpanel], footer")]
        .filter(
          (node) =>
            !("isFirst" in node) &&
            !node.querySelector("h1") &&
            !node.closest(":has(> h1), :has(> header h1)"),
        )
        .map((node) => node.outerHTML.slice(0, 80)),
    );
    expect(rebuilt, path).toEqual([]);
    forgiveRenderedAgain(consoleErrors);
  }
});
