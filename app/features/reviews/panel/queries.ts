import * as m from "virtual:messages/panel-reviews";
import { queryOptions } from "@tanstack/react-query";
import { useRef } from "react";
import type { Action } from "sonner";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, readCount, readMaybe, searchWords } from "~/editing/read";
import { useSave, type WriteResult } from "~/editing/save";
import { uploadPicture } from "~/editing/upload-picture";
import { readCompany } from "~/features/company/data";
import { chosenTour, listToursOfTitle } from "~/features/tours/data";
import { browserClient } from "~/supabase/browser-client";
import type { Range } from "~/supabase/types";
import { fallbackPictures } from "~/ui/fallback-pictures";
import {
  approveReview,
  countNewReviews,
  createInvitation,
  deleteInvitation,
  listApprovedReviews,
  listInvitations,
  listNewReviews,
  type Review,
  type ReviewInvitation,
  readNewReview,
  rejectReview,
  removeReview,
} from "../data";
import type { InvitationValues } from "./schema";

/** The number of reviews to approve, and whether the site collects reviews. */
export const waitingReviewsQuery = queryOptions({
  queryKey: [...queryKeys.reviews, "waiting"],
  queryFn: async () => {
    const client = browserClient();
    const [count, company] = await Promise.all([
      readCount(countNewReviews(client)),
      readMaybe(readCompany(client)),
    ]);
    return { count, isOn: company?.collect_reviews ?? false };
  },
});

/** A page of the reviews that wait for approval. */
export function newReviewsQuery(requested: number) {
  const list = (range: Range) => listNewReviews(browserClient(), range);
  return pageQuery([...queryKeys.reviews, "new"], list, requested);
}

/** A page of the approved reviews that contain every word of the search. */
export function approvedReviewsQuery(search: string, requested: number) {
  const list = (range: Range) => listApprovedReviews(browserClient(), searchWords(search), range);
  return pageQuery([...queryKeys.reviews, "approved", search], list, requested);
}

export function invitationsQuery(requested: number) {
  const list = (range: Range) => listInvitations(browserClient(), range);
  return pageQuery([...queryKeys.reviews, "invitations"], list, requested);
}

const GONE: WriteResult = { error: { message: m.alreadyRejected } };
const CORRECTED: WriteResult = {
  error: { message: m.correctedMeanwhile },
};
const queriesToRefresh = [
  queryKeys.reviews,
  queryKeys.testimonials,
  queryKeys.tours,
  queryKeys.tour,
];

const NOT_NEW: WriteResult = {
  error: { message: m.decidedElsewhere },
};

/** Publishes a review that waits, or deletes it. A second try to publish does not upload the picture again. */
export function useDecision(review: Review) {
  const { picture } = review;
  const uploaded = useRef<string>(undefined);
  const approval = useSave({
    write: async (client, isOnTour: boolean) => {
      if (picture) uploaded.current ??= await upload(picture);
      const { data, ...result } = await approveReview(
        client,
        review,
        uploaded.current ?? fallbackPictures.person,
        isOnTour,
      );
      if (data) uploaded.current = undefined;
      return data === "gone" ? GONE : data === "changed" ? CORRECTED : result;
    },
    success: m.reviewApproved,
    failure: ({ message }) => m.failedToApproveReview({ message }),
    queriesToRefresh,
  });
  const rejection = useSave({
    write: async (client, read: Review) => {
      const result = await rejectReview(client, read, uploaded.current);
      if (result.error || result.data.length > 0) return result;
      const { data: corrected, ...reading } = await readNewReview(client, read.id).retry(false);
      return corrected ? CORRECTED : reading.error ? reading : NOT_NEW;
    },
    success: m.reviewRejected,
    failure: ({ message }) => m.theReviewWasNotRejected({ message }),
    queriesToRefresh,
  });
  return { approval, rejection };
}

function upload(picture: string): Promise<string> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  // Without the traveller's name, because the file's name is part of a public URL.
  const file = new File([bytes], "review.webp", { type: "image/webp" });
  return uploadPicture(file, { signal: new AbortController().signal, onProgress() {} });
}

/** Removes an approved review wherever it is shown. */
export function useRemoveReview() {
  return useSave({
    write: (client, id: string) => removeReview(client, id),
    success: m.reviewRemoved,
    failure: ({ message }) => m.theReviewWasNotRemoved({ message }),
    queriesToRefresh,
  });
}

/** If a tour has the invitation's tour title, its page can later show the review. `copyButton`: for the toast. */
export function useCreateInvitation(copyButton: (invitation: ReviewInvitation) => Action) {
  return useSave({
    write: async (client, { name, tour }: InvitationValues, id) => {
      const found = await listToursOfTitle(client, tour ?? "").retry(false);
      if (found.error) return found;
      return createInvitation(client, {
        id,
        name,
        tour,
        tour_id: chosenTour(found.data)?.id ?? null,
      });
    },
    success: m.invitationCreated,
    next: ({ data }) => copyButton(data as ReviewInvitation),
    failure: ({ message }) => m.invitationNotCreated({ message }),
    queriesToRefresh: [queryKeys.reviews],
  });
}

export function useDeleteInvitation() {
  return useSave({
    write: (client, id: string) => deleteInvitation(client, id),
    success: m.invitationDeleted,
    failure: ({ message }) => m.invitationNotDeleted({ message }),
    queriesToRefresh: [queryKeys.reviews],
  });
}
