import type { Client, Insert, Range, Row } from "../../supabase/types.ts";
import { wholeList } from "../../supabase/whole-list.ts";

export type ReviewInvitation = Row<"review_invitations">;
export type Review = Row<"review_submissions">;

/** The tours to choose from in the review form, by title. */
export async function listTourTitles(client: Client) {
  const result = await wholeList(() => client.from("tour_cards").select("id, title").order("id"));
  result.data?.sort((a, b) => a.title.localeCompare(b.title, "en"));
  return result;
}

export function countNewReviews(client: Client) {
  return client
    .from("review_submissions")
    .select("id", { count: "exact", head: true })
    .eq("status", "New");
}

/** A range of the reviews to approve, oldest first, and the number of all. */
export function listNewReviews(client: Client, { from, size }: Range) {
  return client
    .from("review_submissions")
    .select("*", { count: "exact" })
    .eq("status", "New")
    .order("created_at")
    .order("id")
    .range(from, from + size - 1);
}

const APPROVED_COLUMNS = "id, name, location, tour, rating, comment, created_at" as const;

/** A range of the approved reviews, newest first, and the number of all. */
export function listApprovedReviews(client: Client, { from, size }: Range) {
  return client
    .from("review_submissions")
    .select(APPROVED_COLUMNS, { count: "exact" })
    .eq("status", "Approved")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .range(from, from + size - 1);
}

/** Publishes the review that the operator has read. `data` is "changed" if its text is another by now. */
export function approveReview(
  client: Client,
  { id, updated_at }: Pick<Review, "id" | "updated_at">,
  image: string,
  isOnTour: boolean,
) {
  const review = { submission: id, image, on_tour: isOnTour, version: updated_at };
  return client.rpc("approve_review", review);
}

function callRemoveReview(client: Client, id: string) {
  return client.rpc("remove_review", { submission: id });
}

/** The pictures that an approval uploads (`upload` in queries.ts). */
const UPLOADED = /\/storage\/v1\/object\/public\/media\/(review-[\w-]+\.\w+)$/;

/** Removes an approved review, with all pictures that its testimonial has or had. */
export async function removeReview(client: Client, id: string) {
  const review = await client
    .from("review_submissions")
    .select("testimonial_id")
    .eq("id", id)
    .maybeSingle();
  if (review.error) return review;
  const testimonialId = review.data?.testimonial_id;
  if (!testimonialId) return callRemoveReview(client, id);
  const [shown, earlier] = await Promise.all([
    client.from("testimonials").select("image").eq("id", testimonialId).limit(1),
    // At most fifty: a trigger removes older versions.
    client
      .from("row_versions")
      .select("picture")
      .eq("table_name", "testimonials")
      .eq("row_id", testimonialId),
  ]);
  if (shown.error) return shown;
  if (earlier.error) return earlier;
  const pictures = [
    ...shown.data.map(({ image }) => image),
    ...earlier.data.map(({ picture }) => picture),
  ];
  const names = pictures.flatMap((url) => UPLOADED.exec(url ?? "")?.[1] ?? []);
  // Deletes the pictures first, because a retry finds them only while the testimonial exists.
  if (names.length > 0) {
    const { error } = await client.storage.from("media").remove(names);
    if (error) return { error };
  }
  return callRemoveReview(client, id);
}

/** Deletes a review that waits for approval. Finds no row if it has been approved. */
export function rejectReview(client: Client, id: string) {
  return client
    .from("review_submissions")
    .delete()
    .eq("id", id)
    .eq("status", "New")
    .select("id")
    .single();
}

/** A range of the invitations that are not used yet, newest first, and the number of all. */
export function listInvitations(client: Client, { from, size }: Range) {
  return client
    .from("review_invitations")
    .select("*", { count: "exact" })
    .is("used_at", null)
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + size - 1);
}

export function createInvitation(client: Client, invitation: Insert<"review_invitations">) {
  return client
    .from("review_invitations")
    .upsert(invitation, { onConflict: "id" })
    .select()
    .single();
}

export function deleteInvitation(client: Client, id: string) {
  return client.from("review_invitations").delete().eq("id", id);
}
