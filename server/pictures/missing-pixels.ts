import type { Metadata } from "sharp";

/**
 * True if a part of the pixels is missing: a broken copy has zeros there, and decoders show them as stripes or
 * noise without an error. PNG and AVIF need no such check, because their decoders notice.
 */
export function hasMissingPixels(
  file: Buffer,
  { format, width, height, pages = 1 }: Metadata,
): boolean {
  if (format === "jpeg") return jpegPixels(file)?.includes(Buffer.alloc(64)) ?? false;
  if (format !== "webp" || pages > 1) return false;
  // Large areas of one colour are also zeros: at most 5 bytes, and a byte for 10,000 pixels.
  return webpPixels(file).includes(Buffer.alloc(32 + Math.ceil((width * height) / 10_000)));
}

/** Undefined if zeros can be an area of one colour, which depends on the file's Huffman tables. */
function jpegPixels(file: Buffer): Buffer | undefined {
  let areZerosOneColour = true;
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1];
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (marker === 0xc2) return undefined; // Progressive: a scan can have one bit for each block.
    if (marker === 0xc4) {
      for (let table = at + 4; table + 17 < end; ) {
        // The first symbol, whose code is zeros. 0 means "no change" or "end of the block".
        if (file[table + 17] !== 0) areZerosOneColour = false;
        table += 17 + file.subarray(table + 1, table + 17).reduce((sum, count) => sum + count, 0);
      }
    }
    at = end;
    if (marker !== 0xda) continue;
    const last = file.indexOf("\xff\xd9", at, "latin1");
    return areZerosOneColour || last < 0 ? undefined : file.subarray(at, last);
  }
  return undefined;
}

function webpPixels(file: Buffer): Buffer {
  const at = Math.max(file.indexOf("VP8 ", 12, "latin1"), file.indexOf("VP8L", 12, "latin1"));
  return at < 0 ? Buffer.of() : file.subarray(at + 8, at + 8 + file.readUInt32LE(at + 4));
}
