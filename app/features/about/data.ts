import type { Client, Insert, Range, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";
import { wholeList } from "../../supabase/whole-list.ts";

export type AboutSection = Row<"about_sections">;

const COLUMNS = "id, title, content, image_url, layout, people, section_order, updated_at";

/** A range of the sections of the About page, in display order (spec §7), and the number of all. */
export function findAboutSections(client: Client, { from, size }: Range) {
  return client
    .from("about_sections")
    .select(COLUMNS, { count: "exact" })
    .order("section_order")
    .order("id")
    .range(from, from + size - 1);
}

/** All sections of the About page, in display order (spec §7). */
export async function listAboutSections(client: Client) {
  const result = await wholeList(() => client.from("about_sections").select(COLUMNS).order("id"));
  result.data?.sort((a, b) => a.section_order - b.section_order);
  return result;
}

/** Counts the sections other than the one with this id. */
export function countAboutSections(client: Client, exceptId: string) {
  return client
    .from("about_sections")
    .select("id", { count: "exact", head: true })
    .neq("id", exceptId);
}

export function createAboutSection(client: Client, section: Insert<"about_sections">) {
  return client.from("about_sections").upsert(section, { onConflict: "id" }).select().single();
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
