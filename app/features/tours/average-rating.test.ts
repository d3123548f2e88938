import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { averageRating } from "./average-rating";

function rated(...ratings: unknown[]) {
  return ratings.map((rating) => ({ rating: rating as number }));
}

describe("averageRating", () => {
  test("is 4.8 without reviews", () => expect(averageRating([])).toBe("4.8"));
  test("has one decimal", () => {
    expect(averageRating(rated(5))).toBe("5.0");
    expect(averageRating(rated(5, 4, 4))).toBe("4.3");
    expect(averageRating(rated(4.3, 4.4))).toBe("4.4");
  });
  test("leaves out what is not a rating", () => {
    expect(averageRating(rated(undefined, "5", Number.NaN, 0, 6, 3))).toBe("3.0");
    expect(averageRating(rated(null))).toBe("4.8");
  });
  test("lies between the lowest and the highest rating", () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(ratings, (list) => {
        const average = averageRating(rated(...list));
        expect(average).toMatch(/^[1-5]\.\d$/);
        expect(Number(average)).toBeGreaterThanOrEqual(Math.min(...list));
        expect(Number(average)).toBeLessThanOrEqual(Math.max(...list));
      }),
    );
  });
});
