import { cottage, gopuram, meru, onion, stupa } from "../kit/buildings.ts";
import { birds, hill, peak, ridge } from "../kit/land.ts";
import { bicycle, car, hiker, sari, seaBoat, veshti } from "../kit/life.ts";
import { ink } from "../kit/palette.ts";
import { canopy, coconut, palmyra } from "../kit/plants.ts";
import { at, box, disc, num, place, poly, rect, shape, stroke, times } from "../kit/shapes.ts";
import type { Scene, Sheet } from "../kit/sheet.ts";

/*
 * The friezes below the pages' headings. Their background is transparent, so they suit both themes.
 */
const far = "#1b626a";
const mid = "#2b7a7e";
const light = "#5ea29e";
const pale = "#a9cfc4";
const near = "#03262e";
const leaf = { trunk: near, leaf: near, leafLit: "#17606a" };
const farPalm = { trunk: mid, leaf: mid, leafLit: light };

const sun = (x: number, y: number, r: number) => disc(x, y, r, ink.turmeric);

/** Hills that come out of the band on the left and grow to the right. */
function slope(sheet: Sheet, foot: number, rise: number, seed: number, fill: string): string {
  const line = ridge(sheet, foot, rise, seed, 3).map(([x, y]): [number, number] => [
    x,
    sheet.height - (sheet.height - y) * Math.min(1, x / 420),
  ]);
  return hill(sheet, line, fill);
}

const ground = (sheet: Sheet, top = 372) =>
  shape(`M0 400Q240 ${top} 520 ${top - 4}T${sheet.width} ${top - 14}V400z`, near);

function domestic(sheet: Sheet): string[] {
  const tower = {
    stone: near,
    body: mid,
    band: light,
    niche: near,
    figures: [pale, light, ink.turmeric, ink.ember],
  };
  const taj =
    rect(-150, -40, 300, 40, light) +
    rect(-86, -110, 172, 72, pale) +
    shape("M-26-40v-44q0-24 26-34 26 10 26 34v44z", mid) +
    shape("M-70-40v-26q0-12 12-16 12 4 12 16v26zM46-40v-26q0-12 12-16 12 4 12 16v26z", mid) +
    shape(onion(0, -110, 96, 92), pale) +
    shape(onion(-64, -110, 36, 38) + onion(64, -110, 36, 38), pale) +
    stroke("M0-200v-22", ink.turmeric, 4) +
    [-136, 136]
      .map((x) => rect(x - 7, -150, 14, 112, pale) + shape(onion(x, -150, 20, 24), pale))
      .join("");
  return [
    sun(470, 236, 84),
    peak(250, 380, 220, 170, { lit: far, shade: "#17555d", snow: pale, snowShade: light }, 3),
    slope(sheet, 318, 34, 12, far),
    place(taj, { x: 470, y: 352 }),
    slope(sheet, 352, 16, 9, "#124f58"),
    gopuram({ x: 724, y: 372, width: 130, height: 290, tiers: 7, seed: 3, finials: 7 }, tower),
    place(palmyra(190, 3, farPalm), { x: 612, y: 372, scale: 0.9 }),
    place(palmyra(210, 6, leaf), { x: 850, y: 384 }),
    place(palmyra(160, 8, leaf), { x: 904, y: 390, scale: 0.9 }),
    ground(sheet),
    place(sari(ink.vermilion, ink.turmeric), { x: 576, y: 384, scale: 0.62 }),
    place(veshti(ink.rice), { x: 550, y: 384, scale: 0.64 }),
    place(hiker(ink.ember, pale), { x: 606, y: 384, scale: 0.5 }),
    birds(
      [
        [330, 110, 9],
        [356, 98, 8],
        [372, 118, 7],
      ],
      pale,
    ),
  ];
}

