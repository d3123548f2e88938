import { ink } from "./palette.ts";
import { num, place, poly, rect, round, seeded, shape, stroke, times } from "./shapes.ts";
import type { Point } from "./sheet.ts";

/** One feather of a coconut palm, from the crown outward. */
function frond(angle: number, length: number, droop: number): string {
  const steps = 7;
  function spine(t: number): Point {
    const x = Math.cos(angle) * length * t;
    const y = Math.sin(angle) * length * t + droop * length * t * t;
    return [x, y];
  }
  const top = times(steps + 1, (i) => spine(i / steps));
  const under: Point[] = [];
  for (let i = steps; i >= 1; i--) {
    const t = i / steps;
    const [x, y] = spine(t);
    const leaf = length * 0.3 * Math.sin(Math.PI * (0.12 + t * 0.8));
    const lean = Math.cos(angle) * leaf * 0.45;
    if (i < steps) under.push([x + lean, y + leaf]);
    const [bx, by] = spine(t - 0.6 / steps);
    under.push([bx, by + length * 0.03]);
  }
  return poly([...top, ...under]);
}

/** A coconut palm that stands at 0 0. */
export function coconut(
  height: number,
  lean: number,
  seed: number,
  colours: { trunk: string; leaf: string; leafLit?: string },
): string {
  const next = seeded(seed);
  const w = height * 0.022 + 3;
  const tip: Point = [lean, -height];
  const bend = lean * 0.2;
  const trunk = `M${num(-w)} 0Q${num(bend - w * 0.5)} ${num(-height * 0.55)} ${num(tip[0] - w * 0.4)} ${num(tip[1])}h${num(w * 0.8)}Q${num(bend + w)} ${num(-height * 0.55)} ${num(w)} 0z`;
  // All crowns have one size before scaling, so equal ones compress well.
  const length = 320;
  const angles = [-3.0, -2.62, -2.2, -1.75, -1.35, -0.95, -0.5, -0.12, 0.25, 2.9];
  const back = angles.map((a, i) =>
    frond(
      a + (next() - 0.5) * 0.16,
      length * (0.85 + next() * 0.25),
      i > 7 ? 0.45 : 0.42 + next() * 0.25,
    ),
  );
  const lit = [-2.75, -1.95, -1.1, -0.35].map((a) =>
    frond(a + (next() - 0.5) * 0.1, length * 0.78, 0.4 + next() * 0.2),
  );
  const nuts = [
    [-8, 11],
    [7, 13],
    [0, 19],
  ]
    .map(([x = 0, y = 0]) => round(x, y, 13))
    .join("");
  return (
    shape(trunk, colours.trunk) +
    place(
      shape(back.join(""), colours.leaf) +
        shape(nuts, ink.clay) +
        shape(lit.join(""), colours.leafLit ?? colours.leaf),
      { x: tip[0], y: tip[1], scale: (height * 0.34 + 40) / length },
    )
  );
}

/** A palmyra, Tamil Nadu's own palm: straight trunk, round head of fans. */
export function palmyra(
  height: number,
  seed: number,
  colours: { trunk: string; leaf: string; leafLit?: string },
): string {
  const next = seeded(seed);
  const w = height * 0.03 + 2;
  const reach = height * 0.2 + 14;
  function fan(angle: number, size: number, distance: number): string {
    const points: Point[] = [];
    const cx = Math.cos(angle) * distance;
    const cy = Math.sin(angle) * distance;
    for (let k = -3; k <= 3; k++) {
      const a = angle + k * 0.38;
      const l = size * (1 - Math.abs(k) * 0.05);
      points.push([cx + Math.cos(a) * l, cy + Math.sin(a) * l]);
      if (k < 3)
        points.push([cx + Math.cos(a + 0.19) * l * 0.7, cy + Math.sin(a + 0.19) * l * 0.7]);
    }
    return poly([
      [cx - Math.cos(angle) * size * 0.2, cy - Math.sin(angle) * size * 0.2],
      ...points,
    ]);
  }
  const dark = times(9, (i) =>
    fan(
      -Math.PI - 0.7 + (i / 8) * (Math.PI + 1.4) + (next() - 0.5) * 0.1,
      reach * 0.6,
      reach * 0.42,
    ),
  ).join("");
  const lit = [-2.6, -1.9, -1.1, -0.5].map((a) => fan(a, reach * 0.46, reach * 0.26)).join("");
  const skirt = poly([
    [-w * 1.3, 4],
    [-w * 2.1, reach * 0.52],
    [-w * 0.7, reach * 0.36],
    [0, reach * 0.6],
    [w * 0.8, reach * 0.34],
    [w * 2, reach * 0.5],
    [w * 1.3, 4],
  ]);
  return (
    shape(
      poly([
        [-w, 0],
        [-w * 0.62, -height],
        [w * 0.62, -height],
        [w, 0],
      ]),
      colours.trunk,
    ) +
    place(
      shape(skirt, colours.trunk) +
        shape(dark + round(0, 0, reach * 0.5), colours.leaf) +
        shape(lit, colours.leafLit ?? colours.leaf),
      { x: 0, y: -height },
    )
  );
}

