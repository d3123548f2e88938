import { listAboutSections } from "~/features/about/data";
import { type AboutData, AboutPage, aboutHeading } from "~/features/about/site/about-page";
import { loadSlides } from "~/features/carousel/site/load-slides";
import { withFigures } from "~/features/company/figure-marks";
import { defaultFigures } from "~/features/company/figures";
import { loadFigures } from "~/features/company/load-company";
import { loadOnClient } from "~/site/page-data";
import { withPictureNotes } from "~/site/picture-notes";
import { pageMeta } from "~/site/seo/page-meta";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/about-us";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const [sections, slides, figures] = await Promise.all([
    loadOr(load, "Failed to load data", listAboutSections(load.client), []),
    loadSlides(load, "about"),
    loadFigures(load),
  ]);
  const page = await withPictureNotes(load, {
    blocks: sections.map(({ id: _, section_order: __, updated_at: ___, ...block }) => block),
    slides,
  });
  return { ...page, figures, ...failuresOf(load) };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(
    args,
    "Failed to load data",
    (): AboutData => ({ blocks: [], slides: [], figures: defaultFigures }),
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const text = withFigures(aboutHeading.text, loaderData?.figures ?? defaultFigures);
  return pageMeta(matches, aboutHeading.title, text);
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
