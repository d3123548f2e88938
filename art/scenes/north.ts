import { arch, chhatri, cottage, onion } from "../kit/buildings.ts";
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
  stipple,
  streaks,
  water,
} from "../kit/land.ts";
import { canoe, hiker, kettuvallam, sari, veshti } from "../kit/life.ts";
import { blend, ink } from "../kit/palette.ts";
import { banana, canopy, coconut, lotus, oak, pine, reeds } from "../kit/plants.ts";
import {
  at,
  box,
  disc,
  oval,
  place,
  poly,
  rect,
  seeded,
  shape,
  stroke,
  times,
} from "../kit/shapes.ts";
import type { Point, Scene, Sheet } from "../kit/sheet.ts";

function backwaters(sheet: Sheet): string[] {
  const palmInk = { trunk: "#4c5347", leaf: "#1b5a45", leafLit: "#3f8a56" };
  const farPalm = { trunk: "#5f8a78", leaf: "#4f8f74", leafLit: "#6ba884" };
  const nearPalm = { trunk: "#20383a", leaf: "#0c3b3a", leafLit: "#1c5f4b" };
  return [
    sky(sheet, [
      [0, "#f4b27c"],
      [0.22, "#fad8a0"],
      [0.46, "#fdf0cd"],
    ]),
    light(sheet, { x: 1010, y: 320, r: 118, core: ink.ember, glow: "#ffe2a6", reach: 3.8 }),
    streaks(5, [200, 140, 1500, 400], 10, ink.rice, 0.6),
    hill(sheet, ridge(sheet, 540, 40, 15, 3), "#b3c2a6"),
    mist(sheet, 490, 100, "#fdf0cd", 0.8),
    canopy(3, -20, 1640, 596, 34, 680, "#86b28e"),
    sheet.stamp(
      coconut(194, 16, 3, farPalm),
      times(15, (i) =>
        at({
          x: 20 + i * 112,
          y: 650 + (i % 2) * 8,
          scale: 0.8 + (i % 3) * 0.12 - (i % 4) * 0.03,
          isFlipped: (i * i) % 5 > 2,
        }),
      ),
    ),
    mist(sheet, 560, 80, "#fdf0cd", 0.5),
    water(sheet, 664, "#f0d7a4", "#0f5f63"),
    canopy(9, -20, 470, 640, 26, 690, "#3f8562"),
    shape("M-10 690Q260 672 560 706L520 722Q240 712-10 740z", "#2f6f52"),
    place(cottage(150, ink.rice, ink.brick, ink.turmeric), { x: 250, y: 692 }),
    place(banana(110, ink.leaf, ink.leafLight), { x: 226, y: 698 }),
    place(banana(90, ink.leaf, ink.leafLight), { x: 440, y: 704 }),
    sheet.stamp(coconut(320, 40, 3, palmInk), [
      at({ x: 120, y: 704 }),
      at({ x: 470, y: 704, scale: 0.8, isFlipped: true }),
      at({ x: 36, y: 716, scale: 1.2 }),
    ]),
    place(sari(ink.vermilion, ink.turmeric), { x: 520, y: 712, scale: 0.66 }),
    glints(sheet, 4, [0, 690, 1600, 1140], 76, "#fdf3d6", 0.5),
    lightPath(6, 1010, 680, 1060, 170, "#f7a868", 0.55),
    shape(
      "M470 905Q800 880 1160 905 1080 985 820 990 560 985 470 905z",
      "#0f4c52",
      'opacity=".35"',
    ),
    place(
      kettuvallam({
        hull: "#3c2a28",
        thatch: "#b98148",
        thatchLit: "#e2b470",
        wood: "#f3d8a0",
        cloth: ink.vermilion,
      }) +
        place(veshti(ink.vermilion), { x: -270, y: -56, scale: 0.74 }) +
        stroke("M-282-126-350 60", ink.wood, 5) +
        place(sari(ink.teal, ink.turmeric), { x: 202, y: -56, scale: 0.66 }) +
        place(veshti(ink.tealMid), { x: 244, y: -56, scale: 0.68 }),
      { x: 850, y: 884, scale: 1.28 },
    ),
    glints(sheet, 12, [440, 920, 1280, 990], 26, "#f3c98a", 0.6),
    place(
      canoe(ink.line, ink.ember) +
        place(veshti(ink.turmeric), { x: -50, y: 0, scale: 0.8 }) +
        stroke("M-62-62-96 50", ink.wood, 4) +
        shape("M0-2q10-34 30-34t30 34z", ink.leafLight),
      { x: 1390, y: 770, scale: 0.95, isFlipped: true },
    ),
    shape(
      "M0 1130Q180 1060 420 1120T760 1200H0zM1600 1100Q1420 1070 1260 1140L1180 1200h420z",
      "#0c3b3a",
    ),
    sheet.stamp(coconut(920, 180, 3, nearPalm), [
      at({ x: 60, y: 1190, scale: 1.06 }),
      at({ x: 150, y: 1204, scale: 0.82 }),
      at({ x: 1566, y: 1200, scale: 0.93, isFlipped: true }),
    ]),
    reeds(2, 0, 620, 1204, 110, 36, "#0c3b3a"),
    reeds(2, 1200, 1600, 1204, 110, 36, "#0c3b3a"),
    times(7, (i) =>
      oval(
        700 + i * 74 - (i % 2) * 20,
        1140 + (i % 3) * 20,
        38,
        9,
        i % 2 ? ink.leaf : ink.leafDeep,
      ),
    ).join(""),
    sheet.stamp(lotus("#ee8f98", "#f9c3bd", "#d2707f"), [
      at({ x: 872, y: 1152, scale: 0.8 }),
      at({ x: 1004, y: 1164, scale: 0.5 }),
    ]),
    birds(
      [
        [620, 300, 20],
        [690, 270, 16],
        [730, 320, 14],
        [560, 350, 14],
      ],
      "#5c6a5c",
    ),
  ];
}

