import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { themeScript } from "./theme";

test("the inline script stays small", () => {
  expect(themeScript.length).toBeLessThan(400);
});

test.each([
  { stored: "dark", isSystemDark: false, shown: "dark" },
  { stored: "light", isSystemDark: true, shown: "light" },
  { stored: "system", isSystemDark: true, shown: "dark" },
  { stored: undefined, isSystemDark: true, shown: "dark" },
  { stored: undefined, isSystemDark: false, shown: "light" },
  { stored: "purple", isSystemDark: false, shown: "light" },
])(
  "$stored on a system with dark=$isSystemDark shows $shown",
  ({ stored, isSystemDark, shown }) => {
    const page = openPage(isSystemDark);
    page.localStorage.theme = stored;
    runInNewContext(themeScript, page);
    expect(page.document.documentElement.dataset.theme).toBe(shown);
    expect(page.classes).toEqual(["js"]);
  },
);

test("it follows the system while the page is open", () => {
  const page = openPage(false);
  runInNewContext(themeScript, page);
  page.media.matches = true;
  page.media.onchange();
  expect(page.document.documentElement.dataset.theme).toBe("dark");
});

test("it follows a choice made later", () => {
  const page = openPage(false);
  runInNewContext(themeScript, page);
  page.localStorage.theme = "dark";
  page.listeners.get("storage")?.();
  expect(page.document.documentElement.dataset.theme).toBe("dark");
});

test("closed storage means the system's theme", () => {
  const page = openPage(true);
  Object.defineProperty(page, "localStorage", {
    get() {
      throw new Error("denied");
    },
  });
  runInNewContext(themeScript, page);
  expect(page.document.documentElement.dataset.theme).toBe("dark");
});

function openPage(isSystemDark: boolean) {
  const classes: string[] = [];
  const listeners = new Map<string, () => void>();
  const dataset: { theme?: string } = {};
  const localStorage: { theme?: string | undefined } = {};
  const media = { matches: isSystemDark, onchange() {} };
  return {
    classes,
    listeners,
    localStorage,
    media,
    document: {
      documentElement: { dataset, classList: { add: (name: string) => classes.push(name) } },
    },
    matchMedia: () => media,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  };
}
