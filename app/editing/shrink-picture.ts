/** The message is written for the operator. */
export class PictureError extends Error {}

const MAX_SIDE = 2560;
const MAX_SOURCE = 40 * 1024 * 1024;
const MAX_UPLOAD = 10 * 1024 * 1024;
const QUALITY = 0.82;
const TYPES = /^image\/(jpeg|png|webp|avif|gif|bmp|heic|heif)$/;
/** Extensions of pictures for which many browsers report no MIME type. */
const OTHER_PICTURES = /\.(heic|heif|tiff?|dng|svg)$/i;

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/gif";

/** Returns the picture upright, compressed, at most 2560 px per side. Throws PictureError. */
export async function shrinkPicture(file: File, isOwnServer: boolean): Promise<Blob> {
  if (!TYPES.test(file.type)) {
    if (file.type.startsWith("image/") || OTHER_PICTURES.test(file.name)) {
      throw new PictureError(
        `${file.name} is a kind of picture that cannot be used here. Save it as JPEG or PNG and try again.`,
      );
    }
    throw new PictureError(`${file.name} is not a picture. Choose a JPEG, PNG, WebP or AVIF file.`);
  }
  if (file.size > MAX_SOURCE) {
    throw new PictureError(`${file.name} is larger than 40 MB. Choose a smaller one.`);
  }
  // Browsers ignore the EXIF orientation of WebP files. Our own server applies it.
  if (isOwnServer && file.type === "image/webp" && file.size <= MAX_UPLOAD) return file;
  const bitmap = await decode(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
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
  const other = await encode(canvas, file.type === "image/png" ? "image/png" : "image/jpeg");
  if (!other) throw new PictureError("This browser could not compress the picture.");
  return other;
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new PictureError(
      `${file.name} is damaged, or of a kind that this browser cannot read. Save it as JPEG and try again.`,
    );
  }
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
