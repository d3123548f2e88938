import { arch, gopuram, vimana } from "../kit/buildings.ts";
import {
  birds,
  glints,
  light,
  lightPath,
  mist,
  sky,
  stipple,
  streaks,
  water,
} from "../kit/land.ts";
import { bicycle, sari, seaBoat, veshti } from "../kit/life.ts";
import { blend, ink } from "../kit/palette.ts";
import { canopy, coconut, palmyra, reeds, tree } from "../kit/plants.ts";
import { at, box, disc, place, rect, shape, stroke, times } from "../kit/shapes.ts";
import type { Scene, Sheet } from "../kit/sheet.ts";

function nandi(colour: string, shade: string): string {
  return (
    shape(
      "M-50 0q-6-34 16-42 20-6 44-2 4-20 20-22l4-8 6 8q14 4 14 18-2 10-14 10-2 16 2 24l12 14z",
      colour,
    ) + shape("M-50 0q-6-34 16-42-4 26 14 34L52 0z", shade)
  );
}

/** Mahabalipuram: the Shore Temple between the moonlit sea and the sand. */
function shoreTemple(sheet: Sheet): string[] {
  const stone = { lit: "#e0a878", shade: ink.plum, line: "#7a4a45", trim: "#f2c898" };
  const wall = times(15, (i) =>
    place(nandi("#b77f66", "#8f5d55"), { x: 500 + i * 56, y: 652, scale: 0.52 }),
  ).join("");
  return [
    sky(sheet, [
      [0, "#155359"],
      [0.25, "#5d9290"],
      [0.5, "#f3bd8d"],
      [0.66, "#fde0a6"],
    ]),
    light(sheet, { x: 410, y: 470, r: 84, core: "#fff3cd", glow: "#ffd894" }),
    streaks(12, [100, 170, 1500, 400], 12, "#fbd9ac", 0.45),
    water(sheet, 560, "#f0b98a", "#1d6a6e"),
    glints(sheet, 5, [0, 572, 1600, 740], 80, ink.rice, 0.5),
    lightPath(3, 410, 570, 720, 110, "#fff0c4", 0.9),
    place(seaBoat(ink.line, ink.vermilion, ink.rice), { x: 180, y: 606, scale: 0.42 }),
    place(seaBoat(ink.line, ink.tealMid, ink.rice), {
      x: 1490,
      y: 590,
      scale: 0.32,
      isFlipped: true,
    }),
    shape(
      "M0 690q60-16 120 0t120 0 120 0 120 0 120 0V740H0zM1000 684q60-14 120 0t120 0 120 0 120 0 120 0v60H1000z",
      ink.rice,
      'opacity=".8"',
    ),
    shape(
      "M0 706q60-14 120 0t120 0 120 0 120-10Q640 640 900 640T1320 690q60 14 120 6t160-6V900H0z",
      "#eac592",
    ),
    shape("M300 760Q640 650 900 652T1340 716 1600 740V900H200z", "#dcae7b"),
    vimana(770, 664, 176, 330, 4, stone, 0.36),
    vimana(986, 664, 246, 500, 6, stone, 0.3),
    rect(480, 628, 830, 40, "#c98f6c"),
    rect(480, 622, 830, 10, "#f2c898"),
    rect(900, 628, 410, 40, ink.plum, 'opacity=".25"'),
    wall,
    rect(440, 664, 920, 20, "#b07a5f"),
    rect(400, 682, 1000, 14, "#96644f"),
    stipple(sheet, 3, [0, 740, 1600, 890], 120, "#a8724d", 0.55),
    place(veshti(ink.tealMid), { x: 560, y: 790, scale: 0.95 }),
    place(sari(ink.vermilion, ink.turmeric), { x: 604, y: 794, scale: 0.92 }),
    place(sari(ink.leaf, ink.rice), { x: 1130, y: 760, scale: 0.7, isFlipped: true }),
    sheet.stamp(palmyra(430, 4, { trunk: "#3a3536", leaf: "#15443f", leafLit: ink.leaf }), [
      at({ x: 1478, y: 850 }),
      at({ x: 1570, y: 880, scale: 0.78, isFlipped: true }),
    ]),
    shape("M0 830Q140 790 330 850T620 900H0zM1600 800Q1460 830 1360 900h240z", "#5b5a42"),
    reeds(5, 0, 330, 900, 70, 30, "#3f4a3a"),
    reeds(5, 1360, 1600, 900, 70, 30, "#3f4a3a"),
    birds(
      [
        [560, 250, 15],
        [606, 228, 12],
        [1220, 260, 14],
        [1260, 290, 11],
        [1296, 250, 10],
      ],
      "#274246",
    ),
  ];
}

