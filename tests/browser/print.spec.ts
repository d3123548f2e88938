// Pages on paper: only content, in the colours of paper, and no card on two sheets.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, blankOtherSites, expect, openOncePublic, signIn } from "./fixtures";
import { expectFailedRequests } from "./panel";
import { publicPages } from "./site-pages";
import { quoteSheet, withCompany } from "./site-rows";

const LINK = "upi://pay?pa=agency@upi";

/** Adds the path of a quote's page. */
const test = base.extend<{ quotePath: string }>({
  quotePath: async ({ site }, use) => {
    const { data } = await site.admin
      .from("quotes")
      .insert({ customer_name: "Meena", expires_on: "2099-01-01", sheet: SHEET })
      .select("id, token")
      .single();
    await use(`/quote/${data?.token}`);
    await site.admin
      .from("quotes")
      .delete()
      .eq("id", data?.id ?? "");
  },
});

const [day] = quoteSheet.days;
const SHEET = {
  ...quoteSheet,
  upi_id: "agency@upi",
  pay_now: 10_000,
  days: Array.from({ length: 6 }, () => ({
    ...day,
    description: "A drive along the coast. ".repeat(20),
  })),
};

const PANEL = [
  "/admin/dashboard",
  "/admin/tours",
  "/admin/tours/edit/kerala-backwaters",
  "/admin/enquiries",
  "/admin/site-settings",
];

function pathsOf(quotePath: string): string[] {
  return Object.values({ ...publicPages, quote: quotePath });
}

// The map of the contact page.
test.beforeEach(blankOtherSites);

/** Runs in the page, before its scripts. */
function chooseDark(): void {
  if (window === top) localStorage.setItem("theme", "dark");
}

/** Lists the controls that are printed, for example menus. Runs in the page. */
function screenOnly(): string[] {
  const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll("body *")].filter(isShown).flatMap((node) => {
    const { position, borderTopLeftRadius, backgroundColor, borderTopWidth } =
      getComputedStyle(node);
    const isLink = node.matches("a, button, summary, [role=button]");
    const isBox = backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px";
    const isButton = isLink && !node.querySelector("img") && borderTopLeftRadius !== "0px" && isBox;
    const isBar = position === "fixed" && node.textContent !== "";
    const isControl = node.matches(
      "nav, button:not(:has(img)), .accordion-mark, [href='#main'], form, fieldset, label, input, select, textarea",
    );
    return isButton || isBar || isControl ? [node.outerHTML.slice(0, 160)] : [];
  });
}

/** The boxes with text that may be cut in two. Runs in the page, in print. */
function cuttableCards(): string[] {
  const isWhole = (node: Element): boolean =>
    getComputedStyle(node).breakInside === "avoid" ||
    (node.parentElement !== null && isWhole(node.parentElement));
  return [...document.querySelectorAll("main *")].flatMap((node) => {
    const { borderTopStyle, borderRightStyle, borderTopWidth, borderRightWidth } =
      getComputedStyle(node);
    const hasBorder = [borderTopStyle, borderRightStyle].every((style) => style !== "none");
    const isBox = hasBorder && borderTopWidth !== "0px" && borderRightWidth !== "0px";
    const isCard =
      node.checkVisibility() &&
      (isBox ||
        node.matches(
          "article:not(.quote-sheet), figure, :is(section, details):not(:has(section, details, article, li, table))",
        ));
    const isOther = node.matches(":has(table)");
    return isCard && !isOther && node.textContent && !isWhole(node)
      ? [node.outerHTML.slice(0, 160)]
      : [];
  });
}

/** The headings that Chromium can leave alone at the foot of a sheet: items of a grid. Runs in the page, in print. */
function looseHeadings(): string[] {
  const isWhole = (node: Element): boolean =>
    getComputedStyle(node).breakInside === "avoid" ||
    (node.parentElement !== null && isWhole(node.parentElement));
  return [...document.querySelectorAll("main :is(h2, h3):not(:last-child)")].flatMap((node) => {
    const parent = getComputedStyle(node.parentElement ?? node);
    return parent.display === "grid" && node.checkVisibility() && !isWhole(node)
      ? [node.outerHTML.slice(0, 160)]
      : [];
  });
}

/** The elements whose colours depend on the theme. Runs in the page, in print, at one moment. */
function themedElements(): string[] {
  function colours(node: Element): string {
    const { color, backgroundColor, borderTopColor, fill, colorScheme } = getComputedStyle(node);
    return [color, backgroundColor, borderTopColor, fill, colorScheme].join(" ");
  }
  const shown = [...document.querySelectorAll("body, body *")].filter((node) =>
    node.checkVisibility(),
  );
  const dark = shown.map(colours);
  document.documentElement.setAttribute("data-theme", "light");
  return shown.flatMap((node, index) =>
    colours(node) === dark[index] ? [] : [`${dark[index]} ${colours(node)} ${node.outerHTML}`],
  );
}

async function expectPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  expect.soft(await page.evaluate(screenOnly), `controls on ${path}`).toEqual([]);
  expect.soft(await page.evaluate(cuttableCards), `cards on ${path}`).toEqual([]);
  expect.soft(await page.evaluate(themedElements), `colours of ${path}`).toEqual([]);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect.soft(ground, `paper of ${path}`).toMatch(/rgba?\((255, 255, 255|0, 0, 0, 0)\)/);
  await page.emulateMedia({ media: "screen" });
}

