import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateOf, dayOf, longDay, sentDay } from "./days";

const anyDate = fc.date({
  min: new Date(1971, 0, 2),
  max: new Date(2199, 11, 30),
  noInvalidDate: true,
});

describe("days", () => {
  test("are shown with the month's name and sent as digits", () => {
    expect(longDay("2026-11-21")).toBe("21 November 2026");
    expect(longDay("2027-01-05")).toBe("5 January 2027");
    expect(sentDay("2027-01-05")).toBe("05/01/2027");
  });

  test("survive a conversion to a Date and back, at any hour", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(dayOf(dateOf(dayOf(date)))).toBe(dayOf(date));
      }),
    );
  });
});
