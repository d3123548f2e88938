import { arch, gopuram, meru, stupa } from "../kit/buildings.ts";
import {
  birds,
  glints,
  hill,
  light,
  lightPath,
  mist,
  ridge,
  rows,
  sky,
  stars,
  stipple,
  streaks,
  water,
} from "../kit/land.ts";
import { bicycle, elephant, garland, hiker, lampPost, sari, veshti } from "../kit/life.ts";
import { blend, ink } from "../kit/palette.ts";
import { banana, canopy, coconut, oak, tree } from "../kit/plants.ts";
import {
  at,
  box,
  disc,
  num,
  place,
  poly,
  rect,
  round,
  shape,
  spline,
  stroke,
  times,
} from "../kit/shapes.ts";
import type { Point, Scene, Sheet } from "../kit/sheet.ts";

/** The Supertrees after dark with their walkway. */
function supertrees(sheet: Sheet): string[] {
  function supertree(h: number, glow: string, lit: string): string {
    const w = h * 0.09;
    const r = h * 0.34;
    const neck = -h * 0.72;
    const ribs = times(15, (i) => {
      const t = (i - 7) / 7;
      const x = t * r;
      return `M${num(t * w * 0.5)} ${num(neck)}Q${num(t * w * 1.2)} ${num(-h * 0.88)} ${num(x)} ${num(-h * (1 - Math.abs(t) * 0.05))}`;
    }).join("");
    return (
      shape(
        `M${num(-w)} 0Q${num(-w * 0.5)} ${num(-h * 0.4)} ${num(-w * 0.5)} ${num(neck)}H${num(w * 0.5)}Q${num(w * 0.5)} ${num(-h * 0.4)} ${num(w)} 0z`,
        lit,
      ) +
      shape(
        `M${num(w * 0.1)} 0V${num(neck)}H${num(w * 0.5)}Q${num(w * 0.5)} ${num(-h * 0.4)} ${num(w)} 0z`,
        ink.night,
        'opacity=".35"',
      ) +
      shape(
        times(22, (i) =>
          round((((i * 37) % 17) - 8) * w * 0.075, -h * (0.04 + i * 0.03), w * 0.16),
        ).join(""),
        ink.leaf,
      ) +
      shape(
        times(12, (i) =>
          round((((i * 23) % 13) - 6) * w * 0.08, -h * (0.07 + i * 0.05), w * 0.11),
        ).join(""),
        glow,
      ) +
      stroke(ribs, lit, Math.max(3, h * 0.006)) +
      stroke(
        times(7, (i) => {
          const t = (i - 3) / 3;
          return `M${num(t * w * 0.5)} ${num(neck)}Q${num(t * w * 1.2)} ${num(-h * 0.88)} ${num(t * r * 0.82)} ${num(-h)}`;
        }).join(""),
        glow,
        Math.max(3, h * 0.007),
      ) +
      stroke(
        `M${num(-r)} ${num(-h * 0.95)}Q0 ${num(-h * 1.05)} ${num(r)} ${num(-h * 0.95)}M${num(-r * 0.66)} ${num(-h * 0.91)}Q0 ${num(-h * 0.97)} ${num(r * 0.66)} ${num(-h * 0.91)}M${num(-r * 0.3)} ${num(-h * 0.84)}Q0 ${num(-h * 0.87)} ${num(r * 0.3)} ${num(-h * 0.84)}`,
        glow,
        Math.max(4, h * 0.009),
      )
    );
  }
  return [
    sky(sheet, [
      [0, "#0d2c3c"],
      [0.3, "#27445c"],
      [0.55, "#7c5872"],
      [0.75, "#e58a67"],
      [0.9, "#fbc684"],
    ]),
    stars(7, [0, 0, 1600, 560], 90, ink.rice),
    light(sheet, { x: 1270, y: 240, r: 64, core: "#fff3d0", glow: "#f3c79a", reach: 4 }),
    // the glass domes across the water
    shape("M-40 930Q80 640 330 700 520 750 600 930z", "#8fb3b0", 'opacity=".75"'),
    stroke(
      "M20 930Q100 700 300 706M140 930Q190 740 330 710M260 930Q290 780 370 724M380 930Q400 830 430 760M490 930Q500 880 510 830M-20 860Q300 800 570 870M60 760Q300 730 480 790",
      ink.rice,
      4,
      'opacity=".6"',
    ),
    rect(1280, 640, 70, 300, "#5a5b74"),
    rect(1390, 560, 80, 380, "#4e5570"),
    rect(1510, 620, 100, 320, "#5a5b74"),
    shape(
      times(10, (r) =>
        times(3, (c) => ((r * 7 + c * 3) % 4 ? box(1400 + c * 22, 580 + r * 32, 11, 14) : "")).join(
          "",
        ),
      ).join(""),
      ink.butter,
    ),
    canopy(3, -20, 1640, 930, 44, 1100, "#2a4f55"),
    mist(sheet, 820, 110, "#fbc684", 0.35),
    place(supertree(430, "#f3b56d", "#7d6384"), { x: 330, y: 990 }),
    place(supertree(470, "#e9899a", "#6d5f84"), { x: 1330, y: 990 }),
    place(supertree(380, ink.turmeric, "#7d6384"), { x: 1120, y: 980 }),
    canopy(5, -20, 1640, 996, 36, 1110, "#1d4248"),
    place(supertree(700, ink.ember, "#6b4f78"), { x: 560, y: 1060 }),
    place(supertree(640, ink.turmeric, "#6b4f78"), { x: 1010, y: 1060 }),
    place(supertree(900, "#f0907c", "#5f4470"), { x: 790, y: 1090 }),
    // the skyway
    stroke("M380 640Q560 560 790 600T1160 640", ink.night, 14),
    stroke("M380 630Q560 550 790 590T1160 630", ink.turmeric, 5),
    stroke("M380 610Q560 530 790 570T1160 610", ink.rice, 3),
    stroke(
      times(
        13,
        (i) =>
          `M${400 + i * 62} ${num(624 - Math.sin((i / 12) * 3.1) * 40 + (i > 6 ? 10 : 0))}v-22`,
      ).join(""),
      ink.rice,
      3,
    ),
    [470, 640, 700, 900, 1060]
      .map((x, i) =>
        place(i % 2 ? sari(ink.vermilion, ink.turmeric) : veshti(ink.rice, ink.line), {
          x,
          y: [594, 582, 586, 602, 622][i] ?? 600,
          scale: 0.42,
        }),
      )
      .join(""),
    shape("M0 1060Q400 1030 800 1060T1600 1050V1200H0z", "#123138"),
    shape("M560 1200Q640 1090 760 1070H840Q980 1100 1080 1200z", "#d79a74"),
    shape("M640 1200Q700 1100 780 1074H806Q900 1110 960 1200z", "#f0bd8d", 'opacity=".7"'),
    canopy(6, -20, 520, 1110, 40, 1200, "#0c262e"),
    canopy(8, 1120, 1640, 1110, 40, 1200, "#0c262e"),
    place(sari(ink.vermilion, ink.turmeric), { x: 800, y: 1168, scale: 1.5 }),
    place(veshti(ink.tealPale, ink.line), { x: 730, y: 1170, scale: 1.55 }),
    place(hiker(ink.turmeric, ink.vermilion), { x: 868, y: 1168, scale: 1.05 }),
    [
      [560, 1150],
      [1060, 1150],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(
            x,
            y - 150,
            60,
            sheet.radial([
              [0, "#ffe2a0", 0.8],
              [1, "#ffe2a0", 0],
            ]),
          ) + place(lampPost(ink.night, "#fff1c4"), { x, y, scale: 1.6 }),
      )
      .join(""),
    place(banana(180, "#0c262e", "#1d4a48"), { x: 110, y: 1200 }) +
      place(banana(170, "#0c262e", "#1d4a48"), { x: 1480, y: 1200 }),
  ];
}

