import { MAX_SIDE, MAX_UPLOAD, pictureFormat, STORED_FORMATS } from "./picture-format";

/** The message is written for the operator. */
export class PictureError extends Error {}

const MAX_SOURCE = 40 * 1024 * 1024;
/** Our own server finds damage that a browser does not, so smaller files are sent as they are. */
const MAX_UNCHANGED = 1024 * 1024;
const QUALITY = 0.82;
const OTHER_PICTURES = /\.(heic|heif|tiff?|dng|svg|psd|ico)$/i;

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/gif";

/** Returns the picture upright, compressed, at most 2560 px per side. Throws PictureError. */
export async function shrinkPicture(file: File, isOwnServer: boolean): Promise<Blob> {
  if (file.size > MAX_SOURCE) {
    throw new PictureError(`${file.name} is larger than 40 MB. Choose a smaller one.`);
  }
  const format = pictureFormat(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (!format) throw notAPicture(file);
  const typed = file.slice(0, file.size, `image/${format}`);
  const isReadByServer = isOwnServer && STORED_FORMATS.has(format) && file.size <= MAX_UPLOAD;
  // Browsers ignore the EXIF orientation of WebP files. Our own server applies it.
  if (isReadByServer && format === "webp") return typed;
  const bitmap = await createImageBitmap(typed).catch(() => undefined);
  if (!bitmap) {
    // The server can decode more formats than some browsers, and its refusal names the reason.
    if (isReadByServer) return typed;
    throw new PictureError(
      `${file.name} is damaged, too large, or of a kind that this browser cannot read. Save it as JPEG and try again.`,
    );
  }
  const longestSide = Math.max(bitmap.width, bitmap.height);
  if (isReadByServer && file.size <= MAX_UNCHANGED && longestSide <= MAX_SIDE) {
    bitmap.close();
    return typed;
  }
  const scale = Math.min(1, MAX_SIDE / longestSide);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError("This browser has no memory left for the picture.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await encode(canvas, "image/webp");
  if (webp?.type === "image/webp") return webp;
  // Safari cannot encode WebP. A PNG stays a PNG, because it can be transparent.
  const other = await encode(canvas, format === "png" ? "image/png" : "image/jpeg");
  if (!other) throw new PictureError("This browser could not compress the picture.");
  return other;
}

function notAPicture({ name, type }: File): PictureError {
  return OTHER_PICTURES.test(name) || /^image\/(svg|tiff|x-)/.test(type)
    ? new PictureError(
        `${name} is a kind of picture that cannot be used here. Save it as JPEG or PNG and try again.`,
      )
    : new PictureError(
        `${name} is not a picture, or it is damaged. Choose a JPEG, PNG, WebP or AVIF file.`,
      );
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