/** Thanjavur: the Brihadisvara tower in the last sun. */
function bigTemple(sheet: Sheet): string[] {
  const stone = { lit: "#dd9a5f", shade: "#5b2f3f", line: "#7f432f", trim: "#f3c583" };
  const cloister = (x: number, count: number) =>
    rect(x, 690, count * 46, 70, "#c98654") +
    shape(times(count, (i) => arch(x + 23 + i * 46, 760, 26, 48, "flat")).join(""), "#6b3b35") +
    rect(x - 6, 682, count * 46 + 12, 12, stone.trim);
  return [
    sky(sheet, [
      [0, "#d9603a"],
      [0.3, "#f09a5c"],
      [0.58, "#fbd28a"],
      [0.8, "#fdeabf"],
    ]),
    light(sheet, { x: 470, y: 520, r: 120, core: "#fff0bf", glow: "#ffe09a", reach: 4 }),
    streaks(4, [60, 120, 1540, 430], 12, "#fbe3b4", 0.5),
    canopy(6, -20, 1640, 690, 54, 780, blend(ink.leaf, "#e5a560", 0.45)),
    mist(sheet, 600, 90, "#fde4b4", 0.55),
    cloister(-20, 12),
    cloister(1130, 12),
    place(vimana(0, 0, 90, 130, 3, stone, 0.4), { x: 640, y: 760 }),
    place(vimana(0, 0, 90, 130, 3, stone, 0.4), { x: 1230, y: 760 }),
    gopuram(
      { x: 300, y: 764, width: 170, height: 190, tiers: 3, seed: 3, top: 0.62, finials: 5 },
      {
        stone: "#b87550",
        body: "#c98053",
        band: stone.trim,
        niche: "#5f3430",
        figures: ["#e6a768", "#d48c55", "#f0be80"],
      },
    ),
    rect(740, 660, 420, 106, "#d28d56"),
    rect(990, 660, 170, 106, "#5b2f3f", 'opacity=".3"'),
    vimana(950, 766, 320, 690, 13, stone, 0.22),
    shape(times(7, (i) => arch(560 + i * 26, 766, 15, 60, "flat")).join(""), "#6b3b35"),
    rect(540, 690, 200, 20, stone.trim),
    rect(552, 708, 6, 58, stone.lit),
    rect(470, 764, 760, 12, "#8f5138"),
    rect(0, 772, 1600, 128, "#e2ae70"),
    shape("M0 790Q300 776 560 788L420 900H0zM1600 786Q1400 776 1240 786l180 114h180z", "#7d9a55"),
    stipple(sheet, 9, [0, 800, 1600, 896], 110, "#a9693f", 0.6),
    rect(640, 800, 150, 40, "#b8754b"),
    rect(626, 792, 178, 12, stone.trim),
    place(nandi("#6b4038", "#52303a"), { x: 714, y: 792, scale: 1.15 }),
    place(sari(ink.vermilion, ink.turmeric, true), { x: 1080, y: 872, scale: 1.05 }),
    place(sari(ink.teal, ink.turmeric), { x: 1140, y: 866, scale: 1 }),
    place(veshti(ink.rice), { x: 480, y: 850, scale: 0.85 }),
    place(veshti(ink.vermilion), { x: 930, y: 824, scale: 0.6 }),
    sheet.stamp(coconut(560, 60, 3, { trunk: "#4a3330", leaf: "#274a36", leafLit: "#4e7a45" }), [
      at({ x: 110, y: 890 }),
      at({ x: 1510, y: 890, scale: 0.8, isFlipped: true }),
    ]),
    birds(
      [
        [620, 210, 16],
        [668, 184, 13],
        [700, 226, 12],
        [1190, 190, 14],
        [1236, 216, 11],
      ],
      "#6b3a3a",
    ),
  ];
}