/** Shophouses of Little India below the Veeramakaliamman tower. */
function littleIndia(sheet: Sheet): string[] {
  const fronts: [string, string, string][] = [
    ["#f0c05f", ink.teal, ink.rice],
    ["#7fb6a8", ink.vermilion, ink.rice],
    ["#ee9f7c", ink.leaf, ink.butter],
    ["#f6e3bb", ink.vermilion, ink.turmeric],
    ["#8fbf7f", ink.brick, ink.rice],
    ["#e98a6a", ink.teal, ink.butter],
    ["#9cc6c6", ink.vermilion, ink.rice],
  ];
  function shophouse(i: number): string {
    const [wall, shutter, trim] = fronts[i % fronts.length] ?? ["#f6e3bb", ink.teal, ink.rice];
    const w = 232;
    const x = i * w - 12;
    return (
      rect(x, 560, w, 480, wall) +
      shape(`M${x - 6} 566l20-56h${w - 28}l20 56z`, ink.brick) +
      stroke(
        times(9, (k) => `M${x + 20 + k * 24} 514l-4 46`).join(""),
        ink.vermilionDeep,
        4,
        'opacity=".5"',
      ) +
      rect(x - 6, 564, w + 12, 10, trim) +
      times(3, (k) => {
        const cx = x + 46 + k * 70;
        return (
          shape(arch(cx, 760, 50, 150, "round"), trim) +
          shape(arch(cx, 760, 38, 142, "round"), ink.line) +
          shape(box(cx - 34, 640, 14, 118) + box(cx + 20, 640, 14, 118), shutter) +
          stroke(
            times(8, (n) => `M${cx - 32} ${650 + n * 14}h10M${cx + 22} ${650 + n * 14}h10`).join(
              "",
            ),
            ink.rice,
            2,
            'opacity=".5"',
          ) +
          stroke(`M${cx} 756v-100`, trim, 3)
        );
      }).join("") +
      rect(x, 774, w, 14, trim) +
      shape(times(6, (k) => `M${x + 20 + k * 38} 806l12-12 12 12-12 12z`).join(""), trim) +
      rect(x, 824, w, 10, shutter) +
      rect(x + 20, 866, w - 40, 174, "#3f2a30") +
      rect(x + 34, 880, w - 68, 96, "#f7c565") +
      shape(`M${x + 8} 836h${w - 16}l10 44H${x - 2}z`, shutter) +
      shape(
        times(4, (k) => `M${x + 8 + k * 56} 836h28l4 44h-30z`).join(""),
        trim,
        'opacity=".75"',
      ) +
      rect(x, 834, 16, 206, trim) +
      rect(x + w - 16, 834, 16, 206, blend(trim, ink.plum, 0.2))
    );
  }
  return [
    sky(sheet, [
      [0, "#1f4f63"],
      [0.22, "#6f8f94"],
      [0.4, "#f0a981"],
      [0.55, "#fbd8a0"],
    ]),
    light(sheet, { x: 330, y: 380, r: 104, core: "#fff0c2", glow: "#ffd796", reach: 4 }),
    streaks(7, [40, 110, 1560, 420], 11, "#fbd0a5", 0.5),
    [
      [60, 330, 110],
      [210, 260, 90],
      [1290, 300, 100],
      [1430, 220, 120],
      [1570, 330, 80],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          rect(x, y, w, 400, "#a98a8e", 'opacity=".6"') +
          shape(
            times(9, (r) =>
              times(3, (c) =>
                (r + c) % 3 ? box(x + 14 + c * 28, y + 20 + r * 34, 12, 16) : "",
              ).join(""),
            ).join(""),
            ink.butter,
            'opacity=".7"',
          ),
      )
      .join(""),
    mist(sheet, 420, 120, "#fbd8a0", 0.6),
    gopuram(
      { x: 930, y: 590, width: 260, height: 500, tiers: 6, seed: 21, finials: 7, top: 0.54 },
      {
        stone: "#d9b48c",
        body: "#4f9a9c",
        band: "#fbe6bd",
        niche: "#5b3542",
        figures: [ink.vermilion, ink.turmeric, "#f0a17c", "#f6d9b0", "#86b878", ink.ember],
      },
    ),
    times(7, shophouse).join(""),
    // a covered walk with goods and garlands
    [70, 300, 540, 770, 1010, 1240, 1470]
      .map(
        (x, i) =>
          shape(box(x, 976, 130, 64), ink.wood) +
          shape(
            times(5, (k) => round(x + 16 + k * 25, 974, 15)).join(""),
            [ink.turmeric, ink.ember, ink.leafLight, ink.vermilion][i % 4] ?? ink.turmeric,
          ),
      )
      .join(""),
    [120, 360, 600, 830, 1070, 1300, 1530]
      .map((x, i) =>
        stroke(
          `M${x - 46} 884v52M${x} 884v62M${x + 46} 884v48`,
          [ink.turmeric, ink.vermilion, ink.rice][i % 3] ?? ink.rice,
          9,
          'stroke-dasharray="1 11"',
        ),
      )
      .join(""),
    rect(0, 1036, 1600, 26, "#e6c9a0"),
    rect(0, 1060, 1600, 140, "#7d7378"),
    stroke("M20 1130H1600", ink.butter, 7, 'stroke-dasharray="90 70"'),
    garland(-20, 480, 560, 500, 46, 15, [ink.butter, ink.ember, ink.tealPale], 9),
    garland(560, 500, 1120, 490, 46, 15, [ink.butter, ink.ember, ink.tealPale], 9),
    garland(1120, 490, 1640, 470, 46, 15, [ink.butter, ink.ember, ink.tealPale], 9),
    stroke("M560 1040V486M1120 1040V480", ink.line, 8),
    place(shape("M0-60l46 26-46 26zM0-60l-46 26 46 26z", ink.turmeric), {
      x: 560,
      y: 486,
      scale: 0.6,
    }),
    place(shape("M0-60l46 26-46 26zM0-60l-46 26 46 26z", ink.turmeric), {
      x: 1120,
      y: 480,
      scale: 0.6,
    }),
    place(sari(ink.vermilion, ink.turmeric, true), { x: 420, y: 1100, scale: 1.7 }),
    place(sari(ink.teal, ink.turmeric), { x: 500, y: 1098, scale: 1.6 }),
    place(veshti(ink.rice), { x: 680, y: 1090, scale: 1.6 }),
    place(hiker(ink.turmeric, ink.teal), { x: 1220, y: 1104, scale: 1.6, isFlipped: true }),
    place(sari(ink.leaf, ink.rice), { x: 1310, y: 1104, scale: 1.55, isFlipped: true }),
    place(bicycle(ink.vermilion), { x: 900, y: 1072, scale: 1.5 }),
    birds(
      [
        [560, 200, 18],
        [620, 170, 15],
        [1180, 220, 16],
        [1230, 190, 13],
      ],
      "#33454f",
    ),
  ];
}

