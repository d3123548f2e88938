import { listAboutSections } from "~/features/about/data";
import { AboutPage, aboutHeading } from "~/features/about/site/about-page";
import { loadSlides } from "~/features/carousel/site/load-slides";
import { PictureStrip } from "~/features/carousel/site/picture-strip";
import { loadOnClient } from "~/site/page-data";
import { withPictureNotes } from "~/site/picture-notes";
import { pageMeta } from "~/site/seo/page-meta";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/about-us";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const [sections, slides] = await Promise.all([
    loadOr(load, "Failed to load data", listAboutSections(load.client), []),
    loadSlides(load, "about"),
  ]);
  const page = await withPictureNotes(load, {
    blocks: sections.map(({ id: _, section_order: __, updated_at: ___, ...block }) => block),
    slides,
  });
  return { ...page, ...failuresOf(load) };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Failed to load data", () => ({ blocks: [], slides: [] }));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, aboutHeading.title, aboutHeading.text);
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { blocks, slides } = loaderData;
  return (
    <AboutPage
      blocks={blocks}
      pictures={
        <PictureStrip label="Pictures of our work" slides={slides} className="py-14 md:py-20" />
      }
    />
  );
}
