import { loadHomeSlides } from "~/features/carousel/home-slides";
import { useCompany } from "~/features/company/use-company";
import { EnquiryForm } from "~/features/enquiry/enquiry-form";
import { readHero } from "~/features/hero/data";
import { defaultHero } from "~/features/hero/default-hero";
import { welcome } from "~/features/home/fixed-texts";
import {
  loadPublicTestimonials,
  TESTIMONIALS_ON_HOME,
} from "~/features/testimonials/public-testimonials";
import { listFeaturedTours } from "~/features/tours/data";
import { shortCards } from "~/features/tours/short-cards";
import { arrival } from "~/site/arrival";
import { pageMeta } from "~/site/seo/page-meta";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import { island } from "~/ui/island";
import type { Route } from "./+types/home";

const Hero = island(() => import("~/features/hero/hero").then((part) => part.LateHero));
const Slides = island(
  () => import("~/features/carousel/home-carousel").then((part) => part.HomeCarousel),
  {
    startsAlone: true,
  },
);
const HomeEnd = island(() => import("~/features/home/home-end").then((part) => part.HomeEnd));

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
    tours: shortCards(tours),
    testimonials,
    reviewCount: total,
    ...failuresOf(load),
  };
}

/** From another page the visitor is here at once, with placeholders for what takes its time. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arrival(serverLoader(), ["hero", "slides", "tours", "testimonials", "reviewCount"], () =>
    import("~/features/home/arrival-fallback").then((part) => part.homeFallback),
  );
}

export function meta({ matches }: Route.MetaArgs) {
  // Robots alone read it: the browser's bundle does without.
  const description = import.meta.env.SSR ? welcome.description : "";
  return pageMeta(matches, "Tours across India and abroad", description);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, slides, tours, testimonials, reviewCount } = loaderData;
  const { company_name, whatsapp_number } = useCompany();
  return (
    <>
      <Hero hero={hero} />
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
      <Slides slides={slides} />
      <HomeEnd
        companyName={company_name}
        tours={tours}
        testimonials={testimonials}
        reviewCount={reviewCount}
      />
    </>
  );
}
