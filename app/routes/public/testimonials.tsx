import { pageMeta } from "~/company/page-meta";
import { arrival } from "~/site/arrival";
import { failuresOf, publicLoadContext } from "~/supabase/public-load";
import { loadPublicTestimonials, TESTIMONIALS_ON_PAGE } from "~/testimonials/public-testimonials";
import { SatisfactionBlock } from "~/testimonials/satisfaction-block";
import { ShareExperience } from "~/testimonials/share-experience";
import { TestimonialGrid } from "~/testimonials/testimonial-grid";
import { ButtonLink } from "~/ui/button";
import { Later } from "~/ui/later";
import { PageHeader } from "~/ui/page-header";
import { pageHref, pageOf } from "~/ui/page-of";
import { PagedLinks } from "~/ui/paged-links";
import { Section } from "~/ui/section";
import type { Route } from "./+types/testimonials";

const TITLE = "Testimonials";
const TEXT = "What families, friends and whole streets from our district said when they came home.";

export async function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const wished = pageOf(new URL(request.url).searchParams);
  const { testimonials, total, page, pageCount } = await loadPublicTestimonials(
    load,
    TESTIMONIALS_ON_PAGE,
    wished,
  );
  return { testimonials, reviewCount: total, pages: { page, pageCount }, ...failuresOf(load) };
}

/** From another page the visitor comes here at once, and sees skeletons until the rest is there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arrival(serverLoader(), ["testimonials", "reviewCount", "pages"], () =>
    import("~/testimonials/sample-testimonials").then(({ sampleTestimonials }) => ({
      testimonials: sampleTestimonials,
      reviewCount: sampleTestimonials.length,
      pages: { page: 1, pageCount: 1 },
    })),
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const pages = loaderData?.pages;
  const page = pages && "page" in pages ? pages.page : 1;
  return pageMeta(matches, TITLE, TEXT, hrefFor(page, ""));
}

function hrefFor(page: number, path = "/testimonials") {
  return pageHref(path, {}, page);
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { testimonials, reviewCount, pages } = loaderData;
  return (
    <>
      <PageHeader frieze="testimonials" title={TITLE} text={TEXT} />
      <Later value={reviewCount} placeholder={<SatisfactionBlock />}>
        {(loaded) => <SatisfactionBlock reviewCount={loaded} />}
      </Later>
      <Section title="Told by our travellers">
        <TestimonialGrid testimonials={testimonials} />
        <Later value={pages} placeholder={null}>
          {(loaded) => (
            <PagedLinks
              {...loaded}
              hrefFor={(page) => hrefFor(page)}
              label="Pages of testimonials"
            />
          )}
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
