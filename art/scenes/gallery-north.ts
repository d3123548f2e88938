import { arch, chhatri, onion } from "../kit/buildings.ts";
import {
  birds,
  glints,
  hill,
  light,
  lightPath,
  mist,
  peak,
  ridge,
  sky,
  stars,
  stipple,
  streaks,
  water,
} from "../kit/land.ts";
import { hiker, lampPost, sari, veshti } from "../kit/life.ts";
import { blend, ink } from "../kit/palette.ts";
import { canopy, pine, tree } from "../kit/plants.ts";
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
  seeded,
  shape,
  stroke,
  times,
} from "../kit/shapes.ts";
import type { Point, Scene, Sheet } from "../kit/sheet.ts";

/** India Gate when the lamps are lit. */
function indiaGate(sheet: Sheet): string[] {
  const stone = "#e8b27c";
  const shade = "#a86d57";
  const dark = "#6a4046";
  const gate =
    rect(440, 900, 720, 60, stone) +
    rect(410, 940, 780, 36, shade) +
    `<path fill="${stone}" fill-rule="evenodd" d="M490 900V430H1110V900z${arch(800, 900, 250, 400, "round")}"/>` +
    rect(990, 430, 120, 470, shade, 'opacity=".75"') +
    shape("M675 900V625a125 125 0 0 1 20-66V900z", shade) +
    rect(470, 418, 660, 26, "#f6cf9c") +
    rect(450, 400, 700, 22, stone) +
    rect(500, 320, 600, 82, stone) +
    rect(1000, 320, 100, 82, shade) +
    rect(480, 302, 640, 22, "#f6cf9c") +
    rect(560, 260, 480, 44, stone) +
    rect(960, 260, 80, 44, shade) +
    rect(640, 226, 320, 36, stone) +
    shape("M690 226q110-50 220 0z", shade) +
    rect(560, 350, 480, 10, dark) +
    shape(box(620, 372, 90, 12) + box(730, 372, 140, 12) + box(890, 372, 90, 12), dark) +
    shape(arch(568, 900, 70, 150, "round") + arch(1034, 900, 70, 150, "round"), dark) +
    shape(box(532, 560, 72, 110) + box(998, 560, 72, 110), dark, 'opacity=".55"') +
    rect(490, 690, 180, 12, "#f6cf9c") +
    rect(930, 690, 180, 12, "#f6cf9c") +
    rect(490, 520, 176, 10, dark, 'opacity=".5"') +
    rect(934, 520, 176, 10, dark, 'opacity=".5"') +
    stroke("M664 900V622a136 136 0 0 1 272 0V900", "#f6cf9c", 12) +
    disc(568, 480, 22, dark) +
    disc(1034, 480, 22, dark) +
    disc(568, 480, 12, stone) +
    disc(1034, 480, 12, stone);
  return [
    sky(sheet, [
      [0, "#123a48"],
      [0.25, "#33656d"],
      [0.48, "#c98579"],
      [0.66, "#f6b274"],
      [0.78, "#fbd79a"],
    ]),
    stars(4, [0, 0, 1600, 360], 50, ink.rice),
    light(sheet, { x: 800, y: 700, r: 90, core: "#ffe9b4", glow: "#ffcf8a", reach: 5 }),
    streaks(7, [40, 240, 1560, 560], 11, "#f7bb92", 0.5),
    place(chhatri(800, 0, 130, 250, "#d99a76", "#e0a981", "#9c6a62"), { x: 0, y: 890 }),
    canopy(5, -20, 480, 870, 46, 1000, "#3a5a55"),
    canopy(9, 1120, 1640, 870, 46, 1000, "#3a5a55"),
    mist(sheet, 800, 90, "#fbd79a", 0.4),
    gate,
    shape("M730 972h140l22-26h-184z", dark),
    shape("M776 950q8-34 24-50 18 16 24 50z", ink.ember),
    shape("M788 950q4-20 12-30 10 10 12 30z", ink.butter),
    rect(0, 974, 1600, 226, "#c98d6a"),
    shape("M0 980H470L250 1200H0zM1600 980H1130l220 220h250z", "#4d7a55"),
    shape("M640 976h320l180 224H460z", "#e6b486"),
    shape(
      "M700 976h200l90 224H610z",
      sheet.linear([
        [0, "#f6c48f"],
        [1, "#2c6670"],
      ]),
    ),
    glints(sheet, 4, [630, 1000, 950, 1190], 22, ink.rice, 0.5),
    stipple(sheet, 3, [0, 1000, 300, 1190], 60, ink.leafLight, 0.5),
    stipple(sheet, 4, [1300, 1000, 1600, 1190], 60, ink.leafLight, 0.5),
    [
      [400, 1000, 1.7],
      [300, 1080, 2.5],
      [150, 1180, 3.6],
      [1200, 1000, 1.7],
      [1300, 1080, 2.5],
      [1450, 1180, 3.6],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          disc(
            x,
            y - 94 * s,
            40 * s,
            sheet.radial([
              [0, "#ffe2a0", 0.8],
              [1, "#ffe2a0", 0],
            ]),
          ) + place(lampPost(ink.night, "#fff1c4"), { x, y, scale: s }),
      )
      .join(""),
    place(sari(ink.vermilion, ink.turmeric), { x: 560, y: 1120, scale: 1.6 }),
    place(veshti(ink.tealMid, ink.line), { x: 486, y: 1122, scale: 1.65 }),
    place(sari(ink.leafLight, ink.rice), { x: 1060, y: 1050, scale: 1.1, isFlipped: true }),
    place(hiker(ink.turmeric, ink.teal), { x: 1120, y: 1052, scale: 0.9, isFlipped: true }),
    place(
      stroke("M40-44 8-150", ink.line, 2) +
        oval(4, -174, 18, 24, ink.vermilion) +
        stroke("M40-44 44-140", ink.line, 2) +
        oval(46, -164, 18, 24, ink.turmeric) +
        stroke("M40-44 74-130", ink.line, 2) +
        oval(84, -152, 18, 24, ink.leafLight),
      { x: 1076, y: 1010, scale: 0.9 },
    ),
    birds(
      [
        [330, 330, 18],
        [390, 300, 15],
        [1230, 350, 16],
        [1280, 320, 13],
      ],
      "#1f3842",
    ),
  ];
}

