import { expect, test } from "vitest";
import { asRupees } from "./bare-price.ts";

test.each([
  ["24500", "₹24,500"],
  [" 2450000 ", "₹24,50,000"],
  ["₹24500", "₹24,500"],
  ["Rs. 18,500/-", "₹18,500"],
  ["INR 999", "₹999"],
  ["24,50,0", "₹24,500"],
  ["0500", "₹500"],
  ["₹10.000", "₹10,000"],
  ["1.250.000", "₹12,50,000"],
])("the price %j is offered as %s", (price, amount) => {
  expect(asRupees(price)).toBe(amount);
});

test.each([
  "",
  "₹24,500",
  "0",
  "24500 per couple",
  "24500-30000",
  "24.5k",
  "₹24.50",
  "On request",
  "9".repeat(13),
])("the price %j stays unchanged", (price) => {
  expect(asRupees(price)).toBeNull();
});
