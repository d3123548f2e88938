import { withEveryWord } from "../../supabase/any-column-contains.ts";
import type { Client, Range, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

/** An uploaded picture. */
export type StoredPicture = Row<"pictures">;

/** A range of the pictures whose name or alternative text has every word, newest first, and the number of all. */
export function findPictures(client: Client, words: string[], { from, size }: Range) {
  const pictures = client.from("pictures").select("*", { count: "exact" });
  return withEveryWord(pictures, words, ["name", "alt"])
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

/** The alternative texts and focal points of the pictures with these names. At most one for each. */
export function listPictureMetadata(client: Client, names: string[]) {
  return client.from("pictures").select("name, alt, focal_x, focal_y").in("name", names);
}

export function updatePicture(
  client: Client,
  id: string,
  picture: Update<"pictures">,
  version: Version,
) {
  return ofVersion(client.from("pictures").update(picture).eq("id", id), version).select().single();
}

/** The rows that show the picture with this name. */
export function listPictureUses(client: Client, name: string) {
  return client.rpc("picture_uses", { of_name: name });
}

/** Whether a row in the trash shows the picture with this name. */
export function isPictureInTrash(client: Client, name: string) {
  return client.rpc("picture_in_trash", { of_name: name });
}

/** Shows another uploaded picture wherever one is shown, or in these rows. `data` has the ids of the changed rows. */
export function replacePicture(client: Client, name: string, by: string, rows?: string[]) {
  return client.rpc("replace_picture", {
    of_name: name,
    by_name: by,
    ...(rows && { only_rows: rows }),
  });
}
