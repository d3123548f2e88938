import { setTimeout as delay } from "node:timers/promises";
import { Counts } from "./counts.ts";

export class QueueFull extends Error {}

interface Options {
  atOnce: number;
  atOncePerKey?: number;
  /** The slots of tasks that are not preferred. The others stay free for preferred tasks. */
  atOnceOthers?: number;
  maxWaiting: number;
  maxWaitingPerKey: number;
  /** After each task, its slot stays empty for this multiple of the time that the task took. */
  rest?: number;
}

interface Job {
  start(): void;
  refuse(error: QueueFull): void;
}

/** Preferred tasks run first. In a full queue, they replace a waiting task. Throws QueueFull. */
export type FairQueue = <T>(
  key: string,
  task: () => Promise<T>,
  isPreferred?: boolean,
) => Promise<T>;

/** Limits how many tasks run at once. Keys take turns, so that a busy key delays only itself. */
export function fairQueue(options: Options): FairQueue {
  const preferred = new Map<string, Job[]>();
  const others = new Map<string, Job[]>();
  let waitingCount = 0;
  const running = new Counts();
  let runningOthers = 0;
  const perKey = options.atOncePerKey ?? options.atOnce;
  const maxOthers = options.atOnceOthers ?? options.atOnce;

  function hasRoom(key: string, isPreferred: boolean): boolean {
    return (
      running.total < options.atOnce &&
      running.get(key) < perKey &&
      (isPreferred || runningOthers < maxOthers)
    );
  }

  function begin(key: string, isPreferred: boolean): void {
    running.add(key, 1);
    if (!isPreferred) runningOthers++;
  }

  function end(key: string, isPreferred: boolean): void {
    running.add(key, -1);
    if (!isPreferred) runningOthers--;
    next();
  }

  function next(): void {
    for (const waiting of [preferred, others]) {
      for (const [key, jobs] of waiting) {
        if (!hasRoom(key, waiting === preferred)) continue;
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
    begin(key, waiting === preferred);
    job?.start();
  }

  /** Rejects one task of the busiest key. A key with only one task keeps it, unless `atAnyCost`. */
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
    if (!hasRoom(key, isPreferred)) {
      const waiting = isPreferred ? preferred : others;
      const own = waiting.get(key) ?? [];
      if (own.length >= options.maxWaitingPerKey) throw new QueueFull();
      if (waitingCount >= options.maxWaiting && (own.length > 0 || !makeRoom(isPreferred))) {
        throw new QueueFull();
      }
      waiting.set(key, own);
      waitingCount++;
      await new Promise<void>((resolve, reject) => own.push({ start: resolve, refuse: reject }));
    } else begin(key, isPreferred);
    const began = performance.now();
    try {
      return await task();
    } finally {
      if (options.rest) {
        void delay((performance.now() - began) * options.rest).then(() => end(key, isPreferred));
      } else end(key, isPreferred);
    }
  };
}
