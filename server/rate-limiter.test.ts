import { expect, test } from "vitest";
import { RateLimiter } from "./rate-limiter.ts";

test("a key over its limit waits, and other keys do not", () => {
  const limiter = new RateLimiter({ points: 2, duration: 60 });
  for (const wait of [0, 0, 60]) expect(limiter.use("one")).toBe(wait);
  expect(limiter.use("other")).toBe(0);
});

test("a key may be used again after its period, which refused uses do not extend", async () => {
  const limiter = new RateLimiter({ points: 1, duration: 0.3 });
  for (const wait of [0, 1]) expect(limiter.use("one")).toBe(wait);
  await expect.poll(() => limiter.use("one")).toBe(0);
});

test("a refunded use does not count", () => {
  const limiter = new RateLimiter({ points: 1, duration: 60 });
  for (let n = 0; n < 3; n++) {
    expect(limiter.use("one")).toBe(0);
    limiter.refund("one");
  }
});

test("any number of keys takes limited memory, and a key in use is remembered", () => {
  const limiter = new RateLimiter({ points: 2, duration: 600 });
  const use = (n: number) => limiter.use(`2001:db8:${n}::/64`);
  for (let n = 0; n < 30_000; n++) {
    for (let times = 0; times < 3; times++) use(n);
    if (n % 5000 === 0) limiter.use("busy");
  }
  expect(limiter.use("busy")).toBeGreaterThan(0);
  expect(use(29_999)).toBeGreaterThan(0);
  expect(use(19_000)).toBe(0);
});
