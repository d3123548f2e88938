import { withEveryWord } from "../../supabase/any-column-contains.ts";
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

/** `data` is null if the review does not wait for approval, or not any more. */
export function readNewReview(client: Client, id: string) {
  return client
    .from("review_submissions")
    .select("id")
    .eq("id", id)
    .eq("status", "New")
    .maybeSingle();
}

const APPROVED_COLUMNS = "id, name, location, tour, rating, comment, created_at" as const;

/** A range of the approved reviews that contain every word, newest first, and how many do. */
export function listApprovedReviews(client: Client, words: string[], { from, size }: Range) {
  const reviews = client
    .from("review_submissions")
    .select(APPROVED_COLUMNS, { count: "exact" })
    .eq("status", "Approved");
  return withEveryWord(reviews, words, ["name", "tour", "comment"])
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .range(from, from + size - 1);
}

/**
 * Publishes the review that the operator has read. `data` is "changed" if its text is another by now. Without `data`, it
 * may be published nevertheless, so a picture uploaded for it stays for the next try.
 */
export async function approveReview(
  client: Client,
  { id, updated_at }: Pick<Review, "id" | "updated_at">,
  image: string,
  isOnTour: boolean,
) {
  const review = { submission: id, image, on_tour: isOnTour, version: updated_at };
  const approval = await client.rpc("approve_review", review);
  if (approval.data) await deleteUnusedUpload(client, image);
  return approval;
}

function callRemoveReview(client: Client, id: string) {
  return client.rpc("remove_review", { submission: id });
}

/** The names of pictures that an approval has uploaded (`upload` in queries.ts). */
function uploadsIn(urls: (string | null)[]): string[] {
  const uploaded = /\/storage\/v1\/object\/public\/media\/(review-[\w-]+\.\w+)$/;
  return urls.flatMap((url) => uploaded.exec(url ?? "")?.[1] ?? []);
}

/** Only approved reviews may leave a public picture. */
async function deleteUnusedUpload(client: Client, url: string): Promise<void> {
  const names = uploadsIn([url]);
  if (names.length === 0) return;
  const shown = await client.from("testimonials").select("id").eq("image", url).limit(1);
  if (shown.data?.length === 0) await client.storage.from("media").remove(names);
}

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
  const names = uploadsIn([
    ...shown.data.map(({ image }) => image),
    ...earlier.data.map(({ picture }) => picture),
  ]);
  // Deletes the pictures first, because a retry finds them only while the testimonial exists.
  if (names.length > 0) {
    const { error } = await client.storage.from("media").remove(names);
    if (error) return { error };
  }
  return callRemoveReview(client, id);
}

/**
 * Deletes the review that the operator has read. `data` is empty if it has been decided on or corrected meanwhile.
 * `uploaded`: its picture, after an approval that failed.
 */
export async function rejectReview(
  client: Client,
  { id, updated_at }: Pick<Review, "id" | "updated_at">,
  uploaded = "",
) {
  const rejection = await client
    .from("review_submissions")
    .delete()
    .eq("id", id)
    .eq("status", "New")
    .eq("updated_at", updated_at)
    .select("id");
  if (rejection.data?.length) await deleteUnusedUpload(client, uploaded);
  return rejection;
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
