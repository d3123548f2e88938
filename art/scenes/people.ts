import { blend, ink } from "../kit/palette.ts";
import { box, disc, oval, poly, rect, shape, stroke, times } from "../kit/shapes.ts";
import type { Scene, Sheet } from "../kit/sheet.ts";

interface Bust {
  ground: string;
  sun: string;
  skin: string;
  back?: string;
  clothes: string;
  hair: string;
  extras?: string;
}

/** A flat bust on a small landscape: the light comes from the upper left, as on the posters. */
function bust({ ground, sun, skin, back = "", clothes, hair, extras = "" }: Bust): string[] {
  const shade = blend(skin, ink.plum, 0.3);
  return [
    rect(0, 0, 240, 240, ground),
    disc(64, 70, 34, sun),
    shape("M0 176Q60 140 120 160T240 144V240H0z", blend(ground, ink.teal, 0.28)),
    back,
    shape("M100 128h40v40q-20 20-40 0z", shade),
    clothes,
    oval(120, 100, 37, 44, skin),
    shape("M120 56a37 44 0 0 1 0 88c18-10 25-28 25-46 0-20-11-36-25-42z", shade, 'opacity=".35"'),
    disc(82, 104, 8, skin),
    disc(158, 104, 8, shade),
    hair,
    disc(106, 102, 3.2, ink.line),
    disc(134, 102, 3.2, ink.line),
    stroke("M108 122q12 10 24 0", blend(skin, ink.vermilionDeep, 0.65), 4),
    extras,
  ];
}

function jasmine(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => disc(x, y, 5, ink.rice)).join("");
}

function ramya(): string[] {
  const hair = "#241c22";
  return bust({
    ground: ink.tealPale,
    sun: ink.butter,
    skin: "#a4693f",
    back:
      shape("M76 92q-4-52 44-52t46 54q4 40-4 60H80q-6-30-4-62z", hair) +
      shape("M150 120q34 20 26 84-4 14-14 14-10-50-30-84z", hair),
    clothes:
      shape("M28 240q2-62 66-76 26 18 52 0 64 14 66 76z", ink.turmeric) +
      shape("M28 240q2-62 66-76l18 12q20 40 70 64z", ink.vermilion) +
      stroke("M96 166q30 46 92 74", ink.turmeric, 7),
    hair: shape("M80 98q-4-50 40-50t40 50q-6-26-30-36-8-4-10-10-2 6-10 10-24 10-30 36z", hair),
    extras:
      disc(120, 84, 3.6, ink.vermilion) +
      disc(82, 116, 4, ink.turmeric) +
      disc(158, 116, 4, ink.turmeric) +
      jasmine([
        [162, 70],
        [168, 80],
        [172, 91],
        [174, 103],
        [174, 115],
      ]) +
      stroke("M98 160q22 18 44 0", ink.turmeric, 4),
  });
}

function ismail(): string[] {
  const hair = "#2a2226";
  return bust({
    ground: ink.butter,
    sun: ink.ember,
    skin: "#b07a52",
    clothes:
      shape("M26 240q2-58 64-74l30 24 30-24q62 16 64 74z", ink.rice) +
      shape("M150 166q62 16 64 74h-60q10-40-4-74z", "#dfcdb4") +
      shape("M90 166l30 24 30-24 8 12-38 30-38-30z", "#eadcc4") +
      stroke("M120 206v34", "#cbb89c", 3) +
      disc(120, 216, 3, "#b9a589") +
      disc(120, 230, 3, "#b9a589"),
    hair:
      shape(
        "M83 104q-2 44 37 44t37-44q2 0 2 10-2 44-39 44t-39-44q0-10 2-10zM106 116q14-8 28 0l4 6q-18-6-36 0z",
        hair,
      ) +
      shape("M83 92q-2-44 37-44t37 44q-36-14-74 0z", ink.rice) +
      stroke("M84 88q36-16 72 0", "#d9c7ab", 4) +
      stroke("M84 80l8 4 8-8 8 6 12-8 12 8 8-6 8 8 8-4", "#d9c7ab", 2.5),
  });
}

