import sharp, { type Metadata, type Sharp } from "sharp";
import { pictureFormat } from "../../app/editing/picture-format.ts";
import { fairQueue } from "../fair-queue.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

/** Thrown if the file is not a picture, is damaged or is too large. The sender sees the message. */
export class Unreadable extends Error {}

export const DAMAGED = "The picture is damaged. Open it, save it again as JPEG and send that file.";

const MAX_PIXELS = 50_000_000;
/** The AVIF decoder needs about 18 bytes for each pixel; the other decoders need at most 4. */
const MAX_AVIF_PIXELS = 16_000_000;
const HARMLESS = /Invalid SOS parameters|data: \d{1,2} extraneous bytes before marker 0xd9/;

sharp.cache(false);
sharp.concurrency(1);

/** Encodes one picture at a time, so that pages stay fast meanwhile. An operator's picture goes first. */
export const encodeInTurn = fairQueue({ atOnce: 1, maxWaiting: 64, maxWaitingPerKey: 64 });
/** The queue key of icons and link previews, which are made for no single client. */
const SEO_FILES = "seo files";

interface RasterOptions {
  isAnimated?: boolean;
  maxPixels?: number;
  failOn?: FailOn;
}

type FailOn = "error" | "warning";

/** Opens a raster picture with limits against harmful files. Throws Unreadable. */
export async function openRaster(
  bytes: Uint8Array,
  { isAnimated = false, maxPixels = MAX_PIXELS, failOn = "error" }: RasterOptions = {},
): Promise<{ picture: Sharp; metadata: Metadata }> {
  // Checks the first bytes before any decoder runs, because SVG and PDF can load other files.
  const format = pictureFormat(bytes);
  if (!format || format === "heic" || format === "bmp") {
    throw new Unreadable("Send a JPEG, PNG, WebP or AVIF picture.");
  }
  // The further items of an AVIF are other pictures, often of other sizes.
  const options = { failOn, animated: isAnimated && format !== "avif" };
  const limitInputPixels = format === "avif" ? Math.min(maxPixels, MAX_AVIF_PIXELS) : maxPixels;
  // Only the header is read here, so more pixels are harmless.
  const header = sharp(bytes, { ...options, limitInputPixels: false });
  const metadata = await orUnreadable(header.metadata());
  if (metadata.width * metadata.height > limitInputPixels) {
    const most = limitInputPixels / 1_000_000;
    throw new Unreadable(
      `The picture has more than ${most} megapixels. Make it smaller, save it as JPEG and send that file.`,
    );
  }
  return { picture: sharp(bytes, { ...options, limitInputPixels }), metadata };
}

export function orUnreadable<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new Unreadable(DAMAGED, { cause });
  });
}

/**
 * For new pictures. A JPEG decoder only warns about missing parts, which it fills with grey. It also
 * warns about undamaged photographs of some phones and webcams, so these are decoded again.
 */
export async function refuseDamage<T>(decode: (failOn: FailOn) => Promise<T>): Promise<T> {
  try {
    return await decode("warning");
  } catch (error) {
    const isUndamaged = error instanceof Unreadable && HARMLESS.test(String(error.cause));
    if (isUndamaged) return decode("error");
    throw error;
  }
}

/** Resizes a picture, turns it upright and removes metadata. Throws Unreadable, QueueFull. */
export function resizePicture(
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
  clientIp: string,
): Promise<Bytes> {
  return encodeInTurn(clientIp, async () => {
    const { picture } = await openRaster(bytes);
    picture.autoOrient().resize({ width, withoutEnlargement: true });
    const encoded = {
      avif: () => picture.avif({ quality: 52, effort: 3 }),
      webp: () => picture.webp({ quality: 76, effort: 4 }),
      jpeg: () => picture.flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true }),
      png: () => picture.png({ compressionLevel: 9 }),
    }[format]();
    return new Uint8Array(await orUnreadable(encoded.toBuffer()));
  });
}

/** Makes a square PNG icon. `margin` is for systems that crop icons. Throws Unreadable. */
export function encodeIcon(
  { bytes, isSvg }: { bytes: Uint8Array; isSvg: boolean },
  size: number,
  background: string | null,
  margin: number,
): Promise<Bytes> {
  return encodeInTurn(SEO_FILES, async () => {
    const inner = Math.round(size * (1 - 2 * margin));
    const opened = isSvg
      ? sharp(bytes, { density: 300 })
      : (await openRaster(bytes)).picture.autoOrient();
    const icon = await orUnreadable(
      opened.resize(inner, inner, { fit: "contain", background: "#0000" }).png().toBuffer(),
    );
    const png = await sharp({
      create: { width: size, height: size, channels: 4, background: background ?? "#0000" },
    })
      .composite([{ input: icon, gravity: "centre" }])
      .png({ compressionLevel: 9 })
      .toBuffer();
    return new Uint8Array(png);
  });
}

/** The part of a picture that stays when it is cropped, in percent from its left and its top edge. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Makes a JPEG link preview: `svg` drawn over a picture that begins at x = `left`. */
export function encodeCard(card: {
  svg: string;
  width: number;
  height: number;
  picture: { bytes: Uint8Array; isSvg: boolean; left: number; focus?: FocalPoint } | undefined;
  maxBytes: number;
}): Promise<Bytes> {
  return encodeInTurn(SEO_FILES, async () => {
    const { width, height, picture } = card;
    const layers = [{ input: Buffer.from(card.svg), left: 0, top: 0 }];
    if (picture) {
      const opened = picture.isSvg
        ? sharp(picture.bytes, { density: 96 })
        : (await openRaster(picture.bytes)).picture.autoOrient();
      const space = { width: width - picture.left, height };
      const { data, info } = await opened
        .resize({ ...space, fit: "outside" })
        .flatten({ background: "#fff" })
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true });
      const { x, y } = picture.focus ?? { x: 50, y: 50 };
      const covering = await sharp(data)
        .extract({
          ...space,
          left: Math.round(((info.width - space.width) * x) / 100),
          top: Math.round(((info.height - height) * y) / 100),
        })
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
