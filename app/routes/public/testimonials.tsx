import * as m from "virtual:messages/testimonials-page";
import { loadSlides } from "~/features/carousel/site/load-slides";
import { loadText } from "~/features/company/site/load-company";
import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import {
  loadFeaturedTestimonial,
  loadPublicTestimonials,
  loadRating,
  TESTIMONIALS_ON_PAGE,
} from "~/features/testimonials/site/public-testimonials";
import { TestimonialsPage } from "~/features/testimonials/site/testimonials-page";
import { Deferred, loadDeferred } from "~/site/deferred-page";
import { pageMeta } from "~/site/seo/page-meta";
import { shownMeta } from "~/site/seo/shown-meta";
import { failuresOf, publicLoadContext } from "~/supabase/public-load";
import { pageHref, pageOf, pageWords } from "~/ui/pagination";
import type { Route } from "./+types/testimonials";

export const handle = { query: (search: URLSearchParams) => pageHref("", {}, pageOf(search)) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const requested = pageOf(new URL(request.url).searchParams);
  const [{ total, ...list }, featured, rating, slides, text] = await Promise.all([
    loadPublicTestimonials(load, TESTIMONIALS_ON_PAGE, requested),
    loadFeaturedTestimonial(load),
    loadRating(load),
    loadSlides(load, "testimonials"),
    loadText(load, "testimonials", m.text),
  ]);
  const pictures = await loadPictureMetadata(load, [
    featured?.image,
    ...list.testimonials.map(({ image }) => image),
    ...slides.map(({ url }) => url),
  ]);
  const query = pageHref("", {}, list.page);
  return {
    ...list,
    featured,
    slides,
    reviewCount: total,
    rating,
    text,
    pictures,
    ...(await pageMeta(load, "/testimonials", m.title, text, {
      query,
      part: pageWords(list.page),
    })),
    ...failuresOf(load),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadDeferred(args, "Failed to load data", async () => {
    const defaults = await import("~/features/testimonials/site/testimonials-defaults");
    return defaults.testimonialsDefaults;
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shownMeta(matches, m.title, loaderData);
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  return <Deferred data={loaderData}>{(data) => <TestimonialsPage data={data} />}</Deferred>;
}