/** Hawa Mahal: five storeys of honeycomb windows. */
function hawaMahal(sheet: Sheet): string[] {
  const pink = "#d9694d";
  const lit = "#f0a07c";
  const trim = "#fbe9cf";
  const dark = "#7a2f34";
  function bay(x: number, y: number, w: number, h: number): string {
    const half = w / 2;
    return (
      shape(
        poly([
          [x - half * 0.8, y],
          [x - half, y - h * 0.12],
          [x - half, y - h * 0.66],
          [x + half, y - h * 0.66],
          [x + half, y - h * 0.12],
          [x + half * 0.8, y],
        ]),
        lit,
      ) +
      shape(
        poly([
          [x + half * 0.3, y],
          [x + half * 0.3, y - h * 0.66],
          [x + half, y - h * 0.66],
          [x + half, y - h * 0.12],
          [x + half * 0.8, y],
        ]),
        pink,
      ) +
      shape(
        times(3, (i) =>
          arch(x - half * 0.6 + i * half * 0.6, y - h * 0.18, half * 0.42, h * 0.4, "mughal"),
        ).join(""),
        dark,
      ) +
      rect(x - half * 1.06, y - h * 0.15, w * 1.06, h * 0.035, trim) +
      rect(x - half * 1.1, y - h * 0.69, w * 1.1, h * 0.04, trim) +
      shape(
        `M${num(x - half)} ${num(y - h * 0.69)}Q${num(x - half * 0.9)} ${num(y - h * 0.92)} ${num(x)} ${num(y - h * 0.95)}Q${num(x + half * 0.9)} ${num(y - h * 0.92)} ${num(x + half)} ${num(y - h * 0.69)}z`,
        trim,
      ) +
      shape(
        `M${num(x + half * 0.2)} ${num(y - h * 0.69)}Q${num(x + half * 0.3)} ${num(y - h * 0.88)} ${num(x)} ${num(y - h * 0.95)}Q${num(x + half * 0.9)} ${num(y - h * 0.92)} ${num(x + half)} ${num(y - h * 0.69)}z`,
        "#e3b596",
      ) +
      stroke(`M${num(x)} ${num(y - h * 0.95)}v${num(-h * 0.1)}`, ink.turmeric, 4)
    );
  }
  const storeys: [number, number, number, number][] = [
    [950, 13, 92, 150],
    [800, 13, 92, 150],
    [650, 9, 92, 150],
    [500, 7, 92, 145],
    [356, 3, 92, 140],
  ];
  const front = storeys.map(([y, n, w, h]) => {
    const x0 = 800 - (n * w) / 2;
    return (
      rect(x0 - 8, y - h, n * w + 16, h, pink) +
      rect(x0 - 16, y - 10, n * w + 32, 12, trim) +
      sheet.stamp(
        bay(0, 0, w * 0.84, h * 0.94),
        times(n, (i) => at({ x: x0 + w * (i + 0.5), y: y - 8 })),
      )
    );
  });
  const cap = (x: number, y: number, s: number) => chhatri(x, y, 70 * s, 90 * s, lit, trim, dark);
  return [
    sky(sheet, [
      [0, "#2f868b"],
      [0.35, "#a5cbb6"],
      [0.65, "#fbe0b0"],
    ]),
    light(sheet, { x: 330, y: 270, r: 100, core: ink.rice, glow: "#ffe9b4", reach: 4.4 }),
    streaks(3, [40, 110, 1560, 420], 10, ink.rice, 0.6),
    rect(-10, 660, 240, 360, blend(pink, trim, 0.25)),
    rect(1380, 640, 240, 380, blend(pink, dark, 0.2)),
    shape(
      times(
        4,
        (i) =>
          arch(30 + i * 56, 800, 34, 76, "mughal") + arch(1420 + i * 52, 790, 32, 76, "mughal"),
      ).join(""),
      dark,
    ),
    rect(-10, 652, 250, 12, trim),
    rect(1370, 632, 250, 12, trim),
    cap(60, 652, 1),
    cap(1530, 632, 1),
    front[4] ?? "",
    front[3] ?? "",
    front[2] ?? "",
    front[1] ?? "",
    front[0] ?? "",
    cap(470, 500, 0.8),
    cap(1130, 500, 0.8),
    cap(370, 652, 0.8),
    cap(1230, 652, 0.8),
    cap(230, 652, 0.9),
    cap(1370, 652, 0.9),
    shape(onion(800, 218, 70, 60) + onion(708, 218, 50, 44) + onion(892, 218, 50, 44), trim),
    stroke("M800 158v-30M708 176v-22M892 176v-22", ink.turmeric, 5),
    shape("M800 128l40 12-40 14z", ink.vermilion),
    // street front and bazaar
    rect(180, 944, 1240, 96, "#c2583f"),
    rect(160, 938, 1280, 14, trim),
    shape(times(12, (i) => arch(250 + i * 100, 1040, 62, 74, "mughal")).join(""), dark),
    shape(arch(800, 1040, 120, 90, "mughal"), "#4a2029"),
    times(6, (i) =>
      shape(
        `M${206 + i * 100 + (i > 2 ? 588 : 0)} 990h90l14 34h-118z`,
        [ink.turmeric, ink.teal, ink.rice, ink.leaf, ink.turmeric, ink.teal][i] ?? ink.rice,
      ),
    ).join(""),
    rect(0, 1036, 1600, 164, "#e6b98a"),
    rect(0, 1036, 1600, 10, "#b9795a"),
    stipple(sheet, 4, [0, 1060, 1600, 1190], 150, "#a8643f", 0.5),
    shape("M0 1160H1600V1200H0z", "#c9936b"),
    // auto rickshaw
    place(
      shape("M-80 0V-50Q-78-100-40-104H40Q64-100 74-60L92-36V0z", ink.leaf) +
        shape("M-80-50Q-78-100-40-104H40Q64-100 74-60z", ink.turmeric) +
        shape("M-54-54v-36h44v36zM6-54v-36h30q16 6 22 36z", ink.line) +
        rect(-80, -20, 172, 6, ink.rice) +
        disc(-50, 0, 19, ink.line) +
        disc(70, 0, 17, ink.line) +
        disc(-50, 0, 7, ink.paper) +
        disc(70, 0, 6, ink.paper),
      { x: 400, y: 1130, scale: 1.5 },
    ),
    // camel and its keeper
    place(
      shape(
        "M-70 0-66-70q-20-30 4-56 20-20 36-8 8-26 28-26t28 30q14 8 30 0 22-16 18-56-2-24 16-28 24-2 40 10 2 14-22 16-6 0-6 10-2 60-34 84-4 12-10 16L68 0H58L52-48-30-50-48 0z",
        "#c08a55",
      ) +
        shape("M-30-132q30-14 56 0l8 34h-68z", ink.vermilion) +
        stroke("M-34-100h68", ink.turmeric, 6) +
        disc(88, -178, 3, ink.line),
      { x: 1120, y: 1150, scale: 1.35 },
    ),
    place(veshti(ink.rice) + shape("M-12-94q0-14 12-14t12 14q-12-4-24 0z", ink.vermilion), {
      x: 1260,
      y: 1156,
      scale: 1.6,
    }),
    place(sari(ink.vermilion, ink.turmeric, true), { x: 800, y: 1150, scale: 1.6 }),
    place(sari(ink.tealMid, ink.turmeric), { x: 880, y: 1150, scale: 1.55 }),
    birds(
      [
        [1180, 250, 20],
        [1240, 220, 16],
        [1290, 270, 15],
        [1350, 230, 13],
        [560, 200, 15],
      ],
      "#4b4f57",
    ),
  ];
}

