import type { Client, Insert, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type Hero = Row<"hero_sections">;

/** The newest hero row (spec §7). `data` is null if the table is empty. */
export function readHero(client: Client) {
  return client
    .from("hero_sections")
    .select("*")
    .order("created_at", { ascending: false })
    .limit(1)
    .maybeSingle();
}

export function createHero(client: Client, hero: Insert<"hero_sections">) {
  return client.from("hero_sections").insert(hero).select().single();
}

export function updateHero(
  client: Client,
  id: string,
  hero: Update<"hero_sections">,
  version: Version,
) {
  return ofVersion(client.from("hero_sections").update(hero).eq("id", id), version)
    .select()
    .single();
}
