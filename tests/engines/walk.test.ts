// The main walk through the site and the panel in browsers that are not Chromium.
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicPages } from "../browser/site-pages.ts";
import {
  freePort,
  OPERATOR,
  removeData,
  type SiteProcess,
  startSiteProcess,
  temporaryFolder,
} from "../server/process.ts";
import { type Browser, missingBrowsers, startFirefox, startWebkit } from "./browsers.ts";
import { type SiteProxy, startProxy } from "./proxy.ts";

const PHONE = [390, 800] as const;
const DESKTOP = [1280, 800] as const;

const dataDir = temporaryFolder();
let site: SiteProcess;
let proxy: SiteProxy;

beforeAll(async () => {
  const missing = missingBrowsers();
  if (missing) throw new Error(missing);
  const port = await freePort();
  site = await startSiteProcess(dataDir, {
    script: join(import.meta.dirname, "../../server/index.ts"),
    env: { SITE_URL: `http://localhost:${port}`, HOST: "127.0.0.1", LOG_LEVEL: "error" },
  });
  proxy = await startProxy(port, Number(new URL(site.url).port));
  const operator = await site.signedIn();
  await operator.from("pages").update({ status: "published" }).eq("address", "privacy");
  await operator.from("company_info").update({ tamil: "public" }).not("id", "is", null);
});
afterAll(async () => {
  await proxy?.close();
  await site?.kill("SIGTERM");
  await removeData(dataDir);
});

