/** The formats that our own storage accepts. */
export const STORED_FORMATS = new Set<string | undefined>(["jpeg", "png", "webp", "avif"]);
/** In bytes. */
export const MAX_UPLOAD = 10 * 1024 * 1024;
/** In pixels. Longer sides are made shorter. */
export const MAX_SIDE = 2560;

/** The format of a picture by its first bytes, because its name and MIME type can be wrong. */
export function pictureFormat(bytes: Uint8Array) {
  const head = String.fromCharCode(...bytes.subarray(0, 64));
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF8")) return "gif";
  if (head.startsWith("BM")) return "bmp";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  // AVIF and HEIC files begin with a box `ftyp`: its size (four bytes), its name, then its brands.
  if (head.slice(4, 8) !== "ftyp") return undefined;
  const boxSize = (bytes[2] ?? 0) * 256 + (bytes[3] ?? 0);
  // The first brand can be a general one. Only the others say how the pixels are stored.
  const brands = head.slice(8, boxSize);
  if (/avi[fs]/.test(brands)) return "avif";
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? "heic" : undefined;
}
