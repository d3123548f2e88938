import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { Section } from "~/ui/section";
import { type AboutBlock, AboutBlocks } from "./about-blocks";
import { Mission } from "./mission";
import { Reasons } from "./reasons";

/** The operator's blocks between what the site says of itself (spec §2). */
export function AboutPage({
  title,
  text,
  blocks,
  companyName,
}: {
  title: string;
  text: string;
  blocks: AboutBlock[];
  companyName: string;
}) {
  return (
    <>
      <PageHeader frieze="about" title={title} text={text} />
      <AboutBlocks blocks={blocks} />
      <Mission />
      <Reasons companyName={companyName} />
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
