import type { PictureNotes } from "~/ui/picture-notes";

/** The alt text and the focal point of a picture, in percent from its left and its top edge. */
interface StoredNote {
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

/** The notes of these URLs. */
export function notesByUrl(
  urls: (string | null | undefined)[],
  stored: StoredNote[],
): PictureNotes {
  const notes: PictureNotes = {};
  for (const url of urls) {
    const found = stored.find(({ name }) => name === nameInUrl(url));
    if (url && found) notes[url] = { alt: found.alt, position: positionOf(found) };
  }
  return notes;
}

/** The CSS `object-position` of a focal point. */
export function positionOf({
  focal_x,
  focal_y,
}: Pick<StoredNote, "focal_x" | "focal_y">): string | undefined {
  return focal_x === null || focal_y === null ? undefined : `${focal_x}% ${focal_y}%`;
}
