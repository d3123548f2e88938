import type { Metadata, Sharp } from "sharp";
import { type Bytes, encodeInTurn, openRaster, orUnreadable, Unreadable } from "./encode.ts";

const MAX_SIDE = 2560;

/**
 * Turns a picture upright and removes its metadata, if any. An operator's picture does not wait for
 * those of visitors. Throws Unreadable, QueueFull.
 */
export async function withoutMetadata(
  bytes: Uint8Array,
  clientIp: string,
  isOperator = false,
): Promise<Uint8Array> {
  const { picture, metadata } = await openRaster(bytes, { isAnimated: true });
  const encode = ENCODERS[metadata.format];
  if (!encode) throw new Unreadable("not a picture of a stored format");
  if (!metadata.exif && !metadata.xmp && hasOnlyPixels(bytes, metadata)) return bytes;
  const task = async (): Promise<Bytes> => {
    // Browsers ignore the orientation of animations, and sharp does not rotate them.
    if ((metadata.pages ?? 1) === 1) picture.autoOrient();
    picture
      .keepIccProfile()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
    return new Uint8Array(await orUnreadable(encode(picture, metadata).toBuffer()));
  };
  return encodeInTurn(clientIp, task, isOperator);
}

/** Settings without a visible loss of quality. */
const ENCODERS: { [format: string]: (picture: Sharp, metadata: Metadata) => Sharp } = {
  jpeg: (picture, { chromaSubsampling = "4:2:0" }) =>
    picture.jpeg({ quality: 92, mozjpeg: true, chromaSubsampling }),
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
function hasOnlyPixels(bytes: Uint8Array, { format, icc }: Metadata): boolean {
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
