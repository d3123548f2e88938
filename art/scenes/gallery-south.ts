import { arch, gopuram, vimana } from "../kit/buildings.ts";
import {
  birds,
  glints,
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
import {
  elephant,
  garland,
  hiker,
  hillCoach,
  hillEngine,
  sari,
  seaBoat,
  veshti,
} from "../kit/life.ts";
import { blend, ink } from "../kit/palette.ts";
import { banana, canopy, coconut, oak, palmyra, pine, reeds, tree } from "../kit/plants.ts";
import {
  at,
  box,
  disc,
  num,
  oval,
  place,
  poly,
  rect,
  see,
  shape,
  spline,
  stroke,
  times,
} from "../kit/shapes.ts";
import type { Point, Scene, Sheet } from "../kit/sheet.ts";

/** Nilgiri mountain railway: blue-and-cream coaches pushed over a stone viaduct. */
function toyTrain(sheet: Sheet): string[] {
  const air = "#fbe8c8";
  const deck = 640;
  const holes = times(7, (i) =>
    arch(110 + i * 232, 1100, 150, 390 - Math.abs(i - 3) * 10, "round"),
  ).join("");
  const slope: Point[] = [
    [0, 900],
    [180, 960],
    [420, 1060],
    [760, 1110],
    [1060, 1090],
    [1320, 1000],
    [1600, 880],
  ];
  return [
    sky(sheet, [
      [0, "#79b3ac"],
      [0.3, "#d9dfbd"],
      [0.55, "#fdebc6"],
    ]),
    light(sheet, { x: 1230, y: 280, r: 100, core: ink.rice, glow: "#ffe8b0", reach: 4.6 }),
    streaks(5, [60, 110, 1540, 340], 9, ink.rice, 0.6),
    hill(sheet, ridge(sheet, 430, 90, 33, 4), "#a9b5b5"),
    mist(sheet, 380, 140, air, 0.8),
    hill(sheet, ridge(sheet, 560, 80, 12, 3), "#6f9c98"),
    mist(sheet, 500, 150, air, 0.8),
    canopy(8, -20, 1640, 720, 44, 1200, "#4f8f78"),
    mist(sheet, 680, 140, air, 0.7),
    canopy(9, -20, 1640, 860, 54, 1200, "#3a7a63"),
    mist(sheet, 940, 150, air, 0.65),
    `<path fill="#b79a82" fill-rule="evenodd" d="M-20 ${deck + 12}H1620V1120H-20z${holes}"/>`,
    shape(
      times(7, (i) => `M${185 + i * 232} 1100V${820 + Math.abs(i - 3) * 10}h-22q12 40 8 290z`).join(
        "",
      ),
      "#7d6a66",
    ),
    shape(times(6, (i) => box(194 + i * 232, 760, 64, 340)).join(""), "#d3b798"),
    shape(times(6, (i) => box(234 + i * 232, 760, 24, 340)).join(""), "#8d766c"),
    rect(-20, deck + 6, 1640, 22, "#e6cda8"),
    rect(-20, deck + 28, 1640, 8, "#7d6a66"),
    stroke(
      times(27, (i) => `M${20 + i * 60} ${deck + 52}h30M${50 + i * 60} ${deck + 74}h30`).join(""),
      "#93806f",
      4,
      'opacity=".6"',
    ),
    stroke(`M-20 ${deck}H1620`, ink.line, 6),
    shape(
      "M1262 500Q1230 430 1160 440 1150 380 1070 392 1040 340 960 368 900 330 830 372 740 350 690 400 600 396 560 430 690 420 760 440 860 420 930 450 1040 440 1110 480 1200 480 1262 516z",
      ink.rice,
      'opacity=".92"',
    ),
    shape(
      "M1262 510Q1200 480 1110 480 1040 440 930 450 860 420 760 440 690 420 560 430 700 440 800 470 960 470 1090 510 1200 520 1262 516z",
      "#cfd9cc",
      'opacity=".9"',
    ),
    sheet.stamp(
      hillCoach(),
      [300, 534, 768, 1002].map((x) => at({ x, y: deck - 2 })),
    ),
    place(hillEngine(), { x: 1210, y: deck - 2 }),
    stroke(
      `M410 ${deck - 30}h14M644 ${deck - 30}h14M878 ${deck - 30}h14M1106 ${deck - 30}h10`,
      ink.line,
      6,
    ),
    place(veshti(ink.vermilion), { x: 430, y: deck - 36, scale: 0.62 }),
    hill(sheet, slope, ink.leafDeep),
    times(4, (i) =>
      place(oak(300 - i * 40, "#143f36", "#2b6b52"), { x: 60 + i * 90, y: 990 + i * 26 }),
    ).join(""),
    times(4, (i) =>
      place(oak(330 - i * 46, "#143f36", "#2b6b52"), { x: 1560 - i * 86, y: 970 + i * 30 }),
    ).join(""),
    place(sari(ink.vermilion, ink.turmeric), { x: 690, y: 1160, scale: 1.35 }),
    place(hiker(ink.turmeric, ink.tealMid), { x: 760, y: 1164, scale: 1 }),
    stroke("M704 1056l26-26", "#8a5238", 7),
    stipple(sheet, 6, [0, 1080, 1600, 1196], 110, ink.leafLight, 0.5),
    birds(
      [
        [420, 260, 18],
        [480, 230, 15],
        [520, 280, 13],
      ],
      "#3f6064",
    ),
  ];
}

/** Pillar Rocks above the cloud at Kodaikanal. */
function pillarRocks(sheet: Sheet): string[] {
  const air = "#fdf0da";
  function pillar(x: number, top: number, w: number, lean: number): string {
    const l = x - w / 2;
    const r = x + w / 2;
    return (
      shape(
        poly([
          [l - 30, 1200],
          [l, top + 150],
          [l + w * 0.1, top + 60],
          [l + w * 0.26 + lean, top],
          [l + w * 0.55 + lean, top + 14],
          [r - w * 0.12, top + 44],
          [r, top + 130],
          [r + 40, 1200],
        ]),
        "#a98b86",
      ) +
      shape(
        poly([
          [l + w * 0.55 + lean, top + 14],
          [r - w * 0.12, top + 44],
          [r, top + 130],
          [r + 40, 1200],
          [l + w * 0.62, 1200],
          [l + w * 0.5, top + 300],
          [l + w * 0.64, top + 170],
        ]),
        "#6d6070",
      ) +
      shape(
        poly([
          [l - 30, 1200],
          [l, top + 150],
          [l + w * 0.1, top + 60],
          [l + w * 0.26 + lean, top],
          [l + w * 0.24, top + 200],
          [l + w * 0.16, 1200],
        ]),
        "#d6ad95",
      ) +
      stroke(
        `M${num(l + w * 0.34)} ${top + 120}q12 120-6 220M${num(r - w * 0.16)} ${top + 190}q-8 120 6 240M${num(l + w * 0.46)} ${top + 380}q10 120 0 230`,
        "#5b4f60",
        5,
        'opacity=".6"',
      ) +
      shape(`M${num(l + w * 0.22 + lean)} ${top + 8}q20-26 40-6 14-20 34 2 20-12 26 14z`, ink.leaf)
    );
  }
  const lip: Point[] = [
    [0, 1010],
    [300, 1040],
    [620, 1090],
    [900, 1096],
    [1200, 1060],
    [1600, 1000],
  ];
  return [
    sky(sheet, [
      [0, "#3a8589"],
      [0.25, "#9cc2b3"],
      [0.5, "#fbdcb0"],
      [0.7, "#fdf0da"],
    ]),
    light(sheet, { x: 250, y: 340, r: 104, core: "#fff6dd", glow: "#ffe3a8", reach: 4.4 }),
    streaks(5, [40, 100, 1560, 360], 10, ink.rice, 0.6),
    hill(sheet, ridge(sheet, 640, 50, 5, 3), "#b9bfc0"),
    mist(sheet, 590, 120, air, 0.9),
    hill(sheet, ridge(sheet, 720, 60, 26, 3), "#8fa6a6"),
    mist(sheet, 690, 120, air, 0.9),
    pillar(1180, 330, 220, 20),
    pillar(560, 280, 250, 10),
    pillar(870, 190, 300, -10),
    canopy(7, 380, 720, 960, 36, 1080, "#3f7d66"),
    canopy(8, 1000, 1340, 940, 36, 1080, "#3f7d66"),
    mist(sheet, 780, 170, air, 0.95),
    place(
      shape(
        "M0 0a40 40 0 0 1 40-40h60a64 64 0 0 1 124-24 56 56 0 0 1 96 24h50a24 24 0 0 1 0 40z",
        ink.rice,
      ),
      { x: 60, y: 900, scale: 1.1 },
    ),
    place(
      shape(
        "M0 0a40 40 0 0 1 40-40h60a64 64 0 0 1 124-24 56 56 0 0 1 96 24h50a24 24 0 0 1 0 40z",
        ink.rice,
      ),
      { x: 1230, y: 860, scale: 0.9 },
    ),
    canopy(9, 240, 1380, 1040, 40, 1200, "#2a6b58"),
    mist(sheet, 990, 60, air, 0.5),
    canopy(12, 200, 1420, 1084, 34, 1200, "#1f5a4b"),
    hill(sheet, lip, ink.leafDeep),
    stipple(sheet, 3, [0, 1080, 1600, 1196], 120, ink.leafLight, 0.5),
    [60, 150, 250]
      .map((x, i) => place(pine(620 - i * 130, "#12413a", "#2a6d59"), { x, y: 1100 }))
      .join(""),
    [1390, 1480, 1570]
      .map((x, i) => place(pine(440 + i * 110, "#12413a", "#2a6d59"), { x, y: 1090 }))
      .join(""),
    stroke(
      "M330 1030V1110M480 1050V1130M630 1080V1156M780 1086V1160M930 1086V1160M1080 1070V1146M1230 1050V1126",
      ink.rice,
      9,
    ),
    stroke(
      "M300 1046Q620 1110 900 1110T1290 1058M300 1076Q620 1140 900 1140T1290 1088",
      ink.rice,
      5,
    ),
    place(veshti(ink.vermilion, ink.line), { x: 700, y: 1172, scale: 1.7 }),
    place(sari(ink.turmeric, ink.vermilion), { x: 786, y: 1174, scale: 1.6, isFlipped: true }),
    place(hiker(ink.tealMid, ink.turmeric), { x: 870, y: 1176, scale: 1.15 }),
    birds(
      [
        [330, 520, 18],
        [390, 490, 15],
        [1400, 360, 18],
        [1450, 330, 14],
        [1480, 380, 12],
      ],
      "#4d5f66",
    ),
  ];
}

/** A Chinese net, its foot at 0 0: a boom leaning over the water, four bowed spars, the net between. */
function cantileverNet(wood: string, mesh: string): string {
  const tip: Point = [470, -560];
  const [nearLeft, farLeft]: Point[] = [
    [110, -150],
    [262, -262],
  ];
  const [nearRight, farRight]: Point[] = [
    [905, -158],
    [724, -268],
  ];
  const sag = 185;
  function onNet(u: number, v: number): Point {
    const mix = (at: 0 | 1) =>
      (1 - u) * (1 - v) * (nearLeft?.[at] ?? 0) +
      u * (1 - v) * (nearRight?.[at] ?? 0) +
      (1 - u) * v * (farLeft?.[at] ?? 0) +
      u * v * (farRight?.[at] ?? 0);
    const belly = 1 - (2 * u - 1) ** 2;
    return [mix(0), mix(1) + sag * belly * (0.55 + 0.45 * (1 - (2 * v - 1) ** 2))];
  }
  const across = (v: number) => times(9, (i) => onNet(i / 8, v));
  const along = (u: number) => times(5, (i) => onNet(u, i / 4));
  const cloth = `${spline(across(0))}L${poly([farRight ?? tip], false).slice(1)}${spline([...across(1)].reverse()).replace("M", "L")}z`;
  function spar([x, y]: Point, bend: number): string {
    const middle: Point = [
      (tip[0] + x) / 2 + (x - tip[0]) * bend,
      (tip[1] + y) / 2 - Math.abs(x - tip[0]) * 0.22,
    ];
    return `M${num(tip[0])} ${num(tip[1])}Q${num(middle[0])} ${num(middle[1])} ${num(x)} ${num(y)}`;
  }
  const stone = ([x, y, drop]: readonly [number, number, number]) =>
    stroke(`M${x} ${y}v${drop}`, wood, 4) + oval(x, y + drop + 12, 15, 18, wood);
  return (
    // the platform, its stilts and the posts that hold the boom
    stroke(
      "M-300 10V170M-190 10V170M-70 10V170M40 10V170M-300 100-190 60M-70 60 40 110",
      wood,
      11,
    ) +
    rect(-350, -6, 430, 18, wood) +
    stroke("M-330-6v-62M-230-6v-62M-330-60h100", wood, 6) +
    // the boom, a pair of poles, and the beam of stones that balances it
    stroke(`M-40 0 ${tip[0]} ${tip[1]}M34 0 ${tip[0]} ${tip[1]}`, wood, 13) +
    stroke("M-10-40-250-330", wood, 12) +
    stroke(`M-250-330 ${tip[0]} ${tip[1]}M-250-330-60-96`, wood, 4) +
    [
      [-236, -314, 120],
      [-200, -270, 134],
      [-164, -226, 112],
      [-128, -182, 92],
    ]
      .map(([x = 0, y = 0, drop = 0]) => stone([x, y, drop]))
      .join("") +
    // the far spars, the net, the near spars
    stroke(spar(farLeft ?? tip, 0.28) + spar(farRight ?? tip, 0.28), wood, 7) +
    shape(cloth, mesh, see(0.34)) +
    stroke(
      times(17, (i) => spline(along((i + 1) / 18))).join("") +
        times(5, (i) => spline(across((i + 1) / 6))).join(""),
      wood,
      2,
      see(0.75),
    ) +
    stroke(spline(across(0)) + spline(across(1)) + spline(along(0)) + spline(along(1)), wood, 4.5) +
    stroke(spar(nearLeft ?? tip, 0.22) + spar(nearRight ?? tip, 0.22), wood, 9) +
    disc(tip[0], tip[1], 13, wood)
  );
}

/** The cantilevered Chinese nets of Fort Kochi, one of them spread against the sun. */
function chineseNets(sheet: Sheet): string[] {
  const wood = "#2a1c2e";
  const haze = blend(wood, "#e8794f", 0.42);
  const hauler = (x: number, cloth: string) =>
    place(veshti(cloth, "#f3d8b4"), { x, y: 866, scale: 1.18, turn: -14 });
  return [
    sky(sheet, [
      [0, "#3d3a5c"],
      [0.16, "#86506a"],
      [0.34, "#dd6a4c"],
      [0.5, "#f9b463"],
      [0.6, "#fddc93"],
    ]),
    streaks(15, [40, 110, 1560, 420], 13, "#fbb98a", 0.42),
    light(sheet, { x: 800, y: 560, r: 206, core: "#fff0bd", glow: "#ffcf82", reach: 2.7 }),
    streaks(21, [500, 470, 1120, 640], 6, "#f6a765", 0.7),
    hill(sheet, ridge(sheet, 676, 13, 7, 2), "#b8665c"),
    canopy(8, -20, 520, 676, 19, 704, "#86515a"),
    canopy(11, 1180, 1640, 672, 22, 704, "#86515a"),
    water(sheet, 694, "#f3a061", "#2b2745"),
    lightPath(4, 800, 704, 1130, 270, "#ffe2a0", 0.9),
    glints(sheet, 9, [0, 710, 1600, 1170], 110, "#fbc58a", 0.42),
    glints(sheet, 10, [0, 800, 1600, 1190], 64, "#2a2340", 0.35),
    place(cantileverNet(haze, "#f9c98c"), { x: 1430, y: 712, scale: 0.2, isFlipped: true }),
    place(cantileverNet(blend(wood, "#e8794f", 0.22), "#f9c98c"), {
      x: 1640,
      y: 790,
      scale: 0.42,
      isFlipped: true,
    }),
    place(cantileverNet(wood, "#fbe0a6"), { x: 286, y: 872, scale: 1.1 }),
    hauler(20, ink.ember),
    hauler(86, ink.rice),
    hauler(150, ink.tealPale),
    stroke("M52 778 128 744 190 690M120 778 190 690", "#e8c79a", 3),
    place(
      seaBoat("#241a2c", ink.vermilion, ink.turmeric) +
        place(veshti(ink.turmeric), { x: -20, y: -12, scale: 0.72 }) +
        stroke("M-2-66 60 30", ink.sand, 4),
      { x: 1060, y: 1010, scale: 1.15 },
    ),
    glints(sheet, 31, [900, 1024, 1210, 1066], 16, "#2a2340", 0.6),
    shape("M0 1096Q150 1040 330 1090T700 1168Q1000 1196 1240 1150T1600 1110V1200H0z", "#20172a"),
    reeds(4, 0, 330, 1150, 66, 24, "#20172a"),
    place(coconut(900, -70, 5, { trunk: "#20172a", leaf: "#1d2034", leafLit: "#34405c" }), {
      x: 1610,
      y: 1190,
    }),
    birds(
      [
        [560, 260, 20],
        [620, 226, 16],
        [664, 276, 14],
        [1210, 300, 16],
        [1258, 270, 13],
      ],
      "#3a2a40",
    ),
  ];
}

/** Periyar lake: elephants on the bank, drowned trees in the mist. */
function periyar(sheet: Sheet): string[] {
  const air = "#f6ecd0";
  const hide = "#5d6b70";
  const stump = (h: number) =>
    shape(
      poly([
        [-11, 0],
        [-7, -h],
        [-2, -h * 0.92],
        [3, -h * 1.04],
        [8, -h * 0.9],
        [12, 0],
      ]),
      "#4a4a48",
    ) +
    stroke(
      `M2 ${num(-h * 0.6)}l${num(h * 0.24)} ${num(-h * 0.22)}M-4 ${num(-h * 0.42)}l${num(-h * 0.2)} ${num(-h * 0.2)}`,
      "#4a4a48",
      7,
    );
  return [
    sky(sheet, [
      [0, "#7fb59c"],
      [0.25, "#d3dcae"],
      [0.45, "#fbeac0"],
    ]),
    light(sheet, { x: 1150, y: 290, r: 100, core: "#fff8e0", glow: "#ffedb4", reach: 4.6 }),
    streaks(3, [40, 100, 1560, 330], 8, ink.rice, 0.6),
    hill(sheet, ridge(sheet, 430, 80, 41, 3), "#a8bfa6"),
    mist(sheet, 380, 120, air, 0.85),
    hill(sheet, ridge(sheet, 520, 60, 9, 3), "#74a286"),
    mist(sheet, 490, 100, air, 0.85),
    canopy(4, -20, 1640, 610, 40, 720, "#4b8a66"),
    mist(sheet, 580, 80, air, 0.7),
    shape("M-10 640Q300 620 620 660T1100 660 1620 630V740H-10z", "#8fb368"),
    water(sheet, 700, "#dfe3bd", "#1f6a68"),
    shape("M-10 690Q300 720 700 706T1620 690V716Q900 730 500 728T-10 716z", "#a9bf74"),
    lightPath(3, 1150, 726, 1080, 160, "#fff6d8", 0.8),
    glints(sheet, 4, [0, 740, 1600, 1160], 80, ink.rice, 0.5),
    // the herd
    place(elephant(hide), { x: 420, y: 716, scale: 1.7 }),
    place(elephant(hide), { x: 690, y: 722, scale: 1.15 }),
    place(elephant(hide), { x: 850, y: 728, scale: 0.7 }),
    glints(sheet, 12, [260, 740, 960, 800], 22, "#3c5a5a", 0.5),
    place(stump(230), { x: 1120, y: 900 }),
    place(stump(160), { x: 1260, y: 850 }),
    place(stump(290), { x: 180, y: 960 }),
    place(stump(120), { x: 1030, y: 830 }),
    place(stump(190), { x: 1480, y: 900 }),
    stroke(
      "M1082 902q40-10 80 0M1226 852q36-8 70 0M140 962q40-10 84 0M1440 902q40-10 80 0",
      ink.rice,
      5,
      'opacity=".7"',
    ),
    birds([[1120, 650, 12]], "#33423f"),
    // the launch with its visitors
    place(
      shape("M-190-18Q0 0 200-30 180 26 150 30H-150Q-184 18-190-18z", ink.rice) +
        shape("M-184 0Q0 14 192-10L180 10Q0 26-172 16z", ink.teal) +
        rect(-140, -104, 260, 12, ink.vermilion) +
        stroke("M-126-96v80M-62-96v84M2-96v84M62-96v80M106-96v76", ink.line, 6) +
        [-94, -30, 32, 84]
          .map((x, i) =>
            place(
              sari([ink.vermilion, ink.turmeric, ink.leaf, ink.tealMid][i] ?? ink.teal, ink.rice),
              { x, y: 0, scale: 0.8 },
            ),
          )
          .join("") +
        shape("M-190-18Q0 0 200-30 198-8 190 0 0 20-186-2z", ink.rice),
      { x: 760, y: 990, scale: 1.25 },
    ),
    shape("M0 1120Q220 1060 420 1140T640 1200H0zM1600 1080Q1400 1090 1280 1200h320z", "#143f38"),
    place(tree(620, 5, { trunk: "#24342f", leaf: "#143f38", leafLit: "#256350" }), {
      x: 1520,
      y: 1190,
    }),
    reeds(3, 0, 560, 1204, 130, 46, "#143f38"),
    reeds(8, 1260, 1600, 1204, 110, 30, "#143f38"),
    birds(
      [
        [520, 300, 18],
        [580, 270, 15],
        [620, 316, 13],
      ],
      "#41605a",
    ),
  ];
}

/** One pillar bay of a temple corridor seen straight down its length. */
function corridor(sheet: Sheet): string[] {
  const cx = 800;
  const cy = 590;
  const depths = [1, 1.32, 1.75, 2.35, 3.2, 4.5, 6.4];
  function project(x: number, y: number, z: number): Point {
    return [cx + x / z, cy + y / z];
  }
  const parts: string[] = [];
  const haze = "#f7d58f";
  parts.push(rect(0, 0, 1600, 1200, "#8a4a32"));
  // floor and ceiling
  parts.push(
    shape(
      poly([
        project(-900, 620, 0.9),
        project(900, 620, 0.9),
        project(900, 620, 12),
        project(-900, 620, 12),
      ]),
      sheet.linear([
        [0, "#f6d79b"],
        [1, "#8f4f38"],
      ]),
    ),
  );
  parts.push(
    shape(
      poly([
        project(-900, -640, 0.9),
        project(900, -640, 0.9),
        project(900, -640, 12),
        project(-900, -640, 12),
      ]),
      sheet.linear([
        [0, "#5b2f2e"],
        [1, "#d99a5e"],
      ]),
    ),
  );
  parts.push(light(sheet, { x: cx, y: cy, r: 60, core: "#fff4d2", glow: "#ffe2a0", reach: 7 }));
  for (let i = depths.length - 1; i >= 0; i--) {
    const z = depths[i] ?? 1;
    const fade = Math.min(0.75, (z - 1) / 6);
    const stone = blend("#e9b872", haze, fade);
    const shade = blend("#9c5a3e", haze, fade * 0.8);
    const red = blend(ink.vermilion, haze, fade);
    const green = blend(ink.teal, haze, fade);
    const beamTop = project(-640, -640, z);
    const beamEnd = project(640, -560, z);
    parts.push(
      rect(
        beamTop[0],
        beamTop[1],
        beamEnd[0] - beamTop[0],
        beamEnd[1] - beamTop[1],
        blend("#b8683f", haze, fade),
      ),
    );
    parts.push(
      shape(
        times(9, (k) => {
          const p = project(-480 + k * 120, -600, z);
          const s = 34 / z;
          return `M${num(p[0])} ${num(p[1] - s)}l${num(s)} ${num(s)} ${num(-s)} ${num(s)} ${num(-s)}-${num(s)}z`;
        })
          .join("")
          .replaceAll("--", "-"),
        blend(ink.turmeric, haze, fade),
      ),
    );
    for (const side of [-1, 1]) {
      const q = (x: number, y: number): Point => project(side * x, y, z);
      parts.push(shape(poly([q(430, 520), q(430, -420), q(620, -420), q(620, 520)]), stone));
      parts.push(shape(poly([q(620, 520), q(620, -420), q(900, -420), q(900, 520)]), shade));
      parts.push(
        shape(
          poly([q(430, 520), q(430, -420), q(474, -420), q(474, 520)]),
          blend("#f8deA8".toLowerCase(), haze, fade),
        ),
      );
      // plinth, bands and the bracket that reaches inward
      parts.push(
        shape(
          poly([q(390, 620), q(390, 500), q(900, 500), q(900, 620)]),
          blend("#c98a55", haze, fade),
        ),
        shape(poly([q(390, 516), q(390, 492), q(900, 492), q(900, 516)]), red),
      );
      for (const [y, colour] of [
        [300, red],
        [120, green],
        [-60, red],
        [-240, green],
      ] as const)
        parts.push(shape(poly([q(420, y), q(420, y - 36), q(632, y - 36), q(632, y)]), colour));
      parts.push(
        shape(poly([q(525, 90), q(575, 30), q(525, -30), q(475, 30)]), blend(ink.rice, haze, fade)),
        shape(
          poly([q(525, -90), q(575, -150), q(525, -210), q(475, -150)]),
          blend(ink.rice, haze, fade),
        ),
        shape(
          poly([q(525, 270), q(575, 210), q(525, 150), q(475, 210)]),
          blend(ink.rice, haze, fade),
        ),
      );
      parts.push(
        shape(
          poly([
            q(640, -400),
            q(640, -570),
            q(230, -570),
            q(260, -520),
            q(330, -500),
            q(350, -450),
            q(420, -400),
          ]),
          blend("#d99a58", haze, fade),
        ),
        shape(poly([q(640, -400), q(640, -440), q(390, -440), q(420, -400)]), green),
      );
    }
  }
  return [
    ...parts,
    stroke(
      "M800 640 620 1200M800 640 980 1200M800 640 420 1200M800 640 1180 1200",
      "#a8643f",
      3,
      'opacity=".4"',
    ),
    shape("M760 650h80l150 550H610z", "#fff0c4", 'opacity=".32"'),
    place(sari(ink.vermilion, ink.turmeric), { x: 740, y: 860, scale: 1.7 }),
    place(veshti(ink.rice, ink.rice), { x: 826, y: 850, scale: 1.7 }),
    place(sari(ink.teal, ink.turmeric, true), { x: 860, y: 700, scale: 0.7 }),
    shape("M720 866l-30 90 60-8 10-86zM806 856l-6 84 50 2-2-88z", "#7a3f30", 'opacity=".35"'),
  ];
}

/** Dhanushkodi: the roofless church on the sand, the road to the last point. */
function dhanushkodi(sheet: Sheet): string[] {
  const coral = "#b98f78";
  const dark = "#7d5d5a";
  const lit = "#e3bd98";
  return [
    sky(sheet, [
      [0, "#1f7f88"],
      [0.3, "#79bdb4"],
      [0.5, "#f0e6c4"],
    ]),
    light(sheet, { x: 1180, y: 270, r: 96, core: "#fff9e4", glow: "#fff0bf", reach: 4.6 }),
    streaks(6, [40, 110, 1560, 440], 12, ink.rice, 0.7),
    water(sheet, 560, "#58a9a5", "#158089", 900),
    glints(sheet, 3, [0, 572, 1600, 800], 70, ink.rice, 0.6),
    shape(
      "M0 640q80-14 160 0t160-4 200 4V700H0zM1080 628q80-14 160 0t160 0 200 0v90H1080z",
      ink.rice,
      'opacity=".6"',
    ),
    shape(
      "M0 720Q300 660 620 640 760 610 880 566q40 40 150 70Q1300 690 1600 700V1200H0z",
      "#f0d7a4",
    ),
    shape(
      "M880 566q40 40 150 70Q1300 690 1600 700v60Q1240 740 1010 680 900 640 876 568z",
      "#d9b57f",
    ),
    // the road, straight to the emblem pillar
    shape("M872 572h14L1260 1200H700z", "#6b6a68"),
    shape("M872 572h3L780 1200H700zM883 572h3l374 628h-60z", "#e9cf9e"),
    stroke("M880 600 944 1200", ink.rice, 8, 'stroke-dasharray="60 44"'),
    rect(873, 510, 12, 62, ink.rice),
    rect(862, 566, 34, 10, dark),
    shape("M868 512q11-22 22 0z", ink.turmeric),
    // fishers' huts far down the spit
    [
      [1010, 650, 70],
      [1110, 676, 86],
      [1240, 704, 96],
    ]
      .map(
        ([x = 0, y = 0, w = 70]) =>
          rect(x, y - w * 0.3, w, w * 0.3, "#b5824f") +
          shape(
            poly([
              [x - w * 0.16, y - w * 0.24],
              [x + w * 0.5, y - w * 0.72],
              [x + w * 1.16, y - w * 0.24],
            ]),
            "#8f6238",
          ),
      )
      .join(""),
    place(seaBoat(ink.vermilion, ink.rice, ink.turmeric), { x: 1430, y: 756, scale: 0.8 }),
    place(seaBoat(ink.teal, ink.turmeric, ink.rice), { x: 1280, y: 610, scale: 0.34 }),
    // the church
    `<path fill="${coral}" fill-rule="evenodd" d="M150 960V520l40-60 30-10 110-150 110 150 40 20 30 60 20-10 60 40V960z${arch(330, 960, 120, 250, "round")}${arch(330, 600, 70, 110, "round")}${arch(520, 900, 60, 170, "round")}${arch(212, 850, 46, 140, "round")}"/>`,
    shape("M150 960V520l40-60 30-10v130l-30 60 10 120-16 200zM270 382 330 300l20 28-50 80z", lit),
    shape(
      `M440 470l40 20 30 60 20-10 60 40V960h-40V900h-60V960h-30l-14-260z`,
      dark,
      'opacity=".55"',
    ),
    stroke(
      "M170 560h40M180 640h30M260 470h50M400 500h40M420 660h50M240 740h30M450 800h30M600 640h-30M170 800h20",
      dark,
      5,
      'opacity=".6"',
    ),
    `<path fill="${dark}" d="M600 960V620l34 20 16-30 40 60 50 30 10 100 40 30 20 70 30 80z"/>`,
    shape(arch(676, 960, 62, 150, "round"), "#f0d7a4"),
    shape("M600 960V620l34 20-10 120 10 200z", coral),
    shape("M90 970Q300 940 520 956T880 972Q700 1000 480 990T90 970z", "#c99f6c", 'opacity=".7"'),
    shape(
      "M60 990l30-30 50 10 20 24zM760 1000l40-34 46 14 10 24zM500 1010l30-22 40 8 8 18z",
      coral,
    ),
    stipple(sheet, 5, [0, 820, 1600, 1190], 240, "#b98a55", 0.5),
    place(palmyra(260, 4, { trunk: "#6b5a48", leaf: "#3f7a58", leafLit: "#6aa066" }), {
      x: 60,
      y: 900,
    }),
    place(sari(ink.vermilion, ink.turmeric), { x: 420, y: 1090, scale: 1.7 }),
    place(veshti(ink.tealMid), { x: 336, y: 1094, scale: 1.75 }),
    place(hiker(ink.turmeric, ink.leaf), { x: 500, y: 1090, scale: 1.2 }),
    reeds(4, 0, 240, 1200, 80, 22, "#8f9a58"),
    reeds(9, 1360, 1600, 1200, 90, 26, "#8f9a58"),
    reeds(7, 1120, 1230, 900, 40, 12, "#8f9a58"),
    birds(
      [
        [640, 320, 22],
        [710, 286, 18],
        [760, 340, 16],
        [560, 250, 15],
      ],
      "#3f4f55",
    ),
  ];
}

/** Thirumalai Nayakkar Mahal: great white pillars and leafy arches. */
function nayakkarMahal(sheet: Sheet): string[] {
  const plaster = "#f8e6c3";
  const shade = "#d5ab86";
  function lobed(x: number, y: number, w: number, h: number): string {
    const r = w / 9;
    const half = w / 2;
    const lobes: Point[] = [
      [-half, -h * 0.5],
      [-half * 0.86, -h * 0.7],
      [-half * 0.62, -h * 0.85],
      [-half * 0.32, -h * 0.95],
      [0, -h],
      [half * 0.32, -h * 0.95],
      [half * 0.62, -h * 0.85],
      [half * 0.86, -h * 0.7],
      [half, -h * 0.5],
    ];
    const top = lobes
      .slice(1)
      .map(([lx, ly]) => `A${num(r)} ${num(r)} 0 0 1 ${num(x + lx)} ${num(y + ly)}`)
      .join("");
    return `M${num(x - half)} ${num(y)}V${num(y - h * 0.5)}${top}V${num(y)}z`;
  }
  function column(x: number, y: number, w: number, h: number, lit: string, dark: string): string {
    return (
      rect(x - w / 2, y - h, w, h, lit) +
      rect(x + w * 0.12, y - h, w * 0.38, h, dark, 'opacity=".55"') +
      rect(x - w * 0.38, y - h, w * 0.1, h, ink.rice, 'opacity=".8"') +
      shape(
        poly([
          [x - w * 0.8, y],
          [x - w * 0.8, y - w * 0.34],
          [x - w * 0.6, y - w * 0.6],
          [x + w * 0.6, y - w * 0.6],
          [x + w * 0.8, y - w * 0.34],
          [x + w * 0.8, y],
        ]),
        "#8f4434",
      ) +
      rect(x - w * 0.62, y - w * 0.72, w * 1.24, w * 0.14, ink.turmeric) +
      shape(
        poly([
          [x - w * 0.56, y - h + w * 0.5],
          [x - w * 0.86, y - h + w * 0.1],
          [x - w * 0.86, y - h],
          [x + w * 0.86, y - h],
          [x + w * 0.86, y - h + w * 0.1],
          [x + w * 0.56, y - h + w * 0.5],
        ]),
        "#e7b06c",
      ) +
      rect(x - w * 0.6, y - h + w * 0.5, w * 1.2, w * 0.12, ink.vermilion)
    );
  }
  const tiers = (y: number) =>
    rect(0, y - 26, 1600, 26, "#c8663f") +
    rect(0, y - 34, 1600, 10, ink.turmeric) +
    shape(times(32, (i) => arch(25 + i * 50, y, 32, 22, "round")).join(""), "#8f4434");
  return [
    rect(0, 0, 1600, 1200, "#b06c46"),
    [60, 190, 1410, 1540].map((x) => column(x, 960, 70, 560, "#e0ac70", "#8f5138")).join(""),
    rect(0, 900, 1600, 300, "#b9714a"),
    // far hall with the throne
    rect(360, 300, 880, 560, "#c98a58"),
    shape(
      [520, 800, 1080]
        .map((x) => lobed(x, 860, x === 800 ? 260 : 200, x === 800 ? 520 : 420))
        .join(""),
      "#7d4236",
    ),
    shape(lobed(800, 860, 200, 440), "#f6c873"),
    light(sheet, { x: 800, y: 600, r: 70, core: "#fff2c8", glow: "#ffe09a", reach: 3.2 }),
    shape("M760 860V760q0-40 40-60 40 20 40 60v100z", ink.vermilionDeep),
    shape("M770 860v-40h60v40zM742 860v-14h116v14z", ink.turmeric),
    [410, 640, 960, 1190].map((x) => column(x, 866, 62, 440, "#ecc48a", "#a8674a")).join(""),
    rect(340, 270, 920, 60, "#d99a58"),
    shape(times(18, (i) => arch(364 + i * 51, 330, 34, 36, "round")).join(""), "#a85a3c"),
    // floor
    shape(
      "M360 866H1240L1600 1200H0z",
      sheet.linear([
        [0, "#f8dca6"],
        [1, "#b9714a"],
      ]),
    ),
    stroke(
      "M800 866V1200M700 866 520 1200M900 866l180 334M600 866 240 1200M1000 866l360 334M330 900H1270M260 960H1340M150 1050H1450",
      "#9c5a3f",
      4,
      'opacity=".45"',
    ),
    shape("M560 866h260l-160 334H120z", "#fff1c8", 'opacity=".4"'),
    // near arcade
    `<path fill="${plaster}" fill-rule="evenodd" d="M0 0H1600V1110H0z${lobed(800, 1110, 700, 900)}${lobed(90, 1110, 420, 800)}${lobed(1510, 1110, 420, 800)}"/>`,
    `<path fill="none" stroke="#c8663f" stroke-width="16" d="${lobed(800, 1130, 730, 940)}${lobed(90, 1130, 450, 838)}${lobed(1510, 1130, 450, 838)}"/>`,
    column(376, 1150, 130, 700, plaster, shade),
    column(1224, 1150, 130, 700, plaster, shade),
    tiers(128),
    rect(0, 0, 1600, 60, "#b9573a"),
    shape(times(20, (i) => `M${i * 80} 60q40 50 80 0z`).join(""), ink.turmeric),
    [376, 1224]
      .map((x) =>
        place(
          times(
            8,
            (i) =>
              `<path fill="${i % 2 ? ink.turmeric : ink.vermilion}" transform="rotate(${i * 45})" d="M0 0q20-30 0-62-20 32 0 62z"/>`,
          ).join("") + disc(0, 0, 11, ink.rice),
          { x, y: 270 },
        ),
      )
      .join(""),
    rect(0, 1108, 1600, 92, "#9c4f38"),
    rect(0, 1100, 1600, 14, ink.turmeric),
    rect(0, 1150, 1600, 8, "#7a3a2e"),
    place(veshti(ink.tealMid), { x: 620, y: 1080, scale: 1.8 }),
    place(sari(ink.vermilion, ink.turmeric), { x: 712, y: 1084, scale: 1.75 }),
    place(sari(ink.leaf, ink.rice), { x: 960, y: 930, scale: 0.9, isFlipped: true }),
  ];
}

/** The inner courtyard of a Chettinad house: Athangudi tiles, teak pillars, a swing. */
function courtyard(sheet: Sheet): string[] {
  const cx = 800;
  const horizon = 520;
  const tiles: Record<string, string> = {};
  const colours = [ink.vermilion, ink.turmeric, ink.teal, ink.rice];
  for (let r = 0; r < 7; r++) {
    for (let c = -7; c < 7; c++) {
      const z0 = 1 + r * 0.36;
      const z1 = 1 + (r + 1) * 0.36;
      const p = (u: number, z: number): Point => [cx + (u * 230) / z, horizon + 700 / z];
      const centre = p(c + 0.5, (z0 + z1) / 2);
      if (centre[0] < -160 || centre[0] > 1760) continue;
      const key = colours[(r + c + 20) % 2] ?? ink.rice;
      tiles[key] = (tiles[key] ?? "") + poly([p(c, z0), p(c + 1, z0), p(c + 1, z1), p(c, z1)]);
      const m = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const star = (r + c + 20) % 2 === 0 ? ink.rice : ink.teal;
      tiles[star] =
        (tiles[star] ?? "") +
        poly([
          m(p(c, z0), p(c + 1, z0)),
          m(p(c + 1, z0), p(c + 1, z1)),
          m(p(c + 1, z1), p(c, z1)),
          m(p(c, z1), p(c, z0)),
        ]);
      const s = 18 / z0;
      const dot = (r + c + 20) % 2 === 0 ? ink.vermilionDeep : ink.turmeric;
      tiles[dot] =
        (tiles[dot] ?? "") +
        poly([
          [centre[0] - s * 2.2, centre[1]],
          [centre[0], centre[1] - s],
          [centre[0] + s * 2.2, centre[1]],
          [centre[0], centre[1] + s],
        ]);
    }
  }
  const floor = Object.entries(tiles)
    .map(([colour, d]) => shape(d, colour))
    .join("");
  const pillar = (x: number, y: number, w: number, h: number) =>
    rect(x - w / 2, y - h, w, h, "#7a4028") +
    rect(x + w * 0.14, y - h, w * 0.36, h, "#4a261f") +
    shape(
      poly([
        [x - w, y],
        [x - w * 0.7, y - w * 0.7],
        [x + w * 0.7, y - w * 0.7],
        [x + w, y],
      ]),
      "#2f3a3c",
    ) +
    shape(
      poly([
        [x - w * 0.5, y - h + w],
        [x - w * 1.5, y - h],
        [x + w * 1.5, y - h],
        [x + w * 0.5, y - h + w],
      ]),
      "#9a5a34",
    ) +
    rect(x - w * 0.6, y - h + w, w * 1.2, w * 0.24, ink.turmeric);
  return [
    sky(sheet, [
      [0, "#3a8d8f"],
      [0.3, "#bcd8bd"],
    ]),
    light(sheet, { x: 980, y: 60, r: 70, core: ink.rice, glow: "#fff0bf", reach: 4 }),
    streaks(4, [420, 40, 1200, 150], 4, ink.rice, 0.6),
    // the tiled eaves on four sides
    shape("M0 0H520L560 190H1040L1080 0H1600V330H0z", ink.brick),
    shape("M0 0H520L560 190 400 300 0 200z", ink.vermilion),
    shape("M1600 0H1080L1040 190l160 110 400-100z", "#7f3326"),
    stroke(
      times(17, (i) => `M${570 + i * 29} 196l${num((i - 8) * 8)} 100`).join("") +
        times(9, (i) => `M${500 - i * 55} 0l${num(30 - i * 8)} ${num(210 + i * 4)}`).join("") +
        times(9, (i) => `M${1100 + i * 55} 0l${num(-30 + i * 8)} ${num(210 + i * 4)}`).join(""),
      "#6f2a20",
      5,
      'opacity=".5"',
    ),
    rect(395, 292, 810, 22, ink.wood),
    // back verandah
    rect(400, 312, 800, 400, "#f3d9a8"),
    rect(400, 312, 800, 90, "#c99b6a"),
    shape(arch(800, 712, 190, 330, "round"), ink.turmeric) +
      shape(arch(800, 712, 160, 306, "round"), "#5a2f22") +
      shape(arch(800, 712, 130, 280, "flat"), "#7a4028") +
      stroke(
        "M800 712V432M748 460h36v90h-36zM816 460h36v90h-36zM748 580h36v100h-36zM816 580h36v100h-36z",
        ink.turmeric,
        4,
      ) +
      disc(788, 570, 5, ink.turmeric) +
      disc(812, 570, 5, ink.turmeric),
    [530, 1070]
      .map(
        (x) =>
          shape(box(x - 56, 440, 112, 160), ink.teal) +
          shape(box(x - 44, 452, 40, 136) + box(x + 4, 452, 40, 136), ink.butter) +
          stroke(`M${x - 24} 452v136M${x + 24} 452v136`, ink.teal, 4),
      )
      .join(""),
    garland(692, 420, 908, 420, 16, 12, [ink.turmeric, ink.vermilion], 9),
    shape("M0 200 400 312V712L0 1010z", "#e3bd88"),
    shape("M1600 200 1200 312V712L1600 1010z", "#b98a63"),
    shape("M90 420l130 20v330L90 850zM270 450l80 12v220l-80 60z", "#5a2f22"),
    shape("M1510 420l-130 20v330l130 80zM1330 450l-80 12v220l80 60z", "#42241f"),
    rect(0, 712, 1600, 488, "#c9a075"),
    floor,
    shape("M0 712H1600V726H0z", "#8f6a4c"),
    shape("M620 712h360l330 488H420z", "#fff6d6", 'opacity=".28"'),
    [440, 680, 920, 1160].map((x) => pillar(x, 730, 34, 420)).join(""),
    pillar(180, 940, 70, 740),
    pillar(1420, 940, 70, 740),
    rect(-20, 172, 360, 34, ink.wood),
    rect(1260, 172, 360, 34, ink.wood),
    // the swing and the brass lamp
    stroke("M1150 300V880M1350 300V880", "#c99a3a", 6),
    rect(1110, 872, 290, 22, "#5a2f22"),
    rect(1110, 866, 290, 8, "#9a5a34"),
    place(
      shape("M-34-6Q-40-46-14-60h28q24 14 24 44l40 6v54H58V0z", ink.vermilion) +
        shape("M-18-56q-2-30 6-36 12-6 24 0 6 10 2 38z", ink.turmeric) +
        stroke("M12-84q18 16 22 44", "#8a5238", 9) +
        disc(0, -112, 15, "#8a5238") +
        shape("M-16-110q0-20 18-18 12 2 12 12-16-2-20 8 0 6-4 8z", ink.line) +
        disc(-15, -108, 8, ink.line),
      { x: 1240, y: 872, scale: 1.5 },
    ),
    place(
      oval(0, 0, 74, 16, "#a8732c") +
        rect(-9, -240, 18, 240, ink.turmeric) +
        oval(0, -12, 48, 12, ink.turmeric) +
        oval(0, -90, 30, 9, "#c98a2c") +
        oval(0, -160, 26, 8, "#c98a2c") +
        shape("M-60-244Q0-200 60-244l-14-6h-92z", ink.turmeric) +
        shape("M-10-300L0-250 10-300 0-340z", ink.turmeric) +
        [-52, 0, 52]
          .map(
            (x) => shape(`M${x - 7} -252q7-34 7-34t7 34z`, ink.ember) + disc(x, -262, 5, ink.rice),
          )
          .join(""),
      { x: 420, y: 1090, scale: 1.25 },
    ),
    place(banana(190, ink.leafDeep, ink.leaf), { x: 60, y: 1150 }),
    shape("M16 1150h88l-12 60H28z", ink.brick),
  ];
}

/** Tiruchendur: the temple on the wave's edge. */
function tiruchendur(sheet: Sheet): string[] {
  const cream = {
    stone: "#d9b890",
    body: "#f0d5a6",
    band: "#fdf0d2",
    niche: "#8a6050",
    figures: ["#fbe6bd", "#e3ba86", "#f6d9a4", "#fff3d8"],
    shade: "#8a6a78",
  };
  return [
    sky(sheet, [
      [0, "#2d8a92"],
      [0.3, "#8cc7bb"],
      [0.52, "#fbdcae"],
      [0.62, "#fdebc8"],
    ]),
    light(sheet, { x: 1230, y: 470, r: 110, core: ink.vermilion, glow: "#ffdca0", reach: 3.8 }),
    streaks(8, [60, 120, 1540, 440], 12, ink.rice, 0.6),
    water(sheet, 640, "#f3cfa0", "#10707a", 1110),
    lightPath(5, 1230, 652, 900, 150, "#f9a273", 0.75),
    glints(sheet, 4, [500, 660, 1600, 960], 80, ink.rice, 0.55),
    place(seaBoat(ink.line, ink.turmeric, ink.rice), { x: 1060, y: 700, scale: 0.5 }),
    place(seaBoat(ink.line, ink.vermilion, ink.rice), {
      x: 1480,
      y: 730,
      scale: 0.6,
      isFlipped: true,
    }),
    canopy(5, -20, 260, 700, 40, 940, "#3f8062"),
    place(coconut(420, -40, 3, { trunk: "#5b5347", leaf: "#216049", leafLit: "#4a8f5e" }), {
      x: 80,
      y: 850,
    }),
    place(coconut(340, 40, 6, { trunk: "#5b5347", leaf: "#216049", leafLit: "#4a8f5e" }), {
      x: 190,
      y: 850,
    }),
    vimana(
      840,
      810,
      130,
      200,
      4,
      { lit: ink.turmeric, shade: ink.brick, line: "#a8702a", trim: ink.butter },
      0.36,
    ),
    rect(260, 760, 760, 130, "#f3dcb0"),
    rect(260, 748, 760, 16, ink.rice),
    shape(times(15, (i) => arch(300 + i * 50, 884, 30, 88, "flat")).join(""), "#9c6a52"),
    shape(times(31, (i) => box(262 + i * 25, 764, 12, 26)).join(""), ink.vermilion),
    gopuram(
      { x: 470, y: 880, width: 320, height: 700, tiers: 9, seed: 15, finials: 9, top: 0.46 },
      cream,
    ),
    rect(180, 884, 900, 24, "#c99f78"),
    rect(150, 906, 960, 22, "#b0856a"),
    shape("M0 916Q300 900 620 922 820 950 960 1010T1280 1076 1600 1068V1200H0z", "#9ed0c4"),
    shape("M0 920Q300 904 610 930 800 960 930 1026T1270 1096 1600 1088V1200H0z", ink.rice),
    shape("M0 930Q300 914 596 942 780 972 904 1040T1260 1114 1600 1106V1200H0z", "#f0d19c"),
    stroke(
      "M1120 940q40-12 80 0t80 0M1300 980q40-12 80 0t80 0M1060 990q36-12 72 0t72 0",
      ink.rice,
      6,
      'opacity=".7"',
    ),
    [
      [1010, 1040, ink.vermilion],
      [1080, 1052, ink.turmeric],
      [1210, 1040, ink.leaf],
    ]
      .map(([x, y, c]) =>
        sheet.clip(
          `M0 0H1600V${Number(y) - 22}H0z`,
          place(sari(String(c), ink.rice), { x: Number(x), y: Number(y), scale: 1.15 }),
        ),
      )
      .join(""),
    stroke("M980 1020q30-8 60 0M1050 1032q30-8 60 0M1180 1020q30-8 60 0", ink.rice, 5),
    sheet.clip("M0 0H1600V1040H0z", place(veshti("#8a5238"), { x: 1310, y: 1060, scale: 1.25 })),
    stroke("M1278 1040q30-8 62 0", ink.rice, 5),
    stipple(sheet, 3, [0, 960, 1600, 1190], 170, "#b9854f", 0.5),
    place(veshti(ink.tealMid), { x: 340, y: 1110, scale: 1.9 }),
    place(sari(ink.vermilion, ink.turmeric, true), { x: 440, y: 1116, scale: 1.85 }),
    place(hiker(ink.turmeric, ink.leaf), { x: 530, y: 1110, scale: 1.25 }),
    place(palmyra(460, 4, { trunk: "#4d4a42", leaf: "#1b5444", leafLit: "#3f8558" }), {
      x: 1520,
      y: 1180,
    }),
    reeds(3, 1380, 1600, 1204, 90, 26, "#1b5444"),
    birds(
      [
        [820, 260, 20],
        [880, 230, 16],
        [930, 280, 14],
        [1010, 250, 13],
      ],
      "#2f5860",
    ),
  ];
}

/** Padmanabhapuram: gables of teak and tile below the Veli hills. */
function padmanabhapuram(sheet: Sheet): string[] {
  const wall = "#fbeecf";
  const shade = "#d8b691";
  function roof(x: number, y: number, w: number, h: number): string {
    return (
      shape(
        `M${x - w / 2 - 40} ${y}L${x - w * 0.34} ${y - h}H${x + w * 0.34}L${x + w / 2 + 40} ${y}z`,
        ink.brick,
      ) +
      shape(
        `M${x + w * 0.2} ${y - h}H${x + w * 0.34}L${x + w / 2 + 40} ${y}H${x + w * 0.28}z`,
        ink.vermilionDeep,
      ) +
      stroke(
        times(
          Math.round(w / 34),
          (i) =>
            `M${num(x - w * 0.33 + i * 34 * 0.68)} ${y - h + 4}L${num(x - w / 2 - 24 + i * 34 * 1.06)} ${y - 4}`,
        ).join(""),
        "#6f2a20",
        3,
        'opacity=".4"',
      ) +
      rect(x - w * 0.34, y - h - 6, w * 0.68, 10, "#6f2a20") +
      rect(x - w / 2 - 44, y - 4, w + 88, 12, ink.wood)
    );
  }
  function gable(x: number, y: number, w: number, h: number): string {
    return (
      shape(
        poly([
          [x - w / 2, y],
          [x, y - h],
          [x + w / 2, y],
        ]),
        "#5b3424",
      ) +
      shape(
        poly([
          [x - w * 0.34, y],
          [x, y - h * 0.72],
          [x + w * 0.34, y],
        ]),
        ink.turmeric,
      ) +
      stroke(
        times(
          5,
          (i) =>
            `M${num(x - w * 0.24 + i * w * 0.12)} ${y}V${num(y - h * (0.62 - Math.abs(i - 2) * 0.2))}`,
        ).join(""),
        "#5b3424",
        5,
      ) +
      stroke(
        `M${num(x - w / 2 - 14)} ${num(y + 8)}L${x} ${num(y - h)}L${num(x + w / 2 + 14)} ${num(y + 8)}`,
        ink.wood,
        10,
      ) +
      stroke(`M${x} ${num(y - h)}v-26`, ink.turmeric, 6)
    );
  }
  const lattice = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, "#5b3424") +
    stroke(
      times(Math.floor(w / 22), (i) => `M${num(x + 11 + i * 22)} ${y + 6}v${h - 12}`).join(""),
      "#b9814a",
      6,
    );
  return [
    sky(sheet, [
      [0, "#73b0a4"],
      [0.3, "#d9deb4"],
      [0.55, "#fdeac2"],
    ]),
    light(sheet, { x: 360, y: 290, r: 100, core: ink.rice, glow: "#ffeab4", reach: 4.6 }),
    streaks(5, [40, 100, 1560, 340], 9, ink.rice, 0.6),
    hill(sheet, ridge(sheet, 480, 110, 58, 4), "#8fa9a0"),
    mist(sheet, 430, 150, "#fdeac2", 0.8),
    hill(sheet, ridge(sheet, 600, 70, 14, 3), "#649a7f"),
    mist(sheet, 560, 140, "#fdeac2", 0.75),
    canopy(5, -20, 1640, 700, 50, 1000, "#3f8560"),
    times(5, (i) =>
      place(
        coconut(330 + (i % 2) * 60, i % 2 ? -30 : 36, i + 2, {
          trunk: "#5f6350",
          leaf: "#286a4c",
          leafLit: "#529660",
        }),
        { x: [60, 230, 1330, 1460, 1580][i] ?? 0, y: 860 },
      ),
    ).join(""),
    // clock tower
    rect(1150, 420, 110, 460, wall),
    rect(1216, 420, 44, 460, shade),
    shape("M1126 430 1205 320 1284 430z", ink.brick),
    shape("M1205 320 1284 430H1220z", ink.vermilionDeep),
    disc(1198, 480, 34, ink.wood),
    disc(1198, 480, 27, ink.rice),
    stroke("M1198 480v-18M1198 480l13 6", ink.line, 4),
    lattice(1168, 560, 66, 60),
    rect(1120, 424, 170, 10, ink.wood),
    // upper mandapam
    rect(480, 520, 520, 120, wall),
    lattice(500, 540, 480, 84),
    roof(740, 520, 560, 120),
    gable(740, 470, 200, 120),
    rect(380, 640, 720, 130, wall),
    rect(920, 640, 180, 130, shade),
    lattice(400, 676, 680, 70),
    roof(740, 650, 780, 76),
    // ground floor and wings
    rect(180, 800, 1160, 180, wall),
    rect(1000, 800, 340, 180, shade),
    roof(740, 810, 1220, 90),
    gable(740, 800, 260, 150),
    gable(310, 806, 170, 100),
    gable(1170, 806, 170, 100),
    shape(times(11, (i) => arch(240 + i * 100, 978, 54, 110, "flat")).join(""), "#6b3e2b"),
    shape(times(11, (i) => box(219 + i * 100, 884, 42, 46)).join(""), ink.butter),
    shape(arch(740, 980, 120, 150, "flat"), "#3f241c") + disc(740, 900, 12, ink.ember),
    times(12, (i) => rect(182 + i * 100, 820, 18, 162, "#7a4a30")).join(""),
    rect(150, 976, 1220, 22, "#b98a63"),
    rect(640, 996, 200, 18, "#caa078"),
    rect(610, 1012, 260, 18, "#b98a63"),
    shape("M0 1000Q400 980 800 1004T1600 990V1200H0z", "#e3bf85"),
    shape("M640 1030h200l120 170H520z", "#f3dcae"),
    shape(
      "M0 1010Q240 1000 560 1040L430 1200H0zM1600 1000Q1300 1000 930 1040l140 160h530z",
      "#86ad62",
    ),
    stipple(sheet, 6, [0, 1060, 1600, 1190], 150, ink.leafDeep, 0.4),
    place(
      oval(0, 0, 44, 10, "#a8732c") +
        rect(-6, -170, 12, 170, ink.turmeric) +
        oval(0, -60, 22, 7, "#c98a2c") +
        oval(0, -120, 20, 7, "#c98a2c") +
        shape("M-40-170Q0-142 40-170zM-6-206 0-174 6-206 0-232z", ink.turmeric) +
        shape("M-38-174q5-22 5-22t5 22zM28-174q5-22 5-22t5 22z", ink.ember),
      { x: 560, y: 1080, scale: 1 },
    ),
    place(sari(ink.rice, ink.turmeric), { x: 800, y: 1120, scale: 1.6, isFlipped: true }),
    place(veshti(ink.vermilion), { x: 890, y: 1120, scale: 1.65 }),
    place(hiker(ink.tealMid, ink.turmeric), { x: 970, y: 1112, scale: 1.1, isFlipped: true }),
    place(banana(260, ink.leafDeep, ink.leaf), { x: 90, y: 1180 }),
    place(banana(230, ink.leafDeep, ink.leaf), { x: 1500, y: 1180 }),
    reeds(3, 0, 260, 1204, 70, 20, ink.leafDeep),
    reeds(5, 1340, 1600, 1204, 70, 22, ink.leafDeep),
    birds(
      [
        [620, 270, 18],
        [680, 240, 15],
        [720, 290, 13],
        [1380, 260, 15],
      ],
      "#41605a",
    ),
  ];
}

