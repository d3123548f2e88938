/** The colours of all illustrations. */
export const ink = {
  vermilion: "#c8412b",
  vermilionDeep: "#8f2a1e",
  brick: "#a8402c",
  ember: "#e7713b",
  turmeric: "#eeb443",
  butter: "#f8d88f",
  rice: "#fcf5e6",
  paper: "#f3e4c6",
  sand: "#e3c595",
  clay: "#b9794f",
  wood: "#6b3e2b",
  teal: "#0f5960",
  tealDeep: "#0a3a43",
  tealMid: "#2c8084",
  tealPale: "#93c0b6",
  leaf: "#33794f",
  leafDeep: "#1b4f3f",
  leafLight: "#77ab67",
  dawn: "#f6bf98",
  rose: "#dd8f7b",
  mauve: "#a77f8b",
  plum: "#5f4458",
  night: "#122b3b",
  line: "#1c2a31",
  sky: "#c4ded5",
} as const;

/** Mixes two colours: 0 gives the first, 1 the second. */
export function blend(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  const mixed = from.map((value, i) => Math.round(value + ((to[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
