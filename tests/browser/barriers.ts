import { expect, type Locator, type Page } from "@playwright/test";
import axe, { type RunOnly } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose result depends on the theme. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/**
 * Checks WCAG 2.2 AA and axe's best practices in both themes. The page ends in the light theme.
 * axe is loaded only once per page. `@axe-core/playwright` would load it for each check.
 */
export async function expectNoBarriers(page: Page, where = page.url()): Promise<void> {
  await prepare(page);
  await showTheme(page, "dark");
  const byNight = await barriers(page, { type: "rule", values: RULES_OF_COLOUR });
  expect(byNight, `${where}, dark`).toEqual([]);
  await showTheme(page, "light");
  expect(await barriers(page, { type: "tag", values: TAGS }), where).toEqual([]);
}

async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Without these styles, axe skips content below the viewport and reports targets as covered
    // by the sticky header.
    sheet.replaceSync(
      "* { content-visibility: visible !important } body > header { position: static !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Changes the theme. Reduced motion turns off the colour transition. */
async function showTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
}

function barriers(page: Page, runOnly: RunOnly): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(
      { exclude: "iframe" },
      { runOnly, resultTypes: ["violations"] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
    );
  }, runOnly);
}

/** Checks that the page is not wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}

/** Checks with text at 200 % that the page is not wider than the screen, and that no text of it is cut off. */
export async function expectRoomForLargeText(page: Page, where = page.url()): Promise<void> {
  await page.addStyleTag({
    content: "html { font-size: 200% } * { content-visibility: visible !important }",
  });
  await expectNoSidewaysScroll(page, where);
  // The last breadcrumb repeats the heading, so it may be cut.
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const cut = await cutOff(page.getByRole("main"));
  expect(
    cut.filter((text) => text !== heading),
    where,
  ).toEqual([]);
}

/** Returns the texts that are cut off at the side of a box with hidden overflow. */
export function cutOff(element: Locator): Promise<string[]> {
  return element.evaluate((root) =>
    [...root.querySelectorAll("*")].flatMap((box) => {
      // A box of 1 px is for screen readers.
      if (getComputedStyle(box).overflowX !== "hidden" || box.clientWidth <= 1) return [];
      const { right } = box.getBoundingClientRect();
      const cut: string[] = [];
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNode(texts.currentNode);
        if (range.getBoundingClientRect().right > right + 1) cut.push(range.toString());
      }
      return cut;
    }),
  );
}

/** Returns the words of an element that are broken across two lines. */
export function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s/–—-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/**
 * Presses Tab until `target` has the focus. Every element that gets the focus on the way must show
 * an outline or a shadow, and must not be fully covered (WCAG 2.4.7, 2.4.11).
 */
export async function tabTo(page: Page, target: Locator, backwards = false): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
    await expectVisibleFocus(page);
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target}`);
}

/** Checks that the focused element has a focus ring and is not covered. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // Scrolling the focused element into view takes a frame.
  await expect.poll(() => page.evaluate(focusFault)).toBe("");
}

function focusFault(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return "";
  // The focus is inside the frame, whose document shows it.
  if (focused instanceof HTMLIFrameElement) return "";
  const name = focused.ariaLabel ?? (focused.textContent || focused.id || focused.tagName);
  // If the input is invisible, as in the theme switch, its label or group has the focus ring.
  const elements = [focused, focused.closest("label"), focused.closest("fieldset > div")];
  const isShown = elements.some((node) => {
    if (!node) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    return (
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none"
    );
  });
  if (!isShown) return `${name}: no focus ring`;
  const { left, right, top, bottom } = (
    focused.closest("label") ?? focused
  ).getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down]),
  );
  const isSeen = points.some(([x = 0, y = 0]) => {
    const above = document.elementFromPoint(x, y);
    return above !== null && (above.contains(focused) || focused.contains(above));
  });
  return isSeen ? "" : `${name}: hidden`;
}