/** Coral Island off Pattaya: clear water, speedboat, parasols. */
function coralIsland(sheet: Sheet): string[] {
  const parasol = (a: string, b: string) =>
    stroke("M0 0 14-190", ink.rice, 8) +
    shape("M-110-150Q-80-240 24-244 120-226 134-128 10-176-110-150z", a) +
    shape(
      "M24-244Q-30-210-52-164l-58 14Q-80-240 24-244zM24-244Q60-200 66-150l68 22Q120-226 24-244z",
      b,
    );
  return [
    sky(sheet, [
      [0, "#1b808a"],
      [0.28, "#7cc4b8"],
      [0.46, "#f8ecc8"],
    ]),
    light(sheet, { x: 420, y: 260, r: 104, core: "#fffbe8", glow: "#fff0b8", reach: 4.4 }),
    streaks(4, [500, 110, 1560, 380], 8, ink.rice, 0.7),
    place(
      shape(
        "M0 0a40 40 0 0 1 40-40h60a64 64 0 0 1 124-24 56 56 0 0 1 96 24h50a24 24 0 0 1 0 40z",
        ink.rice,
        'opacity=".85"',
      ),
      { x: 620, y: 500 },
    ),
    hill(
      sheet,
      [
        [0, 540],
        [160, 500],
        [330, 520],
        [520, 545],
        [700, 556],
        [1600, 556],
      ],
      "#8fbdaa",
    ),
    water(sheet, 552, "#9ed6c4", "#12838c", 980),
    glints(3, [0, 562, 1600, 860], 90, ink.rice, 0.6),
    lightPath(5, 420, 564, 800, 130, ink.rice, 0.7),
    // the island's green shoulder
    shape(
      "M820 570Q900 480 1010 440 1080 330 1200 340 1330 300 1420 360 1540 380 1620 450V620H800z",
      "#3d8a66",
    ),
    shape(
      "M1010 440Q1080 330 1200 340 1130 400 1110 480 1040 520 960 580L820 570Q900 480 1010 440zM1330 330q80 0 90 30-60 60-50 140 20 60-20 90h-90q30-150 70-260z",
      "#66a873",
    ),
    canopy(6, 860, 1640, 580, 24, 640, "#2b6f55"),
    shape("M960 440q20 40 0 90 30 20 20 60h-70q-10-80 50-150z", "#d9b895"),
    shape("M760 640Q1000 600 1240 606T1640 600V700Q1200 660 760 640z", "#fbe9c4"),
    [1010, 1110, 1210, 1330, 1450]
      .map((x, i) =>
        place(
          parasol(
            [ink.vermilion, ink.turmeric, ink.teal, ink.ember, ink.leaf][i] ?? ink.teal,
            ink.rice,
          ),
          { x, y: 640 + (i % 2) * 8, scale: 0.34 },
        ),
      )
      .join(""),
    place(coconut(230, 30, 3, { trunk: "#6b5a45", leaf: "#1f5f49", leafLit: "#4a9462" }), {
      x: 1290,
      y: 640,
    }),
    place(coconut(280, -40, 6, { trunk: "#6b5a45", leaf: "#1f5f49", leafLit: "#4a9462" }), {
      x: 1510,
      y: 650,
    }),
    // parasail
    shape("M520 250q90-110 190 0-95-36-190 0z", ink.vermilion),
    shape("M584 200q30-14 62-2l-6 34q-26-4-46 0z", ink.turmeric),
    stroke("M522 250 606 350 708 250M584 232l22 118 34-118M606 356 900 760", ink.line, 3),
    place(veshti(ink.line, ink.line), { x: 606, y: 400, scale: 0.5 }),
    // the speedboat
    shape("M690 880Q560 850 400 872T120 900q140 30 300 20t300-20z", ink.rice, 'opacity=".75"'),
    place(
      shape("M-180-40Q0-24 210-64 160 16 120 22H-150Q-176 6-180-40z", ink.rice) +
        shape("M-178-22Q0-6 188-40l-14 20Q0 10-172 2z", ink.vermilion) +
        shape("M-40-34 0-86H70l40 34z", ink.teal) +
        shape("M6-80h34v34h-60z", "#d7efe6") +
        rect(-140, -110, 150, 10, ink.turmeric) +
        stroke("M-130-102v66M0-102v30", ink.line, 5) +
        place(sari(ink.turmeric, ink.rice), { x: -100, y: -20, scale: 0.72 }) +
        place(veshti(ink.vermilion, ink.line), { x: -50, y: -20, scale: 0.74 }),
      { x: 860, y: 850, scale: 1.25 },
    ),
    shape("M760 890Q900 910 1120 876 1180 900 1120 908 900 930 760 890z", ink.rice, 'opacity=".8"'),
    // near beach
    shape("M0 1010Q260 930 560 990T1100 1040 1600 980V1200H0z", "#bfe6d6", 'opacity=".75"'),
    shape("M0 1040Q260 960 560 1016T1100 1066 1600 1010V1200H0z", ink.rice),
    shape("M0 1056Q260 976 560 1032T1100 1082 1600 1026V1200H0z", "#f7dca8"),
    stipple(4, [0, 1070, 1600, 1196], 130, "#c99a5f", 0.5),
    place(parasol(ink.vermilion, ink.rice), { x: 330, y: 1130, scale: 1.5 }),
    shape("M190 1110l150-10 60-50 16 12-60 56-166 20zM220 1126v34M360 1116v34", ink.teal),
    stroke("M214 1126v30M350 1116v30", ink.wood, 8),
    shape("M450 1120l120-8 50-40 14 10-50 48-134 16z", ink.turmeric),
    stroke("M470 1132v26M570 1124v26", ink.wood, 8),
    place(sari(ink.leaf, ink.turmeric), { x: 760, y: 1140, scale: 1.75 }),
    place(hiker(ink.ember, ink.teal), { x: 840, y: 1140, scale: 1.2 }),
    place(veshti(ink.tealMid, ink.rice), { x: 684, y: 1138, scale: 1.8 }),
    place(coconut(900, -260, 5, { trunk: "#4f4638", leaf: "#12503f", leafLit: "#3a8a5a" }), {
      x: 1540,
      y: 1190,
    }),
    shape("M1180 1150q30-34 64-8 20 20-4 30h-52q-20-8-8-22z", "#e8a08a"),
    birds(
      [
        [240, 480, 16],
        [290, 460, 13],
      ],
      "#3f6a6c",
    ),
  ];
}

