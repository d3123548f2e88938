import * as m from "virtual:messages/panel-reviews";
import { type ReactNode, useState } from "react";
import { agencyTimeInWords, parseTimestamp } from "~/editing/agency-time";
import { focusAfter, useConfirmDelete } from "~/editing/deletion";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { CheckboxField } from "~/ui/checkbox-field";
import { markLanguage } from "~/ui/mark-language";
import { StarRating } from "~/ui/star-rating";
import { languageOf } from "~/ui/text";
import type { Review } from "../data";
import { useDecision, useRemoveReview } from "./queries";

const unseen = (words: ReactNode[]) => <span className="sr-only">{words}</span>;

type ShownReview = Pick<
  Review,
  "id" | "name" | "location" | "tour" | "rating" | "comment" | "created_at"
>;

function ReviewCard({
  review: { name, location, tour, rating, comment, created_at },
  extra,
  children,
}: {
  review: ShownReview;
  extra?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="flex h-full flex-col gap-3 p-4 wrap-anywhere">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h3 className="font-sans text-base leading-tight font-semibold">{markLanguage(name)}</h3>
          <p className="text-sm text-ink-muted">{markLanguage(location)}</p>
          {tour && <p className="text-sm text-ink-muted">{markLanguage(tour)}</p>}
          <p className="text-sm text-ink-muted">{agencyTimeInWords(parseTimestamp(created_at))}</p>
        </div>
        {extra}
      </div>
      <StarRating rating={rating} />
      <p lang={languageOf(comment)} className="text-sm whitespace-pre-line">
        {comment}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-3 border-t border-line pt-3">
        {children}
      </div>
    </Card>
  );
}

/** A review to approve or reject; visitors do not see it yet. */
export function NewReviewCard({ review }: { review: Review }) {
  const { name, tour_id, picture, invited } = review;
  const [isOnTour, setIsOnTour] = useState(tour_id !== null);
  const { approval, rejection } = useDecision(review);
  const { ask, dialog } = useConfirmDelete<Review>({
    text: ({ name }) => m.reviewWillBeDeleted({ name }),
    confirmLabel: m.reject,
    isBusy: rejection.isSaving,
    onConfirm: rejection.save,
  });
  return (
    <>
      <ReviewCard
        review={review}
        extra={
          <div className="flex flex-col items-end gap-2">
            {picture && (
              <img
                src={`data:image/webp;base64,${picture}`}
                alt={m.sentBy({ name })}
                className="size-24 rounded-md object-cover"
              />
            )}
            {invited && <Badge>{m.invited}</Badge>}
          </div>
        }
      >
        {tour_id !== null && (
          <CheckboxField
            label={m.alsoOnTheTourSPage}
            checked={isOnTour}
            onChange={({ target }) => setIsOnTour(target.checked)}
            fieldClassName="w-full"
          />
        )}
        <Button
          size="sm"
          isBusy={approval.isSaving}
          onClick={async ({ currentTarget }) => {
            const moveFocus = focusAfter(currentTarget);
            if (await approval.save(isOnTour)) moveFocus();
          }}
        >
          {m.approveReview({ name, unseen })}
        </Button>
        <Button
          variant="danger-quiet"
          size="sm"
          aria-disabled={approval.isSaving}
          onClick={({ currentTarget }) => ask(review, currentTarget)}
        >
          {m.rejectReview({ name, unseen })}
        </Button>
      </ReviewCard>
      {dialog}
    </>
  );
}

/** The approved reviews. An operator can remove one, for example when its author asks. */
export function ApprovedReviews({ reviews }: { reviews: ShownReview[] }) {
  const removal = useRemoveReview();
  const { ask, dialog } = useConfirmDelete<ShownReview>({
    text: ({ name }) => m.reviewWillBeRemoved({ name }),
    confirmLabel: m.remove,
    isBusy: removal.isSaving,
    onConfirm: ({ id }) => removal.save(id),
  });
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.id} className="min-w-0">
            <ReviewCard review={review}>
              <Button
                variant="danger-quiet"
                size="sm"
                onClick={({ currentTarget }) => ask(review, currentTarget)}
              >
                {m.removeReview({ name: review.name, unseen })}
              </Button>
            </ReviewCard>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
