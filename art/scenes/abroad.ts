import { arch, meru } from "../kit/buildings.ts";
import {
  birds,
  glints,
  hill,
  light,
  lightPath,
  mist,
  ridge,
  sky,
  stars,
  stipple,
  streaks,
  water,
} from "../kit/land.ts";
import { hiker, sari, veshti } from "../kit/life.ts";
import { blend, ink } from "../kit/palette.ts";
import { banana, canopy, coconut, reeds, tree } from "../kit/plants.ts";
import {
  box,
  disc,
  num,
  oval,
  place,
  poly,
  rect,
  round,
  seeded,
  shape,
  stroke,
  times,
} from "../kit/shapes.ts";
import type { Point, Scene, Sheet } from "../kit/sheet.ts";

/** Lit windows on a tower front, scattered. */
function litWindows(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  dx: number,
  dy: number,
  share: number,
  colour: string,
): string {
  const next = seeded(seed);
  const d: string[] = [];
  for (let row = 0; row * dy < h - dy * 0.5; row++)
    for (let column = 0; column * dx < w - dx * 0.5; column++)
      if (next() < share)
        d.push(
          `M${num(x + column * dx + dx * 0.2)} ${num(y + row * dy + dy * 0.25)}h${num(dx * 0.5, true)}v${num(dy * 0.45, true)}h${num(-dx * 0.5, true)}z`,
        );
  return shape(d.join(""), colour);
}

