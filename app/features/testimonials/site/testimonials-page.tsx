import * as m from "virtual:messages/testimonials-page";
import { Suspense } from "react";
import type { Slide } from "~/features/carousel/site/carousel";
import { PictureStrip } from "~/features/carousel/site/picture-strip";
import { ButtonLink } from "~/ui/button";
import { markLanguage } from "~/ui/mark-language";
import { PageHeader } from "~/ui/page-header";
import { PagedLinks, pageHref } from "~/ui/pagination";
import type { PictureMetadata } from "~/ui/picture-metadata";
import { Section } from "~/ui/section";
import { defaultRating, Satisfaction, ShareExperience, type ShownRating } from "./satisfaction";
import { type ShownTestimonial, TestimonialCard } from "./testimonial-card";
import { TestimonialGrid } from "./testimonial-grid";

export interface TestimonialsData {
  rating: ShownRating | null;
  /** Pictures of the carousel's section Testimonials. */
  slides: Slide[];
  text?: string;
  testimonials: ShownTestimonial[];
  /** The featured testimonial, shown first. If it is null, the newest comes first. */
  featured: ShownTestimonial | null;
  reviewCount: number;
  page: number;
  pageCount: number;
  pictures?: PictureMetadata | undefined;
}

/** The testimonials page (spec §2). Without `data`, it shows skeletons. */
export function TestimonialsPage({ data }: { data: TestimonialsData | undefined }) {
  const lead = data && data.page === 1 ? (data.featured ?? data.testimonials[0]) : undefined;
  const others = data?.testimonials.filter(({ id }) => id !== lead?.id);
  return (
    <>
      <PageHeader frieze="testimonials" title={m.title} text={markLanguage(data?.text ?? m.text)} />
      {data && <PictureStrip label={m.pictures} slides={data.slides} className="pt-14 md:pt-20" />}
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-3">
        <Suspense>
          <Satisfaction
            rating={data ? data.rating : defaultRating}
            reviewCount={data?.reviewCount}
            reviewsUrl={`${pageHref("", {}, data?.page ?? 1)}#reviews`}
            showsAllReviews={data?.pageCount === 1}
          />
        </Suspense>
        <Suspense>
          {lead && (
            <div id={others?.length === 0 ? "reviews" : undefined} className="lg:col-span-2">
              <TestimonialCard testimonial={lead} isLarge />
            </div>
          )}
        </Suspense>
      </div>
      {others?.length !== 0 && (
        <Section id="reviews" isSunken title={m.reviewsHeading}>
          <TestimonialGrid testimonials={others} look="wall" />
          {data && (
            <PagedLinks
              page={data.page}
              pageCount={data.pageCount}
              hrefFor={(page) => pageHref("/testimonials", {}, page)}
              label={m.pages}
            />
          )}
        </Section>
      )}
      <Suspense>
        <Postcard />
      </Suspense>
    </>
  );
}

/** The end of the page: the testimonial button, and links to tours and contact. */
function Postcard() {
  return (
    <div className="wrap py-14 md:py-20">
      <div className="airmail overflow-hidden rounded-md border border-line bg-surface-raised">
        <div className="grid grid-cols-1 lg:grid-cols-2">
          <div className="p-[min(1.5rem,7.5vw)] md:p-10">
            <ShareExperience />
          </div>
          <section
            aria-labelledby="your-turn"
            className="border-line p-[min(1.5rem,7.5vw)] max-lg:border-t 2xs:wrap-anywhere md:p-10 lg:border-l"
          >
            <img
              src="/posters/kanyakumari-sunrise.svg"
              alt=""
              width={400}
              height={300}
              loading="lazy"
              className="stamp float-right mb-4 ml-4 w-28 rotate-2 lg:w-36 print:hidden"
            />
            <h2 id="your-turn" className="flow-root min-w-24 text-3xl">
              {m.yourTurn}
            </h2>
            <p className="mt-3 mb-6 text-lg text-ink-muted">{m.chooseTour}</p>
            <div className="clear-right flex flex-wrap gap-3">
              <ButtonLink to="/domestic-tours" size="lg">
                {m.exploreTours}
              </ButtonLink>
              <ButtonLink to="/contact-us" size="lg" variant="secondary">
                {m.contactUs}
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
