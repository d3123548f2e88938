import * as m from "virtual:messages/pictures";
import { MAX_SIDE, MAX_UPLOAD, pictureFormat, STORED_FORMATS } from "./picture-format";

/** The message is written for the operator. */
export class PictureError extends Error {}

const MAX_SOURCE = 40 * 1024 * 1024;
/** Our own server finds damage that a browser does not, so smaller files are sent as they are. */
const MAX_UNCHANGED = 1024 * 1024;
const QUALITY = 0.82;
const OTHER_PICTURES = /\.(heic|heif|tiff?|dng|svg|psd|ico)$/i;

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/gif";

/** Returns the picture upright, compressed, at most `maxSide` pixels per side. Throws PictureError. */
export async function shrinkPicture(
  file: File,
  isOwnServer: boolean,
  maxSide = MAX_SIDE,
): Promise<Blob> {
  if (file.size > MAX_SOURCE) {
    throw new PictureError(m.tooLarge({ name: file.name }));
  }
  const format = pictureFormat(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (!format) throw notAPicture(file);
  const typed = file.slice(0, file.size, `image/${format}`);
  const isAcceptedByServer = isOwnServer && STORED_FORMATS.has(format) && file.size <= MAX_UPLOAD;
  // Browsers ignore the EXIF orientation of WebP files. Our own server applies it.
  if (isAcceptedByServer && format === "webp") return typed;
  const bitmap = await createImageBitmap(typed).catch(() => undefined);
  if (!bitmap) {
    // The server can decode more formats than some browsers, and its refusal names the reason.
    if (isAcceptedByServer) return typed;
    throw new PictureError(m.unreadable({ name: file.name }));
  }
  const longestSide = Math.max(bitmap.width, bitmap.height);
  if (isAcceptedByServer && file.size <= MAX_UNCHANGED && longestSide <= maxSide) {
    bitmap.close();
    return typed;
  }
  const scale = Math.min(1, maxSide / longestSide);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError(m.noMemory);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await encode(canvas, "image/webp");
  if (webp?.type === "image/webp") return webp;
  // Safari cannot encode WebP. A PNG stays a PNG, because it can be transparent.
  const isPng = format === "png";
  if (!isPng) {
    // JPEG has no transparency: without white below, it would be black.
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const other = await encode(canvas, isPng ? "image/png" : "image/jpeg");
  if (!other) throw new PictureError(m.notCompressed);
  return other;
}

function notAPicture({ name, type }: File): PictureError {
  return OTHER_PICTURES.test(name) || /^image\/(svg|tiff|x-)/.test(type)
    ? new PictureError(m.otherKind({ name }))
    : new PictureError(m.notAPicture({ name }));
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
