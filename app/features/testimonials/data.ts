import type { Client, Insert, Range, Row, Update } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type Testimonial = Row<"testimonials">;

/** A range of the testimonials, newest first (spec §7), and how many there are in all. */
export function listTestimonials(client: Client, { from, size }: Range) {
  return client
    .from("testimonials")
    .select("*", { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

/** The names and comments of the travellers with these names, for `wholeList`. */
export function findTestimonialsOf(client: Client, names: string[]) {
  return client.from("testimonials").select("id, name, comment").in("name", names).order("id");
}

const shownColumns = "id, name, image, location, rating, comment, tour";

/** The same range with the columns that visitors see. */
export function listNewestTestimonials(client: Client, { from, size }: Range) {
  return client
    .from("testimonials")
    .select(shownColumns, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

/** The newest featured testimonial; `data` is null when none is featured. */
export function readFeaturedTestimonial(client: Client) {
  return client
    .from("testimonials")
    .select(shownColumns)
    .eq("featured", true)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(1)
    .maybeSingle();
}

export function countTestimonials(client: Client) {
  return client.from("testimonials").select("id", { count: "exact", head: true });
}

/** The average of the approved reviews. `data` is null when there are none. */
export function readRatingOfReviews(client: Client) {
  return client.rpc("rating_of_reviews", {}, { get: true });
}

export function createTestimonial(client: Client, testimonial: Insert<"testimonials">) {
  return client.from("testimonials").upsert(testimonial, { onConflict: "id" }).select().single();
}

export function updateTestimonial(
  client: Client,
  id: string,
  values: Update<"testimonials">,
  version: Version,
) {
  return ofVersion(client.from("testimonials").update(values).eq("id", id), version)
    .select()
    .single();
}