function saraswathi(): string[] {
  const hair = "#b9b4b2";
  return bust({
    ground: ink.dawn,
    sun: ink.rice,
    skin: "#8f5a3c",
    back:
      disc(160, 76, 24, hair) + shape("M78 96q-2-52 42-52t44 54q0 12-4 22H82q-6-10-4-24z", hair),
    clothes:
      shape("M28 240q2-62 66-76 26 18 52 0 64 14 66 76z", ink.vermilionDeep) +
      shape("M28 240q2-62 66-76l18 12q20 40 70 64z", ink.teal) +
      stroke("M96 166q30 46 92 74", ink.turmeric, 9) +
      stroke("M96 166q30 46 92 74", ink.vermilion, 3),
    hair:
      shape("M81 96q-4-48 39-48t39 48q-8-22-30-32-6-3-9-8-3 5-9 8-22 10-30 32z", hair) +
      stroke("M92 72q10-14 22-18M148 72q-10-14-22-18", "#98928f", 2.5),
    extras:
      disc(120, 84, 4.4, ink.vermilion) +
      stroke("M112 78h16", ink.rice, 2.5) +
      disc(82, 117, 4.5, ink.turmeric) +
      disc(158, 117, 4.5, ink.turmeric) +
      disc(126, 112, 2, ink.turmeric) +
      jasmine([
        [150, 58],
        [160, 54],
        [171, 57],
        [179, 65],
      ]) +
      stroke("M94 92q10-6 20 0M126 92q10-6 20 0", "#98928f", 2.5),
  });
}

function vignesh(): string[] {
  const hair = "#221b20";
  return bust({
    ground: "#a9cfc4",
    sun: ink.turmeric,
    skin: "#7d4a31",
    clothes:
      shape("M26 240q2-58 64-74l30 22 30-22q62 16 64 74z", ink.vermilion) +
      shape("M150 166q62 16 64 74h-58q8-42-6-74z", ink.vermilionDeep) +
      shape("M90 166l30 24-22 22-16-40zM150 166l-30 24 22 22 16-40z", ink.ember) +
      stroke("M120 196v44", ink.vermilionDeep, 3) +
      disc(120, 218, 3, ink.rice),
    hair:
      shape("M80 98q-8-58 40-60 50 0 40 62-6-24-14-30-28 8-52-2-10 10-14 30z", hair) +
      shape("M103 116q17-10 34 0l3 6q-20-8-40 0z", hair) +
      stroke("M96 90q10-5 18-1M126 89q8-4 18 1", hair, 4),
  });
}

function anitha(): string[] {
  const hair = "#33231f";
  return bust({
    ground: "#f3c3a2",
    sun: ink.vermilion,
    skin: "#b67b54",
    back: shape("M72 100q-4-60 48-60t48 60q4 44 8 74-14 14-32 6H96q-18 8-32-6 6-30 8-74z", hair),
    clothes:
      shape("M28 240q2-60 66-76 26 20 52 0 64 16 66 76z", ink.leaf) +
      shape("M94 164q26 20 52 0l6 10q-32 26-64 0z", ink.turmeric) +
      shape(
        "M94 164Q66 186 66 240H42Q42 190 78 172zM146 164q28 22 28 76h24q0-50-36-68z",
        ink.butter,
      ),
    hair: shape("M80 100q-6-54 44-54 42 4 36 56-10-20-26-34-22 20-54 32z", hair),
    extras:
      disc(82, 118, 4, ink.rice) +
      disc(158, 118, 4, ink.rice) +
      stroke("M94 92q10-6 19-1M127 91q9-5 19 1", hair, 3),
  });
}

function palaniappan(): string[] {
  const hair = "#d9d5d0";
  return bust({
    ground: "#bcd3a4",
    sun: ink.rice,
    skin: "#94603f",
    back: shape("M79 106q-7-60 41-60t41 60z", hair),
    clothes:
      shape("M26 240q2-58 64-74l30 22 30-22q62 16 64 74z", ink.rice) +
      shape("M90 166l30 24-22 20-16-38zM150 166l-30 24 22 20 16-38z", "#e6d8bf") +
      shape("M44 190q20-16 34-20l18 70H60z", ink.tealPale) +
      shape("M72 172l6-2 18 70h-8z", ink.turmeric) +
      shape("M44 190l6-5 16 55h-6z", ink.turmeric),
    hair:
      shape(
        "M82 92q-2-36 38-38t38 38q-4-16-10-20-28-10-56 0-6 4-10 20z",
        blend("#94603f", ink.rice, 0.12),
      ) +
      shape("M98 120q8-12 22-6 14-6 22 6-10 4-22-1-12 5-22 1z", hair) +
      stroke("M95 88q10-5 18-1M127 87q8-4 18 1", hair, 4),
    extras:
      stroke(
        "M93 102a13 13 0 1 0 26 0a13 13 0 1 0-26 0M121 102a13 13 0 1 0 26 0a13 13 0 1 0-26 0M119 100h2M93 100l-10-3M147 100l10-3",
        ink.line,
        2.6,
      ) + shape("M108 74h24v3h-24zM108 79h24v3h-24z", ink.rice, 'opacity=".85"'),
  });
}

