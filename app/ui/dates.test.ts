import { expect, test } from "vitest";
import { monthNames, shortDate } from "./dates";

test("a date shows its year only if it is not this year", () => {
  expect(shortDate("2026-12-04", "2026-11-24")).toBe("Fri 4 Dec");
  expect(shortDate("2027-01-15", "2026-11-24")).toBe("Fri 15 Jan 2027");
  expect(shortDate("2026-12-04")).toBe("Fri 4 Dec 2026");
});

test("month names are written in full", () => {
  expect(monthNames).toHaveLength(12);
  expect(monthNames[8]).toBe("September");
});
