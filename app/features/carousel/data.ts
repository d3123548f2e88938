import type { Client, Insert, Range, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";
import { wholeList } from "../../supabase/whole-list.ts";

export type CarouselImage = Row<"carousel_images">;
export type CarouselSection = "home" | "about" | "testimonials";

const COLUMNS = "id, section, url, caption, order, updated_at";

/** A range of the images of one section, sorted by `order` (spec §7), and the number of all. */
export function findCarouselImages(
  client: Client,
  section: CarouselSection,
  { from, size }: Range,
) {
  return client
    .from("carousel_images")
    .select(COLUMNS, { count: "exact" })
    .eq("section", section)
    .order("order")
    .order("id")
    .range(from, from + size - 1);
}

/**
 * All images of one section, sorted by `order` (spec §7). They are read by id, because a request
 * cannot filter by a column with this name.
 */
export async function listCarouselImages(client: Client, section: CarouselSection = "home") {
  const images = () =>
    client.from("carousel_images").select(COLUMNS).eq("section", section).order("id");
  const result = await wholeList(images);
  result.data?.sort((a, b) => a.order - b.order);
  return result;
}

/** Counts the images of a section other than the one with this id. */
export function countCarouselImages(client: Client, section: CarouselSection, exceptId: string) {
  return client
    .from("carousel_images")
    .select("id", { count: "exact", head: true })
    .eq("section", section)
    .neq("id", exceptId);
}

export function createCarouselImage(client: Client, image: Insert<"carousel_images">) {
  return client.from("carousel_images").upsert(image, { onConflict: "id" }).select().single();
}

export function updateCarouselImage(
  client: Client,
  id: string,
  image: Update<"carousel_images">,
  version: Version,
) {
  return ofVersion(client.from("carousel_images").update(image).eq("id", id), version)
    .select()
    .single();
}
