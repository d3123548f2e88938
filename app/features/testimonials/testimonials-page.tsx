import { Suspense } from "react";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { PagedLinks, pageHref } from "~/ui/pagination";
import { Section } from "~/ui/section";
import { sampleTestimonials } from "./sample-testimonials";
import { SatisfactionBlock, ShareExperience } from "./satisfaction";
import type { ShownTestimonial } from "./testimonial-card";
import { TestimonialGrid } from "./testimonial-grid";

export interface TestimonialsData {
  testimonials: ShownTestimonial[];
  reviewCount: number;
  page: number;
  pageCount: number;
}

/** Shown when the testimonials cannot be loaded (spec §2). */
export const testimonialsDefaults: TestimonialsData = {
  testimonials: sampleTestimonials,
  reviewCount: sampleTestimonials.length,
  page: 1,
  pageCount: 1,
};

export const testimonialsHeading = {
  title: "Testimonials",
  text: "What families, friends and whole streets from our district said when they came home.",
};

/** Hero, satisfaction, cards, share block and calls to action (spec §2); without `data`, skeletons. */
export function TestimonialsPage({ data }: { data: TestimonialsData | undefined }) {
  return (
    <>
      <PageHeader frieze="testimonials" {...testimonialsHeading} />
      <SatisfactionBlock reviewCount={data?.reviewCount} />
      <Suspense>
        <Section title="Told by our travellers">
          <TestimonialGrid testimonials={data?.testimonials} />
          {data && (
            <PagedLinks
              page={data.page}
              pageCount={data.pageCount}
              hrefFor={(page) => pageHref("/testimonials", {}, page)}
              label="Pages of testimonials"
            />
          )}
        </Section>
      </Suspense>
      <ShareExperience />
      <Section
        title="Your turn to travel"
        text="Choose a tour, or tell us about the one you have in mind."
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/domestic-tours" size="lg" prefetch="intent">
              Explore Tours
            </ButtonLink>
            <ButtonLink to="/contact-us" size="lg" variant="secondary" prefetch="intent">
              Contact Us
            </ButtonLink>
          </div>
        }
      />
    </>
  );
}
