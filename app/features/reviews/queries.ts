import { queryOptions } from "@tanstack/react-query";
import { useRef } from "react";
import { queryKeys } from "~/editing/query-keys";
import { readCount, readList, readMaybe, readWholeList } from "~/editing/read";
import { useNewRow, useSave, type WriteResult } from "~/editing/save";
import { uploadPicture } from "~/editing/upload-picture";
import { browserClient } from "~/supabase/browser-client";
import {
  approveReview,
  countNewReviews,
  createInvitation,
  deleteInvitation,
  listApprovedReviews,
  listInvitations,
  listNewReviews,
  type Review,
  readReviewSwitch,
  removeReview,
  updateInvitation,
} from "./data";
import type { InvitationValues } from "./schema";

/** The number of reviews to approve, and whether the site collects reviews. */
export const waitingReviewsQuery = queryOptions({
  queryKey: [...queryKeys.reviews, "waiting"],
  queryFn: async () => {
    const client = browserClient();
    const [count, company] = await Promise.all([
      readCount(countNewReviews(client)),
      readMaybe(readReviewSwitch(client)),
    ]);
    return { count, isOn: company?.collect_reviews ?? false };
  },
});

/** The oldest reviews that wait for approval. */
export const newReviewsQuery = queryOptions({
  queryKey: [...queryKeys.reviews, "new"],
  queryFn: () => readList(listNewReviews(browserClient())),
});

export const approvedReviewsQuery = queryOptions({
  queryKey: [...queryKeys.reviews, "approved"],
  queryFn: () => readWholeList(() => listApprovedReviews(browserClient())),
});

export const invitationsQuery = queryOptions({
  queryKey: [...queryKeys.reviews, "invitations"],
  queryFn: () => readWholeList(() => listInvitations(browserClient())),
});

const AVATAR = "/posters/avatar.svg";
const GONE: WriteResult = { error: { message: "It has been rejected already." } };
const queriesToRefresh = [
  queryKeys.reviews,
  queryKeys.testimonials,
  queryKeys.tours,
  queryKeys.tour,
];

/** Publishes a review. A retry does not upload the picture again. */
export function useApproveReview({ id, name, picture }: Review) {
  const uploaded = useRef<string>(undefined);
  return useSave({
    write: async (client, isOnTour: boolean) => {
      if (picture) uploaded.current ??= await upload(name, picture);
      const { data, ...result } = await approveReview(
        client,
        id,
        uploaded.current ?? AVATAR,
        isOnTour,
      );
      return data === "gone" ? GONE : result;
    },
    success: "Review approved",
    failure: ({ message }) => `Failed to approve review: ${message}`,
    queriesToRefresh,
  });
}

function upload(name: string, picture: string): Promise<string> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const file = new File([bytes], `${name}.webp`, { type: "image/webp" });
  return uploadPicture(file, { signal: new AbortController().signal, onProgress() {} });
}

export function useRemoveReview(noun: "rejected" | "removed") {
  return useSave({
    write: (client, id: string) => removeReview(client, id),
    success: `Review ${noun}`,
    failure: ({ message }) => `The review was not ${noun}: ${message}`,
    queriesToRefresh,
  });
}

/** If one of `tours` has the invitation's tour title, its page can later show the review. */
export function useCreateInvitation(tours: { id: string; title: string }[]) {
  const addOnce = useNewRow();
  return useSave({
    write: (client, { name, tour }: InvitationValues) => {
      const tour_id = tours.find(({ title }) => title === tour)?.id ?? null;
      const row = { name, tour, tour_id };
      return addOnce(
        (id) => createInvitation(client, { ...row, id }),
        (id) => updateInvitation(client, id, row),
      );
    },
    success: "Invitation created",
    failure: ({ message }) => `Failed to create invitation: ${message}`,
    queriesToRefresh: [queryKeys.reviews],
  });
}

export function useDeleteInvitation() {
  return useSave({
    write: (client, id: string) => deleteInvitation(client, id),
    success: "Invitation deleted",
    failure: ({ message }) => `Failed to delete invitation: ${message}`,
    queriesToRefresh: [queryKeys.reviews],
  });
}
