import type { Client, Insert, Row } from "../../supabase/types.ts";
import { ofVersion, type Version } from "../../supabase/version.ts";

export type ReviewInvitation = Row<"review_invitations">;
export type Review = Row<"review_submissions">;

/** The tours to choose from in the review form. */
export function listTourTitles(client: Client) {
  return client.from("tour_cards").select("id, title").order("title").order("id").limit(1000);
}

/** Whether the site collects reviews. */
export function readReviewSwitch(client: Client) {
  return client
    .from("company_info")
    .select("collect_reviews")
    .order("created_at")
    .limit(1)
    .maybeSingle();
}

export function countNewReviews(client: Client) {
  return client
    .from("review_submissions")
    .select("id", { count: "exact", head: true })
    .eq("status", "New");
}

/** The oldest reviews to approve, and the number of all. Reads 20, as each has a picture. */
export function listNewReviews(client: Client) {
  return client
    .from("review_submissions")
    .select("*", { count: "exact" })
    .eq("status", "New")
    .order("created_at")
    .order("id")
    .limit(20);
}

const APPROVED_COLUMNS = "id, name, location, tour, rating, comment, created_at" as const;

export function listApprovedReviews(client: Client) {
  return client
    .from("review_submissions")
    .select(APPROVED_COLUMNS)
    .eq("status", "Approved")
    .order("created_at", { ascending: false })
    .order("id");
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
    client.from("testimonials").select("image").eq("id", testimonialId),
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

/** The invitations that are not used yet, newest first. */
export function listInvitations(client: Client) {
  return client
    .from("review_invitations")
    .select("*")
    .is("used_at", null)
    .order("created_at", { ascending: false })
    .order("id");
}

export function createInvitation(client: Client, invitation: Insert<"review_invitations">) {
  return client.from("review_invitations").insert(invitation).select().single();
}

export function updateInvitation(
  client: Client,
  id: string,
  invitation: Pick<Insert<"review_invitations">, "name" | "tour_id" | "tour">,
  version: Version,
) {
  return ofVersion(client.from("review_invitations").update(invitation).eq("id", id), version)
    .select()
    .single();
}

export function deleteInvitation(client: Client, id: string) {
  return client.from("review_invitations").delete().eq("id", id);
}
