import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleTours } from "~/features/tours/sample-tours";
import { rupeeAmount } from "./rupee-amount";

describe("rupeeAmount", () => {
  test.each([
    ["₹18,500", 18_500],
    ["₹ 18,500", 18_500],
    ["₹1,25,000 onwards", 125_000],
    ["From ₹9,999 per person", 9_999],
    ["Rs. 12,999/-", 12_999],
    ["Rs 12999", 12_999],
    ["INR 45000", 45_000],
    ["18,500 rupees", 18_500],
    ["12,999/- only", 12_999],
    ["₹1.5 lakh", 150_000],
    ["₹25k", 25_000],
    ["₹18,500.50", 18_500.5],
    ["₹18,500 (₹18,500 with breakfast)", 18_500],
    ["₹18,500 per person, 6 days", 18_500],
  ])("reads %s", (text, amount) => expect(rupeeAmount(text)).toBe(amount));

  test.each([
    "",
    "On request",
    "18500",
    "$500",
    "₹",
    "₹0",
    "₹15,000 - ₹18,000",
    "₹15,000 - 18,000",
    "₹15,000 to 18,000",
    "₹12,999 (was ₹15,999)",
    "Cars 500",
    "₹1.5L per head",
    "₹1.2 crore",
    "Rs 15 thousand",
    "₹ 18 500",
    "Save ₹2,000 now!",
    "₹15,000 — 18,000",
    "₹15,000 / 18,000",
    `₹${"9".repeat(60)}`,
  ])("reads no single price in %j", (text) => expect(rupeeAmount(text)).toBeNull());

  test("a missing text has no price", () => {
    expect(rupeeAmount(null)).toBeNull();
    expect(rupeeAmount(undefined)).toBeNull();
  });

  test("reads every amount written the Indian way", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amount) => {
        expect(rupeeAmount(`₹${amount.toLocaleString("en-IN")}`)).toBe(amount);
      }),
    );
  });

  test("never invents one out of any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."₹Rs.,059 lakhINRupes/-–tமு😀") }),
        (text) => {
          const amount = rupeeAmount(text);
          expect(amount === null || (Number.isFinite(amount) && amount > 0)).toBe(true);
        },
      ),
    );
  });

  test("every sample tour has one", () => {
    for (const { price } of sampleTours) expect(rupeeAmount(price), price).not.toBeNull();
  });
});
