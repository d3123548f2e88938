import type { Metadata, Sharp } from "sharp";
import { MAX_SIDE } from "../../app/editing/picture-format.ts";
import {
  type Bytes,
  DAMAGED,
  encodeInTurn,
  openRaster,
  orUnreadable,
  refuseDamage,
  Unreadable,
} from "./encode.ts";
import { hasMissingPixels } from "./missing-pixels.ts";

/** More than a visitor can make the server decode. The cameras of telephones have up to 64 million. */
const MAX_NEW_PIXELS = 70_000_000;

/** Turns a stored picture upright and removes its metadata, if any. Throws Unreadable, QueueFull. */
export async function withoutMetadata(bytes: Uint8Array, clientIp: string): Promise<Uint8Array> {
  const { picture, metadata } = await openRaster(bytes, { isAnimated: true });
  if (hasOnlyPixels(bytes, metadata)) return bytes;
  return encodeInTurn(clientIp, () => encode(picture, metadata));
}

/**
 * Makes an operator's picture fit to be stored: without damage or metadata, upright, in RGB, and not
 * too large. It does not wait for pictures of visitors. Throws Unreadable, QueueFull.
 */
export function storablePicture(bytes: Uint8Array, clientIp: string): Promise<Uint8Array> {
  const prepare = (failOn: "error" | "warning") => prepareStorable(bytes, failOn);
  return encodeInTurn(clientIp, () => refuseDamage(prepare), true);
}

async function prepareStorable(bytes: Uint8Array, failOn: "error" | "warning") {
  const options = { isAnimated: true, maxPixels: MAX_NEW_PIXELS, failOn };
  const { picture, metadata } = await openRaster(bytes, options);
  const { width, height, pageHeight = height, space } = metadata;
  if (hasMissingPixels(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), metadata)) {
    throw new Unreadable(DAMAGED);
  }
  const isSmall = Math.max(width, pageHeight) <= MAX_SIDE;
  if (!isSmall || space === "cmyk" || !hasOnlyPixels(bytes, metadata)) {
    return encode(picture, metadata);
  }
  // Decodes the whole picture. One channel needs little memory.
  await orUnreadable(picture.extractChannel(0).raw().toBuffer());
  return bytes;
}

async function encode(picture: Sharp, metadata: Metadata): Promise<Bytes> {
  const encoder = ENCODERS[metadata.format];
  if (!encoder) throw new Unreadable("Send a JPEG, PNG, WebP or AVIF picture.");
  // Browsers ignore the orientation of animations, and sharp does not rotate them.
  if ((metadata.pages ?? 1) === 1 || metadata.format === "heif") picture.autoOrient();
  picture
    .keepIccProfile()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
  return new Uint8Array(await orUnreadable(encoder(picture, metadata).toBuffer()));
}

/** Settings without a visible loss of quality. */
const ENCODERS: { [format: string]: (picture: Sharp, metadata: Metadata) => Sharp } = {
  jpeg: (picture, { chromaSubsampling }) =>
    picture.jpeg({
      quality: 92,
      mozjpeg: true,
      // CMYK and some cameras have others, which the encoder does not know.
      chromaSubsampling: chromaSubsampling === "4:2:0" ? "4:2:0" : "4:4:4",
    }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 92, smartSubsample: true }),
  heif: (picture) => picture.avif({ quality: 80, effort: 2 }),
};

/** A JPEG segment that holds anything but pixels, tables or colour profiles. */
const JPEG_EXTRA =
  /\xff(?:[\xe1\xe3-\xed\xef\xfe]|\xe0..(?!JFIF\0)|\xe2..(?!ICC_PROFILE\0)|\xee..(?!Adobe))/s;

/** For each format: the chunks that hold pixels or colours, and how to read a chunk's size. */
const CHUNKS: {
  [format: string]: { names: RegExp; start: number; nameAt: number; size(chunk: Buffer): number };
} = {
  png: {
    names: /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/,
    start: 8,
    nameAt: 4,
    size: (chunk) => 12 + chunk.readUInt32BE(0),
  },
  webp: {
    names: /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/,
    start: 12,
    nameAt: 0,
    size: (chunk) => 8 + 2 * Math.ceil(chunk.readUInt32LE(4) / 2),
  },
  heif: {
    names: /^(ftyp|meta|mdat)$/,
    start: 0,
    nameAt: 4,
    // The special sizes 0 and 1 make the check fail, so that the picture is encoded again.
    size: (chunk) => chunk.readUInt32BE(0) || 1,
  },
};

/** False if the file has comments or other extra data, which sharp does not report. */
function hasOnlyPixels(bytes: Uint8Array, metadata: Metadata): boolean {
  const { format, icc, exif, xmp, pages = 1 } = metadata;
  // The further items of an AVIF are not shown.
  if (exif || xmp || (format === "heif" && pages > 1)) return false;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = CHUNKS[format];
  if (!chunks) {
    // A colour profile can contain the bytes of a marker by chance.
    const text = file.toString("latin1").replace(icc?.toString("latin1") ?? "", "");
    return text.indexOf("\xff\xd9") === text.length - 2 && !JPEG_EXTRA.test(text);
  }
  const { start, nameAt, names, size } = chunks;
  let at = start;
  while (at + 8 <= file.length) {
    const chunk = file.subarray(at, at + 8);
    if (!names.test(chunk.toString("latin1", nameAt, nameAt + 4))) return false;
    at += size(chunk);
  }
  return at === file.length;
}
