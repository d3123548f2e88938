import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../app.css", import.meta.url), "utf8");
const light = readColours(/@theme \{([\s\S]*?)\n\}/);
const themes = {
  light,
  dark: new Map([...light, ...readColours(/\n\[data-theme="dark"\] \{([\s\S]*?)\n\}/)]),
};

const surfaces = ["surface", "surface-raised", "surface-sunken"];

// Text needs 4.5:1 (WCAG 1.4.3). [text, what it lies on]
const textPairs: [string, string][] = [
  ...pairs(
    ["ink", "ink-muted", "accent", "structure-text", "success", "warning", "danger"],
    surfaces,
  ),
  ["accent-strong", "surface"],
  ["accent-strong", "surface-raised"],
  ["accent-ink", "accent"],
  ["accent-ink", "accent-strong"],
  ["structure-ink", "structure"],
  ["structure-ink", "structure-strong"],
  ["structure-muted", "structure"],
  ["structure-muted", "structure-strong"],
  ["turmeric", "structure"],
  ["turmeric", "structure-strong"],
  ["turmeric-ink", "turmeric"],
  ["danger-ink", "danger-fill"],
  ["danger-ink", "danger-strong"],
  ["accent", "accent-soft"],
  ["structure-text", "structure-soft"],
  ["success", "success-soft"],
  ["warning", "warning-soft"],
  ["danger", "danger-soft"],
  ...pairs(
    ["ink"],
    ["accent-soft", "structure-soft", "success-soft", "warning-soft", "danger-soft"],
  ),
  ...pairs(["ink-muted"], ["structure-soft"]),
];

// The edge of a control, a focus ring, a meaningful picture: 3:1 (WCAG 1.4.11).
const controlPairs: [string, string][] = [
  ...pairs(["line-strong", "accent", "danger", "danger-fill", "focus", "star"], surfaces),
  ["turmeric", "structure"],
  ["accent", "accent-ink"],
];

for (const [name, colours] of Object.entries(themes)) {
  describe(`${name} theme`, () => {
    test.each(textPairs)("%s on %s is readable", (text, ground) => {
      expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
    });
    test.each(controlPairs)("%s is seen on %s", (control, ground) => {
      expect(contrast(colours, control, ground)).toBeGreaterThanOrEqual(3);
    });
    test.each([...colours.keys()])("%s fits the sRGB screen", (colour) => {
      for (const channel of toLinearRgb(colours.get(colour) ?? "")) {
        expect(channel).toBeGreaterThan(-0.004);
        expect(channel).toBeLessThan(1.004);
      }
    });
  });
}

function pairs(tops: string[], grounds: string[]): [string, string][] {
  return tops.flatMap((top) => grounds.map((ground): [string, string] => [top, ground]));
}

function readColours(block: RegExp): Map<string, string> {
  const body = block.exec(css)?.[1] ?? "";
  const found = new Map<string, string>();
  for (const [, name, value] of body.matchAll(/--color-([a-z-]+): (oklch\([^)]*\));/g)) {
    if (name && value) found.set(name, value);
  }
  return found;
}

function contrast(colours: Map<string, string>, top: string, ground: string): number {
  const [a, b] = [top, ground].map((name) => {
    const value = colours.get(name);
    if (!value) throw new Error(`app.css declares no --color-${name}`);
    return luminance(value);
  });
  if (a === undefined || b === undefined) return 0;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = toLinearRgb(colour).map((c) => Math.min(1, Math.max(0, c)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** OKLCH to linear sRGB: CSS Color 4, section 17.3. */
function toLinearRgb(colour: string): number[] {
  const [L = 0, C = 0, h = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = C * Math.cos((h * Math.PI) / 180);
  const b = C * Math.sin((h * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
