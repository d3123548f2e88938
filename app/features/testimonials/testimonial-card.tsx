import { useState } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { pinIcon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import { StarRating } from "~/ui/star-rating";
import { languageOf } from "~/ui/text";
import type { Testimonial } from "./data";

export type ShownTestimonial = Pick<
  Testimonial,
  "id" | "name" | "image" | "location" | "rating" | "comment" | "tour"
>;

/** What one traveller said. */
export function TestimonialCard({ testimonial }: { testimonial: ShownTestimonial }) {
  const { name, image, location, rating, comment, tour } = testimonial;
  return (
    <figure className="flex h-full flex-col rounded-lg border border-line bg-surface-raised p-6">
      <StarRating rating={rating} />
      <Comment text={comment} />
      <figcaption className="mt-auto flex items-center gap-4">
        <Picture
          src={image}
          fallback="/posters/avatar.svg"
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-full"
        />
        <div className="min-w-0">
          <p className="font-display text-lg leading-snug font-bold">{name}</p>
          <p className="flex items-center gap-1.5 text-sm text-ink-muted">
            <Icon path={pinIcon} className="size-4 shrink-0" />
            <span className="min-w-0">{location}</span>
          </p>
          {tour && <p className="line-clamp-2 text-sm font-medium text-structure-text">{tour}</p>}
        </div>
      </figcaption>
    </figure>
  );
}

/** A text of this length fits into three lines of the narrowest card. */
const SURELY_FITS = 60;

/** The first three lines (spec §9); `Read more` opens the rest in place, and keeps its room while hidden. */
function Comment({ text }: { text: string }) {
  const [isCut, setIsCut] = useState(true);
  const isLong = text.length > SURELY_FITS;

  function measure(quote: HTMLQuoteElement | null) {
    const paragraph = quote?.firstElementChild;
    if (!paragraph || !isLong) return;
    const observer = new ResizeObserver(() => {
      const isOpen = quote.nextElementSibling?.hasAttribute("open") ?? false;
      setIsCut(isOpen || paragraph.scrollHeight > paragraph.clientHeight);
    });
    observer.observe(paragraph);
    return () => observer.disconnect();
  }

  return (
    <>
      <blockquote
        ref={measure}
        className={classNames("comment mt-3 border-l-4 border-turmeric pl-4", !isLong && "mb-6")}
      >
        <p lang={languageOf(text)} className="line-clamp-3">
          {text}
        </p>
      </blockquote>
      {isLong && (
        <details className={classNames("read-more", !isCut && "invisible")}>
          <summary>
            <span>Read more</span>
            <span>Read less</span>
          </summary>
        </details>
      )}
    </>
  );
}
