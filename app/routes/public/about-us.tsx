import { AboutPage } from "~/features/about/about-page";
import { listAboutSections } from "~/features/about/data";
import { useCompany } from "~/features/company/use-company";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/about-us";

const TITLE = "About Us";
const TEXT =
  "A travel agency in Paramakudi that has sent families out into the world, and brought them home, for over 15 years.";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const sections = await loadOr(load, "Failed to load data", listAboutSections(load.client), []);
  return {
    blocks: sections.map(({ title, content, image_url }) => ({ title, content, image_url })),
    ...failuresOf(load),
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOnClient(serverLoader, "Failed to load data", () => ({ blocks: [] }));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, TITLE, TEXT);
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { company_name } = useCompany();
  return (
    <AboutPage title={TITLE} text={TEXT} blocks={loaderData.blocks} companyName={company_name} />
  );
}
