import { AboutBlocks } from "~/about/about-blocks";
import { listAboutSections } from "~/about/data";
import { Mission } from "~/about/mission";
import { Reasons } from "~/about/reasons";
import { pageMeta } from "~/company/page-meta";
import { useCompany } from "~/company/use-company";
import { failuresOf, loadOr, publicLoadContext } from "~/supabase/public-load";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { Section } from "~/ui/section";
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

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, TITLE, TEXT);
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { company_name } = useCompany();
  return (
    <>
      <PageHeader frieze="about" title={TITLE} text={TEXT} />
      <AboutBlocks blocks={loaderData.blocks} />
      <Mission />
      <Reasons companyName={company_name} />
      <Section
        tone="sunken"
        title="Come and ask"
        text="Write, call or walk in; or look first at where you could go."
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/contact-us" prefetch="intent" size="lg">
              Contact Us
            </ButtonLink>
            <ButtonLink to="/domestic-tours" prefetch="intent" size="lg" variant="secondary">
              Explore Tours
            </ButtonLink>
          </div>
        }
      />
    </>
  );
}