/** Lake Pichola from a palace window, Udaipur. */
function lakePichola(sheet: Sheet): string[] {
  const marble = "#fdf1dc";
  const shade = "#dcb4a2";
  const dark = "#8d6a74";
  const frame = "#7a2f34";
  const frameLit = "#c8613f";
  const wing = (x: number, y: number, w: number, h: number, n: number) =>
    rect(x, y - h, w, h, marble) +
    rect(x + w * 0.72, y - h, w * 0.28, h, shade) +
    rect(x - 6, y - h - 8, w + 12, 10, marble) +
    shape(
      times(n, (i) => arch(x + (w * (i + 0.5)) / n, y - 6, (w / n) * 0.52, h * 0.5, "mughal")).join(
        "",
      ),
      dark,
    );
  const opening =
    "M170 1090V560Q170 470 250 430 260 340 360 330 380 230 500 240 540 140 660 160 720 80 800 70 880 80 940 160 1060 140 1100 240 1220 230 1240 330 1340 340 1350 430 1430 470 1430 560V1090z";
  const view = [
    light(sheet, { x: 560, y: 420, r: 110, core: ink.vermilion, glow: "#ffd49a", reach: 3.8 }),
    streaks(6, [160, 200, 1440, 480], 10, ink.rice, 0.5),
    hill(sheet, ridge(sheet, 620, 60, 33, 4), "#c99a92"),
    mist(sheet, 570, 100, "#fde3bd", 0.8),
    hill(sheet, ridge(sheet, 680, 34, 12, 3), "#937f86"),
    mist(sheet, 650, 60, "#fde3bd", 0.6),
    canopy(8, 100, 1500, 716, 18, 760, "#5f7564"),
    water(sheet, 730, "#f0bd91", "#17606a", 1100),
    lightPath(7, 560, 742, 1080, 150, "#f9a477", 0.75),
    wing(640, 756, 140, 66, 4),
    wing(770, 756, 260, 96, 7),
    wing(1020, 756, 170, 74, 5),
    wing(1180, 756, 120, 54, 4),
    wing(830, 662, 140, 46, 4),
    wing(560, 756, 90, 44, 3),
    chhatri(800, 662, 52, 64, marble, marble, dark),
    chhatri(1000, 662, 52, 64, marble, marble, dark),
    chhatri(900, 614, 70, 84, marble, marble, dark),
    chhatri(690, 688, 44, 54, marble, marble, dark),
    chhatri(1100, 680, 48, 58, marble, shade, dark),
    chhatri(1250, 700, 40, 48, marble, shade, dark),
    chhatri(590, 710, 36, 44, marble, marble, dark),
    times(6, (i) =>
      place(tree(70, i + 1, { trunk: ink.wood, leaf: ink.leafDeep, leafLit: ink.leaf }), {
        x: [666, 742, 1050, 1150, 1230, 1290][i] ?? 0,
        y: 752,
      }),
    ).join(""),
    rect(540, 752, 780, 12, shade),
    glints(sheet, 4, [540, 770, 1320, 880], 44, marble, 0.6),
    glints(sheet, 9, [150, 760, 1450, 1080], 70, ink.rice, 0.4),
    place(
      shape("M-150-16Q0 4 150-26 136 22 116 24H-116Q-146 10-150-16z", ink.wood) +
        stroke("M-148-14Q0 6 148-24", ink.turmeric, 5) +
        shape("M-90-104Q0-136 80-104l6 14H-96z", ink.vermilion) +
        stroke("M-84-92v84M-26-96v92M30-96v92M78-92v82", ink.line, 5) +
        place(sari(ink.turmeric, ink.rice), { x: -54, y: 0, scale: 0.68 }) +
        place(veshti(ink.rice), { x: 4, y: 0, scale: 0.7 }) +
        place(sari(ink.leaf, ink.rice), { x: 52, y: 0, scale: 0.66 }),
      { x: 620, y: 920, scale: 1.15 },
    ),
    birds(
      [
        [900, 330, 20],
        [960, 300, 16],
        [1010, 350, 14],
        [1090, 310, 13],
      ],
      "#7a4a4a",
    ),
  ].join("");
  return [
    sky(sheet, [
      [0, "#e38a5f"],
      [0.3, "#f6bf8a"],
      [0.55, "#fde6bf"],
    ]),
    view,
    `<path fill="${frame}" fill-rule="evenodd" d="M0 0H1600V1200H0z${opening}"/>`,
    `<path fill="none" stroke="${frameLit}" stroke-width="26" d="${opening}"/>`,
    `<path fill="none" stroke="${ink.turmeric}" stroke-width="6" d="${opening}"/>`,
    [90, 1510]
      .map(
        (x) =>
          rect(x - 40, 260, 80, 820, frameLit, 'opacity=".35"') +
          times(
            5,
            (i) =>
              place(
                shape(
                  "M0 0q-34-20-20-60 14 6 20 22 6-16 20-22 14 40-20 60zM0-50q-14-26 0-50 14 24 0 50z",
                  ink.turmeric,
                ),
                { x, y: 420 + i * 150, scale: 1.1 },
              ) + stroke(`M${x} ${424 + i * 150}v40`, ink.leafLight, 5),
          ).join(""),
      )
      .join(""),
    [
      [230, 190],
      [1370, 190],
      [420, 90],
      [1180, 90],
    ]
      .map(([x = 0, y = 0]) =>
        place(
          times(
            8,
            (i) =>
              `<path fill="${i % 2 ? ink.turmeric : "#e7a06a"}" transform="rotate(${i * 45})" d="M0 0q16-22 0-46-16 24 0 46z"/>`,
          ).join("") + disc(0, 0, 8, ink.rice),
          { x, y },
        ),
      )
      .join(""),
    // the sill with a lamp and a sitting figure
    rect(0, 1080, 1600, 120, "#5f2430"),
    rect(0, 1072, 1600, 18, frameLit),
    rect(0, 1130, 1600, 8, ink.turmeric),
    shape(times(20, (i) => arch(40 + i * 80, 1200, 46, 52, "mughal")).join(""), "#47192a"),
    place(
      shape("M-80 0q-6-40 40-52 20-6 30-34h40q20 20 16 56l24 30z", ink.vermilion) +
        shape("M-12-84q-4-44 8-54 18-8 32 2 10 20 2 56z", ink.turmeric) +
        disc(14, -154, 20, "#8a5238") +
        shape("M-8-150q-4-28 24-26 18 2 18 16-20-4-26 8 0 8-6 12z", ink.line) +
        disc(-8, -146, 11, ink.line) +
        stroke("M-78-4Q-20-16 66-4", ink.turmeric, 6) +
        stroke("M20-110q30 20 38 56", "#8a5238", 11),
      { x: 1240, y: 1076, scale: 1.5, isFlipped: true },
    ),
    place(
      shape("M-30 0q30 22 60 0l-8-14h-44z", ink.turmeric) + shape("M-6-14Q0-46 6-14z", ink.ember),
      { x: 380, y: 1068, scale: 1.4 },
    ),
  ];
}

