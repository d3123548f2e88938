import { listAboutSections } from "~/features/about/data";
import { AboutPage, aboutHeading } from "~/features/about/site/about-page";
import { loadOnClient } from "~/site/page-data";
import { withPictureNotes } from "~/site/picture-notes";
import { pageMeta } from "~/site/seo/page-meta";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/about-us";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const sections = await loadOr(load, "Failed to load data", listAboutSections(load.client), []);
  const blocks = await withPictureNotes(
    load,
    sections.map(({ id: _, section_order: __, updated_at: ___, ...block }) => block),
  );
  return { blocks, ...failuresOf(load) };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Failed to load data", () => ({ blocks: [] }));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, aboutHeading.title, aboutHeading.text);
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <AboutPage blocks={loaderData.blocks} />;
}
