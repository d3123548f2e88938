import type { Client, Insert, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type CarouselImage = Row<"carousel_images">;
export type CarouselSection = "home" | "about" | "testimonials";

/** The images of one section, sorted by `order` (spec §7), for `wholeList` or a range of them. */
export function listCarouselImages(
  client: Client,
  section: CarouselSection = "home",
  options: { count?: "exact" } = {},
) {
  return client
    .from("carousel_images")
    .select("id, section, url, caption, order, updated_at", options)
    .eq("section", section)
    .order("order")
    .order("id");
}

export function countCarouselImages(client: Client, section: CarouselSection) {
  return client
    .from("carousel_images")
    .select("id", { count: "exact", head: true })
    .eq("section", section);
}

export function createCarouselImage(client: Client, image: Insert<"carousel_images">) {
  return client.from("carousel_images").insert(image).select().single();
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

export function deleteCarouselImage(client: Client, id: string) {
  return client.from("carousel_images").delete().eq("id", id);
}