/** The wall of Kumbhalgarh over the Aravalli ridges. */
function kumbhalgarh(sheet: Sheet): string[] {
  const lit = "#eec08a";
  const stone = "#c9905f";
  const dark = "#7d5146";
  function wall(points: readonly Point[], h: number): string {
    const top = points.map(([x, y]): Point => [x, y - h]);
    const merlons: string[] = [];
    for (let i = 0; i + 1 < points.length; i++) {
      const a = top[i] ?? [0, 0];
      const b = top[i + 1] ?? a;
      const n = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (h * 0.3)));
      merlons.push(
        times(n, (k) =>
          arch(
            a[0] + ((b[0] - a[0]) * (k + 0.5)) / n,
            a[1] + ((b[1] - a[1]) * (k + 0.5)) / n + 4,
            h * 0.18,
            h * 0.24,
            "round",
          ),
        ).join(""),
      );
    }
    return (
      shape(poly([...points, ...[...top].reverse()]), stone) +
      shape(merlons.join(""), stone) +
      shape(poly([...top.map(([x, y]): Point => [x, y + h * 0.12]), ...[...top].reverse()]), lit)
    );
  }
  function bastion(x: number, y: number, w: number, h: number): string {
    // the pot-bellied towers of this fort
    return (
      shape(
        `M${x - w * 0.62} ${y}Q${num(x - w * 0.6)} ${num(y - h * 0.3)} ${num(x - w * 0.42)} ${num(y - h * 0.62)}L${num(x - w * 0.5)} ${num(y - h)}H${num(x + w * 0.5)}L${num(x + w * 0.42)} ${num(y - h * 0.62)}Q${num(x + w * 0.6)} ${num(y - h * 0.3)} ${num(x + w * 0.62)} ${y}z`,
        stone,
      ) +
      shape(
        `M${x - w * 0.62} ${y}Q${num(x - w * 0.6)} ${num(y - h * 0.3)} ${num(x - w * 0.42)} ${num(y - h * 0.62)}L${num(x - w * 0.5)} ${num(y - h)}h${num(w * 0.3)}Q${num(x - w * 0.3)} ${num(y - h * 0.3)} ${num(x - w * 0.3)} ${y}z`,
        lit,
      ) +
      shape(
        `M${num(x + w * 0.16)} ${y}Q${num(x + w * 0.2)} ${num(y - h * 0.4)} ${num(x + w * 0.14)} ${num(y - h)}H${num(x + w * 0.5)}L${num(x + w * 0.42)} ${num(y - h * 0.62)}Q${num(x + w * 0.6)} ${num(y - h * 0.3)} ${num(x + w * 0.62)} ${y}z`,
        dark,
        'opacity=".6"',
      ) +
      shape(
        times(6, (i) =>
          arch(x - w * 0.42 + i * w * 0.168, y - h + 4, w * 0.11, h * 0.13, "round"),
        ).join(""),
        stone,
      ) +
      rect(x - w * 0.5, y - h * 0.86, w, h * 0.03, dark, 'opacity=".5"')
    );
  }
  return [
    sky(sheet, [
      [0, "#e58f57"],
      [0.28, "#f6c184"],
      [0.52, "#fde6b8"],
    ]),
    light(sheet, { x: 1210, y: 300, r: 116, core: "#fff4cf", glow: "#ffe3a0", reach: 4 }),
    streaks(5, [40, 110, 1560, 400], 11, "#fff3d6", 0.55),
    hill(sheet, ridge(sheet, 500, 60, 8, 4), "#d6a48c"),
    mist(sheet, 450, 120, "#fde6b8", 0.8),
    hill(sheet, ridge(sheet, 600, 60, 29, 3), "#a99a84"),
    mist(sheet, 560, 110, "#fde6b8", 0.7),
    shape(
      "M500 700Q640 560 760 480 820 440 900 470 1040 540 1180 600L1640 700V900H400z",
      "#8f9a6e",
    ),
    // the palace on its crest
    rect(720, 380, 250, 110, lit),
    rect(880, 380, 90, 110, stone),
    shape(times(6, (i) => arch(745 + i * 40, 480, 20, 40, "mughal")).join(""), dark),
    rect(770, 300, 150, 84, lit),
    rect(860, 300, 60, 84, stone),
    shape(times(4, (i) => arch(790 + i * 36, 376, 18, 36, "mughal")).join(""), dark),
    shape(onion(845, 300, 70, 56) + onion(740, 380, 44, 36) + onion(948, 380, 44, 36), "#f8dcae"),
    place(stroke("M0 0V-70", ink.line, 4) + shape("M2-70l44 12-44 14z", ink.vermilion), {
      x: 845,
      y: 248,
    }),
    wall(
      [
        [520, 690],
        [620, 590],
        [720, 500],
        [980, 500],
        [1120, 580],
        [1260, 630],
        [1640, 690],
      ],
      44,
    ),
    bastion(720, 520, 70, 110),
    bastion(980, 520, 70, 110),
    bastion(1150, 610, 70, 110),
    bastion(1400, 670, 70, 100),
    bastion(600, 626, 66, 100),
    mist(sheet, 640, 90, "#fde6b8", 0.5),
    shape("M0 760Q220 690 420 760T820 850 1200 800 1600 760V1200H0z", "#6f8a5c"),
    canopy(4, 60, 480, 800, 26, 860, "#4d7552"),
    canopy(7, 1100, 1560, 820, 26, 880, "#4d7552"),
    // the great wall sweeping toward the viewer
    wall(
      [
        [1640, 800],
        [1380, 850],
        [1120, 900],
        [900, 900],
      ],
      80,
    ),
    bastion(1380, 880, 130, 190),
    bastion(1080, 930, 140, 200),
    wall(
      [
        [960, 930],
        [760, 900],
        [560, 880],
        [420, 900],
      ],
      100,
    ),
    bastion(680, 950, 170, 230),
    shape("M0 900Q260 830 480 920T1000 980 1600 930V1200H0z", "#4c6f4c"),
    wall(
      [
        [480, 960],
        [300, 1000],
        [120, 1090],
        [-40, 1200],
      ],
      150,
    ),
    bastion(350, 1080, 240, 320),
    shape("M430 1200Q600 1010 800 1000T1300 980L1330 1000Q1000 1030 860 1060T620 1200z", "#e3bb84"),
    shape("M900 1200Q1100 1080 1300 1090T1600 1060V1200z", "#35583f"),
    place(tree(300, 4, { trunk: ink.wood, leaf: "#2b5540", leafLit: "#4f8055" }), {
      x: 1440,
      y: 1150,
    }),
    place(tree(220, 8, { trunk: ink.wood, leaf: "#2b5540", leafLit: "#4f8055" }), {
      x: 1560,
      y: 1170,
    }),
    stipple(sheet, 3, [560, 980, 1600, 1190], 110, "#e8cf95", 0.4),
    place(veshti(ink.rice) + shape("M-12-94q0-14 12-14t12 14q-12-4-24 0z", ink.vermilion), {
      x: 700,
      y: 1140,
      scale: 1.6,
    }),
    place(sari(ink.vermilion, ink.turmeric), { x: 784, y: 1130, scale: 1.5 }),
    place(hiker(ink.turmeric, ink.teal), { x: 960, y: 1050, scale: 0.85 }),
    birds(
      [
        [330, 330, 20],
        [390, 300, 16],
        [430, 350, 14],
        [560, 290, 13],
      ],
      "#7a4a3a",
    ),
  ];
}

