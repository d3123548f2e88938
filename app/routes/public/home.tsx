import { Carousel } from "~/carousel/carousel";
import { loadHomeSlides } from "~/carousel/home-slides";
import { pageMeta } from "~/company/page-meta";
import { useCompany } from "~/company/use-company";
import { EnquiryForm } from "~/enquiry/enquiry-form";
import { readHero } from "~/hero/data";
import { defaultHero } from "~/hero/default-hero";
import { Hero, HeroPlaceholder } from "~/hero/hero";
import { welcome } from "~/home/fixed-texts";
import { Welcome } from "~/home/welcome";
import { arrival } from "~/site/arrival";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import { loadPublicTestimonials, TESTIMONIALS_ON_HOME } from "~/testimonials/public-testimonials";
import { SatisfactionBlock } from "~/testimonials/satisfaction-block";
import { ShareExperience } from "~/testimonials/share-experience";
import { TestimonialGrid } from "~/testimonials/testimonial-grid";
import { listFeaturedTours } from "~/tours/data";
import { TourGrid } from "~/tours/tour-grid";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Later } from "~/ui/later";
import { Section } from "~/ui/section";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const { client } = load;
  const [hero, slides, tours, { testimonials, total }] = await Promise.all([
    loadOr(load, "Error loading hero section", readHero(client), defaultHero),
    loadHomeSlides(load),
    loadOr(load, "Error loading tours", listFeaturedTours(client), []),
    loadPublicTestimonials(load, TESTIMONIALS_ON_HOME),
  ]);
  const { title, subtitle, background_image } = hero;
  return {
    hero: { title, subtitle, background_image },
    slides,
    tours,
    testimonials,
    reviewCount: total,
    ...failuresOf(load),
  };
}

/** From another page the visitor is here at once, with placeholders for what takes its time. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arrival(serverLoader(), ["hero", "slides", "tours", "testimonials", "reviewCount"], () =>
    import("~/home/arrival-fallback").then(({ homeFallback }) => homeFallback),
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, "Tours across India and abroad", welcome.description);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, slides, tours, testimonials, reviewCount } = loaderData;
  const { company_name, whatsapp_number } = useCompany();
  return (
    <>
      <Later value={hero} placeholder={<HeroPlaceholder />}>
        {(loaded) => <Hero hero={loaded} />}
      </Later>
      <div className="wrap relative z-10 -mt-6 lg:-mt-24 print:hidden">
        <section
          aria-labelledby="enquiry"
          className="rounded-lg border border-line bg-surface-raised p-5 pb-6 md:p-8 lg:px-10"
        >
          <h2 id="enquiry" className="mb-4 text-2xl">
            Plan your journey
          </h2>
          <EnquiryForm chatNumber={whatsapp_number} />
        </section>
      </div>
      <Section title="Discover Tamil Nadu" text="Before you go far: what waits at our own door.">
        <Later
          value={slides}
          placeholder={<Skeleton className="aspect-4/3 w-full sm:aspect-video lg:aspect-21/9" />}
        >
          {(loaded) => <Carousel label="Pictures of Tamil Nadu" slides={loaded} />}
        </Later>
      </Section>
      <Welcome companyName={company_name} />
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
