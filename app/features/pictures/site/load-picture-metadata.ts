import { metadataByUrl, namesInUrls } from "~/editing/pictures/metadata";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { language } from "~/ui/languages";
import type { PictureMetadata } from "~/ui/picture-metadata";

/** Loads the alternative texts and focal points of the pictures of a page. Reads nothing if none is uploaded. */
export async function loadPictureMetadata(
  load: PublicLoad,
  urls: (string | null | undefined)[],
): Promise<PictureMetadata | undefined> {
  const names = namesInUrls(urls);
  if (names.length === 0) return undefined;
  const read = load.translations.rpc("picture_notes", {
    names,
    ...(language !== "en" && { of_language: language }),
  });
  return metadataByUrl(urls, await loadOr(load, "Failed to load data", read, []));
}
