import { useCompany } from "~/features/company/site/use-company";
import { Button, ButtonLink } from "~/ui/button";

/** The fixed figure of spec §9, and the number of reviews once the number is loaded. */
export function Satisfaction({ reviewCount }: { reviewCount: number | undefined }) {
  return (
    <section aria-labelledby="satisfaction">
      <h2 id="satisfaction" className="text-2xl">
        Customer Satisfaction
      </h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-5xl font-bold text-structure-text">4.9/5</span>
        {reviewCount !== undefined && (
          <span className="text-ink-muted">
            from {reviewCount === 1 ? "1 review" : `${reviewCount} reviews`}
          </span>
        )}
      </p>
      <p className="mt-3 text-ink-muted">
        We ask every traveller what we did well and what we did not, and plan the next tour by it.
      </p>
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
