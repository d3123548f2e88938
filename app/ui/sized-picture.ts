import { createContext } from "react";

/** Addresses at which this site's own storage is known; the root provides them. */
export const PictureOrigins = createContext<readonly string[]>([]);

/** The widths that the server makes (server/pictures). */
const WIDTHS = [160, 320, 480, 640, 800, 1200, 1600, 2560];
const STORED = "/storage/v1/object/public/";
const SIZED = "/storage/v1/render/image/public/";

export interface SizedPicture {
  sources: { type: string; srcSet: string }[];
  sizes: string;
}

/**
 * The same picture in better formats and at the widths that a place of `width` pixels may need, on
 * plain and on dense screens; null for pictures that are not in our storage (drawings scale as they are).
 */
export function sizedPicture(
  src: string,
  width: number,
  origins: readonly string[],
): SizedPicture | null {
  const origin = origins.find((own) => src.startsWith(own + STORED));
  const path = origin === undefined ? src : src.slice(origin.length);
  if (!path.startsWith(STORED) || /[?#]/.test(path)) return null;
  const address = SIZED + path.slice(STORED.length);
  const offered = WIDTHS.filter(
    (offer, at) => offer >= width / 2 && (WIDTHS[at - 1] ?? 0) < width * 2,
  );
  const sources = ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: offered
      .map((offer) => `${address}?width=${offer}&format=${format} ${offer}w`)
      .join(", "),
  }));
  return { sources, sizes: `(max-width: ${width}px) 100vw, ${width}px` };
}
