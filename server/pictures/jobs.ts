/** Thrown when more is waiting than could be done in good time. */
export class Busy extends Error {}

/** Runs at most `width` jobs at once; the rest wait in order, at most `waiting` of them. */
export function createJobs(width: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  /** The place of a job that has ended goes to the one that waits longest. */
  function next(): void {
    const start = queue.shift();
    if (start) start();
    else running--;
  }

  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (queue.length >= waiting) throw new Busy("Too many pictures are being made");
      await new Promise<void>((start) => queue.push(start));
    } else running++;
    try {
      return await job();
    } finally {
      next();
    }
  };
}
