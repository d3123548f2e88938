// The only file that knows sharp; loaded when the first picture is asked for.
import type { Sharp } from "sharp";
import { createJobs } from "./jobs.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

/** A file that is no picture, or one beyond the limits. */
export class Unreadable extends Error {}

const MAX_PIXELS = 50_000_000;
const RASTER = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/** One picture at a time: the pages must stay quick while pictures are made. */
const run = createJobs(1, 64);

async function load() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Opens a raster picture of somebody's making, with every limit on. */
async function openRaster(bytes: Uint8Array): Promise<Sharp> {
  // Told by its first bytes before any decoder sees it: no SVG, no PDF, nothing that loads others.
  if (!isRaster(bytes)) throw new Unreadable("not a picture");
  const sharp = await load();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  const { format } = await picture.metadata().catch(() => {
    throw new Unreadable("damaged picture");
  });
  if (!RASTER.has(format ?? "")) throw new Unreadable("not a picture");
  return picture;
}

/** One width and format of a picture, upright and without what the camera wrote into it. */
export function resizePicture(
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Bytes> {
  return run(async () => {
    const picture = await openRaster(bytes);
    return finish(picture.autoOrient().resize({ width, withoutEnlargement: true }), format);
  });
}

async function finish(picture: Sharp, format: PictureFormat): Promise<Bytes> {
  const encoded = {
    avif: () => picture.avif({ quality: 52, effort: 3 }),
    webp: () => picture.webp({ quality: 76, effort: 4 }),
    jpeg: () => picture.flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true }),
    png: () => picture.png({ compressionLevel: 9 }),
  }[format]();
  try {
    return new Uint8Array(await encoded.toBuffer());
  } catch {
    throw new Unreadable("damaged picture");
  }
}

/** A square PNG of one of our own drawings, with room around it where systems cut icons to shape. */
export function drawIcon(
  svg: Uint8Array,
  size: number,
  background: string | null,
  room: number,
): Promise<Bytes> {
  return run(async () => {
    const sharp = await load();
    const inner = Math.round(size * (1 - 2 * room));
    const drawing = await sharp(svg, { density: 300 })
      .resize(inner, inner, { fit: "contain", background: "#0000" })
      .png()
      .toBuffer();
    const png = await sharp({
      create: { width: size, height: size, channels: 4, background: background ?? "#0000" },
    })
      .composite([{ input: drawing, gravity: "centre" }])
      .png({ compressionLevel: 9 })
      .toBuffer();
    return new Uint8Array(png);
  });
}

/** A JPEG of `width` × `height`: `svg` drawn over a picture that covers the box at its right. */
export function composeCard(card: {
  svg: string;
  width: number;
  height: number;
  picture: { bytes: Uint8Array; isDrawing: boolean; left: number } | undefined;
  maxBytes: number;
}): Promise<Bytes> {
  return run(async () => {
    const sharp = await load();
    const { width, height, picture } = card;
    const layers = [{ input: Buffer.from(card.svg), left: 0, top: 0 }];
    if (picture) {
      const opened = picture.isDrawing
        ? sharp(picture.bytes, { density: 96 })
        : (await openRaster(picture.bytes)).autoOrient();
      const covering = await opened
        .resize(width - picture.left, height, { fit: "cover", position: "centre" })
        .flatten({ background: "#fff" })
        .png({ compressionLevel: 1 })
        .toBuffer();
      layers.unshift({ input: covering, left: picture.left, top: 0 });
    }
    const canvas = await sharp({ create: { width, height, channels: 3, background: "#fff" } })
      .composite(layers)
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const quality of [84, 70, 55]) {
      const jpeg = await sharp(canvas).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (jpeg.byteLength <= card.maxBytes) return new Uint8Array(jpeg);
    }
    return new Uint8Array(await sharp(canvas).jpeg({ quality: 40 }).toBuffer());
  });
}

function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return (
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    head.startsWith("GIF8") ||
    (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") ||
    (head.slice(4, 8) === "ftyp" && /avif|avis|mif1/.test(head.slice(8)))
  );
}
