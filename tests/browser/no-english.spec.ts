import type { Page } from "@playwright/test";
import { brokenWords, expectNoSidewaysScroll } from "./barriers";
import { expect, openOncePublic, type Site, test, untilHydrated } from "./fixtures";
import { expectFailedRequests } from "./panel";
import { publicPages } from "./site-pages";
import { quoteSheet, withCompany } from "./site-rows";

const NARROW = { width: 320, height: 700 };

/** Names, codes and the address of the agency, which are written in Latin letters in every language. */
const ALLOWED =
  /Vaigai Holidays|hello@|vaigaiholidays|\.example|JavaScript|JPEG|PNG|WebP|PDF|QR|UPI|GST|TCS/;

/**
 * The English words of the page that a reader or a search engine would get as text of its language, each with the place
 * where it stands. Not those in an element with `lang="en"`.
 */
function englishIn(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const found: string[] = [];
    const own = document.documentElement.lang;
    const note = (where: string, text: string) => {
      // E-mail addresses and URLs.
      const rest = text
        .replaceAll(/\S+@\S+|\b(https?:|www\.)\S*/g, " ")
        .replaceAll(new RegExp(allowed, "g"), " ");
      if (/\p{sc=Latn}{2}/u.test(rest)) found.push(`${where}: ${text.trim()}`);
    };
    const isOwn = (element: Element) =>
      (element.closest("[lang]")?.getAttribute("lang") ?? own) === own;
    // A copy, because React might not have hydrated every part of the page yet.
    const body = document.body.cloneNode(true) as HTMLElement;
    // Browsers with scripts do not parse these.
    for (const noscript of body.querySelectorAll("noscript")) {
      noscript.outerHTML = noscript.textContent ?? "";
    }
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent || parent.closest("script, style, template") || !isOwn(parent)) continue;
      note(parent.localName, textContent ?? "");
    }
    for (const name of ["alt", "title", "aria-label", "aria-description", "placeholder"]) {
      for (const element of body.querySelectorAll(`[${name}]`)) {
        if (isOwn(element)) note(`${element.localName}[${name}]`, element.getAttribute(name) ?? "");
      }
    }
    note("title", document.title);
    const described = /description|title|site_name|alt|keywords/;
    for (const meta of document.head.querySelectorAll<HTMLMetaElement>("meta[content]")) {
      const name = meta.getAttribute("property") ?? meta.name;
      if (described.test(name)) note(`meta ${name}`, meta.content);
    }
    const codes =
      /^(@.*|url|image|logo|.*[cC]urrency|inLanguage|email|sameAs|dayOfWeek|availability)$/;
    const noteData = (key: string, value: unknown) => {
      if (typeof value === "string") {
        if (!/^\d{4}-\d\d-\d\d|^https?:/.test(value)) note(`JSON-LD ${key}`, value);
      } else if (typeof value === "object" && value) {
        for (const [name, part] of Object.entries(value)) {
          if (!codes.test(name)) noteData(Array.isArray(value) ? key : name, part);
        }
      }
    };
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      noteData("", JSON.parse(script.textContent ?? ""));
    }
    return found;
  }, ALLOWED.source);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path.replace(/\/(?=$|\?)/, ""));
  // These pages have no scripts.
  if (!/\/(quote|offline)\b/.test(path)) await untilHydrated(page);
}

const tamilQuote = {
  title: "கேரளா",
  from_day: "2030-12-14",
  to_day: "2030-12-16",
  people: "2 பேர்",
  days: [{ day: "நாள் 1", title: "வருகை", description: "ஓய்வு", stay: "மூணாறு", meals: "இரவு உணவு" }],
  inclusions: ["காலை உணவு"],
  exclusions: ["மதிய உணவு"],
  lines: [{ label: "பெரியவர்", count: 2, rupees: 62_500 }],
  tax_note: "விலையில் வரி அடங்கும்",
  terms: "பாதி முன்பணம்",
  upi_id: "vaigai@okbank",
  pay_now: 1000,
};

/** The path of an open quote with this sheet, which `run` gets. */
async function withQuote(
  { admin }: Site,
  sheet: typeof tamilQuote | typeof quoteSheet,
  run: (path: string) => Promise<void>,
): Promise<void> {
  const quote = { customer_name: "குமார்", expires_on: "2099-12-31", sheet };
  const { data } = await admin.from("quotes").insert(quote).select("id, token").single();
  await run(`/quote/${data?.token}`);
  await admin
    .from("quotes")
    .delete()
    .eq("id", data?.id ?? "");
}

const PATHS = [
  ...Object.values(publicPages),
  // One of the tours without Hindi texts, and one abroad.
  "/tour/domestic/madurai-temple-trail",
  "/tour/international/singapore-city-lights",
];

test("on a narrow phone, a page of which everything is translated to Tamil has no English and no broken word", async ({
  page,
  site,
  consoleErrors,
}) => {
  test.setTimeout(600_000);
  expectFailedRequests(consoleErrors);
  const on = { tamil: "public", receive_forms: true, collect_reviews: true } as const;
  await page.setViewportSize(NARROW);
  await withCompany(site, on, () =>
    withQuote(site, tamilQuote, async (quote) => {
      await openOncePublic(page, "/ta");
      for (const path of [...PATHS, quote]) {
        await open(page, `/ta${path}`);
        expect.soft(await englishIn(page), path).toEqual([]);
        // Other pages have names and reviews in English.
        if (path === publicPages.faq) await expect(page.locator("main [lang=en]")).toHaveCount(0);
        expect.soft(await brokenWords(page.locator("body")), path).toEqual([]);
        // Text at 200 %.
        await page.setViewportSize({ width: 195, height: 700 });
        await expectNoSidewaysScroll(page, path);
        await page.setViewportSize(NARROW);
      }
    }),
  );
});

test("in Hindi, the texts that are still English have their language, and no text of the page has one", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  test.setTimeout(600_000);
  expectFailedRequests(consoleErrors);
  const on = { hindi: "public", receive_forms: true, collect_reviews: true } as const;
  await withCompany(site, on, () =>
    withQuote(site, quoteSheet, async (quote) => {
      await openOncePublic(page, "/hi");
      for (const path of [...PATHS, quote]) {
        await open(page, `/hi${path}`);
        // An attribute or a title with the name of a tour cannot be marked.
        const texts = (await englishIn(page)).filter((text) => /^(?!title)\w+: /.test(text));
        expect.soft(texts, path).toEqual([]);
        expect
          .soft(await page.locator("body [lang=hi]:not(nav *)").allTextContents(), path)
          .toEqual([]);
      }
    }),
  );
});