function taj(sheet: Sheet): string[] {
  const marble = "#fdf0df";
  const shade = "#e0b3a3";
  const deep = "#b98389";
  function minaret(x: number, y: number, h: number, w: number): string {
    return (
      shape(
        poly([
          [x - w / 2, y],
          [x - w * 0.36, y - h * 0.84],
          [x + w * 0.36, y - h * 0.84],
          [x + w / 2, y],
        ]),
        marble,
      ) +
      shape(
        poly([
          [x + w * 0.08, y],
          [x + w * 0.06, y - h * 0.84],
          [x + w * 0.36, y - h * 0.84],
          [x + w / 2, y],
        ]),
        shade,
      ) +
      shape(
        [0.29, 0.57, 0.84].map((t) => box(x - w * 0.68, y - h * t - 7, w * 1.36, 9)).join(""),
        deep,
      ) +
      chhatri(x, y - h * 0.84, w * 1.1, h * 0.16, marble, marble, deep)
    );
  }
  const panel = (x: number, y: number, w: number, h: number) =>
    rect(x - w / 2 - 8, y - h - 12, w + 16, h + 12, marble) +
    stroke(box(x - w / 2 - 8, y - h - 12, w + 16, h + 12), deep, 3) +
    shape(arch(x, y, w, h, "mughal"), deep) +
    shape(arch(x, y, w * 0.62, h * 0.66, "mughal"), "#8d5f6d");
  const base = 736;
  const building =
    minaret(330, base, 350, 40) +
    minaret(1270, base, 350, 40) +
    minaret(452, base - 8, 300, 32) +
    minaret(1148, base - 8, 300, 32) +
    shape(`M540 ${base}V500l40-26h440l40 26V${base}z`, marble) +
    shape(`M960 ${base}V474h60l40 26V${base}z`, shade) +
    shape(`M540 ${base}V500l40-26V${base}z`, "#f6dcca") +
    chhatri(632, 476, 92, 118, marble, marble, deep) +
    chhatri(968, 476, 92, 118, marble, shade, deep) +
    rect(700, 396, 200, 80, marble) +
    rect(830, 396, 70, 80, shade) +
    stroke("M700 412H900", deep, 4) +
    shape(onion(800, 400, 236, 246), marble) +
    `<path fill="${shade}" d="M838 196Q900 250 880 330 870 380 848 400H902C932 336 926 250 850 198z"/>` +
    stroke("M800 158V100", ink.turmeric, 7) +
    disc(800, 140, 9, ink.turmeric) +
    stroke("M788 108q12 14 24 0", ink.turmeric, 4) +
    rect(700, 452, 200, base - 452, marble) +
    stroke(box(706, 458, 188, base - 458), deep, 4) +
    shape(arch(800, base, 138, 236, "mughal"), deep) +
    shape(arch(800, base, 104, 190, "mughal"), "#8d5f6d") +
    shape(arch(800, base, 44, 92, "mughal"), "#5f3f52") +
    [620, 980].map((x) => panel(x, base - 8, 70, 88) + panel(x, base - 128, 70, 78)).join("") +
    rect(250, base - 6, 1100, 34, "#f4dac6") +
    shape(times(28, (i) => arch(270 + i * 39.5, base + 26, 24, 22, "mughal")).join(""), shade) +
    rect(250, base - 8, 1100, 6, deep);
  return [
    sky(sheet, [
      [0, "#2f8187"],
      [0.18, "#9fb9aa"],
      [0.36, "#f6c39c"],
      [0.58, "#fde3bd"],
    ]),
    light(sheet, { x: 470, y: 420, r: 110, core: "#fff3cf", glow: "#ffdfa2", reach: 4.4 }),
    streaks(8, [60, 120, 1540, 380], 11, ink.rice, 0.5),
    canopy(5, -20, 1640, 712, 30, 790, "#8fa58c"),
    mist(sheet, 620, 100, "#fde3bd", 0.8),
    // the red mosque and its twin
    [100, 1500]
      .map(
        (x) =>
          rect(x - 100, 640, 200, 120, "#c9785a") +
          shape(arch(x, 760, 60, 96, "mughal"), "#7f4238") +
          shape(
            onion(x, 640, 76, 70) + onion(x - 66, 640, 40, 40) + onion(x + 66, 640, 40, 40),
            "#f0cfb4",
          ),
      )
      .join(""),
    mist(sheet, 690, 60, "#fde3bd", 0.6),
    sheet.stamp(building, [""]),
    rect(0, 762, 1600, 438, "#7f9e5e"),
    shape("M0 762H1600V784H0z", "#5f8450"),
    shape("M640 784h320l330 416H310z", "#e9b98f"),
    shape("M664 784h272l250 416H414z", "#f7dcb8"),
    shape(
      "M704 790h192l152 410H552z",
      sheet.linear([
        [0, "#f3c8a4"],
        [1, "#1d6d74"],
      ]),
    ),
    sheet.clip(
      "M704 790h192l152 410H552z",
      `<g opacity=".62">${sheet.stamp(building, ["matrix(1 0 0 -.62 0 1262)"])}</g>`,
    ),
    glints(sheet, 6, [600, 820, 980, 1190], 30, ink.rice, 0.6),
    stroke("M704 790 552 1200M896 790l152 410", "#c48f72", 7),
    // cypress rows that lead the eye
    [0, 1, 2, 3]
      .map((i) => {
        const size = 120 + i * i * 34 + i * 20;
        const out = 118 + i * 44 + i * i * 22;
        const y = 812 + i * 46 + i * i * 26;
        return (
          place(oak(size, ink.leafDeep, ink.leaf), { x: 800 - out, y }) +
          place(oak(size, ink.leafDeep, ink.leaf), { x: 800 + out, y })
        );
      })
      .join(""),
    shape(
      "M0 1040Q130 990 230 1060T300 1200H0zM1600 1040Q1470 990 1370 1060t-70 140h300z",
      "#2f6a4c",
    ),
    stipple(sheet, 5, [0, 1060, 240, 1190], 50, ink.leafLight, 0.6),
    stipple(sheet, 6, [1360, 1060, 1600, 1190], 50, ink.leafLight, 0.6),
    place(sari(ink.vermilion, ink.turmeric), { x: 470, y: 1130, scale: 1.7 }),
    place(veshti(ink.tealMid), { x: 392, y: 1134, scale: 1.75 }),
    place(sari(ink.leaf, ink.turmeric), { x: 1064, y: 960, scale: 0.95, isFlipped: true }),
    birds(
      [
        [1040, 250, 20],
        [1110, 220, 16],
        [1150, 270, 14],
      ],
      "#4e5f62",
    ),
  ];
}