function marinaBay(sheet: Sheet): string[] {
  const back = "#3f6673";
  const next = seeded(5);
  const towers: [number, number, number][] = [
    [20, 300, 90],
    [120, 380, 70],
    [204, 250, 84],
    [300, 430, 76],
    [386, 330, 92],
    [486, 470, 60],
  ];
  const city = towers
    .map(
      ([x, h, w], i) =>
        rect(x, 760 - h, w, h, blend(back, "#e89a72", (i % 3) * 0.1 + 0.06)) +
        rect(x + w * 0.7, 760 - h, w * 0.3, h, ink.night, 'opacity=".25"') +
        litWindows(i + 2, x + 6, 772 - h, w - 10, h - 20, 15, 22, 0.5, ink.butter),
    )
    .join("");
  function leg(x: number): string {
    return (
      shape(
        `M${x - 62} 770Q${x - 40} 560 ${x - 34} 356H${x + 4}Q${x + 2} 560 ${x + 10} 770z`,
        "#5e8f95",
      ) +
      shape(
        `M${x + 66} 770Q${x + 40} 560 ${x + 38} 356H${x - 4}Q${x + 6} 560 ${x + 4} 770z`,
        "#2b5c68",
      ) +
      stroke(
        times(17, (i) => `M${num(x - 34 - i * 1.6)} ${374 + i * 23}H${num(x + 2 + i * 0.3)}`).join(
          "",
        ),
        ink.butter,
        4,
        'opacity=".75"',
      ) +
      stroke(
        times(17, (i) => `M${num(x + 6)} ${374 + i * 23}H${num(x + 36 + i * 1.6)}`).join(""),
        "#e9a45f",
        3,
        'opacity=".5"',
      )
    );
  }
  const sands =
    [760, 912, 1064].map(leg).join("") +
    shape(
      "M650 344Q640 318 690 310 900 286 1130 302 1226 312 1234 330 1190 356 1130 358H700Q664 358 650 344z",
      "#f4dcb0",
    ) +
    shape(
      "M650 344Q660 330 720 334H1130Q1200 336 1234 330 1190 356 1130 358H700Q664 358 650 344z",
      "#8d7a80",
    ) +
    times(11, (i) =>
      place(shape("M-2 0h4v-14h-4zM0-36q14 8 10 20-10 8-20 0-4-12 10-20z", ink.leaf), {
        x: 720 + i * 40,
        y: 308 - Math.sin((i / 10) * 3.1) * 10,
      }),
    ).join("");
  const petals = times(7, (i) => {
    const a = -1.25 + i * 0.42;
    return place(
      shape("M0 0Q-34-60-10-124 20-130 26-118 36-50 14 0z", i % 2 ? "#f6e6cc" : "#dcbfa8"),
      { x: 1394 + a * 40, y: 772, turn: a * 46 },
    );
  }).join("");
  const merlion =
    // a scaled fish body curling up to a maned lion's head, on its wave
    shape("M-86 0Q-40-60-56-120-62-160-40-190H36Q44-140 52-96 60-50 40 0z", "#fbf0dc") +
    shape("M52-96Q60-50 40 0H4Q34-60 24-120L36-190Q44-140 52-96z", "#d9b79c") +
    stroke(
      "M-56-150q16 14 32 0 16 14 32 0 16 14 30 0M-54-116q16 14 32 0 16 14 32 0 16 14 32 0M-54-82q18 14 34 0 18 14 34 0 16 14 34 0M-60-48q20 14 36 0 18 14 36 0 18 14 36 0M-72-18q22 14 40 0 20 14 38 0 18 14 40 0",
      "#caa386",
      5,
    ) +
    shape("M-62 0Q-100-6-112-44-120-70-104-86q-2 26 18 36 20 12 22 34z", "#e3c5a6") +
    shape(
      round(-44, -190, 24) +
        round(-66, -222, 24) +
        round(-64, -258, 25) +
        round(-40, -288, 26) +
        round(-4, -298, 26) +
        round(28, -284, 20) +
        round(-14, -180, 24) +
        round(14, -178, 20) +
        round(-20, -236, 58),
      "#e3c09b",
    ) +
    stroke(
      "M-66-206q-14-14-4-28M-72-244q-6-18 8-26M-46-284q4-14 18-12M-6-304q14-6 22 6M-40-196q-10-14 0-26M-12-186q-12-10-6-24",
      "#b98f6d",
      5,
    ) +
    shape(
      "M-8-270q26-20 54 0 10 12 26 20 16 6 14 22-2 12-20 12l-22-2q4 6 22 8 6 6-4 14-22 12-48-6-34-24-22-68z",
      "#fbf0dc",
    ) +
    shape("M46-216l22 2q-4 14-22 10z", "#8f4a3a") +
    disc(32, -246, 5.5, ink.line) +
    stroke("M22-260q10-8 20-2", "#b98f6d", 4) +
    shape("M70-248q14 0 16 8-8 6-16-2z", "#8f6a58") +
    shape("M-16-272q-6-22 8-30 14 8 12 26z", "#fbf0dc") +
    shape("M-104 10q20-40 60-30 40-20 80 0 40-8 56 30z", "#e9d2b6");
  return [
    sky(sheet, [
      [0, "#0d3440"],
      [0.24, "#22606a"],
      [0.42, "#9a7a80"],
      [0.56, "#f09a6a"],
      [0.66, "#fbcf8a"],
    ]),
    stars(3, [0, 0, 1600, 380], 60, ink.rice),
    light(sheet, { x: 560, y: 620, r: 120, core: "#ffe3a0", glow: "#ffb874", reach: 4 }),
    streaks(9, [60, 300, 1540, 560], 10, "#f7b98a", 0.5),
    city,
    rect(1180, 560, 66, 200, back),
    rect(1270, 480, 60, 280, "#4c7078"),
    rect(1500, 430, 110, 330, back),
    litWindows(31, 1506, 440, 90, 300, 16, 22, 0.5, ink.butter),
    litWindows(32, 1276, 490, 50, 240, 14, 22, 0.5, ink.butter),
    mist(sheet, 640, 80, "#fbcf8a", 0.35),
    sands,
    petals,
    shape("M1290 776Q1394 752 1500 776L1478 792H1312z", "#b99a86"),
    canopy(5, 560, 1260, 776, 16, 800, "#1d4b4a"),
    canopy(6, -20, 500, 776, 18, 800, "#1d4b4a"),
    rect(0, 788, 1600, 16, "#e6b17c"),
    rect(0, 802, 1600, 10, ink.tealDeep),
    water(sheet, 810, "#c98264", "#082a36"),
    times(13, (i) =>
      lightPath(
        40 + i,
        [40, 150, 240, 330, 430, 512, 730, 800, 900, 960, 1060, 1400, 1540][i] ?? 0,
        822,
        1010,
        26 + next() * 20,
        i % 3 ? ink.butter : "#f3a266",
        0.6,
      ),
    ).join(""),
    lightPath(77, 600, 818, 1060, 120, "#ffdb94", 0.7),
    glints(sheet, 6, [0, 830, 1600, 1180], 70, "#f2b583", 0.35),
    // bumboat
    place(
      shape("M-120-22Q0-6 124-30 112 14 90 18H-90Q-112 10-120-22z", ink.vermilion) +
        rect(-84, -62, 140, 10, ink.turmeric) +
        stroke("M-74-54v36M-30-54v36M14-54v36M46-54v36", ink.line, 5) +
        disc(94, -12, 6, ink.rice) +
        rect(-70, -40, 110, 16, ink.butter),
      { x: 880, y: 950, scale: 1.15 },
    ),
    shape("M0 1090H640Q700 1110 700 1140V1200H0z", "#16323b"),
    rect(0, 1078, 660, 18, "#d7a377"),
    place(merlion, { x: 300, y: 1082, scale: 1.62 }),
    stroke("M404 736Q516 728 556 1010", "#dff0e8", 17, 'opacity=".85"'),
    stroke("M404 732Q524 720 578 1010", ink.rice, 6),
    oval(560, 1030, 70, 12, ink.rice, 'opacity=".8"'),
    oval(560, 1026, 40, 8, "#ffffff"),
    place(veshti(ink.tealPale, ink.sand), { x: 90, y: 1150, scale: 1.6 }),
    place(sari(ink.vermilion, ink.turmeric), { x: 548, y: 1166, scale: 1.55, isFlipped: true }),
    place(hiker(ink.turmeric, ink.leaf), { x: 622, y: 1166, scale: 1.1, isFlipped: true }),
    shape("M1180 1200Q1280 1110 1420 1130T1600 1090V1200z", "#0b2a30"),
    reeds(4, 1190, 1600, 1204, 90, 40, "#0b2a30"),
  ];
}

