import { ButtonLink } from "~/ui/button";
import { Later } from "~/ui/later";
import { PageHeader } from "~/ui/page-header";
import { PagedLinks } from "~/ui/paged-links";
import { Section } from "~/ui/section";
import { SatisfactionBlock } from "./satisfaction-block";
import { ShareExperience } from "./share-experience";
import type { ShownTestimonial } from "./testimonial-card";
import { TestimonialGrid } from "./testimonial-grid";

type Pages = { page: number; pageCount: number };

/** Hero, satisfaction, cards, share block and calls to action (spec §2). */
export function TestimonialsPage({
  title,
  text,
  testimonials,
  reviewCount,
  pages,
  hrefFor,
}: {
  title: string;
  text: string;
  testimonials: ShownTestimonial[] | Promise<ShownTestimonial[]>;
  reviewCount: number | Promise<number>;
  pages: Pages | Promise<Pages>;
  hrefFor: (page: number) => string;
}) {
  return (
    <>
      <PageHeader frieze="testimonials" title={title} text={text} />
      <Later value={reviewCount} placeholder={<SatisfactionBlock />}>
        {(loaded) => <SatisfactionBlock reviewCount={loaded} />}
      </Later>
      <Section title="Told by our travellers">
        <TestimonialGrid testimonials={testimonials} />
        <Later value={pages} placeholder={null}>
          {(loaded) => <PagedLinks {...loaded} hrefFor={hrefFor} label="Pages of testimonials" />}
        </Later>
      </Section>
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
