import { arch, cottage, gopuram, vimana } from "../kit/buildings.ts";
import {
  birds,
  glints,
  heightAt,
  hill,
  light,
  lightPath,
  mist,
  ridge,
  rows,
  sky,
  stipple,
  streaks,
  water,
} from "../kit/land.ts";
import { hiker, hillCoach, hillEngine, sari, seaBoat, veshti } from "../kit/life.ts";
import { blend, ink } from "../kit/palette.ts";
import { canopy, lotus, oak, palmyra } from "../kit/plants.ts";
import { at, oval, place, rect, shape, stroke, times } from "../kit/shapes.ts";
import type { Point, Scene, Sheet } from "../kit/sheet.ts";

function teaHills(sheet: Sheet): string[] {
  const air = "#fbe3c0";
  const mid: Point[] = [
    [0, 660],
    [260, 690],
    [520, 760],
    [760, 850],
    [980, 860],
    [1200, 780],
    [1420, 690],
    [1600, 640],
  ];
  const left: Point[] = [
    [0, 690],
    [200, 740],
    [400, 840],
    [600, 960],
    [800, 1060],
    [1000, 1110],
    [1300, 1150],
    [1600, 1190],
  ];
  const right: Point[] = [
    [0, 1190],
    [500, 1170],
    [760, 1120],
    [980, 1020],
    [1180, 900],
    [1380, 820],
    [1600, 780],
  ];
  return [
    sky(sheet, [
      [0, "#f2a578"],
      [0.25, "#f8cf9f"],
      [0.5, "#fdebcb"],
    ]),
    light(sheet, { x: 640, y: 360, r: 112, core: ink.rice, glow: "#ffe3a8", reach: 4.4 }),
    streaks(14, [100, 150, 1500, 420], 10, ink.rice, 0.55),
    hill(sheet, ridge(sheet, 470, 90, 77, 4), blend("#8b86a6", air, 0.45)),
    mist(sheet, 420, 150, air, 0.8),
    hill(sheet, ridge(sheet, 560, 80, 19, 3), blend("#6f7d9b", air, 0.3)),
    mist(sheet, 540, 130, air, 0.85),
    hill(sheet, ridge(sheet, 670, 60, 52, 3), blend("#3f7f83", air, 0.28)),
    mist(sheet, 650, 140, air, 0.85),
    hill(sheet, mid, "#4f9170"),
    rows(sheet, mid, {
      count: 12,
      gap: 22,
      growth: 0.07,
      width: 10,
      colour: "#6cab78",
      dash: "14 19",
    }),
    place(
      cottage(150, ink.rice, ink.vermilion, ink.turmeric) + rect(112, -128, 18, 34, ink.brick),
      { x: 1176, y: 786 },
    ),
    times(6, (i) =>
      place(oak(150 + (i % 3) * 44, ink.leafDeep, ink.leaf), {
        x: [70, 130, 214, 1320, 1400, 1460][i] ?? 0,
        y: heightAt(mid, [70, 130, 214, 1320, 1400, 1460][i] ?? 0) + 16,
      }),
    ).join(""),
    // the toy train on its way across the dip
    `<path fill="#a98c7c" fill-rule="evenodd" d="M340 716H1150V900H440L380 790H340z${times(7, (i) => arch(500 + i * 98, 900, 66, 150, "round")).join("")}"/>`,
    shape(times(7, (i) => `M${533 + i * 98} 900V790q-6-24-22-34h22z`).join(""), "#6f6168"),
    rect(420, 708, 760, 12, "#e2c9a6"),
    stroke("M400 706H1190", ink.line, 4),
    shape(
      "M1012 616q-16-34-56-28-8-32-58-26-22-30-74-12-44-22-88 4-50-10-92 18 44-4 84 6 50-14 92 2 48-8 90 14 52-2 102 22z",
      ink.rice,
      'opacity=".9"',
    ),
    sheet.stamp(
      hillCoach(),
      [520, 642, 764, 886].map((x) => at({ x, y: 705, scale: 0.52 })),
    ),
    place(hillEngine(), { x: 998, y: 705, scale: 0.56 }),
    mist(sheet, 800, 110, air, 0.5),
    hill(sheet, left, "#2f7455"),
    rows(sheet, left, {
      count: 11,
      gap: 34,
      growth: 0.09,
      width: 17,
      colour: "#4b9363",
      dash: "24 30",
    }),
    hill(sheet, right, "#1f5a47"),
    rows(sheet, right, {
      count: 11,
      gap: 40,
      growth: 0.09,
      width: 21,
      colour: "#33795a",
      dash: "32 38",
    }),
    place(oak(420, "#123f36", ink.leafDeep), { x: 1516, y: 860 }),
    place(oak(340, "#123f36", ink.leafDeep), { x: 1430, y: 880 }),
    place(sari(ink.vermilion, ink.turmeric, true), { x: 1130, y: 1040, scale: 2 }),
    place(sari("#d9a441", ink.vermilion, true), { x: 1290, y: 960, scale: 1.6, isFlipped: true }),
    place(sari(ink.tealPale, ink.rice, true), { x: 300, y: 960, scale: 1.35 }),
    birds(
      [
        [930, 280, 20],
        [1000, 250, 16],
        [1046, 300, 14],
        [1130, 260, 12],
      ],
      "#6b4f55",
    ),
  ];
}