test("a tour and a quote are printed without controls, in the colours of paper", async ({
  page,
  quotePath,
}) => {
  await page.addInitScript(chooseDark);
  for (const path of ["/tour/domestic/kerala-backwaters", quotePath]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expectPaper(page, path);
  }
});

test("a printed tour says for which day and how many people it is", async ({ page }) => {
  await page.goto("/tour/domestic/kerala-backwaters?people=4");
  await expect(page.getByRole("spinbutton", { name: "People" })).toHaveValue("4");
  await page.getByLabel("Date", { exact: true }).selectOption({ index: 2 });
  const home = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first();
  expect((await home.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ media: "print" });
  const choice = page.getByRole("complementary").getByText(/^Date: .+\sNumber of People: 4\s4 ×/);
  await expect(choice).toBeVisible();
});

test("every page is printed without controls, in the colours of paper, and its cards stay whole", {
  tag: "@long",
}, async ({ page, site, quotePath, consoleErrors }) => {
  test.slow();
  // The not-found page, and the quote that nobody has.
  expectFailedRequests(consoleErrors);
  await page.addInitScript(chooseDark);
  await withCompany(site, { keep_enquiries: true, collect_reviews: true }, async () => {
    for (const path of pathsOf(quotePath)) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expectPaper(page, path);
      await page.emulateMedia({ media: "print" });
      expect.soft(await page.evaluate(looseHeadings), `headings on ${path}`).toEqual([]);
      await page.emulateMedia({ media: "screen" });
    }
  });
  for (const path of PANEL) {
    await signIn(page, site, path);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("main .skeleton, main [aria-busy=true]")).toHaveCount(0);
    await expectPaper(page, path);
  }
  const summary = page.getByLabel("Summary");
  await page.goto("/admin/tours/new");
  await summary.fill("Three days among tea gardens.");
  await page.reload({ waitUntil: "commit" });
  await page.getByText(/What you typed here .* was not saved/).waitFor();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/What you typed here/)).toBeHidden();
});

function requirePrograms(): void {
  if (["pdftotext", "zbarimg"].every((name) => !spawnSync(name, ["-h"]).error)) return;
  throw new Error(
    "pdftotext or zbarimg is missing; on Debian, run: apt-get install -y --no-install-recommends poppler-utils zbar-tools",
  );
}

const papers = [
  { format: "A4" },
  { format: "Letter" },
  { format: "Letter", landscape: true },
] as const;

test("on paper, the start and the end of each card are on one sheet", { tag: "@long" }, async ({
  page,
  quotePath,
  consoleErrors,
}) => {
  requirePrograms();
  test.slow();
  expectFailedRequests(consoleErrors);
  const folder = mkdtempSync(join(tmpdir(), "print-test-"));
  const file = join(folder, "page.pdf");
  // Hydration would remove the words that are added below.
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const path of pathsOf(quotePath)) {
    await page.goto(path);
    await page.evaluate(() => {
      const cards = document.querySelectorAll(
        "main :is(article:not(.quote-sheet), figure, li, :is(section, details):not(:has(section, details, article, li, table)))",
      );
      for (const [index, card] of [...cards].entries()) {
        card.prepend(`first${index}x `);
        card.append(` last${index}x`);
      }
    });
    for (const paper of papers) {
      writeFileSync(file, await page.pdf({ ...paper, printBackground: true }));
      const sheets = execFileSync("pdftotext", [file, "-"], { encoding: "utf8" }).split("\f");
      const where = new Map<string, number>();
      for (const [sheet, text] of sheets.entries()) {
        for (const [word] of text.matchAll(/(first|last)\d+x/g)) where.set(word, sheet);
        expect.soft(text, `${path} on ${paper.format}`).not.toContain("Skip to content");
      }
      for (const [word, sheet] of where) {
        if (!word.startsWith("first")) continue;
        const last = where.get(word.replace("first", "last"));
        if (last !== undefined) expect.soft(last, `${word} of ${path}`).toBe(sheet);
      }
    }
  }
  rmSync(folder, { recursive: true });
});

test("a printed Tamil shortlist of four tours has two sheets, and its names of facts are whole words", {
  tag: "@long",
}, async ({ page, site }) => {
  await withCompany(site, { tamil: "public" }, async () => {
    const tours = "kerala-backwaters,golden-triangle,ooty-kodaikanal-hills,singapore-city-lights";
    await openOncePublic(page, `/ta/shortlist?tours=${tours}`);
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: "print" });
    const name = page.getByRole("rowheader", { name: "தங்குமிடங்கள்" });
    await expect(name).toHaveCSS("overflow-wrap", "normal");
  });
});

test("the codes of a printed quote and tour can be scanned, also when printed in the dark theme", {
  tag: "@long",
}, async ({ page, quotePath, site }) => {
  requirePrograms();
  await page.addInitScript(chooseDark);
  const tour = "/tour/domestic/kerala-backwaters";
  for (const [path, code] of [
    [quotePath, LINK],
    [tour, site.url + tour],
  ] as const) {
    await page.goto(path);
    for (const paper of papers) {
      expect(codesOf(await page.pdf({ ...paper, printBackground: true }))).toContain(code);
    }
  }
});

/** The QR codes in a PDF, one a line. */
function codesOf(pdf: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "print-test-"));
  writeFileSync(join(folder, "page.pdf"), pdf);
  execFileSync("pdftoppm", ["-r", "150", "-png", join(folder, "page.pdf"), join(folder, "sheet")]);
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".png"));
  const { stdout } = spawnSync("zbarimg", ["-q", "--raw", ...sheets], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  return stdout;
}
