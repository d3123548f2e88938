import { ink } from "./palette.ts";
import { box, disc, num, oval, rect, round, shape, stroke, times } from "./shapes.ts";

const skin = "#8a5238";

/** A woman in a sari, 100 tall, feet at 0 0, facing right. */
export function sari(cloth: string, edge: string, hasBasket = false): string {
  return (
    shape("M-15 0Q-17-38-9-60h19q8 24 7 60z", cloth) +
    shape("M-11-58Q-13-76-8-82q9-5 18 0 4 8 2 24z", edge) +
    shape("M11-80Q-2-72-13-52q-5 18-6 38l7-1q4-30 26-56z", cloth) +
    stroke("M11-76q7 14 3 28", skin, 5) +
    stroke("M-16-14 18-4", edge, 3) +
    disc(1, -91, 8.5, skin) +
    shape("M-8-90q-1-12 10-11 6 1 7 6-8-2-11 2-1 5-3 8z", ink.line) +
    disc(-8, -90, 4.5, ink.line) +
    (hasBasket
      ? shape("M-15-113h32l-7 14h-18z", ink.clay) + oval(1, -113, 16, 5, ink.turmeric)
      : "")
  );
}

/** A man in shirt and veshti, 100 tall, feet at 0 0. */
export function veshti(shirt: string, cloth: string = ink.rice): string {
  return (
    shape("M-12 0-11-50h22l3 50H4L1-30-3 0z", cloth) +
    shape("M-12-48q-2-26 3-33 9-5 18 0 5 8 3 33z", shirt) +
    stroke("M-11-76q-6 12-4 28M11-76q6 12 4 28", shirt, 6) +
    disc(0, -91, 8.5, skin) +
    shape("M-9-90q-1-13 9-13t9 11q-4-5-9-4-6 0-9 6z", ink.line)
  );
}

/** A porter, guide or hiker with a bag on the back, 100 tall. */
export function hiker(coat: string, bag: string): string {
  return (
    shape("M-10 0-8-48H10L14 0H6L1-32-3 0z", ink.line) +
    shape("M-22-78q0-5 5-5h9v34h-9q-6 0-6-6z", bag) +
    shape("M-11-46q-2-27 3-34 8-5 16 0 5 8 3 34z", coat) +
    stroke("M9-74 18-56 24-58M24-78 28 0", coat === ink.line ? ink.clay : coat, 4) +
    disc(1, -90, 8.5, skin) +
    shape("M-9-92q2-12 11-11 8 1 10 9z", bag)
  );
}

/** A country boat, 200 long, waterline at 0, prow to the right. */
export function canoe(hull: string, edge: string): string {
  return (
    shape("M-100-18Q-60-2 0-2T84-20q12-6 20-18-2 26-22 40Q50 16-10 16T-84 4Q-96-4-100-18z", hull) +
    stroke("M-98-16Q-60 0 0 0T84-18q10-5 18-16", edge, 4)
  );
}

/** A Tamil sea-fishing boat with a high painted bow, 220 long. */
export function seaBoat(hull: string, band: string, trim: string): string {
  return (
    shape("M-110-34Q-40-18 40-24 84-30 122-62 116-10 84 16H-84Q-106-6-110-34z", hull) +
    shape("M-109-24Q-40-8 40-14 80-20 116-44l-3 16Q76-4 36 2-40 8-106-8z", band) +
    stroke("M-110-34Q-40-18 40-24 84-30 122-62", trim, 5) +
    disc(88, -22, 5, trim)
  );
}

/** A kettuvallam: the Kerala houseboat, 640 long, waterline at 0, prow to the right. */
export function kettuvallam(colours: {
  hull: string;
  thatch: string;
  thatchLit: string;
  wood: string;
  cloth: string;
}): string {
  const { hull, thatch, thatchLit, wood, cloth } = colours;
  const ribs = times(
    11,
    (i) => `M${-206 + i * 34}-60V-${num(150 + Math.sin((i / 10) * Math.PI) * 14)}`,
  ).join("");
  return (
    shape("M-236-128Q-232-168-190-176-40-196 120-178 150-174 156-140l4 84H-236z", thatch) +
    shape("M-236-128Q-232-168-190-176-40-196 120-178 142-175 150-158-40-178-228-150z", thatchLit) +
    stroke(ribs, wood, 3, 'opacity=".35"') +
    shape(
      "M-210-60v-44q0-22 26-22t26 22v44zM-136-60v-44q0-22 26-22t26 22v44zM-62-60v-44q0-22 26-22t26 22v44zM12-60v-44q0-22 26-22t26 22v44z",
      hull,
    ) +
    shape(
      "M-184-126q26 0 26 22v10q-20-4-26-32zM-110-126q26 0 26 22v10q-20-4-26-32zM-36-126q26 0 26 22v10q-20-4-26-32zM38-126q26 0 26 22v10q-20-4-26-32z",
      cloth,
    ) +
    shape("M92-60v-64q0-16 24-16h26v80z", hull) +
    shape("M150-146Q214-168 268-136l6 12Q214-146 154-130z", thatch) +
    stroke("M172-138V-50M222-142V-50M262-130V-48", wood, 6) +
    stroke("M156-84H262M-222-60H264", wood, 5) +
    shape(
      "M-320-96Q-300-62-236-58H230Q290-62 330-128q6 60-34 110-22 26-60 30H-220Q-280 8-300-24-318-54-320-96z",
      hull,
    ) +
    stroke("M-318-88Q-296-54-236-48H232Q288-54 328-118", wood, 7) +
    stroke("M-296-20Q-280-8-236-6H240Q276-10 300-30", wood, 3, 'opacity=".6"') +
    disc(318, -100, 8, cloth)
  );
}

