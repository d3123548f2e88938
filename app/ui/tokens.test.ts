import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { accentCss, accentTokens } from "./accent-colour.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const heroCss = readFileSync(new URL("../features/hero/site/hero.css", import.meta.url), "utf8");
const light = readColours(/@theme \{([\s\S]*?)\n\}/);
const themes = {
  light,
  dark: new Map([...light, ...readColours(/\n {2}\[data-theme="dark"\] \{([\s\S]*?)\n {2}\}/)]),
};

const surfaces = ["surface", "surface-raised", "surface-sunken"];

// Text needs a contrast of 4.5:1 (WCAG 1.4.3). Each pair is [text, background].
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
  // The chat button, normal and hovered.
  ["surface", "success"],
  ["surface", "structure-text"],
  // A chosen category.
  ["surface-raised", "structure-text"],
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

// Borders of controls, focus rings and meaningful icons need 3:1 (WCAG 1.4.11).
const controlPairs: [string, string][] = [
  ...pairs(
    ["line-strong", "structure-text", "accent", "danger", "danger-fill", "focus", "star"],
    surfaces,
  ),
  ["turmeric", "structure"],
  ["accent", "accent-ink"],
];

for (const [name, colours] of Object.entries(themes)) {
  describe(`${name} theme`, () => {
    test.each(textPairs)("%s on %s is readable", (text, ground) => {
      expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
    });
    test.each(controlPairs)("%s is visible on %s", (control, ground) => {
      expect(contrast(colours, control, ground)).toBeGreaterThanOrEqual(3);
    });
    test.each([...colours.keys()])("%s is inside the sRGB gamut", (colour) => {
      for (const channel of toLinearRgb(colours.get(colour) ?? "")) {
        expect(channel).toBeGreaterThan(-0.004);
        expect(channel).toBeLessThan(1.004);
      }
    });
  });
}

const STEPS = ["00", "33", "66", "99", "cc", "ff"];
const chosen = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)));

test("text in and on any chosen accent colour is readable", () => {
  const unreadable: string[] = [];
  for (const colour of chosen) {
    const own = accentTokens(colour);
    for (const theme of ["light", "dark"] as const) {
      const colours = new Map([...themes[theme], ...Object.entries(own[theme])]);
      const check = (needed: number, [top, ground]: [string, string]) => {
        if (contrast(colours, top, ground) < needed)
          unreadable.push(`${colour} ${theme}: ${top} on ${ground}`);
      };
      for (const pair of textPairs) check(4.5, pair);
      for (const pair of controlPairs) check(3, pair);
    }
  }
  expect(unreadable).toEqual([]);
});

test("a readable accent colour stays unchanged, and another one is adjusted", () => {
  expect(accentTokens("#0b6b3a").light.accent).toBe("#0b6b3a");
  expect(accentTokens("#25d366").dark.accent).toBe("#25d366");
  expect(accentTokens("#25d366").light.accent).toBe("#007c36");
  expect(accentTokens("#1a237e").dark.accent).toBe("#7894f9");
  for (const { light, dark } of chosen.map(accentTokens)) {
    expect(light["accent-strong"]).not.toBe(light.accent);
    expect(dark["accent-strong"]).not.toBe(dark.accent);
  }
});

test.each([null, "", "red", "#0b6b3a}body{display:none", "</style><script>"])(
  "%j gives no CSS",
  (colour) => expect(accentCss(colour)).toBe(""),
);

test("every text colour that is used on a background is among the tested pairs", () => {
  const checked = new Set(textPairs.map(([text, ground]) => `${text} on ${ground}`));
  expect([...writtenPairs()].filter((pair) => !checked.has(pair))).toEqual([]);
});

test("text on the hero is readable over a white photograph", () => {
  const [, lightness, chroma, hue, alpha] =
    /--scrim: oklch\(([\d.]+) ([\d.]+) var\(--band-hue, ([\d.]+)\) \/ ([\d.]+)\)/.exec(heroCss) ??
    [];
  const scrim = toLinearRgb(`oklch(${lightness} ${chroma} ${hue})`).map(toScreen);
  const share = Number(alpha);
  const ground = scrim.map((channel) => toLinear(share * channel + (1 - share)));
  for (const colours of Object.values(themes)) {
    const words = luminance(colours.get("structure-ink") ?? "");
    expect((words + 0.05) / (luminanceOf(ground) + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

/** Every pair of a text colour and a background colour in the same class list. */
function writtenPairs(): Set<string> {
  const found = new Set<string>();
  const app = new URL("..", import.meta.url);
  const files = readdirSync(app, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /(?<!\.test)\.tsx$/.test(name))) {
    for (const [, classes = ""] of readFileSync(new URL(file, app), "utf8").matchAll(
      /"([^"\n]*)"/g,
    )) {
      const named = (kind: string) =>
        classes.split(/\s+/).flatMap((word) => {
          const name = new RegExp(`^(?:[^\\s:]+:)*${kind}-([a-z-]+)!?$`).exec(word)?.[1] ?? "";
          return light.has(name) ? [name] : [];
        });
      for (const [text, ground] of pairs(named("text"), named("bg")))
        found.add(`${text} on ${ground}`);
    }
  }
  return found;
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
    if (!value) throw new Error(`tokens.css declares no --color-${name}`);
    return luminance(value);
  });
  if (a === undefined || b === undefined) return 0;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  return luminanceOf(toLinearRgb(colour).map((c) => Math.min(1, Math.max(0, c))));
}

/** Converts linear RGB to sRGB, in which browsers blend colours. `toLinear` is the inverse. */
function toScreen(linear: number): number {
  const c = Math.max(0, linear);
  return c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
}

function toLinear(screen: number): number {
  return screen <= 0.04045 ? screen / 12.92 : ((screen + 0.055) / 1.055) ** 2.4;
}

function luminanceOf([r = 0, g = 0, b = 0]: number[]): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Converts OKLCH (CSS Color 4, section 17.3) or hex to linear sRGB. */
function toLinearRgb(colour: string): number[] {
  if (colour.startsWith("#")) {
    return [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  }
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
