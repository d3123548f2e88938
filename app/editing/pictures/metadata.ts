import type { PictureMetadata } from "~/ui/picture-metadata";

/** The alt text and the focal point of a picture, in percent from its left and its top edge. */
interface StoredMetadata {
  name: string;
  alt: string | null;
  focal_x: number | null;
  focal_y: number | null;
}

const STORED = "/storage/v1/object/public/media/";

/** The name of the uploaded picture with this URL; undefined for any other URL. */
export function nameInUrl(url: string | null | undefined): string | undefined {
  const at = url?.indexOf(STORED) ?? -1;
  return url && at >= 0 ? url.slice(at + STORED.length) : undefined;
}

/** The names of the uploaded pictures among these URLs. */
export function namesInUrls(urls: (string | null | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => nameInUrl(url) ?? []))];
}

/** The metadata of these URLs. */
export function metadataByUrl(
  urls: (string | null | undefined)[],
  stored: StoredMetadata[],
): PictureMetadata {
  const metadata: PictureMetadata = {};
  for (const url of urls) {
    const found = stored.find(({ name }) => name === nameInUrl(url));
    if (url && found) metadata[url] = { alt: found.alt, position: positionOf(found) };
  }
  return metadata;
}

/** The CSS `object-position` of a focal point. */
export function positionOf({
  focal_x,
  focal_y,
}: Pick<StoredMetadata, "focal_x" | "focal_y">): string | undefined {
  return focal_x === null || focal_y === null ? undefined : `${focal_x}% ${focal_y}%`;
}
