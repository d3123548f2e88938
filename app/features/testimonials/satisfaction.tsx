import { useCompany } from "~/features/company/use-company";
import { Button, ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";

/** The fixed figure of spec §9 and the count of reviews, once that is known. */
export function SatisfactionBlock({ reviewCount }: { reviewCount: number | undefined }) {
  return (
    <Section
      tone="sunken"
      title="Customer Satisfaction"
      text="We ask every traveller what we did well and what we did not, and plan the next tour by it."
      action={
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-display text-5xl font-bold text-structure-text">4.9/5</span>
          {reviewCount !== undefined && (
            <span className="text-ink-muted">
              from {reviewCount === 1 ? "1 review" : `${reviewCount} reviews`}
            </span>
          )}
        </p>
      }
    />
  );
}

const SUBMIT = "Submit Your Testimonial";

/** Spec §2: the button of this block has no action, until the operator collects reviews. */
export function ShareExperience() {
  const { collect_reviews } = useCompany();
  return (
    <Section
      tone="sunken"
      title="Share Your Experience"
      text="Just back from a tour with us? The next family planning that trip would love to hear how it went."
      action={
        collect_reviews ? (
          <ButtonLink to="/review" size="lg" variant="secondary">
            {SUBMIT}
          </ButtonLink>
        ) : (
          <Button size="lg" variant="secondary">
            {SUBMIT}
          </Button>
        )
      }
    />
  );
}
