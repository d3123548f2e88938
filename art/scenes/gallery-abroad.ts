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
import { banana, canopy, coconut, oak, reeds, tree } from "../kit/plants.ts";
import {
  at,
  box,
  disc,
  num,
  place,
  poly,
  rect,
  round,
  see,
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
    glints(sheet, 3, [0, 562, 1600, 860], 90, ink.rice, 0.6),
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
    stipple(sheet, 4, [0, 1070, 1600, 1196], 130, "#c99a5f", 0.5),
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
    glints(sheet, 3, [0, 910, 1600, 1180], 90, "#fde0ae", 0.5),
    glints(sheet, 8, [0, 940, 1600, 1190], 40, "#17424c", 0.35),
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

/** The terraces of Tegallalang: green steps and mirrors of water below Mount Agung. */
function riceTerraces(sheet: Sheet): string[] {
  const air = "#fdeecb";
  const steps = 12;
  function lip(k: number): Point[] {
    const t = k / (steps - 1);
    return times(17, (i): Point => {
      const x = -20 + i * 102.5;
      const bowl = ((x - 690 - 60 * t) / 800) ** 2;
      return [
        x,
        636 +
          560 * t ** 1.22 -
          bowl * (70 + 130 * t) +
          (10 + 26 * t) * Math.sin(x / (150 + 70 * t) + k * 0.62),
      ];
    });
  }
  const greens = ["#9cc46f", "#7fb563", "#b4cf7b", "#68a65c"];
  const terraces = times(steps, (k) => {
    const line = lip(k);
    const isFlooded = k % 3 === 1;
    const t = k / (steps - 1);
    const lowered = line.map(([x, y]): Point => [x, y + 8 + 15 * t]);
    const plants = times(3, (r) =>
      stroke(
        spline(line.map(([x, y]): Point => [x, y + 8 + 15 * t + (10 + 17 * t) * (r + 0.9)])),
        isFlooded ? "#5d9a58" : blend(greens[k % 4] ?? ink.leaf, "#2d6b45", 0.42),
        (isFlooded ? 5 : 8) + 5 * t,
        `stroke-dasharray="${isFlooded ? `${num(4 + 4 * t)} ${num(22 + 26 * t)}` : `${num(10 + 12 * t)} ${num(9 + 10 * t)}`}" ${see(isFlooded ? 0.9 : 0.55)}`,
      ),
    ).join("");
    // the bank, then the field above the next bank
    return (
      hill(sheet, line, blend("#4c7f4a", "#123f35", 0.25 + t * 0.5)) +
      stroke(spline(line), "#d9e39b", 3 + 3 * t) +
      hill(
        sheet,
        lowered,
        isFlooded ? blend("#f3dcae", "#a8cfc0", t) : (greens[k % 4] ?? ink.leaf),
      ) +
      plants
    );
  });
  const palmInks = { trunk: "#4d5a45", leaf: "#1f5c45", leafLit: "#4b8f5c" };
  const hut =
    shape("M-60 0V-60H60V0z", "#8a5a3a") +
    shape("M14 0V-60H60V0z", "#a97549") +
    rect(-18, -46, 30, 46, "#3a241e") +
    shape("M-92-56Q-40-84-14-140H14Q40-84 92-56z", "#6b5236") +
    shape("M6-140h8Q40-84 92-56H34z", "#b08a50") +
    stroke("M-60-62-16-132M-30-60-6-134M30-60 8-134", "#4a3826", 4);
  const shrine =
    rect(-34, -26, 68, 26, "#7d7a78") +
    rect(-24, -56, 48, 32, "#95908b") +
    rect(-40, -62, 80, 10, "#6b6867") +
    shape("M-30-62v-54h12v54zM18-62v-54h12v54z", "#8a5a3a") +
    rect(-18, -90, 36, 28, ink.turmeric) +
    shape("M-58-112Q-24-132-10-176h20Q24-132 58-112z", "#2c2a2c") +
    stroke("M0-176v-20", ink.turmeric, 6) +
    rect(-24, -56, 48, 14, ink.rice) +
    shape(times(4, (i) => box(-24 + i * 12, i % 2 ? -49 : -56, 12, 7)).join(""), ink.line);
  const umbrella =
    stroke("M0 0V-196", ink.wood, 6) +
    shape("M-62-150Q-50-206 0-216 50-206 62-150z", ink.turmeric) +
    shape("M20-208Q54-194 62-150H34Q36-186 20-208z", "#c98a2c") +
    stroke("M-62-150v16M-38-150v16M-14-150v16M10-150v16M34-150v16M60-150v16", ink.rice, 5);
  const penjor =
    stroke("M0 0Q-6-330 30-560 60-690 170-690 230-684 244-600", "#b8923f", 11) +
    stroke("M0-30Q-4-330 32-560 62-684 170-686", "#e3c46f", 4) +
    times(7, (i) =>
      place(shape("M0 0Q-30 12-44 48-8 40 0 0zM0 0Q30 12 40 44 8 36 0 0z", ink.butter), {
        x: [2, 4, 10, 20, 36, 66, 116][i] ?? 0,
        y: [-190, -290, -390, -480, -570, -640, -680][i] ?? 0,
        scale: 0.9,
      }),
    ).join("") +
    stroke("M244-604v60", "#b8923f", 4) +
    shape("M226-548h36l10 40-28 46-28-46z", ink.butter) +
    shape("M236-462h16l6 50-14 40-14-40z", ink.vermilion) +
    disc(244, -520, 9, ink.vermilion);
  return [
    sky(sheet, [
      [0, "#2f8a8c"],
      [0.18, "#86bfae"],
      [0.36, "#f3dfab"],
      [0.5, air],
    ]),
    light(sheet, { x: 1060, y: 330, r: 118, core: "#fff9e2", glow: "#ffedb4", reach: 4.4 }),
    streaks(6, [60, 90, 1560, 330], 10, ink.rice, 0.6),
    // Agung
    shape(
      "M180 640Q420 520 560 330 596 276 626 258L664 270 700 256Q740 290 770 340 900 530 1170 640z",
      "#7f9fa6",
    ),
    shape(
      "M700 256Q740 290 770 340 900 530 1170 640H760Q700 470 664 400 690 320 700 256z",
      "#5f8590",
    ),
    shape(
      "M500 416q60-30 110-6 60-26 116 4 50-16 96 8-90 26-160 12-80 20-162-18z",
      ink.rice,
      see(0.7),
    ),
    mist(sheet, 440, 170, air, 0.95),
    hill(sheet, ridge(sheet, 590, 34, 27, 3), "#7fae8d"),
    mist(sheet, 540, 100, air, 0.8),
    sheet.stamp(
      coconut(230, 26, 4, { trunk: "#7d9178", leaf: "#4f9070", leafLit: "#7db184" }),
      (
        [
          [90, 636, 1.2],
          [180, 640, 0.95],
          [260, 650, 0.8],
          [940, 660, 0.72],
          [1010, 660, 0.86],
          [1400, 620, 1.1],
          [1480, 612, 1.35],
          [1550, 604, 1.1],
        ] as const
      ).map(([x, y, scale], i) => at({ x, y, scale, isFlipped: i % 2 === 1 })),
    ),
    canopy(5, -20, 1640, 640, 30, 700, "#4f9468"),
    mist(sheet, 620, 60, air, 0.5),
    ...terraces.slice(0, 4),
    place(hut, { x: 1250, y: 704, scale: 0.9 }),
    sheet.stamp(coconut(400, -40, 7, palmInks), [
      at({ x: 1352, y: 726 }),
      at({ x: 1440, y: 716, scale: 0.8, isFlipped: true }),
    ]),
    place(sari(ink.vermilion, ink.turmeric, true), { x: 520, y: 748, scale: 0.62 }),
    place(sari(ink.turmeric, ink.vermilion, true), { x: 566, y: 750, scale: 0.6 }),
    ...terraces.slice(4, 8),
    // a farmer on the bank with a carrying pole
    place(
      veshti(ink.tealMid, ink.line) +
        shape("M-28-92 0-114 28-92z", ink.turmeric) +
        stroke("M-70-74Q0-94 70-74", ink.wood, 5) +
        stroke("M-66-74v30M66-74v30", ink.line, 2) +
        shape("M-86-46h40l-7 24h-26zM46-46h40l-7 24H53z", ink.clay),
      { x: 900, y: 962, scale: 1.15 },
    ),
    place(shrine, { x: 250, y: 902, scale: 1.15 }),
    place(umbrella, { x: 336, y: 908, scale: 0.95 }),
    ...terraces.slice(8),
    place(penjor, { x: 1300, y: 1180, scale: 1.02 }),
    place(coconut(760, 110, 5, { trunk: "#33402f", leaf: "#0f4639", leafLit: "#2f7a55" }), {
      x: 46,
      y: 1196,
    }),
    place(banana(230, "#0f4639", "#23694c"), { x: 196, y: 1206 }),
    place(banana(210, "#0f4639", "#23694c"), { x: 1540, y: 1206 }),
    reeds(4, 1380, 1600, 1206, 80, 22, "#0f4639"),
    birds(
      [
        [840, 200, 18],
        [900, 172, 15],
        [944, 218, 13],
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
    glints(sheet, 4, [0, 716, 1600, 1150], 110, "#fdc48a", 0.45),
    glints(sheet, 9, [0, 780, 1600, 1180], 60, "#26304c", 0.4),
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

/** A tea picker seen from behind, about 800 tall, her hip at 0 0: one hand on the bush, one at the basket. */
function picker(): string {
  const skin = "#80492f";
  const skinLit = "#a3653f";
  const weave =
    times(
      5,
      (i) => `M${-112 + i * 8} ${-286 + i * 46}Q0 ${-252 + i * 46} ${112 - i * 8} ${-286 + i * 46}`,
    ).join("") +
    times(
      9,
      (i) =>
        `M${-92 + i * 23} ${-306 + Math.round(22 * Math.sin((i / 8) * Math.PI))}L${-62 + i * 15.5} -52`,
    ).join("");
  return (
    // sari below the basket
    shape("M-112-190Q-150 20-176 220H190Q166 20 116-190z", ink.vermilion) +
    shape("M116-190Q166 20 190 220H110Q104 20 64-190z", ink.vermilionDeep) +
    stroke(
      "M-70-100Q-98 60-108 220M-10-50Q-20 60-18 220M50-60Q68 60 72 220",
      ink.vermilionDeep,
      6,
      see(0.55),
    ) +
    stroke("M-170 150Q0 190 184 150", ink.turmeric, 12) +
    // the arm that reaches for the bush
    stroke("M-112-400Q-206-350-236-268", skin, 50) +
    stroke("M-236-268Q-280-220-322-206", skin, 36) +
    stroke("M-128-408Q-212-356-250-276-290-232-322-216", skinLit, 9) +
    shape("M-308-228q-44-2-66 22-6 10 6 12l22-6q-20 18-10 22 40-2 62-28z", skin) +
    stroke("M-288-240-272-206M-274-248-258-216", ink.turmeric, 7) +
    // the arm that drops leaves over the shoulder
    stroke("M108-400Q200-388 214-316", skin, 48) +
    stroke("M214-316Q206-396 134-424", skin, 34) +
    // back, shoulders and the end of the sari
    shape("M-140-372Q-120-448-48-464H48Q120-448 140-372L116-170H-112z", ink.teal) +
    shape("M-140-372Q-120-448-70-458L-96-330Q-150-318-206-306-186-366-140-372z", ink.teal) +
    stroke("M-204-310Q-150-318-96-328", ink.turmeric, 9) +
    shape("M70-458Q128-448 150-400L226-376 190-300 96-330z", ink.tealDeep) +
    stroke("M224-376 190-300", ink.turmeric, 9) +
    shape("M-60-462Q20-420 128-300L116-170Q20-330-112-410-92-450-60-462z", ink.vermilion) +
    stroke("M-104-410Q16-332 112-180", ink.turmeric, 9) +
    // basket and leaves
    shape("M-118-308Q0-250 118-308L72-40Q0-16-72-40z", "#c08a4e") +
    shape("M50-284Q98-294 118-308L72-40Q54-30 30-26z", "#8f5f38") +
    stroke(weave, "#7b4d2e", 5.5, see(0.75)) +
    stroke("M-120-310Q0-244 120-310", "#e0b06c", 15) +
    stroke("M-74-58Q0-30 74-58", "#7b4d2e", 12) +
    shape("M-112-318q16-38 52-34 16-30 54-20 36-20 62 8 42-8 64 44Q0-256-112-318z", ink.leaf) +
    shape(
      "M-92-322q14-24 40-14-8 18-40 14zM-44-348q24-18 42 0-20 14-42 0zM4-330q16-24 44-12-14 20-44 12zM54-344q22-12 36 6-22 8-36-6zM-34-306q20-18 42-4-20 16-42 4zM42-304q20-20 44-8-18 18-44 8z",
      ink.leafLight,
    ) +
    shape("M138-446q-28-6-38 14-2 20 16 26 24 2 36-14z", skin) +
    stroke("M160-430 148-392M176-422 166-384", ink.turmeric, 7) +
    shape("M104-446q-26-16-16-46 22 18 16 46zM112-450q-2-34 26-46 2 32-26 46z", ink.leafLight) +
    // head, the cloth over it and the band that carries the basket
    disc(0, -540, 68, ink.line) +
    shape("M-40-500h80l16 56Q0-424-56-444z", skin) +
    shape(
      "M-72-528Q-80-616 0-618 80-616 72-528 82-478 112-442 60-410 24-436 0-424-24-436-60-410-112-442-82-478-72-528z",
      ink.turmeric,
    ) +
    shape(
      "M20-617Q80-612 72-528 82-478 112-442 74-416 44-424 62-470 54-530 50-588 20-617z",
      "#c9822c",
    ) +
    stroke(
      "M-40-590Q-52-520-70-446M2-600Q0-520-6-434M-74-452Q-30-424 0-436 40-420 84-450",
      "#c9822c",
      5,
    ) +
    stroke("M-71-552Q0-606 71-552", ink.brick, 17) +
    stroke("M-72-550Q-92-430-104-318M72-550Q92-430 104-318", ink.brick, 9)
  );
}

/** Nuwara Eliya: a picker above the terraces, the white factory beyond. */
function teaFactory(sheet: Sheet): string[] {
  const air = "#fbeccb";
  const factory =
    rect(0, -220, 620, 220, "#fffaf0") +
    rect(440, -220, 180, 220, "#d9c6b4") +
    shape("M-24-216 40-290H580l64 74z", ink.brick) +
    shape("M440-290h140l64 74H440z", ink.vermilionDeep) +
    shape(
      times(4, (r) => times(14, (c) => box(18 + c * 43, -204 + r * 52, 27, 30)).join("")).join(""),
      "#45777c",
    ) +
    shape(
      times(9, (k) => box(18 + ((k * 5 + 2) % 14) * 43, -204 + ((k * 3) % 4) * 52, 27, 30)).join(
        "",
      ),
      ink.butter,
    ) +
    rect(226, -352, 168, 66, "#fffaf0") +
    shape("M208-346l102-50 102 50z", ink.brick) +
    rect(530, -400, 34, 130, ink.wood) +
    rect(522, -408, 50, 12, ink.line);
  const far: Point[] = [
    [0, 690],
    [260, 640],
    [560, 650],
    [860, 720],
    [1180, 700],
    [1600, 610],
  ];
  const middle: Point[] = [
    [0, 800],
    [220, 780],
    [520, 830],
    [840, 900],
    [1180, 880],
    [1600, 760],
  ];
  const near: Point[] = [
    [0, 970],
    [260, 950],
    [560, 1010],
    [860, 1070],
    [1200, 1060],
    [1600, 960],
  ];
  const pickers = (x: number, y: number, s: number, a: string, b: string) =>
    place(sari(a, b, true), { x, y, scale: s });
  return [
    sky(sheet, [
      [0, "#3f8f93"],
      [0.2, "#9cc6b4"],
      [0.4, "#f6dcaa"],
      [0.55, air],
    ]),
    light(sheet, { x: 640, y: 330, r: 128, core: "#fff6da", glow: "#ffe2a0", reach: 4.2 }),
    streaks(6, [40, 110, 1560, 360], 10, ink.rice, 0.6),
    hill(sheet, ridge(sheet, 470, 120, 88, 4), "#9db6bb"),
    mist(sheet, 420, 150, air, 0.85),
    hill(sheet, ridge(sheet, 580, 80, 23, 3), "#6f9f95"),
    mist(sheet, 560, 120, air, 0.75),
    canopy(3, -20, 1640, 676, 30, 800, "#4f9076"),
    mist(sheet, 640, 80, air, 0.55),
    hill(sheet, far, "#68a56b"),
    rows(sheet, far, {
      count: 7,
      gap: 17,
      growth: 0.08,
      width: 9,
      colour: "#8cbf7b",
      dash: "13 15",
    }),
    times(5, (i) =>
      place(oak(150 + (i % 3) * 26, "#2d6e54", "#4f9569"), { x: 690 + i * 44, y: 736 }),
    ).join(""),
    place(factory, { x: 330, y: 716, scale: 0.62 }),
    shape(
      "M672 462q-16-30 18-42-4-34 40-38 30-30 74-4-24 28-62 40-40 10-44 40z",
      ink.rice,
      see(0.75),
    ),
    hill(sheet, middle, "#3a8a58"),
    rows(sheet, middle, {
      count: 7,
      gap: 27,
      growth: 0.09,
      width: 16,
      colour: "#5da565",
      dash: "22 25",
    }),
    [60, 130, 1490, 1560]
      .map((x, i) => place(oak(230 + (i % 2) * 70, "#1d5745", "#38805a"), { x, y: 830 }))
      .join(""),
    pickers(200, 876, 0.72, ink.rice, ink.vermilion),
    pickers(330, 892, 0.78, ink.ember, ink.turmeric),
    pickers(560, 930, 0.9, ink.tealPale, ink.rice),
    hill(sheet, near, "#236148"),
    rows(sheet, near, {
      count: 4,
      gap: 56,
      growth: 0.1,
      width: 34,
      colour: "#347d55",
      dash: "46 50",
    }),
    place(picker(), { x: 1150, y: 1110, scale: 1.2 }),
    // the bush at her hand, those at her feet, with two leaves and a bud
    canopy(21, 620, 800, 950, 52, 1200, "#1b5140"),
    canopy(27, 560, 880, 1050, 60, 1200, "#1b5140"),
    canopy(7, 640, 1640, 1150, 58, 1210, "#16463a"),
    canopy(12, -30, 700, 1180, 44, 1210, "#16463a"),
    sheet.stamp(
      shape("M0 0Q-34-20-52-66-8-60 0 0zM0 0Q34-20 52-66 8-60 0 0z", ink.leafLight) +
        shape("M0-8Q-12-46 0-88 12-46 0-8z", "#b5cf7a"),
      (
        [
          [660, 950, 0.9],
          [730, 934, 1],
          [806, 956, 0.8],
          [610, 1046, 0.9],
          [700, 1050, 1],
          [830, 1056, 1],
          [884, 1134, 1],
          [1010, 1120, 1.2],
          [1120, 1136, 1],
          [1260, 1124, 1.3],
          [1390, 1118, 1.1],
          [1500, 1134, 1.3],
          [120, 1164, 1],
          [290, 1170, 1.2],
          [460, 1168, 0.9],
          [590, 1160, 1.1],
        ] as const
      ).map(([x, y, scale], i) => at({ x, y, scale, turn: ((i * 37) % 30) - 15 })),
    ),
    birds(
      [
        [300, 250, 18],
        [356, 222, 15],
        [396, 270, 13],
        [880, 240, 15],
      ],
      "#3c6662",
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
    glints(sheet, 3, [0, 880, 1600, 1040], 60, ink.rice, 0.5),
    glints(sheet, 12, [200, 884, 1100, 960], 30, wall, 0.5),
    cloudWall(-10, 1060, 41),
    rect(-10, 1052, 1640, 30, shade),
    shape("M0 1076Q400 1060 800 1074T1600 1066V1200H0z", "#e6bd88"),
    stipple(sheet, 5, [0, 1090, 1600, 1196], 110, "#a8734a", 0.5),
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
    title: "The rice terraces of Tegallalang below Mount Agung",
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
    title: "A tea picker above the factory at Nuwara Eliya",
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
