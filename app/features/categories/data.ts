import type { Client, Insert, Range, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";
import type { TourType } from "./tour-type.ts";

export type Category = Row<"categories">;

/** All categories by name, ascending (spec §7), for `wholeList`. */
export function listCategories(client: Client) {
  return client.from("categories").select("id, name, type, updated_at").order("name").order("id");
}

/** The names that categories had before, as far as their versions keep them, for `wholeList`. */
export function listEarlierNames(client: Client) {
  return client
    .from("row_versions")
    .select("id, row_id, name:old_row->>name, type:old_row->>type")
    .eq("table_name", "categories")
    .eq("action", "update")
    .order("id");
}

/** A category with the number of its tours. */
export function readCategory(client: Client, id: string) {
  return client.from("categories_with_tours").select("*").eq("id", id).maybeSingle();
}

/** A range of the categories by name, each with the number of its tours, and the number of all. */
export function findCategories(client: Client, type: TourType | undefined, { from, size }: Range) {
  const categories = client.from("categories_with_tours").select("*", { count: "exact" });
  return (type ? categories.eq("type", type) : categories)
    .order("name_a_to_z")
    .order("id")
    .range(from, from + size - 1);
}

export function createCategory(client: Client, category: Insert<"categories">) {
  return client.from("categories").upsert(category, { onConflict: "id" }).select().single();
}

/** Adds categories. Skips those that exist already. */
export function addCategories(client: Client, categories: Insert<"categories">[]) {
  return client
    .from("categories")
    .upsert(categories, { onConflict: "type,name", ignoreDuplicates: true });
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