function prang(
  x: number,
  y: number,
  w: number,
  h: number,
  lit: string,
  mid: string,
  shade: string,
): string {
  const half = w / 2;
  const parts: string[] = [];
  const base = h * 0.42;
  times(5, (i) => {
    const t = i / 5;
    const k = 1 - t * 0.62;
    const y0 = y - base * t;
    const y1 = y - base * (t + 0.2);
    parts.push(
      shape(
        poly([
          [x - half * k, y0],
          [x - half * (k - 0.1), y1],
          [x + half * (k - 0.1), y1],
          [x + half * k, y0],
        ]),
        mid,
      ),
      rect(x - half * (k - 0.04), y1 - h * 0.008, w * (k - 0.04), h * 0.018, lit),
    );
    const n = 9 - i;
    parts.push(
      shape(
        times(n, (j) =>
          arch(
            x - half * (k - 0.12) + ((w * (k - 0.12)) / n) * (j + 0.5),
            y0 - 2,
            ((w * (k - 0.12)) / n) * 0.46,
            (y0 - y1) * 0.62,
            "pointed",
          ),
        ).join(""),
        i % 2 ? lit : shade,
      ),
    );
  });
  const neck = y - base;
  const r = half * 0.28;
  parts.push(
    shape(
      `M${num(x - r)} ${num(neck)}C${num(x - r * 1.3)} ${num(neck - h * 0.2)} ${num(x - r * 0.8)} ${num(neck - h * 0.4)} ${num(x)} ${num(neck - h * 0.46)}C${num(x + r * 0.8)} ${num(neck - h * 0.4)} ${num(x + r * 1.3)} ${num(neck - h * 0.2)} ${num(x + r)} ${num(neck)}z`,
      lit,
    ),
  );
  parts.push(
    stroke(
      times(
        8,
        (i) =>
          `M${num(x - r * (1.06 - i * 0.1))} ${num(neck - h * (0.05 + i * 0.047))}h${num(r * 2 * (1.06 - i * 0.1))}`,
      ).join(""),
      mid,
      Math.max(2, h * 0.008),
    ),
  );
  parts.push(shape(arch(x, neck, r * 0.8, h * 0.1, "pointed"), shade));
  parts.push(
    shape(
      `M${num(x + r * 0.2)} ${num(neck)}Q${num(x + r * 0.5)} ${num(neck - h * 0.3)} ${num(x)} ${num(neck - h * 0.46)}C${num(x + r * 0.8)} ${num(neck - h * 0.4)} ${num(x + r * 1.3)} ${num(neck - h * 0.2)} ${num(x + r)} ${num(neck)}zM${num(x + half * 0.2)} ${num(neck)}L${num(x + half * 0.3)} ${num(y)}H${num(x + half)}L${num(x + half * 0.4)} ${num(neck)}z`,
      ink.plum,
      'opacity=".3"',
    ),
  );
  parts.push(
    stroke(
      `M${num(x)} ${num(neck - h * 0.46)}V${num(y - h)}M${num(x - r * 0.3)} ${num(neck - h * 0.53)}q${num(r * 0.3)} ${num(h * 0.03)} ${num(r * 0.6)} 0M${num(x - r * 0.22)} ${num(neck - h * 0.5)}v${num(-h * 0.04)}M${num(x + r * 0.22)} ${num(neck - h * 0.5)}v${num(-h * 0.04)}`,
      ink.turmeric,
      Math.max(3, h * 0.008),
    ),
  );
  return parts.join("");
}

