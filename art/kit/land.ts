import { blend, ink } from "./palette.ts";
import {
  box,
  disc,
  num,
  poly,
  rect,
  round,
  see,
  seeded,
  shape,
  spline,
  stroke,
  times,
  twice,
} from "./shapes.ts";
import type { Point, Sheet, Stop } from "./sheet.ts";

export function sky(sheet: Sheet, stops: readonly Stop[]): string {
  return rect(0, 0, sheet.width, sheet.height, sheet.linear(stops));
}

interface Light {
  x: number;
  y: number;
  r: number;
  core: string;
  glow: string;
  reach?: number;
}

/** The sun or the moon with its halo. */
export function light(sheet: Sheet, { x, y, r, core, glow, reach = 4.5 }: Light): string {
  const halo = sheet.radial([
    [0, glow, 0.95],
    [0.3, glow, 0.55],
    [1, glow, 0],
  ]);
  return disc(x, y, r * reach, halo) + disc(x, y, r, core);
}

/** A skyline of hills from a few waves. */
export function ridge(
  sheet: Sheet,
  base: number,
  height: number,
  seed: number,
  roughness = 3,
): Point[] {
  const next = seeded(seed);
  const waves = times(roughness + 2, (k) => ({
    rate: (0.7 + next() * 0.9) * (k + 1),
    phase: next() * 6.28,
    size: height / (k + 1) ** 1.15,
  }));
  const steps = 12 + roughness * 4;
  return times(steps + 1, (i) => {
    const turn = (i / steps) * Math.PI * 2;
    const rise = waves.reduce((sum, w) => sum + w.size * Math.sin(w.rate * turn + w.phase), 0);
    return [(sheet.width * i) / steps, base - rise];
  });
}

/** Everything below a soft line. */
export function hill(sheet: Sheet, line: readonly Point[], fill: string): string {
  return shape(below(sheet, line), fill);
}

function below(sheet: Sheet, line: readonly Point[]): string {
  const first = line[0] ?? [0, 0];
  return `${spline(line)}V${sheet.height}H${num(first[0])}z`;
}

/** The height of a line at x, for standing things on hills. */
export function heightAt(line: readonly Point[], x: number): number {
  const after = line.findIndex((p) => p[0] >= x);
  const b = line[Math.max(after, 1)] ?? [x, 0];
  const a = line[Math.max(after, 1) - 1] ?? b;
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
}

/** A band of mist, thickest where the next layer will cover it. */
export function mist(
  sheet: Sheet,
  y: number,
  height: number,
  colour: string,
  strength = 0.7,
): string {
  const fade = sheet.linear([
    [0, colour, 0],
    [0.42, colour, strength],
    [0.62, colour, strength],
    [1, colour, 0],
  ]);
  return rect(0, y, sheet.width, height * 1.7, fade);
}

/** Long thin streaks of cloud. */
export function streaks(
  seed: number,
  area: readonly [number, number, number, number],
  count: number,
  colour: string,
  opacity: number,
): string {
  const next = seeded(seed);
  const [x0, y0, x1, y1] = area;
  const d = times(count, () => {
    const w = 120 + next() * 320;
    const h = 5 + next() * 8;
    const x = x0 + next() * (x1 - x0) - w / 2;
    const y = y0 + next() * (y1 - y0);
    return `M${num(x)} ${num(y)}q${num(w / 2)} ${num(-h * 2)} ${num(w)} 0q${num(-w / 2)} ${num(h)} ${num(-w)} 0z`;
  });
  return shape(d.join(""), colour, see(opacity));
}

/** Still or running water down to the foot of the sheet. */
export function water(
  sheet: Sheet,
  y: number,
  top: string,
  bottom: string,
  foot = sheet.height,
): string {
  return rect(
    0,
    y,
    sheet.width,
    foot - y,
    sheet.linear([
      [0, top],
      [1, bottom],
    ]),
  );
}

