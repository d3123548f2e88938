import { cottage, gopuram } from "../kit/buildings.ts";
import {
  birds,
  glints,
  heightAt,
  hill,
  light,
  lightPath,
  mist,
  ridge,
  sky,
  stipple,
  streaks,
  water,
} from "../kit/land.ts";
import { canoe, car, hiker, sari, veshti } from "../kit/life.ts";
import { blend, ink } from "../kit/palette.ts";
import { canopy, coconut, oak, palmyra, reeds, tree } from "../kit/plants.ts";
import { at, box, place, rect, shape, stroke, times } from "../kit/shapes.ts";
import type { Scene, Sheet } from "../kit/sheet.ts";

function hero(sheet: Sheet): string[] {
  const air = "#f3b98a";
  const shore = 690;
  const tower = {
    stone: "#7c3a2c",
    body: "#a83a26",
    band: "#e08a52",
    niche: "#4a1d22",
    figures: [ink.turmeric, "#dd6a3c", "#f2c389", "#2f7a78"],
  };
  const faded = {
    stone: "#b5705c",
    body: "#bf6a50",
    band: "#e39a72",
    niche: "#96514a",
    figures: ["#e9b06f", "#cf7c5a", "#efc59a"],
    shade: ink.plum,
  };
  const towers = sheet.stamp(
    gopuram({ x: 0, y: 0, width: 130, height: 236, tiers: 7, seed: 4, finials: 5 }, faded),
    [at({ x: 1196, y: shore - 10 }), at({ x: 668, y: shore - 14, scale: 0.8 })],
  );
  const great = gopuram(
    { x: 946, y: shore, width: 214, height: 400, tiers: 9, seed: 3, finials: 9 },
    tower,
  );
  const trees =
    canopy(11, -20, 620, shore - 16, 40, shore + 12, "#47584f") +
    canopy(12, 1080, 1640, shore - 14, 40, shore + 12, "#47584f") +
    canopy(13, 600, 860, shore - 8, 22, shore + 12, "#38504a") +
    canopy(14, 1040, 1180, shore - 8, 20, shore + 12, "#38504a");
  const ghat = times(5, (i) =>
    rect(760 - i * 16, shore + i * 9, 400 + i * 32, 10, blend("#e3a878", "#8a5a4e", i / 5)),
  ).join("");
  return [
    sky(sheet, [
      [0, "#0b3d47"],
      [0.2, "#1c5c62"],
      [0.4, "#7d8a7c"],
      [0.53, "#e7a273"],
      [0.64, "#fbd58f"],
      [1, "#fbd58f"],
    ]),
    streaks(5, [300, 330, 1500, 520], 9, "#f8c795", 0.5),
    light(sheet, { x: 768, y: 574, r: 66, core: "#fff0c2", glow: "#ffd58a", reach: 5.5 }),
    hill(sheet, ridge(sheet, 590, 30, 21, 3), blend(ink.mauve, air, 0.35)),
    mist(sheet, 560, 110, "#fde0ac", 0.8),
    hill(sheet, ridge(sheet, 634, 16, 8, 2), blend(ink.plum, air, 0.45)),
    towers,
    mist(sheet, 600, 90, "#fbd9a5", 0.55),
    trees,
    sheet.stamp(great, [""]),
    ghat,
    water(sheet, shore + 8, "#d99468", ink.tealDeep),
    ghat,
    `<g opacity=".34">${sheet.stamp(great, ["matrix(1 0 0 -.62 0 1164)"])}</g>`,
    glints(sheet, 3, [-40, shore + 30, 1600, 960], 56, "#f6c48c", 0.42),
    lightPath(8, 768, shore + 44, 930, 110, "#ffe3a6", 0.85),
    glints(sheet, 6, [-40, shore + 60, 1600, 980], 48, ink.tealDeep, 0.35),
    place(
      canoe(ink.line, "#c9774c") +
        place(veshti(ink.rice, ink.rice), { x: -64, y: -2, scale: 0.92 }) +
        stroke("M-80-70-120 50", ink.wood, 4) +
        place(sari(ink.vermilion, ink.turmeric), { x: 20, y: 2, scale: 0.78 }),
      { x: 640, y: 816, scale: 1.05 },
    ),
    birds(
      [
        [560, 420, 15],
        [606, 396, 12],
        [638, 432, 11],
        [1090, 300, 13],
        [1130, 324, 10],
      ],
      "#2a3a3f",
    ),
    sheet.stamp(palmyra(430, 3, { trunk: "#24343a", leaf: "#0d3238", leafLit: "#1f5550" }), [
      at({ x: 1398, y: 950 }),
      at({ x: 1496, y: 960, scale: 0.78, isFlipped: true }),
      at({ x: 1560, y: 980, scale: 1.2 }),
    ]),
    shape("M0 900Q160 868 380 924T820 964Q1100 988 1260 936T1600 896V1000H0z", "#0a2b33"),
    reeds(4, 20, 420, 936, 88, 34, "#0a2b33"),
    reeds(4, 1180, 1600, 944, 88, 34, "#0a2b33"),
  ];
}

