import * as m from "virtual:messages/about";
import { listAboutSections } from "~/features/about/data";
import { type AboutData, AboutPage, aboutWords } from "~/features/about/site/about-page";
import { aboutTexts } from "~/features/about/site/about-texts";
import { loadSlides } from "~/features/carousel/site/load-slides";
import { defaultFigures } from "~/features/company/default-figures";
import { loadFigures, loadTexts } from "~/features/company/site/load-company";
import { loadPictureMetadata } from "~/features/pictures/site/load-picture-metadata";
import { translated } from "~/features/translations/site/translated";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { shownMeta } from "~/site/seo/shown-meta";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import { WithPictureMetadata } from "~/ui/picture-metadata";
import type { Route } from "./+types/about-us";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const [stored, slides, figures, texts] = await Promise.all([
    loadOr(load, "Failed to load data", listAboutSections(load.client), []),
    loadSlides(load, "about"),
    loadFigures(load),
    loadTexts(load, aboutTexts),
  ]);
  const sections = await translated(load, "about_sections", stored);
  const pictures = await loadPictureMetadata(load, [
    ...sections.flatMap(({ image_url, people }) => [
      image_url,
      ...people.map(({ picture }) => picture),
    ]),
    ...slides.map(({ url }) => url),
  ]);
  return {
    blocks: sections.map(({ title, content, image_url, layout, people, is_english }) => ({
      title,
      content,
      image_url,
      layout,
      people,
      ...(is_english && { is_english }),
    })),
    slides,
    figures,
    texts,
    pictures,
    ...(await pageMeta(load, "/about-us", m.title, aboutWords("about_headline", texts, figures))),
    ...failuresOf(load),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(
    args,
    "Failed to load data",
    (): AboutData => ({ blocks: [], slides: [], figures: defaultFigures, texts: {} }),
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shownMeta(matches, m.title, loaderData);
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return (
    <WithPictureMetadata metadata={loaderData.pictures}>
      <AboutPage {...loaderData} />
    </WithPictureMetadata>
  );
}
