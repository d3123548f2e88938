import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { datePriceInWords } from "./date-price";
import type { QuotedTour } from "./quoted-tour";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-28T09:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const date = {
  day: "2027-01-22",
  isSoldOut: false,
  price: "₹22,140",
  isClear: true,
  isForSeveral: false,
  rupees: 22_140,
};
const tour: QuotedTour = {
  days: 6,
  price: "₹19,980",
  isClear: true,
  isForSeveral: false,
  rupees: 19_980,
  dates: [
    date,
    { ...date, day: "2027-01-29", isSoldOut: true },
    { ...date, day: "2027-02-05", price: "On request", isClear: false, rupees: null },
  ],
};

test.each([
  ["2027-01-22", "Price of Fri 22 Jan 2027: ₹22,140"],
  ["2027-01-29", "Price of Fri 29 Jan 2027: ₹22,140. Sold out"],
  ["2027-02-05", "Price of Fri 5 Feb 2027: On request. Check the amount below"],
  ["2027-01-23", "No departure on Sat 23 Jan 2027. Price of the tour: ₹19,980"],
  ["2026-01-22", ""],
  ["20270-01-22", ""],
  ["", ""],
])("%s: %s", (day, words) => {
  expect(datePriceInWords(tour, day)).toBe(words);
});

test.each([
  ["a tour without dates", "2027-01-22", []],
  ["no day", "", [date]],
])("a price that is not one amount per person is to be checked, also with %s", (_, day, dates) => {
  const couples = { ...tour, price: "₹40,000 per couple", isClear: false, dates };
  expect(datePriceInWords(couples, day)).toBe(
    "Price of the tour: ₹40,000 per couple. Check the amount below",
  );
  expect(datePriceInWords({ ...couples, price: "" }, day)).toBe("");
});

test("nothing is said about the dates of a tour without dates", () => {
  expect(datePriceInWords({ ...tour, dates: [] }, "2027-01-22")).toBe("");
});

test("a quote in the Tamil panel can be without a first day", async () => {
  vi.stubEnv("VITE_LANGUAGE", "ta");
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const inTamil = await import("./date-price");
  expect(inTamil.datePriceInWords(tour, "")).toBe("");
});