/** The Sanctuary of Truth, all of teak, by the sea at Pattaya. */
function sanctuary(sheet: Sheet): string[] {
  const wood = "#8a5238";
  const lit = "#cf8f5c";
  const dark = "#4f2c2a";
  function spire(x: number, y: number, w: number, h: number): string {
    const parts: string[] = [];
    times(7, (i) => {
      const t = i / 7;
      const half = (w / 2) * (1 - t) ** 1.35;
      const y0 = y - h * 0.66 * t;
      const step = (h * 0.66) / 7;
      parts.push(
        shape(
          poly([
            [x - half, y0],
            [x - half * 0.72, y0 - step],
            [x + half * 0.72, y0 - step],
            [x + half, y0],
          ]),
          wood,
        ),
        shape(
          poly([
            [x - half, y0],
            [x - half * 0.72, y0 - step],
            [x - half * 0.2, y0 - step],
            [x - half * 0.3, y0],
          ]),
          lit,
        ),
        shape(
          `M${num(x - half * 1.04)} ${num(y0)}q${num(-half * 0.16)} ${num(-step * 0.3)} ${num(-half * 0.1)} ${num(-step * 0.8)}q${num(half * 0.2)} ${num(step * 0.3)} ${num(half * 0.3)} ${num(step * 0.8)}zM${num(x + half * 1.04)} ${num(y0)}q${num(half * 0.16)} ${num(-step * 0.3)} ${num(half * 0.1)} ${num(-step * 0.8)}q${num(-half * 0.2)} ${num(step * 0.3)} ${num(-half * 0.3)} ${num(step * 0.8)}z`,
          dark,
        ),
      );
    });
    parts.push(
      shape(
        poly([
          [x - w * 0.035, y - h * 0.6],
          [x, y - h],
          [x + w * 0.035, y - h * 0.6],
        ]),
        lit,
      ),
      disc(x, y - h * 0.68, w * 0.04, ink.turmeric),
    );
    return parts.join("");
  }
  function wing(x: number, y: number, w: number, h: number): string {
    // a gabled arm: three nested roofs with horn-like tips
    return (
      times(3, (i) => {
        const k = 1 - i * 0.2;
        const yy = y - h * (0.3 + i * 0.2);
        return (
          shape(
            poly([
              [x - (w / 2) * k, yy],
              [x, yy - h * 0.62 * k],
              [x + (w / 2) * k, yy],
            ]),
            i % 2 ? wood : dark,
          ) +
          shape(
            poly([
              [x - (w / 2) * k * 0.82, yy],
              [x, yy - h * 0.5 * k],
              [x + (w / 2) * k * 0.82, yy],
            ]),
            i % 2 ? lit : wood,
          ) +
          stroke(
            `M${num(x)} ${num(yy - h * 0.62 * k)}q${num(w * 0.02)} ${num(-h * 0.1)} ${num(-w * 0.03)} ${num(-h * 0.2)}M${num(x - (w / 2) * k)} ${num(yy)}q${num(-w * 0.06)} ${num(-h * 0.02)} ${num(-w * 0.06)} ${num(-h * 0.12)}M${num(x + (w / 2) * k)} ${num(yy)}q${num(w * 0.06)} ${num(-h * 0.02)} ${num(w * 0.06)} ${num(-h * 0.12)}`,
            dark,
            7,
          )
        );
      }).join("") +
      rect(x - w * 0.42, y - h * 0.32, w * 0.84, h * 0.32, wood) +
      shape(
        times(5, (i) => arch(x - w * 0.32 + i * w * 0.16, y, w * 0.1, h * 0.26, "pointed")).join(
          "",
        ),
        dark,
      ) +
      shape(
        times(6, (i) => box(x - w * 0.42 + i * w * 0.16, y - h * 0.32, w * 0.04, h * 0.32)).join(
          "",
        ),
        lit,
      )
    );
  }
  const building =
    spire(800, 520, 320, 440) +
    spire(560, 640, 200, 280) +
    spire(1040, 640, 200, 280) +
    rect(640, 500, 320, 340, wood) +
    wing(560, 850, 330, 300) +
    wing(1040, 850, 330, 300) +
    spire(360, 760, 120, 190) +
    spire(1240, 760, 120, 190) +
    rect(300, 750, 120, 100, wood) +
    rect(1180, 750, 120, 100, wood) +
    shape(arch(360, 850, 50, 76, "pointed") + arch(1240, 850, 50, 76, "pointed"), dark) +
    wing(800, 854, 420, 400);
  return [
    sky(sheet, [
      [0, "#b9573f"],
      [0.24, "#e98a55"],
      [0.48, "#f9c67c"],
      [0.66, "#fde5ac"],
    ]),
    light(sheet, { x: 430, y: 420, r: 130, core: "#fff1c4", glow: "#ffdf98", reach: 3.8 }),
    streaks(5, [40, 110, 1560, 480], 12, "#fde0ae", 0.5),
    hill(
      sheet,
      [
        [0, 800],
        [200, 760],
        [420, 770],
        [700, 800],
        [1100, 790],
        [1400, 750],
        [1600, 770],
      ],
      "#c9986e",
    ),
    mist(sheet, 740, 70, "#fde5ac", 0.7),
    canopy(4, -20, 330, 820, 30, 880, "#5b6b4d"),
    canopy(8, 1270, 1640, 816, 34, 880, "#5b6b4d"),
    sheet.stamp(building, [""]),
    rect(180, 848, 1240, 26, "#d9b48c"),
    rect(150, 872, 1300, 24, "#a87f68"),
    shape(
      times(44, (i) => box(190 + i * 28, 832, 6, 20)).join("") + box(184, 828, 1232, 6),
      "#f0d3a6",
    ),
    water(sheet, 896, "#f3b877", "#1d5a63"),
    `<g opacity=".28">${sheet.stamp(building, ["matrix(1 0 0 -.5 0 1322)"])}</g>`,
    lightPath(6, 430, 906, 1170, 160, "#fff0c4", 0.8),
    glints(3, [0, 910, 1600, 1180], 90, "#fde0ae", 0.5),
    glints(8, [0, 940, 1600, 1190], 40, "#17424c", 0.35),
    place(
      shape("M-130-16Q0 4 140-30 126 20 106 24H-100Q-126 10-130-16z", "#4f2c2a") +
        stroke("M-128-14Q0 8 138-28", ink.turmeric, 5) +
        place(veshti(ink.teal, ink.line), { x: -84, y: -2, scale: 0.8 }) +
        stroke("M-100-60-150 40", ink.line, 5) +
        place(sari(ink.vermilion, ink.turmeric), { x: 10, y: 0, scale: 0.74 }) +
        place(veshti(ink.rice), { x: 56, y: -2, scale: 0.76 }),
      { x: 1050, y: 1040, scale: 1.5 },
    ),
    place(elephant("#5b4a4a", { colour: ink.vermilion, trim: ink.turmeric }), {
      x: 250,
      y: 850,
      scale: 0.5,
    }),
    place(sari(ink.teal, ink.turmeric), { x: 700, y: 872, scale: 0.5 }),
    place(veshti(ink.rice), { x: 740, y: 872, scale: 0.52 }),
    place(coconut(700, 120, 4, { trunk: "#3f2e2a", leaf: "#2b4436", leafLit: "#55703f" }), {
      x: 60,
      y: 1200,
    }),
    place(coconut(560, -80, 7, { trunk: "#3f2e2a", leaf: "#2b4436", leafLit: "#55703f" }), {
      x: 1540,
      y: 1200,
    }),
    shape("M0 1130Q160 1100 300 1160T480 1200H0zM1600 1120Q1460 1110 1360 1200h240z", "#2b4436"),
    birds(
      [
        [1100, 300, 20],
        [1160, 270, 16],
        [1210, 320, 14],
        [1000, 240, 13],
      ],
      "#7a3f30",
    ),
  ];
}

