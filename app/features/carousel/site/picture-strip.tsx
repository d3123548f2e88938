import { classNames } from "~/ui/class-names";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import type { Slide } from "./carousel";

/** The pictures of a section side by side. They scroll sideways, without a script. */
export function PictureStrip({
  label,
  slides,
  className,
}: {
  label: string;
  slides: Slide[];
  className: string;
}) {
  if (slides.length === 0) return null;
  return (
    <section aria-label={label} className={classNames("wrap", className)}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        aria-label={label}
        className="scroll-strip -mx-gutter flex snap-x gap-4 overflow-x-auto scroll-px-gutter px-gutter"
      >
        {slides.map(({ url, caption }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show the same picture
          <li key={at} className="w-[min(100%,34rem)] shrink-0 grow snap-start">
            <figure>
              <Picture
                src={url}
                fallback={fallbackPictures.other}
                alt=""
                width={800}
                height={450}
                sizes="(width < 40rem) 100vw, 34rem"
                className="aspect-video w-full rounded-lg"
              />
              {caption && (
                <figcaption className="mt-2 wrap-anywhere text-ink-muted">
                  {markLanguage(caption)}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
