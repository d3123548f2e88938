import type { Point, Sheet } from "./sheet.ts";

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rounds a number: one decimal for small shapes, none for large ones. */
export function num(value: number, isFine = false): string {
  return isFine ? String(Math.round(value * 10) / 10) : String(Math.round(value));
}

function xy([x, y]: Point): string {
  return `${num(x, Math.abs(x) < 16)} ${num(y, Math.abs(y) < 16)}`;
}

export function shape(d: string, fill: string, extra = ""): string {
  return `<path fill="${fill}" d="${d}"${extra && ` ${extra}`}/>`;
}

export function see(opacity: number): string {
  return `opacity="${num(opacity * 10, true) === "10" ? 1 : Math.round(opacity * 100) / 100}"`;
}

export function stroke(d: string, colour: string, width: number, extra = ""): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${num(width, true)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${extra && ` ${extra}`}/>`;
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${xy([x, y])}h${num(w, true)}v${num(h, true)}h${num(-w, true)}z`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, extra = ""): string {
  return shape(box(x, y, w, h), fill, extra);
}

export function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${xy([x - rx, y])}a${num(rx, true)} ${num(ry, true)} 0 1 1 ${num(2 * rx, true)} 0a${num(rx, true)} ${num(ry, true)} 0 1 1 ${num(-2 * rx, true)} 0z`;
}

export function disc(x: number, y: number, r: number, fill: string, extra = ""): string {
  return `<circle cx="${num(x, true)}" cy="${num(y, true)}" r="${num(r, true)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = "",
): string {
  return `<ellipse cx="${num(x, true)}" cy="${num(y, true)}" rx="${num(rx, true)}" ry="${num(ry, true)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

/** Straight edges through the points. */
export function poly(points: readonly Point[], isClosed = true): string {
  return `M${points.map(xy).join("L")}${isClosed ? "z" : ""}`;
}

/** A smooth curve through the points (Catmull–Rom as Bézier curves). */
export function spline(points: readonly Point[]): string {
  const first = points[0];
  if (first === undefined) return "";
  let d = `M${xy(first)}`;
  for (let i = 1; i < points.length; i++) {
    const b = points[i - 1] ?? first;
    const c = points[i] ?? b;
    const a = points[i - 2] ?? b;
    const e = points[i + 1] ?? c;
    const c1: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const c2: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `${i === 1 ? `C${xy(c1)} ` : "S"}${xy(c2)} ${xy(c)}`;
  }
  return d;
}

interface Placing {
  x: number;
  y: number;
  scale?: number;
  isFlipped?: boolean;
  turn?: number;
}

/** The transform that moves a shape from 0 0 to its position. */
export function at({ x, y, scale = 1, isFlipped = false, turn = 0 }: Placing): string {
  const size = Math.round(scale * 1000) / 1000;
  const scaling = isFlipped ? `scale(${-size} ${size})` : size === 1 ? "" : `scale(${size})`;
  return `translate(${num(x, true)} ${num(y, true)})${turn ? `rotate(${num(turn, true)})` : ""}${scaling}`;
}

export function place(content: string, placing: Placing): string {
  return `<g transform="${at(placing)}">${content}</g>`;
}

/** Draws the content once and repeats it to the right, which halves the bytes of loose marks. */
export function twice(sheet: Sheet, content: string, distance: number): string {
  return sheet.stamp(content, ["", at({ x: distance, y: 0 })]);
}

/** Counts 0 … n-1. */
export function times<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => make(i));
}
