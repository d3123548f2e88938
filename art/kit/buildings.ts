import { blend, ink } from "./palette.ts";
import { box, num, poly, rect, round, seeded, shape, stroke, times } from "./shapes.ts";
import type { Point } from "./sheet.ts";

type ArchKind = "round" | "pointed" | "mughal" | "flat";

/** An opening that stands on y, centred on x. */
export function arch(x: number, y: number, w: number, h: number, kind: ArchKind): string {
  const half = w / 2;
  const spring = kind === "round" ? h - half : h - w * 0.62;
  const isSmall = Math.abs(x) < 60 && Math.abs(y) < 60;
  const start = `M${num(x - half, isSmall)} ${num(y, isSmall)}v${num(-spring, true)}`;
  const end = `v${num(spring, true)}z`;
  if (kind === "flat") return box(x - half, y - h, w, h);
  if (kind === "round") {
    const isFine = w < 8;
    const r = num(half, isFine);
    return `M${num(x - half, isSmall)} ${num(y, isSmall)}v${num(-spring, isFine)}a${r} ${r} 0 0 1 ${num(w, isFine)} 0v${num(spring, isFine)}z`;
  }
  if (kind === "pointed") {
    return `${start}q0 ${num(-(h - spring) * 0.62, true)} ${num(half, true)} ${num(-(h - spring), true)}q${num(half, true)} ${num((h - spring) * 0.38, true)} ${num(half, true)} ${num(h - spring, true)}${end}`;
  }
  const rise = h - spring;
  return (
    `${start}c0 ${num(-rise * 0.5, true)} ${num(half * 0.45, true)} ${num(-rise * 0.69, true)} ${num(half, true)} ${num(-rise, true)}` +
    `c${num(half * 0.45, true)} ${num(rise * 0.31, true)} ${num(half, true)} ${num(rise * 0.5, true)} ${num(half, true)} ${num(rise, true)}${end}`
  );
}

/** A bulbous dome on y, centred on x, with its neck. */
export function onion(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  return (
    `M${num(x - half * 0.86, true)} ${num(y, true)}C${num(x - half * 1.25, true)} ${num(y - h * 0.34, true)} ${num(x - half * 0.95, true)} ${num(y - h * 0.62, true)} ${num(x - half * 0.42, true)} ${num(y - h * 0.82, true)}` +
    `Q${num(x - half * 0.1, true)} ${num(y - h * 0.93, true)} ${num(x, true)} ${num(y - h, true)}Q${num(x + half * 0.1, true)} ${num(y - h * 0.93, true)} ${num(x + half * 0.42, true)} ${num(y - h * 0.82, true)}` +
    `C${num(x + half * 0.95, true)} ${num(y - h * 0.62, true)} ${num(x + half * 1.25, true)} ${num(y - h * 0.34, true)} ${num(x + half * 0.86, true)} ${num(y, true)}z`
  );
}

/** A small domed pavilion on pillars (chhatri): base centre at x y. */
export function chhatri(
  x: number,
  y: number,
  w: number,
  h: number,
  stone: string,
  dome: string,
  dark: string,
): string {
  const roof = y - h * 0.52;
  const posts = times(4, (i) => box(x - w * 0.42 + i * w * 0.26, roof, w * 0.06, y - roof)).join(
    "",
  );
  return (
    rect(x - w * 0.38, roof, w * 0.76, y - roof, dark, 'opacity=".45"') +
    shape(posts + box(x - w * 0.5, y - h * 0.06, w, h * 0.06), stone) +
    shape(
      poly([
        [x - w * 0.62, roof + h * 0.05],
        [x - w * 0.48, roof - h * 0.05],
        [x + w * 0.48, roof - h * 0.05],
        [x + w * 0.62, roof + h * 0.05],
      ]),
      stone,
    ) +
    shape(onion(x, roof - h * 0.05, w * 0.78, h * 0.36), dome) +
    stroke(
      `M${num(x)} ${num(roof - h * 0.4)}v${num(-h * 0.12)}`,
      ink.turmeric,
      Math.max(2, w * 0.05),
    )
  );
}