function mehrangarh(sheet: Sheet): string[] {
  const wall = "#c9764a";
  const dark = "#8d4436";
  const lit = "#eba866";
  const next = seeded(11);
  const blues = ["#5b93a3", "#3f7d92", "#7fb0b4", "#2f6a80", "#94c0bd", "#4b8a9c"];
  function houses(y: number, size: number, count: number, fade: number): string {
    return times(count, (i) => {
      const w = size * (0.8 + next() * 0.7);
      const h = size * (0.8 + next() * 0.9);
      const x = -40 + (1700 / count) * i + next() * 14;
      const colour = blend(
        blues[Math.floor(next() * blues.length)] ?? ink.tealMid,
        "#f4c58e",
        fade,
      );
      const cream = next() > 0.86 ? blend("#f4e0be", "#f4c58e", fade) : colour;
      return (
        rect(x, y - h, w, h + size, cream) +
        rect(x + w * 0.66, y - h, w * 0.34, h + size, ink.plum, 'opacity=".22"') +
        rect(x - 3, y - h - 5, w + 6, 8, blend(cream, ink.rice, 0.4)) +
        shape(
          arch(x + w * 0.22, y - h * 0.46, w * 0.16, h * 0.3, "mughal") +
            arch(x + w * 0.5, y - h * 0.46, w * 0.16, h * 0.3, "mughal"),
          "#28495c",
        )
      );
    }).join("");
  }
  const bastion = (x: number, top: number, w: number) =>
    shape(`M${x - w / 2} 640L${x - w * 0.42} ${top}H${x + w * 0.42}L${x + w / 2} 640z`, wall) +
    shape(`M${x - w / 2} 640L${x - w * 0.42} ${top}h${w * 0.24}L${x - w * 0.22} 640z`, lit) +
    shape(`M${x + w * 0.16} 640V${top}h${w * 0.26}L${x + w / 2} 640z`, dark) +
    shape(
      times(7, (i) =>
        arch(x - w * 0.42 + (w * 0.84 * (i + 0.5)) / 7, top + 3, w * 0.1, 20, "round"),
      ).join(""),
      wall,
    );
  const palace = (x: number, y: number, w: number, h: number, cols: number) =>
    rect(x, y - h, w, h, lit) +
    rect(x + w * 0.7, y - h, w * 0.3, h, wall) +
    rect(x - 8, y - h - 8, w + 16, 12, "#f6cd93") +
    shape(
      times(2, (r) =>
        times(cols, (c) =>
          arch(
            x + (w * (c + 0.5)) / cols,
            y - h * 0.14 - r * h * 0.42,
            (w / cols) * 0.5,
            h * 0.27,
            "mughal",
          ),
        ).join(""),
      ).join(""),
      dark,
    ) +
    times(cols, (c) =>
      rect(
        x + (w * (c + 0.5)) / cols - (w / cols) * 0.38,
        y - h * 0.53,
        (w / cols) * 0.76,
        5,
        "#f6cd93",
      ),
    ).join("");
  return [
    sky(sheet, [
      [0, "#d9683f"],
      [0.26, "#f09e5e"],
      [0.5, "#fad494"],
      [0.64, "#fdebc0"],
    ]),
    light(sheet, { x: 360, y: 320, r: 128, core: "#fff0bf", glow: "#ffe09a", reach: 3.6 }),
    streaks(13, [40, 110, 1560, 420], 11, "#fdeabf", 0.5),
    hill(sheet, ridge(sheet, 640, 40, 9, 3), "#e3a377"),
    mist(sheet, 590, 110, "#fde2af", 0.7),
    // rock, walls, palaces
    shape(
      "M180 860Q300 660 470 600 560 560 700 560H1440Q1540 590 1570 690T1660 830V900H280z",
      "#8a4a3c",
    ),
    shape("M180 860Q300 660 470 600 560 560 700 560 620 640 640 700 560 720 520 860z", "#b66a49"),
    shape(
      "M760 560q-30 90 20 160-60 60-40 140h40q-10-80 40-140-40-70 0-160zM1080 560q20 80-10 140 60 60 40 160h50q10-100-40-170 20-60 0-130z",
      "#6d3a38",
    ),
    palace(720, 330, 210, 130, 5),
    rect(940, 296, 190, 34, wall),
    palace(940, 300, 190, 120, 4),
    palace(1140, 350, 170, 110, 4),
    chhatri(760, 200, 74, 84, lit, "#f6cd93", dark),
    chhatri(890, 200, 74, 84, lit, "#f6cd93", dark),
    chhatri(1036, 180, 92, 104, lit, "#f6cd93", dark),
    chhatri(1220, 240, 70, 80, lit, "#f6cd93", dark),
    rect(640, 326, 760, 130, wall),
    rect(640, 326, 760, 14, lit),
    shape(times(38, (i) => arch(650 + i * 20, 330, 13, 18, "round")).join(""), wall),
    palace(700, 456, 260, 96, 7),
    palace(1000, 456, 260, 96, 7),
    rect(560, 450, 900, 160, wall),
    rect(560, 450, 900, 12, lit),
    shape(times(45, (i) => arch(570 + i * 20, 454, 13, 18, "round")).join(""), wall),
    rect(560, 520, 900, 8, dark, 'opacity=".5"'),
    bastion(560, 430, 130),
    bastion(800, 446, 110),
    bastion(1060, 446, 110),
    bastion(1290, 440, 120),
    bastion(1462, 470, 120),
    place(
      stroke("M0 0V-110", ink.line, 5) +
        shape("M3-108q40-14 76 4l-16 18 16 20q-38-10-76 2z", ink.vermilion),
      { x: 1036, y: 84, scale: 0.55 },
    ),
    mist(sheet, 640, 120, "#fbd6a0", 0.55),
    // the blue town
    rect(0, 900, 1600, 200, "#3f7d92"),
    houses(800, 56, 24, 0.42),
    houses(862, 72, 19, 0.24),
    houses(946, 96, 15, 0.1),
    houses(1060, 128, 11, 0),
    // rooftop with people
    rect(0, 1080, 1600, 120, "#e6c08c"),
    rect(0, 1068, 1600, 18, "#f6dcae"),
    shape(times(40, (i) => arch(20 + i * 40, 1126, 24, 34, "mughal")).join(""), "#b5825f"),
    rect(0, 1140, 1600, 60, "#c99b6a"),
    stroke("M1060 1090V900M1460 1090V880M1060 906Q1260 980 1460 886", ink.line, 5),
    shape("M1100 924l60 20v110l-60-24zM1180 950l70 10v120l-70-12z", ink.vermilion),
    shape("M1270 962l60-6v104l-60 8zM1350 950l60-22v96l-60 20z", ink.turmeric),
    place(sari(ink.vermilion, ink.turmeric), { x: 420, y: 1150, scale: 2 }),
    place(veshti(ink.rice) + shape("M-12-94q0-14 12-14t12 14q-12-4-24 0z", ink.vermilion), {
      x: 330,
      y: 1152,
      scale: 2.05,
    }),
    birds(
      [
        [560, 230, 20],
        [610, 200, 16],
        [640, 250, 14],
        [1400, 220, 18],
        [1450, 190, 14],
      ],
      "#7b3f36",
    ),
  ];
}

