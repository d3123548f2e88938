import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Of these rules what may be kept by day and broken by night. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/**
 * axe, with the rules of WCAG 2.2 AA and its best practices, in both themes; the page is left in the
 * light one. The map's own document is not ours. It runs in the page itself, where no frame is looked
 * into (its other mode opens a page for every answer), and tells only what is wrong: the same rules in
 * a third of the time.
 */
export async function expectNoBarriers(page: Page, where = page.url()): Promise<void> {
  const axe = () =>
    new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] })
      .exclude("iframe");
  await showTheme(page, "dark");
  expect(await barriers(axe().withRules(RULES_OF_COLOUR)), `${where}, dark`).toEqual([]);
  await showTheme(page, "light");
  expect(await barriers(axe().withTags(TAGS)), where).toEqual([]);
}

async function showTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  // With motion reduced a colour still takes a millisecond to change; what is not laid out never ends.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 200)),
    ]),
  );
}

async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
}

/**
 * Presses Tab until `target` has the focus. Whatever has it on the way must show it (an outline or
 * a shadow) and must not lie wholly under something else (WCAG 2.4.7, 2.4.11).
 */
export async function tabTo(page: Page, target: Locator, backwards = false): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
    await expectVisibleFocus(page);
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target}`);
}

/** What has the focus shows it, on the screen. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // Scrolling it into view takes a frame.
  await expect.poll(() => page.evaluate(focusFault), { timeout: 2_000 }).toBe("");
}

function focusFault(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return "";
  const name = focused.ariaLabel ?? (focused.innerText || focused.id || focused.tagName);
  // A control drawn by its label (stars, theme) shows the ring there or on their group.
  const drawn = [focused, focused.closest("label"), focused.closest("fieldset > div")];
  const isShown = drawn.some((node) => {
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