interface GopuramInks {
  stone: string;
  body: string;
  band: string;
  niche: string;
  figures: readonly string[];
  shade?: string;
}

interface GopuramSize {
  x: number;
  y: number;
  width: number;
  height: number;
  tiers: number;
  seed?: number;
  top?: number;
  finials?: number;
  isShadedLeft?: boolean;
}

/** A southern gateway tower: stone storey, shrinking tiers crowded with figures, barrel roof with pots. */
export function gopuram(size: GopuramSize, colours: GopuramInks): string {
  const {
    x,
    y,
    width,
    height,
    tiers,
    seed = 1,
    top = 0.5,
    finials = 7,
    isShadedLeft = false,
  } = size;
  const next = seeded(seed);
  const baseHeight = height * 0.15;
  const vault = height * 0.12;
  const rise = height - baseHeight - vault;
  const shrink = 0.93;
  const unit = rise / times(tiers, (i) => shrink ** i).reduce((a, b) => a + b, 0);
  const half = width / 2;
  const parts: string[] = [];
  const figurePaths = new Map<string, string>();
  const dark: string[] = [];
  const outline: Point[] = [];

  parts.push(rect(x - half, y - baseHeight, width, baseHeight, colours.stone));
  parts.push(
    shape(
      times(9, (i) =>
        box(
          x - half + width * (0.03 + i * 0.109),
          y - baseHeight * 0.82,
          width * 0.05,
          baseHeight * 0.62,
        ),
      ).join(""),
      blend(colours.stone, ink.line, 0.18),
    ),
  );
  parts.push(
    rect(
      x - half * 1.04,
      y - baseHeight,
      width * 1.04,
      baseHeight * 0.13,
      blend(colours.stone, ink.rice, 0.35),
    ),
  );
  parts.push(
    rect(
      x - half * 1.03,
      y - baseHeight * 0.14,
      width * 1.03,
      baseHeight * 0.14,
      blend(colours.stone, ink.line, 0.3),
    ),
  );
  parts.push(
    shape(box(x - width * 0.1, y - baseHeight * 0.8, width * 0.2, baseHeight * 0.8), colours.niche),
  );

  function add(colour: string, d: string): void {
    figurePaths.set(colour, (figurePaths.get(colour) ?? "") + d);
  }

  let floor = y - baseHeight;
  const bodies: string[] = [];
  const bands: string[] = [];
  outline.push([x + half, floor]);
  for (let i = 0; i < tiers; i++) {
    const h = unit * shrink ** i;
    const t = i / tiers;
    const t2 = (i + 1) / tiers;
    const w1 = half * (1 - (1 - top) * t ** 0.88) * 0.96;
    const w2 = half * (1 - (1 - top) * t2 ** 0.88) * 0.96;
    const roof = floor - h;
    bodies.push(
      poly([
        [x - w1, floor],
        [x - w2 * 0.98, roof],
        [x + w2 * 0.98, roof],
        [x + w1, floor],
      ]),
    );
    const lip = h * 0.2;
    bands.push(
      poly([
        [x - w1 * 1.03, floor - lip * 0.1],
        [x - w1 * 1.0, floor - lip],
        [x + w1 * 1.0, floor - lip],
        [x + w1 * 1.03, floor - lip * 0.1],
      ]),
    );
    const count = Math.max(5, Math.round((w1 * 2) / (h * 0.46)) | 1);
    const step = (w1 * 1.9) / count;
    for (let k = 0; k < count; k++) {
      const cx = x - w1 * 0.95 + step * (k + 0.5);
      if (Math.abs(cx - x) < h * 0.3) continue;
      const isPavilion = k % 3 === 0 || k === count - 1;
      const fw = step * (isPavilion ? 0.82 : 0.56);
      const fh = h * (isPavilion ? 0.7 : 0.5 + next() * 0.12);
      const colour = colours.figures[Math.floor(next() * colours.figures.length)] ?? colours.band;
      add(colour, arch(cx, floor - lip, fw, fh, "round"));
      if (isPavilion) dark.push(arch(cx, floor - lip, fw * 0.4, fh * 0.55, "round"));
    }
    for (const side of [-1, 1]) {
      const colour =
        colours.figures[(i + (side > 0 ? 1 : 0)) % colours.figures.length] ?? colours.band;
      add(colour, arch(x + side * w1 * 1.01, floor - lip, h * 0.3, h * 0.66, "round"));
    }
    const doorWidth = h * 0.34;
    add(colours.band, arch(x, floor - lip * 0.6, doorWidth * 1.7, h * 0.86, "round"));
    dark.push(arch(x, floor - lip * 0.6, doorWidth, h * 0.62, "flat"));
    outline.push([x + w2 + h * 0.14, roof]);
    floor = roof;
  }

  const topHalf = half * top * 0.98;
  const v = vault;
  parts.push(shape(bodies.join(""), colours.body), shape(bands.join(""), colours.band));
  for (const [colour, d] of figurePaths) parts.push(shape(d, colour));
  parts.push(shape(dark.join(""), colours.niche));
  parts.push(rect(x - topHalf, floor - v * 0.24, topHalf * 2, v * 0.26, colours.band));
  const vaultPath = `M${num(x - topHalf * 1.02)} ${num(floor - v * 0.2)}Q${num(x - topHalf * 1.18)} ${num(floor - v * 0.86)} ${num(x - topHalf * 0.82)} ${num(floor - v * 0.98)}Q${num(x)} ${num(floor - v * 0.82)} ${num(x + topHalf * 0.82)} ${num(floor - v * 0.98)}Q${num(x + topHalf * 1.18)} ${num(floor - v * 0.86)} ${num(x + topHalf * 1.02)} ${num(floor - v * 0.2)}z`;
  parts.push(shape(vaultPath, colours.body));
  const ribs = times(7, (i) =>
    arch(
      x - topHalf * 0.78 + (topHalf * 1.56 * (i + 0.5)) / 7,
      floor - v * 0.22,
      topHalf * 0.15,
      v * 0.46,
      "round",
    ),
  ).join("");
  parts.push(shape(ribs, colours.figures[0] ?? colours.band));
  parts.push(
    shape(round(x, floor - v * 0.45, v * 0.24), colours.band) +
      shape(round(x, floor - v * 0.45, v * 0.12), colours.niche),
  );
  const pots = times(finials, (i) => {
    const px = x - topHalf * 0.78 + (topHalf * 1.56 * i) / Math.max(1, finials - 1);
    const edge = Math.abs(px - x) / topHalf;
    const py = floor - v * (0.86 + 0.12 * edge);
    const s = v * 0.1;
    return `${round(px, py - s * 0.7, s)}${poly([
      [px - s * 0.45, py - s * 1.3],
      [px, py - s * 3.6],
      [px + s * 0.45, py - s * 1.3],
    ])}`;
  }).join("");
  parts.push(shape(pots, ink.turmeric));
  const shadeSide = isShadedLeft ? -1 : 1;
  const shaded: Point[] = [
    [x + shadeSide * half * 0.34, y],
    ...outline.map(
      ([, py], i): Point => [
        x + shadeSide * half * 0.34 * (1 - (1 - top) * (i / tiers) ** 0.88),
        py,
      ],
    ),
    [x + shadeSide * topHalf * 0.34, floor - v * 0.9],
    [x + shadeSide * topHalf * 0.86, floor - v * 0.98],
    [x + shadeSide * topHalf * 1.06, floor - v * 0.6],
    ...outline.map(([px, py]): Point => [x + shadeSide * (px - x), py]).reverse(),
    [x + shadeSide * half, y],
  ];
  parts.push(shape(poly(shaded), colours.shade ?? ink.plum, 'opacity=".32"'));
  return parts.join("");
}

