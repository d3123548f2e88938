import * as m from "virtual:messages/about";
import { Suspense } from "react";
import type { Slide } from "~/features/carousel/site/carousel";
import { PictureStrip } from "~/features/carousel/site/picture-strip";
import { type Figures, withFigures } from "~/features/company/figures";
import { useCompany } from "~/features/company/site/use-company";
import { markLanguage } from "~/ui/mark-language";
import type { PictureMetadata } from "~/ui/picture-metadata";
import { type AboutBlock, AboutBlocks } from "./about-blocks";
import { type AboutTexts, aboutTexts } from "./about-texts";
import { Signboard } from "./signboard";

export interface AboutData {
  blocks: AboutBlock[];
  /** Pictures of the carousel's section About. */
  slides: Slide[];
  figures: Figures;
  /** The operator's words in place of specified ones. */
  texts: Partial<AboutTexts>;
  pictures?: PictureMetadata | undefined;
}

/** The About page: the operator's sections between fixed texts (spec §2). */
export function AboutPage({ blocks, slides, figures, texts }: AboutData) {
  const words = (name: keyof AboutTexts) => aboutWords(name, texts, figures);
  const { company_name } = useCompany();
  return (
    <>
      <Suspense>
        <Introduction headline={words("about_headline")} />
      </Suspense>
      {blocks.length > 0 && <AboutBlocks blocks={blocks} />}
      <PictureStrip label={m.pictures} slides={slides} className="py-14 md:py-20" />
      <Suspense>
        <Mission words={words} />
      </Suspense>
      <Suspense>
        <Reasons companyName={company_name} words={words} />
      </Suspense>
      <Suspense>
        <Signboard />
      </Suspense>
    </>
  );
}

type Words = (name: keyof AboutTexts) => string;

const alwaysShown = new Set<string>(["about_headline", "mission_title", "mission"]);

/**
 * A text of the About page, with the figures in place of its placeholders. It is empty, or the specified one, if the
 * operator's is only about figures that are not shown.
 */
export function aboutWords(
  name: keyof AboutTexts,
  texts: Partial<AboutTexts>,
  figures: Figures,
): string {
  const words = withFigures(texts[name] ?? aboutTexts[name], figures);
  return words || !alwaysShown.has(name) ? words : withFigures(aboutTexts[name], figures);
}

/** Leaves out what has no title, because its figure is not shown. */
function textsOf(names: readonly (typeof values | typeof reasonNames)[number][], words: Words) {
  return names
    .map((name) => ({ name, title: words(`${name}_title`), text: words(name) }))
    .filter(({ title }) => title);
}

/** The h1 is small because the large sentence below it is the visual headline. */
function Introduction({ headline }: { headline: string }) {
  return (
    <header className="band on-frieze relative overflow-hidden">
      <div className="wrap py-10 md:py-14 lg:py-16">
        <h1 className="text-xl text-turmeric">{m.title}</h1>
        <p className="mt-4 max-w-2xl font-display text-4xl font-bold tracking-tight text-balance md:mt-6 lg:max-w-1/2 lg:max-xl:text-3xl xl:max-w-158">
          {markLanguage(headline)}
        </p>
      </div>
      <img src="/posters/frieze-about.svg" alt="" className="frieze print:hidden" />
    </header>
  );
}

const values = ["value_1", "value_2", "value_3"] as const;

/** The mission and the three values (spec §2). */
function Mission({ words }: { words: Words }) {
  return (
    <section aria-labelledby="mission" className="band py-14 md:py-20">
      <div className="wrap grid gap-x-10 gap-y-4 lg:grid-cols-3">
        <div>
          <p className="eyebrow mb-3 text-turmeric">{m.whatWeHoldTo}</p>
          <h2 id="mission" className="text-3xl">
            {markLanguage(words("mission_title"))}
          </h2>
        </div>
        <p className="text-xl text-pretty md:text-2xl md:leading-snug lg:col-span-2">
          {markLanguage(words("mission"))}
        </p>
      </div>
      <ul className="wrap mt-10 grid gap-x-10 gap-y-8 border-t border-structure-muted pt-8 md:grid-cols-3">
        {textsOf(values, words).map(({ name, title, text }) => (
          <li key={name}>
            <h3 className="text-xl text-turmeric">{markLanguage(title)}</h3>
            <p className="mt-2">{markLanguage(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reasonNames = [
  "reason_1",
  "reason_2",
  "reason_3",
  "reason_4",
  "reason_5",
  "reason_6",
] as const;

/** The 'Why Choose' list (spec §2). */
function Reasons({ companyName, words }: { companyName: string; words: Words }) {
  const reasons = textsOf(reasonNames, words);
  return (
    <section
      aria-labelledby="reasons"
      className="wrap grid gap-x-10 gap-y-8 py-14 md:py-20 lg:grid-cols-[1fr_2fr] print:block"
    >
      <h2 id="reasons" className="min-w-0 text-3xl">
        {m.whyChoose({ company: companyName, name: () => markLanguage(companyName) })}
      </h2>
      <ul className="grid min-w-0 gap-x-10 sm:grid-cols-2">
        {reasons.map(({ name, title, text }) => (
          <li key={name} className="border-t border-line pt-4 pb-7">
            <h3 className="text-xl">{markLanguage(title)}</h3>
            <p className="mt-1 text-ink-muted">{markLanguage(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