/** Flat glints, longer toward the viewer. */
export function glints(
  sheet: Sheet,
  seed: number,
  area: readonly [number, number, number, number],
  count: number,
  colour: string,
  opacity = 0.6,
): string {
  const next = seeded(seed);
  const [x0, y0, x1, y1] = area;
  const half = (x1 - x0) / 2;
  const d = times(count / 2, () => {
    const depth = next() ** 1.3;
    const w = (26 + next() * 90) * (0.35 + depth);
    const h = 3 + depth * 6;
    const x = x0 + next() * half;
    const y = y0 + depth * (y1 - y0);
    return `M${num(x)} ${num(y)}q${num(w / 2)} ${num(-h)} ${num(w)} 0z`;
  });
  return twice(sheet, shape(d.join(""), colour, see(opacity)), half);
}

/** The broken column of light below a sun. */
export function lightPath(
  seed: number,
  x: number,
  y0: number,
  y1: number,
  width: number,
  colour: string,
  opacity = 0.85,
): string {
  const next = seeded(seed);
  const d: string[] = [];
  let y = y0;
  while (y < y1) {
    const depth = (y - y0) / (y1 - y0);
    const w = width * (0.55 + depth * 0.9) * (0.45 + next() * 0.75);
    const h = 4 + depth * 9;
    const shift = (next() - 0.5) * width * (0.25 + depth * 0.5);
    d.push(
      `M${num(x + shift - w / 2)} ${num(y)}q${num(w / 2)} ${num(-h)} ${num(w)} 0q${num(-w / 2)} ${num(h)} ${num(-w)} 0z`,
    );
    y += h * 1.25 + 4;
  }
  return shape(d.join(""), colour, see(opacity));
}

/** A peak with a lit face, a shaded face and, if wanted, snow. */
export function peak(
  x: number,
  y: number,
  halfWidth: number,
  height: number,
  colours: { lit: string; shade: string; snow?: string; snowShade?: string },
  seed = 1,
): string {
  const next = seeded(seed);
  const w = halfWidth;
  const h = height;
  const apex: Point = [x, y - h];
  const left: Point[] = [
    [x - w, y],
    [x - w * 0.72, y - h * (0.24 + next() * 0.06)],
    [x - w * 0.5, y - h * (0.44 + next() * 0.06)],
    [x - w * 0.22, y - h * (0.76 + next() * 0.05)],
  ];
  const right: Point[] = [
    [x + w * 0.2, y - h * (0.74 + next() * 0.06)],
    [x + w * 0.42, y - h * (0.56 + next() * 0.05)],
    [x + w * 0.7, y - h * (0.25 + next() * 0.06)],
    [x + w, y],
  ];
  const spine: Point[] = [
    [x + w * 0.1, y - h * 0.74],
    [x - w * 0.04, y - h * 0.55],
    [x + w * 0.16, y - h * 0.3],
    [x + w * 0.06, y],
  ];
  const parts = [
    shape(poly([...left, apex, ...right]), colours.lit),
    shape(poly([apex, ...right, ...[...spine].reverse()]), colours.shade),
  ];
  parts.push(
    shape(
      poly([
        [x - w * 0.26, y - h * 0.5],
        [x - w * 0.62, y],
        [x - w * 0.2, y],
        [x - w * 0.3, y - h * 0.22],
      ]),
      blend(colours.lit, colours.shade, 0.35),
    ),
    shape(
      poly([
        [x + w * 0.32, y - h * 0.54],
        [x + w * 0.24, y - h * 0.3],
        [x + w * 0.34, y],
        [x + w * 0.7, y],
        [x + w * 0.52, y - h * 0.24],
      ]),
      blend(colours.shade, colours.lit, 0.3),
    ),
  );
  if (colours.snow !== undefined) {
    const lineLeft: Point[] = [
      [x - w * 0.42, y - h * 0.53],
      [x - w * 0.3, y - h * 0.58],
      [x - w * 0.23, y - h * 0.5],
      [x - w * 0.13, y - h * 0.6],
      [x - w * 0.06, y - h * 0.5],
      [x + w * 0.02, y - h * 0.62],
    ];
    const upLeft: Point[] = [[x - w * 0.36, y - h * 0.6], left[3] ?? apex];
    parts.push(
      shape(poly([...lineLeft, spine[0] ?? apex, apex, ...[...upLeft].reverse()]), colours.snow),
    );
    const lineRight: Point[] = [
      [x + w * 0.02, y - h * 0.62],
      [x + w * 0.12, y - h * 0.55],
      [x + w * 0.2, y - h * 0.63],
      [x + w * 0.3, y - h * 0.54],
      [x + w * 0.38, y - h * 0.6],
    ];
    parts.push(
      shape(
        poly([apex, spine[0] ?? apex, ...lineRight, right[0] ?? apex]),
        colours.snowShade ?? colours.snow,
      ),
    );
  }
  return parts.join("");
}