interface VimanaInks {
  lit: string;
  shade: string;
  line: string;
  trim: string;
}

/** A Chola pyramid of stone storeys under an octagonal crown. */
export function vimana(
  x: number,
  y: number,
  width: number,
  height: number,
  tiers: number,
  colours: VimanaInks,
  top = 0.24,
): string {
  const half = width / 2;
  const wall = height * 0.24;
  const crown = height * 0.17;
  const rise = height - wall - crown;
  const parts: string[] = [];
  const pavilions: string[] = [];
  const dark: string[] = [];
  const steps: string[] = [];
  const lips: string[] = [];
  parts.push(rect(x - half, y - wall, width, wall, colours.lit));
  for (const row of [0, 1]) {
    for (let k = 0; k < 9; k++) {
      const cx = x - half + (width * (k + 0.5)) / 9;
      dark.push(arch(cx, y - wall * (0.1 + row * 0.46), width * 0.038, wall * 0.28, "round"));
    }
  }
  lips.push(
    box(x - half * 1.03, y - wall, width * 1.03, wall * 0.08),
    box(x - half * 1.02, y - wall * 0.54, width * 1.02, wall * 0.06),
    box(x - half * 1.04, y - wall * 0.06, width * 1.04, wall * 0.06),
  );
  let floor = y - wall;
  const shrink = 0.95;
  const unit = rise / times(tiers, (i) => shrink ** i).reduce((a, b) => a + b, 0);
  for (let i = 0; i < tiers; i++) {
    const h = unit * shrink ** i;
    const w = half * (1 - (1 - top) * (i / (tiers - 0.5))) * 0.95;
    steps.push(box(x - w, floor - h, w * 2, h + 1));
    lips.push(box(x - w * 1.02 - 3, floor - h * 0.18, w * 2.04 + 6, h * 0.16));
    const count = Math.max(5, Math.round(w / (h * 0.62)) | 1);
    const step = (w * 2) / count;
    for (let k = 0; k < count; k++) {
      const cx = x - w + step * (k + 0.5);
      pavilions.push(arch(cx, floor - h * 0.18, step * 0.74, h * 0.74, "round"));
      dark.push(arch(cx, floor - h * 0.2, step * 0.26, h * 0.42, "round"));
    }
    floor -= h;
  }
  const c = half * top;
  parts.push(
    shape(steps.join(""), blend(colours.lit, colours.line, 0.18)),
    shape(pavilions.join(""), colours.lit),
    shape(dark.join(""), colours.line),
    shape(lips.join(""), colours.trim),
  );
  const neck = crown * 0.2;
  parts.push(rect(x - c * 0.8, floor - neck, c * 1.6, neck + 2, colours.lit));
  parts.push(
    shape(
      `M${num(x - c * 1.15)} ${num(floor - neck)}Q${num(x - c * 1.2)} ${num(floor - crown * 0.62)} ${num(x - c * 0.5)} ${num(floor - crown * 0.74)}Q${num(x)} ${num(floor - crown * 0.82)} ${num(x + c * 0.5)} ${num(floor - crown * 0.74)}Q${num(x + c * 1.2)} ${num(floor - crown * 0.62)} ${num(x + c * 1.15)} ${num(floor - neck)}z`,
      colours.lit,
    ),
  );
  parts.push(
    shape(
      arch(x - c * 0.55, floor - neck, c * 0.5, crown * 0.34, "round") +
        arch(x + c * 0.1, floor - neck, c * 0.56, crown * 0.36, "round"),
      colours.trim,
    ),
  );
  parts.push(
    shape(
      `${round(x, floor - crown * 0.82, crown * 0.08)}${poly([
        [x - crown * 0.04, floor - crown * 0.88],
        [x, floor - crown * 1.08],
        [x + crown * 0.04, floor - crown * 0.88],
      ])}`,
      ink.turmeric,
    ),
  );
  parts.push(
    shape(
      poly([
        [x + half * 0.3, y],
        [x + half * 0.3, y - wall],
        [x + c * 0.3, floor],
        [x + c * 0.35, floor - crown * 0.76],
        [x + c * 1.1, floor - crown * 0.5],
        [x + c * 1.1, floor],
        [x + half * 0.97, y - wall - unit * 0.4],
        [x + half * 1.02, y],
      ]),
      colours.shade,
      'opacity=".34"',
    ),
  );
  return parts.join("");
}

