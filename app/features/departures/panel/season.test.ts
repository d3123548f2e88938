import fc from "fast-check";
import { expect, test } from "vitest";
import { departureSchema } from "./schema";
import { MAX_DATES, seasonDates } from "./season";

test("a season includes every Friday, with both ends and across 29 February", () => {
  const dates = seasonDates({ from: "2028-02-18", to: "2028-03-10", weekdays: [5] });
  expect(dates).toEqual(["2028-02-18", "2028-02-25", "2028-03-03", "2028-03-10"]);
});

test.each([
  ["", "2027-01-31", [5]],
  ["2027-01-01", "", [5]],
  ["2027-01-01", "2027-01-31", []],
  ["2027-01-31", "2027-01-01", [5]],
  ["2027-02-30", "+012027-02-01", [1]],
])("an incomplete or invalid season, %j to %j on %j, has no dates", (from, to, weekdays) => {
  expect(seasonDates({ from, to, weekdays })).toEqual([]);
});

test("season dates are in order, on the chosen weekdays, and stop soon after the limit", () => {
  const day = fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true });
  const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }));
  fc.assert(
    fc.property(day, day, weekdays, (one, other, weekdays) => {
      const [from = "", to = ""] = [one, other]
        .map((date) => date.toISOString().slice(0, 10))
        .sort();
      const dates = seasonDates({ from, to, weekdays });
      expect(dates.length).toBeLessThanOrEqual(MAX_DATES + 1);
      expect(dates).toEqual([...new Set(dates)].sort());
      for (const date of dates) {
        expect(date >= from && date <= to).toBe(true);
        expect(weekdays).toContain(new Date(date).getUTCDay());
      }
    }),
    { numRuns: 20 },
  );
});

test.each([
  ["8000", "₹8,000"],
  ["₹ 24500/-", "₹24,500"],
  ["8000 per couple", "8000 per couple"],
  ["", null],
])("a date with the price %j is stored with %j", (typed, price) => {
  const details = { starts_on: "2099-01-01", status: "" as const, seats_left: "" };
  expect(departureSchema.parse({ ...details, price: typed }).price).toBe(price);
});
