import { fullAddress } from "~/features/company/company-details";
import { useCompany } from "~/features/company/use-company";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { checkIcon } from "~/ui/icons";
import { PageHeader } from "~/ui/page-header";
import { Picture } from "~/ui/picture";
import { Section } from "~/ui/section";
import type { AboutSection } from "./data";

export const aboutHeading = {
  title: "About Us",
  text: "A travel agency in Paramakudi that has sent families out into the world, and brought them home, for over 15 years.",
};

/** The operator's blocks between what the site says of itself (spec §2). */
export function AboutPage({ blocks }: { blocks: AboutBlock[] }) {
  const { company_name } = useCompany();
  return (
    <>
      <PageHeader frieze="about" {...aboutHeading} />
      <AboutBlocks blocks={blocks} />
      <Mission />
      <Reasons companyName={company_name} />
      <Invitation />
    </>
  );
}

/** The call to action, with the company's name and address. */
function Invitation() {
  const company = useCompany();
  return (
    <section
      aria-labelledby="invitation"
      className="wrap pb-16 text-center before:mx-auto before:mb-10 before:block before:h-1 before:w-16 before:bg-turmeric md:pb-28"
    >
      <h2 id="invitation" className="text-5xl">
        Come and ask
      </h2>
      <p className="mt-4 text-lg text-ink-muted">
        Write, call or walk in; or look first at where you could go.
      </p>
      <address className="mx-auto mt-8 max-w-prose not-italic [overflow-wrap:anywhere]">
        <strong className="block font-display text-xl">{company.company_name}</strong>
        {fullAddress(company)}
      </address>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/contact-us" prefetch="intent" size="lg">
          Contact Us
        </ButtonLink>
        <ButtonLink to="/domestic-tours" prefetch="intent" size="lg" variant="secondary">
          Explore Tours
        </ButtonLink>
      </div>
    </section>
  );
}

/** What we are for, and the three values of spec §2. */
function Mission() {
  return (
    <Section tone="band" eyebrow="What we hold to" title={mission.title} text={mission.description}>
      <ul className="grid gap-x-10 gap-y-8 border-t border-structure-muted pt-8 md:grid-cols-3">
        {values.map(({ title, description }) => (
          <li key={title}>
            <h3 className="text-xl text-turmeric">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The 'Why Choose' list (spec §2). */
function Reasons({ companyName }: { companyName: string }) {
  return (
    <Section title={`Why Choose ${companyName}`}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {reasonsToChoose.map(({ title, description }) => (
          <li key={title} className="flex gap-4">
            <Icon path={checkIcon} className="mt-0.5 size-6 shrink-0 text-success" />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-ink-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export type AboutBlock = Pick<AboutSection, "title" | "content" | "image_url">;

/** The operator's blocks of the About page, the picture on alternating sides. */
function AboutBlocks({ blocks }: { blocks: AboutBlock[] }) {
  return blocks.map(({ title, content, image_url }, at) => (
    <section
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; titles may repeat
      key={at}
      aria-labelledby={`about-${at}`}
      className="border-b border-line py-14 last:border-0 md:py-20"
    >
      <div className="wrap grid items-center gap-x-10 gap-y-8 md:grid-cols-2 lg:gap-x-16">
        <Picture
          src={image_url}
          fallback="/posters/placeholder.svg"
          alt=""
          width={800}
          height={600}
          isPriority={at === 0}
          className={classNames("aspect-4/3 w-full rounded-lg", at % 2 === 1 && "md:order-last")}
        />
        <div className="min-w-0">
          <h2 id={`about-${at}`} className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-lg whitespace-pre-line">{content}</p>
        </div>
      </div>
    </section>
  ));
}

type TitledText = { title: string; description: string };

const mission = {
  title: "Our mission",
  description:
    "To make travel simple, safe and worth remembering for every family that travels with us, whether the journey is one night at Rameswaram or a week abroad.",
} satisfies TitledText;

const values = [
  {
    title: "Customer First",
    description:
      "We listen before we suggest. Your budget, your food and your pace decide the plan, and we tell you plainly when something will not suit you.",
  },
  {
    title: "Quality & Excellence",
    description:
      "We choose every hotel, vehicle and guide with care, and review them after each tour. What falls short is changed.",
  },
  {
    title: "Responsible Tourism",
    description:
      "We hire local guides, eat where the town eats, and keep hills, shores and temples as clean as we found them.",
  },
] satisfies TitledText[];

/** The "Why Choose" list; its claims are those of spec §1. */
const reasonsToChoose = [
  {
    title: "Over 15 years of experience",
    description: "We know which roads, seasons and hotels work, and which ones to avoid.",
  },
  {
    title: "10,000+ happy travellers",
    description: "A 95% satisfaction rate, and many families who come back to us year after year.",
  },
  {
    title: "24/7 support",
    description:
      "While you are on tour, someone answers your call at any hour of the day or night.",
  },
  {
    title: "Experienced guides",
    description: "People who know the place and its stories, many of them Tamil-speaking.",
  },
  {
    title: "Premium stays",
    description: "Clean, comfortable and well-placed hotels, from 3 to 5 stars.",
  },
  {
    title: "Customised itineraries",
    description: "Change the dates, the hotels or the whole route; we plan it again with you.",
  },
] satisfies TitledText[];
