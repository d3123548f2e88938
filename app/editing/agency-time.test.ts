import { expect, test } from "vitest";
import { agencyTimeInWords, fromAgencyTime, nextAgencyMidnight, toAgencyTime } from "./agency-time";

test("time fields use India's time, wherever the operator is", () => {
  expect(fromAgencyTime("2026-12-14T00:15")).toBe("2026-12-13T18:45:00.000Z");
  expect(toAgencyTime("2026-12-13T18:45:00+00:00")).toBe("2026-12-14T00:15");
  expect(toAgencyTime("2026-12-13 18:45:00.5+00")).toBe("2026-12-14T00:15");
  expect(agencyTimeInWords(new Date("2026-12-13T18:45:00Z"))).toBe("14 Dec 2026, 12:15 am");
});

test("a missing date becomes an empty field", () => {
  expect(toAgencyTime(null)).toBe("");
  expect(fromAgencyTime("")).toBeNull();
});

test("the agency's day ends at 18:30 UTC", () => {
  const midnight = Date.parse("2026-12-14T18:30:00Z");
  expect(nextAgencyMidnight(midnight - 1)).toBe(midnight);
  expect(nextAgencyMidnight(midnight)).toBe(midnight + 24 * 60 * 60 * 1000);
});
