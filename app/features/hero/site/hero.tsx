import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { InlineEnglishMark } from "~/ui/english-mark";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import { languageOf } from "~/ui/text";
import type { Hero as HeroRow } from "../data";

export type HeroContent = Pick<
  HeroRow,
  "title" | "subtitle" | "background_image" | "button_text" | "button_link"
>;

/** The hero is short on phones, so that visitors soon see the enquiry form below. */
const frameClass = "max-h-[850px] min-h-100 md:min-h-[min(42rem,80svh)] bg-structure";

/** Without `hero`, shows an empty frame. The button is by default the one of spec §2. */
export function Hero({ hero }: { hero: HeroContent | undefined }) {
  if (!hero) return <div className={frameClass} />;
  const { title, subtitle, background_image, button_text, button_link } = hero;
  return (
    <section
      aria-labelledby="hero-title"
      className={`relative isolate flex max-lg:flex-col overflow-hidden text-structure-ink [--color-focus:var(--color-turmeric)] print:min-h-0 ${frameClass}`}
    >
      <div className="hero-words -z-10 w-full self-start lg:self-stretch">
        <div className="wrap pt-8 pb-6 md:pt-20 lg:pb-40">
          <div className="lg:w-1/2">
            <h1
              id="hero-title"
              className={classNames(
                "[overflow-wrap:anywhere]",
                title.length <= 60 ? "text-5xl" : title.length <= 110 ? "text-3xl" : "text-xl",
              )}
            >
              {markLanguage(title)}
            </h1>
            <p className="mt-4 line-clamp-6 max-w-xl text-lg md:mt-5">
              {markLanguage(subtitle)}
              {languageOf(subtitle) === "en" && <InlineEnglishMark />}
            </p>
            <ButtonLink
              to={button_link}
              reloadDocument={button_link.includes(".")}
              size="lg"
              className="mt-5 wrap-anywhere md:mt-8"
            >
              {markLanguage(button_text)}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Picture
        src={background_image}
        fallback={fallbackPictures.hero}
        alt=""
        width={1600}
        height={1000}
        isPriority
        className="hero-picture print:hidden"
      />
    </section>
  );
}
