import * as m from "virtual:messages/panel-reviews";
import { useQuery } from "@tanstack/react-query";
import Link2 from "lucide-react/icons/link-2";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { ListCount, PagedList } from "~/editing/paged-list";
import { SearchedList } from "~/editing/searched-list";
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
  const search = params.get("q") ?? "";
  const approved = useQuery(approvedReviewsQuery(search, pageOf(params, APPROVED)));
  const isSearch = search.trim() !== "" || approved.isPlaceholderData;
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <AdminHeader
        title={m.reviews}
        text={m.hiddenUntilApproved}
        viewPath="/testimonials"
        action={
          <Button onClick={() => setIsInviting(true)}>
            <Link2 aria-hidden="true" />
            {m.inviteATraveller}
          </Button>
        }
      />
      {waiting?.isOn === false && (
        <div className="mb-6">
          <Notice
            tone="warning"
            action={
              <ButtonLink to="/admin/site-settings/enquiries" variant="secondary" size="sm">
                {m.siteSettings}
              </ButtonLink>
            }
          >
            {m.reviewsAreOff}
          </Notice>
        </div>
      )}
      <div className="flex flex-col gap-10">
        <Part title={m.toApprove}>
          <PagedList
            query={newReviews}
            failure={m.errorLoadingReviews}
            label={m.pagesOfReviewsToApprove}
            empty={<EmptyState title={m.noReviewsToApprove} text={m.inviteText} />}
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
          <Part title={m.linksThatWereNotUsedYet}>
            <PagedList
              query={invitations}
              failure={m.errorLoadingInvitations}
              param={LINKS}
              label={m.pagesOfLinks}
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
        {(isSearch || approved.data?.total !== 0) && (
          <Part title={m.approved}>
            <SearchedList
              query={approved}
              noun="review"
              placeholder={m.searchHint}
              failure={m.errorLoadingReviews}
              param={APPROVED}
              label={m.pagesOfApprovedReviews}
              empty={null}
            >
              {(reviews) => <ApprovedReviews reviews={reviews} />}
            </SearchedList>
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