function watArun(sheet: Sheet): string[] {
  const lit = "#fbe3bd";
  const mid = "#cf9a82";
  const shade = "#8a5a66";
  function roof(x: number, y: number, w: number, h: number): string {
    return (
      rect(x - w * 0.4, y - h * 0.42, w * 0.8, h * 0.42, "#f6e2c2") +
      shape(
        times(4, (i) => arch(x - w * 0.28 + i * w * 0.19, y, w * 0.09, h * 0.3, "pointed")).join(
          "",
        ),
        shade,
      ) +
      shape(
        poly([
          [x - w * 0.56, y - h * 0.36],
          [x - w * 0.3, y - h * 0.66],
          [x + w * 0.3, y - h * 0.66],
          [x + w * 0.56, y - h * 0.36],
        ]),
        ink.turmeric,
      ) +
      shape(
        poly([
          [x - w * 0.48, y - h * 0.4],
          [x - w * 0.27, y - h * 0.63],
          [x + w * 0.27, y - h * 0.63],
          [x + w * 0.48, y - h * 0.4],
        ]),
        ink.vermilion,
      ) +
      shape(
        poly([
          [x - w * 0.36, y - h * 0.6],
          [x - w * 0.02, y - h],
          [x + w * 0.02, y - h],
          [x + w * 0.36, y - h * 0.6],
        ]),
        ink.turmeric,
      ) +
      shape(
        poly([
          [x - w * 0.27, y - h * 0.62],
          [x, y - h * 0.93],
          [x + w * 0.27, y - h * 0.62],
        ]),
        ink.leaf,
      ) +
      stroke(
        `M${num(x)} ${num(y - h)}q${num(w * 0.02)} ${num(-h * 0.1)} ${num(-w * 0.03)} ${num(-h * 0.2)}M${num(x - w * 0.54)} ${num(y - h * 0.36)}q${num(-w * 0.06)} ${num(-h * 0.02)} ${num(-w * 0.07)} ${num(-h * 0.12)}M${num(x + w * 0.54)} ${num(y - h * 0.36)}q${num(w * 0.06)} ${num(-h * 0.02)} ${num(w * 0.07)} ${num(-h * 0.12)}`,
        ink.turmeric,
        6,
      )
    );
  }
  function longtail(x: number, y: number, scale: number): string {
    return place(
      shape(
        "M-210-14Q-40 2 120-12 180-24 236-92 232-30 170 14 150 26 120 26H-180Q-206 16-210-14z",
        "#5a2f2a",
      ) +
        stroke("M-208-10Q-40 6 120-8 180-20 234-86", ink.turmeric, 6) +
        shape("M-150-76Q-20-104 90-80V-66Q-20-88-150-62z", ink.vermilion) +
        stroke("M-140-66v60M-60-78v74M20-82v74M80-72v62", ink.line, 5) +
        disc(226, -72, 10, ink.ember) +
        disc(216, -58, 9, ink.leafLight) +
        stroke("M226-66l-4 26M218-56l-12 26", ink.vermilion, 5) +
        place(veshti(ink.teal, ink.line), { x: -180, y: 4, scale: 0.76 }) +
        stroke("M-200-30-290 20", ink.line, 6) +
        place(sari(ink.leafLight, ink.rice), { x: -22, y: 12, scale: 0.7 }) +
        place(veshti(ink.rice), { x: 44, y: 12, scale: 0.72 }),
      { x, y, scale },
    );
  }
  return [
    sky(sheet, [
      [0, "#5b4a66"],
      [0.2, "#b56f76"],
      [0.4, "#ef9560"],
      [0.6, "#fbd58c"],
    ]),
    light(sheet, { x: 1130, y: 520, r: 150, core: "#fff0be", glow: "#ffd98c", reach: 3.6 }),
    streaks(4, [40, 120, 1560, 520], 14, "#fbc995", 0.5),
    times(9, (i) =>
      rect(1140 + i * 56, 700 - ((i * 53) % 120) - 40, 44, 200, blend("#a8747a", "#fbd58c", 0.45)),
    ).join(""),
    times(5, (i) =>
      rect(-10 + i * 60, 690 - ((i * 67) % 110) - 30, 46, 200, blend("#a8747a", "#fbd58c", 0.45)),
    ).join(""),
    mist(sheet, 640, 100, "#fbd58c", 0.7),
    canopy(3, -20, 1640, 776, 30, 840, "#5f6f5c"),
    prang(420, 824, 190, 330, lit, mid, shade),
    prang(1000, 824, 190, 330, lit, mid, shade),
    prang(710, 826, 460, 740, lit, mid, shade),
    prang(560, 828, 150, 250, lit, mid, shade),
    prang(870, 828, 150, 250, lit, mid, shade),
    roof(1240, 828, 190, 170),
    roof(186, 828, 200, 180),
    place(tree(170, 4, { trunk: ink.wood, leaf: "#2d5a48", leafLit: "#4c7c58" }), {
      x: 1400,
      y: 836,
    }),
    place(tree(150, 7, { trunk: ink.wood, leaf: "#2d5a48", leafLit: "#4c7c58" }), {
      x: 50,
      y: 836,
    }),
    rect(0, 824, 1600, 12, "#f6e2c2"),
    rect(0, 836, 1600, 26, "#b98070"),
    shape(times(40, (i) => arch(20 + i * 40, 862, 22, 18, "round")).join(""), shade),
    water(sheet, 860, "#e79c6c", "#1c4a56"),
    lightPath(6, 1130, 872, 1150, 190, "#ffe8ae", 0.8),
    lightPath(8, 710, 872, 1060, 150, "#fbe3bd", 0.4),
    glints(sheet, 5, [0, 880, 1600, 1180], 100, "#fbd9a2", 0.42),
    glints(sheet, 7, [0, 930, 1600, 1190], 50, "#173f4c", 0.35),
    place(
      shape("M-120 0q0-16 14-16h210q20 0 30 16l-14 22h-226z", ink.rice) +
        rect(-86, -44, 150, 30, ink.turmeric) +
        rect(-96, -52, 170, 10, ink.vermilion),
      { x: 1360, y: 930, scale: 0.8 },
    ),
    longtail(560, 1060, 1.5),
    birds(
      [
        [330, 320, 20],
        [390, 290, 16],
        [430, 340, 14],
        [1310, 330, 16],
      ],
      "#6b3c46",
    ),
  ];
}