/** A tiled cottage of the given width; its base begins at 0 0. */
export function cottage(w: number, wall: string, roof: string, windowLight: string): string {
  const h = w * 0.42;
  return (
    rect(0, -h, w, h, wall) +
    rect(w * 0.62, -h, w * 0.38, h, blend(wall, ink.plum, 0.2)) +
    shape(
      poly([
        [-w * 0.1, -h],
        [w * 0.16, -h * 1.75],
        [w * 0.84, -h * 1.75],
        [w * 1.1, -h],
      ]),
      roof,
    ) +
    shape(
      poly([
        [w * 0.6, -h],
        [w * 0.7, -h * 1.75],
        [w * 0.84, -h * 1.75],
        [w * 1.1, -h],
      ]),
      blend(roof, ink.line, 0.22),
    ) +
    shape(box(w * 0.4, -h * 0.68, w * 0.16, h * 0.68), ink.wood) +
    shape(
      box(w * 0.12, -h * 0.72, w * 0.16, h * 0.34) + box(w * 0.72, -h * 0.72, w * 0.16, h * 0.34),
      windowLight,
    )
  );
}

/** A stone jar-shaped stupa: base centre at x y. */
export function stupa(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  const d = (fx: number, fy: number) => `${num(x + half * fx, true)} ${num(y - h * fy, true)}`;
  return `M${d(-1, 0)}L${d(-1, 0.06)}L${d(-0.86, 0.06)}L${d(-0.86, 0.12)}C${d(-0.86, 0.3)} ${d(-0.5, 0.38)} ${d(-0.24, 0.48)}Q${d(-0.1, 0.54)} ${d(0, 1)}Q${d(0.1, 0.54)} ${d(0.24, 0.48)}C${d(0.5, 0.38)} ${d(0.86, 0.3)} ${d(0.86, 0.12)}L${d(0.86, 0.06)}L${d(1, 0.06)}L${d(1, 0)}z`;
}

