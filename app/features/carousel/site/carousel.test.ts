import fc from "fast-check";
import { expect, test } from "vitest";
import { isNeighbour, slideAfter } from "./carousel";

const place = fc
  .integer({ min: 1, max: 50 })
  .chain((count) => fc.record({ count: fc.constant(count), at: fc.nat(count - 1) }));

test("advancing by the number of slides returns to the same slide, and back undoes forward", () => {
  fc.assert(
    fc.property(place, fc.integer({ min: -99, max: 99 }), ({ count, at }, steps) => {
      const there = slideAfter(at, steps, count);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(count);
      expect(slideAfter(there, -steps, count)).toBe(at);
      expect(slideAfter(at, count, count)).toBe(at);
    }),
  );
});

test("the next slide is always a neighbour, and at most three slides are neighbours", () => {
  fc.assert(
    fc.property(place, ({ count, at }) => {
      expect(isNeighbour(at, at, count)).toBe(true);
      expect(isNeighbour(slideAfter(at, 1, count), at, count)).toBe(true);
      const near = Array.from({ length: count }, (_, slide) => isNeighbour(slide, at, count));
      expect(near.filter(Boolean).length).toBe(Math.min(3, count));
    }),
  );
});
