/** The slide `steps` further (or back), wrapping around. */
export function slideAfter(current: number, steps: number, count: number): number {
  return (((current + steps) % count) + count) % count;
}

/** Whether a slide is the current one or right beside it, around the ends too. */
export function isNeighbour(slide: number, current: number, count: number): boolean {
  return [-1, 0, 1].some((steps) => slideAfter(current, steps, count) === slide);
}
