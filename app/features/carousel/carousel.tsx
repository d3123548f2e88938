import { type PointerEvent, startTransition, useEffect, useRef, useState } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { pauseIcon, playIcon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import { isShownUrl } from "~/ui/safe-url";
import type { CarouselImage } from "./data";
import { isNeighbour, slideAfter } from "./slide-order";
import { useIsStill } from "./use-is-still";

export type Slide = Pick<CarouselImage, "url" | "caption">;

const INTERVAL_MS = 1000; // spec §4, §9
const SWIPE_PX = 40;

/**
 * Slides that advance by themselves and wrap. They pause under the pointer (spec §4), while the
 * keyboard is inside and for whoever asked for stillness; without a script they are a row to scroll.
 */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  const [current, setCurrent] = useState(0);
  const [shown, setShown] = useState(0);
  const [isPointerOver, setIsPointerOver] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const [isHere, setIsHere] = useState(false);
  const isStill = useIsStill();
  const frame = useRef<HTMLElement>(null);
  const pressedAt = useRef<number | null>(null);

  const count = slides.length;
  // Pressing Play is a wish that outweighs where the focus is, and the system's stillness.
  const isPlaying = choice === "play" || (choice === null && !hasFocus && !isStill);
  const isRunning = isPlaying && !isPointerOver && count > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide, also one jumped to, has its full second
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => show(slideAfter(current, 1, count)), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, current, count]);

  useEffect(() => {
    setIsHere(true);
    // A pointer that was here before the script does not enter any more.
    if (frame.current?.matches(":hover") && matchMedia("(hover: hover)").matches) {
      setIsPointerOver(true);
    }
  }, []);

  // The frame after a press marks the dot; the slides are left to the next one.
  function show(at: number) {
    setCurrent(at);
    startTransition(() => setShown(at));
  }

  function handlePointerUp(event: PointerEvent) {
    const moved = event.clientX - (pressedAt.current ?? event.clientX);
    pressedAt.current = null;
    if (Math.abs(moved) >= SWIPE_PX) {
      show(slideAfter(current, moved < 0 ? 1 : -1, count));
    }
  }

  return (
    <section
      ref={frame}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setIsPointerOver(true)}
      onPointerLeave={() => setIsPointerOver(false)}
      onPointerCancel={() => setIsPointerOver(false)}
      onFocus={(event) => setHasFocus(event.target.matches(":focus-visible"))}
      onBlur={() => setHasFocus(false)}
    >
      <ul
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={handlePointerUp}
        aria-live={isRunning ? "off" : "polite"}
        className="flex snap-x snap-mandatory touch-pan-y gap-4 overflow-x-auto rounded-lg js:grid js:gap-0 js:overflow-hidden"
      >
        {slides.map((slide, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place; two may show the same picture
            key={at}
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${count}`}
            data-current={at === shown || undefined}
            className={classNames(
              "relative w-full shrink-0 snap-center overflow-hidden rounded-lg js:col-start-1 js:row-start-1",
              at === shown
                ? "js:transition-opacity js:duration-250"
                : "js:invisible js:opacity-0 js:transition-[opacity,visibility] js:duration-250",
              // Other pictures are not fetched before this script is here, and then only those beside the
              // current one: nothing loads lazily in no box.
              !(isHere ? isNeighbour(at, shown, count) : at === shown) && "js:hidden",
            )}
          >
            <figure>
              <Picture
                src={isShownUrl(slide.url) ? slide.url : null}
                fallback="/posters/placeholder.svg"
                alt={slide.caption}
                width={1600}
                height={900}
                draggable={false}
                className="aspect-4/3 w-full sm:aspect-video lg:aspect-21/9"
              />
              {slide.caption && (
                <figcaption
                  aria-hidden="true"
                  className="absolute bottom-0 left-0 line-clamp-2 max-w-full rounded-tr-lg bg-structure px-4 py-2 font-display text-lg leading-snug font-bold text-structure-ink md:px-6 md:text-xl"
                >
                  {slide.caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="mt-3 hidden items-start gap-3 js:not-print:flex">
          <button
            type="button"
            onClick={() => setChoice(isPlaying ? "pause" : "play")}
            className="flex size-11 shrink-0 items-center justify-center rounded-md border border-line-strong hover:bg-surface-sunken"
          >
            <Icon path={isPlaying ? pauseIcon : playIcon} className="size-5" />
            <span className="sr-only">{isPlaying ? "Pause slides" : "Play slides"}</span>
          </button>
          <ul className="flex flex-wrap">
            {slides.map((slide, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={at}>
                <button
                  type="button"
                  aria-label={`Show slide ${at + 1}${slide.caption && `: ${slide.caption}`}`}
                  aria-current={at === current || undefined}
                  onClick={() => show(at)}
                  className="group flex size-11 items-center justify-center rounded-md"
                >
                  <span className="block size-3 rounded-full border-2 border-ink-muted transition-[width] group-hover:border-ink group-aria-[current]:w-7 group-aria-[current]:border-accent group-aria-[current]:bg-accent" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