/** Birds far off; each is x, y and wing size. */
export function birds(
  flock: readonly (readonly [number, number, number])[],
  colour: string = ink.line,
): string {
  const d = flock
    .map(
      ([x, y, s]) =>
        `M${num(x - s)} ${num(y - s * 0.35)}q${num(s * 0.6, true)} ${num(-s * 0.35, true)} ${num(s)} ${num(s * 0.4, true)}q${num(s * 0.4, true)} ${num(-s * 0.75, true)} ${num(s)} ${num(-s * 0.4, true)}`,
    )
    .join("");
  return stroke(d, colour, 4);
}

/** Stars for the night pictures. */
export function stars(
  seed: number,
  area: readonly [number, number, number, number],
  count: number,
  colour: string,
): string {
  const next = seeded(seed);
  const [x0, y0, x1, y1] = area;
  const dots = times(count, () =>
    round(x0 + next() * (x1 - x0), y0 + next() ** 1.5 * (y1 - y0), 1.2 + next() * 2),
  );
  return shape(dots.join(""), colour, see(0.8));
}

/** Loose printed dots that thin out upward, for shading the foot of a layer. */
export function stipple(
  sheet: Sheet,
  seed: number,
  area: readonly [number, number, number, number],
  count: number,
  colour: string,
  opacity = 0.5,
): string {
  const next = seeded(seed);
  const [x0, y0, x1, y1] = area;
  const half = (x1 - x0) / 2;
  const d = times(
    count / 2,
    () => `M${num(x0 + next() * half)} ${num(y1 - next() ** 2 * (y1 - y0))}h1`,
  );
  return twice(sheet, stroke(d.join(""), colour, 4, see(opacity)), half);
}

/** The paper's speckle: one small tile of dots laid over the whole picture, cheap to rasterise. */
export function grain(sheet: Sheet): string {
  const next = seeded(7);
  const size = 180;
  // The R2 sequence spreads points evenly, so the tile has no clumps that would repeat.
  function specks(first: number, count: number): string {
    return times(count, (i) => {
      const x = ((first + i) * 0.7549 + next() * 0.1) % 1;
      const y = ((first + i) * 0.5698 + next() * 0.1) % 1;
      return `M${num(x * size)} ${num(y * size)}h.1`;
    }).join("");
  }
  const tile =
    stroke(specks(1, 25), ink.line, 2.4, see(0.12)) +
    stroke(specks(26, 20), ink.rice, 2.6, see(0.13));
  return shape(box(0, 0, sheet.width, sheet.height), sheet.tile(size, size, tile));
}

/** Planted rows that follow a slope, cut to it: dashes read as tea bushes. */
export function rows(
  sheet: Sheet,
  line: readonly Point[],
  options: {
    count: number;
    gap: number;
    growth: number;
    width: number;
    colour: string;
    dash?: string;
    sway?: number;
  },
): string {
  const { count, gap, growth, width, colour, dash, sway = 12 } = options;
  let depth = gap * 0.6;
  const paths = times(count, (k) => {
    const points = line.map(([x, y]): Point => [x, y + depth + sway * Math.sin(x / 190 + k * 0.5)]);
    const w = width * (1 + k * growth);
    depth += gap * (1 + k * growth);
    return stroke(
      spline(points),
      colour,
      w,
      dash === undefined
        ? ""
        : `stroke-dasharray="${dash
            .split(" ")
            .map((n) => num(Number(n) * (1 + k * growth), true))
            .join(" ")}"`,
    );
  });
  return sheet.clip(below(sheet, line), paths.join(""));
}
