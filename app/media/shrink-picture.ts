/** A refusal in words for the operator. */
export class PictureError extends Error {}

/** What a page needs at most, on the widest screen it is shown on. */
const MAX_SIDE = 2560;
const MAX_SOURCE = 40 * 1024 * 1024;
const QUALITY = 0.82;
const TYPES = /^image\/(jpeg|png|webp|avif|gif|bmp|heic|heif)$/;

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/gif";

/**
 * Turned upright, at most 2560 px a side, compressed. Only pixels are written again: where and with
 * which camera it was taken stays behind.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!TYPES.test(file.type)) {
    throw new PictureError(`${file.name} is not a picture. Choose a JPEG, PNG, WebP or AVIF file.`);
  }
  if (file.size > MAX_SOURCE) {
    throw new PictureError(`${file.name} is larger than 40 MB. Choose a smaller one.`);
  }
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
  // Safari writes no WebP; JPEG has no see-through parts, which a PNG may need.
  const other = await encode(canvas, file.type === "image/png" ? "image/png" : "image/jpeg");
  if (!other) throw new PictureError("This browser could not compress the picture.");
  return other;
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PictureError(
      `${file.name} is damaged, or of a kind that this browser cannot read. Save it as JPEG and try again.`,
    );
  }
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