/** A stepped tower of shrinking roofs (meru), base centre at x y. */
export function meru(
  x: number,
  y: number,
  w: number,
  h: number,
  roofs: number,
  thatch: string,
  wood: string,
): string {
  const parts: string[] = [];
  for (let i = 0; i < roofs; i++) {
    const t = i / roofs;
    const half = (w / 2) * (1 - t * 0.62);
    const foot = y - h * 0.12 - h * 0.82 * t;
    const next = y - h * 0.12 - (h * 0.82 * (i + 1)) / roofs;
    parts.push(rect(x - half * 0.42, next, half * 0.84, foot - next, wood));
    const up = (foot - next) * 0.72;
    parts.push(
      shape(
        `M${num(x - half, true)} ${num(foot, true)}Q${num(x - half * 0.5, true)} ${num(foot - up * 0.5, true)} ${num(x - half * 0.36, true)} ${num(foot - up, true)}H${num(x + half * 0.36, true)}Q${num(x + half * 0.5, true)} ${num(foot - up * 0.5, true)} ${num(x + half, true)} ${num(foot, true)}Q${num(x, true)} ${num(foot - up * 0.16, true)} ${num(x - half, true)} ${num(foot, true)}z`,
        thatch,
      ),
    );
  }
  parts.unshift(rect(x - w * 0.3, y - h * 0.13, w * 0.6, h * 0.13, blend(wood, ink.line, 0.3)));
  parts.push(stroke(`M${num(x)} ${num(y - h * 0.9)}V${num(y - h)}`, ink.turmeric, w * 0.03));
  return parts.join("");
}
