import type { FocusEvent } from "react";

/** The width of the edge in which the content of a strip fades out. */
const FADE = 64;

/** Makes a child of a strip visible (`scroll-strip`). Scrolls only the strip, not the page. */
export function scrollIntoStrip(child: HTMLElement | null): void {
  const strip = child?.parentElement;
  if (!child || !strip) return;
  const start = child.offsetLeft - strip.offsetLeft;
  const isSeen =
    start - FADE >= strip.scrollLeft &&
    start + child.offsetWidth + FADE <= strip.scrollLeft + strip.clientWidth;
  if (!isSeen) strip.scrollLeft = start - (strip.clientWidth - child.offsetWidth) / 2;
}

/**
 * For a child's `onFocus`: browsers leave one that is partly out of sight where it is. A pressed one must
 * not move, because the press would end beside it.
 */
export function showFocused({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(":focus-visible")) scrollIntoStrip(currentTarget);
}