/** Chettinad: a mansion's front on a quiet street. */
function chettinad(sheet: Sheet): string[] {
  const stucco = "#f6e3bb";
  const trim = ink.rice;
  const shadow = blend(stucco, ink.plum, 0.22);
  function bay(x: number, y: number, h: number, door: string): string {
    return (
      shape(arch(x, y, 74, h, "round"), shadow) +
      shape(arch(x, y, 54, h - 12, "round"), door) +
      stroke(`M${x} ${y}v${-h + 16}`, trim, 3) +
      shape(arch(x, y - h + 58, 54, 46, "round"), ink.butter)
    );
  }
  const pillars = (y: number, h: number, colour: string) =>
    times(10, (i) => {
      const x = 405 + i * 88;
      return (
        rect(x - 9, y - h, 18, h, colour) +
        rect(x + 3, y - h, 6, h, ink.line, 'opacity=".2"') +
        shape(box(x - 15, y - h, 30, 10) + box(x - 14, y - 12, 28, 12), trim)
      );
    }).join("");
  const balusters = (y: number) =>
    shape(times(50, (i) => box(378 + i * 17, y - 34, 7, 30)).join(""), trim) +
    rect(366, y - 40, 868, 9, trim) +
    rect(366, y - 6, 868, 8, trim);
  const tower = (x: number) =>
    rect(x - 60, 236, 120, 130, "#e8a36a") +
    shape(arch(x, 366, 54, 96, "round"), ink.tealDeep) +
    rect(x - 72, 228, 144, 14, trim) +
    shape(`M${x - 66} 228q10-74 66-84 56 10 66 84z`, ink.vermilion) +
    shape(`M${x + 20} 152q38 20 46 76h-36q0-44-10-76z`, ink.vermilionDeep) +
    stroke(`M${x} 146v-40`, ink.turmeric, 6) +
    disc(x, 100, 7, ink.turmeric);
  return [
    sky(sheet, [
      [0, "#3f8f90"],
      [0.4, "#a9d0bb"],
      [0.75, "#f8e4b6"],
    ]),
    light(sheet, { x: 250, y: 250, r: 76, core: ink.rice, glow: "#fbe9b8", reach: 5 }),
    streaks(6, [100, 90, 1500, 260], 9, ink.rice, 0.5),
    canopy(4, -20, 1640, 520, 46, 760, "#5f9464"),
    sheet.stamp(coconut(520, 40, 3, { trunk: "#6b5a45", leaf: ink.leafDeep, leafLit: ink.leaf }), [
      at({ x: 300, y: 720 }),
      at({ x: 1330, y: 720, scale: 0.9, isFlipped: true }),
    ]),
    tower(460),
    tower(1140),
    rect(380, 360, 840, 400, stucco),
    shape("M690 360V300h220v60zM724 300q76-86 152 0z", "#e8a36a"),
    shape("M682 300h236v-12H682z", trim),
    place(shape("M-34 0q4-40 34-46 30 6 34 46z", ink.tealMid) + disc(0, -52, 6, ink.turmeric), {
      x: 800,
      y: 288,
    }),
    shape("M700 352l60-40h80l60 40z", ink.vermilion),
    disc(800, 330, 16, ink.turmeric),
    rect(366, 356, 868, 18, trim),
    rect(380, 374, 840, 16, "#e8a36a"),
    times(9, (i) => bay(449 + i * 88, 544, 140, i % 2 === 0 ? ink.teal : ink.tealMid)).join(""),
    pillars(556, 166, ink.vermilion),
    balusters(556),
    rect(356, 556, 888, 16, ink.wood),
    shape("M330 612l36-42h868l36 42z", ink.brick),
    stroke(times(31, (i) => `M${372 + i * 28} 572l-6 36`).join(""), ink.vermilionDeep, 3),
    rect(330, 610, 940, 8, ink.vermilionDeep),
    rect(380, 618, 840, 140, shadow),
    times(9, (i) =>
      i === 4
        ? shape(arch(801, 756, 76, 132, "flat"), ink.wood) +
          shape(arch(801, 756, 56, 118, "flat"), "#8a4a2d") +
          stroke("M801 754V640", ink.turmeric, 3) +
          disc(792, 704, 4, ink.turmeric) +
          disc(810, 704, 4, ink.turmeric)
        : shape(arch(449 + i * 88, 740, 50, 96, "flat"), i % 2 ? ink.tealMid : ink.teal) +
          stroke(`M${449 + i * 88} 740v-96`, ink.butter, 2),
    ).join(""),
    pillars(760, 142, "#5e3a2c"),
    rect(340, 758, 920, 20, "#cba273"),
    rect(700, 770, 204, 16, "#b98c60"),
    // neighbours in perspective
    shape("M0 300 240 420V760L0 800z", "#e79a6f"),
    shape("M0 268 258 408v22L0 306z", trim),
    shape("M0 520 240 556v22L0 560z", ink.brick),
    shape("M40 600l60-8v190l-60 10zM150 590l50-6v180l-50 8z", ink.tealDeep),
    shape("M40 380l56 26v92l-56-8zM150 434l48 22v60l-48-8z", ink.tealDeep),
    shape("M1600 300 1360 420V760l240 40z", "#b76a52"),
    shape("M1600 268 1342 408v22l258-124z", "#dcc3a2"),
    shape("M1600 520 1360 556v22l240-18z", ink.vermilionDeep),
    shape("M1560 600l-60-8v190l60 10zM1450 590l-50-6v180l50 8z", "#33262f"),
    shape("M1560 380l-56 26v92l56-8zM1450 434l-48 22v60l48-8z", "#33262f"),
    shape("M0 800 240 770H1360L1600 800V900H0z", "#e9c08c"),
    shape("M1600 800 1360 770H980L1300 900h300z", "#c9936b", 'opacity=".7"'),
    stipple(sheet, 8, [0, 800, 1600, 896], 90, "#a86f48", 0.55),
    // the morning kolam and the woman drawing it
    place(
      stroke(
        "M-90 0 0-16 90 0 0 16zM-46-8q46 26 92 0M-46 8q46-26 92 0M-120 0q30-24 60 0-30 24-60 0zM120 0q-30-24-60 0 30 24 60 0z",
        ink.rice,
        5,
      ),
      { x: 802, y: 838 },
    ),
    place(sari(ink.vermilion, ink.turmeric, true), {
      x: 990,
      y: 872,
      scale: 1.35,
      isFlipped: true,
    }),
    place(veshti(ink.tealMid), { x: 520, y: 850, scale: 1.15 }),
    place(bicycle(ink.vermilion), { x: 606, y: 810, scale: 1.05 }),
    place(tree(120, 3, { trunk: ink.wood, leaf: ink.leafDeep, leafLit: ink.leaf }), {
      x: 300,
      y: 800,
    }),
    birds(
      [
        [620, 120, 15],
        [664, 96, 12],
        [980, 130, 13],
      ],
      ink.tealDeep,
    ),
  ];
}

export const heritageScenes: Scene[] = [
  {
    file: "carousel-1",
    title: "The Shore Temple of Mahabalipuram at sunrise",
    width: 1600,
    height: 900,
    decimals: 0,
    draw: shoreTemple,
  },
  {
    file: "carousel-2",
    title: "The Brihadisvara temple of Thanjavur in the evening sun",
    width: 1600,
    height: 900,
    decimals: 0,
    draw: bigTemple,
  },
  {
    file: "carousel-3",
    title: "A Chettinad mansion on its morning street",
    width: 1600,
    height: 900,
    decimals: 0,
    draw: chettinad,
  },
];