function roadSouth(sheet: Sheet): string[] {
  const field = ridge(sheet, 820, 16, 12, 2);
  return [
    sky(sheet, [
      [0, "#8fc0b8"],
      [0.3, "#f6d9a8"],
      [0.55, "#fbe7c4"],
    ]),
    light(sheet, { x: 1080, y: 400, r: 96, core: ink.ember, glow: "#ffe2a8" }),
    streaks(2, [200, 180, 1500, 420], 9, ink.rice, 0.6),
    hill(sheet, ridge(sheet, 560, 70, 31, 4), blend(ink.mauve, "#fbe3bd", 0.35)),
    mist(sheet, 480, 190, "#fbe9c9", 0.8),
    hill(sheet, ridge(sheet, 660, 54, 15, 3), blend(ink.tealMid, "#f3d7ab", 0.4)),
    mist(sheet, 610, 170, "#fbe9c9", 0.8),
    canopy(4, -30, 1640, 796, 26, 850, ink.leaf),
    sheet.stamp(
      palmyra(130, 5, { trunk: "#5b6a52", leaf: "#2b6a4c", leafLit: "#4f8f5c" }),
      [
        [430, 1],
        [500, 0.8],
        [548, 1.1],
        [1330, 0.9],
        [1390, 1.1],
        [700, 0.7],
        [1100, 0.75],
      ].map(([x = 0, s = 1]) => at({ x, y: 826, scale: s })),
    ),
    hill(sheet, field, "#8fae5d"),
    shape(
      times(
        9,
        (i) =>
          `M0 ${850 + i * i * 5}Q500 ${830 + i * i * 5} 900 ${842 + i * i * 5}T1600 ${836 + i * i * 5}v${4 + i}Q1200 ${850 + i * i * 5} 900 ${848 + i * i * 5}T0 ${858 + i * i * 5}z`,
      ).join(""),
      "#6d9550",
      'opacity=".7"',
    ),
    shape(
      "M900 806C1000 816 1120 836 1060 868S620 890 560 960 760 1040 1100 1060 1420 1120 1500 1200H1000C940 1130 700 1130 480 1080S240 950 420 890 960 850 980 830 920 812 880 808z",
      "#efd2a0",
    ),
    shape(
      "M480 1080C700 1130 940 1130 1000 1200h-44C900 1146 690 1146 470 1096S196 960 380 896q20-8 40-6C240 950 260 1030 480 1080z",
      "#c99a6a",
    ),
    stroke(
      "M520 900Q420 950 470 1000T700 1070Q960 1090 1180 1150",
      ink.rice,
      7,
      'stroke-dasharray="40 36"',
    ),
    shape(
      "M1130 930Q1280 896 1480 918 1600 940 1600 950V1000Q1400 1010 1250 980T1130 930z",
      "#a9d3c4",
    ),
    shape("M1160 936Q1300 912 1480 932q60 8 120 20v-8Q1480 908 1290 912T1160 936z", "#d9ecd8"),
    [
      [1290, 960],
      [1350, 976],
      [1420, 952],
    ]
      .map(([x = 0, y = 0]) =>
        place(
          stroke("M-4 0v-26M4 0v-26", ink.line, 2.5) +
            shape("M-22-30q20-24 36-10 2-20 8-30 8-8 16 0l-10 4q0 24-14 36-16 12-36 0z", ink.rice),
          { x, y },
        ),
      )
      .join(""),
    place(sari(ink.vermilion, ink.turmeric), { x: 620, y: 888, scale: 0.62 }),
    place(veshti(ink.rice), { x: 660, y: 886, scale: 0.62 }),
    place(cottage(150, ink.rice, ink.vermilion, ink.turmeric), { x: 1210, y: 862 }),
    place(tree(190, 3, { trunk: ink.wood, leaf: ink.leafDeep, leafLit: ink.leaf }), {
      x: 1440,
      y: 880,
    }),
    place(
      car(ink.vermilion) +
        rect(-46, -76, 78, 10, ink.wood) +
        shape("M-40-78h34v-16h-34zM0-78h26v-11H0z", ink.teal),
      { x: 860, y: 1092, scale: 0.95 },
    ),
    place(coconut(640, 60, 2, { trunk: "#5b4a3c", leaf: ink.leafDeep, leafLit: ink.leaf }), {
      x: 170,
      y: 1130,
    }),
    place(coconut(470, -40, 5, { trunk: "#5b4a3c", leaf: ink.leafDeep, leafLit: ink.leaf }), {
      x: 330,
      y: 1070,
    }),
    place(palmyra(420, 5, { trunk: "#4d4138", leaf: ink.leafDeep, leafLit: ink.leaf }), {
      x: 1500,
      y: 1150,
    }),
    reeds(3, 0, 420, 1210, 120, 36, ink.leafDeep),
    reeds(8, 1120, 1600, 1210, 110, 36, ink.leafDeep),
    birds(
      [
        [480, 330, 18],
        [540, 300, 14],
        [576, 346, 13],
      ],
      "#4b5a55",
    ),
  ];
}