/** A lamp post with its light, 100 tall. */
export function lampPost(colour: string, glow: string): string {
  return (
    rect(-2, -88, 4, 88, colour) +
    disc(0, -94, 8, glow) +
    shape("M-10-88h20l-4 5h-12zM-8-103h16L0-110z", colour)
  );
}

/** A car seen from the side, 200 long. */
export function car(body: string): string {
  return (
    shape("M-100-16q-2-26 16-30l34-5q20-30 50-31h26q28 2 46 32 26 3 28 18v18H-100z", body) +
    shape("M-38-52q16-21 36-22h4v22zM10-74h18q18 3 28 22H10z", ink.rice) +
    shape(round(-58, -14, 17) + round(58, -14, 17), ink.line) +
    shape(round(-58, -14, 7) + round(58, -14, 7), ink.paper)
  );
}

/** An elephant from the side, 200 long, facing right, feet at 0 0; with a cloth it is on parade. */
export function elephant(hide: string, cloth?: { colour: string; trim: string }): string {
  const dress =
    cloth === undefined
      ? ""
      : shape("M-56-126q30-10 72 0l6 56q-40 12-82 0z", cloth.colour) +
        stroke("M-60-72q42 12 82 0", cloth.trim, 6);
  return (
    shape(
      "M-84 0v-64q-6-60 60-66 40-4 62 2 16-24 44-16 26 8 26 42-2 30 4 56 4 22 16 18 6 8-6 12-22 4-26-26-4-22-10-32-8 4-14 2-8 10-14 14V0H34v-48q-36 8-68 0V0z",
      hide,
    ) +
    shape("M58-118q-24 2-22 36 4 18 20 18 12-20 2-54z", ink.line, 'opacity=".22"') +
    dress +
    disc(84, -104, 3.5, ink.line) +
    stroke("M88-74q16 8 24 0", ink.rice, 6) +
    stroke("M-84-70q-12 10-8 40", hide, 5)
  );
}

/** A bicycle, 124 long, its wheels from 0 to 44. */
export function bicycle(frame: string): string {
  return (
    stroke(round(-40, 22, 22) + round(40, 22, 22), ink.line, 4) +
    stroke("M-40 22-14-34 30-32 40 22M-14-34-2 24 30-32", frame, 5) +
    stroke("M-22-42h16M26-46l8-4", ink.line, 6)
  );
}

/** Bunting, lamps or flowers hung between two points. */
export function garland(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  colours: readonly string[],
  size: number,
): string {
  const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 + sag * 2 };
  const dots = times(count, (i) => {
    const t = (i + 0.5) / count;
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middle.x + t * t * x1;
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * middle.y + t * t * y1;
    return disc(x, y, size, colours[i % colours.length] ?? ink.turmeric);
  });
  return (
    stroke(
      `M${num(x0)} ${num(y0)}Q${num(middle.x)} ${num(middle.y)} ${num(x1)} ${num(y1)}`,
      ink.line,
      2,
    ) + dots.join("")
  );
}

/** A blue-and-cream coach of the Nilgiri railway, 220 long, its wheels on 0. */
export function hillCoach(): string {
  return (
    rect(-110, -96, 220, 40, ink.rice) +
    rect(-110, -58, 220, 46, "#1d6a86") +
    shape("M-118-96Q-110-116-90-116H90q20 0 28 20z", "#7d8a86") +
    shape(times(6, (i) => box(-98 + i * 34, -90, 24, 30)).join(""), "#34505c") +
    rect(-110, -62, 220, 5, ink.turmeric) +
    shape(times(2, (i) => box(-92 + i * 132, -12, 52, 10)).join(""), ink.line) +
    [-80, -56, 56, 80].map((x) => disc(x, -8, 10, ink.line)).join("")
  );
}

/** The engine that draws it, 220 long, facing right. */
export function hillEngine(): string {
  return (
    rect(-100, -70, 130, 52, "#143f56") +
    shape("M30-70h60q16 0 16 18v16q0 18-16 18H30z", "#1d5a76") +
    rect(-100, -120, 66, 64, "#143f56") +
    rect(-108, -128, 82, 12, "#0d2b3d") +
    rect(-88, -108, 40, 30, ink.butter) +
    shape("M52-70v-34h-6v-12h34v12h-6v34z", "#0d2b3d") +
    rect(-6, -86, 26, 18, ink.turmeric) +
    rect(-104, -22, 216, 10, ink.vermilion) +
    [-74, -30, 14, 62, 92]
      .map((x, i) => disc(x, -10, i < 3 ? 17 : 11, ink.line) + disc(x, -10, 4, ink.paper))
      .join("") +
    shape("M104-20h22l-8 18h-22z", ink.vermilion) +
    disc(108, -56, 7, ink.butter)
  );
}