function baliGate(sheet: Sheet): string[] {
  const brick = "#c4512f";
  const stone = "#8d7f76";
  const dark = "#5f5558";
  function half(): string {
    // the right half of the split gate; its inner face is a clean vertical cut at x = 0
    const steps: [number, number][] = [
      [210, 0],
      [210, 70],
      [188, 70],
      [188, 130],
      [170, 130],
      [170, 250],
      [186, 262],
      [158, 290],
      [158, 330],
      [172, 342],
      [140, 372],
      [140, 410],
      [152, 424],
      [120, 452],
      [120, 488],
      [130, 502],
      [100, 530],
      [100, 562],
      [108, 576],
      [78, 602],
      [78, 630],
      [84, 644],
      [52, 676],
      [50, 700],
      [28, 726],
      [22, 760],
      [0, 800],
    ];
    const outline: Point[] = [[0, 0], ...steps.map(([x, y]): Point => [x, -y])];
    const bands = [70, 130, 262, 342, 424, 502, 576, 644];
    return (
      shape(poly(outline), brick) +
      shape(
        bands
          .map((y, i) =>
            poly([
              [0, -y - 16],
              [[216, 196, 190, 176, 156, 134, 112, 88][i] ?? 80, -y - 12],
              [[212, 190, 186, 172, 152, 130, 108, 84][i] ?? 80, -y + 8],
              [0, -y + 8],
            ]),
          )
          .join(""),
        stone,
      ) +
      shape(
        bands
          .slice(2)
          .map((y, i) => {
            const w = [186, 172, 152, 130, 108, 84][i] ?? 80;
            return `M${w - 8} ${-y - 8}q26-6 30-40-30 8-44 34z`;
          })
          .join(""),
        stone,
      ) +
      shape(
        box(40, -240, 100, 90) +
          box(40, -400, 70, 40) +
          box(36, -486, 54, 34) +
          box(30, -560, 40, 28),
        dark,
      ) +
      shape(box(56, -228, 68, 66), stone) +
      stroke("M90-228v66M56-195h68", dark, 6) +
      shape(
        poly([
          [0, 0],
          [0, -800],
          [16, -770],
          [16, 0],
        ]),
        "#f0a574",
      )
    );
  }
  const wallSide = (x: number) =>
    rect(x, 838, 300, 134, brick) +
    rect(x, 826, 300, 18, stone) +
    rect(x, 890, 300, 10, stone) +
    rect(x, 960, 300, 18, stone) +
    times(5, (i) => rect(x + 16 + i * 58, 908, 32, 44, dark)).join("");
  return [
    sky(sheet, [
      [0, "#2d8087"],
      [0.25, "#96bfae"],
      [0.48, "#fad9a6"],
      [0.65, "#fdebc6"],
    ]),
    light(sheet, { x: 800, y: 420, r: 118, core: "#fff5d6", glow: "#ffe1a0", reach: 4.2 }),
    streaks(3, [60, 110, 1540, 420], 10, ink.rice, 0.55),
    // Agung
    shape(
      "M120 800Q420 700 620 500 700 410 746 380L786 396 820 376 862 392Q960 480 1060 590 1220 740 1500 800z",
      "#7d8fa0",
    ),
    shape(
      "M820 376l42 16Q960 480 1060 590 1220 740 1500 800H1000Q900 660 880 560 840 470 820 376z",
      "#5c7488",
    ),
    shape(
      "M746 380 786 396 820 376 862 392 880 416 850 410 820 424 790 412 764 416 730 398z",
      "#c7a99c",
    ),
    mist(sheet, 580, 140, "#fdebc6", 0.85),
    hill(sheet, ridge(sheet, 760, 40, 44, 3), "#7aa68a"),
    mist(sheet, 720, 90, "#fdebc6", 0.6),
    canopy(4, -20, 1640, 836, 40, 980, "#3f8058"),
    times(5, (i) =>
      place(
        coconut(300 + (i % 2) * 70, i % 2 ? -30 : 34, i + 3, {
          trunk: "#4d5a4a",
          leaf: "#276447",
          leafLit: "#4f9160",
        }),
        { x: [80, 250, 1330, 1450, 1570][i] ?? 0, y: 900 },
      ),
    ).join(""),
    meru(392, 900, 150, 300, 5, "#4a3f3f", "#a86a45"),
    meru(1216, 900, 140, 250, 3, "#4a3f3f", "#a86a45"),
    wallSide(200),
    wallSide(1100),
    wallSide(-90),
    wallSide(1390),
    shape("M650 972H950L1000 1040H600z", "#d9b48c"),
    place(half(), { x: 884, y: 980 }),
    place(half(), { x: 716, y: 980, isFlipped: true }),
    shape("M884 980V180l18 40Q1000 500 1090 980z", ink.plum, 'opacity=".16"'),
    // steps
    times(
      6,
      (i) =>
        rect(620 - i * 34, 978 + i * 22, 360 + i * 68, 24, blend("#e8caa0", "#9a7a6a", i / 7)) +
        rect(620 - i * 34, 978 + i * 22, 360 + i * 68, 5, "#f6e2bd"),
    ).join(""),
    rect(0, 1106, 1600, 94, "#6f9a58"),
    shape("M400 1106H1200L1340 1200H260z", "#e3c096"),
    stipple(sheet, 4, [280, 1110, 1320, 1196], 70, ink.clay, 0.5),
    // penjor, the bamboo pole of offerings
    stroke("M470 1140Q440 760 470 520 500 400 590 420 620 430 624 480", "#8f8a3e", 9) +
      stroke("M624 480v74", "#8f8a3e", 3) +
      shape("M606 554h36l-8 44h-20zM614 598l-4 40M634 598l4 40", ink.turmeric) +
      times(6, (i) =>
        shape(`M${458 + i * 2} ${980 - i * 74}q44 6 54 34-34 2-56-10z`, ink.turmeric),
      ).join(""),
    stroke("M1130 1140Q1160 760 1130 520 1100 400 1010 420 980 430 976 480", "#8f8a3e", 9) +
      stroke("M976 480v74", "#8f8a3e", 3) +
      shape("M958 554h36l-8 44h-20z", ink.turmeric) +
      times(6, (i) =>
        shape(`M${1142 - i * 2} ${980 - i * 74}q-44 6-54 34 34 2 56-10z`, ink.turmeric),
      ).join(""),
    place(sari(ink.rice, ink.turmeric, true), { x: 780, y: 1060, scale: 1.5 }),
    place(sari(ink.teal, ink.rice, true), { x: 850, y: 1092, scale: 1.6 }),
    place(
      shape("M-2 0h4v-150h-4z", ink.line) +
        shape("M-70-140Q0-220 70-140 0-160-70-140z", ink.rice) +
        shape("M0-192Q50-180 70-140 40-152 0-154z", ink.turmeric),
      { x: 560, y: 1080, scale: 1.15 },
    ),
    place(
      shape("M-2 0h4v-150h-4z", ink.line) +
        shape("M-70-140Q0-220 70-140 0-160-70-140z", ink.turmeric) +
        shape("M0-192Q50-180 70-140 40-152 0-154z", "#c98a2c"),
      { x: 1040, y: 1080, scale: 1.15 },
    ),
    place(banana(300, ink.leafDeep, ink.leaf), { x: 120, y: 1290 }),
    place(banana(280, ink.leafDeep, ink.leaf), { x: 1490, y: 1290 }),
    reeds(5, 0, 330, 1204, 80, 34, ink.leafDeep),
    reeds(6, 1280, 1600, 1204, 80, 34, ink.leafDeep),
    birds(
      [
        [400, 330, 20],
        [460, 300, 16],
        [1150, 320, 18],
        [1204, 350, 14],
      ],
      "#33545a",
    ),
  ];
}