interface Hour {
  sky: [string, string];
  light: { core: string; glow: string };
  mist: string;
  hills: [string, string, string, string];
  birds: string;
}

const DAY: Hour = {
  sky: ["#e6dfca", "#f5ecd9"],
  light: { core: "#e9cf95", glow: "#f6e6bd" },
  mist: "#f5ecd9",
  hills: ["#d6d3c0", "#bcc6b8", "#9db3aa", "#86a09a"],
  birds: "#a9a592",
};

/** The same hills under the moon, for pages by night. */
const NIGHT: Hour = {
  sky: ["#12303c", "#1d4650"],
  light: { core: "#d8d3b4", glow: "#5b7d7c" },
  mist: "#2b5660",
  hills: ["#1f4a54", "#193f4a", "#133440", "#0d2833"],
  birds: "#5f8286",
};

function placeholder(hour: Hour): (sheet: Sheet) => string[] {
  const [far, mid, near, front] = hour.hills;
  return (sheet) => [
    sky(sheet, [
      [0, hour.sky[0]],
      [0.6, hour.sky[1]],
    ]),
    light(sheet, { x: 1060, y: 440, r: 104, ...hour.light, reach: 3 }),
    hill(sheet, ridge(sheet, 660, 60, 31, 3), far),
    mist(sheet, 620, 180, hour.mist, 0.8),
    hill(sheet, ridge(sheet, 800, 50, 8, 3), mid),
    mist(sheet, 760, 190, hour.mist, 0.7),
    hill(sheet, ridge(sheet, 950, 34, 17, 2), near),
    place(palmyra(250, 5, { trunk: front, leaf: front }), { x: 400, y: 960 }),
    place(palmyra(190, 2, { trunk: front, leaf: front }), { x: 480, y: 960 }),
    hill(sheet, ridge(sheet, 1080, 22, 25, 2), front),
    birds(
      [
        [1270, 410, 18],
        [1330, 380, 14],
      ],
      hour.birds,
    ),
  ];
}