/** Rice terraces of Tegallalang. */
function riceTerraces(sheet: Sheet): string[] {
  const air = "#fbeecb";
  const greens = ["#8fc06a", "#74b062", "#5a9c59", "#458a55", "#367850", "#2a674a", "#205844"];
  function terrace(points: readonly Point[], i: number, lip: string): string {
    return (
      shape(
        `${spline(points)}V1200H${num(points[0]?.[0] ?? 0)}z`,
        greens[i % greens.length] ?? ink.leaf,
      ) +
      stroke(spline(points), lip, 7 + i * 0.8) +
      stroke(
        spline(points.map(([x, y]): Point => [x, y + 15 + i * 1.6])),
        "#f3e9b4",
        4 + i * 0.5,
        'opacity=".55"',
      )
    );
  }
  const right = times(7, (i) =>
    terrace(
      [
        [1640, 560 + i * 76],
        [1420, 590 + i * 78],
        [1220, 640 + i * 74 + i * i],
        [1040 - i * 16, 720 + i * 60],
        [900 - i * 30, 800 + i * 52],
        [740 - i * 40, 880 + i * 52],
        [560 - i * 60, 1000 + i * 50],
        [420 - i * 60, 1240],
      ],
      i,
      "#d6e59a",
    ),
  );
  const left = times(7, (i) =>
    terrace(
      [
        [-40, 640 + i * 72],
        [140, 680 + i * 74],
        [330 + i * 10, 750 + i * 70],
        [480 + i * 26, 840 + i * 62],
        [600 + i * 44, 950 + i * 52],
        [700 + i * 56, 1090 + i * 40],
        [760 + i * 60, 1240],
      ],
      i,
      "#d6e59a",
    ),
  );
  return [
    sky(sheet, [
      [0, "#6fb3a2"],
      [0.26, "#cfdcae"],
      [0.46, air],
    ]),
    light(sheet, { x: 560, y: 270, r: 104, core: "#fffae4", glow: "#fff0b4", reach: 4.6 }),
    streaks(3, [40, 100, 1560, 340], 9, ink.rice, 0.6),
    hill(sheet, ridge(sheet, 440, 80, 47, 4), "#9fbda6"),
    mist(sheet, 390, 130, air, 0.85),
    canopy(4, -20, 1640, 560, 40, 800, "#5f9f74"),
    sheet.stamp(
      coconut(210, 24, 3, { trunk: "#6f8a6c", leaf: "#4d9068", leafLit: "#77b07c" }),
      times(7, (i) =>
        at({
          x: 470 + i * 92 + (i % 2) * 18,
          y: 612 - (i % 3) * 14,
          scale: 0.84 + (i % 3) * 0.14,
          isFlipped: i % 2 === 1,
        }),
      ),
    ),
    mist(sheet, 560, 120, air, 0.75),
    hill(
      sheet,
      [
        [0, 760],
        [300, 740],
        [560, 760],
        [760, 800],
        [1000, 760],
        [1300, 700],
        [1600, 700],
      ],
      "#a9cc85",
    ),
    mist(sheet, 700, 90, air, 0.5),
    hill(
      sheet,
      [
        [0, 800],
        [400, 830],
        [700, 870],
        [900, 850],
        [1200, 780],
        [1600, 740],
      ],
      "#93c078",
    ),
    right[0] ?? "",
    right[1] ?? "",
    // the farmer's hut
    place(
      rect(-60, -70, 120, 70, "#c9955f") +
        rect(-60, -70, 30, 70, "#9c6a45") +
        shape("M-100-64-40-150H40L100-64z", "#8a6a45") +
        shape("M10-150H40L100-64H40z", "#6b4d38") +
        rect(-16, -46, 32, 46, "#4a3329"),
      { x: 1330, y: 650 + 30 },
    ),
    ...right.slice(2),
    mist(sheet, 800, 100, air, 0.35),
    ...left,
    [
      [200, 790],
      [360, 880],
      [260, 960],
      [1150, 880],
      [1300, 1000],
      [1010, 1010],
    ]
      .map(([x = 0, y = 0]) =>
        stroke(
          times(8, (k) => `M${x + k * 16} ${y + Math.round(Math.sin(k) * 3)}v-13`).join(""),
          "#cfe08a",
          4,
        ),
      )
      .join(""),
    // farmers with conical hats and a carrying pole
    place(
      veshti(ink.tealMid, ink.line) +
        shape("M-26-92 0-112 26-92z", ink.turmeric) +
        stroke("M-60-74Q0-92 60-74", ink.wood, 5) +
        stroke("M-58-74v30M58-74v30", ink.line, 2) +
        shape("M-76-46h36l-6 22h-24zM40-46h36l-6 22H46z", ink.clay),
      { x: 1080, y: 940, scale: 1.7 },
    ),
    place(sari(ink.vermilion, ink.turmeric) + shape("M-24-92 1-112 27-92z", ink.turmeric), {
      x: 420,
      y: 1010,
      scale: 1.45,
    }),
    sheet.stamp(coconut(820, 140, 5, { trunk: "#3d4a3c", leaf: "#124a3c", leafLit: "#3a8456" }), [
      at({ x: 40, y: 1190 }),
      at({ x: 1590, y: 1200, scale: 0.72, isFlipped: true }),
    ]),
    place(banana(240, "#124a3c", "#2b7350"), { x: 210, y: 1200 }),
    place(banana(220, "#124a3c", "#2b7350"), { x: 1400, y: 1200 }),
    birds(
      [
        [880, 300, 18],
        [940, 270, 15],
        [990, 320, 13],
      ],
      "#41685a",
    ),
  ];
}

