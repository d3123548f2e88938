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
  areHere = false,
}: {
  /** Null is not shown. */
  rating: ShownRating | null | undefined;
  reviewCount: number | undefined;
  reviewsUrl: string;
  /** Whether the page shows all reviews. */
  areHere?: boolean;
}) {
  return (
    <section aria-labelledby="satisfaction">
      <h2 id="satisfaction" className="text-2xl">
        Customer Satisfaction
      </h2>
      {rating && (
        <p className="mt-3 font-display text-5xl font-bold text-structure-text">{rating.value}/5</p>
      )}
      {rating?.source && <p>{rating.source}</p>}
      <p className="mt-3 text-ink-muted">
        We ask every traveller what we did well and what we did not, and plan the next tour by it.
      </p>
      {reviewCount !== undefined && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          {reviewCount === 1 ? "1 review" : `${reviewCount} reviews`}
          {areHere && " on this page"}
          <Link to={reviewsUrl} className="detail-link">
            Read {reviewCount === 1 ? "it" : "them"}
          </Link>
        </p>
      )}
    </section>
  );
}

const SUBMIT = "Submit Your Testimonial";

/** The button does nothing (spec §2) unless the operator collects reviews. */
export function ShareExperience() {
  const { collect_reviews } = useCompany();
  return (
    <section aria-labelledby="share-experience" className="flex flex-col items-start">
      <h2 id="share-experience" className="text-2xl">
        Share Your Experience
      </h2>
      <p className="mt-3 mb-6 text-ink-muted">
        Just back from a tour with us? The next family planning that trip would love to hear how it
        went.
      </p>
      {collect_reviews ? (
        <ButtonLink to="/review" variant="secondary">
          {SUBMIT}
        </ButtonLink>
      ) : (
        <Button variant="secondary">{SUBMIT}</Button>
      )}
    </section>
  );
}
