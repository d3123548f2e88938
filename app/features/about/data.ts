import type { Client, Insert, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type AboutSection = Row<"about_sections">;

/** The sections of the About page, in display order (spec §7), for `wholeList` or a range of them. */
export function listAboutSections(client: Client, options: { count?: "exact" } = {}) {
  return client
    .from("about_sections")
    .select("id, title, content, image_url, layout, people, section_order, updated_at", options)
    .order("section_order")
    .order("id");
}

export function countAboutSections(client: Client) {
  return client.from("about_sections").select("id", { count: "exact", head: true });
}

export function createAboutSection(client: Client, section: Insert<"about_sections">) {
  return client.from("about_sections").insert(section).select().single();
}

export function updateAboutSection(
  client: Client,
  id: string,
  section: Update<"about_sections">,
  version: Version,
) {
  return ofVersion(client.from("about_sections").update(section).eq("id", id), version)
    .select()
    .single();
}

export function deleteAboutSection(client: Client, id: string) {
  return client.from("about_sections").delete().eq("id", id);
}
