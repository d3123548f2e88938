import { expect, test } from "vitest";
import { differenceText } from "./difference-text";

test.each([
  [{ price: 1200 }, "₹1,200 more"],
  [{ days: 1, price: 1200 }, "₹1,200 more, one day longer"],
  [{ days: -2, months: 1 }, "2 days shorter, one month later"],
  [
    { months: -3, city: "Madurai", category: "Kerala" },
    "in Kerala, from Madurai, 3 months earlier",
  ],
  [
    { price: null, days: null, months: null },
    "price on request, length on request, dates on request",
  ],
  [
    { city: null, category: null, without: ["goa", "beach"] },
    "without goa, beach, in no category, starting city on request",
  ],
])("%j is said as %s", (difference, text) => {
  expect(differenceText(difference)).toBe(text);
});