function international(sheet: Sheet): string[] {
  const towers = times(
    3,
    (i) =>
      shape(`M${560 + i * 62} 360q6-120 2-196h34q-2 90 10 196z`, mid) +
      stroke(times(8, (k) => `M${565 + i * 62} ${188 + k * 22}h34`).join(""), far, 4),
  ).join("");
  const blocks = (
    [
      [392, 130, 40],
      [438, 190, 34],
      [478, 150, 38],
      [760, 150, 36],
    ] as const
  )
    .map(
      ([x, h, w]) =>
        rect(x, 364 - h, w, h, far) +
        shape(
          times(Math.floor(h / 26), (r) =>
            times(2, (c) => box(x + 8 + c * (w - 22), 374 - h + r * 24, 7, 9)).join(""),
          ).join(""),
          ink.butter,
          'opacity=".75"',
        ),
    )
    .join("");
  return [
    sun(300, 250, 78),
    slope(sheet, 330, 26, 21, far),
    blocks,
    towers,
    shape("M536 166Q548 148 590 148H730q40 0 56 14-10 16-40 18H580q-34 0-44-14z", light),
    shape(stupa(860, 370, 120, 280), mid),
    shape(stupa(790, 372, 44, 110) + stupa(930, 372, 48, 120), light),
    stroke(
      times(5, (i) => `M${num(820 + i * 7)} ${352 - i * 26}H${num(900 - i * 7)}`).join(""),
      far,
      5,
    ),
    meru(206, 372, 92, 170, 4, mid, light),
    place(coconut(170, -26, 4, leaf), { x: 130, y: 388 }),
    place(coconut(130, 20, 7, leaf), { x: 96, y: 392 }),
    canopy(4, 330, 960, 368, 16, 400, near),
    ground(sheet, 378),
    place(seaBoat(near, ink.vermilion, ink.turmeric), { x: 430, y: 376, scale: 0.5 }),
    stroke("M330 388h60M460 394h70M560 386h50M250 394h44", light, 3),
    // the aeroplane that takes them
    place(
      shape("M-60 4Q-20-10 40-10q22 0 26 8-4 8-26 8H-40z", ink.rice) +
        shape("M-56 2-74-22h14l18 20zM8 0-26 32h16L34 2z", ink.rice) +
        shape("M14-8-10-28H0l30 20z", pale),
      { x: 470, y: 70, scale: 0.95, turn: -8 },
    ),
    stroke("M190 112Q290 96 392 82", pale, 3, 'stroke-dasharray="14 10"'),
  ];
}

function street(sheet: Sheet): string[] {
  const shop = (x: number, w: number, h: number, wall: string, roof: string) =>
    rect(x, 372 - h, w, h, wall) +
    shape(
      poly([
        [x - 10, 372 - h],
        [x + 12, 372 - h - 34],
        [x + w - 12, 372 - h - 34],
        [x + w + 10, 372 - h],
      ]),
      roof,
    );
  const windows = (x: number, y: number, n: number) =>
    shape(times(n, (i) => box(x + i * 40, y, 20, 28)).join(""), near);
  return [
    sun(430, 196, 82),
    slope(sheet, 326, 34, 15, far),
    gopuram(
      { x: 300, y: 372, width: 70, height: 150, tiers: 5, seed: 5, finials: 5 },
      { stone: far, body: far, band: mid, niche: near, figures: [mid, light] },
    ),
    place(palmyra(230, 5, farPalm), { x: 236, y: 378 }),
    shop(372, 150, 120, mid, light),
    windows(396, 282, 3),
    rect(424, 330, 40, 42, near),
    shop(740, 170, 130, mid, light),
    windows(764, 272, 4),
    // our own counter, lit
    shop(530, 210, 96, pale, ink.vermilion),
    rect(548, 300, 74, 48, ink.butter),
    rect(540, 346, 92, 12, ink.clay),
    place(sari(ink.tealMid, ink.turmeric), { x: 584, y: 350, scale: 0.44 }),
    rect(540, 348, 92, 24, ink.clay),
    rect(656, 302, 48, 70, ink.tealMid),
    rect(536, 280, 198, 14, ink.turmeric),
    stroke("M640 296v76M724 296v76", ink.brick, 7),
    place(palmyra(220, 9, leaf), { x: 906, y: 386 }),
    place(coconut(190, 26, 3, leaf), { x: 160, y: 388 }),
    ground(sheet),
    place(car(ink.vermilion), { x: 420, y: 386, scale: 0.55 }),
    place(veshti(ink.rice), { x: 796, y: 384, scale: 0.62 }),
    place(sari(ink.ember, ink.turmeric), { x: 824, y: 384, scale: 0.6 }),
    place(hiker(ink.turmeric, ink.vermilion), { x: 850, y: 384, scale: 0.42 }),
    place(bicycle(ink.vermilion), { x: 322, y: 356, scale: 0.5 }),
    birds(
      [
        [560, 120, 9],
        [588, 108, 8],
        [604, 128, 7],
      ],
      pale,
    ),
  ];
}

function doorway(sheet: Sheet): string[] {
  return [
    sun(700, 190, 80),
    slope(sheet, 330, 30, 18, far),
    slope(sheet, 356, 18, 5, "#124f58"),
    place(palmyra(240, 4, farPalm), { x: 800, y: 376 }),
    place(palmyra(200, 8, farPalm), { x: 846, y: 380 }),
    place(cottage(230, pale, ink.vermilion, ink.butter), { x: 410, y: 374 }),
    rect(486, 300, 44, 74, ink.tealMid),
    place(coconut(270, 40, 5, leaf), { x: 340, y: 392 }),
    place(coconut(200, -30, 8, leaf), { x: 910, y: 392 }),
    ground(sheet),
    shape("M486 372h44l70 28H470z", light, 'opacity=".55"'),
    // the letter box at the gate
    place(
      shape("M-17 0v-74q0-18 17-18t17 18V0z", ink.vermilion) +
        rect(-10, -66, 20, 5, near) +
        shape("M-21-78q0-20 21-20t21 20z", ink.vermilionDeep) +
        rect(-20, -6, 40, 10, near),
      { x: 690, y: 386 },
    ),
    place(sari(ink.tealMid, ink.turmeric), { x: 560, y: 378, scale: 0.66, isFlipped: true }),
    place(veshti(ink.ember), { x: 610, y: 384, scale: 0.72, isFlipped: true }),
    place(bicycle(ink.turmeric), { x: 762, y: 354, scale: 0.62 }),
    birds(
      [
        [560, 150, 9],
        [586, 138, 8],
        [602, 158, 7],
      ],
      pale,
    ),
  ];
}

