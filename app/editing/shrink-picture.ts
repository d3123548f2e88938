import { webpTurn } from "./webp-turn";

/** A refusal in words for the operator. */
export class PictureError extends Error {}

/** What a page needs at most, on the widest screen it is shown on. */
const MAX_SIDE = 2560;
const MAX_SOURCE = 40 * 1024 * 1024;
const QUALITY = 0.82;
const TYPES = /^image\/(jpeg|png|webp|avif|gif|bmp|heic|heif)$/;
/** Names of pictures of which many browsers do not know the type. */
const OTHER_PICTURES = /\.(heic|heif|tiff?|dng|svg)$/i;

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/gif";

/**
 * Turned upright, at most 2560 px a side, compressed. Only pixels are written again: where and with
 * which camera it was taken stays behind.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
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
  // Browsers heed the turning mark of a JPEG and not that of a WebP.
  const turn = file.type === "image/webp" ? webpTurn(await file.arrayBuffer()) : undefined;
  const bitmap = await decode(file, turn ? "none" : "from-image");
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement("canvas");
  canvas.width = turn?.isSideways ? height : width;
  canvas.height = turn?.isSideways ? width : height;
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError("This browser has no memory left for the picture.");
  context.imageSmoothingQuality = "high";
  if (turn) {
    const [a, b, c, d] = turn.matrix;
    context.translate(canvas.width / 2, canvas.height / 2);
    context.transform(a, b, c, d, 0, 0);
    context.translate(-width / 2, -height / 2);
  }
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const webp = await encode(canvas, "image/webp");
  if (webp?.type === "image/webp") return webp;
  // Safari writes no WebP; JPEG has no see-through parts, which a PNG may need.
  const other = await encode(canvas, file.type === "image/png" ? "image/png" : "image/jpeg");
  if (!other) throw new PictureError("This browser could not compress the picture.");
  return other;
}

async function decode(file: File, imageOrientation: ImageOrientation): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation });
  } catch {
    throw new PictureError(
      `${file.name} is damaged, or of a kind that this browser cannot read. Save it as JPEG and try again.`,
    );
  }
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