function pamban(sheet: Sheet): string[] {
  const steel = "#27383f";
  const deck = 716;
  function leaf(): string {
    return (
      shape("M0 0 18-34 330-16V0z", "none") +
      stroke(
        "M0 0H330M8-56 330-20M0 0 8-56 44 0 66-50 104 0 122-43 160 0 176-37 214 0 226-31 264 0 274-26 306 0 330-20V0",
        steel,
        9,
      ) +
      shape("M-52 0q-20-60 18-92 40 10 44 60L10 0z", steel)
    );
  }
  const span = (x0: number, x1: number) => {
    const n = Math.round((x1 - x0) / 80);
    const step = (x1 - x0) / n;
    return (
      stroke(
        `${times(
          n,
          (i) =>
            `M${Math.round(x0 + i * step)} ${deck}l${Math.round(step / 2)} 26 ${Math.round(step / 2)}-26`,
        ).join("")}M${x0} ${deck + 26}H${x1}`,
        steel,
        4,
      ) +
      rect(x0, deck - 8, x1 - x0, 14, steel) +
      rect(x0, deck - 16, x1 - x0, 4, ink.rice, 'opacity=".5"')
    );
  };
  const piers = [-30, 110, 250, 390, 530, 1030, 1170, 1310, 1450, 1590];
  return [
    sky(sheet, [
      [0, "#2f8f94"],
      [0.28, "#8cc4b6"],
      [0.5, "#f6dcae"],
      [0.6, "#fdeccb"],
    ]),
    light(sheet, { x: 780, y: 440, r: 104, core: ink.vermilion, glow: "#ffe0a6", reach: 4 }),
    streaks(3, [60, 110, 1540, 400], 11, ink.rice, 0.6),
    // Rameswaram island
    shape("M930 668Q1080 630 1240 636T1600 610V690H930z", "#6f9a86"),
    gopuram(
      { x: 1316, y: 646, width: 150, height: 306, tiers: 8, seed: 2, finials: 5 },
      {
        stone: "#c69a77",
        body: "#e6c79c",
        band: "#f8e6c2",
        niche: "#8a5d50",
        figures: ["#f3d8ae", "#d9b184", "#fbecd0"],
        shade: ink.mauve,
      },
    ),
    canopy(6, 960, 1640, 644, 24, 690, "#4d8873"),
    sheet.stamp(
      palmyra(122, 2, { trunk: "#4c5f58", leaf: "#34705f" }),
      times(6, (i) =>
        at({
          x: 1020 + i * 88 + (i > 2 ? 90 : 0),
          y: 660,
          scale: 0.82 + (i % 3) * 0.18,
          isFlipped: i % 2 === 1,
        }),
      ),
    ),
    mist(sheet, 610, 60, "#fdeccb", 0.6),
    water(sheet, 676, "#bfe0cc", "#0f6f78"),
    glints(sheet, 4, [0, 690, 1600, 1180], 76, ink.rice, 0.5),
    lightPath(7, 780, 690, 1010, 150, "#f6a36f", 0.75),
    // piers, shaded on the right
    shape(
      piers.map((x) => `M${x - 22} ${deck + 18}h44l10 ${134}q-32 16-64 0z`).join(""),
      "#c9a98a",
    ),
    shape(piers.map((x) => `M${x + 4} ${deck + 18}h18l10 134q-12 8-26 9z`).join(""), "#8f7a70"),
    shape(`M586 ${deck}h64l14 150q-46 20-92 0zM950 ${deck}h64l14 150q-46 20-92 0z`, "#c9a98a"),
    shape(`M624 ${deck}h26l14 150q-20 10-38 10zM988 ${deck}h26l14 150q-20 10-38 10z`, "#8f7a70"),
    span(-10, 610),
    span(990, 1610),
    place(leaf(), { x: 626, y: deck - 6, turn: -68 }),
    place(leaf(), { x: 974, y: deck - 6, turn: 68, isFlipped: true }),
    stroke(`M592 ${deck}v-86h46M1008 ${deck}v-86h-46`, steel, 9),
    rect(560, deck - 56, 40, 50, ink.rice) +
      shape(`M552 ${deck - 54}h56l-10-22h-36z`, ink.vermilion),
    rect(1000, deck - 56, 40, 50, ink.rice) +
      shape(`M992 ${deck - 54}h56l-10-22h-36z`, ink.vermilion),
    glints(sheet, 9, [0, 880, 1600, 960], 26, ink.rice, 0.5),
    place(
      seaBoat(ink.vermilion, ink.rice, ink.turmeric) +
        stroke("M-30-26V-190M-30-180 60-40", ink.wood, 6) +
        shape("M-24-184Q60-130 74-52L-24-44z", ink.rice) +
        shape("M-24-120Q40-96 66-72l8 20L-24-44z", ink.paper) +
        place(veshti(ink.tealMid), { x: -66, y: -16, scale: 0.72 }),
      { x: 800, y: 916, scale: 1.1 },
    ),
    place(
      seaBoat(ink.tealDeep, ink.turmeric, ink.rice) +
        place(veshti(ink.rice), { x: 10, y: -12, scale: 0.62 }),
      { x: 330, y: 1030, scale: 1.5 },
    ),
    place(seaBoat(ink.leafDeep, ink.vermilion, ink.rice), {
      x: 1320,
      y: 986,
      scale: 1.15,
      isFlipped: true,
    }),
    shape("M0 1120Q220 1064 480 1120T980 1160 1600 1110V1200H0z", "#eccb98"),
    shape(
      "M0 1108Q220 1052 480 1108T980 1148 1600 1098v14Q1300 1164 980 1162T480 1122 0 1122z",
      ink.rice,
      'opacity=".8"',
    ),
    stipple(sheet, 3, [0, 1140, 1600, 1196], 80, ink.clay, 0.5),
    birds(
      [
        [330, 300, 22],
        [410, 270, 17],
        [452, 316, 15],
        [1010, 300, 18],
        [1060, 270, 14],
      ],
      "#27474c",
    ),
  ];
}