const size = { width: 1600, height: 1200 };

export const southGallery: Scene[] = [
  {
    file: "ooty-kodaikanal-hills-2",
    title: "The Nilgiri toy train on a stone viaduct",
    ...size,
    draw: toyTrain,
  },
  {
    file: "ooty-kodaikanal-hills-3",
    title: "Pillar Rocks above the mist, Kodaikanal",
    ...size,
    draw: pillarRocks,
  },
  {
    file: "kerala-backwaters-2",
    title: "Chinese fishing nets at dusk, Fort Kochi",
    ...size,
    draw: chineseNets,
  },
  {
    file: "kerala-backwaters-3",
    title: "Elephants on the shore of Periyar lake, Thekkady",
    ...size,
    draw: periyar,
  },
  {
    file: "rameswaram-pamban-2",
    title: "The pillared corridor of the Ramanathaswamy temple",
    ...size,
    draw: corridor,
  },
  {
    file: "rameswaram-pamban-3",
    title: "The ruined church of Dhanushkodi and the road to Arichal Munai",
    ...size,
    draw: dhanushkodi,
  },
  {
    file: "madurai-temple-trail-2",
    title: "Pillars and arches of the Thirumalai Nayakkar Mahal",
    ...size,
    draw: nayakkarMahal,
  },
  {
    file: "madurai-temple-trail-3",
    title: "A Chettinad courtyard with Athangudi tiles",
    ...size,
    draw: courtyard,
  },
  {
    file: "kanyakumari-sunrise-2",
    title: "The Subramanya Swamy temple on the shore at Tiruchendur",
    ...size,
    draw: tiruchendur,
  },
  {
    file: "kanyakumari-sunrise-3",
    title: "Padmanabhapuram Palace below the hills",
    ...size,
    draw: padmanabhapuram,
  },
];