/** A deodar at 0 0: a straight trunk and flat boughs that droop at their ends. */
function deodar(height: number, seed: number, leaf: string, lit: string, trunk: string): string {
  const next = seeded(seed);
  const tiers = 10;
  const boughs: string[] = [];
  const sunlit: string[] = [];
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const y = -height * (0.2 + 0.76 * t);
    const reach = height * 0.2 * (1 - t) ** 0.8 * (0.82 + next() * 0.3) + height * 0.02;
    const droop = height * 0.045 * (1 - t * 0.5);
    const deep = height * 0.085 * (1 - t * 0.45);
    for (const side of [-1, 1]) {
      const r = reach * (0.85 + next() * 0.3) * side;
      const teeth = times(4, (k): Point => {
        const f = 1 - (k + 0.5) / 4;
        return [
          r * f * 0.94,
          y + droop * f * f + deep * (k % 2 ? 0.55 : 1) * (0.55 + 0.45 * (1 - f)),
        ];
      });
      boughs.push(
        poly([
          [0, y - deep * 0.7],
          [r * 0.5, y - deep * 0.2],
          [r, y + droop],
          ...teeth,
          [0, y + deep * 0.9],
        ]),
      );
      if (side > 0)
        sunlit.push(
          poly([
            [0, y - deep * 0.7],
            [r * 0.5, y - deep * 0.2],
            [r, y + droop],
            [r * 0.5, y + deep * 0.16],
          ]),
        );
    }
  }
  const w = height * 0.017;
  return (
    shape(
      poly([
        [-w, 0],
        [-w * 0.4, -height * 0.9],
        [w * 0.4, -height * 0.9],
        [w, 0],
      ]),
      trunk,
    ) +
    shape(
      `${boughs.join("")}${poly([
        [-height * 0.042, -height * 0.87],
        [0, -height * 1.04],
        [height * 0.042, -height * 0.87],
      ])}`,
      leaf,
    ) +
    shape(sunlit.join(""), lit)
  );
}