/** A broad round-headed tree at 0 0. */
export function tree(
  height: number,
  seed: number,
  colours: { trunk: string; leaf: string; leafLit?: string },
): string {
  const next = seeded(seed);
  const r = height * 0.2;
  const blobs: [number, number, number][] = [
    [0, -0.72, 1.25],
    [-0.26, -0.6, 0.95],
    [0.27, -0.62, 1],
    [-0.12, -0.86, 0.85],
    [0.16, -0.84, 0.8],
    [0, -0.52, 0.9],
  ];
  const crown = blobs
    .map(([x, y, k]) => round(x * height + (next() - 0.5) * r * 0.3, y * height, r * k))
    .join("");
  const lit = blobs
    .slice(0, 4)
    .map(([x, y, k]) => round(x * height - r * 0.25, y * height - r * 0.22, r * k * 0.55))
    .join("");
  const w = height * 0.045;
  return (
    shape(
      `M${num(-w)} 0Q${num(-w * 0.4)} ${num(-height * 0.3)} ${num(-w * 2)} ${num(-height * 0.55)}h${num(w * 4)}Q${num(w * 0.4)} ${num(-height * 0.3)} ${num(w)} 0z`,
      colours.trunk,
    ) +
    shape(crown, colours.leaf) +
    (colours.leafLit === undefined ? "" : shape(lit, colours.leafLit))
  );
}

/** A deodar or pine at 0 0. */
export function pine(height: number, leaf: string, leafLit?: string): string {
  const w = height * 0.2;
  const tiers = times(4, (i) => {
    const y = -height * (0.1 + i * 0.2);
    const half = w * (1 - i * 0.2);
    return poly([
      [-half, y],
      [0, y - height * 0.36],
      [half, y],
      [half * 0.4, y - height * 0.03],
      [0, y + height * 0.01],
      [-half * 0.4, y - height * 0.03],
    ]);
  }).join("");
  const lit = times(4, (i) => {
    const y = -height * (0.1 + i * 0.2);
    const half = w * (1 - i * 0.2);
    return poly([
      [-half, y],
      [0, y - height * 0.36],
      [-half * 0.2, y - height * 0.04],
    ]);
  }).join("");
  return (
    rect(-height * 0.02, -height * 0.14, height * 0.04, height * 0.14, ink.wood) +
    shape(tiers, leaf) +
    (leafLit === undefined ? "" : shape(lit, leafLit))
  );
}

/** A silver oak or cypress: a tall flame on a thin trunk. */
export function oak(height: number, leaf: string, leafLit?: string): string {
  const w = height * 0.13;
  const flame = `M0 ${num(-height)}c${num(w)} ${num(height * 0.16)} ${num(w * 1.2)} ${num(height * 0.42)} ${num(w * 0.8)} ${num(height * 0.62)}q${num(-w * 0.8)} ${num(height * 0.12)} ${num(-w * 1.6)} 0c${num(-w * 0.4)} ${num(-height * 0.2)} ${num(-w * 0.2)} ${num(-height * 0.46)} ${num(w * 0.8)} ${num(-height * 0.62)}z`;
  const half = `M0 ${num(-height)}c${num(-w)} ${num(height * 0.16)} ${num(-w * 1.2)} ${num(height * 0.42)} ${num(-w * 0.8)} ${num(height * 0.62)}q${num(w * 0.4)} ${num(height * 0.05)} ${num(w * 0.6)} ${num(height * 0.06)}q${num(-w * 0.5)} ${num(-height * 0.3)} ${num(w * 0.2)} ${num(-height * 0.68)}z`;
  return (
    rect(-height * 0.014, -height * 0.36, height * 0.028, height * 0.36, ink.wood) +
    shape(flame, leaf) +
    (leafLit === undefined ? "" : shape(half, leafLit))
  );
}

