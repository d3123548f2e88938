import { encodeCard } from "../pictures/encode.ts";
import type { OwnPicture } from "../pictures/own-picture.ts";
import { faces, type Line, outlineLines } from "./outlines.ts";

export interface Preview {
  eyebrow: string;
  title: string;
  badge: string;
  note: string;
  agency: string;
  picture: OwnPicture | undefined;
  /** A square PNG. */
  mark: Uint8Array;
}

const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 640;
const LEFT = 64;
const MAX_BYTES = 500_000;

const COLOUR = {
  band: "#00464e",
  paper: "#f9f5eb",
  muted: "#bfdbd8",
  turmeric: "#f7bd36",
  turmericInk: "#301d0d",
};

/** Makes the picture that apps show for a shared link: a JPEG of 1200 × 630. */
export async function encodePreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const isWide = !preview.picture;
  const space = (isWide ? WIDTH : BAND) - 2 * LEFT;
  const { title, size } = fitTitle(preview.title, space);
  const parts: string[] = [
    `<rect width="${isWide ? WIDTH : BAND}" height="${HEIGHT}" fill="${COLOUR.band}"/>`,
    `<rect x="${isWide ? 0 : BAND}" width="8" height="${HEIGHT}" fill="${COLOUR.turmeric}"/>`,
  ];
  if (isWide) parts.push(`<circle cx="1010" cy="640" r="190" fill="${COLOUR.turmeric}"/>`);
  const [eyebrow] = outlineLines(preview.eyebrow.toUpperCase(), faces.text, 24, space, 1);
  if (eyebrow) parts.push(path(eyebrow, 84, COLOUR.turmeric));
  // Tamil and Devanagari letters are taller than Latin ones.
  const lineHeight = size * (/[\u0900-\u0dff]/.test(preview.title) ? 1.26 : 1.12);
  let y = 84 + 30 + size;
  for (const line of title) {
    parts.push(path(line, y, COLOUR.paper));
    y += lineHeight;
  }
  y += 8;
  const [note] = outlineLines(preview.note, faces.text, 30, space, 1);
  if (note) parts.push(path(note, y, COLOUR.muted));
  if (preview.badge) parts.push(badge(preview.badge, y + 30, space));
  parts.push(agencyLine(preview, space));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`;
  const picture = preview.picture && { ...preview.picture, left: BAND };
  return encodeCard({ svg, width: WIDTH, height: HEIGHT, picture, maxBytes: MAX_BYTES });
}

/** The largest font size at which the title has at most three lines. The smallest allows four. */
function fitTitle(text: string, space: number): { title: Line[]; size: number } {
  for (const size of [72, 60]) {
    const title = outlineLines(text, faces.display, size, space, 4);
    if (title.length <= 3) return { title, size };
  }
  return { title: outlineLines(text, faces.display, 50, space, 4), size: 50 };
}

function badge(text: string, y: number, space: number): string {
  const [line] = outlineLines(text, faces.display, 40, space - 44, 1);
  if (!line) return "";
  const box = `<rect x="${LEFT}" y="${y}" width="${line.width + 44}" height="68" rx="5" fill="${COLOUR.turmeric}"/>`;
  return box + path(line, y + 47, COLOUR.turmericInk, LEFT + 22);
}

function agencyLine(preview: Preview, space: number): string {
  const mark = Buffer.from(preview.mark).toString("base64");
  const [name] = outlineLines(preview.agency, faces.display, 34, space - 74, 1);
  const y = HEIGHT - 62;
  return [
    `<image x="${LEFT}" y="${y - 40}" width="56" height="56" href="data:image/png;base64,${mark}"/>`,
    name ? path(name, y, COLOUR.paper, LEFT + 74) : "",
  ].join("");
}

function path(line: Line, y: number, colour: string, x = LEFT): string {
  return `<path transform="translate(${x} ${y})" fill="${colour}" d="${line.path}"/>`;
}
