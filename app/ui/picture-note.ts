import { NOTE } from "./sized-picture";

/** What the operator says of a picture. The focal point is in percent from the left and from the top. */
export interface PictureNote {
  alt: string | null;
  focal_x: number | null;
  focal_y: number | null;
}

/** Adds a note to the URL of a picture. Without a note, the URL stays as it is. */
export function withNote(url: string, note: PictureNote): string {
  const parts = [positionOf(note), note.alt];
  return parts.some(Boolean) ? [url, ...parts].join(NOTE) : url;
}

/** The CSS `object-position` of a focal point. */
export function positionOf({ focal_x, focal_y }: Omit<PictureNote, "alt">): string | undefined {
  return focal_x === null || focal_y === null ? undefined : `${focal_x}% ${focal_y}%`;
}
