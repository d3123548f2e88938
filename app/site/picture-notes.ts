import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { type PictureNote, withNote } from "~/ui/picture-note";

/** The URL of an uploaded picture, with its file name. */
const UPLOADED = /^(?:https?:\/\/[^\s/]+)?\/storage\/v1\/object\/public\/media\/([^\s/?#]+)$/;

/**
 * Adds alternative texts and focal points to the URLs of uploaded pictures in the data of a page. Reads
 * nothing if there are none. Leave out data with URLs for others, such as structured data.
 */
export async function withPictureNotes<T>(load: PublicLoad, data: T): Promise<T> {
  const names = namesIn(data);
  if (names.length === 0) return data;
  const read = load.client.rpc("picture_notes", { names });
  return noted(data, await loadOr(load, "Failed to load data", read, []));
}

/** The names of the uploaded pictures in the data. */
export function namesIn(data: unknown): string[] {
  const names = new Set<string>();
  mapTexts(data, (text) => {
    const [, name] = UPLOADED.exec(text) ?? [];
    if (name) names.add(decoded(name));
    return text;
  });
  return [...names];
}

/** Adds the notes to the URLs of their pictures. */
export function noted<T>(data: T, notes: (PictureNote & { name: string })[]): T {
  if (notes.length === 0) return data;
  const known = new Map(notes.map((note) => [note.name, note]));
  return mapTexts(data, (text) => {
    const [, name] = UPLOADED.exec(text) ?? [];
    const note = name && known.get(decoded(name));
    return note ? withNote(text, note) : text;
  }) as T;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A copy of plain data with changed texts. */
function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === "string") return change(data);
  if (Array.isArray(data)) return data.map((item) => mapTexts(item, change));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, mapTexts(value, change)]),
  );
}