/** Tanah Lot, the temple in the sea. */
function tanahLot(sheet: Sheet): string[] {
  const rock = "#3b3440";
  const lit = "#b5705a";
  return [
    sky(sheet, [
      [0, "#3f3a5c"],
      [0.2, "#8d5468"],
      [0.4, "#e57a50"],
      [0.56, "#fbc06e"],
      [0.62, "#fedf9c"],
    ]),
    light(sheet, { x: 380, y: 640, r: 150, core: "#fff0be", glow: "#ffd283", reach: 3.6 }),
    streaks(5, [40, 140, 1560, 600], 16, "#fbb583", 0.55),
    water(sheet, 700, "#f6ab68", "#22405a"),
    lightPath(6, 380, 710, 1080, 220, "#ffe5a8", 0.85),
    glints(4, [0, 716, 1600, 1150], 110, "#fdc48a", 0.45),
    glints(9, [0, 780, 1600, 1180], 60, "#26304c", 0.4),
    // the rock and its shrines
    shape(
      "M600 880Q620 760 680 720 690 640 780 620 850 560 960 570 1080 540 1160 590 1250 610 1280 690 1340 730 1370 880z",
      rock,
    ),
    shape(
      "M600 880Q620 760 680 720 690 640 780 620 850 560 960 570 860 620 840 690 760 720 740 800 700 830 700 880z",
      lit,
    ),
    stroke(
      "M860 640q-20 80 10 140M1000 620q30 90-10 180M1150 640q10 90 60 130M780 760q-10 60 10 110M930 760q40 60 10 110",
      "#2a2530",
      8,
      'opacity=".7"',
    ),
    shape("M840 880q0-80 50-90 54 6 56 90z", "#1f1b28"),
    canopy(6, 740, 1240, 604, 26, 640, "#33523f"),
    canopy(9, 860, 1180, 570, 22, 610, "#41664a"),
    meru(960, 580, 170, 290, 5, "#2f2833", "#8a4f3c"),
    meru(1110, 590, 130, 190, 3, "#2f2833", "#8a4f3c"),
    meru(830, 612, 110, 150, 3, "#2f2833", "#8a4f3c"),
    rect(1170, 560, 50, 50, "#8a4f3c"),
    shape("M1156 564l40-44 40 44z", "#2f2833"),
    place(tree(150, 4, { trunk: rock, leaf: "#33523f", leafLit: "#5f7a4c" }), { x: 720, y: 690 }),
    place(coconut(200, 30, 3, { trunk: rock, leaf: "#33523f", leafLit: "#5f7a4c" }), {
      x: 1250,
      y: 660,
    }),
    stroke("M1040 588v-90q0-40 30-46M890 600v-70q0-36-28-42", "#c9a03f", 5),
    shape("M1062 450h16v30l-8 10-8-10zM854 486h16v30l-8 10-8-10z", ink.turmeric),
    shape(
      "M540 884q60-24 120 0t120 0 120 0 120 0 120 0 120 0 140-4v22H540z",
      ink.rice,
      'opacity=".9"',
    ),
    shape(
      "M470 914q70-20 140 0t140 0 140 0 140 0 140 0 140 0 160 0v12H470z",
      "#f6d0a6",
      'opacity=".7"',
    ),
    // the reef people walk at low tide
    shape(
      "M760 1200Q820 1080 900 1010 960 950 1010 930L1080 936Q1060 1000 1100 1060T1240 1200z",
      "#4a3f46",
    ),
    shape("M760 1200Q820 1080 900 1010 960 950 1010 930 960 1010 930 1060T900 1200z", "#8a5f58"),
    place(sari(ink.rice, ink.turmeric, true), { x: 1020, y: 990, scale: 0.85 }),
    place(sari(ink.rice, ink.vermilion, true), { x: 990, y: 1030, scale: 1 }),
    place(veshti(ink.rice, ink.turmeric), { x: 1046, y: 1070, scale: 1.2 }),
    place(
      stroke("M0 0V-150", ink.line, 4) + shape("M-56-140Q0-210 56-140 0-158-56-140z", ink.turmeric),
      { x: 1068, y: 1058, scale: 0.9 },
    ),
    shape("M0 1130Q180 1070 400 1120T720 1200H0zM1600 1060Q1420 1070 1320 1200h280z", "#231f2c"),
    shape("M1600 1060Q1480 1066 1400 1130 1500 1110 1600 1120z", "#6f4a4c"),
    place(sari(ink.vermilion, ink.turmeric), { x: 300, y: 1116, scale: 1.8 }),
    place(veshti(ink.tealMid, ink.line), { x: 222, y: 1112, scale: 1.85 }),
    birds(
      [
        [560, 380, 20],
        [620, 346, 16],
        [670, 396, 14],
        [1290, 400, 16],
        [1340, 370, 13],
      ],
      "#3f2a3c",
    ),
  ];
}

