import { Suspense } from "react";
import type { Slide } from "~/features/carousel/site/carousel";
import { PictureStrip } from "~/features/carousel/site/picture-strip";
import { withFigures } from "~/features/company/figure-marks";
import type { Figures } from "~/features/company/figures";
import { useCompany } from "~/features/company/site/use-company";
import { markLanguage } from "~/ui/mark-language";
import { type AboutBlock, AboutBlocks } from "./about-blocks";
import { Signboard } from "./signboard";

export const aboutHeading = {
  title: "About Us",
  text: "A travel agency in Paramakudi that has sent families out into the world, and brought them home, for {years} years.",
};

export interface AboutData {
  blocks: AboutBlock[];
  /** Pictures of the carousel's section About. */
  slides: Slide[];
  figures: Figures;
}

/** The About page: the operator's sections between fixed texts (spec §2). */
export function AboutPage({ blocks, slides, figures }: AboutData) {
  const { company_name } = useCompany();
  return (
    <>
      <Suspense>
        <Introduction figures={figures} />
      </Suspense>
      {blocks.length > 0 && <AboutBlocks blocks={blocks} />}
      <PictureStrip label="Pictures of our work" slides={slides} className="py-14 md:py-20" />
      <Suspense>
        <Mission />
      </Suspense>
      <Suspense>
        <Reasons companyName={company_name} figures={figures} />
      </Suspense>
      <Suspense>
        <Signboard />
      </Suspense>
    </>
  );
}

/** The h1 is small because the large sentence below it is the visual headline. */
function Introduction({ figures }: { figures: Figures }) {
  return (
    <header className="band on-frieze relative overflow-hidden">
      <div className="wrap py-10 md:py-14 lg:py-16">
        <h1 className="text-xl text-turmeric">{aboutHeading.title}</h1>
        <p className="mt-4 max-w-2xl font-display text-4xl font-bold tracking-tight text-balance md:mt-6 lg:max-w-1/2 lg:max-xl:text-3xl xl:max-w-158">
          {markLanguage(withFigures(aboutHeading.text, figures))}
        </p>
      </div>
      <img src="/posters/frieze-about.svg" alt="" className="frieze print:hidden" />
    </header>
  );
}

/** The mission and the three values (spec §2). */
function Mission() {
  return (
    <section aria-labelledby="mission" className="band py-14 md:py-20">
      <div className="wrap grid gap-x-10 gap-y-4 lg:grid-cols-3">
        <div>
          <p className="eyebrow mb-3 text-turmeric">What we hold to</p>
          <h2 id="mission" className="text-3xl">
            {mission.title}
          </h2>
        </div>
        <p className="text-xl text-pretty md:text-2xl md:leading-snug lg:col-span-2">
          {mission.description}
        </p>
      </div>
      <ul className="wrap mt-10 grid gap-x-10 gap-y-8 border-t border-structure-muted pt-8 md:grid-cols-3">
        {values.map(({ title, description }) => (
          <li key={title}>
            <h3 className="text-xl text-turmeric">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The 'Why Choose' list (spec §2). */
function Reasons({ companyName, figures }: { companyName: string; figures: Figures }) {
  const reasons = reasonsToChoose
    .map(({ title, description }) => ({
      title: withFigures(title, figures),
      description: withFigures(description, figures),
    }))
    .filter(({ title }) => title);
  return (
    <section
      aria-labelledby="reasons"
      className="wrap grid gap-x-10 gap-y-8 py-14 md:py-20 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="reasons" className="min-w-0 text-3xl">
        Why Choose {markLanguage(companyName)}
      </h2>
      <ul className="grid min-w-0 gap-x-10 sm:grid-cols-2">
        {reasons.map(({ title, description }) => (
          <li key={title} className="border-t border-line pt-4 pb-7">
            <h3 className="text-xl">{markLanguage(title)}</h3>
            <p className="mt-1 text-ink-muted">{markLanguage(description)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
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

/** The "Why Choose" list. The claims come from spec §1. */
const reasonsToChoose = [
  {
    title: "{years} years of experience",
    description: "We know which roads, seasons and hotels work, and which ones to avoid.",
  },
  {
    title: "{travellers} happy travellers",
    description:
      "A {satisfaction} satisfaction rate, and many families who come back to us year after year.",
  },
  {
    title: "{support} support",
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
