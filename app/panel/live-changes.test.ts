import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRefresher } from "./live-changes";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("changes at the same time cause one read, with each table once", async () => {
  const read = vi.fn(async () => {});
  const { add } = createRefresher(read);
  add("tours");
  add("tours", "categories");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read.mock.calls).toEqual([[["tours", "categories"]]]);
});

test("a read waits for the one before it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const read = vi.fn(() => promise);
  const { add } = createRefresher(read);
  add("tours");
  await vi.advanceTimersByTimeAsync(1_000);
  add("categories");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read.mock.calls).toEqual([[["tours"]]]);
  resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read.mock.calls).toEqual([[["tours"]], [["categories"]]]);
});

test("under a stream of changes the pauses grow, and the last change is read", async () => {
  const read = vi.fn(async () => {});
  const { add } = createRefresher(read);
  for (let ms = 0; ms < 60_000; ms += 100) {
    add("tours");
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(read.mock.calls.length).toBeLessThan(15);
  const before = read.mock.calls.length;
  add("tours");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read.mock.calls.length).toBeGreaterThan(before);
});