/** Nuwara Eliya: a white tea factory, a waterfall and the pickers. */
function teaFactory(sheet: Sheet): string[] {
  const air = "#f3efd2";
  const slope: Point[] = [
    [0, 860],
    [260, 820],
    [520, 830],
    [820, 900],
    [1100, 960],
    [1360, 960],
    [1600, 920],
  ];
  const near: Point[] = [
    [0, 960],
    [240, 980],
    [520, 1030],
    [820, 1080],
    [1200, 1070],
    [1600, 1010],
  ];
  const factory =
    rect(0, -220, 620, 220, "#fdf3dc") +
    rect(440, -220, 180, 220, "#d7c3ac") +
    shape("M-24-216 40-286H580l64 70z", ink.leaf) +
    shape("M440-286h140l64 70H440z", ink.leafDeep) +
    shape(
      times(4, (r) => times(15, (c) => box(16 + c * 40, -206 + r * 52, 26, 30)).join("")).join(""),
      "#4f7f86",
    ) +
    shape(
      times(9, (k) => {
        const r = (k * 3) % 4;
        const c = (k * 5 + 2) % 15;
        return box(16 + c * 40, -206 + r * 52, 26, 30);
      }).join(""),
      ink.butter,
    ) +
    stroke("M0-166H620M0-114H620M0-62H620", "#d7c3ac", 4) +
    rect(250, -340, 120, 70, "#fdf3dc") +
    shape("M232-334l78-46 78 46z", ink.vermilion) +
    rect(540, -390, 34, 130, ink.brick) +
    rect(532, -396, 50, 12, ink.vermilionDeep);
  return [
    sky(sheet, [
      [0, "#83b8b2"],
      [0.26, "#cfddbf"],
      [0.5, air],
    ]),
    light(sheet, { x: 520, y: 270, r: 92, core: "#fffbe8", glow: "#fff2bf", reach: 4.8 }),
    streaks(6, [40, 90, 1560, 330], 10, ink.rice, 0.7),
    hill(sheet, ridge(sheet, 430, 90, 88, 4), "#a5b8bf"),
    mist(sheet, 390, 140, air, 0.85),
    // the cliff and its double fall
    shape("M980 700Q1000 430 1100 400 1180 330 1320 350 1470 330 1620 400V900H940z", "#5f8f84"),
    shape(
      "M1100 400Q1180 330 1320 350 1240 400 1230 500 1130 560 1100 700H980Q1000 430 1100 400z",
      "#86ad95",
    ),
    shape(
      "M1330 380q50 120 20 260 30 140 0 280h70q20-160-10-280 30-140-10-262-40-20-70 2z",
      "#f7fbf2",
    ),
    stroke("M1360 400q30 120 6 240 24 140 6 260M1392 400q20 130 0 250 20 120 10 250", "#bfdcd6", 5),
    shape("M1300 620q90-30 170 0-20 26-84 22t-86-22z", ink.rice, 'opacity=".8"'),
    canopy(3, 960, 1310, 720, 36, 960, "#3f7d66"),
    canopy(5, 1430, 1640, 700, 36, 960, "#3f7d66"),
    mist(sheet, 680, 150, air, 0.75),
    canopy(8, -20, 620, 650, 36, 860, "#4f9074"),
    mist(sheet, 640, 100, air, 0.6),
    hill(
      sheet,
      [
        [0, 800],
        [240, 720],
        [520, 700],
        [820, 740],
        [1100, 830],
        [1300, 900],
        [1600, 960],
      ],
      "#5f9f68",
    ),
    rows(
      sheet,
      [
        [0, 800],
        [240, 720],
        [520, 700],
        [820, 740],
        [1100, 830],
        [1300, 900],
        [1600, 960],
      ],
      { count: 7, gap: 22, growth: 0.06, width: 10, colour: "#82b877", dash: "14 18" },
    ),
    place(factory, { x: 240, y: 790 }),
    shape(
      "M790 430Q770 390 810 370 800 330 850 320 870 280 930 300 900 330 880 360 850 380 830 400z",
      ink.rice,
      'opacity=".7"',
    ),
    hill(sheet, slope, "#367f56"),
    rows(sheet, slope, {
      count: 8,
      gap: 28,
      growth: 0.07,
      width: 15,
      colour: "#559a62",
      dash: "20 26",
    }),
    hill(sheet, near, "#1f5b48"),
    rows(sheet, near, {
      count: 6,
      gap: 42,
      growth: 0.08,
      width: 24,
      colour: "#347a58",
      dash: "34 40",
    }),
    [
      [1240, 960],
      [1330, 966],
      [1430, 950],
      [1520, 940],
    ]
      .map(([x = 0, y = 0], i) => place(oak(260 + (i % 2) * 90, "#174a3e", "#2f7256"), { x, y }))
      .join(""),
    [
      [330, 1080, 2, ink.vermilion, ink.turmeric],
      [560, 1110, 2.15, ink.turmeric, ink.vermilion],
      [1050, 1120, 2.1, ink.tealPale, ink.rice],
      [820, 1040, 1.5, ink.ember, ink.rice],
    ]
      .map(([x, y, s, a, b]) =>
        place(sari(String(a), String(b), true), {
          x: Number(x),
          y: Number(y),
          scale: Number(s),
          isFlipped: Number(x) > 900,
        }),
      )
      .join(""),
    birds(
      [
        [760, 260, 18],
        [820, 230, 15],
        [866, 280, 13],
        [1180, 260, 15],
      ],
      "#41685f",
    ),
  ];
}

