import { SatisfactionBlock } from "~/features/testimonials/satisfaction-block";
import { ShareExperience } from "~/features/testimonials/share-experience";
import type { ShownTestimonial } from "~/features/testimonials/testimonial-card";
import { TestimonialGrid } from "~/features/testimonials/testimonial-grid";
import type { TourCard } from "~/features/tours/data";
import { TourGrid } from "~/features/tours/tour-grid";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Later } from "~/ui/later";
import { Section } from "~/ui/section";
import { Skeleton } from "~/ui/skeleton";
import { Welcome } from "./welcome";

/** The home page below its slides (spec §2): all of it to be read, none of it to be worked. */
export function HomeEnd({
  companyName,
  tours,
  testimonials,
  reviewCount,
}: {
  companyName: string;
  tours: TourCard[] | Promise<TourCard[]>;
  testimonials: ShownTestimonial[] | Promise<ShownTestimonial[]>;
  reviewCount: number | Promise<number>;
}) {
  return (
    <>
      <Welcome companyName={companyName} />
      <Section
        title="Featured Tour Packages"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/domestic-tours" prefetch="intent" variant="secondary">
              Domestic Tours
            </ButtonLink>
            <ButtonLink to="/international-tours" prefetch="intent" variant="secondary">
              International Tours
            </ButtonLink>
          </div>
        }
      >
        <Later value={tours} placeholder={<Skeleton className="h-112 w-full" />}>
          {(loaded) =>
            loaded.length > 0 ? (
              <TourGrid tours={loaded} />
            ) : (
              <EmptyState title="No tours available. Please check back later." />
            )
          }
        </Later>
      </Section>
      <Later value={reviewCount} placeholder={<SatisfactionBlock />}>
        {(loaded) => <SatisfactionBlock reviewCount={loaded} />}
      </Later>
      <Section title="What our travellers say">
        <TestimonialGrid testimonials={testimonials} />
      </Section>
      <ShareExperience />
      <Section
        title="Shall we plan yours?"
        text="Tell us who is travelling and when. We will come back with a plan and one price."
        action={
          <ButtonLink to="/contact-us" prefetch="intent" size="lg">
            Contact Us
          </ButtonLink>
        }
      />
    </>
  );
}