/** The Hadimba temple at Manali: three roofs of deodar planks and a brass cone, snow not yet gone. */
function hadimba(sheet: Sheet): string[] {
  const roofInk = "#7a4630";
  const roofLit = "#a8643e";
  const air = "#fdeccb";
  const floor = 946;
  function plankRoof(y: number, half: number, topHalf: number, h: number): string {
    const planks = times(13, (i) => {
      const f = -1 + (2 * (i + 0.5)) / 13;
      return `M${num(800 + topHalf * f)} ${num(y - h)}L${num(800 + half * f)} ${num(y)}`;
    }).join("");
    const curve = (s: number) =>
      `Q${num(800 + s * (topHalf + (half - topHalf) * 0.36))} ${num(y - h * 0.3)} `;
    return (
      shape(
        `M${num(800 - topHalf)} ${num(y - h)}H${num(800 + topHalf)}${curve(1)}${num(800 + half)} ${y}H${num(800 - half)}${curve(-1)}${num(800 - topHalf)} ${num(y - h)}z`,
        roofInk,
      ) +
      shape(
        `M${num(800 + topHalf * 0.2)} ${num(y - h)}H${num(800 + topHalf)}${curve(1)}${num(800 + half)} ${y}H${num(800 + half * 0.3)}z`,
        roofLit,
      ) +
      stroke(planks, "#4f2b22", 3, see(0.55)) +
      // snow left on the shaded side, the eaves board and its hanging pegs
      shape(
        `M${num(800 - half)} ${y}${`q${num(half * 0.06)} -26 ${num(half * 0.2)} -22 t${num(half * 0.2)} -6 ${num(half * 0.22)} 6 q${num(half * 0.08)} 10 ${num(half * 0.16)} 22z`}`,
        "#f7f5ea",
      ) +
      rect(800 - half - 6, y - 2, half * 2 + 12, 15, "#4f2b22") +
      shape(
        times(
          Math.round(half / 13),
          (i) => `M${num(800 - half + 8 + i * 26)} ${y + 13}h12l-6 20z`,
        ).join(""),
        "#8f5636",
      )
    );
  }
  const wallBand = (y: number, half: number, h: number, wood: string) =>
    rect(800 - half, y - h, half * 2, h, "#8a5838") +
    rect(800 + half * 0.3, y - h, half * 0.7, h, "#b27a4c") +
    stroke(
      times(Math.round(half / 17), (i) => `M${num(800 - half + 17 + i * 34)} ${y}v${-h}`).join(""),
      wood,
      5,
    );
  const carved =
    shape(arch(800, floor, 210, 236, "flat"), "#3f231d") +
    rect(700, 706, 200, 20, "#c98f56") +
    stroke("M712 944V730H888V944M732 944V750H868V944", "#c98f56", 8) +
    rect(752, 770, 96, 176, "#5c2019") +
    stroke("M800 770v176", "#2c1512", 5) +
    shape(times(7, (i) => box(716 + i * 25, 734, 12, 9)).join(""), ink.turmeric) +
    disc(788, 864, 6, ink.turmeric) +
    disc(812, 864, 6, ink.turmeric) +
    shape(times(9, (i) => `M${708 + i * 21} 726h15l-7 17z`).join(""), ink.ember);
  const wall =
    rect(530, 730, 540, 216, "#f3e6cf") +
    rect(900, 730, 170, 216, "#fff6e2") +
    stroke("M530 768H1070M530 824H1070M530 880H1070M530 932H1070", "#8a5838", 13) +
    stroke("M530 730v216M616 730v216M984 730v216M1070 730v216", "#6b4029", 13) +
    rect(634, 790, 56, 84, "#4a2a22") +
    rect(910, 790, 56, 84, "#4a2a22") +
    stroke("M634 832h56M662 790v84M910 832h56M938 790v84", "#c98f56", 5) +
    carved;
  const temple =
    rect(470, floor, 660, 26, "#a9a39a") +
    rect(440, floor + 24, 720, 30, "#8b867f") +
    rect(690, floor + 10, 220, 60, "#bdb6aa") +
    stroke(`M690 ${floor + 28}h220M690 ${floor + 48}h220`, "#7c7771", 4) +
    wall +
    plankRoof(728, 386, 232, 150) +
    wallBand(584, 216, 44, "#6b4029") +
    plankRoof(540, 280, 158, 128) +
    wallBand(414, 146, 36, "#6b4029") +
    plankRoof(380, 190, 92, 104) +
    wallBand(280, 80, 26, "#6b4029") +
    shape("M690 256Q776 226 800 96 824 226 910 256z", "#b98231") +
    shape("M800 96Q824 226 910 256H838Q812 200 800 96z", ink.turmeric) +
    rect(682, 252, 236, 12, "#6b4029") +
    stroke("M800 104V30M782 34q0 30 18 30t18-30", ink.turmeric, 6) +
    disc(800, 90, 12, ink.turmeric);
  function grove(
    seed: number,
    leaf: string,
    lit: string,
    trunk: string,
    stands: readonly (readonly [x: number, y: number, height: number])[],
  ): string {
    const kinds = times(3, (k) => deodar(600, seed + k, leaf, lit, trunk));
    return stands
      .map(([x, y, height], i) =>
        sheet.stamp(kinds[i % 3] ?? "", [
          at({ x, y, scale: height / 600, isFlipped: i % 2 === 1 }),
        ]),
      )
      .join("");
  }
  const glow = (d: string, strength: number) => shape(d, "#fff3cd", see(strength));
  return [
    sky(sheet, [
      [0, "#4f9298"],
      [0.24, "#a7c8b7"],
      [0.5, "#fbe3b6"],
      [0.7, air],
    ]),
    light(sheet, { x: 1180, y: 250, r: 96, core: "#fffbe8", glow: "#fff0bd", reach: 5 }),
    peak(
      330,
      700,
      430,
      520,
      { lit: "#e3d9d2", shade: "#8fa3b0", snow: "#ffffff", snowShade: "#c9d5da" },
      4,
    ),
    peak(
      1330,
      720,
      420,
      360,
      { lit: "#eaddcf", shade: "#9fb0b6", snow: "#ffffff", snowShade: "#d2dcdd" },
      8,
    ),
    mist(sheet, 520, 190, air, 0.85),
    grove(
      1,
      "#9dbdaa",
      "#b9d0b4",
      "#8fa79a",
      times(15, (i) => [-20 + i * 118, 880 + ((i * 37) % 30), 430 + ((i * 71) % 120)] as const),
    ),
    mist(sheet, 720, 150, air, 0.8),
    grove(
      21,
      "#4e8a74",
      "#79a884",
      "#5b5a4a",
      [30, 180, 330, 440, 1180, 1290, 1420, 1560].map(
        (x, i) => [x, 960, 640 + ((i * 83) % 150)] as const,
      ),
    ),
    canopy(9, -20, 1640, 906, 30, 980, "#4e8a74"),
    mist(sheet, 850, 70, air, 0.35),
    shape("M-10 930Q300 900 620 940T1200 930 1610 910V1200H-10z", "#7fa168"),
    shape(
      "M-10 950Q160 920 360 960 460 980 420 1000 200 1016-10 1000zM1210 960Q1400 920 1610 944V1016Q1420 1030 1260 1000 1200 980 1210 960z",
      "#f6f6ee",
    ),
    glow("M1150 330 430 1000H640z", 0.22),
    glow("M1180 340 1000 1010h190z", 0.2),
    glow("M1130 310 90 900 210 980z", 0.16),
    temple,
    shape("M690 1014h220q30 90 130 190H540q110-90 150-190z", "#d9cdb6"),
    stroke("M668 1060h266M634 1108h336M590 1158h420", "#a59a86", 5),
    shape(
      "M-10 1060Q200 1010 420 1070T560 1200H-10zM1610 1050Q1380 1010 1180 1072T1040 1200h570z",
      "#5f8a58",
    ),
    shape(
      "M-10 1110Q160 1060 330 1120 400 1150 350 1170 160 1190-10 1180zM1260 1130Q1420 1070 1610 1096V1170Q1420 1190 1300 1170 1240 1150 1260 1130z",
      "#fbfaf3",
    ),
    stipple(sheet, 6, [0, 1070, 1600, 1196], 110, "#2c5a45", 0.5),
    place(sari(ink.vermilion, ink.turmeric), { x: 708, y: 1120, scale: 1.5 }),
    place(veshti(ink.teal, ink.line), { x: 640, y: 1124, scale: 1.6 }),
    place(hiker(ink.turmeric, ink.brick), { x: 770, y: 1104, scale: 1.05 }),
    // the yak that waits for a photograph
    place(
      shape(
        "M-104-20Q-122-110-60-122 0-142 62-122 96-142 116-112 134-82 118-58 96-46 88-60 92-30 82-16L70-18 62 0H44L40-24-60-24-66 0h-18l-4-22z",
        "#2b2629",
      ) +
        shape(
          "M-104-24Q-110-64-94-88L-80-30-66-86-52-22-36-84-22-20-6-82 8-20 24-84 36-22 52-86 66-30 84-70Q94-34 82-16L60-12H-90z",
          "#1b181b",
        ) +
        stroke("M104-122q-2-30 26-40M84-126Q64-150 78-170", ink.paper, 8) +
        shape("M-56-124Q0-142 50-124l8 50Q0-58-62-76z", ink.vermilion) +
        stroke("M-62-80Q0-62 58-78", ink.turmeric, 6) +
        stroke("M-50-104Q0-90 52-102", ink.rice, 4) +
        disc(116, -92, 4, ink.rice) +
        stroke("M-102-70q-22 20-14 56", "#2b2629", 9),
      { x: 1110, y: 1130, scale: 1.3, isFlipped: true },
    ),
    place(veshti(ink.brick, ink.line) + shape("M-13-94q0-12 13-12t13 12z", ink.leaf), {
      x: 1262,
      y: 1128,
      scale: 1.5,
    }),
    // the nearest trees frame the clearing
    place(deodar(1420, 44, "#123a36", "#22584c", "#2a2522"), { x: 20, y: 1250 }),
    place(deodar(1500, 57, "#123a36", "#22584c", "#2a2522"), { x: 1596, y: 1250 }),
    birds(
      [
        [540, 250, 17],
        [596, 222, 14],
        [632, 268, 12],
      ],
      "#41605a",
    ),
  ];
}