function homecoming(sheet: Sheet): string[] {
  return [
    sun(560, 232, 112),
    slope(sheet, 320, 36, 25, far),
    slope(sheet, 350, 20, 4, "#124f58"),
    gopuram(
      { x: 250, y: 372, width: 74, height: 160, tiers: 5, seed: 8, finials: 5 },
      { stone: far, body: far, band: mid, niche: near, figures: [mid, light] },
    ),
    place(palmyra(250, 3, leaf), { x: 860, y: 386 }),
    place(palmyra(200, 7, leaf), { x: 914, y: 390 }),
    ground(sheet),
    // three generations on the way home, luggage and all
    place(hiker(ink.turmeric, ink.vermilion), { x: 690, y: 384, scale: 0.84 }),
    place(sari(ink.vermilion, ink.turmeric, true), { x: 620, y: 384, scale: 1.12 }),
    place(veshti(ink.tealMid), { x: 556, y: 384, scale: 1.2 }) +
      rect(572, 330, 34, 38, ink.clay) +
      stroke("M582 330v-8h14v8", ink.wood, 4),
    place(sari(ink.leaf, ink.butter), { x: 486, y: 384, scale: 1.02 }),
    place(hiker(ink.ember, pale), { x: 440, y: 384, scale: 0.66 }),
    place(veshti(ink.rice) + stroke("M18-56 24 0", ink.wood, 4), { x: 390, y: 384, scale: 1.06 }),
    birds(
      [
        [700, 120, 9],
        [728, 108, 8],
        [744, 128, 7],
      ],
      pale,
    ),
  ];
}

function milestone(sheet: Sheet): string[] {
  return [
    sun(470, 216, 80),
    slope(sheet, 322, 40, 31, far),
    slope(sheet, 352, 22, 14, "#124f58"),
    place(palmyra(190, 3, farPalm), { x: 330, y: 376 }),
    place(palmyra(150, 6, farPalm), { x: 296, y: 380 }),
    sheet.stamp(palmyra(250, 9, leaf), [
      at({ x: 850, y: 388 }),
      at({ x: 912, y: 392, scale: 0.8, isFlipped: true }),
    ]),
    ground(sheet),
    shape("M330 400Q440 378 540 372q30 4 10 10-60 8-80 18z", light, 'opacity=".6"'),
    // the kilometre stone of every Indian road, and a finger post
    place(
      shape("M-40 0v-70q0-40 40-40t40 40V0z", ink.rice) +
        shape("M-40-62v-8q0-40 40-40t40 40v8z", ink.turmeric) +
        stroke("M-20-40h40M-14-22h28", near, 6),
      { x: 560, y: 386 },
    ),
    stroke("M690 386V226", ink.clay, 12),
    shape("M618 236h116l24 20-24 20H618z", ink.vermilion),
    shape("M764 290H654l-22 18 22 18h110z", pale),
    stroke("M640 256h74M668 308h76", near, 6, 'opacity=".45"'),
    place(hiker(ink.ember, ink.turmeric), { x: 450, y: 382, scale: 0.86 }),
    place(sari(ink.leaf, ink.butter), { x: 410, y: 382, scale: 0.8 }),
    place(veshti(ink.rice), { x: 764, y: 386, scale: 0.9, isFlipped: true }),
    birds(
      [
        [600, 130, 9],
        [628, 118, 8],
        [644, 138, 7],
      ],
      pale,
    ),
  ];
}

const frieze = { width: 960, height: 400, hasGrain: false };

export const friezes: Scene[] = [
  { file: "frieze-domestic", title: "From the hills to the temples", ...frieze, draw: domestic },
  {
    file: "frieze-international",
    title: "Cities and shores abroad",
    ...frieze,
    draw: international,
  },
  { file: "frieze-about", title: "Our counter in the street", ...frieze, draw: street },
  { file: "frieze-contact", title: "A door that stands open", ...frieze, draw: doorway },
  { file: "frieze-testimonials", title: "A family on its way home", ...frieze, draw: homecoming },
  { file: "frieze-faq", title: "Asking the way", ...frieze, draw: milestone },
];
