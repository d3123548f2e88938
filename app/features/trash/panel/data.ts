import type { QueryData } from "@supabase/supabase-js";
import { isPictureInTrash, listPictureUses } from "../../../editing/pictures/data.ts";
import { withEveryWord } from "../../../supabase/any-column-contains.ts";
import type { Client, Range } from "../../../supabase/types.ts";

const TRASH_COLUMNS = "id, table_name, row_id, name, picture, changed_at, changed_by" as const;
export type TrashItem = QueryData<ReturnType<typeof findInTrash>>[number];

/** One range of the items whose name contains every word, last deleted first, and the total. */
export function findInTrash(client: Client, words: string[], { from, size }: Range) {
  const trash = client
    .from("row_versions")
    .select(TRASH_COLUMNS, { count: "exact" })
    .eq("action", "delete")
    .is("restored_at", null);
  return withEveryWord(trash, words, ["name"])
    .order("changed_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

/** Deletes a trash item. A database trigger also deletes the earlier versions of its row. */
export function deleteForGood(client: Client, id: string) {
  return client.from("row_versions").delete().eq("id", id).select("id").single();
}

/** The file of a picture is deleted too, unless a page or another row in the trash shows it. */
export async function deleteItem(client: Client, { id, table_name, name }: TrashItem) {
  if (table_name === "pictures" && name) {
    // If somebody has restored it since, its file must stay.
    const inTrash = await client
      .from("row_versions")
      .select("id")
      .eq("id", id)
      .is("restored_at", null)
      .single();
    if (inTrash.error) return inTrash;
    const [uses, otherInTrash] = await Promise.all([
      listPictureUses(client, name),
      isPictureInTrash(client, name),
    ]);
    if (uses.error) return uses;
    if (otherInTrash.error) return otherInTrash;
    if (uses.data.length === 0 && !otherInTrash.data) {
      const removed = await client.storage.from("media").remove([name]);
      // With its file, a picture leaves the trash too: `list_picture` (SQL).
      if (removed.error || removed.data.length > 0) return { error: removed.error };
    }
  }
  return deleteForGood(client, id);
}
