import type { Client, Insert, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type Category = Row<"categories">;

/** All categories by name, ascending (spec §7). */
export function listCategories(client: Client) {
  return client.from("categories").select("id, name, type, updated_at").order("name").order("id");
}

export function createCategory(client: Client, category: Insert<"categories">) {
  return client.from("categories").insert(category).select().single();
}

export function updateCategory(
  client: Client,
  id: string,
  category: Update<"categories">,
  version: Version,
) {
  return ofVersion(client.from("categories").update(category).eq("id", id), version)
    .select()
    .single();
}

export function deleteCategory(client: Client, id: string) {
  return client.from("categories").delete().eq("id", id);
}

/** Deletes a category and moves its tours to another category of the same type. */
export function mergeCategory(client: Client, id: string, into: string) {
  return client.rpc("delete_category", { deleted_id: id, move_to: into });
}