/** A line of treetops from x0 to x1, filled down to the foot: one arc for each crown. */
export function canopy(
  seed: number,
  x0: number,
  x1: number,
  y: number,
  size: number,
  foot: number,
  fill: string,
): string {
  const next = seeded(seed);
  const crowns: string[] = [];
  let level = size * 0.7;
  for (let x = x0; x < x1; ) {
    const r = size * (0.6 + next() * 0.7);
    const width = r * (0.8 + next() * 0.5);
    const top = (next() - 0.5) * size * 0.7;
    crowns.push(`a${num(r)} ${num(r * 0.85)} 0 0 1 ${num(width)} ${num(top - level)}`);
    level = top;
    x += width;
  }
  const end = `a${num(size)} ${num(size)} 0 0 1 ${num(size * 0.5)} ${num(size * 0.7 - level)}`;
  return shape(`M${num(x0)} ${num(foot)}V${num(y)}${crowns.join("")}${end}V${num(foot)}z`, fill);
}

/** Blades of grass or reed along a base line. */
export function reeds(
  seed: number,
  x0: number,
  x1: number,
  y: number,
  height: number,
  count: number,
  colour: string,
): string {
  const next = seeded(seed);
  const d = times(count, () => {
    const x = x0 + next() * (x1 - x0);
    const h = height * (0.5 + next() * 0.6);
    const lean = (next() - 0.4) * h * 0.6;
    return `M${num(x)} ${num(y)}q${num(lean * 0.1)} ${num(-h * 0.6)} ${num(lean)} ${num(-h)}q${num(-lean * 0.5)} ${num(h * 0.4)} ${num(-lean + 9)} ${num(h)}z`;
  }).join("");
  return shape(d, colour);
}

/** An open lotus on the water at 0 0, 120 wide. */
export function lotus(petal: string, lit: string, shade: string): string {
  return (
    shape("M0 0Q-54-2-62-36-26-34 0 0Q54-2 62-36 26-34 0 0z", shade) +
    shape("M0 0Q-46-24-40-64-8-46 0 0Q46-24 40-64 8-46 0 0z", petal) +
    shape("M0 0Q-28-40 0-80 28-40 0 0z", lit) +
    shape("M0 0Q28-40 0-80z", petal) +
    shape("M0 3Q-38 6-56-14-22-20 0 3Q38 6 56-14 22-20 0 3z", petal) +
    shape("M0 4Q-24-6-20-30 0-22 0 4Q24-6 20-30 0-22 0 4z", lit)
  );
}

/** A banana plant at 0 0. */
export function banana(height: number, leaf: string, leafLit: string): string {
  function blade(turn: number, size: number, fill: string): string {
    return place(
      shape(
        `M0 0Q${num(size * 0.28)} ${num(-size * 0.5)} ${num(size * 0.1)} ${num(-size)}Q${num(-size * 0.24)} ${num(-size * 0.5)} 0 0z`,
        fill,
      ) +
        stroke(
          `M0 0Q${num(size * 0.04)} ${num(-size * 0.5)} ${num(size * 0.1)} ${num(-size)}`,
          leaf,
          2,
        ),
      { x: 0, y: -height * 0.4, turn },
    );
  }
  return (
    rect(-height * 0.035, -height * 0.45, height * 0.07, height * 0.45, leaf) +
    blade(-78, height * 0.6, leaf) +
    blade(70, height * 0.6, leaf) +
    blade(-45, height * 0.7, leafLit) +
    blade(38, height * 0.72, leafLit) +
    blade(-8, height * 0.7, leafLit)
  );
}
