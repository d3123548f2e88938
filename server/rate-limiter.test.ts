import { expect, test } from "vitest";
import { RateLimiter, secondsToWait } from "./rate-limiter.ts";

test("a key over its limit waits, and other keys do not", async () => {
  const limiter = new RateLimiter({ points: 2, duration: 60 });
  for (const wait of [0, 0]) expect(await secondsToWait(limiter, "one")).toBe(wait);
  expect(await secondsToWait(limiter, "one")).toBeGreaterThan(0);
  expect(await secondsToWait(limiter, "other")).toBe(0);
});

test("any number of keys takes limited memory, and a key in use is remembered", async () => {
  const limiter = new RateLimiter({ points: 2, duration: 600 });
  for (let n = 0; n < 30_000; n++) {
    await secondsToWait(limiter, `2001:db8:${n}::/64`);
    if (n % 5000 === 0) await secondsToWait(limiter, "busy");
  }
  expect(limiter.dump().storage).toHaveLength(10_000);
  expect(await secondsToWait(limiter, "busy")).toBeGreaterThan(0);
});
