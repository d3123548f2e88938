import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { shortText } from "../../app/ui/short-text.ts";
import { encodeCard } from "../pictures/encode.ts";
import type { OwnPicture } from "../pictures/own-picture.ts";

export interface Preview {
  eyebrow: string;
  title: string;
  badge: string;
  note: string;
  agency: string;
  /** The colour behind the words. */
  band: string;
  picture: OwnPicture | undefined;
  /** A square PNG. */
  icon: Uint8Array;
}

const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 640;
const LEFT = 64;
const MAX_BYTES = 500_000;
const MAX_TITLE = 100;

const TURMERIC = "#f7bd36";

/** The largest size (pixels) of each text with the fonts in order, and its largest height. */
const STYLES = {
  eyebrow: { font: "Anek Tamil,Eczar SemiBold 24", colour: TURMERIC, maxHeight: 36 },
  title: { font: "Eczar,Anek Tamil Bold 72", colour: "#f9f5eb", maxHeight: 230 },
  note: { font: "Anek Tamil,Eczar SemiBold 30", colour: "#bfdbd8", maxHeight: 40 },
  badge: { font: "Eczar,Anek Tamil Bold 40", colour: "#301d0d", maxHeight: 56 },
  agency: { font: "Eczar,Anek Tamil Bold 34", colour: "#f9f5eb", maxHeight: 56 },
};
/** Characters that no font has. They would be drawn as boxes with numbers. */
const MISSING =
  /[^ -~\u00a0-\u017e\u0900-\u097f\u0b80-\u0bff\u200c-\u200d\u2013\u2014\u2018-\u2026€₹]/gu;
/** The scripts whose letters are taller than Latin ones. */
const TALL = /[\u0900-\u0dff]/;

// A server can lack fonts and their configuration, which fontconfig would report at every start.
if (process.platform === "linux" && !existsSync("/etc/fonts/fonts.conf")) {
  process.env.FONTCONFIG_FILE ??= fileURLToPath(new URL("fonts.conf", import.meta.url));
}
// A font file that sharp has read once is there for all texts.
for (const file of [
  "eczar/Eczar_700Bold.ttf",
  "anek-tamil/600SemiBold/AnekTamil_600SemiBold.ttf",
  "anek-tamil/700Bold/AnekTamil_700Bold.ttf",
]) {
  const fontfile = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));
  await sharp({ text: { text: "x", fontfile } }).toBuffer();
}

/** Makes the picture that apps show for a shared link: a JPEG of 1200 × 630. */
export async function encodePreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const isWide = !preview.picture;
  const space = (isWide ? WIDTH : BAND) - 2 * LEFT;
  const eyebrow = await drawText(preview.eyebrow.toUpperCase(), "eyebrow", space);
  const title = await drawText(shortText(preview.title, MAX_TITLE), "title", space);
  const note = await drawText(preview.note, "note", space);
  const badge = await drawText(preview.badge, "badge", space - 44);
  const agency = await drawText(preview.agency, "agency", space - 74);
  const parts: string[] = [
    `<rect width="${isWide ? WIDTH : BAND}" height="${HEIGHT}" fill="${preview.band}"/>`,
    `<rect x="${isWide ? 0 : BAND}" width="8" height="${HEIGHT}" fill="${TURMERIC}"/>`,
  ];
  if (isWide) parts.push(`<circle cx="1010" cy="640" r="190" fill="${TURMERIC}"/>`);
  parts.push(image(eyebrow, LEFT, 86 - eyebrow.height));
  parts.push(image(title, LEFT, 134));
  let y = 134 + title.height + 28;
  parts.push(image(note, LEFT, y));
  y += note.height + 28;
  if (badge.width > 0) {
    const size = `width="${badge.width + 44}" height="68"`;
    parts.push(`<rect x="${LEFT}" y="${y}" ${size} rx="5" fill="${TURMERIC}"/>`);
    parts.push(image(badge, LEFT + 22, y + 34 - badge.height / 2));
  }
  parts.push(image({ png: Buffer.from(preview.icon), width: 56, height: 56 }, LEFT, 528));
  parts.push(image(agency, LEFT + 74, 556 - agency.height / 2));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`;
  const picture = preview.picture && { ...preview.picture, left: BAND };
  return encodeCard({ svg, width: WIDTH, height: HEIGHT, picture, maxBytes: MAX_BYTES });
}

interface Drawn {
  png: Buffer;
  width: number;
  height: number;
}

/** Draws text in a smaller size than that of its style if it would not fit otherwise. */
export async function drawText(
  text: string,
  style: keyof typeof STYLES,
  maxWidth: number,
): Promise<Drawn> {
  const known = text.normalize().replace(MISSING, "").trim();
  if (!known) return { png: Buffer.alloc(0), width: 0, height: 0 };
  const { font, colour, maxHeight } = STYLES[style];
  const escaped = known.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const lineHeight = TALL.test(known) ? 0.85 : 0.65;
  const markup = `<span foreground="${colour}" line_height="${lineHeight}">${escaped}</span>`;
  async function draw(limit: { dpi: number } | { height: number }): Promise<Drawn> {
    const { data, info } = await sharp({
      text: { text: markup, font, rgba: true, width: maxWidth, wrap: "word-char", ...limit },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  }
  const drawn = await draw({ dpi: 72 });
  // With a height instead of the resolution, sharp finds the size that fits.
  return drawn.height > maxHeight ? draw({ height: maxHeight }) : drawn;
}

function image({ png, width, height }: Drawn, x: number, y: number): string {
  if (width === 0) return "";
  const size = `width="${width}" height="${height}"`;
  const href = `data:image/png;base64,${png.toString("base64")}`;
  return `<image x="${x}" y="${Math.round(y)}" ${size} href="${href}"/>`;
}