function meenakshi(sheet: Sheet): string[] {
  const bright = {
    stone: "#caa37c",
    body: "#2f8a86",
    band: "#f6dca6",
    niche: "#3d2a3a",
    figures: [ink.vermilion, ink.turmeric, "#ee9a72", "#f4d6b0", "#7fb66f", ink.ember],
  };
  const soft = {
    stone: "#d7b48e",
    body: "#7fb0a0",
    band: "#f8e5bd",
    niche: "#8a6a66",
    figures: ["#e39a76", "#f0c983", "#efb493", "#b8cf9f"],
    shade: ink.mauve,
  };
  const pillars = times(
    17,
    (i) => rect(i * 100 - 12, 800, 24, 104, "#e9cda0") + rect(i * 100 + 2, 800, 10, 104, "#bd9673"),
  ).join("");
  const arches = shape(
    times(16, (i) => arch(i * 100 + 50, 900, 76, 82, "round")).join(""),
    "#5b3a3d",
  );
  const steps = times(7, (i) =>
    rect(0, 916 + i * 15, 1600, 16, blend("#eed3a4", "#a87556", i / 7)),
  ).join("");
  return [
    sky(sheet, [
      [0, "#e8923f"],
      [0.3, "#f5c069"],
      [0.6, "#fce3a8"],
    ]),
    light(sheet, { x: 340, y: 330, r: 120, core: "#fff2c8", glow: "#ffe6a0", reach: 3.8 }),
    streaks(21, [40, 110, 1560, 420], 11, "#fdeec6", 0.6),
    gopuram({ x: 300, y: 800, width: 220, height: 390, tiers: 8, seed: 6, finials: 7 }, soft),
    gopuram({ x: 1390, y: 800, width: 190, height: 330, tiers: 8, seed: 8, finials: 7 }, soft),
    mist(sheet, 640, 120, "#fce3a8", 0.7),
    canopy(4, -20, 640, 760, 32, 830, "#6f9a5f"),
    canopy(7, 1060, 1640, 764, 30, 830, "#6f9a5f"),
    gopuram(
      { x: 830, y: 804, width: 400, height: 716, tiers: 9, seed: 12, finials: 9, top: 0.5 },
      bright,
    ),
    vimana(
      520,
      800,
      110,
      150,
      3,
      { lit: ink.turmeric, shade: ink.brick, line: "#a8702a", trim: ink.butter },
      0.4,
    ),
    rect(0, 792, 1600, 20, "#f6dca6"),
    rect(0, 812, 1600, 94, "#7d4f47"),
    arches,
    pillars,
    rect(0, 806, 1600, 10, "#b98a63"),
    rect(0, 900, 1600, 18, "#f6dca6"),
    place(sari(ink.vermilion, ink.turmeric), { x: 250, y: 902, scale: 0.8 }),
    place(veshti(ink.rice), { x: 356, y: 902, scale: 0.84 }),
    place(sari(ink.teal, ink.turmeric), { x: 1154, y: 902, scale: 0.8 }),
    place(sari(ink.leaf, ink.rice), { x: 1252, y: 902, scale: 0.78, isFlipped: true }),
    steps,
    water(sheet, 1018, "#58a096", "#0f5960"),
    glints(sheet, 31, [660, 1030, 960, 1200], 46, ink.vermilion, 0.6),
    glints(sheet, 32, [690, 1030, 930, 1190], 30, ink.turmeric, 0.7),
    lightPath(33, 340, 1030, 1190, 130, "#fdeec6", 0.75),
    glints(sheet, 8, [0, 1030, 1600, 1200], 70, "#fdeec6", 0.55),
    // the golden lotus in the tank
    place(
      oval(0, 16, 86, 12, "#0f5960", 'opacity=".5"') +
        oval(0, 10, 78, 11, "#b98a4e") +
        oval(0, 5, 78, 10, "#e6c27c") +
        lotus(ink.turmeric, ink.butter, "#c9822c"),
      { x: 1250, y: 1110, scale: 1.7 },
    ),
    place(sari(ink.turmeric, ink.vermilion), { x: 470, y: 1014, scale: 1.25, isFlipped: true }),
    place(veshti(ink.tealMid), { x: 404, y: 1014, scale: 1.3 }),
    birds(
      [
        [560, 250, 18],
        [610, 220, 14],
        [1090, 200, 18],
        [1150, 170, 14],
        [1180, 220, 13],
      ],
      "#7a4632",
    ),
  ];
}