/** About 1: the counter at first light, where every journey is arranged. */
function office(sheet: Sheet): string[] {
  const wall = "#f4e1bd";
  const shadow = "#d9b98c";
  const posts = [392, 606, 814, 1220]
    .map((x) => {
      return (
        rect(x, 610, 26, 300, ink.vermilion) +
        rect(x + 17, 610, 9, 300, ink.vermilionDeep) +
        shape(`M${x - 14} 610l10-24h34l10 24zM${x - 10} 910l6-24h34l6 24z`, ink.wood)
      );
    })
    .join("");
  const tiles = times(26, (i) => `M${356 + i * 36} 486q-8 50-26 104`).join("");
  return [
    sky(sheet, [
      [0, "#2c7478"],
      [0.35, "#a9c2ae"],
      [0.62, "#fbdca3"],
    ]),
    light(sheet, { x: 310, y: 470, r: 92, core: ink.rice, glow: "#ffe0a0" }),
    streaks(7, [100, 150, 1500, 380], 10, ink.rice, 0.4),
    hill(sheet, ridge(sheet, 640, 40, 19, 3), blend(ink.mauve, "#fbdca3", 0.45)),
    gopuram(
      { x: 210, y: 790, width: 140, height: 280, tiers: 7, seed: 5, finials: 5 },
      {
        stone: "#b5806a",
        body: "#c07a5e",
        band: "#e6a981",
        niche: "#8d564e",
        figures: ["#edc08a", "#d58e6a", "#f2d2a9"],
      },
    ),
    mist(sheet, 660, 160, "#fbe2b5", 0.75),
    canopy(8, -30, 480, 800, 36, 940, ink.leaf),
    canopy(9, 1260, 1640, 760, 46, 940, ink.leaf),
    rect(360, 560, 920, 370, wall),
    rect(360, 560, 920, 90, shadow),
    shape("M640 910V700h150v210zM860 710h330v130H860z", ink.tealDeep),
    shape("M860 710h330v40H860z", ink.teal),
    // the lit counter: a lamp, the operator, a map and a globe
    shape("M872 750h306v90H872z", "#f7c565"),
    place(sari(ink.leaf, ink.turmeric), { x: 960, y: 900, scale: 1.4 }),
    rect(850, 828, 350, 20, ink.wood),
    rect(858, 848, 334, 62, ink.clay),
    stroke("M1075 750v26", ink.line, 4) + shape("M1050 796q25-44 50 0z", ink.vermilion),
    shape("M1116 764h50v48h-50z", ink.rice) +
      shape("M1128 772l22 4 6 16-14 14-10-16z", ink.leafLight) +
      rect(1060, 812, 30, 16, ink.rice) +
      rect(892, 770, 34, 42, ink.tealPale),
    shape("M652 910V712h126v198z", ink.teal) +
      shape(
        box(664, 726, 46, 76) +
          box(720, 726, 46, 76) +
          box(664, 816, 46, 82) +
          box(720, 816, 46, 82),
        ink.tealMid,
      ),
    shape(box(470, 700, 120, 130), ink.teal) +
      shape(box(480, 710, 46, 110) + box(534, 710, 46, 110), ink.butter),
    posts,
    shape("M300 606 380 470H1260l80 136z", ink.brick),
    shape("M1180 470h80l80 136h-92z", ink.vermilionDeep),
    stroke(tiles, ink.vermilionDeep, 4, 'opacity=".55"'),
    rect(296, 598, 1048, 16, ink.wood),
    rect(360, 462, 920, 14, ink.vermilionDeep),
    rect(330, 906, 980, 26, "#caa06d"),
    rect(300, 930, 1040, 30, "#b58658"),
    shape("M0 950Q400 930 800 952T1600 944V1200H0z", "#e6bd86"),
    shape("M560 960h180l-60 240H340z", "#f3d8a8", 'opacity=".7"'),
    stipple(sheet, 4, [0, 980, 1600, 1190], 130, ink.clay, 0.5),
    shape(
      "M628 986l26 16-26 16-26-16zM576 1000l14 10-14 10-14-10zM680 1000l14 10-14 10-14-10zM628 1026l14 9-14 9-14-9zM628 968l12 8-12 8-12-8z",
      ink.rice,
    ),
    // the travellers and their bags
    place(veshti(ink.tealMid), { x: 1090, y: 1080, scale: 2.1 }),
    place(sari(ink.vermilion, ink.turmeric), { x: 1200, y: 1090, scale: 2 }),
    place(hiker(ink.turmeric, ink.leaf), { x: 1296, y: 1090, scale: 1.4, isFlipped: true }),
    rect(1010, 1010, 56, 80, ink.wood) +
      stroke("M1024 1010v-14h28v14", ink.wood, 6) +
      rect(1010, 1040, 56, 8, ink.turmeric),
    place(
      car(ink.teal) +
        rect(-46, -76, 78, 10, ink.wood) +
        shape("M-40-78h34v-16h-34zM0-78h26v-11H0z", ink.vermilion),
      { x: 330, y: 1120, scale: 1.7 },
    ),
    place(coconut(760, -90, 4, { trunk: "#4d3f36", leaf: ink.leafDeep, leafLit: ink.leaf }), {
      x: 1510,
      y: 1150,
    }),
    place(tree(330, 6, { trunk: ink.wood, leaf: ink.leafDeep, leafLit: ink.leaf }), {
      x: 90,
      y: 1040,
    }),
    birds(
      [
        [560, 300, 18],
        [620, 330, 15],
        [700, 280, 14],
      ],
      ink.tealDeep,
    ),
  ];
}

