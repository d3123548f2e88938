import { namesInUrls, notesByUrl } from "~/editing/pictures/notes";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { language } from "~/ui/languages";
import type { PictureNotes } from "~/ui/picture-notes";

/** Loads the alternative texts and focal points of the pictures of a page. Reads nothing if none is uploaded. */
export async function loadPictureNotes(
  load: PublicLoad,
  urls: (string | null | undefined)[],
): Promise<PictureNotes | undefined> {
  const names = namesInUrls(urls);
  if (names.length === 0) return undefined;
  const read = load.translations.rpc("picture_notes", {
    names,
    ...(language !== "en" && { of_language: language }),
  });
  return notesByUrl(urls, await loadOr(load, "Failed to load data", read, []));
}