function kanyakumari(sheet: Sheet): string[] {
  const rock = "#4e3d4a";
  const stone = "#5c4452";
  const lit = "#c9876a";
  const valluvar =
    // pedestal of three steps, then the standing poet
    shape("M-92 0V-40H92V0zM-74-40V-118H74v78zM-60-118V-136H60v18z", stone) +
    shape("M-92 0V-40h40V0zM-74-40V-118h34v78z", lit) +
    shape(arch(0, -40, 26, 56, "flat"), ink.plum) +
    stroke("M-34-344-66-296-54-356", stone, 17) +
    stroke("M34-344 60-296 30-268", stone, 17) +
    shape(
      "M-42-136C-34-190-44-226-38-262-30-296-46-316-42-344-38-358-20-358-10-362-22-376-22-404-10-412-16-428 16-428 10-412 22-404 22-376 10-362 20-358 38-358 42-344 44-316 28-296 26-262 34-226 38-190 44-136z",
      stone,
    ) +
    shape("M-12-368q12 34 24 0-2-10-24 0z", "#6e5362") +
    stroke("M-36-268Q-8-252 24-266M-30-240Q-4-200 26-190M-36-206Q-10-170 30-160", "#7b5c66", 4) +
    shape("M22-286l34 8-4 14-34-8z", lit) +
    shape(
      "M-42-136C-34-190-44-226-38-262-30-296-46-316-42-344-38-358-20-358-10-362-22-376-22-404-10-412-6-400-14-380-4-366-26-352-28-330-26-306-24-270-30-200-26-136z",
      lit,
    ) +
    stroke("M-40-338-70-296-60-352", lit, 7);
  const memorial =
    rect(-190, -20, 380, 30, stone) +
    rect(-150, -92, 300, 76, stone) +
    rect(-150, -92, 80, 76, lit) +
    shape(times(8, (i) => arch(-130 + i * 37, -16, 18, 52, "round")).join(""), "#3a2c3a") +
    rect(-166, -104, 332, 16, lit) +
    rect(-60, -132, 120, 30, stone) +
    shape("M-64-132q-4-66 64-84 68 18 64 84z", stone) +
    shape("M-64-132q-4-66 64-84-36 30-36 84z", lit) +
    stroke("M0-214v-36", ink.turmeric, 6) +
    shape("M-206-20v-46q0-26 24-34 24 8 24 34v46zM158-20v-46q0-26 24-34 24 8 24 34v46z", stone) +
    shape("M-206-20v-46q0-26 24-34-10 20-10 40v40z", lit) +
    shape("M120-104q0-26 22-32 20 8 20 32zM-162-104q0-26 22-32 20 8 20 32z", stone);
  return [
    sky(sheet, [
      [0, "#2a5f68"],
      [0.2, "#a98a86"],
      [0.38, "#ec8f5f"],
      [0.52, "#fbcb7f"],
      [0.6, "#ffe6ad"],
    ]),
    light(sheet, { x: 800, y: 700, r: 210, core: "#fff0bd", glow: "#ffd280", reach: 3 }),
    streaks(6, [20, 180, 1580, 560], 16, "#fbd7a0", 0.6),
    streaks(16, [20, 120, 1580, 330], 8, "#4d6a70", 0.4),
    water(sheet, 716, "#f3b87c", "#1c5c64"),
    glints(sheet, 14, [0, 728, 1600, 1160], 120, "#ffe9ba", 0.5),
    lightPath(5, 800, 724, 1080, 250, "#fff0c4", 0.9),
    // the two rocks
    shape("M120 826Q150 770 230 762 300 740 420 748 560 736 640 770 700 784 720 826z", rock),
    shape("M120 826Q150 770 230 762 300 740 420 748 300 780 260 826z", "#8a5f5a"),
    place(memorial, { x: 420, y: 756, scale: 1.08 }),
    shape("M930 836Q960 786 1040 776 1140 758 1240 776 1310 786 1330 836z", rock),
    shape("M930 836Q960 786 1040 776 1100 766 1140 768 1040 800 1030 836z", "#8a5f5a"),
    place(valluvar, { x: 1132, y: 782, scale: 1.14 }),
    // the glass bridge between them
    stroke("M668 768Q800 700 968 786", stone, 9),
    stroke("M668 790Q820 770 968 800", stone, 6),
    stroke("M710 748v38M752 734v44M794 728v46M836 730v46M878 742v42M920 758v34", stone, 4),
    shape(
      "M90 832q65-18 130-2t120 0 120 0 120 0 160 2Q415 858 90 832zM900 842q65-18 130-2t120 0 120 0 90 2Q1130 864 900 842z",
      ink.rice,
      'opacity=".75"',
    ),
    glints(sheet, 4, [0, 850, 1600, 1140], 60, ink.tealDeep, 0.35),
    place(
      seaBoat(ink.line, ink.vermilion, ink.turmeric) +
        place(veshti(ink.rice), { x: -20, y: -12, scale: 0.66 }) +
        place(veshti(ink.ember), { x: 34, y: -14, scale: 0.62 }),
      { x: 560, y: 960, scale: 1.2 },
    ),
    place(seaBoat(ink.line, ink.tealMid, ink.rice), {
      x: 1440,
      y: 898,
      scale: 0.7,
      isFlipped: true,
    }),
    shape(
      "M0 1080Q160 1010 330 1050 480 1030 560 1100 760 1150 980 1120 1140 1060 1290 1084 1450 1040 1600 1070V1200H0z",
      "#2a2933",
    ),
    shape(
      "M0 1080Q160 1010 330 1050 250 1060 180 1120L0 1150zM980 1120Q1140 1060 1290 1084 1200 1100 1150 1150z",
      "#5a4148",
    ),
    place(veshti("#e8a057", "#f3d8b4"), { x: 1220, y: 1096, scale: 1.75 }),
    place(sari(ink.vermilion, ink.turmeric), { x: 1306, y: 1096, scale: 1.65, isFlipped: true }),
    place(hiker(ink.turmeric, ink.tealMid), { x: 1390, y: 1080, scale: 1.05, isFlipped: true }),
    place(sari(ink.tealMid, ink.turmeric), { x: 230, y: 1052, scale: 1.5 }),
    birds(
      [
        [610, 420, 20],
        [690, 384, 16],
        [730, 434, 14],
        [950, 460, 15],
      ],
      "#5b3f47",
    ),
  ];
}

export const tamilNaduScenes: Scene[] = [
  {
    file: "ooty-kodaikanal-hills",
    title: "Tea pickers on the Nilgiri slopes at sunrise",
    width: 1600,
    height: 1200,
    decimals: 0,
    draw: teaHills,
  },
  {
    file: "rameswaram-pamban",
    title: "The old Pamban bridge open for a fishing boat, Rameswaram beyond",
    width: 1600,
    height: 1200,
    decimals: 0,
    draw: pamban,
  },
  {
    file: "madurai-temple-trail",
    title: "A Meenakshi temple tower above the golden lotus tank, Madurai",
    width: 1600,
    height: 1200,
    draw: meenakshi,
  },
  {
    file: "kanyakumari-sunrise",
    title: "Sunrise at Kanyakumari behind the Vivekananda rock and the Thiruvalluvar statue",
    width: 1600,
    height: 1200,
    draw: kanyakumari,
  },
];