/** About 2: a family on the bank, the road ahead. */
function family(sheet: Sheet): string[] {
  const bank = ridge(sheet, 960, 22, 5, 2);
  const road = ridge(sheet, 760, 34, 41, 2);
  return [
    sky(sheet, [
      [0, "#f0a77c"],
      [0.3, "#f9cf9a"],
      [0.58, "#fdecc8"],
    ]),
    light(sheet, { x: 560, y: 420, r: 130, core: ink.vermilion, glow: "#ffdc9d", reach: 3.6 }),
    streaks(9, [200, 250, 1400, 480], 11, ink.rice, 0.55),
    hill(sheet, ridge(sheet, 560, 80, 63, 4), "#d59a8c"),
    mist(sheet, 500, 170, "#fde6bf", 0.75),
    hill(sheet, ridge(sheet, 660, 60, 8, 3), "#8f9a92"),
    mist(sheet, 610, 160, "#fde6bf", 0.75),
    hill(sheet, road, "#5b8c77"),
    times(7, (i) =>
      place(oak(80 + (i % 3) * 24, ink.leafDeep, ink.leaf), {
        x: 90 + i * 74,
        y: heightAt(road, 90 + i * 74) + 8,
      }),
    ).join(""),
    place(cottage(110, ink.rice, ink.vermilion, ink.turmeric), {
      x: 1160,
      y: heightAt(road, 1200) + 16,
    }),
    water(sheet, 800, "#f0c394", ink.teal),
    glints(sheet, 5, [0, 812, 1600, 960], 60, ink.rice, 0.5),
    lightPath(4, 560, 806, 950, 150, "#fbe0a8", 0.85),
    place(
      canoe(ink.wood, ink.turmeric) +
        place(veshti(ink.rice), { x: -60, y: 0, scale: 0.8 }) +
        stroke("M-72-60-116 44", ink.line, 4),
      { x: 1210, y: 866, scale: 0.9, isFlipped: true },
    ),
    hill(sheet, bank, ink.leafDeep),
    stipple(sheet, 6, [0, 1000, 1600, 1190], 160, ink.leaf, 0.7),
    place(veshti(ink.tealMid), { x: 820, y: 1090, scale: 3.3 }),
    place(sari(ink.vermilion, ink.turmeric), { x: 960, y: 1096, scale: 3.1, isFlipped: true }),
    place(hiker(ink.turmeric, ink.tealMid), { x: 710, y: 1100, scale: 2 }),
    place(sari(ink.leafLight, ink.rice), { x: 1064, y: 1102, scale: 1.9, isFlipped: true }),
    place(coconut(860, 130, 9, { trunk: "#3d3a35", leaf: "#123f36", leafLit: ink.leaf }), {
      x: 150,
      y: 1180,
    }),
    place(palmyra(560, 4, { trunk: "#3d3a35", leaf: "#123f36", leafLit: ink.leaf }), {
      x: 1450,
      y: 1160,
    }),
    reeds(8, 1180, 1600, 1200, 150, 40, "#123f36"),
    reeds(2, 0, 520, 1200, 130, 40, "#123f36"),
    birds(
      [
        [900, 320, 20],
        [970, 290, 15],
        [1010, 340, 14],
        [1110, 300, 12],
      ],
      "#6b4a45",
    ),
  ];
}

export const homeScenes: Scene[] = [
  {
    file: "hero",
    title: "The Vaigai at dawn below the temple towers of Madurai",
    width: 1600,
    height: 1000,
    decimals: 0,
    draw: hero,
  },
  {
    file: "about-1",
    title: "A travel counter in a tiled house at first light",
    width: 1600,
    height: 1200,
    draw: office,
  },
  {
    file: "about-2",
    title: "A family on a river bank, looking toward the hills",
    width: 1600,
    height: 1200,
    draw: family,
  },
  {
    file: "tour-fallback",
    title: "A road between palms toward the hills at dawn",
    width: 1600,
    height: 1200,
    draw: roadSouth,
  },
  {
    file: "placeholder",
    title: "Picture not available",
    width: 1600,
    height: 1200,
    draw: placeholder(DAY),
  },
  {
    file: "placeholder-night",
    title: "Picture not available",
    width: 1600,
    height: 1200,
    draw: placeholder(NIGHT),
  },
];
