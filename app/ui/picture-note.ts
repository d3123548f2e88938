// Apart from readNote, which visitors load.
import { NOTE } from "./read-note";

/** What the operator says of a picture. The focal point is in percent from the left and from the top. */
export interface PictureNote {
  alt: string | null;
  focal_x: number | null;
  focal_y: number | null;
}

/** Adds a note to the URL of a picture. Without a note, the URL stays as it is. */
export function withNote(url: string, note: PictureNote): string {
  const fields = new URLSearchParams();
  const position = positionOf(note);
  if (note.alt) fields.set("alt", note.alt);
  if (position) fields.set("at", position);
  return fields.size > 0 ? url + NOTE + fields : url;
}

/** The CSS `object-position` of a focal point. */
export function positionOf({ focal_x, focal_y }: Omit<PictureNote, "alt">): string | undefined {
  return focal_x === null || focal_y === null ? undefined : `${focal_x}% ${focal_y}%`;
}
