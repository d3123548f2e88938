import * as frame from "virtual:messages/frame";
import * as m from "virtual:messages/home";
import { Suspense, useState } from "react";
import { Carousel, type Slide } from "~/features/carousel/site/carousel";
import { useCompany } from "~/features/company/site/use-company";
import type { Day } from "~/features/enquiry/site/days";
import { EnquiryForm } from "~/features/enquiry/site/enquiry-form";
import { Hero, type HeroContent } from "~/features/hero/site/hero";
import {
  defaultRating,
  Satisfaction,
  ShareExperience,
  type ShownRating,
} from "~/features/testimonials/site/satisfaction";
import type { ShownTestimonial } from "~/features/testimonials/site/testimonial-card";
import { TestimonialGrid } from "~/features/testimonials/site/testimonial-grid";
import type { ShownCard } from "~/features/tours/site/card/shown-cards";
import { TourGrid } from "~/features/tours/site/card/tour-grid";
import { listWithParty, type Party, peopleOf } from "~/features/tours/site/party";
import { useParty } from "~/features/tours/site/use-party";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { mark, markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import type { PictureMetadata } from "~/ui/picture-metadata";
import { Section } from "~/ui/section";
import { Skeleton } from "~/ui/skeleton";
import { WhereField } from "./where-field";

/** A figure under the welcome. */
interface Stat {
  value: string;
  label: string;
}

export interface HomeData {
  hero: HeroContent;
  slides: Slide[];
  tours: ShownCard[];
  testimonials: ShownTestimonial[];
  reviewCount: number;
  rating: ShownRating | null;
  welcome: string;
  stats: Stat[];
  /** The date in the agency's time zone when the page was rendered. */
  today?: Day;
  pictures?: PictureMetadata | undefined;
}

/** The home page (spec §2). Without `data`, it shows skeletons. */
export function HomePage({ data }: { data: HomeData | undefined }) {
  const company = useCompany();
  const arrived = useParty();
  /** The party of the enquiry form. It travels to the pages of the tours. */
  const [typed, setTyped] = useState<Party>({});
  const party = { ...arrived, ...typed };
  return (
    <>
      <Suspense>
        <Hero hero={data?.hero} />
      </Suspense>
      <Suspense>
        <section
          aria-labelledby="enquiry"
          className="relative z-10 -mt-6 sm:wrap lg:-mt-24 print:hidden"
        >
          <div className="rounded-t-lg border-line bg-surface-raised px-gutter pt-5 pb-6 max-sm:border-b sm:rounded-lg sm:border md:p-8 lg:px-10">
            <h2 id="enquiry" className="mb-3 text-2xl md:mb-4">
              {m.planYourJourney}
            </h2>
            <EnquiryForm
              number={company.enquiry_number}
              renderedOn={data?.today}
              where={<WhereField party={party} />}
              onFrom={(date) => setTyped({ ...typed, date })}
              onPeople={(people) => setTyped({ ...typed, people: peopleOf(people) })}
            />
          </div>
        </section>
      </Suspense>
      <FeaturedTours tours={data?.tours} party={party} />
      <Suspense>
        <Discover slides={data?.slides} />
      </Suspense>
      <Suspense>
        <Welcome
          companyName={company.company_name}
          welcome={data?.welcome ?? ""}
          stats={data?.stats ?? []}
        />
      </Suspense>
      <Section title={m.travellersSay}>
        <TestimonialGrid testimonials={data?.testimonials} look="columns" />
      </Section>
      <Suspense>
        <Closing
          rating={data ? data.rating : defaultRating}
          reviewCount={data?.reviewCount}
          tours={data?.tours}
        />
      </Suspense>
    </>
  );
}

function FeaturedTours({ tours, party }: { tours: ShownCard[] | undefined; party: Party }) {
  return (
    <Section title={m.featured}>
      {!tours ? (
        <Skeleton className="h-112 w-full" />
      ) : tours.length > 0 ? (
        <div className="swiped">
          <TourGrid tours={tours} party={party} />
        </div>
      ) : (
        <EmptyState title={m.noTours} />
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={listWithParty("/domestic-tours", party)} variant="secondary">
          {frame.domesticTours}
        </ButtonLink>
        <ButtonLink to={listWithParty("/international-tours", party)} variant="secondary">
          {frame.internationalTours}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** On wide screens, the carousel is beside the heading and reaches the edge of the screen. */
function Discover({ slides }: { slides: Slide[] | undefined }) {
  return (
    <section aria-labelledby="discover" className="overflow-x-clip">
      <div className="wrap grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_3fr]">
        <div className="lg:self-end lg:pb-16">
          <h2 id="discover" className="text-3xl">
            {m.discover}
          </h2>
          <p className="mt-3 text-lg text-ink-muted">{m.discoverText}</p>
        </div>
        <div className="min-w-0 lg:mr-[calc(min(-2.5rem,(var(--container-page)-100vw)/2)-1rem)]">
          {slides ? (
            <Carousel label={m.picturesOfTamilNadu} slides={slides} />
          ) : (
            <Skeleton className="aspect-4/3 w-full sm:aspect-video lg:aspect-21/9" />
          )}
        </div>
      </div>
    </section>
  );
}

function Welcome({
  companyName,
  welcome,
  stats,
}: { companyName: string } & Pick<HomeData, "welcome" | "stats">) {
  return (
    <section aria-labelledby="welcome" className="mt-14 bg-surface-sunken py-14 md:mt-20 md:py-20">
      <div className="wrap grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[1fr_3fr]">
        <h2 id="welcome" className="min-w-0 text-2xl [overflow-wrap:anywhere]">
          {m.welcomeTo({ company: companyName, mark })}
        </h2>
        <p className="max-w-3xl text-xl leading-snug md:text-2xl md:leading-snug">
          {markLanguage(welcome)}
        </p>
      </div>
      {stats.length > 0 && (
        <dl className="wrap mt-12 pair gap-x-6 gap-y-8 lg:grid-cols-4">
          {stats.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t-2 border-ink pt-4"
            >
              <dt className="text-ink-muted">{label}</dt>
              <dd className="font-display text-3xl font-bold text-accent sm:text-4xl">
                {markLanguage(value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const CLOSING_POSTER = "/posters/rameswaram-pamban.svg";

/**
 * The satisfaction figure, the testimonial button and the contact link, with one picture: the
 * photograph of a featured tour, if there is one.
 */
function Closing({
  rating,
  reviewCount,
  tours,
}: {
  rating: ShownRating | null;
  reviewCount: number | undefined;
  tours: ShownCard[] | undefined;
}) {
  const photograph = tours?.findLast(({ image_url }) => !image_url.includes("/posters/"));
  return (
    <div className="grid bg-surface-sunken lg:grid-cols-[5fr_7fr]">
      <div className="grid gap-10 px-gutter py-14 sm:grid-cols-2 lg:col-start-2 lg:max-w-4xl lg:px-10 lg:pt-20 lg:pb-10 xl:px-16">
        <Satisfaction rating={rating} reviewCount={reviewCount} reviewsUrl="/testimonials" />
        <ShareExperience />
      </div>
      <Picture
        src={photograph?.image_url ?? CLOSING_POSTER}
        fallback={CLOSING_POSTER}
        alt=""
        width={800}
        height={600}
        sizes="(width < 64rem) 100vw, 42vw"
        className="aspect-3/2 size-full sm:aspect-5/2 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:aspect-auto print:hidden"
      />
      <section
        aria-labelledby="plan"
        className="px-gutter pt-10 pb-14 lg:col-start-2 lg:max-w-4xl lg:px-10 lg:pb-20 xl:px-16"
      >
        <h2 id="plan" className="text-4xl">
          {m.planYours}
        </h2>
        <p className="mt-3 mb-6 max-w-prose text-lg text-ink-muted">{m.planYoursText}</p>
        <ButtonLink to="/contact-us" size="lg">
          {frame.contactUs}
        </ButtonLink>
      </section>
    </div>
  );
}
