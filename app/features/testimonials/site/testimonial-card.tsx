import * as m from "virtual:messages/testimonials";
import { useState } from "react";
import { classNames } from "~/ui/class-names";
import { EnglishMark } from "~/ui/english-mark";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Icon } from "~/ui/icon";
import { pinIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import { StarRating } from "~/ui/star-rating";
import { languageOf } from "~/ui/text";
import type { Testimonial } from "../data";

export type ShownTestimonial = Pick<
  Testimonial,
  "id" | "name" | "image" | "location" | "rating" | "comment" | "tour"
> & {
  /** The comment as it was written, if `comment` is a translation. */
  original?: string | undefined;
};

/** `isLarge` is for the first testimonial of a page. */
export function TestimonialCard({
  testimonial,
  isLarge = false,
}: {
  testimonial: ShownTestimonial;
  isLarge?: boolean;
}) {
  const { name, image, location, rating, comment, tour, original } = testimonial;
  return (
    <figure className={classNames("flex h-full flex-col", isLarge && "quotation")}>
      <div className="flex flex-wrap items-center gap-x-3">
        <StarRating rating={rating} className={isLarge ? "h-7 w-35" : undefined} />
        {languageOf(comment) === "en" && <EnglishMark />}
      </div>
      <Comment text={comment} isLarge={isLarge} />
      {original && (
        <details className="mb-4 text-sm">
          <summary className="min-h-11 cursor-pointer py-3 text-ink-muted">{m.original}</summary>
          <p className="whitespace-pre-line">{markLanguage(original)}</p>
        </details>
      )}
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <Picture
          src={image}
          fallback={fallbackPictures.person}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-full"
        />
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-display text-lg leading-snug font-bold">{markLanguage(name)}</p>
          <p className="flex items-center gap-1.5 text-sm text-ink-muted">
            <Icon path={pinIcon} className="size-4 shrink-0" />
            <span className="min-w-0">{markLanguage(location)}</span>
          </p>
          {tour && (
            <p className="line-clamp-2 text-sm font-medium text-structure-text">
              {markLanguage(tour)}
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

/** Text of this many characters fits into three lines of the narrowest card. */
const SURELY_FITS = 60;
/** Letters can overflow the third line by less than this. A fourth line overflows by more. */
const OVERHANG_PX = 16;

/** Shows three lines and "Read more" (spec §9), which is invisible if the whole text fits. */
function Comment({ text, isLarge }: { text: string; isLarge: boolean }) {
  const [isCut, setIsCut] = useState(true);
  const isLong = text.length > SURELY_FITS;

  function measure(quote: HTMLQuoteElement | null) {
    const paragraph = quote?.firstElementChild;
    if (!paragraph || !isLong) return;
    const observer = new ResizeObserver(() => {
      const isOpen = quote.nextElementSibling?.hasAttribute("open") ?? false;
      setIsCut(isOpen || paragraph.scrollHeight > paragraph.clientHeight + OVERHANG_PX);
    });
    observer.observe(paragraph);
    return () => observer.disconnect();
  }

  return (
    <>
      <blockquote
        ref={measure}
        className={classNames(
          "comment mt-3",
          isLarge && "font-display text-xl font-bold md:text-2xl md:leading-snug",
          !isLong && "mb-6",
        )}
      >
        <p className="line-clamp-3">{markLanguage(text)}</p>
      </blockquote>
      {isLong && (
        <details className={classNames("read-more", !isCut && "invisible")}>
          <summary>
            <span>{m.readMore}</span>
            <span>{m.readLess}</span>
          </summary>
        </details>
      )}
    </>
  );
}
