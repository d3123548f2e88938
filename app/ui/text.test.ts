import { expect, test } from "vitest";
import { inRupees } from "./text";

test.each([
  [0, "₹0"],
  [999, "₹999"],
  [125_000, "₹1,25,000"],
  [12_345_678, "₹1,23,45,678"],
  [-500, "−₹500"],
])("the amount %i is written %s", (amount, words) => {
  expect(inRupees(amount)).toBe(words);
});
