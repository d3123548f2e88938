/** Begins the note in the fragment of a picture's URL, which browsers do not send. */
export const NOTE = "#picture?";

/** The URL without its note, the alternative text and the CSS `object-position`. */
export function readNote(url: string) {
  const [src = "", note] = url.split(NOTE);
  const fields = new URLSearchParams(note);
  return { src, alt: fields.get("alt"), position: fields.get("at") };
}
