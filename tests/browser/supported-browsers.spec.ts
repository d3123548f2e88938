// The built scripts and styles work in the oldest browsers that README.md names.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { supportedBrowsers } from "../../scripts/supported-browsers.ts";
import { expect, test } from "./fixtures";

const FOLDER = "build/client";
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
const read = (ending: string) =>
  files
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(FOLDER, name), "utf8") }));

/** Methods that came later than the oldest browsers. Vite does not replace methods. */
const LATER_METHODS = [
  /\bPromise\.try\(/,
  /\bArray\.fromAsync\(/,
  /\bRegExp\.escape\(/,
  /\bURL\.parse\(/,
  /\bError\.isError\(/,
  /\bMath\.sumPrecise\(/,
  /\bIterator\.(from|concat)\(/,
  /\bIntl\.DurationFormat\b/,
  /\bTemporal\./,
  /\.(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|take|drop|flatMap|forEach|toArray)\(/,
  /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(getOrInsert|getOrInsertComputed|moveBefore|setHTML|fromBase64)\(/,
  /\brequestIdleCallback\(/,
];

/** CSS that came later. A page looks right without those that have a reason here. */
const LATER_CSS: Record<string, string | null> = {
  "position-area": "the theme menu opens in the middle of the screen",
  "field-sizing": "text areas scroll instead of growing",
  "interpolate-size": "questions open without an animation",
  "reading-flow": "the Tab key follows the HTML",
  "::details-content": "the filters of a list stay behind their button",
  "animation-timeline": "the tabs and categories have no faded edges",
  "scrollbar-gutter": "the page is wider while a dialog is open",
  "scrollbar-width": "the scrollbar is wider",
  // Freezes WebKit inside anything that becomes `display: none` (webkit.org/b/299742).
  "position-try": null,
  "light-dark(": null,
  "@scope": null,
  "@function": null,
  "anchor(": null,
  "text-box": null,
  "sibling-index(": null,
  "if(": null,
};

test("README.md names the oldest supported browsers", () => {
  const readme = readFileSync("README.md", "utf8");
  const [chrome, edge, firefox, safari] = supportedBrowsers.map((name) => name.replace(/\D+/, ""));
  expect(edge).toBe(chrome);
  expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});

test("no built script has syntax or methods that the oldest browsers lack", async () => {
  const scripts = read(".js");
  expect(scripts.length).toBeGreaterThan(20);
  for (const { name, text } of scripts) {
    const transformed = async (target: string | string[]) =>
      (await transformWithOxc(text, name, { target, sourcemap: false })).code;
    expect(await transformed(supportedBrowsers), name).toBe(await transformed("esnext"));
    expect(LATER_METHODS.filter((method) => method.test(text)).map(String), name).toEqual([]);
  }
});

test("the built styles use later CSS only where a page looks right without it", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const styles = read(".css").map(({ text }) => text);
  styles.push(...(html.match(/<style[\s\S]*?<\/style>/g) ?? []));
  const css = styles.join("\n").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const used = Object.keys(LATER_CSS).filter((name) =>
    new RegExp(`(^|[\\s;:{(,}])${name.replace("(", "\\(")}`).test(css),
  );
  expect(used.filter((name) => LATER_CSS[name] === null)).toEqual([]);
});
