import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { languageOf } from "./text";

const LONG_TITLE = 60;

/**
 * The poster at the top of a public page: the words on teal, the picture beside them, never under.
 * A page without a picture stands on one of the friezes (art/, site.css).
 */
export function PageHeader({
  eyebrow,
  title,
  text,
  picture,
  frieze,
  isLow,
  children,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A <Picture isPriority> with `size-full`; the frame crops it. */
  picture?: ReactNode;
  frieze?: "domestic" | "international" | "about" | "contact" | "testimonials" | "faq";
  /** Smaller and without the frieze on phones, so that the content below is on the first screen. */
  isLow?: boolean | undefined;
  /** Buttons or facts under the text. */
  children?: ReactNode;
}) {
  const isLong = typeof title === "string" && title.length > LONG_TITLE;
  const language = typeof title === "string" ? languageOf(title) : undefined;
  const scene = frieze && `/posters/frieze-${frieze}.svg`;
  return (
    <header
      className={classNames(
        "band relative overflow-hidden",
        scene && "on-frieze",
        isLow && "max-md:pb-0",
      )}
    >
      <div className={classNames("wrap relative md:py-20 lg:py-24", isLow ? "py-7" : "py-14")}>
        <div className={picture ? "lg:w-1/2 lg:pr-8" : "max-w-2xl lg:max-w-[46%]"}>
          {eyebrow && <p className="eyebrow mb-4 text-turmeric">{eyebrow}</p>}
          <h1
            lang={language}
            className={classNames(isLong ? "text-3xl" : "text-4xl", language && "leading-snug")}
          >
            {title}
          </h1>
          {text && <p className="mt-5 max-w-prose text-lg text-structure-muted">{text}</p>}
          {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
      </div>
      {scene && (
        <img
          src={scene}
          alt=""
          className={classNames("frieze print:hidden", isLow && "max-md:hidden")}
        />
      )}
      {picture && (
        <div className="aspect-3/2 max-h-96 w-full lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:max-h-none lg:w-1/2">
          {picture}
        </div>
      )}
    </header>
  );
}