function lahaul(sheet: Sheet): string[] {
  const air = "#fbe6cb";
  const snow = { lit: "#9a9fb0", shade: "#5f7388", snow: "#fffaf0", snowShade: "#c3d3d6" };
  const near = { lit: "#6f8894", shade: "#3f6373", snow: "#fff6e8", snowShade: "#b4cbd0" };
  const valley: Point[] = [
    [0, 800],
    [240, 830],
    [480, 890],
    [760, 930],
    [1060, 900],
    [1340, 850],
    [1600, 810],
  ];
  const flags = [ink.teal, ink.rice, ink.vermilion, ink.leaf, ink.turmeric];
  function flagLine(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    sag: number,
    count: number,
    size: number,
  ): string {
    return (
      stroke(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, ink.line, 3) +
      times(count, (i) => {
        const t = (i + 0.5) / count;
        const x = x0 + (x1 - x0) * t;
        const y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t);
        return shape(
          `M${Math.round(x - size / 2)} ${Math.round(y)}h${size}l${Math.round(size * 0.1)} ${Math.round(size * 1.2)}q${Math.round(-size / 2)} ${Math.round(-size * 0.2)} ${-size} 0z`,
          flags[i % 5] ?? ink.rice,
        );
      }).join("")
    );
  }
  return [
    sky(sheet, [
      [0, "#2b7c86"],
      [0.3, "#8fc0ba"],
      [0.55, "#fbdcb2"],
    ]),
    light(sheet, { x: 420, y: 330, r: 96, core: "#fff6dc", glow: "#ffe6b4", reach: 4.6 }),
    streaks(18, [40, 120, 1560, 380], 9, ink.rice, 0.55),
    peak(
      330,
      760,
      420,
      300,
      { lit: "#b9b6bd", shade: "#93a2ae", snow: "#fff6e6", snowShade: "#dbe0dc" },
      4,
    ),
    peak(
      1320,
      760,
      460,
      420,
      { lit: "#b9b6bd", shade: "#8c9fac", snow: "#fff6e6", snowShade: "#d2dcda" },
      7,
    ),
    mist(sheet, 560, 120, air, 0.7),
    peak(
      640,
      800,
      330,
      380,
      { lit: "#a5a9b6", shade: "#74879a", snow: "#fff7ea", snowShade: "#cbd8d9" },
      5,
    ),
    peak(
      1120,
      800,
      340,
      430,
      { lit: "#a5a9b6", shade: "#74879a", snow: "#fff7ea", snowShade: "#cbd8d9" },
      11,
    ),
    peak(860, 800, 520, 600, snow, 3),
    peak(60, 820, 400, 400, near, 9),
    peak(1600, 830, 420, 440, near, 12),
    hill(sheet, ridge(sheet, 742, 16, 5, 2), "#b9c6b6"),
    mist(sheet, 680, 110, air, 0.8),
    hill(sheet, ridge(sheet, 800, 44, 27, 3), "#5c8b78"),
    times(16, (i) =>
      place(pine(90 + (i % 4) * 20, "#2d6658", "#4b8a70"), {
        x: 20 + i * 40 + (i > 8 ? 950 - 360 : 0),
        y: 830 + (i % 3) * 12,
      }),
    ).join(""),
    mist(sheet, 790, 80, air, 0.5),
    hill(sheet, valley, "#7fa662"),
    shape(
      "M0 868q200 6 420 60l-60 18Q160 890 0 900zM1600 874q-160 10-330 56l40 22q150-40 290-46z",
      "#a9bd6c",
    ),
    // the river
    shape(
      "M936 914Q972 930 890 952T690 1016Q590 1058 780 1108T980 1200H400Q420 1130 380 1080T520 990Q720 950 840 930 910 922 936 914z",
      sheet.linear([
        [0, "#dcebdf"],
        [1, "#2c8084"],
      ]),
    ),
    stroke(
      "M800 962Q640 996 560 1040M640 1100Q740 1140 760 1190M450 1070Q450 1120 520 1160",
      ink.rice,
      6,
      'opacity=".75"',
    ),
    // village
    [
      [1000, 916, 110],
      [1130, 898, 120],
      [1076, 950, 130],
      [1280, 900, 100],
    ]
      .map(
        ([x = 0, y = 0, w = 100]) =>
          rect(x, y - w * 0.5, w, w * 0.5, "#f4e3c5") +
          rect(x + w * 0.64, y - w * 0.5, w * 0.36, w * 0.5, ink.mauve, 'opacity=".35"') +
          shape(
            poly([
              [x - 10, y - w * 0.48],
              [x + w * 0.2, y - w * 0.82],
              [x + w * 0.8, y - w * 0.82],
              [x + w + 10, y - w * 0.48],
            ]),
            ink.vermilion,
          ) +
          shape(
            box(x + w * 0.14, y - w * 0.36, w * 0.18, w * 0.2) +
              box(x + w * 0.7, y - w * 0.36, w * 0.16, w * 0.2),
            ink.turmeric,
          ) +
          rect(x + w * 0.42, y - w * 0.34, w * 0.16, w * 0.34, ink.wood),
      )
      .join(""),
    shape(
      "M0 1030Q120 990 280 1040T440 1200H0zM1600 960Q1380 980 1240 1060T1000 1200h600z",
      "#1f5a4b",
    ),
    times(5, (i) =>
      place(pine(330 - (i % 2) * 80, "#123f3a", "#24685a"), {
        x: 1360 + i * 66,
        y: 1130 - (i % 2) * 50,
      }),
    ).join(""),
    times(3, (i) =>
      place(pine(380 - i * 90, "#123f3a", "#24685a"), { x: 60 + i * 100, y: 1120 - i * 24 }),
    ).join(""),
    rect(116, 792, 8, 190, ink.wood),
    flagLine(120, 800, 760, 980, 50, 11, 40),
    rect(756, 976, 8, 140, ink.wood),
    place(hiker(ink.vermilion, ink.turmeric), { x: 1150, y: 1150, scale: 1.9, isFlipped: true }),
    place(hiker(ink.turmeric, ink.tealDeep), { x: 1240, y: 1134, scale: 1.75, isFlipped: true }),
    birds(
      [
        [560, 280, 18],
        [620, 250, 14],
        [1080, 260, 16],
        [1130, 290, 12],
      ],
      "#2d4f57",
    ),
  ];
}

export const northScenes: Scene[] = [
  {
    file: "kerala-backwaters",
    title: "A kettuvallam houseboat on the Kerala backwaters",
    width: 1600,
    height: 1200,
    decimals: 0,
    draw: backwaters,
  },
  {
    file: "golden-triangle",
    title: "The Taj Mahal at sunrise with its pool and cypresses",
    width: 1600,
    height: 1200,
    decimals: 0,
    draw: taj,
  },
  {
    file: "rajasthan-royal-forts",
    title: "Mehrangarh fort above the blue houses of Jodhpur",
    width: 1600,
    height: 1200,
    draw: mehrangarh,
  },
  {
    file: "himalayan-valleys",
    title: "Snow peaks and a river village in Lahaul",
    width: 1600,
    height: 1200,
    draw: lahaul,
  },
];
