import * as m from "virtual:messages/testimonials";
import { Link } from "react-router";
import { useCompany } from "~/features/company/site/use-company";
import { Button, ButtonLink } from "~/ui/button";

/** Out of 5. `source`: what it is the average of. */
export interface ShownRating {
  value: string;
  source?: string;
}

/** The figure of spec §9. */
export const defaultRating: ShownRating = { value: "4.9" };

/**
 * The displayed rating, or the average of the reviews. The number of reviews, once it is loaded, is beside the link to them, because
 * the displayed rating is not their average.
 */
export function Satisfaction({
  rating,
  reviewCount,
  reviewsUrl,
  showsAllReviews = false,
}: {
  /** Null is not shown. */
  rating: ShownRating | null | undefined;
  reviewCount: number | undefined;
  reviewsUrl: string;
  showsAllReviews?: boolean;
}) {
  return (
    <section aria-labelledby="satisfaction">
      <h2 id="satisfaction" className="text-2xl">
        {m.satisfaction}
      </h2>
      {rating && (
        <p className="mt-3 font-display text-5xl font-bold text-structure-text">{rating.value}/5</p>
      )}
      {rating?.source && <p>{rating.source}</p>}
      <p className="mt-3 text-ink-muted">{m.weAsk}</p>
      {reviewCount !== undefined && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          {(showsAllReviews ? m.reviewsHere : m.reviews)({ count: reviewCount })}
          <Link to={reviewsUrl} className="detail-link">
            {m.readThem({ count: reviewCount })}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The button does nothing (spec §2) unless the operator collects reviews. */
export function ShareExperience() {
  const { collect_reviews } = useCompany();
  return (
    <section
      aria-labelledby="share-experience"
      className="flex flex-col items-start 2xs:wrap-anywhere"
    >
      <h2 id="share-experience" className="text-2xl">
        {m.share}
      </h2>
      <p className="mt-3 mb-6 text-ink-muted">{m.shareText}</p>
      {collect_reviews ? (
        <ButtonLink to="/review" variant="secondary">
          {m.submit}
        </ButtonLink>
      ) : (
        <Button variant="secondary">{m.submit}</Button>
      )}
    </section>
  );
}
