/** Makes a child of a strip visible (`scroll-strip`). Scrolls only the strip, not the page. */
export function scrollIntoStrip(child: HTMLElement | null): void {
  const strip = child?.parentElement;
  if (!child || !strip) return;
  const start = child.offsetLeft - strip.offsetLeft;
  const isSeen =
    start >= strip.scrollLeft && start + child.offsetWidth <= strip.scrollLeft + strip.clientWidth;
  if (!isSeen) strip.scrollLeft = start - (strip.clientWidth - child.offsetWidth) / 2;
}
