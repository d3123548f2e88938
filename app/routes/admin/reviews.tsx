import { useQuery } from "@tanstack/react-query";
import Link2 from "lucide-react/icons/link-2";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { ListCount, PagedList } from "~/editing/paged-list";
import { InvitationDialog, InvitationList } from "~/features/reviews/panel/invitations";
import {
  approvedReviewsQuery,
  invitationsQuery,
  newReviewsQuery,
  waitingReviewsQuery,
} from "~/features/reviews/panel/queries";
import { ApprovedReviews, NewReviewCard } from "~/features/reviews/panel/review-cards";
import { AdminHeader } from "~/panel/admin-header";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { pageOf } from "~/ui/pagination";

/** The URL parameters with the pages of the second and third list. */
const LINKS = "links";
const APPROVED = "approved";

/** New reviews to approve, one-time links for travellers, and approved reviews. */
export default function Reviews() {
  const { data: waiting } = useQuery(waitingReviewsQuery);
  const [params] = useSearchParams();
  const newReviews = useQuery(newReviewsQuery(pageOf(params)));
  const invitations = useQuery(invitationsQuery(pageOf(params, LINKS)));
  const approved = useQuery(approvedReviewsQuery(pageOf(params, APPROVED)));
  const [isInviting, setIsInviting] = useState(false);
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
          <PagedList
            query={newReviews}
            failure="Error loading reviews"
            label="Pages of reviews to approve"
            empty={
              <EmptyState
                title="No reviews to approve."
                text="Invite a traveller: the link works once, and their name and tour are filled in."
              />
            }
          >
            {({ rows }) => (
              <>
                <ListCount query={newReviews} noun="review" />
                <ul className="grid gap-4 lg:grid-cols-2">
                  {rows.map((review) => (
                    <li key={review.id} className="min-w-0">
                      <NewReviewCard review={review} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </PagedList>
        </Part>
        {invitations.data?.total !== 0 && (
          <Part title="Links that were not used yet">
            <PagedList
              query={invitations}
              failure="Error loading invitations"
              param={LINKS}
              label="Pages of links"
              empty={null}
            >
              {({ rows }) => (
                <>
                  <ListCount query={invitations} noun="link" />
                  <InvitationList invitations={rows} />
                </>
              )}
            </PagedList>
          </Part>
        )}
        {approved.data?.total !== 0 && (
          <Part title="Approved">
            <PagedList
              query={approved}
              failure="Error loading reviews"
              param={APPROVED}
              label="Pages of approved reviews"
              empty={null}
            >
              {({ rows }) => (
                <>
                  <ListCount query={approved} noun="review" />
                  <ApprovedReviews reviews={rows} />
                </>
              )}
            </PagedList>
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