function galle(sheet: Sheet): string[] {
  const fort = "#9a7a63";
  function stilt(x: number, y: number, h: number, cloth: string, isFlipped: boolean): string {
    return place(
      stroke(`M0 0V${-h}M-34 ${num(-h * 0.56)}H44M26 0V${num(-h * 0.56)}`, "#3a2a28", 9) +
        place(
          shape("M-16-40q-2-34 4-44 10-8 20 0 8 12 4 30l26 4q8 2 6 12l-6 34H28l4-32z", "#6b3d2d") +
            shape("M-18-40Q-18-58-10-60H12l30 4q8 2 6 14H30z", cloth) +
            disc(0, -98, 12, "#6b3d2d") +
            shape("M-13-98q0-16 13-16t13 12l-13-2-6 10z", ink.line) +
            stroke("M8-76 40-82 50-88", "#6b3d2d", 7) +
            stroke("M44-84 190-190", "#3a2a28", 4) +
            stroke("M190-190V20", ink.rice, 2, 'opacity=".7"'),
          { x: 4, y: -h * 0.56 + 40 },
        ),
      { x, y, scale: 1.35, isFlipped },
    );
  }
  return [
    sky(sheet, [
      [0, "#1f767d"],
      [0.26, "#74b0a8"],
      [0.46, "#f6cf9e"],
      [0.56, "#fce3b6"],
    ]),
    light(sheet, { x: 420, y: 560, r: 140, core: ink.ember, glow: "#ffd99a", reach: 3.8 }),
    streaks(7, [40, 120, 1560, 500], 14, "#fdeac6", 0.55),
    place(
      shape(
        "M0 0a40 40 0 0 1 40-40h60a64 64 0 0 1 124-24 56 56 0 0 1 96 24h50a24 24 0 0 1 0 40z",
        ink.rice,
        'opacity=".7"',
      ),
      { x: 1160, y: 330 },
    ),
    water(sheet, 650, "#f3c391", "#126a72"),
    glints(sheet, 8, [0, 662, 1600, 1170], 120, "#fdeac6", 0.5),
    lightPath(4, 420, 662, 1100, 190, "#ffb27a", 0.75),
    // the fort point with its lighthouse
    canopy(3, 1000, 1640, 606, 30, 680, "#2f6f58"),
    [
      [1150, 90],
      [1260, 80],
      [1470, 110],
      [1570, 80],
    ]
      .map(
        ([x = 0, w = 80]) =>
          rect(x, 620, w, 50, ink.rice) +
          shape(
            poly([
              [x - 10, 622],
              [x + w * 0.2, 588],
              [x + w * 0.8, 588],
              [x + w + 10, 622],
            ]),
            ink.brick,
          ),
      )
      .join(""),
    shape("M900 790Q930 690 980 664H1600V840H880z", fort),
    shape("M900 790Q930 690 980 664h60Q980 720 970 830z", "#c9a27c"),
    rect(972, 654, 640, 16, "#d8b58c"),
    shape(times(26, (i) => box(976 + i * 25, 642, 15, 14)).join(""), "#d8b58c"),
    stroke(
      "M1010 720h560M990 770h600M1080 684v36M1180 720v50M1280 684v36M1380 720v50M1480 684v36",
      "#7f6252",
      4,
      'opacity=".6"',
    ),
    // lighthouse
    shape("M1042 664 1060 290H1124L1142 664z", ink.rice),
    shape("M1100 290h24l18 374h-42z", "#d9b9a4"),
    rect(1046, 276, 92, 18, ink.rice),
    rect(1060, 222, 64, 56, ink.teal),
    rect(1070, 230, 44, 44, ink.butter),
    shape("M1052 224q8-48 40-54 32 6 40 54z", ink.vermilion),
    shape("M1100 172q26 10 32 52h-30z", ink.vermilionDeep),
    stroke("M1092 170v-34M1044 276h96M1052 262v14M1132 262v14", ink.line, 5),
    shape(
      box(1080, 360, 20, 40) + box(1082, 460, 20, 40) + arch(1092, 664, 34, 62, "round"),
      ink.teal,
    ),
    place(coconut(380, -60, 3, { trunk: "#3f463f", leaf: "#164f44", leafLit: "#34805a" }), {
      x: 1250,
      y: 664,
    }),
    place(coconut(300, 50, 6, { trunk: "#3f463f", leaf: "#164f44", leafLit: "#34805a" }), {
      x: 1400,
      y: 664,
    }),
    place(coconut(420, 40, 8, { trunk: "#3f463f", leaf: "#164f44", leafLit: "#34805a" }), {
      x: 1540,
      y: 664,
    }),
    shape(
      "M840 834Q880 790 940 800 1000 770 1060 810 1140 790 1200 824 1320 800 1420 830 1520 810 1620 836V870H820z",
      "#4e4a4c",
    ),
    shape("M840 834Q880 790 940 800 900 820 890 850zM1060 810q80-20 140 14-60 0-80 24z", "#7d6a62"),
    shape(
      "M770 868q75-22 150-6t140 0 140 0 140 0 140 0 140 0v16Q1100 884 770 868z",
      ink.rice,
      'opacity=".85"',
    ),
    place(
      stroke("M-40-6Q-60 26-92 30M40-6Q50 26 76 30", ink.line, 5) +
        shape("M-124 24Q0 34 116 20 104 40 84 42H-96Q-116 38-124 24z", "#4b2f28") +
        stroke("M-6-30V-210", "#4b2f28", 6) +
        shape("M-2-206Q70-150 84-48L-2-40z", ink.vermilion) +
        shape("M-2-206Q70-150 84-48l-30 4Q56-130-2-206z", ink.vermilionDeep) +
        shape("M-110-16Q0 2 110-24 96 14 76 16H-80Q-104 8-110-16z", ink.line),
      { x: 130, y: 716, scale: 0.62 },
    ),
    // stilt fishermen
    glints(sheet, 22, [0, 900, 1600, 1180], 50, "#0c4d58", 0.4),
    stilt(250, 1150, 400, ink.vermilion, false),
    stilt(620, 1080, 320, ink.turmeric, false),
    stilt(960, 1165, 350, ink.leafLight, false),
    shape(
      "M180 1160q80-18 160 0-80 16-160 0zM560 1088q70-16 140 0-70 14-140 0zM890 1172q80-18 160 0-80 16-160 0z",
      ink.rice,
      'opacity=".7"',
    ),
    shape("M1180 1200Q1240 1110 1370 1120 1480 1070 1600 1090V1200z", "#2f3c42"),
    shape("M1180 1200Q1240 1110 1370 1120 1300 1140 1280 1200z", "#5a5554"),
    shape(
      "M0 1180q100-26 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0V1200H0z",
      "#e8f3e6",
      'opacity=".6"',
    ),
    birds(
      [
        [700, 380, 20],
        [760, 350, 16],
        [810, 400, 14],
        [880, 330, 14],
      ],
      "#2f5458",
    ),
  ];
}

export const abroadScenes: Scene[] = [
  {
    file: "singapore-city-lights",
    title: "Marina Bay and the Merlion at dusk, Singapore",
    width: 1600,
    height: 1200,
    draw: marinaBay,
  },
  {
    file: "thailand-bangkok-pattaya",
    title: "Wat Arun across the Chao Phraya at sunset",
    width: 1600,
    height: 1200,
    draw: watArun,
  },
  {
    file: "bali-island-retreat",
    title: "A split gate of Bali before Mount Agung",
    width: 1600,
    height: 1200,
    draw: baliGate,
  },
  {
    file: "sri-lanka-coast",
    title: "Stilt fishermen below the lighthouse of Galle Fort",
    width: 1600,
    height: 1200,
    draw: galle,
  },
];
