import {
  loadPublicTestimonials,
  TESTIMONIALS_ON_PAGE,
} from "~/features/testimonials/public-testimonials";
import { arrival } from "~/site/arrival";
import { pageMeta } from "~/site/seo/page-meta";
import { failuresOf, publicLoadContext } from "~/supabase/public-load";
import { island } from "~/ui/island";
import { pageHref, pageOf } from "~/ui/page-of";
import type { Route } from "./+types/testimonials";

const TestimonialsPage = island(() =>
  import("~/features/testimonials/testimonials-page").then((part) => part.TestimonialsPage),
);

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
    import("~/features/testimonials/sample-testimonials").then(({ sampleTestimonials }) => ({
      testimonials: sampleTestimonials,
      reviewCount: sampleTestimonials.length,
      pages: { page: 1, pageCount: 1 },
    })),
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const pages = loaderData?.pages;
  const page = pages && "page" in pages ? pages.page : 1;
  return pageMeta(matches, TITLE, TEXT, pageHref("", {}, page));
}

function hrefFor(page: number) {
  return pageHref("/testimonials", {}, page);
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { testimonials, reviewCount, pages } = loaderData;
  return (
    <TestimonialsPage
      title={TITLE}
      text={TEXT}
      testimonials={testimonials}
      reviewCount={reviewCount}
      pages={pages}
      hrefFor={hrefFor}
    />
  );
}
