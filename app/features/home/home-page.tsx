import { Suspense } from "react";
import { Carousel, type Slide } from "~/features/carousel/carousel";
import { defaultCarouselImages } from "~/features/carousel/default-images";
import { useCompany } from "~/features/company/use-company";
import type { Day } from "~/features/enquiry/days";
import { EnquiryForm } from "~/features/enquiry/enquiry-form";
import { defaultHero } from "~/features/hero/default-hero";
import { Hero, type HeroContent } from "~/features/hero/hero";
import { sampleTestimonials } from "~/features/testimonials/sample-testimonials";
import { SatisfactionBlock, ShareExperience } from "~/features/testimonials/satisfaction";
import type { ShownTestimonial } from "~/features/testimonials/testimonial-card";
import { TestimonialGrid } from "~/features/testimonials/testimonial-grid";
import type { ShownCard } from "~/features/tours/search-tours";
import { TourGrid } from "~/features/tours/tour-grid";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Section } from "~/ui/section";
import { Skeleton } from "~/ui/skeleton";

export interface HomeData {
  hero: HeroContent;
  slides: Slide[];
  tours: ShownCard[];
  testimonials: ShownTestimonial[];
  reviewCount: number;
  /** The agency's date when the page was rendered. */
  today?: Day;
}

/** Shown when a visitor on the way to the home page cannot reach the server (spec §8). */
export const homeDefaults: HomeData = {
  hero: defaultHero,
  slides: defaultCarouselImages,
  tours: [],
  testimonials: sampleTestimonials,
  reviewCount: sampleTestimonials.length,
};

export const welcomeText =
  "From a weekend at Rameswaram to a week in Singapore, we plan tours for families, friends and groups from southern Tamil Nadu. Tell us where you would like to go, and we will take care of the tickets, the stays, the food and the road.";

/** The claims of spec §1 as figures. */
const stats = [
  { value: "15+", label: "Years of experience" },
  { value: "10,000+", label: "Happy travellers" },
  { value: "95%", label: "Satisfaction rate" },
  { value: "24/7", label: "Support on tour" },
];

/** The home page (spec §2); without `data`, skeletons. */
export function HomePage({ data }: { data: HomeData | undefined }) {
  const company = useCompany();
  return (
    <>
      <Hero hero={data?.hero} />
      <Suspense>
        <div className="wrap relative z-10 -mt-6 lg:-mt-24 print:hidden">
          <section
            aria-labelledby="enquiry"
            className="rounded-lg border border-line bg-surface-raised p-5 pb-6 md:p-8 lg:px-10"
          >
            <h2 id="enquiry" className="mb-4 text-2xl">
              Plan your journey
            </h2>
            <EnquiryForm chatNumber={company.whatsapp_number} renderedOn={data?.today} />
          </section>
        </div>
      </Suspense>
      <Suspense>
        <Section title="Discover Tamil Nadu" text="Before you go far: what waits at our own door.">
          {data ? (
            <Carousel label="Pictures of Tamil Nadu" slides={data.slides} />
          ) : (
            <Skeleton className="aspect-4/3 w-full sm:aspect-video lg:aspect-21/9" />
          )}
        </Section>
      </Suspense>
      <Suspense>
        <Welcome companyName={company.company_name} />
        <FeaturedTours tours={data?.tours} />
      </Suspense>
      <Suspense>
        <SatisfactionBlock reviewCount={data?.reviewCount} />
        <Section title="What our travellers say">
          <TestimonialGrid testimonials={data?.testimonials} />
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
      </Suspense>
    </>
  );
}

function Welcome({ companyName }: { companyName: string }) {
  return (
    <Section tone="sunken" title={`Welcome to ${companyName}`} text={welcomeText}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-t-2 border-ink pt-6 lg:grid-cols-4">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ink-muted">{label}</dt>
            <dd className="font-display text-4xl font-bold text-accent">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function FeaturedTours({ tours }: { tours: ShownCard[] | undefined }) {
  return (
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
      {!tours ? (
        <Skeleton className="h-112 w-full" />
      ) : tours.length > 0 ? (
        <TourGrid tours={tours} />
      ) : (
        <EmptyState title="No tours available. Please check back later." />
      )}
    </Section>
  );
}