/** An expression for the first visible element that matches the selector and whose name has the text. */
function named(selector: string, text = ""): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((node) =>
    node.checkVisibility() && ((node.getAttribute("aria-label") ?? "") + node.textContent + node.title)
      .includes(${JSON.stringify(text)})) ?? null`;
}

const field = (label: string) =>
  `[...document.querySelectorAll("label")].find((node) => node.checkVisibility() &&
    node.textContent.startsWith(${JSON.stringify(label)}))?.control ?? null`;

describe.each([
  ["Firefox", startFirefox],
  ["WebKit", startWebkit],
] as const)("%s", (_, start) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
    proxy.errors.length = 0;
  });
  afterAll(() => browser?.close());

  /** Waits until an expression is true in the page. */
  async function until(expression: string): Promise<void> {
    const end = Date.now() + 30_000;
    while (!(await browser.read<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > end) {
        const shown = await browser.read(
          `location.href + [...document.querySelectorAll("[role=alert], [data-sonner-toast]")].map((node) => node.textContent)`,
        );
        throw new Error(`Not true at ${shown}: ${expression}`);
      }
      await delay(50);
    }
  }
  async function untilCached(path: string): Promise<void> {
    const end = Date.now() + 30_000;
    const read = `caches.match(${JSON.stringify(path)}).then(Boolean)`;
    while (!(await browser.read<boolean>(read))) {
      if (Date.now() > end) throw new Error(`Not cached: ${path}`);
      await delay(50);
    }
  }
  /** Meanwhile the page has replaced or hidden the element. */
  function isNotClicked(error: unknown): false {
    if (!/stale element reference|element not interactable/.test(String(error))) throw error;
    return false;
  }
  const shows = (selector: string, text = "") => until(named(selector, text));
  /** Clicks an element when it no longer moves and nothing covers it. */
  async function click(selector: string, text = ""): Promise<void> {
    const element = named(selector, text);
    const place = () =>
      browser.read<string | null>(`((node) => {
        const { top, bottom, left, right } = node.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!node.contains(hit)) return node.scrollIntoView({ block: "center" }), null;
        return [top, left].join();
      })(${element})`);
    const end = Date.now() + 30_000;
    for (;;) {
      await until(element);
      const before = await place().catch(() => null);
      await delay(100);
      if (before && before === (await place().catch(() => null))) {
        if (await browser.click(element).then(() => true, isNotClicked)) return;
      }
      if (Date.now() > end) throw new Error(`Cannot be clicked: ${element}`);
    }
  }
  async function fill(label: string, text: string): Promise<void> {
    await until(field(label));
    await browser.read(
      `((input) => { input.scrollIntoView({ block: "center" }); input.select?.(); })(${field(label)}), null`,
    );
    await browser.type(field(label), text);
  }
  async function open(path: string): Promise<void> {
    await browser.open(proxy.url + path);
    if (path === publicPages.offline || path === publicPages.quote) return;
    await until("'hydrated' in document.documentElement.dataset");
    // In Firefox, leaving a page ends the loading of its scripts, which then fails.
    if (path.startsWith("/admin")) return;
    await until(
      "performance.getEntriesByType('resource').some(({ name }) => /language-bar/.test(name))",
    );
  }
  function expectNoErrors(): void {
    // The words of Firefox and WebKit for a request that ended because the walk left the page.
    const isExpected = (text: string) =>
      /NetworkError when attempting|TypeError: Load failed/.test(text);
    expect(proxy.errors.splice(0).filter((text) => !isExpected(text))).toEqual([]);
  }

  test.each([PHONE, DESKTOP])("every public page at %i px", async (width, height) => {
    await browser.resize(width, height);
    const tamil = ["home", "tours", "tour", "contact-us", "faq"].map(
      (name) => `/ta${publicPages[name]}`,
    );
    for (const path of [...Object.values(publicPages), ...tamil]) {
      await open(path);
      await shows("h1");
      const sideways = "document.documentElement.scrollWidth - innerWidth";
      expect(await browser.read<number>(sideways), path).toBeLessThanOrEqual(0);
    }
    expectNoErrors();
  });

  test("the menu and the theme, on a phone and while it is turned", async () => {
    await browser.resize(...PHONE);
    await open("/faq");
    await click("button", "Open menu");
    await click("nav button", "Theme");
    await click("button", "Dark theme");
    await until("document.documentElement.dataset.theme === 'dark'");
    await shows("button", "Close menu");
    await click("button", "Close menu");
    await shows("button", "Open menu");
    await click("button", "Open menu");
    await browser.resize(...DESKTOP);
    await browser.resize(...PHONE);
    await open("/faq");
    await until("document.documentElement.dataset.theme === 'dark'");
    await click("button", "Open menu");
    await click("nav a", "About Us");
    await until("location.pathname === '/about-us'");
    await browser.resize(...DESKTOP);
    await click("button", "Theme");
    await click("button", "System theme");
    expectNoErrors();
  });

  test("search, a tour's tabs and its gallery, Back, reload and a visit without a network", async () => {
    await browser.resize(...DESKTOP);
    await open("/tours");
    await fill("Search tours", "Kerala");
    await until("document.querySelectorAll('article').length === 1");
    await until("location.search.includes('Kerala')");
    await click("article a", "View Details");
    await shows("[role=tab]", "Itinerary");
    await click("[role=tab]", "Itinerary");
    await shows("h2", "Day by day");
    expect(await browser.read(named("h2", "About this tour"))).toBeNull();
    await click("[role=tab]", "Gallery");
    await click("[role=tabpanel] a", "picture 2");
    await shows("dialog[open]");
    await browser.press("Escape");
    await until("!document.querySelector('dialog[open]')");
    await browser.read("history.back(), null");
    await until("location.pathname === '/tours'");
    await shows("article");

    await open("/faq");
    await browser.read("scrollTo(0, 700), null");
    await until("scrollY > 600");
    await browser.reload();
    await until("'hydrated' in document.documentElement.dataset");
    await until("scrollY > 600");
    await click("footer a", "About Us");
    await until("location.pathname === '/about-us' && scrollY === 0");
    await browser.read("history.back(), null");
    await until("location.pathname === '/faq' && scrollY === 0");
    expectNoErrors();

    await until("navigator.serviceWorker.controller");
    await open("/contact-us");
    await shows("h1", "Contact Us");
    await untilCached("/contact-us");
    proxy.setOffline(true);
    await browser.open(`${proxy.url}/contact-us`).catch(() => {});
    await shows("h1", "Contact Us");
    await browser.open(`${proxy.url}/not-saved`).catch(() => {});
    await shows("h1", "You are offline");
    proxy.setOffline(false);
    proxy.errors.length = 0;
  });

  test("the calendar and an enquiry", async () => {
    await open("/");
    await click("button[aria-haspopup=dialog]");
    await shows("dialog[open] [role=grid]");
    // Beside the calendar.
    await browser.read(`document.querySelector("dialog[open]").dispatchEvent(
      new MouseEvent("mousedown", { bubbles: true })), null`);
    await until("!document.querySelector('dialog[open]')");
    await click("button[aria-haspopup=dialog]");
    await click("dialog[open] [role=grid] button:not([disabled])", "15");
    await until("!document.querySelector('dialog[open]')");
    await shows("button[aria-haspopup=dialog]", "15");
    await fill("Where", "Goa");
    await fill("Number of People", "2");
    await browser.read("window.open = () => null, null");
    await click("button", "Send Enquiry");
    await shows("a[href*='wa.me'][href*='Goa']", "open WhatsApp here");
    expectNoErrors();
  });

  test("an operator signs in, saves a tour with a picture, deletes it and undoes this", async () => {
    await open("/admin/login");
    await fill("Email", OPERATOR.email);
    await fill("Password", OPERATOR.password);
    await click("button", "Sign in");
    await shows("h1", "Dashboard");
    await click("nav a", "Tours");
    await click("a", "Add New Tour");
    await fill("Title", "Two days in Kodaikanal");
    await fill("Summary", "Two days of falls and pepper vines.");
    await fill("New gallery image", "/posters/tour-fallback.svg");
    await browser.press("Enter");
    await browser.read(`(() => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 800, height: 600 });
      canvas.getContext("2d").fillRect(0, 0, 400, 300);
      canvas.toBlob((blob) => {
        const files = new DataTransfer();
        files.items.add(new File([blob], "falls.png", { type: "image/png" }));
        const input = document.querySelector("input[type=file]");
        input.files = files.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      });
    })(), null`);
    await until(`${field("Image URL")}?.value.includes("/storage/")`);
    await until("!document.querySelector('progress')");
    await click("button", "Create Tour");
    await shows("[data-sonner-toast]", "Tour created successfully!");
    await shows("th", "Two days in Kodaikanal");
    await browser.read("window.confirm = () => true, null");
    await click("button", "Delete Two days in Kodaikanal");
    await click("button", "Undo");
    await shows("[data-sonner-toast]", "Deletion undone");
    await shows("th", "Two days in Kodaikanal");
    expectNoErrors();
  });
});
