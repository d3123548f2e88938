/** The built-in accent colour. */
export const VERMILION = "#bf3a1c";

type AccentToken = "accent" | "accent-strong" | "accent-ink" | "accent-soft";

/** The bands and what stands on them. The chosen colour gives them its hue. */
type BandToken =
  | "structure"
  | "structure-strong"
  | "structure-muted"
  | "structure-text"
  | "structure-soft";

/** The tokens of one theme that follow the chosen colour, as hex colours. */
export type AccentTokens = Record<AccentToken | BandToken, string>;

interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Lightness and highest chroma of the bands, as in tokens.css. */
const BANDS: Record<"light" | "dark", Record<BandToken, [number, number]>> = {
  light: {
    structure: [0.36, 0.062],
    "structure-strong": [0.29, 0.052],
    "structure-muted": [0.87, 0.03],
    "structure-text": [0.42, 0.07],
    "structure-soft": [0.935, 0.022],
  },
  dark: {
    structure: [0.315, 0.052],
    "structure-strong": [0.375, 0.058],
    "structure-muted": [0.82, 0.035],
    "structure-text": [0.8, 0.075],
    "structure-soft": [0.32, 0.04],
  },
};

const HEX = /^#[0-9a-f]{6}$/;
const TEXT_CONTRAST = 4.5; // WCAG 1.4.3
const STEP = 0.005;

export function isHexColour(value: string): boolean {
  return HEX.test(value);
}

/**
 * The tokens for a chosen colour: accent, and bands of its hue. For each theme, changes the lightness until the colour is
 * readable behind text, and as text on the soft tint (the background with the lowest contrast).
 */
export function accentTokens(colour: string): { light: AccentTokens; dark: AccentTokens } {
  const chosen = toOklch(colour);
  return {
    light: {
      ...bands(chosen, "light"),
      ...readable(chosen, {
        ink: toHex({ lightness: 0.99, chroma: 0.008, hue: 85 }),
        soft: toHex({ ...chosen, lightness: 0.94, chroma: Math.min(chosen.chroma, 0.028) }),
        step: -STEP,
        hover: chosen.lightness < 0.2 ? 0.25 : -0.075,
      }),
    },
    dark: {
      ...bands(chosen, "dark"),
      ...readable(chosen, {
        ink: toHex({ ...chosen, lightness: 0.22, chroma: Math.min(chosen.chroma, 0.045) }),
        soft: toHex({ ...chosen, lightness: 0.32, chroma: Math.min(chosen.chroma, 0.055) }),
        step: STEP,
        hover: chosen.lightness > 0.9 ? -0.065 : 0.065,
      }),
    },
  };
}

/** The CSS for a chosen accent colour, or "" for the default colour. Print uses the light theme. */
export function accentCss(colour: string | null): string {
  const hex = colour?.trim().toLowerCase() ?? "";
  if (!isHexColour(hex)) return "";
  const { light, dark } = accentTokens(hex);
  const isBand = (token: string) => token in BANDS.light;
  const onPaper = declarations(light, (token) => !isBand(token));
  const onScreen = `${declarations(light, isBand)};--band-hue:${Math.round(toOklch(hex).hue)}`;
  return `html:root{${onPaper}}@media screen{html:root{${onScreen}}html[data-theme=dark]{${declarations(dark)}}}`;
}

function declarations(tokens: AccentTokens, isWanted = (_token: string) => true): string {
  return Object.entries(tokens)
    .filter(([token]) => isWanted(token))
    .map(([token, value]) => `--color-${token}:${value}`)
    .join(";");
}

function bands({ chroma, hue }: Oklch, theme: "light" | "dark"): Record<BandToken, string> {
  const hexes = Object.entries(BANDS[theme]).map(([token, [lightness, most]]) => [
    token,
    toHex({ lightness, chroma: Math.min(chroma, most), hue }),
  ]);
  return Object.fromEntries(hexes);
}

function readable(
  chosen: Oklch,
  { ink, soft, step, hover }: { ink: string; soft: string; step: number; hover: number },
): Record<AccentToken, string> {
  let { lightness } = chosen;
  const at = (moved: number) => toHex({ ...chosen, lightness: lightness + moved });
  while (contrast(at(0), soft) < TEXT_CONTRAST || contrast(at(0), ink) < TEXT_CONTRAST) {
    lightness += step;
  }
  return { accent: at(0), "accent-strong": at(hover), "accent-ink": ink, "accent-soft": soft };
}

function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => {
    const [r = 0, g = 0, b = 0] = toLinearRgb(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  });
  return a && b ? Math.max(a, b) / Math.min(a, b) : 1;
}

function toLinearRgb(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
}

// The conversion matrices are from CSS Color 4, section 18.
function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = toLinearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, blue),
    hue: (Math.atan2(blue, a) * 180) / Math.PI,
  };
}

/** Reduces the chroma until sRGB can represent the colour at this lightness. */
function toHex({ lightness, chroma, hue }: Oklch): string {
  const L = Math.min(1, Math.max(0, lightness));
  for (let C = chroma; C > 0.001; C -= 0.002) {
    const rgb = toScreen(L, C, hue);
    if (rgb.every((channel) => channel > -0.001 && channel < 1.001)) return hexOf(rgb);
  }
  return hexOf(toScreen(L, 0, hue));
}

function toScreen(L: number, C: number, hue: number): number[] {
  const a = C * Math.cos((hue * Math.PI) / 180);
  const b = C * Math.sin((hue * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
}

function hexOf(rgb: number[]): string {
  const bytes = rgb.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
