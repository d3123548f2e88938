import * as m from "virtual:messages/carousel";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { classNames } from "~/ui/class-names";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Icon } from "~/ui/icon";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import { useMatches } from "~/ui/use-matches";
import type { CarouselImage } from "../data";

const playIcon = "M7 4.5l12 7.5-12 7.5z";

const pauseIcon = "M8 5v14M16 5v14";

export type Slide = Pick<CarouselImage, "url" | "caption">;

const INTERVAL_MS = 1000; // spec §4, §9
const SWIPE_PX = 40;

/** Moves an index forward by `steps`, or back if `steps` is negative. Wraps around. */
export function slideAfter(current: number, steps: number, count: number): number {
  return (((current + steps) % count) + count) % count;
}

/** Whether a slide is the current one or next to it. The first and last slides are neighbours. */
export function isNeighbour(slide: number, current: number, count: number): boolean {
  return [-1, 0, 1].some((steps) => slideAfter(current, steps, count) === slide);
}

/** Ignores `:hover` on touch screens, where a tap leaves the element hovered. */
function isHovered(node: HTMLElement | null): boolean {
  return window.matchMedia("(hover: hover)").matches && node?.matches(":hover") === true;
}

/**
 * Slides that advance automatically. They pause on hover (spec §4), and stop on keyboard focus and with
 * reduced motion until Play is pressed. Without JavaScript, visitors scroll the slides sideways.
 */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const isReducedMotion = useMatches("(prefers-reduced-motion: reduce)");
  const frame = useRef<HTMLElement>(null);
  const pressedAt = useRef<number | null>(null);

  const count = slides.length;
  const isPlaying = choice ? choice === "play" : !isReducedMotion;

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => {
      if (!isHovered(frame.current)) setCurrent(slideAfter(current, 1, count));
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPlaying, current, count]);

  function handleControl(form: FormData) {
    const pressed = form.get("choice");
    if (pressed === "play" || pressed === "pause") setChoice(pressed);
    else setCurrent(Number(form.get("slide")));
  }

  function handlePointerUp(event: PointerEvent) {
    const moved = event.clientX - (pressedAt.current ?? event.clientX);
    pressedAt.current = null;
    if (Math.abs(moved) >= SWIPE_PX) setCurrent(slideAfter(current, moved < 0 ? 1 : -1, count));
  }

  return (
    <section
      ref={frame}
      aria-roledescription={m.carousel}
      aria-label={label}
      onFocus={({ target }) => target.matches(":focus-visible") && setChoice(choice ?? "pause")}
    >
      <ul
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={handlePointerUp}
        aria-live={isPlaying ? "off" : "polite"}
        className="grid touch-pan-y touch-pinch-zoom overflow-hidden rounded-lg noscript:flex noscript:snap-x noscript:snap-mandatory noscript:gap-4 noscript:overflow-x-auto"
      >
        {slides.map((slide, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show the same picture
            key={at}
            aria-roledescription={m.slide}
            aria-label={m.slideOf({ at: at + 1, count })}
            data-current={at === current || undefined}
            className={classNames(
              "relative col-start-1 row-start-1 w-full shrink-0 snap-center overflow-hidden rounded-lg",
              at === current
                ? "transition-opacity duration-250"
                : "invisible opacity-0 transition-[opacity,visibility] duration-250 noscript:visible noscript:opacity-100",
              // `display: none` keeps the pictures of more distant slides from loading.
              !isNeighbour(at, current, count) && "hidden noscript:block",
            )}
          >
            <figure>
              <Picture
                src={slide.url}
                fallback={fallbackPictures.other}
                alt=""
                width={1600}
                height={900}
                draggable={false}
                className="aspect-4/3 w-full sm:aspect-video lg:aspect-21/9"
              />
              {slide.caption && (
                <figcaption
                  className={classNames(
                    "absolute bottom-0 left-0 line-clamp-3 max-w-full rounded-tr-lg bg-structure px-box py-2 font-display text-lg leading-snug font-bold text-structure-ink md:text-xl",
                    // Only the picture fades: two captions over each other cannot be read.
                    at !== current && "invisible noscript:visible",
                  )}
                >
                  {markLanguage(slide.caption)}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {count > 1 && (
        // The buttons submit a form, so that React can replay clicks from before hydration.
        <form
          action={handleControl}
          className="mt-3 flex items-start gap-3 noscript:hidden print:hidden"
        >
          <button
            type="submit"
            name="choice"
            value={isPlaying ? "pause" : "play"}
            className="flex size-11 shrink-0 items-center justify-center rounded-md border border-line-strong hover:bg-surface-sunken"
          >
            <Icon path={isPlaying ? pauseIcon : playIcon} className="size-5" />
            <span className="sr-only">{isPlaying ? m.pause : m.play}</span>
          </button>
          <ul className="flex flex-wrap">
            {slides.map((slide, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={at}>
                <button
                  type="submit"
                  name="slide"
                  value={at}
                  aria-label={
                    slide.caption
                      ? m.showCaptioned({ at: at + 1, caption: slide.caption })
                      : m.showSlide({ at: at + 1 })
                  }
                  aria-current={at === current || undefined}
                  className="group flex size-11 items-center justify-center rounded-md"
                >
                  <span className="block size-3 rounded-full border-2 border-ink-muted transition-[width] group-hover:border-ink group-aria-[current]:w-7 group-aria-[current]:border-accent group-aria-[current]:bg-accent" />
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
    </section>
  );
}
