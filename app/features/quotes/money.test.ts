import { expect, test } from "vitest";
import { lineTotal, totalOf } from "./money";

test("a total is the sum of count times rupees, less the discounts", () => {
  const adults = { label: "Adult", count: 4, rupees: 14_900 };
  const child = { label: "Child", count: 1, rupees: 8_500 };
  const discount = { label: "Discount", count: 1, rupees: -2_000 };
  expect(lineTotal(adults)).toBe(59_600);
  expect(totalOf([])).toBe(0);
  expect(totalOf([adults, child, discount])).toBe(66_100);
});
