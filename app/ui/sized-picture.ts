import { createContext } from "react";

/** The origins of this site's own storage. The root route provides them. */
export const PictureOrigins = createContext<readonly string[]>([]);

/** The widths to which the server resizes pictures (server/pictures), narrowest first. */
export const WIDTHS = [160, 320, 480, 640, 800, 1200, 1600, 2560];
const STORED = "/storage/v1/object/public/";
export const SIZED = "/storage/v1/render/image/public/";

/** A WebP `srcSet` for an image shown `width` pixels wide. Null for images outside our storage. */
export function sizedPicture(
  src: string,
  width: number,
  origins: readonly string[],
): { srcSet: string; sizes: string } | null {
  const origin = origins.find((own) => src.startsWith(own + STORED));
  const path = origin === undefined ? src : src.slice(origin.length);
  if (!path.startsWith(STORED) || /[?#]/.test(path)) return null;
  const sized = SIZED + path.slice(STORED.length);
  const offered = WIDTHS.filter(
    (offer, at) => offer >= width / 2 && (WIDTHS[at - 1] ?? 0) < width * 2,
  );
  return {
    srcSet: offered.map((offer) => `${sized}?width=${offer}&format=webp ${offer}w`).join(", "),
    sizes: `(max-width: ${width}px) 100vw, ${width}px`,
  };
}