/** The Temple of the Tooth beside Kandy lake, with a procession elephant. */
function kandy(sheet: Sheet): string[] {
  const wall = "#fdf3de";
  const shade = "#dcbfa6";
  function roof(x: number, y: number, w: number, h: number): string {
    return (
      shape(
        `M${num(x - w / 2)} ${y}Q${num(x - w * 0.26)} ${num(y - h * 0.3)} ${num(x - w * 0.12)} ${num(y - h)}H${num(x + w * 0.12)}Q${num(x + w * 0.26)} ${num(y - h * 0.3)} ${num(x + w / 2)} ${y}z`,
        ink.brick,
      ) +
      shape(
        `M${num(x + w * 0.04)} ${num(y - h)}H${num(x + w * 0.12)}Q${num(x + w * 0.26)} ${num(y - h * 0.3)} ${num(x + w / 2)} ${y}H${num(x + w * 0.16)}z`,
        ink.vermilionDeep,
      ) +
      rect(x - w / 2 - 4, y - 2, w + 8, 10, ink.wood)
    );
  }
  const cloudWall = (x: number, y: number, n: number) =>
    shape(`M${x} ${y}v-34${times(n, () => "q20-30 40 0").join("")}v34z`, wall) +
    shape(times(n, (i) => `M${x + 10 + i * 40} ${y - 8}l10-22 10 22z`).join(""), shade);
  return [
    sky(sheet, [
      [0, "#2b6f78"],
      [0.24, "#8fb3a4"],
      [0.44, "#f6c796"],
      [0.6, "#fde6bb"],
    ]),
    light(sheet, { x: 1150, y: 350, r: 110, core: ink.ember, glow: "#ffdca0", reach: 3.8 }),
    streaks(6, [40, 110, 1560, 400], 11, ink.rice, 0.5),
    hill(sheet, ridge(sheet, 500, 90, 62, 4), "#9aa79c"),
    mist(sheet, 450, 130, "#fde6bb", 0.75),
    hill(sheet, ridge(sheet, 620, 60, 13, 3), "#55897a"),
    mist(sheet, 590, 100, "#fde6bb", 0.65),
    canopy(4, -20, 1640, 700, 50, 860, "#357a5c"),
    shape(stupa(1410, 690, 130, 200), wall),
    shape("M1424 690V494q20 120 44 138 6 20 7 58z", shade, 'opacity=".7"'),
    // golden-roofed shrine and long halls
    rect(440, 600, 640, 200, wall),
    rect(860, 600, 220, 200, shade),
    shape(
      times(
        12,
        (i) => arch(480 + i * 52, 790, 28, 76, "round") + arch(480 + i * 52, 690, 24, 54, "round"),
      ).join(""),
      "#8a5a4a",
    ),
    roof(760, 604, 740, 110),
    shape("M640 504q30-70 120-80 90 10 120 80z", ink.turmeric),
    shape("M780 424q80 16 100 80h-60q-6-50-40-80z", "#c9822c"),
    stroke("M760 424v-50", ink.turmeric, 7),
    roof(560, 720, 300, 54),
    rect(440, 720, 240, 90, wall),
    shape(times(4, (i) => arch(476 + i * 56, 806, 32, 66, "round")).join(""), "#8a5a4a"),
    rect(1060, 690, 300, 120, wall),
    shape(times(6, (i) => arch(1090 + i * 48, 806, 28, 76, "round")).join(""), "#8a5a4a"),
    roof(1210, 694, 360, 80),
    // the octagon
    shape("M210 820V600L250 560H450l40 40v220z", wall),
    shape("M400 820V560h50l40 40v220z", shade),
    shape(
      times(
        5,
        (i) => arch(240 + i * 55, 800, 30, 80, "round") + arch(240 + i * 55, 690, 26, 64, "round"),
      ).join(""),
      "#8a5a4a",
    ),
    rect(200, 702, 300, 10, shade),
    roof(350, 600, 400, 120),
    shape("M290 488q60-80 120 0z", ink.brick),
    stroke("M350 440v-40", ink.turmeric, 7),
    rect(-10, 806, 1620, 60, wall),
    rect(-10, 856, 1620, 20, shade),
    cloudWall(0, 812, 40),
    water(sheet, 870, "#efc69a", "#17616a", 1050),
    lightPath(5, 1150, 880, 1040, 130, "#fbb27c", 0.7),
    glints(3, [0, 880, 1600, 1040], 60, ink.rice, 0.5),
    glints(12, [200, 884, 1100, 960], 30, wall, 0.5),
    cloudWall(-10, 1060, 41),
    rect(-10, 1052, 1640, 30, shade),
    shape("M0 1076Q400 1060 800 1074T1600 1066V1200H0z", "#e6bd88"),
    stipple(5, [0, 1090, 1600, 1196], 110, "#a8734a", 0.5),
    // the procession
    place(
      elephant("#4f5a62", { colour: ink.vermilion, trim: ink.turmeric }) +
        shape("M-24-130q22-44 44-8l-4 14h-36z", ink.turmeric) +
        stroke("M-2-160v-30", ink.turmeric, 6) +
        shape("M66-116q30-10 40 20l-12 40q-24 6-34-8z", ink.vermilion) +
        disc(84, -100, 4, ink.rice),
      { x: 760, y: 1168, scale: 2.0 },
    ),
    place(
      veshti(ink.vermilion) +
        shape("M-14-97q0-12 14-12t14 12z", ink.rice) +
        shape("M10-62h36v22H10z", ink.turmeric) +
        stroke("M10-62v22M46-62v22", ink.wood, 5),
      { x: 1060, y: 1168, scale: 1.8 },
    ),
    place(
      veshti(ink.vermilion) +
        shape("M-14-97q0-12 14-12t14 12z", ink.rice) +
        shape("M10-62h36v22H10z", ink.turmeric) +
        stroke("M10-62v22M46-62v22", ink.wood, 5),
      { x: 1170, y: 1172, scale: 1.8 },
    ),
    place(
      veshti(ink.rice) +
        stroke("M16-76V-150", ink.wood, 5) +
        shape("M6-150q10-34 20 0z", ink.ember),
      { x: 470, y: 1168, scale: 1.8 },
    ),
    place(sari(ink.rice, ink.turmeric, true), { x: 380, y: 1168, scale: 1.7 }),
    place(sari(ink.teal, ink.turmeric), { x: 1290, y: 1168, scale: 1.6, isFlipped: true }),
    place(tree(430, 5, { trunk: ink.wood, leaf: "#194c3d", leafLit: "#37795a" }), {
      x: 90,
      y: 1180,
    }),
    place(coconut(640, -90, 6, { trunk: "#4a4038", leaf: "#194c3d", leafLit: "#37795a" }), {
      x: 1520,
      y: 1190,
    }),
    birds(
      [
        [560, 330, 18],
        [620, 300, 15],
        [660, 350, 13],
      ],
      "#2f5458",
    ),
  ];
}

const size = { width: 1600, height: 1200 };

export const abroadGallery: Scene[] = [
  {
    file: "singapore-city-lights-2",
    title: "The Supertrees of Gardens by the Bay after dark",
    ...size,
    draw: supertrees,
  },
  {
    file: "singapore-city-lights-3",
    title: "Shophouses and the temple tower of Little India, Singapore",
    ...size,
    draw: littleIndia,
  },
  {
    file: "thailand-bangkok-pattaya-2",
    title: "A speedboat off Coral Island, Pattaya",
    ...size,
    draw: coralIsland,
  },
  {
    file: "thailand-bangkok-pattaya-3",
    title: "The teak Sanctuary of Truth by the sea, Pattaya",
    ...size,
    draw: sanctuary,
  },
  {
    file: "bali-island-retreat-2",
    title: "The rice terraces of Tegallalang",
    ...size,
    draw: riceTerraces,
  },
  {
    file: "bali-island-retreat-3",
    title: "Tanah Lot at sunset and low tide",
    ...size,
    draw: tanahLot,
  },
  {
    file: "sri-lanka-coast-2",
    title: "A tea factory and pickers at Nuwara Eliya",
    ...size,
    draw: teaFactory,
  },
  {
    file: "sri-lanka-coast-3",
    title: "The Temple of the Tooth beside Kandy lake",
    ...size,
    draw: kandy,
  },
];