function snowfall(seed: number, count: number): string {
  const next = seeded(seed);
  return times(count, () => `M${num(next() * 1600)} ${num(next() * 1150)}h.1`).join("");
}

/** The Ridge at Shimla after snow. */
function shimlaRidge(sheet: Sheet): string[] {
  const wall = "#f3c96f";
  const shade = "#c98f4a";
  const trim = "#fff6e4";
  const snow = "#fffaf2";
  const lancet = (x: number, y: number, w: number, h: number) =>
    shape(arch(x, y, w + 14, h + 12, "pointed"), trim) +
    shape(arch(x, y, w, h, "pointed"), ink.teal) +
    stroke(`M${x} ${y}v${-h + 8}`, trim, 3);
  const pinnacle = (x: number, y: number, s: number) =>
    shape(
      poly([
        [x - 12 * s, y],
        [x - 12 * s, y - 44 * s],
        [x, y - 110 * s],
        [x + 12 * s, y - 44 * s],
        [x + 12 * s, y],
      ]),
      trim,
    );
  const house = (x: number, y: number, w: number, roof: string) =>
    rect(x, y - w * 0.5, w, w * 0.5, "#f3e2c4") +
    shape(
      poly([
        [x - w * 0.08, y - w * 0.48],
        [x + w * 0.22, y - w * 0.84],
        [x + w * 0.78, y - w * 0.84],
        [x + w * 1.08, y - w * 0.48],
      ]),
      roof,
    ) +
    shape(
      poly([
        [x + w * 0.12, y - w * 0.72],
        [x + w * 0.22, y - w * 0.86],
        [x + w * 0.78, y - w * 0.86],
        [x + w * 0.88, y - w * 0.72],
      ]),
      snow,
    ) +
    shape(
      box(x + w * 0.16, y - w * 0.36, w * 0.18, w * 0.2) +
        box(x + w * 0.62, y - w * 0.36, w * 0.18, w * 0.2),
      ink.turmeric,
    );
  return [
    sky(sheet, [
      [0, "#3b7f8c"],
      [0.3, "#9fc3bf"],
      [0.55, "#f8d9bd"],
    ]),
    light(sheet, { x: 320, y: 330, r: 96, core: "#fff8e4", glow: "#ffe4b8", reach: 4.6 }),
    streaks(5, [40, 110, 1560, 360], 9, ink.rice, 0.6),
    times(5, (i) =>
      peak(
        120 + i * 360,
        640,
        300,
        190 + ((i * 67) % 90),
        { lit: "#bcc3cc", shade: "#98a8b8", snow, snowShade: "#dde5e6" },
        i + 2,
      ),
    ).join(""),
    mist(sheet, 540, 110, "#f8e2cc", 0.85),
    hill(sheet, ridge(sheet, 660, 50, 9, 3), "#7d9a9a"),
    mist(sheet, 620, 90, "#f8e2cc", 0.7),
    hill(sheet, ridge(sheet, 740, 40, 31, 3), "#4b7a74"),
    [
      [60, 780, 80, ink.vermilion],
      [170, 800, 90, ink.leaf],
      [290, 780, 76, ink.brick],
      [40, 860, 100, ink.teal],
      [170, 880, 110, ink.vermilion],
      [320, 870, 96, ink.leaf],
      [1200, 790, 84, ink.vermilion],
      [1320, 800, 90, ink.teal],
      [1450, 780, 84, ink.brick],
      [1380, 880, 110, ink.vermilion],
      [1520, 880, 100, ink.leaf],
    ]
      .map(([x, y, w, c]) => house(Number(x), Number(y), Number(w), String(c)))
      .join(""),
    times(10, (i) =>
      place(pine(170 + (i % 3) * 40, "#1f5a52", "#e3ece4"), {
        x: [20, 140, 270, 400, 1180, 1290, 1420, 1500, 1580, 440][i] ?? 0,
        y: 900 + (i % 3) * 10,
      }),
    ).join(""),
    // Christ Church
    rect(720, 640, 400, 330, wall),
    rect(960, 640, 160, 330, shade),
    shape("M690 650 760 520H1080l70 130z", "#6d7f88"),
    shape(
      "M704 626 760 512H1080l62 114q-30 16-60 0-40 20-80 2-40 18-80-2-40 18-80 2-40 16-70-4-30 10-68-12z",
      snow,
    ),
    [780, 880, 980, 1070].map((x) => lancet(x, 860, 40, 150)).join(""),
    [728, 830, 930, 1026, 1112]
      .map((x) => rect(x - 9, 690, 18, 280, trim) + shape(`M${x - 14} 690h28l-14-26z`, trim))
      .join(""),
    rect(520, 430, 220, 540, wall),
    rect(670, 430, 70, 540, shade),
    rect(508, 420, 244, 18, trim),
    rect(508, 620, 244, 12, trim),
    shape(times(5, (i) => box(512 + i * 50, 392, 32, 30)).join(""), wall),
    rect(506, 386, 248, 8, snow),
    pinnacle(520, 430, 1.1),
    pinnacle(740, 430, 1.1),
    pinnacle(630, 400, 0.9),
    lancet(630, 600, 84, 150),
    disc(630, 680, 36, trim),
    disc(630, 680, 28, ink.line),
    disc(630, 680, 24, trim),
    stroke("M630 680v-16M630 680l12 8", ink.line, 4),
    shape(arch(630, 970, 110, 190, "pointed"), trim),
    shape(arch(630, 970, 82, 166, "pointed"), ink.wood),
    stroke("M630 970v-160", ink.turmeric, 4),
    lancet(560, 800, 26, 80),
    lancet(700, 800, 26, 80),
    shape("M500 970q60-20 130-6 80-18 160 2 90-20 180 0 100-18 170 4v20H500z", snow),
    // the Ridge, lamps and walkers
    shape("M0 990Q400 950 800 966T1600 980V1200H0z", "#e6ddd2"),
    shape(
      "M0 1010Q300 970 640 1000 300 1020 0 1060zM1600 1000Q1300 980 1120 1010 1360 1030 1600 1060z",
      snow,
    ),
    shape("M0 1120Q400 1080 800 1130T1600 1110V1200H0z", snow),
    shape("M0 1140Q400 1100 800 1150T1600 1130v20Q1200 1190 800 1170T0 1160z", "#d5dedd"),
    stroke("M0 1010H420M1180 1006H1600", "#4b6a70", 6),
    stroke(
      times(8, (i) => `M${20 + i * 56} 1006v44M${1200 + i * 56} 1002v44`).join(""),
      "#4b6a70",
      5,
    ),
    [
      [440, 1060, 2.2],
      [1180, 1060, 2.2],
      [130, 1130, 2.9],
      [1480, 1130, 2.9],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          disc(
            x,
            y - 94 * s,
            36 * s,
            sheet.radial([
              [0, "#ffe2a0", 0.7],
              [1, "#ffe2a0", 0],
            ]),
          ) + place(lampPost(ink.night, "#ffe6a8"), { x, y, scale: s }),
      )
      .join(""),
    place(veshti(ink.vermilion, ink.line) + rect(-10, -80, 20, 7, ink.turmeric), {
      x: 720,
      y: 1120,
      scale: 1.75,
    }),
    place(sari(ink.tealMid, ink.turmeric), { x: 806, y: 1122, scale: 1.65 }),
    place(hiker(ink.turmeric, ink.vermilion), { x: 884, y: 1120, scale: 1.15 }),
    place(veshti(ink.leaf, ink.line), { x: 1040, y: 1050, scale: 1.05 }),
    place(sari(ink.vermilion, ink.rice), { x: 1092, y: 1050, scale: 1, isFlipped: true }),
    place(hiker(ink.plum, ink.turmeric), { x: 320, y: 1080, scale: 1.2 }),
    stroke(snowfall(3, 80), snow, 7, 'opacity=".85"'),
    stroke(snowfall(9, 40), snow, 11, 'opacity=".8"'),
  ];
}

const size = { width: 1600, height: 1200 };

export const northGallery: Scene[] = [
  {
    file: "golden-triangle-2",
    title: "India Gate in Delhi when the lamps are lit",
    ...size,
    draw: indiaGate,
  },
  {
    file: "golden-triangle-3",
    title: "Hawa Mahal above the Jaipur bazaar",
    ...size,
    draw: hawaMahal,
  },
  {
    file: "rajasthan-royal-forts-2",
    title: "Lake Pichola seen through a palace window, Udaipur",
    ...size,
    draw: lakePichola,
  },
  {
    file: "rajasthan-royal-forts-3",
    title: "The long wall of Kumbhalgarh fort",
    ...size,
    draw: kumbhalgarh,
  },
  {
    file: "himalayan-valleys-2",
    title: "Hadimba Devi temple among the cedars of Manali",
    ...size,
    draw: hadimba,
  },
  {
    file: "himalayan-valleys-3",
    title: "Christ Church on the Ridge, Shimla, in snow",
    ...size,
    draw: shimlaRidge,
  },
];
