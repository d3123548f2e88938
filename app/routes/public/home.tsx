import * as defaults from "virtual:messages/defaults";
import * as m from "virtual:messages/home";
import { agencyToday } from "~/editing/agency-time";
import { loadSlides } from "~/features/carousel/site/load-slides";
import { loadFigures, loadText } from "~/features/company/site/load-company";
import { readHero } from "~/features/hero/data";
import { homeStats } from "~/features/home/home-stats";
import { shownHero, shownSlides } from "~/features/home/site/home-defaults";
import { HomePage } from "~/features/home/site/home-page";
import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import {
  loadPublicTestimonials,
  loadRating,
  TESTIMONIALS_ON_HOME,
} from "~/features/testimonials/site/public-testimonials";
import { listFeaturedTours } from "~/features/tours/data";
import { loadCards } from "~/features/tours/site/card/shown-cards";
import { translated } from "~/features/translations/site/translated";
import { Deferred, loadDeferred } from "~/site/deferred-page";
import { pageMeta } from "~/site/seo/page-meta";
import { shownMeta } from "~/site/seo/shown-meta";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import { isSafeUrl } from "~/ui/safe-url";
import { siteLink } from "~/ui/site-link";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const { client } = load;
  const [stored, slides, tours, { testimonials, total }, figures, rating, welcome] =
    await Promise.all([
      loadOr(load, "Error loading hero section", readHero(client), null),
      loadSlides(load, "home", shownSlides),
      loadOr(load, "Error loading tours", listFeaturedTours(client), []),
      loadPublicTestimonials(load, TESTIMONIALS_ON_HOME),
      loadFigures(load),
      loadRating(load),
      loadText(load, "home_welcome", defaults.welcome),
    ]);
  const [hero = shownHero] = await translated(load, "hero_sections", stored ? [stored] : []);
  const { title, subtitle, background_image, button_text } = hero;
  const link = isSafeUrl(hero.button_link) ? hero.button_link : shownHero.button_link;
  const button_link = siteLink(link, load.siteUrl);
  const cards = await loadCards(load, tours);
  const pictures = await loadPictureMetadata(load, [
    hero.background_image,
    ...slides.map(({ url }) => url),
    ...cards.map(({ image_url }) => image_url),
    ...testimonials.map(({ image }) => image),
  ]);
  return {
    hero: { title, subtitle, background_image, button_text, button_link },
    slides,
    tours: cards,
    testimonials,
    reviewCount: total,
    stats: homeStats(figures),
    rating,
    welcome,
    today: agencyToday(),
    pictures,
    ...(await pageMeta(load, "/", m.metaTitle, welcome)),
    ...failuresOf(load),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadDeferred(args, "Failed to load data", async () => {
    const { homeDefaults } = await import("~/features/home/site/home-defaults");
    return homeDefaults;
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shownMeta(matches, m.metaTitle, loaderData);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Deferred data={loaderData}>{(data) => <HomePage data={data} />}</Deferred>;
}