function stranger(): string[] {
  return [
    rect(0, 0, 240, 240, "#dfe6d8"),
    disc(64, 70, 34, "#f0dca6"),
    shape("M0 176Q60 140 120 160T240 144V240H0z", "#b9cec2"),
    shape("M28 240q2-62 66-76 26 18 52 0 64 14 66 76z", ink.teal),
    shape("M146 164q64 14 66 76h-54q4-44-12-76z", ink.tealDeep),
    shape("M100 128h40v40q-20 20-40 0z", "#2a6a6d"),
    oval(120, 100, 37, 44, "#3f8083"),
    shape(
      "M120 56a37 44 0 0 1 0 88c18-10 25-28 25-46 0-20-11-36-25-42z",
      ink.teal,
      'opacity=".45"',
    ),
  ];
}

/** The stepped tower of the mark, 0 0 at the middle of its foot, 40 tall. */
function towerMark(fill: string, line: string): string {
  const steps = times(4, (i) =>
    poly([
      [-12 + i * 2, -8 - i * 6],
      [-10.6 + i * 2, -13.4 - i * 6],
      [10.6 - i * 2, -13.4 - i * 6],
      [12 - i * 2, -8 - i * 6],
    ]),
  ).join("");
  return (
    shape(box(-13.5, -7.4, 27, 7.4), fill) +
    shape(steps, fill) +
    shape("M-5.6-32.6q-2.4-5 1.2-6.4 4.4 1.8 8.8 0 3.6 1.4 1.2 6.4z", fill) +
    shape("M-4-39.5l1-3 1 3zM-1-39l1-3.5 1 3.5zM2-39.5l1-3 1 3z", ink.turmeric) +
    shape("M-3.2 0v-5a3.2 3.2 0 0 1 6.4 0v5z", line) +
    stroke("M-9-10.5h18M-7-16.5h14M-5-22.5h10M-3.5-28.5h7", line, 1.5)
  );
}

function logo(sheet: Sheet): string[] {
  const scene =
    rect(0, 0, 64, 64, ink.teal) +
    disc(42, 25, 11, ink.turmeric) +
    `<g transform="translate(29 49)">${towerMark(ink.rice, ink.vermilion)}</g>` +
    shape("M0 49q8-4 16 0t16 0 16 0 16 0V64H0z", ink.tealDeep) +
    stroke(
      "M4 54.5q7-3.5 14 0t14 0 14 0 14 0M12 59.5q5-2.5 10 0t10 0 10 0 10 0",
      ink.tealPale,
      1.8,
    );
  return [sheet.clip("M32 1.5a30.5 30.5 0 1 1 0 61 30.5 30.5 0 0 1 0-61z", scene)];
}

function favicon(sheet: Sheet): string[] {
  const scene =
    rect(0, 0, 64, 64, ink.teal) +
    disc(44, 20, 12, ink.turmeric) +
    shape(
      "M8 54V42h36v12zM11 41l2-8h26l2 8zM15 32l2-8h18l2 8zM18.5 23l2-8h11l2 8zM20 14q-2-7 2-9 4 2 8 0 4 2 2 9z",
      ink.rice,
    ) +
    shape("M21 54v-9a5 5 0 0 1 10 0v9z", ink.vermilion) +
    shape("M0 51q8-5 16 0t16 0 16 0 16 0V64H0z", ink.tealMid) +
    stroke("M0 52q8-5 16 0t16 0 16 0 16 0", ink.rice, 3);
  return [sheet.clip("M14 0h36q14 0 14 14v36q0 14-14 14H14Q0 64 0 50V14Q0 0 14 0z", scene)];
}

const portrait = { width: 240, height: 240, hasGrain: false };

export const peopleScenes: Scene[] = [
  { file: "avatar", title: "Traveller", ...portrait, draw: stranger },
  { file: "avatar-1", title: "A young woman in a vermilion sari", ...portrait, draw: ramya },
  { file: "avatar-2", title: "A bearded man in a white cap", ...portrait, draw: ismail },
  { file: "avatar-3", title: "A grey-haired woman in a teal sari", ...portrait, draw: saraswathi },
  { file: "avatar-4", title: "A young man in a vermilion shirt", ...portrait, draw: vignesh },
  { file: "avatar-5", title: "A woman in a green kurta", ...portrait, draw: anitha },
  {
    file: "avatar-6",
    title: "An older man with spectacles and a shawl",
    ...portrait,
    draw: palaniappan,
  },
  { file: "logo", title: "Vaigai Holidays", width: 64, height: 64, hasGrain: false, draw: logo },
  {
    file: "favicon",
    title: "Vaigai Holidays",
    width: 64,
    height: 64,
    hasGrain: false,
    draw: favicon,
  },
];
