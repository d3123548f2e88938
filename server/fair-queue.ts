import { setTimeout as delay } from "node:timers/promises";

/** Too many tasks wait already. */
export class QueueFull extends Error {}

interface Options {
  atOnce: number;
  atOncePerKey?: number;
  maxWaiting: number;
  maxWaitingPerKey: number;
  /** A slot stays empty after a task for this multiple of the task's time. */
  rest?: number;
}

interface Job {
  start(): void;
  refuse(error: QueueFull): void;
}

/** A preferred task goes before the others, and replaces one when the queue is full. Throws QueueFull. */
export type FairQueue = <T>(
  key: string,
  task: () => Promise<T>,
  isPreferred?: boolean,
) => Promise<T>;

/** Runs a few tasks at a time; the keys take turns, so that a busy key delays only itself. */
export function fairQueue(options: Options): FairQueue {
  const preferred = new Map<string, Job[]>();
  const others = new Map<string, Job[]>();
  let waitingCount = 0;
  let running = 0;
  const runningByKey = new Map<string, number>();
  const perKey = options.atOncePerKey ?? options.atOnce;

  function hasRoom(key: string): boolean {
    return running < options.atOnce && (runningByKey.get(key) ?? 0) < perKey;
  }

  function begin(key: string): void {
    running++;
    runningByKey.set(key, (runningByKey.get(key) ?? 0) + 1);
  }

  function end(key: string): void {
    running--;
    const left = (runningByKey.get(key) ?? 1) - 1;
    if (left > 0) runningByKey.set(key, left);
    else runningByKey.delete(key);
    next();
  }

  function next(): void {
    for (const waiting of [preferred, others]) {
      for (const [key, jobs] of waiting) {
        if (!hasRoom(key)) continue;
        startFirst(waiting, key, jobs);
        return;
      }
    }
  }

  function startFirst(waiting: Map<string, Job[]>, key: string, jobs: Job[]): void {
    const job = jobs.shift();
    waiting.delete(key);
    if (jobs.length > 0) waiting.set(key, jobs);
    waitingCount--;
    begin(key);
    job?.start();
  }

  /** Refuses the last task of the key that has the most; its only one just for `atAnyCost`. */
  function makeRoom(atAnyCost: boolean): boolean {
    let [busiest = "", longest = []]: [string?, Job[]?] = [];
    for (const [key, jobs] of others) {
      if (jobs.length > longest.length) [busiest, longest] = [key, jobs];
    }
    if (longest.length < (atAnyCost ? 1 : 2)) return false;
    longest.pop()?.refuse(new QueueFull());
    if (longest.length === 0) others.delete(busiest);
    waitingCount--;
    return true;
  }

  return async (key, task, isPreferred = false) => {
    if (!hasRoom(key)) {
      const waiting = isPreferred ? preferred : others;
      const own = waiting.get(key) ?? [];
      if (own.length >= options.maxWaitingPerKey) throw new QueueFull();
      if (waitingCount >= options.maxWaiting && (own.length > 0 || !makeRoom(isPreferred))) {
        throw new QueueFull();
      }
      waiting.set(key, own);
      waitingCount++;
      await new Promise<void>((resolve, reject) => own.push({ start: resolve, refuse: reject }));
    } else begin(key);
    const began = performance.now();
    try {
      return await task();
    } finally {
      if (options.rest) {
        void delay((performance.now() - began) * options.rest).then(() => end(key));
      } else end(key);
    }
  };
}
