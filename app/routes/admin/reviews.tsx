import { useQuery } from "@tanstack/react-query";
import Link2 from "lucide-react/icons/link-2";
import { type ReactNode, useState } from "react";
import { Loaded } from "~/editing/loaded";
import { InvitationDialog, InvitationList } from "~/features/reviews/invitations";
import {
  approvedReviewsQuery,
  invitationsQuery,
  newReviewsQuery,
  waitingReviewsQuery,
} from "~/features/reviews/queries";
import { ApprovedReviews, NewReviewCard } from "~/features/reviews/review-cards";
import { AdminHeader } from "~/panel/admin-header";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";

/** New reviews to approve, one-time links for travellers, and approved reviews. */
export default function Reviews() {
  const { data: waiting } = useQuery(waitingReviewsQuery);
  const newReviews = useQuery(newReviewsQuery);
  const approved = useQuery(approvedReviewsQuery);
  const invitations = useQuery(invitationsQuery);
  const [isInviting, setIsInviting] = useState(false);
  const hidden = (waiting?.count ?? 0) - (newReviews.data?.length ?? 0);
  return (
    <>
      <AdminHeader
        title="Reviews"
        text="Visitors see a review only after you approve it."
        viewPath="/testimonials"
        action={
          <Button onClick={() => setIsInviting(true)}>
            <Link2 aria-hidden="true" />
            Invite a Traveller
          </Button>
        }
      />
      {waiting?.isOn === false && (
        <div className="mb-6">
          <Notice
            tone="warning"
            action={
              <ButtonLink to="/admin/site-settings/enquiries" variant="secondary" size="sm">
                Site Settings
              </ButtonLink>
            }
          >
            “Collect reviews” is off: the form and the links do not work.
          </Notice>
        </div>
      )}
      <div className="flex flex-col gap-10">
        <Part title="To approve">
          <Loaded query={newReviews} failure="Error loading reviews">
            {(reviews) =>
              reviews.length === 0 ? (
                <EmptyState
                  title="No reviews to approve."
                  text="Invite a traveller: the link works once, and their name and tour are filled in."
                />
              ) : (
                <>
                  <ul className="grid gap-4 lg:grid-cols-2">
                    {reviews.map((review) => (
                      <li key={review.id} className="min-w-0">
                        <NewReviewCard review={review} />
                      </li>
                    ))}
                  </ul>
                  {hidden > 0 && (
                    <p className="mt-4 text-ink-muted">{hidden} more wait after these.</p>
                  )}
                </>
              )
            }
          </Loaded>
        </Part>
        {invitations.data?.length !== 0 && (
          <Part title="Links that were not used yet">
            <Loaded query={invitations} failure="Error loading invitations">
              {(list) => <InvitationList invitations={list} />}
            </Loaded>
          </Part>
        )}
        {approved.data?.length !== 0 && (
          <Part title="Approved">
            <Loaded query={approved} failure="Error loading reviews">
              {(reviews) => <ApprovedReviews reviews={reviews} />}
            </Loaded>
          </Part>
        )}
      </div>
      {isInviting && <InvitationDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  );
}
